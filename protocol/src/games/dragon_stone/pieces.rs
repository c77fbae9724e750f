//! The sides, their stones and where these stand.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A side of the board; Black sits on seat 0.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonStoneColor")]
#[ts(rename = "DragonStoneColor", export_to = "dragon-stone.ts")]
pub enum Color {
    /// Moves clockwise, from segment 1 upwards.
    Black,
    /// Moves anticlockwise, from segment 15 downwards.
    White,
}

/// A kind of dragon stone.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonStoneKind")]
#[ts(rename = "DragonStoneKind", export_to = "dragon-stone.ts")]
pub enum Kind {
    /// Entangles the stone it lands on.
    Vine,
    /// Expels the stone it lands on to its owner's tray.
    Water,
    /// Destroys the stone it lands on.
    Fire,
}

/// A dragon stone.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[schemars(rename = "DragonStoneStone")]
#[ts(rename = "DragonStoneStone", export_to = "dragon-stone.ts")]
pub struct Stone {
    /// Whose it is.
    pub color: Color,
    /// What it can do.
    pub kind: Kind,
}

/// A segment of the arena, 1 to 24 clockwise.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(transparent)]
#[schemars(rename = "DragonStoneSegment")]
#[ts(rename = "DragonStoneSegment", export_to = "dragon-stone.ts")]
pub struct Segment(pub u8);
