//! The bodies of the HTTP interface.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::games::GameId;
use crate::ids::{RoomCode, RoomId};
use crate::refusal::Refusal;
use crate::room::RoomView;

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
    pub awaiting: Vec<crate::ids::Seat>,
}

/// Why an HTTP request was refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "http.ts")]
pub struct Problem {
    /// Why.
    pub refusal: Refusal,
}
