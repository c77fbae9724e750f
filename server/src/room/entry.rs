//! What a room's log is made of.

use dragonhall_protocol::receipt::Draw;
use dragonhall_protocol::{Digest, GameIntent, GameOptions, MessageId, RoomCode, Seat, SeatNumber};
use dragonhall_rules::AnyEvents;
use serde::{Deserialize, Serialize};

/// One entry of a room's log; the room is what its entries make of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// The message that caused it, so that a repeated one can be told from a new one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// What happened.
    pub what: What,
}

/// The message that caused an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cause {
    /// Whose message it was.
    pub seat: Seat,
    /// Its id.
    pub id: MessageId,
}

/// What happened in a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The room was opened; the server's seed is fixed from here on.
    Opened {
        /// Its spoken code.
        code: RoomCode,
        /// Its game.
        options: GameOptions,
        /// The server's seed, a secret until the game is over.
        server_seed: Digest,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// The player's name.
        name: String,
        /// The hash of the token that owns the seat.
        token_hash: Digest,
    },
    /// Somebody gave the seat back.
    Stood {
        /// Which seat.
        seat: Seat,
    },
    /// A seat is ready and has fixed its number.
    Readied {
        /// Which seat.
        seat: Seat,
        /// The hash of its number.
        number_hash: Digest,
    },
    /// A seat is not ready any more; once numbers were being shown, nobody is.
    Unreadied {
        /// Which seat.
        seat: Seat,
    },
    /// A seat showed its number.
    Revealed {
        /// Which seat.
        seat: Seat,
        /// Its number.
        number: SeatNumber,
    },
    /// The game began; the taken seats close up.
    Began {
        /// The opening.
        decision: Decision,
    },
    /// A seat's intent was carried out.
    Decided {
        /// Whose intent.
        seat: Seat,
        /// The intent.
        intent: GameIntent,
        /// What came of it.
        decision: Decision,
    },
}

impl What {
    /// Whether the game's table is another afterwards.
    pub fn touches_table(&self) -> bool {
        match self {
            Self::Began { .. } | Self::Decided { .. } => true,
            Self::Opened { .. }
            | Self::Sat { .. }
            | Self::Stood { .. }
            | Self::Readied { .. }
            | Self::Unreadied { .. }
            | Self::Revealed { .. } => false,
        }
    }
}

/// What came of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// Its number in the game, which selects its stream of chance.
    pub number: u64,
    /// Every draw of chance it took.
    pub draws: Vec<Draw>,
    /// What happened.
    pub events: AnyEvents,
}
