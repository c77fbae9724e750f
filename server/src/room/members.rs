//! The connections in a room.

use axum::extract::ws::Utf8Bytes;
use dragonhall_protocol::{Digest, Presence, Role, Seat, ServerMessage, close};
use tracing::info;

use super::outbox::Outbox;

/// Names a connection in its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemberId(pub u64);

/// A connection in a room.
#[derive(Debug)]
pub struct Member {
    pub id: MemberId,
    /// The hash of the token that owns, or would own, this connection's seat.
    pub token_hash: Digest,
    pub role: Role,
    outbox: Outbox,
}

/// The connections in a room, and who each of them is.
#[derive(Debug, Default)]
pub struct Members {
    list: Vec<Member>,
    next: u64,
}

impl Members {
    /// Adds a connection; an older one of the same seat is told and let go.
    pub fn add(&mut self, token_hash: Digest, role: Role, outbox: Outbox) -> MemberId {
        if let Role::Seat(_) = role {
            self.list.retain(|older| {
                let replaced = older.role == role;
                if replaced {
                    older.outbox.close(close::TAKEN_OVER);
                }
                !replaced
            });
        }
        let id = MemberId(self.next);
        self.next += 1;
        self.list.push(Member {
            id,
            token_hash,
            role,
            outbox,
        });
        id
    }

    /// Lets a connection go; says whether it was here.
    pub fn remove(&mut self, id: MemberId) -> bool {
        let before = self.list.len();
        self.list.retain(|member| member.id != id);
        self.list.len() < before
    }

    pub fn get(&self, id: MemberId) -> Option<&Member> {
        self.list.iter().find(|member| member.id == id)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Member> {
        self.list.iter()
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Member> {
        self.list.iter_mut()
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Who is here.
    pub fn presence(&self) -> Presence {
        let mut present: Vec<Seat> = self
            .list
            .iter()
            .filter_map(|member| match member.role {
                Role::Seat(seat) => Some(seat),
                Role::Spectator => None,
            })
            .collect();
        present.sort_unstable();
        let spectators = (self.list.len() - present.len()) as u32;
        Presence { present, spectators }
    }

    /// Hands a message to a connection without waiting; whoever has no room for it is let go.
    pub fn send(&mut self, id: MemberId, text: Utf8Bytes) {
        let Some(member) = self.get(id) else { return };
        if member.outbox.send(text).is_err() {
            info!(role = ?member.role, "a connection that reads too slowly, or is gone, is let go");
            member.outbox.close(close::OVERLOAD);
            self.remove(id);
        }
    }

    /// Tells every connection why it is closed.
    pub fn close_all(&mut self, code: u16) {
        for member in self.list.drain(..) {
            member.outbox.close(code);
        }
    }
}

/// A message as it goes over the wire.
pub fn encode(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(2048);
    serde_json::to_writer(&mut text, message).expect("every message can be written as JSON");
    Utf8Bytes::try_from(text).expect("JSON is UTF-8")
}
