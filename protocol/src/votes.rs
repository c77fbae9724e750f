//! What a table decides together.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::bots::Level;
use crate::ids::{PlayerId, Seat};

/// Something that the people at a table decide together while a game is on.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "votes.ts")]
pub enum Motion {
    /// The clocks stand still, until somebody resumes; all who are seated and present must agree.
    Pause,
    /// The game ends here, without a winner; a majority of those seated and present decides.
    End,
    /// A bot goes on for an absent seat until its player is back; a majority decides.
    Automatic {
        /// The seat.
        seat: Seat,
        /// How well the bot plays.
        #[serde(default)]
        level: Level,
    },
    /// Somebody who watches plays on for an absent seat or a bot; a majority decides.
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
    /// The seats that are for it.
    pub yes: Vec<Seat>,
}
