//! Dice: what it is worth to roll on, over all rolls and everything that can be set aside of them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use dragonhall_protocol::games::dragon_farkle::EventFace;
use dragonhall_rules::dragon_farkle::{Fall, falls};

/// The soldiers of one step; all numbers of soldiers are multiples of it.
pub(super) const STEP: u32 = 50;

/// The most soldier dice of a roll.
pub(super) const DICE: usize = 6;

/// How likely the event die is blank.
pub(super) const BLANK: f32 = 4.0 / 6.0;

/// How likely it shows the dragon, and how likely the rally.
pub(super) const PICTURE: f32 = 1.0 / 6.0;

/// How many steps soldiers are.
pub(super) fn steps(soldiers: u32) -> usize {
    (soldiers / STEP) as usize
}

/// Rolls of which the same can be set aside.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Kind {
    pub(super) chance: f32,
    /// The best set of each number of dice: how many dice are left, and its worth in steps; none at a farkle.
    pub(super) sets: Vec<(usize, usize)>,
    /// How many dice are left, and the worth, if all scoring dice are set aside.
    pub(super) all: (usize, usize),
}

/// The kinds of rolls, by the number of dice.
pub(super) static KINDS: LazyLock<Vec<Vec<Kind>>> = LazyLock::new(|| {
    (0..=DICE)
        .map(|count| {
            let mut kinds: Vec<Kind> = Vec::new();
            for kind in falls(count as u8).iter().map(|fall| kind(count, fall)) {
                match kinds.iter_mut().find(|known| known.sets == kind.sets) {
                    Some(known) => known.chance += kind.chance,
                    None => kinds.push(kind),
                }
            }
            kinds
        })
        .collect()
});

/// The kind of every roll, by its dice with the smallest first.
static KIND_OF: LazyLock<BTreeMap<Vec<u8>, Kind>> = LazyLock::new(|| {
    (1..=DICE)
        .flat_map(|count| {
            let falls = falls(count as u8).into_iter();
            falls.map(move |fall| (fall.dice.clone(), kind(count, &fall)))
        })
        .collect()
});

/// How likely each number of dice is left when all scoring dice are set aside.
static LEFT: LazyLock<[[f32; DICE + 1]; DICE + 1]> = LazyLock::new(|| {
    let mut left = [[0.0; DICE + 1]; DICE + 1];
    for (dice, kinds) in KINDS.iter().enumerate() {
        for kind in kinds {
            left[dice][kind.all.0] += kind.chance;
        }
    }
    left
});

fn kind(count: usize, fall: &Fall) -> Kind {
    let best = |used: usize| {
        let sets = fall.sets.iter().filter(|set| usize::from(set.dice) == used);
        sets.map(|set| steps(set.worth)).max()
    };
    Kind {
        chance: fall.orders as f32 / (DICE as f32).powi(count as i32),
        sets: (1..=count)
            .filter_map(|used| Some((count - used, best(used)?)))
            .collect(),
        all: (count - usize::from(fall.all.dice), steps(fall.all.worth)),
    }
}

/// What it is worth to somebody to end a turn of rolling.
#[derive(Clone, Debug)]
pub(super) struct Ends {
    /// Stopping, by the steps set aside.
    pub(super) stop: Vec<f32>,
    /// A farkle, by the steps set aside.
    pub(super) farkle: Vec<f32>,
}

/// What rolling is worth by the dice and the steps set aside, to somebody who always does what is best.
#[derive(Clone, Debug)]
pub(super) struct Rolling {
    ends: Ends,
    /// How many dice are rolled once all have scored.
    fresh: usize,
    /// The steps that a first magic item is worth.
    item: usize,
    roll: Vec<[f32; DICE + 1]>,
    /// Stopping or rolling on, whichever is better; with no dice left, all are rolled again.
    best: Vec<[f32; DICE + 1]>,
}

