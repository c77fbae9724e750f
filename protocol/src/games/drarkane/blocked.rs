//! What cannot be done now, each with the rule that forbids it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Card;
use super::rule::Rule;

/// A card that cannot be used now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneBlocked")]
#[ts(rename = "DrarkaneBlocked", export_to = "drarkane.ts")]
pub struct Blocked {
    /// The card.
    pub card: Card,
    /// Why.
    pub rule: Rule,
}
