//! A room as anybody in it sees it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::bots::Level;
use crate::door::Door;
use crate::games::GameOptions;
use crate::ids::{Digest, PlayerId, RoomCode, RoomId, Seat, SeatNumber};
use crate::settings::RoomSettings;
use crate::time::Time;
use crate::votes::{TakeBackRequest, Vote};

/// A room without its game's table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "room.ts")]
pub struct RoomView {
    /// The name in the link.
    pub id: RoomId,
    /// The spoken code: opens the room until its first game begins, a label afterwards.
    pub code: RoomCode,
    /// Whether the code opens the room no more though no game is on: one has been played, or nobody came for long.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub code_closed: bool,
    /// Which game, with its options.
    pub game: GameOptions,
    /// Which game of the evening this is, counted from 1.
    pub game_number: u32,
    /// What the room is doing.
    pub phase: Phase,
    /// The seats in order; a free one is null.
    pub seats: Vec<Option<SeatView>>,
    /// The bots that go on for free seats until somebody takes these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<StandIn>>")]
    pub stand_ins: Vec<StandIn>,
    /// Those who watch under a name.
    pub company: Vec<Companion>,
    /// Those who watch and would like a seat in the next game, who asked first in front.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PlayerId>>")]
    pub seat_wishes: Vec<PlayerId>,
    /// Who looks after the room; nobody before somebody has a name in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub host: Option<PlayerId>,
    /// Whose room it is, where somebody else took it over while that person was away; it can be taken back at any time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub absent_host: Option<PlayerId>,
    /// How the room is kept.
    pub settings: RoomSettings,
    /// Who may come in.
    #[serde(default, skip_serializing_if = "Door::is_open")]
    #[ts(optional, as = "Option<Door>")]
    pub door: Door,
    /// The numbers of players that can play the game with its options, in ascending order.
    pub players: Vec<u8>,
    /// What the table is voting on.
    pub votes: Vec<Vote>,
    /// The step that a seat asks others to let it take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub take_back: Option<TakeBackRequest>,
    /// The evening's score, the most wins first.
    pub scores: Vec<Score>,
    /// The room is kept at least until then; every change puts it off.
    pub expires: Time,
    /// SHA-256 of the server's seed for this game, published before anybody showed a number.
    pub commitment: Digest,
    /// The server's seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<Digest>,
}

/// What a room is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "room.ts")]
pub enum Phase {
    /// Players sit down and get ready.
    Lobby,
    /// Everybody is ready; the seats show their numbers.
    Revealing,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
}

/// A taken seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "room.ts")]
pub struct SeatView {
    /// Who sits here.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// Whether the host has muted the player.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub muted: bool,
    /// How well it plays, where a bot sits here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<Level>,
    /// How well the bot plays that goes on in the player's place until the player is back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub automatic: Option<Level>,
    /// Whose seat this is, where somebody else plays on for that person, who can `sit` here again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub owner: Option<PlayerId>,
    /// The hash of the seat's number, once the seat is ready.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number_hash: Option<Digest>,
    /// The seat's number, once it has been shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<SeatNumber>,
    /// The hash of the seat's number for the next game, where it wants another after the one that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub again: Option<Digest>,
}

/// A bot that goes on for a free seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "room.ts")]
pub struct StandIn {
    /// The seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
}

/// Somebody who watches under a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "room.ts")]
pub struct Companion {
    /// Who.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// Whether the host has muted this person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub muted: bool,
}

/// How somebody did in the finished games of this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "room.ts")]
pub struct Score {
    /// Who.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// Whether it is a bot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub bot: bool,
    /// How many games were played to their end.
    pub played: u32,
    /// How many of them were won, alone or shared.
    pub won: u32,
}

/// Who is connected at this moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "room.ts")]
pub struct Presence {
    /// The seats whose player is connected.
    pub present: Vec<Seat>,
    /// Those who watch under a name.
    pub watching: Vec<PlayerId>,
    /// How many connections watch, with or without a name.
    pub spectators: u32,
    /// The seats of a running game whose player is not connected.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Absence>>")]
    pub absent: Vec<Absence>,
    /// The room's votes as they stand now, where there are any: who is away does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub votes: Option<Vec<Vote>>,
    /// The number of the last entry that these votes take into account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub seq: Option<u64>,
}

/// A seat of a running game whose player is not connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "room.ts")]
pub struct Absence {
    /// The seat.
    pub seat: Seat,
    /// Since when, as far as the server knows.
    pub since: Time,
    /// From when on the player counts as away.
    pub away: Time,
    /// From when on the table need not wait any more; absent as long as the seat's clock stands still with time left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub long_away: Option<Time>,
}
