//! The words of Dragon Stone: two armies of dragon stones in a ring of 24 segments.
//!
//! - [`pieces`]: the sides, their stones and where these stand
//! - [`intents`], [`effects`]: what a player asks for, and what it would do
//! - [`notices`], [`endings`]: what happened, and how the game ended
//! - [`view`]: the table as everybody sees it
//! - [`rules`]: the rules that forbid something

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub mod effects;
pub mod endings;
pub mod intents;
pub mod notices;
pub mod pieces;
pub mod rules;
pub mod view;

pub use effects::{Effect, Landing};
pub use endings::{DrawReason, Ending, Victory};
pub use intents::{Intent, Moment};
pub use notices::{Notice, TurnEnd};
pub use pieces::{Color, Kind, Segment, Stone};
pub use rules::Rule;
pub use view::{Blocked, Camp, Dice, Occupied, Stage, Stock, View};

/// How a table is set up: as in the box, there is nothing to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DragonStoneOptions")]
#[ts(rename = "DragonStoneOptions", export_to = "dragon-stone.ts")]
pub struct Options {}
