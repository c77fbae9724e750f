//! The event die, rolls, and what was set aside.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::Seat;

/// What the event die shows.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonFarkleEventFace")]
#[ts(rename = "DragonFarkleEventFace", export_to = "dragon-farkle.ts")]
pub enum EventFace {
    /// Nothing; four of its six sides.
    Blank,
    /// The dragon.
    Dragon,
    /// The rally.
    Rally,
}

/// What a player takes for a rally.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonFarkleReward")]
#[ts(rename = "DragonFarkleReward", export_to = "dragon-farkle.ts")]
pub enum Reward {
    /// The dice that are set aside count twice.
    Double,
    /// A magic item is drawn and set aside; the dice count once.
    Item,
    /// Both, by Mira the Bard.
    Both,
}

/// A roll that waits for its roller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonFarkleRoll")]
#[ts(rename = "DragonFarkleRoll", export_to = "dragon-farkle.ts")]
pub struct Roll {
    /// Who rolled.
    pub seat: Seat,
    /// The soldier dice.
    pub dice: Vec<u8>,
    /// The event die.
    pub event: EventFace,
    /// All scoring dice, the smallest first; empty if none scores.
    pub scoring: Vec<u8>,
    /// What all scoring dice are worth together, before the event die.
    pub worth: u32,
    /// What the scoring dice of each face are worth by themselves, the smallest first; empty where only all together score.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Group>>")]
    pub groups: Vec<Group>,
    /// Whether it is a farkle as it lies.
    pub farkle: bool,
}

/// The scoring dice of one face.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonFarkleGroup")]
#[ts(rename = "DragonFarkleGroup", export_to = "dragon-farkle.ts")]
pub struct Group {
    /// The dice.
    pub dice: Vec<u8>,
    /// What they are worth, before the event die.
    pub worth: u32,
}

/// The dice of one roll that were set aside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonFarkleShelf")]
#[ts(rename = "DragonFarkleShelf", export_to = "dragon-farkle.ts")]
pub struct Shelf {
    /// The dice, the smallest first.
    pub dice: Vec<u8>,
    /// The soldiers that they brought, or cost in the Final Battle.
    pub soldiers: u32,
    /// The soldiers that the dragon ate instead.
    pub eaten: u32,
    /// The reward of a rally.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reward: Option<Reward>,
}
