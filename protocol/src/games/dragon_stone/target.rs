//! What can be pointed at: things of the table that everybody sees.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::pieces::{Color, Segment};

/// Something that everybody sees on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "thing", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DragonStoneTarget")]
#[ts(rename = "DragonStoneTarget", export_to = "dragon-stone.ts")]
pub enum Target {
    /// A segment of the arena, with what stands on it.
    Segment {
        /// Which.
        segment: Segment,
    },
    /// A player's stones outside the arena.
    Camp {
        /// Whose.
        color: Color,
    },
    /// A die of this turn.
    Die {
        /// Its place, 0 or 1.
        die: u8,
    },
}
