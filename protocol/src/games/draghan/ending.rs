//! How the game ended.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Dragon;

/// How the game ended.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schemars(rename = "DraghanEnding")]
#[ts(rename = "DraghanEnding", export_to = "draghan.ts")]
pub enum Ending {
    /// All won.
    Won {
        /// The dragon that fell.
        dragon: Dragon,
        /// Whether it was the last one of a campaign.
        kingdom_freed: bool,
    },
    /// All lost.
    Lost {
        /// Why.
        why: Defeat,
    },
}

/// Why all lost.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanDefeat")]
#[ts(rename = "DraghanDefeat", export_to = "draghan.ts")]
pub enum Defeat {
    /// A character had to be replaced, and none was unused.
    NobodyToJoin,
    /// No character is left in the Shadow Realm.
    NobodyLeft,
    /// No Shadow Realm location is left to go to.
    NoWayOn,
}
