//! What a finished game is remembered for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::pieces::{Color, Kind, Stone};

/// Something worth telling of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "fact", rename_all = "snake_case")]
#[schemars(rename = "DragonStoneFact")]
#[ts(rename = "DragonStoneFact", export_to = "dragon-stone.ts")]
pub enum Fact {
    /// The roll that cost the other side the most: a destroyed stone counts as two that were sent home.
    BestRoll {
        /// Who rolled.
        color: Color,
        /// In which turn.
        turn: u16,
        /// What was rolled.
        dice: [u8; 2],
        /// How many stones it destroyed.
        destroyed: u8,
        /// How many stones it sent to their tray.
        expelled: u8,
    },
    /// The step that changed the lead most.
    TurningPoint {
        /// In which turn.
        turn: u16,
        /// Whose step it was.
        color: Color,
        /// What it did.
        deed: Deed,
        /// To which stone.
        stone: Stone,
    },
    /// What the side that did not win still needed.
    Needed {
        /// Which side; the one that was closer, where nobody won.
        color: Color,
        /// The kind of which the fewest opposing stones were left.
        kind: Kind,
        /// How many of them it still had to destroy.
        left: u8,
    },
}

/// What a step did to a stone.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonStoneDeed")]
#[ts(rename = "DragonStoneDeed", export_to = "dragon-stone.ts")]
pub enum Deed {
    /// It was destroyed.
    Destroyed,
    /// It was sent to its tray.
    Expelled,
    /// It was recruited.
    Recruited,
}
