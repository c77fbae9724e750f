//! The clocks of a game that is played with time.

use std::time::Duration;

use dragonhall_protocol::time::millis;
use dragonhall_protocol::{ClockRule, Clocks, Seat, SeatClock, Time};

use crate::config;

/// What an empty bank still gives for each step.
const GRACE: Duration = Duration::from_secs(5);

/// What whoever wakes a room finds in an empty bank at least, to look at the table again.
const WELCOME: Duration = Duration::from_mins(1);

/// The clocks of a game that is played with time.
#[derive(Clone, Debug)]
pub(crate) struct RunningClocks {
    rule: ClockRule,
    seats: Vec<Clock>,
    paused: bool,
    /// The latest steps of one seat, which can be taken back.
    steps: Vec<Step>,
}

/// A step, with what every seat had left when it was made.
#[derive(Clone, Debug)]
struct Step {
    seat: Seat,
    at: Time,
    left: Vec<Duration>,
}

#[derive(Clone, Copy, Debug)]
struct Clock {
    left: Duration,
    /// Since when the clock has been running.
    since: Option<Time>,
}

impl RunningClocks {
    /// Full clocks for so many seats, of which the awaited ones run; none where there is no rule.
    pub(crate) fn start(rule: ClockRule, seats: usize, awaiting: &[Seat], at: Time) -> Option<Self> {
        let left = match rule {
            ClockRule::None => return None,
            ClockRule::Turn { seconds } | ClockRule::Bank { seconds, .. } => config::seconds(seconds),
        };
        let mut clocks = Self {
            rule,
            seats: vec![Clock { left, since: None }; seats],
            paused: false,
            steps: Vec::new(),
        };
        clocks.run(awaiting, at);
        Some(clocks)
    }

    /// A seat has decided; these seats are awaited now.
    pub(crate) fn step(&mut self, by: Seat, awaiting: &[Seat], at: Time) {
        let ran: Vec<bool> = self.seats.iter().map(|clock| clock.since.is_some()).collect();
        self.stop(at);
        self.remember(by, at);
        for ((index, clock), ran) in self.seats.iter_mut().enumerate().zip(ran) {
            let seat = Seat(index as u8);
            let has_stepped = by == seat && (ran || self.paused);
            match self.rule {
                ClockRule::Turn { seconds } if has_stepped || !awaiting.contains(&seat) => {
                    clock.left = config::seconds(seconds);
                }
                ClockRule::Bank { increment, .. } if has_stepped => {
                    clock.left = (clock.left + config::seconds(increment)).max(GRACE);
                }
                ClockRule::None | ClockRule::Turn { .. } | ClockRule::Bank { .. } => {}
            }
        }
        if !self.paused {
            self.run(awaiting, at);
        }
    }

    /// The last step was taken back: everybody has as much left as when it was made, and the time since then is
    /// that of whoever took it back.
    pub(crate) fn take_back(&mut self, awaiting: &[Seat], at: Time) {
        self.stop(at);
        if let Some(step) = self.steps.pop() {
            for (seat, (clock, left)) in (0..).map(Seat).zip(self.seats.iter_mut().zip(step.left)) {
                let used = if seat == step.seat && !self.paused {
                    at.since(step.at)
                } else {
                    Duration::ZERO
                };
                clock.left = left.saturating_sub(used);
            }
        }
        if !self.paused {
            self.run(awaiting, at);
        }
    }

    fn remember(&mut self, seat: Seat, at: Time) {
        if self.steps.last().is_some_and(|step| step.seat != seat) {
            self.steps.clear();
        }
        let left = self.seats.iter().map(|clock| clock.left).collect();
        self.steps.push(Step { seat, at, left });
    }

    /// All clocks stand still.
    pub(crate) fn pause(&mut self, at: Time) {
        self.stop(at);
        self.paused = true;
    }

    /// The clocks of the awaited seats run on.
    pub(crate) fn resume(&mut self, awaiting: &[Seat], at: Time) {
        self.paused = false;
        self.run(awaiting, at);
    }

    /// The clocks of the awaited seats run on after nobody had played for long: none of them is found empty.
    pub(crate) fn wake(&mut self, awaiting: &[Seat], at: Time) {
        let least = match self.rule {
            ClockRule::None => Duration::ZERO,
            ClockRule::Turn { seconds } => config::seconds(seconds),
            ClockRule::Bank { seconds, .. } => config::seconds(seconds).min(WELCOME),
        };
        for clock in &mut self.seats {
            clock.left = clock.left.max(least);
        }
        self.resume(awaiting, at);
    }

    /// So much time does not count, because the server was away.
    pub(crate) fn stood_still(&mut self, from: Time, until: Time) {
        for since in self.seats.iter_mut().filter_map(|clock| clock.since.as_mut()) {
            *since += until.since(from.max(*since));
        }
    }

    /// Whether they stand still by consent.
    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    /// The seat whose time is up first, and when.
    pub(crate) fn deadline(&self) -> Option<(Time, Seat)> {
        (0..)
            .zip(&self.seats)
            .filter_map(|(seat, clock)| Some((clock.since? + clock.left, Seat(seat))))
            .min()
    }

    /// When this seat's time is up.
    pub(crate) fn deadline_of(&self, seat: Seat) -> Option<Time> {
        let clock = self.seats.get(usize::from(seat.0))?;
        Some(clock.since? + clock.left)
    }

