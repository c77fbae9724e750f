//! The time of day, for the log and for clocks; tests bring their own.
//!
//! The house's time goes on evenly. When the machine slept, its clock was set forward or the process was held
//! still, that is an absence like one between two servers: everybody can ask for it, and nobody's clock ran.

mod pace;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::sleep;
use tracing::warn;

use self::pace::Pace;

/// The longest that the machine's time is trusted to go on evenly.
const LONGEST_SLEEP: u64 = 60 * 60 * 1000;

/// How often the clock is looked at when nobody asks for the time.
const LOOK: Duration = Duration::from_millis(250);

/// What an absence in mid-life gives back to every clock that ran, in milliseconds, so that what lay in the sockets
/// meanwhile is read before any time is up.
const GRACE: u64 = 2_000;

/// Where the server's time comes from, in milliseconds since 1970.
#[derive(Clone, Debug)]
pub struct Clock {
    source: Source,
    absences: watch::Sender<Vec<Away>>,
    /// How far this clock is ahead of the house's.
    ahead: u64,
}

#[derive(Clone, Debug)]
enum Source {
    Machine {
        begun: Instant,
        pace: Arc<Mutex<Pace>>,
    },
    Hand {
        time: watch::Sender<u64>,
        /// A gap in it that nobody has noticed yet, as on a machine.
        gap: Arc<Mutex<Option<Away>>>,
    },
}

/// A time in which there was no server, or one that did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    /// Since when, in milliseconds since 1970.
    pub from: u64,
    /// Until when.
    pub until: u64,
}

impl Clock {
    /// The machine's time.
    pub fn machine() -> Self {
        Self::of(Source::Machine {
            begun: Instant::now(),
            pace: Arc::new(Mutex::new(Pace::new(0, time_of_day()))),
        })
    }

    /// A time that only passes when somebody says so.
    pub fn by_hand(now: u64) -> Self {
        Self::of(Source::Hand {
            time: watch::Sender::new(now),
            gap: Arc::default(),
        })
    }

    fn of(source: Source) -> Self {
        Self {
            source,
            absences: watch::Sender::new(Vec::new()),
            ahead: 0,
        }
    }

    /// This clock, so far ahead of the house's that it is not before this time: no log goes back in time.
    pub fn not_before(self, at: u64) -> Self {
        let ahead = self.ahead + at.saturating_sub(self.now());
        Self { ahead, ..self }
    }

    /// What the house's clock says when this one says so.
    pub fn in_the_house(&self, at: u64) -> u64 {
        at.saturating_sub(self.ahead)
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        let now = match &self.source {
            Source::Machine { begun, pace } => {
                let mut pace = pace.lock().unwrap_or_else(PoisonError::into_inner);
                let (now, absence) = pace.tell(begun.elapsed().as_millis() as u64, time_of_day());
                // Before anybody else can read the time after it.
                if let Some(absence) = absence {
                    self.stood_still(absence);
                }
                now
            }
            Source::Hand { time, gap } => {
                let mut gap = gap.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(absence) = gap.take() {
                    self.stood_still(absence);
                }
                *time.borrow()
            }
        };
        now + self.ahead
    }

    /// Lets time pass that is moved by hand.
    pub fn pass(&self, time: Duration) {
        if let Source::Hand { time: now, .. } = &self.source {
            now.send_modify(|now| *now += time.as_millis() as u64);
        }
    }

    /// Lets time that is moved by hand pass while nobody can do anything.
    pub fn jump(&self, time: Duration) {
        if let Source::Hand { time: now, gap } = &self.source {
            let from = self.now() - self.ahead;
            let until = from + time.as_millis() as u64;
            *gap.lock().unwrap_or_else(PoisonError::into_inner) = Some(Away { from, until });
            now.send_replace(until);
        }
    }

    /// Notes that no server was there from this time until now.
    pub fn nobody_since(&self, from: u64) {
        let until = self.now();
        self.note(Away { from, until });
    }

    /// Tells whoever holds it when there was another absence.
    pub fn absences(&self) -> watch::Receiver<Vec<Away>> {
        self.absences.subscribe()
    }

    /// The absences that ended after this time, until now.
    pub fn absences_since(&self, at: u64) -> Vec<Away> {
        let now = self.now();
        let all = self.absences.borrow();
        let in_this_time = all.iter().map(|Away { from, until }| Away {
            from: from + self.ahead,
            until: until + self.ahead,
        });
        in_this_time
            .filter(|away| away.until > at && away.until <= now)
            .collect()
    }

