//! Who is here, and since when others are not: the one thing about a room that its log does not know.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use dragonhall_protocol::{Absence, Phase, PlayerId, Seat, Time};

use super::members::Members;
use super::state::RoomState;
use crate::config::{TableRules, seconds};

/// Since when those who are not here have been gone.
#[derive(Debug)]
pub(crate) struct Attendance {
    gone: BTreeMap<PlayerId, Gone>,
    /// After how long somebody counts as away, and as away for long.
    away: Duration,
    long_away: Duration,
    has_looked: bool,
}

/// Somebody's absence.
#[derive(Clone, Copy, Debug)]
struct Gone {
    since: Time,
    /// Whether the going was seen; whoever was not here when the room woke may have been gone for long.
    was_seen: bool,
}

impl Attendance {
    /// That of a room in which nobody has been noticed yet.
    pub(crate) fn new(rules: &TableRules) -> Self {
        Self {
            gone: BTreeMap::new(),
            has_looked: false,
            away: seconds(rules.away_seconds),
            long_away: seconds(rules.long_away_seconds),
        }
    }

    /// Notices who is here at this time; whoever comes back is counted anew the next time.
    pub(crate) fn notice(&mut self, room: &RoomState, members: &Members, now: Time) {
        let here: BTreeSet<PlayerId> = members
            .named()
            .filter_map(|role| room.person_as(role))
            .map(|person| person.player)
            .collect();
        let missing = room
            .people()
            .filter(|person| person.bot.is_none() && !here.contains(&person.player));
        let fresh = Gone {
            since: now,
            was_seen: self.has_looked,
        };
        let before = |player| self.gone.get(&player).copied().unwrap_or(fresh);
        self.gone = missing
            .map(|person| (person.player, before(person.player)))
            .collect();
        self.has_looked = true;
    }

    /// Whoever is not here counts from now on, because the server was away, and nobody could come.
    pub(crate) fn count_anew(&mut self) {
        self.gone.clear();
        self.has_looked = false;
    }

    /// Whether somebody in the room is connected.
    pub(crate) fn is_here(&self, player: PlayerId) -> bool {
        !self.gone.contains_key(&player)
    }

    /// Since when somebody in the room is not connected.
    pub(crate) fn gone_since(&self, player: PlayerId) -> Option<Time> {
        self.gone.get(&player).map(|gone| gone.since)
    }

    /// Whether somebody counts as away.
    pub(crate) fn is_away(&self, player: PlayerId, now: Time) -> bool {
        self.away_at(player).is_some_and(|at| at <= now)
    }

    /// Since when somebody who is not here counts as away, or from when on.
    pub(crate) fn away_at(&self, player: PlayerId) -> Option<Time> {
        Some(self.gone.get(&player)?.since + self.away)
    }

    /// Whether a seat's player has been away for so long that the table need not wait any more.
    pub(crate) fn is_long_away(&self, room: &RoomState, seat: Seat, now: Time) -> bool {
        self.long_away_at(room, seat).is_some_and(|at| at <= now)
    }

    /// From when on that is so, as far as it is known: where clocks count hours, not before the seat's is out.
    pub(crate) fn long_away_at(&self, room: &RoomState, seat: Seat) -> Option<Time> {
        let player = room.occupant(seat)?.person.player;
        let Gone { since, was_seen } = *self.gone.get(&player)?;
        let later_than = if was_seen { since } else { Time::default() };
        let out_of_time = room.is_out_of_time_at(seat, later_than)?;
        Some((since + self.long_away).max(out_of_time))
    }

    /// The seats of a running game whose player is not here, and what follows from that when.
    pub(crate) fn absences(&self, room: &RoomState) -> Vec<Absence> {
        if room.phase() != Phase::Playing {
            return Vec::new();
        }
        let absence = |(seat, player)| {
            Some(Absence {
                seat,
                since: self.gone.get(&player)?.since,
                away: self.away_at(player)?,
                long_away: self.long_away_at(room, seat),
            })
        };
        room.seated_people().filter_map(absence).collect()
    }

    /// When somebody comes to count as away, or as away for long, next.
    pub(crate) fn next_change(&self, room: &RoomState, now: Time) -> Option<Time> {
        self.absences(room)
            .into_iter()
            .flat_map(|absence| [Some(absence.away), absence.long_away])
            .flatten()
            .filter(|at| *at > now)
            .min()
    }
}
