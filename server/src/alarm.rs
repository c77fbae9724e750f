//! What the house does by itself as time passes: it wakes rooms whose clocks run out, keeps note that a server
//! is there, and lets rooms go whose time is over.
//!
//! The field calls this: scheduler.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use dragonhall_protocol::{Refusal, RoomId, Time};
use tokio::sync::Notify;
use tracing::error;

use crate::clock::NEVER;
use crate::config::{DAY, HOUR, Keeping};
use crate::house::House;
use crate::room::{Kept, Order, expiry};
use crate::store::StoreError;

/// Between two notes that a server is there, so much of an absence may go unnoticed.
const BEAT: Duration = Duration::from_secs(10);
/// Between two looks for rooms whose time is over.
const SWEEP: Duration = HOUR;
/// Between two looks for rooms that were forgotten.
const TIDY: Duration = Duration::from_mins(5);
/// Before the first of them: whoever was there before the server stopped has time to come back.
const FIRST_TIDY: Duration = HOUR;
/// Before the first of them: whoever starts a server again after a long time finds the rooms there.
const FIRST_SWEEP: Duration = DAY;
/// How many rooms are looked at in one go; those with somebody in them stay and are looked at again.
const ROOMS_AT_ONCE: u32 = 10_000;

/// When rooms that are not in memory have to be woken.
#[derive(Clone, Debug, Default)]
pub(crate) struct Alarm {
    times: Arc<Mutex<Times>>,
    earlier: Arc<Notify>,
}

/// When rooms have to be woken; no room stands here twice, however often it fell asleep.
#[derive(Debug, Default)]
struct Times {
    in_order: BTreeSet<(Time, RoomId)>,
    of: HashMap<RoomId, Time>,
}

impl Alarm {
    /// Wakes a room at this time, or not at all, whatever was said of it before.
    pub(crate) fn set(&self, room: RoomId, at: Option<Time>) {
        self.times().set(room, at);
        self.earlier.notify_one();
    }

    fn next(&self) -> Option<Time> {
        self.times().in_order.first().map(|(at, _)| *at)
    }

    fn due(&self, now: Time) -> Vec<RoomId> {
        let mut times = self.times();
        let due = times.in_order.iter().take_while(|(at, _)| *at <= now);
        let due: Vec<_> = due.map(|(_, room)| *room).collect();
        for room in &due {
            times.set(*room, None);
        }
        due
    }

    fn times(&self) -> MutexGuard<'_, Times> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Times {
    fn set(&mut self, room: RoomId, at: Option<Time>) {
        let before = match at {
            Some(at) => self.of.insert(room, at),
            None => self.of.remove(&room),
        };
        if let Some(before) = before {
            self.in_order.remove(&(before, room));
        }
        self.in_order.extend(at.map(|at| (at, room)));
    }
}

/// Keeps watch from now on until the server stops.
pub(crate) fn keep_watch(house: Arc<House>) -> impl Future<Output = ()> {
    let start = house.clock.now();
    async move {
        tokio::join!(keep_time(&house), keep_tidy(&house, start));
    }
}

/// Wakes rooms in time and notes that a server is there.
async fn keep_time(house: &House) {
    let clock = &house.clock;
    let mut next_beat = clock.now();
    tokio::select! {
        () = wake_timed_rooms(house) => {}
        () = house.shutdown.cancelled() => return,
    }
    loop {
        let alarm = house.alarm.next();
        tokio::select! {
            biased;
            () = house.shutdown.cancelled() => break,
            () = clock.reaches(next_beat) => {
                next_beat = clock.now() + BEAT;
                note_alive(house).await;
                house.measure().await;
            }
            () = clock.reaches(alarm.unwrap_or(NEVER)), if alarm.is_some() => {
                for room in house.alarm.due(clock.now()) {
                    wake(house, room).await;
                }
            }
            () = house.alarm.earlier.notified() => {}
        }
    }
    note_alive(house).await;
}

