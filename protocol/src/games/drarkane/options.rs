//! How a game is set up.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::Seat;

/// How a table is set up; the number of players chooses between solo, the Fallen King and the base game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "DrarkaneOptions")]
#[ts(rename = "DrarkaneOptions", export_to = "drarkane.ts")]
pub struct Options {
    /// The Treasures expansion, for two players and more.
    pub treasures: bool,
    /// Pairs sitting opposite, for four or six players.
    pub teams: bool,
    /// Who begins, counted on from seat 0 again beyond the last seat; by lot if absent, as in the box.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub first: Option<Seat>,
}
