//! What an offered intent would do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::ending::Victory;
use super::pieces::{Kind, Segment, Stone};

/// What an offered intent would do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "effect", rename_all = "snake_case")]
#[schemars(rename = "DragonStoneEffect")]
#[ts(rename = "DragonStoneEffect", export_to = "dragon-stone.ts")]
pub enum Effect {
    /// Two dice are rolled.
    Roll,
    /// A stone comes to rest on a segment.
    Land {
        /// The stone.
        kind: Kind,
        /// Where it stands now; absent for one on the mat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<Segment>,
        /// Where it comes to rest.
        to: Segment,
        /// The die that is used.
        die: u8,
        /// The other die, spent unused on an escape.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        spent: Option<u8>,
        /// What it meets there.
        landing: Landing,
        /// The stone that its leaving sets free.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        frees: Option<Stone>,
        /// The kind that it recruits from the tray.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        recruits: Option<Kind>,
        /// Why it would win the game at once; empty if it would not.
        wins: Vec<Victory>,
    },
}

/// What a stone meets where it comes to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "meets", rename_all = "snake_case")]
#[schemars(rename = "DragonStoneLanding")]
#[ts(rename = "DragonStoneLanding", export_to = "dragon-stone.ts")]
pub enum Landing {
    /// Nothing.
    Empty,
    /// A stone of its own, which it holds from now on.
    Holds {
        /// The held stone.
        kind: Kind,
    },
    /// An opposing stone, which it entangles.
    Entangles {
        /// The entangled stone.
        kind: Kind,
    },
    /// An opposing stone, which it sends to its owner's tray.
    Expels {
        /// The expelled stone.
        kind: Kind,
    },
    /// An opposing stone, which it destroys.
    Destroys {
        /// The destroyed stone.
        kind: Kind,
        /// How many of that kind its owner has left, wherever they are.
        left: u8,
    },
}
