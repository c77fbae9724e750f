//! The table as everybody sees it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::blocked::Blocked;
use super::ending::Ending;
use super::pieces::{Color, Segment, Stone};
use super::stage::Stage;

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneView")]
#[ts(rename = "DragonStoneView", export_to = "dragon-stone.ts")]
pub struct View {
    /// The turn, counted from 1, passes included.
    pub turn: u16,
    /// Whose turn it is.
    pub to_move: Color,
    /// What is to be done in it.
    pub stage: Stage,
    /// The dice of this turn, once rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice: Option<Dice>,
    /// The segments with a stone, in ascending order.
    pub arena: Vec<Occupied>,
    /// Black's stones outside the arena.
    pub black: Camp,
    /// White's stones outside the arena.
    pub white: Camp,
    /// How often the position at the start of this turn has stood so far; the fourth time is a draw.
    pub repeated: u8,
    /// The stones of the player to move that cannot be used now, each with the rule that forbids it.
    pub blocked: Vec<Blocked>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Ending>,
}

/// The dice of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneDice")]
#[ts(rename = "DragonStoneDice", export_to = "dragon-stone.ts")]
pub struct Dice {
    /// What was rolled.
    pub values: [u8; 2],
    /// Which of the two have been used.
    pub used: [bool; 2],
}

/// A segment with at least one stone; a lone stone is on the inner place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneOccupied")]
#[ts(rename = "DragonStoneOccupied", export_to = "dragon-stone.ts")]
pub struct Occupied {
    /// The segment.
    pub at: Segment,
    /// The stone on the inner place.
    pub inner: Stone,
    /// The stone on the outer place, which holds or entangles the inner one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outer: Option<Stone>,
}

/// A player's stones outside the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneCamp")]
#[ts(rename = "DragonStoneCamp", export_to = "dragon-stone.ts")]
pub struct Camp {
    /// Stones that wait to be recruited.
    pub tray: Stock,
    /// Recruited stones that have not entered yet.
    pub mat: Stock,
    /// The opposing stones that this player has destroyed.
    pub dead_zone: Stock,
}

/// A number of stones of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneStock")]
#[ts(rename = "DragonStoneStock", export_to = "dragon-stone.ts")]
pub struct Stock {
    /// Vine Dragons.
    pub vine: u8,
    /// Water Dragons.
    pub water: u8,
    /// Fire Dragons.
    pub fire: u8,
}
