//! Why something was not done: a stable code with its parameters.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::games::{GameId, GameRule};
use crate::ids::Seat;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "code", rename_all = "snake_case")]
#[ts(export_to = "refusal.ts")]
pub enum Refusal {
    /// The frame is not JSON, or not a message of this protocol.
    Malformed {
        /// What the parser stumbled over.
        detail: String,
    },
    /// The first message was not `hello`.
    HelloFirst,
    /// A second `hello` on the same connection.
    AlreadyEntered,
    /// There is no such room, or the token owns no seat in it.
    NoSuchRoomOrSeat,
    /// The options do not fit the game.
    BadOptions {
        /// What is wrong with them.
        detail: String,
    },
    /// The name is empty.
    NameEmpty,
    /// The name is too long.
    NameTooLong {
        /// The most characters it may have.
        most: u32,
    },
    /// The name has control characters or characters that change the direction of other text.
    NameForbidden,
    /// Another player at this table has the name.
    NameTaken,
    /// The seat does not exist.
    NoSuchSeat {
        /// The seat that was asked for.
        seat: Seat,
    },
    /// Somebody else sits there.
    SeatTaken {
        /// The seat that was asked for.
        seat: Seat,
    },
    /// All seats are taken.
    TableFull,
    /// This connection has a seat already.
    AlreadySeated,
    /// Only a seat may do this, and this connection watches.
    NotSeated,
    /// This can be done only before the game begins.
    OnlyInLobby,
    /// This can be done only while the game is on.
    OnlyInGame,
    /// This can be done only while the seats show their numbers.
    OnlyWhileRevealing,
    /// The seat is ready already.
    AlreadyReady,
    /// The seat is not ready.
    NotReady,
    /// The seat has shown its number already.
    AlreadyRevealed,
    /// The number does not have the hash that was sent with `ready`.
    NumberMismatch,
    /// The intent belongs to another game.
    WrongGame {
        /// The game of this room.
        game: GameId,
    },
    /// The table waits for somebody else.
    NotAwaited {
        /// The seats it waits for.
        awaiting: Vec<Seat>,
    },
    /// The intent answers a moment of the game that has passed; a snapshot comes with it.
    Stale,
    /// A rule of the game forbids it.
    Rule(GameRule),
    /// Too many messages.
    Throttled {
        /// Which limit.
        limit: Limit,
        /// How long to wait.
        seconds: u32,
    },
    /// The game has not ended, so there is no receipt yet.
    NotFinished,
    /// The server could not store it, so it did not happen; it can be tried again.
    Unavailable,
}

/// A limit that can be exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "refusal.ts")]
pub enum Limit {
    /// Messages on one connection.
    Messages,
    /// Guesses of room codes from one address.
    CodeGuesses,
    /// New rooms from one address.
    NewRooms,
}
