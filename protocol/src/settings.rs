//! How a room is kept: its clock, who may watch, whether strangers find it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a room is kept; the host chooses before a game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "settings.ts")]
pub struct RoomSettings {
    /// How much time a seat has.
    pub clock: ClockRule,
    /// What those who watch are shown.
    pub watching: Watching,
    /// Whether the room is on the public list while it has a seat for somebody else before a game.
    pub listed: bool,
    /// Whether bots act as soon as they have decided, without a pause for those who look on.
    pub quick_bots: bool,
    /// Whether players may ask for the odds of what they could do.
    pub odds: bool,
    /// Whether finished games keep the names of those who played when the room goes.
    pub keep_names: bool,
}

/// How much time a seat has; when it is up, the quietest offer is played for the seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "settings.ts")]
pub enum ClockRule {
    /// As much as it likes.
    #[default]
    None,
    /// So many seconds each time the table begins to wait for the seat, and again after each of its steps.
    Turn {
        /// The seconds, from 5 to 30 days.
        seconds: u32,
    },
    /// So many seconds for the whole game, and some more with every step of the seat.
    Bank {
        /// The seconds at the start, from 10 to 30 days.
        seconds: u32,
        /// The seconds that each step brings, up to a day.
        increment: u32,
    },
}

/// What those who watch are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "settings.ts")]
pub enum Watching {
    /// Nothing of the game and nothing of the talk.
    Off,
    /// What everybody at the table may see.
    #[default]
    Public,
    /// All hands, but always at least one whole hand or round later; nothing before that.
    Delayed,
}
