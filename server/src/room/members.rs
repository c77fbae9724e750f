//! The connections in a room.

use axum::extract::ws::Utf8Bytes;
use dragonhall_protocol::{Digest, Presence, Role, ServerMessage, close};
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
    /// Adds a connection; an older one of the same person is told and let go.
    pub fn add(&mut self, token_hash: Digest, role: Role, outbox: Outbox) -> MemberId {
        match role {
            Role::Seat(_) | Role::Companion(_) => self.take_over(|older| older.role == role),
            Role::Spectator => {}
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

    /// Lets go of the connection with this token, which stands for nobody any more.
    pub fn let_go_of(&mut self, token_hash: Digest) {
        self.take_over(|older| older.token_hash == token_hash);
    }

    fn take_over(&mut self, is_replaced: impl Fn(&Member) -> bool) {
        self.list.retain(|older| {
            let replaced = is_replaced(older);
            if replaced {
                older.outbox.close(close::TAKEN_OVER);
            }
            !replaced
        });
    }

    /// Whether somebody in this role is connected.
    pub fn is_here(&self, role: Role) -> bool {
        self.list.iter().any(|member| member.role == role)
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
        let mut presence = Presence {
            present: Vec::new(),
            watching: Vec::new(),
            spectators: 0,
        };
        for member in &self.list {
            match member.role {
                Role::Seat(seat) => presence.present.push(seat),
                Role::Companion(player) => {
                    presence.watching.push(player);
                    presence.spectators += 1;
                }
                Role::Spectator => presence.spectators += 1,
            }
        }
        presence.present.sort_unstable();
        presence.watching.sort_unstable();
        presence
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
