//! How a game is set up.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Dragon;

/// How a table is set up; the default is a party of one character a player, two for a solo player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DraghanOptions")]
#[ts(rename = "DraghanOptions", export_to = "draghan.ts")]
pub struct Options {
    /// How many characters the party has, 2 to 4; with more players than that, one each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub characters: Option<u8>,
    /// Plays a campaign: the dragons that earlier wins in it have set aside; absent outside a campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub campaign: Option<Vec<Dragon>>,
}
