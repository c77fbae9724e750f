//! What people in a room say to each other.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::PlayerId;
use crate::time::Time;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "talk.ts")]
pub struct Talk {
    /// The number of its entry in the room's log.
    #[ts(type = "number")]
    pub seq: u64,
    /// When it was stored.
    pub at: Time,
    /// Who said it.
    pub player: PlayerId,
    /// The name that this player had then.
    pub name: String,
    /// What was said.
    pub words: TalkWords,
}

/// What was said: words, or a quick sign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "talk.ts")]
pub enum TalkWords {
    /// Words; always shown as plain text.
    Text(String),
    /// A quick sign.
    Reaction(Reaction),
}

/// A quick sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "talk.ts")]
pub enum Reaction {
    /// Hello, or goodbye.
    Wave,
    /// That was good.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Sorry, or what a pity.
    Oops,
    /// What a surprise.
    Wow,
    /// That is funny.
    Laugh,
    /// I am thinking.
    Thinking,
    /// Please go on.
    Hurry,
    /// Luck to you.
    Luck,
    /// Be back soon.
    Pause,
}