impl Rolling {
    /// Finds out, from the most steps down to none.
    pub(super) fn new(fresh: usize, item: usize, ends: Ends) -> Self {
        let count = ends.stop.len();
        let mut rolling = Self {
            ends,
            fresh,
            item,
            roll: vec![[0.0; DICE + 1]; count],
            best: vec![[0.0; DICE + 1]; count],
        };
        let last = count - 1;
        rolling.settle(last, [rolling.ends.stop[last]; DICE + 1]);
        for steps in (0..last).rev() {
            let mut known = [0.0; DICE + 1];
            for (dice, known) in known.iter_mut().enumerate().skip(1) {
                *known = rolling.without_dragon(dice, steps);
            }
            rolling.settle(steps, known);
            // The dragon leaves the steps as they are, so what follows it is found by going round.
            for _ in 0..4 {
                let mut roll = known;
                for (dice, roll) in roll.iter_mut().enumerate().skip(1) {
                    *roll += PICTURE * rolling.eaten(dice, steps);
                }
                rolling.settle(steps, roll);
            }
        }
        rolling
    }

    fn settle(&mut self, steps: usize, roll: [f32; DICE + 1]) {
        let mut best = roll.map(|roll| roll.max(self.ends.stop[steps]));
        best[0] = best[self.fresh];
        (self.roll[steps], self.best[steps]) = (roll, best);
    }

    /// The part of a roll's worth that comes from blanks and rallies.
    fn without_dragon(&self, dice: usize, steps: usize) -> f32 {
        KINDS[dice]
            .iter()
            .map(|kind| {
                let [blank, rally] =
                    [EventFace::Blank, EventFace::Rally].map(|face| self.lies(kind, face, steps));
                kind.chance * (BLANK * blank + PICTURE * rally)
            })
            .sum()
    }

    /// What a roll of this kind is worth.
    fn lies(&self, kind: &Kind, event: EventFace, steps: usize) -> f32 {
        let at = |left: usize, steps: usize| self.best[steps.min(self.best.len() - 1)][left];
        let each = |worth: &dyn Fn(usize) -> usize| {
            let sets = kind.sets.iter();
            let worths = sets.map(|&(left, soldiers)| at(left, steps + worth(soldiers)));
            worths.reduce(f32::max).unwrap_or(self.ends.farkle[steps])
        };
        match event {
            EventFace::Dragon => at(kind.all.0, steps),
            EventFace::Blank => each(&|soldiers| soldiers),
            EventFace::Rally => each(&|soldiers| soldiers + soldiers.max(self.item)),
        }
    }

    fn steps(&self, soldiers: u32, items: u8) -> usize {
        (steps(soldiers) + self.item * usize::from(items.min(1))).min(self.best.len() - 1)
    }

    /// A roll of so many dice whose event die is turned to the dragon.
    pub(super) fn eaten(&self, dice: usize, steps: usize) -> f32 {
        let left = LEFT[dice].iter().zip(self.best[steps]);
        left.map(|(chance, best)| chance * best).sum()
    }

    /// Having set aside so many soldiers and items, with so many dice left.
    pub(super) fn set_aside(&self, left: u8, soldiers: u32, items: u8) -> f32 {
        self.best[self.steps(soldiers, items)][usize::from(left)]
    }

    /// Rolling so many dice.
    pub(super) fn roll(&self, dice: u8, soldiers: u32, items: u8) -> f32 {
        self.roll[self.steps(soldiers, items)][usize::from(dice)]
    }

    /// A roll as it lies.
    pub(super) fn rolled(&self, dice: &[u8], event: EventFace, soldiers: u32, items: u8) -> f32 {
        let mut dice = dice.to_vec();
        dice.sort_unstable();
        let steps = self.steps(soldiers, items);
        KIND_OF
            .get(&dice)
            .map_or(0.0, |kind| self.lies(kind, event, steps))
    }

    /// Stopping.
    pub(super) fn stop(&self, soldiers: u32, items: u8) -> f32 {
        self.ends.stop[self.steps(soldiers, items)]
    }

    /// Accepting a farkle.
    pub(super) fn farkle(&self, soldiers: u32, items: u8) -> f32 {
        self.ends.farkle[self.steps(soldiers, items)]
    }
}
