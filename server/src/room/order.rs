//! What a room is asked from outside.

use dragonhall_protocol::http::RoomSummary;
use dragonhall_protocol::{ClientMessage, Digest, MessageId, Pass, Refusal, SeatToken};
use tokio::sync::{oneshot, watch};

use super::desk::{Acted, Looks};
use super::fingerprint::Fingerprint;
use super::members::MemberId;
use super::outbox::Outbox;
use crate::desk::Act;
use crate::household::{Household, Network};
use crate::text::Text;

/// What a room is asked from outside; small, because every mailbox keeps places for many.
#[derive(Debug)]
pub(crate) enum Order {
    /// Somebody enters.
    Enter(Box<Entrance>),
    /// Somebody in the room says something.
    Message {
        /// What tells it from another message with the same id.
        body: Fingerprint,
        member: MemberId,
        id: MessageId,
        message: Box<ClientMessage>,
    },
    /// A connection is gone.
    Leave { member: MemberId },
    /// Somebody who waited outside has gone.
    StopKnocking { knock: u64 },
    /// The room has something to do by itself.
    Wake {
        reply: oneshot::Sender<Result<(), Refusal>>,
    },
    /// Nothing has changed in the room for as long as that is kept.
    Expire {
        what: Kept,
        reply: oneshot::Sender<Result<(), Refusal>>,
    },
    /// The operator asks who is there.
    Look {
        reply: oneshot::Sender<Result<Looks, Refusal>>,
    },
    /// Nobody who comes from there is let in any more.
    LetGo { site: Network },
    /// The operator does something; one sentence says what was done, or why nothing was.
    Act {
        act: Act,
        reply: oneshot::Sender<Result<Acted, Refusal>>,
    },
    /// Somebody outside asks how the room is doing.
    Summarize {
        reply: oneshot::Sender<Result<RoomSummary, Refusal>>,
    },
}

impl Order {
    /// Answers whoever waits for an answer that the room cannot be had.
    pub(crate) fn refuse(self, refusal: &Refusal) {
        match self {
            Self::Enter(entrance) => drop(entrance.reply.send(Err(refusal.clone()))),
            Self::Summarize { reply } => drop(reply.send(Err(refusal.clone()))),
            Self::Look { reply } => drop(reply.send(Err(refusal.clone()))),
            Self::Act { reply, .. } => drop(reply.send(Err(refusal.clone()))),
            Self::Wake { reply } | Self::Expire { reply, .. } => drop(reply.send(Err(refusal.clone()))),
            Self::Message { .. } | Self::Leave { .. } | Self::LetGo { .. } | Self::StopKnocking { .. } => {}
        }
    }
}

/// What is kept for a time only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kept {
    /// The room.
    Room,
    /// What nobody used: its code, or the whole room where nobody ever took a seat or a name.
    Unused,
}

/// Somebody who wants to enter.
#[derive(Debug)]
pub(crate) struct Entrance {
    /// The token that came along, or one that was made for this connection.
    pub token: SeatToken,
    /// Its hash.
    pub token_hash: Digest,
    /// Whether the token came along, so that it must own a seat.
    pub claims_seat: bool,
    /// Whom it comes from.
    pub household: Household,
    /// What lets somebody in who has no seat or name yet.
    pub pass: Option<Pass>,
    /// Where the room's messages for this connection go.
    pub outbox: Outbox,
    /// Where the room says who the connection is.
    pub reply: oneshot::Sender<Result<Admission, Refusal>>,
}

/// How far somebody came.
#[derive(Debug)]
pub(crate) enum Admission {
    /// Into the room.
    Inside(Entered),
    /// To the door, where those inside decide.
    Outside {
        knock: u64,
        decision: oneshot::Receiver<Result<Entered, Refusal>>,
    },
}

/// Somebody who has entered.
#[derive(Debug)]
pub(crate) struct Entered {
    pub member: MemberId,
    /// Who is here, whenever that is told.
    pub presence: watch::Receiver<Text>,
}
