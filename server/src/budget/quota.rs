//! How much may be had in some time, and what has been had of it.
//!
//! The field calls this: rate limiter (GCRA, a leaky bucket as a meter).

use std::time::Duration;

use dragonhall_protocol::Time;

use crate::config::{HOUR, MINUTE};

/// The microseconds of a second.
const SECOND_MICROS: u64 = 1_000_000;

/// So much may be had at once, and as much again in some time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Quota {
    /// How much.
    pub most: u32,
    /// The microseconds in which all of it comes back.
    window_micros: u64,
}

impl Quota {
    /// So much in so much time.
    const fn new(most: u32, window: Duration) -> Self {
        Self {
            most,
            window_micros: window.as_micros() as u64,
        }
    }

    /// So much in a minute.
    pub(crate) const fn per_minute(most: u32) -> Self {
        Self::new(most, MINUTE)
    }

    /// So much in an hour.
    pub(crate) const fn per_hour(most: u32) -> Self {
        Self::new(most, HOUR)
    }

    /// So much a second in the long run, and so much at once.
    pub(crate) fn per_second(number: u32, at_once: u32) -> Self {
        Self {
            most: at_once,
            window_micros: SECOND_MICROS * u64::from(at_once) / u64::from(number.max(1)),
        }
    }

    /// So many times as much.
    pub(crate) fn times(self, times: u32) -> Self {
        let most = self.most.saturating_mul(times);
        Self { most, ..self }
    }

    /// A part of it: one of so many.
    pub(crate) fn part(self, parts: u32) -> Self {
        let most = self.most.div_ceil(parts);
        Self { most, ..self }
    }

    /// How long it takes until all of it has come back.
    pub(crate) fn window(self) -> Duration {
        Duration::from_micros(self.window_micros)
    }

    /// The microseconds in which this much comes back.
    fn cost(self, amount: u32) -> u64 {
        self.window_micros * u64::from(amount) / u64::from(self.most.max(1))
    }
}

/// What has been had: the moment, in microseconds, at which all of it will have come back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Used(u64);

impl Used {
    /// Whether this much may be had now; if not, how long it takes until it may.
    pub(crate) fn check(&mut self, quota: Quota, amount: u32, now: Time) -> Result<(), Duration> {
        let (now, window) = (micros(now), quota.window_micros);
        // A clock that was set back makes nobody wait for longer than if all had been used up this moment.
        if self.0 > now + 2 * window {
            self.0 = now + window;
        }
        let over = (self.0.max(now) + quota.cost(amount)).saturating_sub(now + window);
        // Whoever has used up nothing may have more than there is of it, and waits for that afterwards.
        if over == 0 || self.0 <= now {
            return Ok(());
        }
        Err(Duration::from_micros(over))
    }

    /// Takes this much, whether or not it may be had.
    pub(crate) fn take(&mut self, quota: Quota, amount: u32, now: Time) {
        let now = micros(now);
        self.0 = (self.0.max(now) + quota.cost(amount)).min(now + 2 * quota.window_micros);
    }

    /// Takes this much if it may be had now.
    pub(crate) fn spend(&mut self, quota: Quota, amount: u32, now: Time) -> Result<(), Duration> {
        self.check(quota, amount, now)?;
        self.take(quota, amount, now);
        Ok(())
    }

    /// Whether all of it has come back.
    pub(crate) fn is_full(self, now: Time) -> bool {
        self.0 <= micros(now)
    }
}

/// A moment in microseconds since 1970.
fn micros(time: Time) -> u64 {
    time.0 * 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUOTA: Quota = Quota::per_minute(3);
    const NOW: Time = Time(1_767_225_600_000);

    fn used_up() -> Used {
        let mut used = Used::default();
        for _ in 0..3 {
            assert_eq!(used.spend(QUOTA, 1, NOW), Ok(()));
        }
        used
    }

    #[test]
    fn all_of_it_can_be_had_at_once_and_then_the_wait_is_named() {
        let mut used = used_up();
        assert_eq!(used.spend(QUOTA, 1, NOW), Err(Duration::from_secs(20)));
        assert_eq!(used.spend(QUOTA, 2, NOW), Err(Duration::from_secs(40)));
        assert_eq!(
            used.spend(QUOTA, 1, NOW + Duration::from_millis(19_000)),
            Err(Duration::from_secs(1))
        );
        assert_eq!(used.spend(QUOTA, 1, NOW + Duration::from_millis(20_000)), Ok(()));
        assert!(!used.is_full(NOW + Duration::from_millis(79_999)));
        assert!(used.is_full(NOW + Duration::from_millis(80_000)));
    }

    #[test]
    fn a_clock_that_is_set_back_locks_nobody_out() {
        let (mut used, earlier) = (used_up(), NOW - Duration::from_hours(24));
        assert_eq!(used.spend(QUOTA, 1, earlier), Err(Duration::from_secs(20)));
        assert_eq!(
            used.spend(QUOTA, 1, earlier + Duration::from_millis(20_000)),
            Ok(())
        );
    }

    #[test]
    fn one_thing_may_be_larger_than_the_whole() {
        let mut used = Used::default();
        assert_eq!(used.spend(QUOTA, 5, NOW), Ok(()));
        assert_eq!(used.spend(QUOTA, 1, NOW), Err(Duration::from_secs(60)));
        assert_eq!(used.spend(QUOTA, 1, NOW + Duration::from_millis(60_000)), Ok(()));
    }
}
