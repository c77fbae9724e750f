//! What a client says to the server.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::games::{GameIntent, GameOptions};
use crate::ids::{Digest, MessageId, RoomCode, RoomId, Seat, SeatNumber, SeatToken};

/// One message from a client; the first on a connection is `hello`, and only the first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "client.ts")]
pub enum ClientMessage {
    /// Enters a room, as a spectator or, with a seat's token, as that seat.
    Hello {
        /// Which room.
        enter: Enter,
        /// The token of the seat that comes back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<SeatToken>,
    },
    /// Takes a free seat in the lobby; this connection's token owns it from then on.
    Sit {
        /// Names this message.
        id: MessageId,
        /// The seat, or the first free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<Seat>,
        /// The player's name as everybody will see it.
        name: String,
    },
    /// Gives the seat back while the room is in its lobby.
    Stand {
        /// Names this message.
        id: MessageId,
    },
    /// Says that this seat is ready and fixes its number without showing it yet.
    Ready {
        /// Names this message.
        id: MessageId,
        /// SHA-256 of the seat's number.
        number_hash: Digest,
    },
    /// Takes readiness back; when numbers are being shown already, everybody's.
    Unready {
        /// Names this message.
        id: MessageId,
    },
    /// Shows the number once everybody is ready.
    Reveal {
        /// Names this message.
        id: MessageId,
        /// The number whose hash was sent with `ready`.
        number: SeatNumber,
    },
    /// Asks for something in the game.
    Act {
        /// Names this message.
        id: MessageId,
        /// What the seat wants; any of the offered intents can be sent back as it is.
        intent: GameIntent,
    },
    /// Asks for a snapshot, after a gap in the numbers for example.
    Resync {
        /// Names this message.
        id: MessageId,
    },
    /// Asks whether the server is still there.
    Ping {
        /// Names this message.
        id: MessageId,
    },
}

/// How a connection names the room it wants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "client.ts")]
pub enum Enter {
    /// A room by the id in its link.
    Room(RoomId),
    /// A room that is still in its lobby, by its spoken code.
    Code(RoomCode),
    /// A new room for this game.
    Create(GameOptions),
}
