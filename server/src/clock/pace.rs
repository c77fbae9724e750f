//! How the house's time follows the machine's clocks.
//!
//! The field calls this: monotonic clock with jump detection.

use std::time::Duration;

use dragonhall_protocol::Time;

use super::Away;

/// How much time may pass between two looks at the clock before that was an absence.
const LATE: Duration = Duration::from_secs(2);

/// Makes the house's time of a steady one, which goes on evenly and stands still while the machine sleeps, and the
/// time of day, which can be set.
///
/// Somebody looks at it several times a second, so that a longer time between two looks was an absence.
#[derive(Debug)]
pub(super) struct Pace {
    /// How much of the house's time is not of the steady one, counted from 1970.
    offset: Duration,
    /// The house's time when it was last told.
    told: Time,
}

impl Pace {
    pub(super) fn new(steady: Duration, time_of_day: Time) -> Self {
        let now = time_of_day.max(Time::default() + steady);
        Self {
            offset: offset(now, steady),
            told: now,
        }
    }

    /// The house's time, and the absence that has just ended.
    ///
    /// It follows a time of day that is far ahead, and never one that was set back: then it goes on evenly.
    pub(super) fn tell(&mut self, steady: Duration, time_of_day: Time) -> (Time, Option<Away>) {
        let even = (Time::default() + self.offset + steady).max(self.told);
        let now = if time_of_day > even + LATE {
            time_of_day
        } else {
            even
        };
        let absence = Away {
            from: self.told,
            until: now,
        };
        self.offset = offset(now, steady);
        self.told = now;
        (now, (absence.until.since(absence.from) > LATE).then_some(absence))
    }
}

fn offset(now: Time, steady: Duration) -> Duration {
    now.since(Time::default() + steady)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u64 = 1_000_000;

    fn pace() -> Pace {
        Pace::new(Duration::ZERO, Time(START))
    }

    /// What the pace tells at this steady time and time of day, in milliseconds.
    fn tell(pace: &mut Pace, steady: u64, time_of_day: u64) -> (u64, Option<Away>) {
        let (now, away) = pace.tell(Duration::from_millis(steady), Time(time_of_day));
        (now.0, away)
    }

    fn away(from: u64, until: u64) -> Option<Away> {
        Some(Away {
            from: Time(START + from),
            until: Time(START + until),
        })
    }

    #[test]
    fn time_goes_on_evenly() {
        let mut pace = pace();
        for tick in 1..100 {
            let wobbling = START + tick * 250 + tick % 3 * 500;
            assert_eq!(tell(&mut pace, tick * 250, wobbling), (START + tick * 250, None));
        }
    }

    #[test]
    fn a_process_that_was_held_still_was_away() {
        let mut pace = pace();
        assert_eq!(
            tell(&mut pace, 9_000, START + 9_000),
            (START + 9_000, away(0, 9_000))
        );
        assert_eq!(tell(&mut pace, 9_250, START + 9_250), (START + 9_250, None));
    }

    #[test]
    fn a_machine_that_slept_was_away_though_its_steady_time_stood_still() {
        let mut pace = pace();
        assert_eq!(
            tell(&mut pace, 250, START + 3_600_000),
            (START + 3_600_000, away(0, 3_600_000))
        );
        assert_eq!(tell(&mut pace, 500, START + 3_600_250), (START + 3_600_250, None));
    }

    #[test]
    fn a_clock_that_is_set_back_changes_nothing() {
        let mut pace = pace();
        assert_eq!(tell(&mut pace, 250, START - 500_000), (START + 250, None));
        assert_eq!(tell(&mut pace, 500, START - 499_750), (START + 500, None));
        assert_eq!(
            tell(&mut pace, 750, START + 750),
            (START + 750, None),
            "set right again"
        );
    }
}
