//! What can be pointed at: things of the table that everybody sees.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Card;
use super::dragons::Dragon;
use super::objectives::Objective;
use super::player::Player;

/// Something that everybody sees on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "thing", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DrarkaneTarget")]
#[ts(rename = "DrarkaneTarget", export_to = "drarkane.ts")]
pub enum Target {
    /// A dragon in the battle zone, or one that was defeated in this round.
    Dragon {
        /// Which.
        dragon: Dragon,
    },
    /// A slot of a dragon in the battle zone.
    Slot {
        /// Which dragon.
        dragon: Dragon,
        /// Its place, from left to right, counted from 0.
        slot: u8,
    },
    /// A card of the trick, of the one before it, or on a dragon in the battle zone.
    Card {
        /// Which.
        card: Card,
    },
    /// Somebody who takes part in tricks.
    Player {
        /// Who.
        player: Player,
    },
    /// An objective of the Treasure Zone, or one that somebody has completed.
    Objective {
        /// Which.
        objective: Objective,
    },
}
