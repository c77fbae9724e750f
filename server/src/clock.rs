//! The time of day, for the log and for clocks; tests bring their own.
//!
//! The house's time goes on evenly. When the machine slept, its clock was set forward or the process was held
//! still, that is an absence like one between two servers: everybody can ask for it, and nobody's clock ran.

mod pace;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use dragonhall_protocol::Time;
use tokio::sync::watch;
use tokio::time::sleep;
use tracing::warn;

use self::pace::Pace;

/// The longest that the machine's time is trusted to go on evenly.
const LONGEST_SLEEP: Duration = Duration::from_hours(1);

/// How often the clock is looked at when nobody asks for the time.
const LOOK: Duration = Duration::from_millis(250);

/// How many absences are told apart; of more, the first two become one.
const ABSENCES: usize = 1_000;

/// What an absence in mid-life gives back to every clock that ran, so that what lay in the sockets
/// meanwhile is read before any time is up.
const GRACE: Duration = Duration::from_secs(2);

/// A moment that does not come.
pub(crate) const NEVER: Time = Time(u64::MAX);

/// Where the server's time comes from.
#[derive(Clone, Debug)]
pub struct Clock {
    source: Source,
    absences: watch::Sender<Vec<Away>>,
    /// How far this clock is ahead of its source.
    ahead: Duration,
    /// How far the house's is.
    house_ahead: Duration,
}

#[derive(Clone, Debug)]
enum Source {
    Machine {
        begun: Instant,
        pace: Arc<Mutex<Pace>>,
    },
    Hand {
        time: watch::Sender<Time>,
        /// A gap in it that nobody has noticed yet, as on a machine.
        gap: Arc<Mutex<Option<Away>>>,
    },
}

/// A time in which there was no server, or one that did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    /// Since when.
    pub from: Time,
    /// Until when.
    pub until: Time,
}

impl Clock {
    /// The machine's time.
    pub fn machine() -> Self {
        Self::of(Source::Machine {
            begun: Instant::now(),
            pace: Arc::new(Mutex::new(Pace::new(Duration::ZERO, time_of_day()))),
        })
    }

    /// A time that only passes when somebody says so.
    pub fn by_hand(now: Time) -> Self {
        Self::of(Source::Hand {
            time: watch::Sender::new(now),
            gap: Arc::default(),
        })
    }

    fn of(source: Source) -> Self {
        Self {
            source,
            absences: watch::Sender::new(Vec::new()),
            ahead: Duration::ZERO,
            house_ahead: Duration::ZERO,
        }
    }

    /// The house's clock, which does not begin before this time: the last server has been there until then.
    pub fn beginning_at(self, at: Time) -> Self {
        let clock = self.not_before(at);
        Self {
            house_ahead: clock.ahead,
            ..clock
        }
    }

    /// This clock, so far ahead of the house's that it is not before this time: no log goes back in time.
    pub fn not_before(self, at: Time) -> Self {
        let ahead = self.ahead + at.since(self.now());
        Self { ahead, ..self }
    }

    /// What the house's clock says when this one says so.
    pub fn in_the_house(&self, at: Time) -> Time {
        at - (self.ahead - self.house_ahead)
    }

