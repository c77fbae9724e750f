//! How a game is set up.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::Seat;

/// How a table is set up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "DragonStoneOptions")]
#[ts(rename = "DragonStoneOptions", export_to = "dragon-stone.ts")]
pub struct Options {
    /// Who begins, counted on from seat 0 again beyond the last seat; by lot if absent, as in the box.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub first: Option<Seat>,
}
