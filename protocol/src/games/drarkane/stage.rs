//! What the table asks for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is to be done now.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkaneStage")]
#[ts(rename = "DrarkaneStage", export_to = "drarkane.ts")]
pub enum Stage {
    /// Teammates exchange a card each.
    Exchange,
    /// A contract is to be made.
    Declare,
    /// An objective is to be kept.
    Draft,
    /// A card is to be played.
    Play,
    /// The trick's cards are to be placed.
    Place,
    /// The trick's winner may offer the teammate a card.
    Offer,
    /// The offered card is to be taken or handed back.
    Answer,
    /// Nothing, the game is over.
    Over,
}
