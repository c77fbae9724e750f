//! What is written into a room's log besides its games: how often, and what of it is forgotten some day.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use dragonhall_protocol::{Digest, PlayerId, Time};

use super::{RoomState, Sent};
use crate::config::{Beside, DAY, HOUR};
use crate::room::entry::{By, Cause, What};

/// Of how many entries it is remembered when they were written.
const REMEMBERED: usize = 1_000;

/// How much of what was said the log keeps; more than anybody is shown.
pub(super) const KEPT: usize = 500;
/// How much more is said before the oldest of it is forgotten in one go.
const SPARE: usize = 100;

/// When entries besides the games were written, by each person.
#[derive(Clone, Debug, Default)]
pub(super) struct Times(BTreeMap<PlayerId, VecDeque<Time>>);

impl Times {
    fn note(&mut self, whose: PlayerId, at: Time) {
        let times = self.0.entry(whose).or_default();
        if times.len() == REMEMBERED {
            times.pop_front();
        }
        times.push_back(at);
    }

    /// How much too early an entry of theirs would come.
    fn too_early(&self, whose: PlayerId, now: Time, limits: Beside) -> Duration {
        let Some(times) = self.0.get(&whose) else {
            return Duration::ZERO;
        };
        let wait = |most: u32, span: Duration| {
            let first = times
                .iter()
                .nth_back((most as usize).saturating_sub(1).min(REMEMBERED - 1));
            first.map_or(Duration::ZERO, |first| (*first + span).since(now))
        };
        wait(limits.room_entries_per_hour, HOUR).max(wait(limits.room_entries_per_day, DAY))
    }
}

/// What was said and is still in the log, oldest first: the number of each entry, and the message that caused it.
#[derive(Clone, Debug, Default)]
pub(super) struct Kept(VecDeque<(u64, Option<Sent>)>);

impl RoomState {
    /// How much too early it is for what this message of somebody would write; a right key opens at any time.
    pub(crate) fn too_early(
        &self,
        whose: PlayerId,
        what: &What,
        now: Time,
        limits: Beside,
    ) -> Option<Duration> {
        if !what.is_beside_the_game() || matches!(what, What::Claimed { .. }) {
            return None;
        }
        let wait = self.times.too_early(whose, now, limits);
        (!wait.is_zero()).then_some(wait)
    }

    /// Takes notice of what an entry is besides the game.
    pub(super) fn note_beside(
        &mut self,
        seq: u64,
        at: Time,
        (what, cause): (&What, Option<Cause>),
        said: Option<Sent>,
    ) {
        if let What::Said { .. } = what {
            self.kept.0.push_back((seq, said));
        }
        if what.is_beside_the_game()
            && let Some(cause) = cause
        {
            let person = match cause.by {
                By::Seat(seat) => self.occupant(seat).map(|occupant| &occupant.person),
                By::Player(player) => self.person(player),
            };
            if let Some(whose) = person.map(|person| person.player) {
                self.times.note(whose, at);
            }
        }
    }

    /// The entries of what was said that need not be kept any more, once they are many.
    pub(crate) fn forgettable(&self) -> Vec<u64> {
        let talk = &self.kept.0;
        if talk.len() < KEPT + SPARE {
            return Vec::new();
        }
        talk.iter().take(talk.len() - KEPT).map(|(seq, _)| *seq).collect()
    }

    /// The log has these entries no more.
    pub(crate) fn forget(&mut self, entries: &[u64]) {
        for (_, said) in self.kept.0.drain(..entries.len().min(self.kept.0.len())) {
            if let Some(said) = said {
                self.answered.remove(&said);
            }
        }
    }

    /// What a device was answered is known when its person sends it again from another one.
    pub(super) fn answers_move(&mut self, from: Digest, to: Digest) {
        let moved = |said: Sent| Sent {
            by: if said.by == from { to } else { said.by },
            ..said
        };
        for (_, said) in &mut self.kept.0 {
            *said = said.map(moved);
        }
        let answered = std::mem::take(&mut self.answered);
        self.answered = answered
            .into_iter()
            .map(|(said, answer)| (moved(said), answer))
            .collect();
    }

    /// The log goes on with the entry of this number; what was before it, if anything, has been forgotten.
    pub(crate) fn go_on_with(&mut self, seq: u64) {
        self.seq = seq - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Time = Time(0);
    const LIMITS: Beside = Beside {
        room_entries_per_hour: 3,
        room_entries_per_day: 5,
    };

    #[test]
    fn so_many_entries_an_hour_and_a_day_and_nobody_uses_up_another_s() {
        let mut times = Times::default();
        let somebody = PlayerId(1);
        for at in [0, 10, 20].map(Time) {
            assert_eq!(times.too_early(somebody, at, LIMITS), Duration::ZERO);
            times.note(somebody, at);
        }
        assert_eq!(
            times.too_early(somebody, Time(30), LIMITS),
            HOUR - Duration::from_millis(30)
        );
        assert_eq!(times.too_early(PlayerId(2), Time(30), LIMITS), Duration::ZERO);
        times.note(somebody, START + HOUR);
        times.note(somebody, START + HOUR + Duration::from_millis(10));
        assert_eq!(
            times.too_early(somebody, START + 3 * HOUR, LIMITS),
            DAY - 3 * HOUR
        );
        assert_eq!(times.too_early(somebody, START + DAY, LIMITS), Duration::ZERO);
    }
}
