//! What each connection is told of a room.

use std::collections::BTreeSet;

use dragonhall_protocol::{
    Clocks, Deed, Digest, GameTable, GameTarget, PlayerId, Presence, Role, RoomView, ServerMessage,
    TakeBackOffer, Talk, Watching,
};
use dragonhall_rules::Viewer;

use super::entry::Touches;
use super::judge::{Ballot, take_back_offered};
use super::members::Members;
use super::state::{Play, RoomState};
use crate::text::Text;

/// How many decisions a snapshot tells of.
const SNAPSHOT_PAST: usize = 100;

/// How a connection looks at the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    /// With the knowledge of this viewer.
    Now(Viewer),
    /// With all hands, at least one round later.
    Later,
    /// Not at all.
    Nothing,
}

fn sight(room: &RoomState, role: Role) -> Sight {
    match (role, room.settings.watching) {
        (Role::Seat(seat), _) => Sight::Now(Viewer::Seat(seat)),
        (Role::Companion(_) | Role::Spectator, Watching::Public) => Sight::Now(Viewer::Public),
        (Role::Companion(_) | Role::Spectator, Watching::Delayed) => Sight::Later,
        (Role::Companion(_) | Role::Spectator, Watching::Off) => Sight::Nothing,
    }
}

/// Whether somebody in this role looks at the table as it stands.
pub(super) fn sees_the_table(room: &RoomState, role: Role) -> bool {
    matches!(sight(room, role), Sight::Now(_))
}

/// Tells all who look at the table as it stands what somebody points at.
pub(super) fn pointing(room: &RoomState, members: &mut Members, player: PlayerId, target: GameTarget) {
    let text = Text::of(&ServerMessage::Pointed { player, target });
    let audience = members
        .iter()
        .filter(|(_, member)| sees_the_table(room, member.role));
    for id in Vec::from_iter(audience.map(|(id, _)| id)) {
        members.send(id, text.clone());
    }
}

/// Everything a connection may know.
pub(super) fn snapshot(ballot: Ballot<'_>, role: Role, presence: Presence) -> Text {
    let Ballot { room, now, .. } = ballot;
    let sight = sight(room, role);
    let play = room.play.as_ref();
    Text::of(&ServerMessage::Snapshot {
        seq: room.seq,
        you: role,
        room: ballot.view(),
        presence,
        table: play.and_then(|play| whole_table(play, sight)),
        head: play.and_then(|play| head(play, sight)),
        clocks: room.clocks(now),
        talk: match sight {
            Sight::Nothing => Vec::new(),
            Sight::Now(_) | Sight::Later => room.talk.iter().cloned().collect(),
        },
        deeds: room.deeds.iter().cloned().collect(),
        now: Some(now),
        webhook: match role {
            Role::Seat(_) | Role::Companion(_) => {
                room.person_as(role).and_then(|person| person.webhook.clone())
            }
            Role::Spectator => None,
        },
        take_back: take_back(ballot, sight),
    })
}

/// Tells every connection all it may know, after the room was folded anew.
pub(super) fn anew(ballot: Ballot<'_>, members: &mut Members) {
    members.assign(ballot.room.roles());
    let audience: Vec<_> = members.iter().map(|(id, member)| (id, member.role)).collect();
    for (id, role) in audience {
        let text = snapshot(ballot, role, ballot.presence(members));
        members.send(id, text);
    }
}

/// What whoever looks may take back now.
fn take_back(Ballot { room, rules, .. }: Ballot<'_>, sight: Sight) -> Option<TakeBackOffer> {
    match sight {
        Sight::Now(Viewer::Seat(seat)) => take_back_offered(room, rules, seat),
        Sight::Now(Viewer::Public | Viewer::Open) | Sight::Later | Sight::Nothing => None,
    }
}

/// Where the game's chain ends now, which tells nothing of what is hidden.
fn head(play: &Play, sight: Sight) -> Option<Digest> {
    match sight {
        Sight::Now(_) | Sight::Later => play.head(),
        Sight::Nothing => None,
    }
}

