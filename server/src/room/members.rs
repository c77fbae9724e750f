//! The connections in a room.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use dragonhall_protocol::{CloseCode, Digest, Presence, Role};
use tracing::debug;

use super::knocking::Newcomer;
use super::outbox::Outbox;
use crate::budget::Taken;
use crate::household::{Household, Network};
use crate::metrics;
use crate::text::Text;

/// Names a connection in its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct MemberId(pub u64);

/// A connection in a room.
#[derive(Debug)]
pub(crate) struct Member {
    /// The hash of the token that owns, or would own, this connection's seat.
    pub token_hash: Digest,
    pub role: Role,
    /// Whom it comes from.
    pub household: Household,
    /// Whether somebody inside has let it in, so that the door means nothing to it any more.
    pub let_in: bool,
    outbox: Outbox,
}

/// The connections in a room, and who each of them is; nothing here but telling all of them takes longer in a crowd.
#[derive(Debug, Default)]
pub(crate) struct Members {
    list: BTreeMap<MemberId, Member>,
    by_token: HashMap<Digest, MemberId>,
    /// The connections that stand for somebody: those with a seat, then those with a name.
    named: BTreeMap<Role, MemberId>,
    /// The places of those who watch without a name.
    nameless: Taken,
    next: u64,
}

impl Members {
    /// Adds a connection; an older one of the same person is told and let go.
    pub(crate) fn add(&mut self, role: Role, newcomer: Newcomer) -> MemberId {
        let Newcomer {
            token_hash,
            household,
            let_in,
            outbox,
            ..
        } = newcomer;
        if let Some(older) = self.named.get(&role) {
            self.let_go(*older, CloseCode::TakenOver);
        }
        let id = MemberId(self.next);
        self.next += 1;
        self.by_token.insert(token_hash, id);
        if role == Role::Spectator {
            self.nameless.takes(household);
        } else {
            self.named.insert(role, id);
        }
        let member = Member {
            token_hash,
            role,
            household,
            let_in,
            outbox,
        };
        self.list.insert(id, member);
        id
    }

    /// Lets go of the connection with this token, which stands for nobody any more, with this code.
    pub(crate) fn let_go_of(&mut self, token_hash: Digest, code: CloseCode) {
        if let Some(id) = self.by_token.get(&token_hash) {
            self.let_go(*id, code);
        }
    }

    /// Lets go of those without a name who come from where this household does, with this code.
    pub(crate) fn let_go_of_nameless(&mut self, household: Household, code: CloseCode) {
        let nameless = self.list.iter().filter(|(_, member)| {
            member.role == Role::Spectator && member.household.site() == household.site()
        });
        for id in Vec::from_iter(nameless.map(|(id, _)| *id)) {
            self.let_go(id, code);
        }
    }

    /// Lets go of everybody who comes from there, with this code.
    pub(crate) fn let_go_of_site(&mut self, site: Network, code: CloseCode) {
        let from_there = self
            .list
            .iter()
            .filter(|(_, member)| member.household.site() == site);
        for id in Vec::from_iter(from_there.map(|(id, _)| *id)) {
            self.let_go(id, code);
        }
    }

    fn let_go(&mut self, id: MemberId, code: CloseCode) {
        if let Some(member) = self.get(id) {
            member.outbox.close(code);
            self.remove(id);
        }
    }

    /// Lets a connection go; says whether it was here.
    pub(crate) fn remove(&mut self, id: MemberId) -> bool {
        let Some(member) = self.list.remove(&id) else {
            return false;
        };
        if self.by_token.get(&member.token_hash) == Some(&id) {
            self.by_token.remove(&member.token_hash);
        }
        if self.named.get(&member.role) == Some(&id) {
            self.named.remove(&member.role);
        }
        if member.role == Role::Spectator {
            self.nameless.gives_back(member.household);
        }
        true
    }

    pub(crate) fn get(&self, id: MemberId) -> Option<&Member> {
        self.list.get(&id)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (MemberId, &Member)> {
        self.list.iter().map(|(id, member)| (*id, member))
    }

    /// Those who are here with a seat or a name.
    pub(crate) fn named(&self) -> impl Iterator<Item = Role> {
        self.named.keys().copied()
    }

    /// Lets those with one of these tokens stand for somebody, the last role counting, and all others for nobody;
    /// the connections whose role that changes.
    pub(crate) fn assign(&mut self, roles: impl Iterator<Item = (Digest, Role)>) -> BTreeSet<MemberId> {
        let mut now: BTreeMap<MemberId, Role> =
            self.named.values().map(|id| (*id, Role::Spectator)).collect();
        for (token_hash, role) in roles {
            if let Some(id) = self.by_token.get(&token_hash) {
                now.insert(*id, role);
            }
        }
        self.named.clear();
        let mut changed = BTreeSet::new();
        for (id, role) in now {
            if role != Role::Spectator {
                self.named.insert(role, id);
            }
            let Some(member) = self.list.get_mut(&id) else {
                continue;
            };
            let before = std::mem::replace(&mut member.role, role);
            if before == role {
                continue;
            }
            match (before, role) {
                (Role::Spectator, _) => self.nameless.gives_back(member.household),
                (_, Role::Spectator) => self.nameless.takes(member.household),
                _ => {}
            }
            changed.insert(id);
        }
        changed
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The places of those who watch without a name.
    pub(crate) fn nameless(&self) -> &Taken {
        &self.nameless
    }

    /// Who is here.
    pub(crate) fn presence(&self) -> Presence {
        let mut presence = Presence {
            present: Vec::new(),
            watching: Vec::new(),
            spectators: 0,
            absent: Vec::new(),
            votes: None,
            seq: None,
        };
        for role in self.named() {
            match role {
                Role::Seat(seat) => presence.present.push(seat),
                Role::Companion(player) => presence.watching.push(player),
                Role::Spectator => {}
            }
        }
        presence.spectators = (self.list.len() - presence.present.len()) as u32;
        presence
    }

    /// Hands a message to a connection without waiting; whoever has no room for it is let go.
    pub(crate) fn send(&mut self, id: MemberId, text: Text) {
        let Some(member) = self.get(id) else { return };
        if member.outbox.send(text).is_err() {
            debug!(role = ?member.role, "a connection that reads too slowly, or is gone, is let go");
            metrics::reads_too_slowly();
            member.outbox.close(CloseCode::Overload);
            self.remove(id);
        }
    }

    /// Tells every connection why it is closed.
    pub(crate) fn close_all(&mut self, code: CloseCode) {
        for member in std::mem::take(self).list.values() {
            member.outbox.close(code);
        }
    }
}
