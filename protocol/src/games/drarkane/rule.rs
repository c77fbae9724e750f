//! The rules that forbid something.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Card, Suit};
use super::dragons::{Ask, Dragon};
use super::objectives::Objective;
use super::stage::Stage;
use crate::ids::Seat;

/// A rule that forbids something, by the id that the help and the log use too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "id", rename_all = "kebab-case")]
#[schemars(rename = "DrarkaneRule")]
#[ts(rename = "DrarkaneRule", export_to = "drarkane.ts")]
pub enum Rule {
    /// Another step of the round comes first; in `place`, everything that fits has to be laid.
    AnotherStepFirst {
        /// The step that it is time for.
        stage: Stage,
    },
    /// A card of the led suit has to be played by whoever holds one; influence cards are always allowed.
    FollowSuit {
        /// The led suit.
        suit: Suit,
    },
    /// The card is not in the player's hand.
    CardNotHeld {
        /// The card that was asked for.
        card: Card,
    },
    /// The Mercenary counts 0 or 14, and its player says which.
    MercenaryCountsZeroOrFourteen,
    /// A contract is a number of tricks from 0 to the number of cards dealt.
    ContractOutOfRange {
        /// The most that can be declared.
        most: u8,
    },
    /// The objective is not among those to choose from.
    ObjectiveNotHeld {
        /// The objective that was asked for.
        objective: Objective,
    },
    /// The card is not among the trick's cards that are still to be placed.
    NotToBePlaced {
        /// The card that was asked for.
        card: Card,
    },
    /// The dragon is not in the battle zone.
    DragonNotInZone {
        /// The dragon that was asked for.
        dragon: Dragon,
    },
    /// The dragon has no such slot.
    NoSuchSlot {
        /// The dragon.
        dragon: Dragon,
        /// How many slots it has.
        slots: u8,
    },
    /// A card lies on the slot already.
    SlotFilled {
        /// The dragon.
        dragon: Dragon,
        /// The slot.
        slot: u8,
    },
    /// The card is not what the slot asks for.
    DoesNotFit {
        /// The card.
        card: Card,
        /// What the slot asks for.
        ask: Ask,
    },
    /// The card fits no open slot and will be discarded.
    FitsNowhere {
        /// The card.
        card: Card,
    },
    /// Cards are exchanged with the own teammate only.
    NotYourTeammate {
        /// The seat that was asked for.
        seat: Seat,
    },
    /// For a received card another one has to be given.
    GiveAnotherCard {
        /// The received card.
        card: Card,
    },
}