    /// What this seat has left at this time.
    pub(crate) fn left_of(&self, seat: Seat, now: Time) -> Option<Duration> {
        Some(self.seats.get(usize::from(seat.0))?.left_at(now))
    }

    /// The clocks at this time, as everybody is shown them.
    pub(crate) fn view(&self, now: Time) -> Clocks {
        let seats = self.seats.iter().map(|clock| SeatClock {
            left: millis(clock.left_at(now)),
            deadline: clock.since.map(|since| since + clock.left),
        });
        Clocks {
            now,
            paused: self.paused,
            asleep: false,
            seats: seats.collect(),
        }
    }

    fn run(&mut self, awaiting: &[Seat], at: Time) {
        for seat in awaiting {
            if let Some(clock) = self.seats.get_mut(usize::from(seat.0)) {
                clock.since = Some(at);
            }
        }
    }

    fn stop(&mut self, at: Time) {
        for clock in &mut self.seats {
            clock.left = clock.left_at(at);
            clock.since = None;
        }
    }
}

impl Clock {
    fn left_at(&self, now: Time) -> Duration {
        let ran = self.since.map_or(Duration::ZERO, |since| now.since(since));
        self.left.saturating_sub(ran)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURN: ClockRule = ClockRule::Turn { seconds: 10 };
    const BANK: ClockRule = ClockRule::Bank {
        seconds: 10,
        increment: 2,
    };

    fn clocks(rule: ClockRule) -> RunningClocks {
        RunningClocks::start(rule, 2, &[Seat(0)], Time(1_000)).unwrap()
    }

    fn left(clocks: &RunningClocks, now: u64) -> Vec<u64> {
        clocks
            .view(Time(now))
            .seats
            .iter()
            .map(|seat| seat.left)
            .collect()
    }

    #[test]
    fn only_awaited_seats_lose_time() {
        assert_eq!(left(&clocks(TURN), 4_000), [7_000, 10_000]);
        assert_eq!(clocks(TURN).deadline(), Some((Time(11_000), Seat(0))));
    }

    #[test]
    fn a_turn_begins_with_a_full_clock() {
        let mut clocks = clocks(TURN);
        clocks.step(Seat(0), &[Seat(1)], Time(4_000));
        assert_eq!(left(&clocks, 5_000), [10_000, 9_000]);
    }

    #[test]
    fn others_do_not_fill_the_clock_of_a_seat_that_is_still_awaited() {
        let mut clocks = RunningClocks::start(TURN, 2, &[Seat(0), Seat(1)], Time(1_000)).unwrap();
        clocks.step(Seat(0), &[Seat(0), Seat(1)], Time(4_000));
        assert_eq!(left(&clocks, 4_000), [10_000, 7_000]);
    }

    #[test]
    fn a_bank_is_used_up_and_refilled_by_steps_and_never_wholly_empty() {
        let mut clocks = clocks(BANK);
        clocks.step(Seat(0), &[Seat(0)], Time(4_000));
        assert_eq!(left(&clocks, 4_000), [9_000, 10_000]);
        clocks.step(Seat(0), &[Seat(0)], Time(13_000));
        assert_eq!(left(&clocks, 13_000), [5_000, 10_000]);
        clocks.step(Seat(1), &[Seat(0)], Time(13_000));
        assert_eq!(
            left(&clocks, 13_000),
            [5_000, 10_000],
            "nobody gains time out of turn"
        );
    }

    #[test]
    fn nobody_gains_or_loses_time_by_a_step_that_is_taken_back_but_whoever_took_it_back() {
        for rule in [TURN, BANK] {
            let mut clocks = clocks(rule);
            clocks.step(Seat(0), &[Seat(0)], Time(2_000));
            let before = left(&clocks, 3_000);
            clocks.step(Seat(0), &[Seat(1)], Time(3_000));
            clocks.take_back(&[Seat(0)], Time(4_000));
            assert_eq!(left(&clocks, 4_000), [before[0] - 1_000, before[1]], "{rule:?}");
            clocks.take_back(&[Seat(0)], Time(5_000));
            assert_eq!(left(&clocks, 5_000), [6_000, 10_000], "{rule:?}");
        }
    }

    #[test]
    fn whoever_wakes_a_room_finds_no_empty_clock() {
        for (rule, found) in [(TURN, 10_000), (BANK, 10_000)] {
            let mut clocks = clocks(rule);
            clocks.pause(Time(11_000));
            assert_eq!(left(&clocks, 11_000)[0], 0);
            clocks.wake(&[Seat(0)], Time(90_000));
            assert_eq!(left(&clocks, 90_000)[0], found, "{rule:?}");
            assert!(!clocks.is_paused());
        }
    }

    #[test]
    fn a_pause_and_an_absence_of_the_server_cost_nobody_time() {
        let mut clocks = clocks(TURN);
        clocks.pause(Time(3_000));
        assert_eq!(
            (left(&clocks, 90_000), clocks.deadline()),
            (vec![8_000, 10_000], None)
        );
        clocks.resume(&[Seat(0)], Time(90_000));
        assert_eq!(clocks.deadline(), Some((Time(98_000), Seat(0))));
        clocks.stood_still(Time(91_000), Time(191_000));
        assert_eq!(clocks.deadline(), Some((Time(198_000), Seat(0))));
    }
}
