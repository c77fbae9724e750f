//! What a player asks for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Card;
use super::dragons::Dragon;
use super::objectives::Objective;
use crate::ids::Seat;

/// The moment of the game that an intent answers.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DrarkaneMoment")]
#[ts(rename = "DrarkaneMoment", export_to = "drarkane.ts")]
pub struct Moment {
    /// The round, from 1.
    pub round: u8,
    /// The trick, from 1; 0 before the first trick of the round.
    pub trick: u16,
    /// How many decisions had been made in that trick, or before the first.
    pub step: u8,
}

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DrarkaneIntent")]
#[ts(rename = "DrarkaneIntent", export_to = "drarkane.ts")]
pub enum Intent {
    /// Gives the teammate a card at the start of a round, as the first of the two.
    Give {
        /// The round.
        round: u8,
        /// The teammate.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// Gives the teammate another card for the one received at the start of a round.
    GiveBack {
        /// The round.
        round: u8,
        /// The teammate.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// Declares how many tricks of this round it will win.
    Declare {
        /// The moment it answers.
        moment: Moment,
        /// The number of tricks.
        contract: u8,
    },
    /// Keeps one objective and passes the others on.
    Keep {
        /// The moment it answers.
        moment: Moment,
        /// The objective to keep.
        objective: Objective,
    },
    /// Plays a card other than the Mercenary.
    Play {
        /// The moment it answers.
        moment: Moment,
        /// The card.
        card: Card,
    },
    /// Plays the Mercenary.
    PlayMercenary {
        /// The moment it answers.
        moment: Moment,
        /// What it shall count, 0 or 14.
        counts: u8,
    },
    /// Lays a card of the trick it has won on a slot of a dragon.
    Place {
        /// The moment it answers.
        moment: Moment,
        /// The card.
        card: Card,
        /// The dragon.
        dragon: Dragon,
        /// The slot, 0 being the leftmost.
        slot: u8,
    },
    /// Offers the teammate a card after winning a trick.
    Offer {
        /// The moment it answers.
        moment: Moment,
        /// The teammate.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// Offers the teammate nothing.
    OfferNothing {
        /// The moment it answers.
        moment: Moment,
    },
    /// Hands the offered card back.
    Return {
        /// The moment it answers.
        moment: Moment,
    },
    /// Takes the offered card and gives another for it.
    Swap {
        /// The moment it answers.
        moment: Moment,
        /// The card that is given for it.
        card: Card,
    },
}
