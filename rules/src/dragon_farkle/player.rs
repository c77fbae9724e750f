//! A player's mat: army, companion, items and marks.

use dragonhall_protocol::games::dragon_farkle::{Companion, Item};

use super::cards::Items;
use super::knowledge::Kinds;

/// A player's mat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Player {
    pub(super) army: u32,
    pub(super) companion: Companion,
    /// Whether the companion has helped since this player's turn began.
    pub(super) companion_used: bool,
    pub(super) in_keep: bool,
    /// Whether Dragon Bait waits for the next event die.
    pub(super) baited: bool,
    pub(super) cloaked: bool,
    /// The wounds that a Smoke Bomb keeps open until this player's next action.
    pub(super) wounds: u8,
    pub(super) items: Items,
    /// What everybody knows not to be among the items.
    pub(super) without: Kinds,
}

impl Player {
    /// A player before anything is dealt.
    pub(super) fn new() -> Self {
        Self {
            army: 0,
            companion: Companion::Skree,
            companion_used: false,
            in_keep: false,
            baited: false,
            cloaked: false,
            wounds: 0,
            items: Items::default(),
            without: Kinds::default(),
        }
    }

    /// How many items this player may have at the end of a turn.
    pub(super) fn most_items(&self) -> u8 {
        if self.items.has(Item::SackOfHolding) { 3 } else { 1 }
    }

    /// Whether this player has to choose what to keep.
    pub(super) fn has_too_many(&self) -> bool {
        self.items.len() > self.most_items()
    }

    /// Whether the army went while the player was in the Keep.
    pub(super) fn is_eaten(&self) -> bool {
        self.in_keep && self.army == 0
    }
}
