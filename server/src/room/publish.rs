//! What each connection is told of a room.

use axum::extract::ws::Utf8Bytes;
use dragonhall_protocol::{Presence, Role, RoomView, ServerMessage};
use dragonhall_rules::Viewer;

use super::members::{Members, encode};
use super::state::State;

/// How many decisions a snapshot tells of.
const SNAPSHOT_PAST: usize = 100;

/// Whose knowledge a connection is shown.
fn viewer(role: Role) -> Viewer {
    match role {
        Role::Seat(seat) => Viewer::Seat(seat),
        Role::Spectator => Viewer::Public,
    }
}

/// Everything a connection may know.
pub fn snapshot(room: &State, role: Role, presence: Presence) -> Utf8Bytes {
    encode(&ServerMessage::Snapshot {
        seq: room.seq,
        you: role,
        room: room.view(),
        presence,
        table: room
            .play
            .as_ref()
            .map(|play| play.game.table(viewer(role), play.latest(SNAPSHOT_PAST))),
    })
}

/// What an entry changed: the room as everybody sees it, the table, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    Room,
    Table,
    Both,
}

/// Tells every connection of the entry that was applied last; whose role it changed gets a snapshot instead.
pub fn entry(room: &State, members: &mut Members, changed: Changed) {
    let audience: Vec<_> = members
        .iter_mut()
        .map(|member| {
            let role = room
                .seat_of(&member.token_hash)
                .map_or(Role::Spectator, Role::Seat);
            let is_new = std::mem::replace(&mut member.role, role) != role;
            (member.id, role, is_new)
        })
        .collect();
    let mut telling = Telling {
        room,
        view: (changed != Changed::Table).then(|| room.view()),
        shows_table: changed != Changed::Room,
        told: Vec::new(),
    };
    for (id, role, is_new) in audience {
        let text = if is_new {
            snapshot(room, role, members.presence())
        } else {
            telling.update(role)
        };
        members.send(id, text);
    }
}

/// The updates of one entry; viewers who see the same get the same text, which is written once.
struct Telling<'a> {
    room: &'a State,
    view: Option<RoomView>,
    shows_table: bool,
    told: Vec<(Role, ServerMessage, Utf8Bytes)>,
}

impl Telling<'_> {
    fn update(&mut self, role: Role) -> Utf8Bytes {
        if let Some((_, _, text)) = self.told.iter().find(|(told, _, _)| *told == role) {
            return text.clone();
        }
        let play = self.room.play.as_ref().filter(|_| self.shows_table);
        let update = ServerMessage::Update {
            seq: self.room.seq,
            room: self.view.clone(),
            table: play.map(|play| play.game.table(viewer(role), play.latest(1))),
        };
        let text = match self.told.iter().find(|(_, told, _)| *told == update) {
            Some((_, _, text)) => text.clone(),
            None => encode(&update),
        };
        self.told.push((role, update, text.clone()));
        text
    }
}
