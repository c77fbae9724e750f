//! What cannot be done now, each with the rule that forbids it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Gear;
use super::measure::Character;
use super::rule::Rule;

/// A card that cannot be used in this step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanBlockedGear")]
#[ts(rename = "DraghanBlockedGear", export_to = "draghan.ts")]
pub struct BlockedGear {
    /// Which.
    pub card: Gear,
    /// Why.
    pub rule: Rule,
}

/// A character that cannot buy a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanClosedTo")]
#[ts(rename = "DraghanClosedTo", export_to = "draghan.ts")]
pub struct ClosedTo {
    /// Who.
    pub character: Character,
    /// Why.
    pub rule: Rule,
}