/// Lets rooms go whose time is over; beside everything else, because there may be many of them.
async fn keep_tidy(house: &House, start: Time) {
    let clock = &house.clock;
    let (mut next_sweep, mut next_tidy) = (start + FIRST_SWEEP, start + FIRST_TIDY);
    let mut absences = clock.absences();
    loop {
        let Keeping {
            room,
            unused,
            code,
            games,
        } = house.config.retention.keeping();
        // A clock that was set far ahead makes no room old, whether or not it is set back.
        let before = |kept: Duration| clock.lived_ago(kept);
        tokio::select! {
            biased;
            () = house.shutdown.cancelled() => return,
            // As after a start: whoever opens the laptop again after a long time finds the rooms there.
            Ok(()) = absences.changed() => {
                next_sweep = clock.now() + FIRST_SWEEP;
                next_tidy = clock.now() + FIRST_TIDY;
            }
            () = clock.reaches(next_sweep.min(next_tidy)) => {
                // The time may have come by an absence that nobody has been told of yet.
                if absences.has_changed().unwrap_or(false) {
                    continue;
                }
                let now = clock.now();
                if now >= next_sweep {
                    next_sweep = now + SWEEP;
                    let unchanged = house.store.unchanged_since(before(room), ROOMS_AT_ONCE);
                    let_go(house, Kept::Room, unchanged.await).await;
                    let_games_go(house, games.map(before)).await;
                    give_space_back(house).await;
                }
                if now >= next_tidy {
                    next_tidy = now + TIDY;
                    if let Err(error) = house.bans.tidy(house.store.as_ref(), now).await {
                        error!(%error, "bans that are over could not be forgotten");
                    }
                    let forgotten = house.store.forgotten(before(unused), before(code), ROOMS_AT_ONCE);
                    let_go(house, Kept::Unused, forgotten.await).await;
                    give_space_back(house).await;
                }
            }
        }
    }
}

/// Every room that acts by itself is woken when the server starts: bots go on, and it is noted how long clocks stood still.
async fn wake_timed_rooms(house: &House) {
    match house.store.timed().await {
        Ok(rooms) => {
            for room in rooms {
                wake(house, room).await;
            }
        }
        Err(error) => error!(%error, "the rooms that act by themselves could not be read"),
    }
}

async fn wake(house: &House, room: RoomId) {
    if let Err(refusal) = house.lobby.ask(room, |reply| Order::Wake { reply }).await {
        error!(%room, ?refusal, "a room that acts by itself could not be woken");
    }
}

async fn note_alive(house: &House) {
    if let Err(error) = house.store.note_alive(house.clock.now()).await {
        error!(%error, "the time could not be noted");
    }
}

/// Asks rooms whether their time, or that of their code, is over.
async fn let_go(house: &House, what: Kept, rooms: Result<Vec<RoomId>, StoreError>) {
    match rooms {
        Ok(rooms) => {
            for room in rooms {
                if house.shutdown.is_cancelled() {
                    return;
                }
                let expired = house.lobby.ask(room, |reply| Order::Expire { what, reply }).await;
                match expired {
                    Ok(_) | Err(Refusal::NoSuchRoomOrSeat) => {}
                    Err(Refusal::RoomMoved) => let_moved_room_go(house, room).await,
                    Err(refusal) => error!(%room, ?refusal, "a room whose time is over could not be let go"),
                }
            }
        }
        Err(error) => error!(%error, "the rooms whose time is over could not be read"),
    }
}

/// A room that goes on in another house is not woken in this one any more.
async fn let_moved_room_go(house: &House, room: RoomId) {
    let store = house.store.as_ref();
    let erased = async {
        match expiry::look(store, &house.clock, house.config.retention.keeping(), room).await? {
            Some(over) => over.erase(store).await.map(drop),
            None => Ok(()),
        }
    };
    if let Err(error) = erased.await {
        error!(%room, %error, "a room that has moved could not be let go");
    }
}

/// Lets finished games go that have outlived their rooms for long enough, where they are not kept for ever.
async fn let_games_go(house: &House, ended_before: Option<Time>) {
    if let Err(error) = house.store.tidy(house.clock.now(), ended_before).await {
        error!(%error, "finished games whose time is over could not be erased");
    }
}

async fn give_space_back(house: &House) {
    if let Err(error) = house.store.give_space_back().await {
        error!(%error, "the space of what was erased could not be given back");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(number: u128) -> RoomId {
        RoomId(uuid::Uuid::from_u128(number))
    }

    #[test]
    fn rooms_are_woken_in_time_and_once() {
        let alarm = Alarm::default();
        alarm.set(room(1), Some(Time(20)));
        alarm.set(room(2), Some(Time(10)));
        assert_eq!(alarm.next(), Some(Time(10)));
        assert_eq!(alarm.due(Time(9)), []);
        assert_eq!(alarm.due(Time(20)), [room(2), room(1)]);
        assert_eq!((alarm.due(Time(20)), alarm.next()), (vec![], None));
    }

    #[test]
    fn nothing_is_kept_of_a_room_but_when_it_has_to_be_woken_next() {
        let alarm = Alarm::default();
        for at in 1..=1_000 {
            alarm.set(room(1), Some(Time(at)));
            alarm.set(room(2), Some(Time(at)));
        }
        alarm.set(room(2), None);
        assert_eq!(alarm.due(Time(999)), []);
        assert_eq!(alarm.due(Time(1_000)), [room(1)]);
        let Times { in_order, of } = &*alarm.times();
        assert!(in_order.is_empty() && of.is_empty(), "{in_order:?} {of:?}");
    }
}
