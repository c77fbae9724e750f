//! What can be pointed at: things of the table that everybody sees.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Item;
use crate::ids::Seat;

/// Something that everybody sees on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "thing", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DragonFarkleTarget")]
#[ts(rename = "DragonFarkleTarget", export_to = "dragon-farkle.ts")]
pub enum Target {
    /// A soldier die of the roll that waits.
    Die {
        /// Its place in the roll, counted from 0.
        die: u8,
    },
    /// The event die of the roll that waits.
    EventDie,
    /// Dice that were set aside in the action.
    Shelf {
        /// By whom.
        seat: Seat,
        /// Which of that player's shelves, counted from 0.
        shelf: u8,
    },
    /// A player.
    Seat {
        /// Which.
        seat: Seat,
    },
    /// A player's companion.
    Companion {
        /// Whose.
        seat: Seat,
    },
    /// A magic item that everybody has seen: discarded after it was played, or known to be somebody's.
    Item {
        /// Which.
        item: Item,
    },
    /// The dragon.
    Dragon,
    /// The Dragon's Keep.
    Keep,
}
