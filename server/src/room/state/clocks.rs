//! The clocks of a game that is played with time.

use dragonhall_protocol::{ClockRule, Clocks, Seat, SeatClock};

/// What an empty bank still gives for each step.
const GRACE: u64 = 5_000;

/// The clocks of a game that is played with time; all times are in milliseconds.
#[derive(Clone, Debug)]
pub struct RunningClocks {
    rule: ClockRule,
    seats: Vec<Time>,
    paused: bool,
    /// The latest steps of one seat, which can be taken back.
    steps: Vec<Step>,
}

/// A step, with what every seat had left when it was made.
#[derive(Clone, Debug)]
struct Step {
    seat: Seat,
    at: u64,
    left: Vec<u64>,
}

#[derive(Clone, Copy, Debug)]
struct Time {
    left: u64,
    /// Since when the clock has been running.
    since: Option<u64>,
}

impl RunningClocks {
    /// Full clocks for so many seats, of which the awaited ones run; none where there is no rule.
    pub fn start(rule: ClockRule, seats: usize, awaiting: &[Seat], at: u64) -> Option<Self> {
        let left = match rule {
            ClockRule::None => return None,
            ClockRule::Turn { seconds } | ClockRule::Bank { seconds, .. } => u64::from(seconds) * 1000,
        };
        let mut clocks = Self {
            rule,
            seats: vec![Time { left, since: None }; seats],
            paused: false,
            steps: Vec::new(),
        };
        clocks.run(awaiting, at);
        Some(clocks)
    }

