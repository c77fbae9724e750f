//! How long the clock alone has played a game, and whether that stands still for it.

use std::collections::BTreeMap;

use dragonhall_protocol::{Seat, Stead};

/// After so many rounds of the table that the clock alone has played nobody is waited for any more.
const ROUNDS: u32 = 3;

/// What the clock has played in a row while nobody decided anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unattended {
    /// Whether only one seat plays, so that each of its steps is a turn.
    is_alone: bool,
    /// How many turns it has played for each seat.
    turns: BTreeMap<Seat, u32>,
    /// The seat that decided last, by itself or by what plays for it.
    last: Option<Seat>,
    is_asleep: bool,
}

impl Unattended {
    /// Nothing, at a table of so many seats.
    pub(super) fn at_table(seats: usize) -> Self {
        Self {
            is_alone: seats == 1,
            turns: BTreeMap::new(),
            last: None,
            is_asleep: false,
        }
    }

    /// Takes notice of a decision for a seat, which is a bot's or somebody's.
    pub(super) fn note(&mut self, seat: Seat, stead: Option<Stead>, is_bots: bool) {
        match stead {
            None if !is_bots => self.ends(),
            Some(Stead::Clock) if self.begins_turn(seat) => *self.turns.entry(seat).or_default() += 1,
            Some(Stead::Clock | Stead::Automatic | Stead::Room) | None => {}
        }
        self.last = Some(seat);
    }

    /// Whether the clock would begin a turn too many for this seat.
    pub(super) fn is_over(&self, seat: Seat) -> bool {
        self.begins_turn(seat) && self.turns.get(&seat).is_some_and(|turns| *turns >= ROUNDS)
    }

    fn begins_turn(&self, seat: Seat) -> bool {
        self.is_alone || self.last != Some(seat)
    }

    /// Somebody has decided something or is back.
    pub(super) fn ends(&mut self) {
        self.turns.clear();
        self.last = None;
        self.is_asleep = false;
    }

    /// The game stands still from now on.
    pub(super) fn sleeps(&mut self) {
        self.is_asleep = true;
    }

    pub(super) fn is_asleep(&self) -> bool {
        self.is_asleep
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLOCK: Option<Stead> = Some(Stead::Clock);

    /// How many steps the clock plays before it stops, for seats that follow each other like this.
    fn steps(turn: &[u8], mut unattended: Unattended) -> usize {
        let mut order = turn.iter().cycle().map(|seat| Seat(*seat));
        (0..1_000)
            .take_while(|_| {
                let seat = order.next().unwrap();
                let goes_on = !unattended.is_over(seat);
                unattended.note(seat, CLOCK, false);
                goes_on
            })
            .count()
    }

    #[test]
    fn three_whole_rounds_are_played_however_many_steps_a_turn_has() {
        assert_eq!(steps(&[0, 1], Unattended::at_table(2)), 6);
        assert_eq!(steps(&[0, 0, 0, 1, 1], Unattended::at_table(2)), 15);
        assert_eq!(steps(&[2, 3, 0, 1], Unattended::at_table(4)), 12);
    }

    #[test]
    fn alone_at_the_table_every_step_is_a_round() {
        assert_eq!(steps(&[0], Unattended::at_table(1)), 3);
    }

    #[test]
    fn whoever_decides_begins_the_count_anew_and_bots_do_not() {
        let mut unattended = Unattended::at_table(2);
        for _ in 0..2 {
            unattended.note(Seat(0), CLOCK, false);
            unattended.note(Seat(1), None, true);
        }
        assert_eq!(steps(&[0, 1], unattended.clone()), 2);
        unattended.note(Seat(1), None, false);
        assert_eq!(steps(&[0, 1], unattended), 6);
    }
}
