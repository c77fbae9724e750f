//! How a game ended.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a game ended, for every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export_to = "outcome.ts")]
pub enum Outcome {
    /// Every seat has a place; equal places are ties.
    Places {
        /// The place of each seat, 1 being the best.
        places: Vec<u8>,
    },
    /// All seats won together.
    SharedWin,
    /// All seats lost together.
    SharedLoss,
    /// A single player reached a score.
    Solo {
        /// The score.
        score: i32,
        /// The rank that the score earns, 1 being the best.
        rank: u8,
    },
    /// Nobody won.
    Draw,
    /// The game was ended before its end.
    Abandoned,
}