    /// What time it is.
    pub fn now(&self) -> Time {
        let now = match &self.source {
            Source::Machine { begun, pace } => {
                let mut pace = pace.lock().unwrap_or_else(PoisonError::into_inner);
                let (now, absence) = pace.tell(begun.elapsed(), time_of_day());
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
            now.send_modify(|now| *now += time);
        }
    }

    /// Lets time that is moved by hand pass while nobody can do anything.
    pub fn jump(&self, time: Duration) {
        if let Source::Hand { time: now, gap } = &self.source {
            let from = self.now() - self.ahead;
            let until = from + time;
            *gap.lock().unwrap_or_else(PoisonError::into_inner) = Some(Away { from, until });
            now.send_replace(until);
        }
    }

    /// Notes that no server was there from this time until now.
    pub fn nobody_since(&self, from: Time) {
        let (from, until) = (from - self.ahead, self.now() - self.ahead);
        self.note(Away { from, until });
    }

    /// Tells whoever holds it when there was another absence.
    pub fn absences(&self) -> watch::Receiver<Vec<Away>> {
        self.absences.subscribe()
    }

    /// The absences that ended after this time, until now.
    pub fn absences_since(&self, at: Time) -> Vec<Away> {
        let now = self.now();
        let all = self.absences.borrow();
        let in_this_time = all.iter().map(|Away { from, until }| Away {
            from: *from + self.ahead,
            until: *until + self.ahead,
        });
        in_this_time
            .filter(|away| away.until > at && away.until <= now)
            .collect()
    }

    /// How much of the time since then a server was there: a clock that was set forward makes nothing
    /// older.
    pub fn lived_since(&self, at: Time) -> Duration {
        let now = self.now();
        let absences = self.absences_since(at).into_iter();
        let away: Duration = absences
            .map(|Away { from, until }| until.since(from.max(at)))
            .sum();
        now.since(at).saturating_sub(away)
    }

    /// Since when a server has been there for this long.
    pub fn lived_ago(&self, time: Duration) -> Time {
        let (mut at, mut left) = (self.now(), time);
        for Away { from, until } in self.absences_since(Time::default()).into_iter().rev() {
            if at.since(until) >= left {
                break;
            }
            left -= at.since(until);
            at = from;
        }
        at - left
    }

    /// Waits until a server has been there for this long; an absence does not count.
    pub async fn lives_for(&self, time: Duration) {
        let since = self.now();
        while let Some(left) = time
            .checked_sub(self.lived_since(since))
            .filter(|left| !left.is_zero())
        {
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
    pub async fn reaches(&self, at: Time) {
        match &self.source {
            Source::Machine { .. } => {
                while let left = at.since(self.now())
                    && !left.is_zero()
                {
                    sleep(left.min(LONGEST_SLEEP)).await;
                }
            }
            Source::Hand { time, .. } => {
                let mut time = time.subscribe();
                let at = at - self.ahead;
                // The clock outlives whoever waits for it, so the wait cannot fail.
                let _ = time.wait_for(|now| *now >= at).await;
            }
        }
    }

    fn stood_still(&self, Away { from, until }: Away) {
        warn!(
            seconds = until.since(from).as_secs(),
            "the server stood still, or the clock was set forward: no clock of a game ran meanwhile"
        );
        self.note(Away {
            from: from - GRACE,
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
            if all.len() > ABSENCES {
                let first = all.remove(0);
                all[0].from = first.from;
            }
        });
    }
}

fn time_of_day() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Time::default() + since.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_absence_is_told_to_whoever_was_there_before_it_and_never_twice() {
        let clock = Clock::by_hand(Time(100_000));
        clock.nobody_since(Time(90_000));
        clock.pass(Duration::from_secs(1));
        clock.jump(Duration::from_secs(10));
        let all = [
            Away {
                from: Time(90_000),
                until: Time(100_000),
            },
            Away {
                from: Time(100_000),
                until: Time(111_000),
            },
        ];
        assert_eq!(clock.absences_since(Time(99_999)), all);
        assert_eq!(clock.absences_since(Time(100_000)), all[1..]);
        assert_eq!(clock.absences_since(Time(111_000)), []);
    }

    #[test]
    fn only_the_time_in_which_a_server_was_there_makes_anything_older() {
        let clock = Clock::by_hand(Time(1_000_000));
        clock.nobody_since(Time(900_000));
        clock.pass(Duration::from_secs(10));
        clock.jump(Duration::from_secs(500));
        clock.pass(Duration::from_secs(5));
        assert_eq!(clock.now(), Time(1_515_000));
        // Two seconds are given back after each absence of a server that goes on.
        assert_eq!(clock.lived_since(Time(1_510_000)), Duration::from_millis(5_000));
        assert_eq!(clock.lived_since(Time(1_200_000)), Duration::from_millis(5_000));
        assert_eq!(clock.lived_since(Time(1_000_000)), Duration::from_millis(13_000));
        assert_eq!(clock.lived_since(Time(800_000)), Duration::from_millis(113_000));
        assert_eq!(clock.lived_since(Time(2_000_000)), Duration::from_millis(0));
        for (lived, since) in [
            (5_000, 1_510_000),
            (6_000, 1_007_000),
            (13_000, 1_000_000),
            (113_000, 800_000),
        ] {
            let (lived, since) = (Duration::from_millis(lived), Time(since));
            assert_eq!(clock.lived_ago(lived), since);
            assert_eq!(clock.lived_since(since), lived);
        }
        assert_eq!(clock.lived_ago(Duration::MAX), Time(0));
    }

    #[test]
    fn a_server_that_is_away_again_and_again_remembers_only_so_much_of_it() {
        let clock = Clock::by_hand(Time(0));
        for _ in 0..3 * ABSENCES {
            clock.pass(Duration::from_secs(10));
            clock.jump(Duration::from_secs(10));
        }
        let absences = clock.absences_since(Time(0));
        assert_eq!(absences.len(), ABSENCES);
        assert_eq!(absences[0].from, Time(8_000), "from the first one on");
        let long_ago = Time(clock.now().0 - 1_000_000);
        assert_eq!(clock.lived_since(long_ago), Duration::from_secs(400));
    }

    #[test]
    fn a_house_whose_machine_is_behind_goes_on_from_where_the_last_one_stopped() {
        let behind = Clock::by_hand(Time(5_000));
        let house = behind.clone().beginning_at(Time(100_000));
        assert_eq!(house.now(), Time(100_000));
        house.nobody_since(Time(100_000));
        assert_eq!(house.absences_since(Time(0)), []);
        let room = house.clone().not_before(Time(500_000));
        behind.jump(Duration::from_secs(10));
        assert_eq!((house.now(), room.now()), (Time(110_000), Time(510_000)));
        assert_eq!(room.in_the_house(room.now()), house.now());
        assert_eq!(house.in_the_house(house.now()), house.now());
        assert_eq!(
            house.absences_since(Time(100_000)),
            [Away {
                from: Time(98_000),
                until: Time(110_000)
            }]
        );
        let right = Clock::by_hand(Time(700_000)).beginning_at(Time(100_000));
        assert_eq!(right.now(), Time(700_000));
    }

    #[test]
    fn a_clock_that_is_ahead_tells_all_times_as_it_goes() {
        let house = Clock::by_hand(Time(100_000));
        let room = house.clone().not_before(Time(500_000));
        assert_eq!(room.now(), Time(500_000));
        house.jump(Duration::from_secs(10));
        assert_eq!(
            room.absences_since(Time(500_000)),
            [Away {
                from: Time(498_000),
                until: Time(510_000)
            }]
        );
        assert_eq!(room.in_the_house(room.now()), house.now());
        assert_eq!(house.clone().not_before(Time(5)).now(), house.now());
    }
}
