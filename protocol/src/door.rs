//! Who comes into a room, who waits outside, and who may open one.
//!
//! The field calls this: admission control, waiting room.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::keys::SeatKey;

/// Who may come in besides those who have a seat or a name already; the host chooses at any time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "door.ts")]
pub enum Door {
    /// Whoever has the link.
    #[default]
    Open,
    /// Whoever knocks and is let in.
    Knock,
    /// Nobody.
    Locked,
}

impl Door {
    /// Whether whoever has the link comes in.
    pub fn is_open(&self) -> bool {
        *self == Self::Open
    }
}

/// What lets somebody in who has no seat or name in the room yet, or lets somebody open one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "door.ts")]
pub enum Pass {
    /// Knocks under this name, and waits where the door wants that.
    Knock(String),
    /// A key that somebody in the room has made; a seat moves with `claim` afterwards.
    Key(SeatKey),
    /// The house's word, to open a room where only those may who know it.
    Word(String),
    /// An invitation from a link of the house, in the place of its word.
    Invitation(String),
}

/// Somebody who waits outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "door.ts")]
pub struct Knock {
    /// Names this knock in its room.
    #[ts(type = "number")]
    pub knock: u64,
    /// Who it is, as the one outside says.
    pub name: String,
}
