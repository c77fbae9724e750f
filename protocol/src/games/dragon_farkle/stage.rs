//! What the table asks for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::Seat;

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "stage", rename_all = "snake_case")]
#[schemars(rename = "DragonFarkleStage")]
#[ts(rename = "DragonFarkleStage", export_to = "dragon-farkle.ts")]
pub enum Stage {
    /// The player whose turn it is chooses an action.
    Choose,
    /// A roll waits for its roller.
    Answer {
        /// Who that is.
        seat: Seat,
    },
    /// A player rolls or stops.
    RollOrStop {
        /// Who.
        seat: Seat,
    },
    /// Players with too many items choose what to keep.
    Keep {
        /// Who has to.
        seats: Vec<Seat>,
    },
    /// Nothing, the game is over.
    Over,
}
