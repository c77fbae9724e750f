//! A set of cards whose order nobody knows: a bit for each card.
//!
//! A shuffled deck is such a set. Its order is not decided before somebody draws, so it cannot leak.

use std::fmt;
use std::marker::PhantomData;

use crate::rng::GameRng;

/// A kind of card of which each exists once.
pub(super) trait Card: Copy + fmt::Debug {
    /// Its row in the table of its kind.
    fn index(self) -> usize;
    /// The card of a row.
    fn at(index: usize) -> Self;
    /// How many there are, 64 at most.
    fn count() -> usize;
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Cards<C> {
    pub(super) bits: u64,
    pub(super) kind: PhantomData<C>,
}

impl<C: Card> Cards<C> {
    /// No card.
    pub(super) const NONE: Self = Self {
        bits: 0,
        kind: PhantomData,
    };

    /// Every card of the kind.
    pub(super) fn all() -> Self {
        (0..C::count()).map(C::at).collect()
    }

    pub(super) fn insert(&mut self, card: C) {
        self.bits |= 1 << card.index();
    }

    pub(super) fn remove(&mut self, card: C) {
        self.bits &= !(1 << card.index());
    }

    pub(super) fn contains(self, card: C) -> bool {
        self.bits & 1 << card.index() != 0
    }

    pub(super) fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    pub(super) fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The cards of either.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            bits: self.bits | other.bits,
            ..self
        }
    }

    /// The cards that the other does not have.
    pub(super) fn without(self, other: Self) -> Self {
        Self {
            bits: self.bits & !other.bits,
            ..self
        }
    }

    /// The cards in the order of their table.
    pub(super) fn iter(self) -> impl Iterator<Item = C> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let index = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(C::at(index))
        })
    }

    /// One of the cards, each equally likely.
    pub(super) fn any(self, rng: &mut GameRng) -> Option<C> {
        match self.len() {
            0 => None,
            1 => self.iter().next(),
            count => self.iter().nth(rng.below(count as u32) as usize),
        }
    }
}

impl<C: Card> FromIterator<C> for Cards<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, |mut set, card| {
            set.insert(card);
            set
        })
    }
}

impl<C: Card> fmt::Debug for Cards<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