    /// A seat has decided; these seats are awaited now.
    pub fn step(&mut self, by: Seat, awaiting: &[Seat], at: u64) {
        let ran: Vec<bool> = self.seats.iter().map(|time| time.since.is_some()).collect();
        self.stop(at);
        self.remember(by, at);
        for ((index, time), ran) in self.seats.iter_mut().enumerate().zip(ran) {
            let seat = Seat(index as u8);
            let has_stepped = by == seat && (ran || self.paused);
            match self.rule {
                ClockRule::Turn { seconds } if has_stepped || !awaiting.contains(&seat) => {
                    time.left = u64::from(seconds) * 1000;
                }
                ClockRule::Bank { increment, .. } if has_stepped => {
                    time.left = (time.left + u64::from(increment) * 1000).max(GRACE);
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
    pub fn take_back(&mut self, awaiting: &[Seat], at: u64) {
        self.stop(at);
        if let Some(step) = self.steps.pop() {
            for (seat, (time, left)) in (0..).map(Seat).zip(self.seats.iter_mut().zip(step.left)) {
                let used = if seat == step.seat && !self.paused {
                    at.saturating_sub(step.at)
                } else {
                    0
                };
                time.left = left.saturating_sub(used);
            }
        }
        if !self.paused {
            self.run(awaiting, at);
        }
    }

    fn remember(&mut self, seat: Seat, at: u64) {
        if self.steps.last().is_some_and(|step| step.seat != seat) {
            self.steps.clear();
        }
        let left = self.seats.iter().map(|time| time.left).collect();
        self.steps.push(Step { seat, at, left });
    }

    /// All clocks stand still.
    pub fn pause(&mut self, at: u64) {
        self.stop(at);
        self.paused = true;
    }

    /// The clocks of the awaited seats run on.
    pub fn resume(&mut self, awaiting: &[Seat], at: u64) {
        self.paused = false;
        self.run(awaiting, at);
    }

    /// So much time does not count, because the server was away.
    pub fn stood_still(&mut self, from: u64, until: u64) {
        for since in self.seats.iter_mut().filter_map(|time| time.since.as_mut()) {
            *since += until.saturating_sub(from.max(*since));
        }
    }

    /// Whether they stand still by consent.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// The seat whose time is up first, and when.
    pub fn deadline(&self) -> Option<(u64, Seat)> {
        (0..)
            .zip(&self.seats)
            .filter_map(|(seat, time)| Some((time.since? + time.left, Seat(seat))))
            .min()
    }

    /// When this seat's time is up.
    pub fn deadline_of(&self, seat: Seat) -> Option<u64> {
        let time = self.seats.get(usize::from(seat.0))?;
        Some(time.since? + time.left)
    }

    /// What this seat has left at this time.
    pub fn left_of(&self, seat: Seat, now: u64) -> Option<u64> {
        Some(self.seats.get(usize::from(seat.0))?.left_at(now))
    }

    /// The clocks at this time, as everybody is shown them.
    pub fn view(&self, now: u64) -> Clocks {
        let seats = self.seats.iter().map(|time| SeatClock {
            left: time.left_at(now),
            deadline: time.since.map(|since| since + time.left),
        });
        Clocks {
            now,
            paused: self.paused,
            seats: seats.collect(),
        }
    }

    fn run(&mut self, awaiting: &[Seat], at: u64) {
        for seat in awaiting {
            if let Some(time) = self.seats.get_mut(usize::from(seat.0)) {
                time.since = Some(at);
            }
        }
    }

    fn stop(&mut self, at: u64) {
        for time in &mut self.seats {
            time.left = time.left_at(at);
            time.since = None;
        }
    }
}

impl Time {
    fn left_at(&self, now: u64) -> u64 {
        let ran = self.since.map_or(0, |since| now.saturating_sub(since));
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
        RunningClocks::start(rule, 2, &[Seat(0)], 1_000).unwrap()
    }

    fn left(clocks: &RunningClocks, now: u64) -> Vec<u64> {
        clocks.view(now).seats.iter().map(|seat| seat.left).collect()
    }

    #[test]
    fn only_awaited_seats_lose_time() {
        assert_eq!(left(&clocks(TURN), 4_000), [7_000, 10_000]);
        assert_eq!(clocks(TURN).deadline(), Some((11_000, Seat(0))));
    }

    #[test]
    fn a_turn_begins_with_a_full_clock() {
        let mut clocks = clocks(TURN);
        clocks.step(Seat(0), &[Seat(1)], 4_000);
        assert_eq!(left(&clocks, 5_000), [10_000, 9_000]);
    }

    #[test]
    fn others_do_not_fill_the_clock_of_a_seat_that_is_still_awaited() {
        let mut clocks = RunningClocks::start(TURN, 2, &[Seat(0), Seat(1)], 1_000).unwrap();
        clocks.step(Seat(0), &[Seat(0), Seat(1)], 4_000);
        assert_eq!(left(&clocks, 4_000), [10_000, 7_000]);
    }

    #[test]
    fn a_bank_is_used_up_and_refilled_by_steps_and_never_wholly_empty() {
        let mut clocks = clocks(BANK);
        clocks.step(Seat(0), &[Seat(0)], 4_000);
        assert_eq!(left(&clocks, 4_000), [9_000, 10_000]);
        clocks.step(Seat(0), &[Seat(0)], 13_000);
        assert_eq!(left(&clocks, 13_000), [5_000, 10_000]);
        clocks.step(Seat(1), &[Seat(0)], 13_000);
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
            clocks.step(Seat(0), &[Seat(0)], 2_000);
            let before = left(&clocks, 3_000);
            clocks.step(Seat(0), &[Seat(1)], 3_000);
            clocks.take_back(&[Seat(0)], 4_000);
            assert_eq!(left(&clocks, 4_000), [before[0] - 1_000, before[1]], "{rule:?}");
            clocks.take_back(&[Seat(0)], 5_000);
            assert_eq!(left(&clocks, 5_000), [6_000, 10_000], "{rule:?}");
        }
    }

    #[test]
    fn a_pause_and_an_absence_of_the_server_cost_nobody_time() {
        let mut clocks = clocks(TURN);
        clocks.pause(3_000);
        assert_eq!(
            (left(&clocks, 90_000), clocks.deadline()),
            (vec![8_000, 10_000], None)
        );
        clocks.resume(&[Seat(0)], 90_000);
        assert_eq!(clocks.deadline(), Some((98_000, Seat(0))));
        clocks.stood_still(91_000, 191_000);
        assert_eq!(clocks.deadline(), Some((198_000, Seat(0))));
    }
}
