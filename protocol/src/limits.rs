//! The limits at the edge, as the server publishes them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::refusal::Limit;

/// What this server allows on a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "limits.ts")]
pub struct Limits {
    /// The largest frame in bytes that a client may send.
    pub frame_bytes: u32,
    /// How many messages a client may send in the long run.
    pub messages_per_second: u32,
    /// How many messages it may send at once.
    pub burst: u32,
    /// The longest name, in characters.
    pub name_chars: u32,
    /// The most characters that can be said at once.
    pub talk_chars: u32,
    /// How often one player may say something within `talk_seconds`.
    pub talk_burst: u32,
    /// The seconds in which so much may be said.
    pub talk_seconds: u32,
    /// How many may watch one room without a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spectators: Option<u32>,
    /// Seconds between the server's pings.
    pub ping_seconds: u32,
    /// What all who share a line, and all who are in a room, may use up together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Budget>>", optional)]
    pub budgets: Vec<Budget>,
}

/// How much there is of something, for each of those whom it is counted for. What was used up comes back steadily.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "limits.ts")]
pub struct Budget {
    /// Of what, as a refusal names it.
    pub limit: Limit,
    /// The most for one person in a room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub person: Option<u32>,
    /// The most for a household: an IPv4 address or an IPv6 network of 64 bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub household: Option<u32>,
    /// The most for all in one room, beyond a quarter of the above that each household has there for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub room: Option<u32>,
    /// The most for the whole server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub server: Option<u32>,
    /// The seconds in which all of it comes back; absent where it is had at the same time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seconds: Option<u32>,
}
