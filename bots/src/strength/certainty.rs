//! How certain an average is, at whatever moment one looks.
//!
//! The field calls this: confidence sequence (anytime-valid inference).
//!
//! The interval is an asymptotic confidence sequence: the mixture of normal martingales by Robbins with the variance
//! found so far, which holds at all moments together and so allows to stop when one likes. Besides the results it
//! counts one at either end of what is possible, so that a row of equal results is not taken for certainty.

use super::Finding;

/// The chance to be wrong.
const DOUBT: f64 = 0.05;

/// The variance of fewer results is not known well enough.
const FEWEST: u32 = 20;

/// Makes the interval narrowest after about fifty results.
const SHAPE: f64 = 0.18;

/// Where an average lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// At least this.
    pub low: f64,
    /// At most this.
    pub high: f64,
}

/// The results so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Certainty {
    games: u32,
    sum: f64,
    /// The number, sum and sum of squares, with the results that are counted besides.
    counted: f64,
    total: f64,
    squares: f64,
}

impl Certainty {
    /// Before the first result, which lies between these ends.
    pub(super) fn new(ends: [f64; 2]) -> Self {
        Self {
            games: 0,
            sum: 0.0,
            counted: 2.0,
            total: ends.iter().sum(),
            squares: ends.iter().map(|end| end * end).sum(),
        }
    }

    pub(super) fn count(&mut self, result: f64) {
        self.games += 1;
        self.sum += result;
        self.counted += 1.0;
        self.total += result;
        self.squares += result * result;
    }

    /// Whether the average certainly is on one side of a target.
    pub(super) fn decides(&self, target: f64) -> bool {
        let Interval { low, high } = self.interval();
        self.games >= FEWEST && (low >= target || high < target)
    }

    pub(super) fn interval(&self) -> Interval {
        let average = self.total / self.counted;
        let spread = (self.squares / self.counted - average * average).max(0.0);
        let weight = self.counted * SHAPE + 1.0;
        let width =
            spread * 2.0 * weight / (self.counted * self.counted * SHAPE) * (weight.sqrt() / DOUBT).ln();
        Interval {
            low: average - width.sqrt(),
            high: average + width.sqrt(),
        }
    }

    pub(super) fn finding(&self) -> Finding {
        Finding {
            games: self.games,
            average: self.sum / f64::from(self.games.max(1)),
            interval: self.interval(),
        }
    }
}

#[cfg(test)]
mod tests {
    use dragonhall_rules::GameRng;

    use super::*;

    #[test]
    fn equal_results_are_no_certainty_at_once() {
        let mut certainty = Certainty::new([0.0, 1.0]);
        for _ in 0..20 {
            certainty.count(1.0);
        }
        let Interval { low, .. } = certainty.interval();
        assert!((0.6..0.9).contains(&low), "{low}");
    }

    #[test]
    fn the_truth_is_hardly_ever_left_at_any_moment() {
        let mut wrong = 0;
        for trial in 0..400 {
            let mut rng = GameRng::for_decision([3; 32], trial);
            let mut certainty = Certainty::new([0.0, 1.0]);
            let leaves = (0..300).any(|_| {
                certainty.count(f64::from(u8::from(rng.below(10) < 6)));
                certainty.decides(0.6) && certainty.interval().low != 0.6
            });
            wrong += u32::from(leaves);
        }
        assert!(wrong <= 20, "{wrong} of 400");
    }
}
