//! The bodies of the HTTP interface.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::bots::Level;
use crate::door::Pass;
use crate::games::{GameId, GameOptions, GameTable};
use crate::ids::{RoomCode, RoomId, Seat};
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::room::RoomView;
use crate::time::Time;

/// A game that this server offers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct GameInfo {
    /// The game.
    pub game: GameId,
    /// The fewest players.
    pub fewest: u8,
    /// The most players.
    pub most: u8,
}

/// What a room is opened with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct Opening {
    /// The game, with its options.
    #[serde(flatten)]
    pub game: GameOptions,
    /// The house's word or an invitation, where nobody else may open rooms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pass: Option<Pass>,
}

/// What there is to know of the house.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct HouseInfo {
    /// What whoever runs the house calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// What whoever comes in is greeted with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub greeting: Option<String>,
    /// Who answers for the house: words, or the address of a page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub imprint: Option<String>,
    /// What becomes of what the house is told: words, or the address of a page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub privacy: Option<String>,
    /// Whether only those open rooms who have the house's word or an invitation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub closed: bool,
    /// To what time the house was put back from a backup lately: what was played after it is lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub put_back: Option<Time>,
}

/// The answer to a new room, and to a room looked up by its code.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct RoomAddress {
    /// The name in the link.
    pub room: RoomId,
    /// The spoken code.
    pub code: RoomCode,
}

/// A room for a list of rooms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct RoomSummary {
    /// The room.
    pub room: RoomView,
    /// The seats the table waits for, while a game is on.
    pub awaiting: Vec<Seat>,
}

/// A room on the public list: before a game, with a seat for somebody else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct OpenRoom {
    /// The name in the link.
    pub room: RoomId,
    /// Which game, with its options.
    pub game: GameOptions,
    /// The people who have sat down.
    pub players: Vec<String>,
    /// How many seats are free or a bot's, who makes room for anybody.
    pub free: u8,
}

/// A finished game of a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct PlayedGame {
    /// The number of the entry that ended it, which names the game in its room.
    #[ts(type = "number")]
    pub seq: u64,
    /// Which game, with its options.
    pub game: GameOptions,
    /// The players in the order of their seats.
    pub players: Vec<PlayedBy>,
    /// How it ended.
    pub outcome: Outcome,
    /// When it began and ended.
    pub played: (Time, Time),
    /// When its receipt was erased, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub erased: Option<Time>,
}

/// Somebody who played a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct PlayedBy {
    /// The name.
    pub name: String,
    /// How well it played, if it was a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<Level>,
}

/// Some steps of a finished game, as one viewer saw it or with all hands open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct Replay {
    /// The game.
    pub played: PlayedGame,
    /// How many steps the game has, the opening included; what was taken back is none.
    pub steps: u32,
    /// The number of the first step that is here, counted from 0.
    pub from: u32,
    /// The table after each step; its `past` holds that step, and nothing is offered.
    pub tables: Vec<GameTable>,
}

/// What a webhook is sent when the table waits for its seat and nobody is there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct YourTurn {
    /// The room.
    pub room: RoomId,
    /// The link to it, where the server knows its own address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
    /// The game.
    pub game: GameId,
    /// The seat that is awaited.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// When the seat's time is up, where the game is played with time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deadline: Option<Time>,
}

/// Why an HTTP request was refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct Problem {
    /// Why.
    pub refusal: Refusal,
}
