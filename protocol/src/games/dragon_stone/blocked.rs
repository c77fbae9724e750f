//! What cannot be done now, each with the rule that forbids it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::pieces::{Kind, Segment};
use super::rule::Rule;

/// A stone that cannot be used now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneBlocked")]
#[ts(rename = "DragonStoneBlocked", export_to = "dragon-stone.ts")]
pub struct Blocked {
    /// The stone.
    pub kind: Kind,
    /// Where it stands; absent for one on the mat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<Segment>,
    /// Why.
    pub rule: Rule,
}
