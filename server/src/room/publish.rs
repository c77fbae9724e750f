//! What each connection is told of a room.

use axum::extract::ws::Utf8Bytes;
use dragonhall_protocol::{Presence, Role, ServerMessage};
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
    let view = (changed != Changed::Table).then(|| room.view());
    let update = |role| {
        encode(&ServerMessage::Update {
            seq: room.seq,
            room: view.clone(),
            table: room
                .play
                .as_ref()
                .filter(|_| changed != Changed::Room)
                .map(|play| play.game.table(viewer(role), play.latest(1))),
        })
    };
    let mut public = None;
    for (id, role, is_new) in audience {
        let text = match (role, is_new) {
            (_, true) => snapshot(room, role, members.presence()),
            (Role::Spectator, false) => public.get_or_insert_with(|| update(role)).clone(),
            (Role::Seat(_), false) => update(role),
        };
        members.send(id, text);
    }
}
