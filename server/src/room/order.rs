//! What a room is asked from outside.

use dragonhall_protocol::http::RoomSummary;
use dragonhall_protocol::{Digest, MessageId, Refusal, SeatToken};
use tokio::sync::oneshot;

use super::judge::Wish;
use super::members::MemberId;
use super::outbox::Outbox;

/// What a room is asked from outside.
#[derive(Debug)]
pub enum Order {
    /// Somebody enters.
    Enter(Entrance),
    /// Somebody in the room says something.
    Say {
        member: MemberId,
        id: MessageId,
        wish: Wish,
    },
    /// Somebody asks for a snapshot.
    Resync { member: MemberId, id: MessageId },
    /// Somebody asks for the odds.
    Odds { member: MemberId, id: MessageId },
    /// A connection is gone.
    Leave { member: MemberId },
    /// The room has something to do by itself.
    Wake {
        reply: oneshot::Sender<Result<(), Refusal>>,
    },
    /// Nothing has changed in the room for as long as rooms are kept.
    Expire {
        reply: oneshot::Sender<Result<(), Refusal>>,
    },
    /// Somebody outside asks how the room is doing.
    Summarize {
        reply: oneshot::Sender<Result<RoomSummary, Refusal>>,
    },
}

impl Order {
    /// Answers whoever waits for an answer that the room cannot be had.
    pub fn refuse(self, refusal: &Refusal) {
        match self {
            Self::Enter(entrance) => drop(entrance.reply.send(Err(refusal.clone()))),
            Self::Summarize { reply } => drop(reply.send(Err(refusal.clone()))),
            Self::Wake { reply } | Self::Expire { reply } => drop(reply.send(Err(refusal.clone()))),
            Self::Say { .. } | Self::Resync { .. } | Self::Odds { .. } | Self::Leave { .. } => {}
        }
    }
}

/// Somebody who wants to enter.
#[derive(Debug)]
pub struct Entrance {
    /// The token that came along, or one that was made for this connection.
    pub token: SeatToken,
    /// Its hash.
    pub token_hash: Digest,
    /// Whether the token came along, so that it must own a seat.
    pub claims_seat: bool,
    /// Where the room's messages for this connection go.
    pub outbox: Outbox,
    /// Where the room says who the connection is.
    pub reply: oneshot::Sender<Result<MemberId, Refusal>>,
}
