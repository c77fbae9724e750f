//! What the table asks for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is to be done in a turn.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonStoneStage")]
#[ts(rename = "DragonStoneStage", export_to = "dragon-stone.ts")]
pub enum Stage {
    /// Roll the dice.
    Roll,
    /// Use the dice.
    UseDice,
    /// Nothing, the game is over.
    Over,
}