fn whole_table(play: &Play, sight: Sight) -> Option<GameTable> {
    match sight {
        Sight::Now(viewer) => Some(table(play, viewer, SNAPSHOT_PAST)),
        Sight::Later => {
            let later = play.later.as_ref()?;
            let shown = later.shown();
            let latest = shown.start.max(shown.end.saturating_sub(SNAPSHOT_PAST))..shown.end;
            later_table(play, latest)
        }
        Sight::Nothing => None,
    }
}

fn table(play: &Play, viewer: Viewer, past: usize) -> GameTable {
    ended(play, play.game.table(viewer, play.latest(past)))
}

fn later_table(play: &Play, past: std::ops::Range<usize>) -> Option<GameTable> {
    let game = play.later.as_ref()?.game()?;
    let decisions = play.decisions[past].iter().filter(|decided| !decided.taken_back);
    let table = game.table(Viewer::Open, decisions.map(|decided| decided.happened()));
    Some(ended(play, table))
}

/// A game that was ended before its end awaits nobody; one that was played to its end tells what it is remembered for.
fn ended(play: &Play, mut table: GameTable) -> GameTable {
    if let Some(facts) = play.facts() {
        facts.tell(&mut table);
    }
    if play.abandoned {
        table.end(dragonhall_protocol::Outcome::Abandoned);
    }
    table
}

/// Tells every connection of the entry that was applied last; whose role it changed gets a snapshot instead.
pub(super) fn entry(ballot: Ballot<'_>, members: &mut Members, touches: Touches) {
    let Ballot { room, now, .. } = ballot;
    let newly = if touches.room {
        members.assign(room.roles())
    } else {
        BTreeSet::new()
    };
    let audience: Vec<_> = members.iter().map(|(id, member)| (id, member.role)).collect();
    let mut telling = Telling {
        ballot,
        view: touches.room.then(|| ballot.view()),
        shows_table: touches.table,
        clocks: if touches.clocks { room.clocks(now) } else { None },
        talk: room.talk.back().filter(|_| touches.talk),
        deed: room.last_deed(),
        told: Vec::new(),
    };
    for (id, role) in audience {
        let text = if newly.contains(&id) {
            snapshot(ballot, role, ballot.presence(members))
        } else {
            telling.update(sight(room, role))
        };
        members.send(id, text);
    }
}

/// The updates of one entry; viewers who see the same get the same text, which is written once.
struct Telling<'a> {
    ballot: Ballot<'a>,
    view: Option<RoomView>,
    shows_table: bool,
    clocks: Option<Clocks>,
    talk: Option<&'a Talk>,
    deed: Option<&'a Deed>,
    told: Vec<(Sight, ServerMessage, Text)>,
}

impl Telling<'_> {
    fn update(&mut self, sight: Sight) -> Text {
        if let Some((_, _, text)) = self.told.iter().find(|(told, _, _)| *told == sight) {
            return text.clone();
        }
        let room = self.ballot.room;
        let play = room.play.as_ref().filter(|_| self.shows_table);
        let update = ServerMessage::Update {
            seq: room.seq,
            room: self.view.clone(),
            table: play.and_then(|play| self.table(play, sight)),
            head: play.and_then(|play| head(play, sight)),
            clocks: self.clocks.clone(),
            talk: self.talk.filter(|_| sight != Sight::Nothing).cloned(),
            deed: self.deed.cloned(),
            take_back: take_back(self.ballot, sight),
        };
        let text = match self.told.iter().find(|(_, told, _)| *told == update) {
            Some((_, _, text)) => text.clone(),
            None => Text::of(&update),
        };
        self.told.push((sight, update, text.clone()));
        text
    }

    fn table(&self, play: &Play, sight: Sight) -> Option<GameTable> {
        match sight {
            Sight::Now(viewer) => Some(table(play, viewer, 1)),
            Sight::Later => {
                let fresh = play.later.as_ref()?.fresh();
                if fresh.is_empty() && !play.abandoned {
                    return None;
                }
                later_table(play, fresh)
            }
            Sight::Nothing => None,
        }
    }
}
