//! The time of day, for the log and for clocks; tests bring their own.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::sleep;

/// The longest that the machine's time is trusted to go on evenly.
const LONGEST_SLEEP: u64 = 60 * 60 * 1000;

/// Where the server's time comes from, in milliseconds since 1970.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    Machine,
    Hand(watch::Sender<u64>),
}

impl Clock {
    /// The machine's time.
    pub fn machine() -> Self {
        Self(Source::Machine)
    }

    /// A time that only passes when somebody says so.
    pub fn by_hand(now: u64) -> Self {
        Self(Source::Hand(watch::Sender::new(now)))
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        match &self.0 {
            Source::Machine => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| since.as_millis() as u64),
            Source::Hand(time) => *time.borrow(),
        }
    }

    /// Lets time pass that is moved by hand.
    pub fn pass(&self, time: Duration) {
        if let Source::Hand(now) = &self.0 {
            now.send_modify(|now| *now += time.as_millis() as u64);
        }
    }

    /// Waits until this time; may be dropped and called again.
    pub async fn reaches(&self, at: u64) {
        match &self.0 {
            Source::Machine => {
                while let Some(left) = at.checked_sub(self.now()).filter(|left| *left > 0) {
                    sleep(Duration::from_millis(left.min(LONGEST_SLEEP))).await;
                }
            }
            Source::Hand(time) => {
                let mut time = time.subscribe();
                // The clock outlives whoever waits for it, so the wait cannot fail.
                let _ = time.wait_for(|now| *now >= at).await;
            }
        }
    }
}