    /// How much of the time since then, in milliseconds, a server was there: a clock that was set forward makes nothing
    /// older.
    pub fn lived_since(&self, at: u64) -> u64 {
        let now = self.now();
        let absences = self.absences_since(at).into_iter();
        let away: u64 = absences.map(|Away { from, until }| until - from.max(at)).sum();
        now.saturating_sub(at).saturating_sub(away)
    }

    /// Since when a server has been there for this long, in milliseconds.
    pub fn lived_ago(&self, time: u64) -> u64 {
        let (mut at, mut left) = (self.now(), time);
        for Away { from, until } in self.absences_since(0).into_iter().rev() {
            if at - until >= left {
                break;
            }
            left -= at - until;
            at = from;
        }
        at.saturating_sub(left)
    }

    /// Waits until a server has been there for this long, in milliseconds; an absence does not count.
    pub async fn lives_for(&self, time: u64) {
        let since = self.now();
        while let Some(left) = time.checked_sub(self.lived_since(since)).filter(|left| *left > 0) {
            self.reaches(self.now() + left).await;
        }
    }

    /// Looks at the time again and again, so that no absence goes unnoticed.
    pub async fn keep_looking(&self) {
        loop {
            self.now();
            sleep(LOOK).await;
        }
    }

    /// Waits until this time; may be dropped and called again.
    pub async fn reaches(&self, at: u64) {
        match &self.source {
            Source::Machine { .. } => {
                while let Some(left) = at.checked_sub(self.now()).filter(|left| *left > 0) {
                    sleep(Duration::from_millis(left.min(LONGEST_SLEEP))).await;
                }
            }
            Source::Hand { time, .. } => {
                let mut time = time.subscribe();
                let at = self.in_the_house(at);
                // The clock outlives whoever waits for it, so the wait cannot fail.
                let _ = time.wait_for(|now| *now >= at).await;
            }
        }
    }

    fn stood_still(&self, Away { from, until }: Away) {
        warn!(
            seconds = (until - from) / 1000,
            "the server stood still, or the clock was set forward: no clock of a game ran meanwhile"
        );
        self.note(Away {
            from: from.saturating_sub(GRACE),
            until,
        });
    }

    /// Keeps an absence; what was one already does not count twice.
    fn note(&self, Away { from, until }: Away) {
        self.absences.send_modify(|all| {
            let from = all.last().map_or(from, |last| last.until.max(from));
            if from < until {
                all.push(Away { from, until });
            }
        });
    }
}

fn time_of_day() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_absence_is_told_to_whoever_was_there_before_it_and_never_twice() {
        let clock = Clock::by_hand(100_000);
        clock.nobody_since(90_000);
        clock.pass(Duration::from_secs(1));
        clock.jump(Duration::from_secs(10));
        let all = [
            Away {
                from: 90_000,
                until: 100_000,
            },
            Away {
                from: 100_000,
                until: 111_000,
            },
        ];
        assert_eq!(clock.absences_since(99_999), all);
        assert_eq!(clock.absences_since(100_000), all[1..]);
        assert_eq!(clock.absences_since(111_000), []);
    }

    #[test]
    fn only_the_time_in_which_a_server_was_there_makes_anything_older() {
        let clock = Clock::by_hand(1_000_000);
        clock.nobody_since(900_000);
        clock.pass(Duration::from_secs(10));
        clock.jump(Duration::from_secs(500));
        clock.pass(Duration::from_secs(5));
        assert_eq!(clock.now(), 1_515_000);
        // Two seconds are given back after each absence of a server that goes on.
        assert_eq!(clock.lived_since(1_510_000), 5_000);
        assert_eq!(clock.lived_since(1_200_000), 5_000);
        assert_eq!(clock.lived_since(1_000_000), 13_000);
        assert_eq!(clock.lived_since(800_000), 113_000);
        assert_eq!(clock.lived_since(2_000_000), 0);
        for (lived, since) in [
            (5_000, 1_510_000),
            (6_000, 1_007_000),
            (13_000, 1_000_000),
            (113_000, 800_000),
        ] {
            assert_eq!(clock.lived_ago(lived), since);
            assert_eq!(clock.lived_since(since), lived);
        }
        assert_eq!(clock.lived_ago(u64::MAX), 0);
    }

    #[test]
    fn a_clock_that_is_ahead_tells_all_times_as_it_goes() {
        let house = Clock::by_hand(100_000);
        let room = house.clone().not_before(500_000);
        assert_eq!(room.now(), 500_000);
        house.jump(Duration::from_secs(10));
        assert_eq!(
            room.absences_since(500_000),
            [Away {
                from: 498_000,
                until: 510_000
            }]
        );
        assert_eq!(room.in_the_house(room.now()), house.now());
        assert_eq!(house.clone().not_before(5).now(), house.now());
    }
}
