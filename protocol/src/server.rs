//! What the server says to a client.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::clocks::Clocks;
use crate::deeds::Deed;
use crate::door::Knock;
use crate::games::{GameTable, GameTarget};
use crate::ids::{Digest, MessageId, PlayerId, RoomId, Seat, SeatToken};
use crate::keys::SeatKey;
use crate::limits::Limits;
use crate::odds::Chance;
use crate::refusal::Refusal;
use crate::room::{Presence, RoomView};
use crate::talk::Talk;
use crate::time::Time;
use crate::votes::TakeBackOffer;

/// One message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "server.ts")]
pub enum ServerMessage {
    /// The first message on a connection: the hello was understood. A snapshot follows.
    Welcome {
        /// The room that was entered or created.
        room: RoomId,
        /// The token that will own a seat once this connection sits down; only for those who came without one. Keep it before sitting.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<SeatToken>,
        /// What this server allows.
        limits: Limits,
        /// The version of the program that serves.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        version: Option<String>,
        /// To what time the house was put back from a backup lately: what was played after it is lost.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        put_back: Option<Time>,
    },
    /// Everything this connection may know, after entering, after a change of role, or on request.
    Snapshot {
        /// The number of the last entry in the room's log that it contains.
        #[ts(type = "number")]
        seq: u64,
        /// Who this connection is.
        you: Role,
        /// The room.
        room: RoomView,
        /// Who is here.
        presence: Presence,
        /// The game, once it has begun; `past` holds the latest decisions, oldest first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<GameTable>,
        /// The head of the chain over all that has happened in the game, which its receipt ends with or goes on from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        head: Option<Digest>,
        /// The clocks, where the game is played with time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clocks: Option<Clocks>,
        /// What was said last, oldest first.
        talk: Vec<Talk>,
        /// What people did to each other and to the room last, oldest first.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<Deed>>")]
        deeds: Vec<Deed>,
        /// The server's time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        now: Option<Time>,
        /// Where this seat wants to be told that it is its turn; shown to nobody else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        webhook: Option<String>,
        /// The step that this seat may take back now, as of this entry; absent where it may take back none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        take_back: Option<TakeBackOffer>,
    },
    /// The next entry of the room's log, as this connection may see it; the numbers have no gaps.
    Update {
        /// The entry's number.
        #[ts(type = "number")]
        seq: u64,
        /// The room, if it changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        room: Option<RoomView>,
        /// The game, if it changed; `past` holds this one decision, or all that a delayed view catches up with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<GameTable>,
        /// The head of the chain over all that has happened in the game, if it changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        head: Option<Digest>,
        /// The clocks, if they changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        clocks: Option<Clocks>,
        /// What was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        talk: Option<Talk>,
        /// What somebody did to others or to the room.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        deed: Option<Deed>,
        /// The step that this seat may take back now, as of this entry; absent where it may take back none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        take_back: Option<TakeBackOffer>,
    },
    /// The first message to somebody who knocks: wait here; a welcome follows, or a refusal.
    Outside {
        /// For how long, at most.
        seconds: u32,
    },
    /// Who waits outside, for those who may let them in; not part of the log and not numbered.
    Knocks {
        /// All of them, whoever came first first.
        knocks: Vec<Knock>,
    },
    /// The key that was asked for, told to nobody else; the answer follows.
    Key {
        /// The message that asked for it.
        id: MessageId,
        /// The seat that it moves.
        seat: Seat,
        /// The key.
        key: SeatKey,
        /// When it stops working; absent where it does not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        until: Option<Time>,
    },
    /// Somebody points at something on the table; not part of the log and not numbered.
    Pointed {
        /// Who.
        player: PlayerId,
        /// At what.
        target: GameTarget,
    },
    /// Somebody came or went; not part of the log and not numbered.
    Presence(Presence),
    /// The answer to one message; what it did has been published before.
    Answer {
        /// The message that is answered.
        id: MessageId,
        /// What became of it.
        answer: Answer,
    },
    /// How likely things are, for whoever asked with `odds`; an answer follows.
    Odds {
        /// The message that asked.
        id: MessageId,
        /// The number of the last entry that they take into account.
        #[ts(type = "number")]
        seq: u64,
        /// The chances; none where nothing depends on chance.
        chances: Vec<Chance>,
    },
    /// The refusal of a frame that carried no readable message id.
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// The server is here.
    Pong {
        /// The ping's id.
        id: MessageId,
    },
}

/// What became of a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "result", rename_all = "snake_case")]
#[ts(export_to = "server.ts")]
pub enum Answer {
    /// It is done and on disk.
    Accepted {
        /// The number of its entry in the room's log.
        #[ts(type = "number")]
        seq: u64,
    },
    /// It changed nothing.
    Refused {
        /// Why.
        refusal: Refusal,
    },
}

/// Who a connection is in its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "server.ts")]
pub enum Role {
    /// A player.
    Seat(Seat),
    /// Somebody who watches under a name.
    Companion(PlayerId),
    /// Somebody who watches without a name.
    Spectator,
}
