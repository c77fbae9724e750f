//! The limits at the edge, as the server publishes them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
    /// Seconds between the server's pings.
    pub ping_seconds: u32,
}
