//! How the game ended.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::pieces::{Color, Kind};

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schemars(rename = "DragonStoneEnding")]
#[ts(rename = "DragonStoneEnding", export_to = "dragon-stone.ts")]
pub enum Ending {
    /// A player won.
    Won {
        /// Who.
        winner: Color,
        /// Every reason that holds.
        reasons: Vec<Victory>,
    },
    /// Nobody won.
    Drawn {
        /// Why.
        why: DrawReason,
    },
}

/// A reason to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[schemars(rename = "DragonStoneVictory")]
#[ts(rename = "DragonStoneVictory", export_to = "dragon-stone.ts")]
pub enum Victory {
    /// All of the opponent's stones of one kind are destroyed.
    AllDestroyed {
        /// The kind.
        kind: Kind,
    },
    /// The opponent has no stone in the arena or on the mat.
    NoneInBattle,
}

/// A reason for a draw.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonStoneDrawReason")]
#[ts(rename = "DragonStoneDrawReason", export_to = "dragon-stone.ts")]
pub enum DrawReason {
    /// The same position stood at the start of a turn for the fourth time.
    FourthRepetition,
    /// 500 turns went by without a win.
    TurnLimit,
}
