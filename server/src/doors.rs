//! What is remembered of those whom hosts sent away or muted: for an evening, in memory, and never on disk.
//!
//! The field calls this: in-memory ban list.
//!
//! It outlives rooms that leave memory, and is gone when the server stops.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use dragonhall_protocol::{Digest, PlayerId, RoomId, Time};

use crate::household::{Household, Network};
use crate::room::judge::name::is_alike;

/// How many of one kind a room remembers; the oldest is forgotten first.
const MOST: usize = 100;
/// How many rooms are remembered; the one that comes next to its end is forgotten first.
const ROOMS: usize = 10_000;

/// What is remembered of all rooms.
#[derive(Clone, Debug)]
pub(crate) struct Doors {
    rooms: Arc<Mutex<HashMap<RoomId, Evening>>>,
    /// How long an evening is.
    evening: Duration,
}

/// What is remembered of one room.
#[derive(Debug, Default)]
struct Evening {
    until: Time,
    /// The tokens of those who were removed, by their hashes.
    barred: VecDeque<Digest>,
    /// Where they came from: whoever comes from there has to knock.
    wary_of: VecDeque<Network>,
    muted: VecDeque<Muted>,
}

/// Somebody who was muted.
#[derive(Clone, Debug)]
pub(crate) struct Muted {
    pub player: PlayerId,
    pub name: String,
    pub household: Option<Household>,
}

impl Doors {
    /// Nothing to remember yet; an evening takes so long.
    pub(crate) fn new(evening: Duration) -> Self {
        Self {
            rooms: Arc::default(),
            evening,
        }
    }

    /// Somebody was removed.
    pub(crate) fn bar(&self, room: RoomId, token_hash: Digest, household: Option<Household>, now: Time) {
        self.remember(room, now, |evening| {
            keep(&mut evening.barred, token_hash);
            if let Some(site) = household.map(Household::site) {
                evening.wary_of.retain(|known| *known != site);
                keep(&mut evening.wary_of, site);
            }
        });
    }

    /// Whether the token with this hash belongs to somebody who was removed.
    pub(crate) fn is_barred(&self, room: RoomId, token_hash: &Digest, now: Time) -> bool {
        self.recall(room, now, |evening| evening.barred.contains(token_hash))
    }

    /// Whether somebody was removed who came from where this household does.
    pub(crate) fn is_wary_of(&self, room: RoomId, household: Household, now: Time) -> bool {
        self.recall(room, now, |evening| evening.wary_of.contains(&household.site()))
    }

    /// Somebody was muted.
    pub(crate) fn mute(&self, room: RoomId, muted: Muted, now: Time) {
        self.remember(room, now, |evening| {
            evening.muted.retain(|known| known.player != muted.player);
            keep(&mut evening.muted, muted);
        });
    }

    /// Somebody may speak again, and so may newcomers who could be taken for that person.
    pub(crate) fn unmute(&self, room: RoomId, freed: &Muted, now: Time) {
        self.remember(room, now, |evening| {
            evening.muted.retain(|known| {
                let is_same = known.player == freed.player || known.could_be(&freed.name, freed.household);
                !is_same
            });
        });
    }

    /// Whether a newcomer of this name and household could be somebody who was muted.
    pub(crate) fn is_muted(&self, room: RoomId, name: &str, household: Household, now: Time) -> bool {
        self.recall(room, now, |evening| {
            evening
                .muted
                .iter()
                .any(|muted| muted.could_be(name, Some(household)))
        })
    }

    fn remember(&self, room: RoomId, now: Time, change: impl FnOnce(&mut Evening)) {
        let mut rooms = self.rooms();
        rooms.retain(|_, evening| evening.until > now);
        if rooms.len() >= ROOMS && !rooms.contains_key(&room) {
            let next = rooms.iter().min_by_key(|(_, evening)| evening.until);
            if let Some(next) = next.map(|(room, _)| *room) {
                rooms.remove(&next);
            }
        }
        let evening = rooms.entry(room).or_default();
        evening.until = now + self.evening;
        change(evening);
    }

