//! A game as one viewer sees it: what happened, how it stands, what may be done.
//!
//! The field calls this: legal action (action mask).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::Seat;
use crate::outcome::Outcome;
use crate::time::Time;

/// A game as one viewer sees it, in the order in which a reader needs it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "table.ts")]
pub struct Table<Notice, View, Intent, Effect, Fact> {
    /// What happened, decision by decision.
    pub past: Vec<Past<Notice>>,
    /// How the table stands now.
    pub view: View,
    /// The seats the table waits for.
    pub awaiting: Vec<Seat>,
    /// All that this viewer may do now, the quietest first.
    pub offers: Vec<Offer<Intent, Effect>>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
    /// What it will be remembered for, three facts at most; only of a game that was played to its end.
    #[serde(default = "Vec::<Fact>::new", skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Fact>>")]
    pub facts: Vec<Fact>,
}

/// One decision as a viewer was told of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "table.ts")]
pub struct Past<Notice> {
    /// The number of its entry in the room's log.
    #[ts(type = "number")]
    pub seq: u64,
    /// When it was stored.
    pub at: Time,
    /// Who decided; absent where the game itself did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<Seat>,
    /// What decided in the seat's place, if its player did not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stead: Option<Stead>,
    /// The entry that this one takes back; what happened there has not happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub takes_back: Option<u64>,
    /// What happened.
    pub notices: Vec<Notice>,
}

/// What decides in a seat's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "table.ts")]
pub enum Stead {
    /// The clock: the seat's time was up.
    Clock,
    /// A bot, while the seat's player is away.
    Automatic,
    /// The room: the seat's player is away, and the game does not wait for that seat.
    Room,
}

/// Something a seat may do now, with what would follow as far as the seat can know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "table.ts")]
pub struct Offer<Intent, Effect> {
    /// What to send.
    pub intent: Intent,
    /// What it would do.
    pub effect: Effect,
}
