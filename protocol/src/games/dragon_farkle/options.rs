//! How a game is set up.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::Seat;

/// How a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "DragonFarkleOptions")]
#[ts(rename = "DragonFarkleOptions", export_to = "dragon-farkle.ts")]
pub struct Options {
    /// How much damage in one Final Battle slays the dragon: 3 as boxed; 4 or 5 are the Legend of the Dragon.
    #[schemars(range(min = 3, max = 5))]
    #[ts(type = "3 | 4 | 5")]
    pub dragon_health: u8,
    /// Who begins, counted on from seat 0 again beyond the last seat; by lot if absent, as in the box.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub first: Option<Seat>,
}

/// The dragon as boxed.
impl Default for Options {
    fn default() -> Self {
        Self {
            dragon_health: 3,
            first: None,
        }
    }
}
