//! The action of a turn: who rolls, with how many dice, and what is set aside.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Companion, EventFace, Reward};

use super::cards::Items;
use super::dice::{Dice, Faces, MOST};
use super::soldiers::all_scoring;

/// What is being done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Errand {
    Recruit,
    Brawl {
        defender: Seat,
        /// Whether the attack is over and the defender rolls.
        attacked: bool,
    },
    Battle {
        /// The dragon's.
        wounds: u8,
    },
}

/// What a roll is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Recruiting,
    Attacking,
    Defending,
    Battling,
}

/// The action of a turn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Action {
    pub(super) errand: Errand,
    /// Of the player whose turn it is.
    pub(super) side: Side,
    /// Of the defender in a brawl.
    pub(super) defence: Side,
    /// The roll that waits for its roller.
    pub(super) roll: Option<Roll>,
}

/// What one player has set aside.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Side {
    /// How many soldier dice the player has.
    pub(super) dice: u8,
    /// How many the next roll has.
    pub(super) next: u8,
    /// Soldiers set aside, the score in a brawl, or the soldiers lost in the Final Battle.
    pub(super) score: u32,
    /// The part of the score that Battle Banners gave.
    pub(super) banners: u32,
    pub(super) shelves: Vec<Shelf>,
    pub(super) items: Items,
}

/// Dice of one roll that were set aside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shelf {
    pub(super) dice: Faces,
    pub(super) soldiers: u32,
    pub(super) eaten: u32,
    pub(super) reward: Option<Reward>,
}

/// A roll as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Roll {
    pub(super) dice: Dice,
    pub(super) event: EventFace,
}

impl Action {
    /// An action that has just been chosen.
    pub(super) fn new(errand: Errand, defending: Option<Companion>) -> Self {
        Self {
            errand,
            side: Side::with(MOST),
            defence: defending.map_or_else(Side::default, |companion| Side::with(defending_dice(companion))),
            roll: None,
        }
    }

    /// What the next roll, or the one that waits, is for.
    pub(super) fn purpose(&self) -> Purpose {
        match self.errand {
            Errand::Recruit => Purpose::Recruiting,
            Errand::Brawl { attacked: false, .. } => Purpose::Attacking,
            Errand::Brawl { attacked: true, .. } => Purpose::Defending,
            Errand::Battle { .. } => Purpose::Battling,
        }
    }

    /// The side that rolls now.
    pub(super) fn rolling(&self) -> &Side {
        match self.purpose() {
            Purpose::Recruiting | Purpose::Attacking | Purpose::Battling => &self.side,
            Purpose::Defending => &self.defence,
        }
    }

    /// The side that rolls now.
    pub(super) fn rolling_mut(&mut self) -> &mut Side {
        match self.purpose() {
            Purpose::Recruiting | Purpose::Attacking | Purpose::Battling => &mut self.side,
            Purpose::Defending => &mut self.defence,
        }
    }

    /// Whether a roll is a farkle: nothing scores, and the event die does not help.
    pub(super) fn farkles(&self, roll: &Roll) -> bool {
        let helped = match (self.purpose(), roll.event) {
            (Purpose::Battling, EventFace::Rally) | (_, EventFace::Dragon) => true,
            (_, EventFace::Blank | EventFace::Rally) => false,
        };
        !helped && !roll.dice.faces().score()
    }
}

impl Side {
    fn with(dice: u8) -> Self {
        Self {
            dice,
            next: dice,
            ..Self::default()
        }
    }

    /// Puts dice of a roll on a shelf; when no die is left, all are rolled again.
    pub(super) fn shelve(&mut self, rolled: u8, shelf: Shelf) {
        self.next = self.after(rolled, shelf.dice);
        self.score += shelf.soldiers;
        self.shelves.push(shelf);
    }

    /// How many dice the next roll has once some of a roll are set aside.
    pub(super) fn after(&self, rolled: u8, set: Faces) -> u8 {
        match rolled - set.len() {
            0 => self.dice,
            left => left,
        }
    }
}

impl Roll {
    /// All scoring dice.
    pub(super) fn scoring(&self) -> Faces {
        all_scoring(self.dice.faces())
    }
}

/// How many soldier dice a defender rolls.
pub(super) fn defending_dice(companion: Companion) -> u8 {
    match companion {
        Companion::DameOaken => 6,
        Companion::Skree
        | Companion::OldHobb
        | Companion::BramQuartermaster
        | Companion::SisterWend
        | Companion::Grimbold
        | Companion::PipLightfinger
        | Companion::EmberTheHatchling
        | Companion::MiraTheBard
        | Companion::SirDunstan => 5,
    }
}
