//! What a table decides together.
//!
//! The field calls this: quorum vote.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::bots::Level;
use crate::ids::{PlayerId, Seat};
use crate::time::Time;

/// Something that the people at a table decide together while a game is on.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "votes.ts")]
pub enum Motion {
    /// The clocks stand still, until somebody resumes; all who are seated and not away must agree.
    Pause,
    /// The game ends here, without a winner; a majority of all seats of people decides, the absent counted.
    End,
    /// A bot goes on for a seat whose player is away, until the player is back; a majority of those not away decides.
    Automatic {
        /// The seat.
        seat: Seat,
        /// Not used any more: the bot always plays as well as it can.
        #[serde(default)]
        level: Level,
    },
    /// Somebody who watches plays on where a bot does; a majority of all seats of people decides, the absent counted, and of a
    /// hidden hand not before its player has been away for long.
    HandOver {
        /// The seat.
        seat: Seat,
        /// Who is to sit there.
        to: PlayerId,
    },
}

/// A motion that has not been carried yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "votes.ts")]
pub struct Vote {
    /// What is voted on.
    pub motion: Motion,
    /// The seats that are for it and not away.
    pub yes: Vec<Seat>,
    /// How many seats have to be for it at this moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub needed: Option<u8>,
    /// From when on it can be carried, because somebody does not count as away, or as away for long, before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<Time>,
}

/// A step that a seat may take back now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "votes.ts")]
pub struct TakeBackOffer {
    /// The entry of the step.
    #[ts(type = "number")]
    pub seq: u64,
    /// The seats that would have to agree.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Seat>>")]
    pub from: Vec<Seat>,
}

/// A seat asks others to let it take its last step back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "votes.ts")]
pub struct TakeBackRequest {
    /// Who asks.
    pub seat: Seat,
    /// The entry of the step.
    #[ts(type = "number")]
    pub seq: u64,
    /// The seats that have not agreed yet.
    pub from: Vec<Seat>,
    /// When it comes to nothing.
    pub until: Time,
}
