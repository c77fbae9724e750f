//! A room as anybody in it sees it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::games::GameOptions;
use crate::ids::{Digest, RoomCode, RoomId, Seat, SeatNumber};

/// A room without its game's table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "room.ts")]
pub struct RoomView {
    /// The name in the link.
    pub id: RoomId,
    /// The spoken code: opens the room while it is in its lobby, a label afterwards.
    pub code: RoomCode,
    /// Which game, with its options.
    pub game: GameOptions,
    /// What the room is doing.
    pub phase: Phase,
    /// The seats in order; a free one is null.
    pub seats: Vec<Option<SeatView>>,
    /// The numbers of players that can play the game with its options, in ascending order.
    pub players: Vec<u8>,
    /// SHA-256 of the server's seed, published before anybody sat down.
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
    /// The player's name.
    pub name: String,
    /// The hash of the seat's number, once the seat is ready.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number_hash: Option<Digest>,
    /// The seat's number, once it has been shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<SeatNumber>,
}

/// Who is connected at this moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "room.ts")]
pub struct Presence {
    /// The seats whose player is connected.
    pub present: Vec<Seat>,
    /// How many connections watch.
    pub spectators: u32,
}
