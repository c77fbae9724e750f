//! Soldier dice, as they lie and as numbers of each face.

use super::soldiers::all_scoring;

/// The most soldier dice that are rolled together.
pub(super) const MOST: u8 = 6;

/// Up to six soldier dice in the order in which they lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Dice {
    pub(super) values: [u8; MOST as usize],
    pub(super) len: u8,
}

impl Dice {
    /// The dice, at most six of them.
    pub(super) fn new(values: impl IntoIterator<Item = u8>) -> Self {
        let mut dice = Self::default();
        for value in values.into_iter().take(usize::from(MOST)) {
            dice.values[usize::from(dice.len)] = value;
            dice.len += 1;
        }
        dice
    }

    /// How many there are.
    pub(super) fn len(&self) -> u8 {
        self.len
    }

    /// What they show.
    pub(super) fn values(&self) -> &[u8] {
        &self.values[..usize::from(self.len)]
    }

    /// How many there are of each face.
    pub(super) fn faces(&self) -> Faces {
        Faces::from_values(self.values()).unwrap_or_default()
    }

    /// Changes one die that shows a face to another.
    pub(super) fn change(&mut self, from: u8, to: u8) {
        let dice = &mut self.values[..usize::from(self.len)];
        if let Some(die) = dice.iter_mut().find(|die| **die == from) {
            *die = to;
        }
    }
}

/// How many dice show each face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Faces(pub(super) [u8; 6]);

impl Faces {
    /// Counts dice; nothing if one of them is no face or there are more than six.
    pub(super) fn from_values(values: &[u8]) -> Option<Self> {
        if values.len() > usize::from(MOST) {
            return None;
        }
        let mut faces = Self::default();
        for value in values {
            *faces.0.get_mut(usize::from(value.checked_sub(1)?))? += 1;
        }
        Some(faces)
    }

    /// This many dice of each face, from 1 to 6.
    pub(super) fn from_counts(counts: impl Iterator<Item = u8>) -> Self {
        let mut faces = Self::default();
        for (place, count) in faces.0.iter_mut().zip(counts) {
            *place = count;
        }
        faces
    }

    /// Every face with the number of dice that show it.
    pub(super) fn counts(self) -> impl Iterator<Item = (u8, u8)> {
        (1..).zip(self.0)
    }

    /// How many dice there are.
    pub(super) fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// How many dice show a face.
    pub(super) fn of(self, face: u8) -> u8 {
        let place = usize::from(face).wrapping_sub(1);
        self.0.get(place).copied().unwrap_or(0)
    }

    /// Whether these dice are among others.
    pub(super) fn is_within(self, others: Self) -> bool {
        self.0.iter().zip(others.0).all(|(count, other)| *count <= other)
    }

    /// Whether they are 1-2-3-4-5-6.
    pub(super) fn is_straight(self) -> bool {
        self.0 == [1; 6]
    }

    /// Whether they are three pairs; four of a kind and a pair are.
    pub(super) fn is_three_pairs(self) -> bool {
        self.len() == MOST && self.0.iter().all(|count| count % 2 == 0)
    }

    /// Whether any of them scores.
    pub(super) fn score(self) -> bool {
        all_scoring(self).len() > 0
    }

    /// The dice, the smallest first.
    pub(super) fn values(self) -> Vec<u8> {
        self.counts()
            .flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)))
            .collect()
    }

    /// Every selection of these dice, none and all included.
    pub(super) fn subsets(self) -> impl Iterator<Item = Self> {
        let total: usize = self.0.iter().map(|count| usize::from(*count) + 1).product();
        (0..total).map(move |number| {
            let mut rest = number;
            Self(self.0.map(|count| {
                let choices = usize::from(count) + 1;
                let chosen = rest % choices;
                rest /= choices;
                chosen as u8
            }))
        })
    }
}

/// Every way in which this many dice can fall, the smallest first, each with the number of orders in which it can.
pub(super) fn falls(count: u8) -> impl Iterator<Item = (Dice, u32)> {
    let mut falls = vec![Dice::default()];
    for _ in 0..count {
        let longer = falls.iter().flat_map(|dice| {
            let largest = dice.values().last().copied().unwrap_or(1);
            (largest..=6).map(|face| Dice::new(dice.values().iter().copied().chain([face])))
        });
        falls = longer.collect();
    }
    falls.into_iter().map(|dice| (dice, orders(dice.faces())))
}

/// The number of orders in which dice with these faces can lie.
fn orders(faces: Faces) -> u32 {
    let factorial = |count: u8| (1..=u32::from(count)).product::<u32>();
    faces.counts().fold(factorial(faces.len()), |orders, (_, count)| {
        orders / factorial(count)
    })
}
