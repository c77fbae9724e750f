//! What a finished game is remembered for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Dragon;
use super::measure::{Foe, Skills};

/// Something worth telling of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "fact", rename_all = "snake_case")]
#[schemars(rename = "DraghanFact")]
#[ts(rename = "DraghanFact", export_to = "draghan.ts")]
pub enum Fact {
    /// The fight for which the most icons were brought against one foe.
    BestFight {
        /// In which round.
        round: u16,
        /// The foe.
        foe: Foe,
        /// How many icons were brought.
        icons: u8,
    },
    /// The decision that changed the party's strength most: all icons of its characters and of their equipment.
    TurningPoint {
        /// In which round.
        round: u16,
        /// By how many icons; below 0 where they were lost.
        icons: i16,
    },
    /// What the dragon needed to be brought, and what was brought when it was last fought.
    Needed {
        /// Which.
        dragon: Dragon,
        /// What it asked for.
        needs: Skills,
        /// What was brought.
        brought: Skills,
        /// How many icons were missing.
        short: u8,
    },
    /// The party never fought a dragon.
    NeverMet {
        /// How many Portals it had found.
        portals: u8,
    },
}