    fn recall(&self, room: RoomId, now: Time, question: impl FnOnce(&Evening) -> bool) -> bool {
        let rooms = self.rooms();
        let evening = rooms.get(&room).filter(|evening| evening.until > now);
        evening.is_some_and(question)
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, Evening>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Muted {
    fn could_be(&self, name: &str, household: Option<Household>) -> bool {
        let site = |household: Option<Household>| household.map(Household::site);
        self.household.is_some() && site(self.household) == site(household) || is_alike(&self.name, name)
    }
}

fn keep<T>(list: &mut VecDeque<T>, item: T) {
    if list.len() == MOST {
        list.pop_front();
    }
    list.push_back(item);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(number: u128) -> RoomId {
        RoomId(uuid::Uuid::from_u128(number))
    }

    fn household(number: u8) -> Household {
        Household::of([192, 0, 2, number].into())
    }

    #[test]
    fn an_evening_ends() {
        let doors = Doors::new(Duration::from_secs(1));
        doors.bar(room(1), Digest([1; 32]), Some(household(1)), Time(0));
        assert!(doors.is_barred(room(1), &Digest([1; 32]), Time(999)));
        assert!(doors.is_wary_of(room(1), household(1), Time(999)));
        assert!(
            !doors.is_wary_of(room(2), household(1), Time(999)),
            "another room"
        );
        assert!(!doors.is_barred(room(1), &Digest([1; 32]), Time(1000)));
        assert!(!doors.is_wary_of(room(1), household(1), Time(1000)));
    }

    #[test]
    fn another_network_of_the_same_site_is_no_way_around() {
        let of = |address: &str| Household::of(address.parse().unwrap());
        let doors = Doors::new(Duration::from_secs(1));
        doors.bar(room(1), Digest([1; 32]), Some(of("2001:db8:1:1::1")), Time(0));
        assert!(doors.is_wary_of(room(1), of("2001:db8:1:2::1"), Time(1)));
        assert!(!doors.is_wary_of(room(1), of("2001:db8:2:1::1"), Time(1)));
        let muted = Muted {
            player: PlayerId(1),
            name: "Mara".to_owned(),
            household: Some(of("2001:db8:1:1::1")),
        };
        doors.mute(room(1), muted, Time(0));
        assert!(doors.is_muted(room(1), "Other", of("2001:db8:1:2::1"), Time(1)));
        assert!(!doors.is_muted(room(1), "Other", of("2001:db8:2:1::1"), Time(1)));
    }

    #[test]
    fn no_host_fills_the_memory() {
        let doors = Doors::new(Duration::from_secs(1));
        for number in 0..=ROOMS as u128 {
            doors.bar(room(number), Digest([1; 32]), None, Time(number as u64 / 1000));
        }
        assert_eq!(doors.rooms().len(), ROOMS);
        for number in 0..=MOST as u8 {
            doors.bar(room(1), Digest([number; 32]), Some(household(number)), Time(20));
        }
        assert!(!doors.is_barred(room(1), &Digest([0; 32]), Time(20)));
        assert!(doors.is_barred(room(1), &Digest([MOST as u8; 32]), Time(20)));
    }

    #[test]
    fn whoever_may_speak_again_is_not_muted_as_a_newcomer() {
        let doors = Doors::new(Duration::from_secs(1));
        let muted = |number| Muted {
            player: PlayerId(number),
            name: "Mara".to_owned(),
            household: Some(household(1)),
        };
        doors.mute(room(1), muted(1), Time(0));
        assert!(doors.is_muted(room(1), "Other", household(1), Time(1)));
        assert!(doors.is_muted(room(1), "mara", household(2), Time(1)));
        assert!(!doors.is_muted(room(1), "Other", household(2), Time(1)));
        doors.unmute(room(1), &muted(2), Time(1));
        assert!(!doors.is_muted(room(1), "Mara", household(1), Time(1)));
    }
}
