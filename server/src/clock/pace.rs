//! How the house's time follows the machine's clocks.
//!
//! The field calls this: monotonic clock with jump detection.

use super::Away;

/// How many milliseconds may pass between two looks at the clock before that was an absence.
const LATE: u64 = 2_000;

/// Makes the house's time of a steady one, which goes on evenly and stands still while the machine sleeps, and the
/// time of day, which can be set.
///
/// Somebody looks at it several times a second, so that a longer time between two looks was an absence.
#[derive(Debug)]
pub(super) struct Pace {
    /// The house's time less the steady one.
    offset: u64,
    /// The house's time when it was last told.
    told: u64,
}

impl Pace {
    pub(super) fn new(steady: u64, time_of_day: u64) -> Self {
        let now = time_of_day.max(steady);
        Self {
            offset: now - steady,
            told: now,
        }
    }

    /// The house's time, and the absence that has just ended.
    ///
    /// It follows a time of day that is far ahead, and never one that was set back: then it goes on evenly.
    pub(super) fn tell(&mut self, steady: u64, time_of_day: u64) -> (u64, Option<Away>) {
        let even = (steady + self.offset).max(self.told);
        let now = if time_of_day > even + LATE {
            time_of_day
        } else {
            even
        };
        let absence = Away {
            from: self.told,
            until: now,
        };
        self.offset = now - steady;
        self.told = now;
        (now, (absence.until - absence.from > LATE).then_some(absence))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u64 = 1_000_000;

    fn pace() -> Pace {
        Pace::new(0, START)
    }

    fn away(from: u64, until: u64) -> Option<Away> {
        Some(Away {
            from: START + from,
            until: START + until,
        })
    }

    #[test]
    fn time_goes_on_evenly() {
        let mut pace = pace();
        for tick in 1..100 {
            let wobbling = START + tick * 250 + tick % 3 * 500;
            assert_eq!(pace.tell(tick * 250, wobbling), (START + tick * 250, None));
        }
    }

    #[test]
    fn a_process_that_was_held_still_was_away() {
        let mut pace = pace();
        assert_eq!(pace.tell(9_000, START + 9_000), (START + 9_000, away(0, 9_000)));
        assert_eq!(pace.tell(9_250, START + 9_250), (START + 9_250, None));
    }

    #[test]
    fn a_machine_that_slept_was_away_though_its_steady_time_stood_still() {
        let mut pace = pace();
        assert_eq!(
            pace.tell(250, START + 3_600_000),
            (START + 3_600_000, away(0, 3_600_000))
        );
        assert_eq!(pace.tell(500, START + 3_600_250), (START + 3_600_250, None));
    }

    #[test]
    fn a_clock_that_is_set_back_changes_nothing() {
        let mut pace = pace();
        assert_eq!(pace.tell(250, START - 500_000), (START + 250, None));
        assert_eq!(pace.tell(500, START - 499_750), (START + 500, None));
        assert_eq!(
            pace.tell(750, START + 750),
            (START + 750, None),
            "set right again"
        );
    }
}
