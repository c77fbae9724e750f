//! How a seat moves to another device.
//!
//! The field calls this: one-time pairing code.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A secret that moves a seat to another device.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "keys.ts")]
pub enum SeatKey {
    /// A few words to write down; they hold until others are asked for. Capitals and spaces do not matter.
    Words(String),
    /// A code that works once and not for long, for the fragment of a link or a QR code.
    Hop(String),
}

/// A kind of key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "keys.ts")]
pub enum KeyKind {
    /// A few words to write down.
    Words,
    /// A code that works once and not for long.
    Hop,
}

/// A key never shows itself in a log.
impl fmt::Debug for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Words(_) => "Words(hidden)",
            Self::Hop(_) => "Hop(hidden)",
        })
    }
}
