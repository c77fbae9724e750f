//! The public list: rooms that want to be found and in which somebody is, told by the rooms themselves.
//!
//! It lives in memory, as presence does: a room that nobody is in, or that is not in memory, is not on it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dragonhall_protocol::http::OpenRoom;
use dragonhall_protocol::{RoomId, Time};

use crate::budget::Share;

/// The public list.
#[derive(Clone, Debug, Default)]
pub(crate) struct PublicList {
    rooms: Arc<Mutex<HashMap<RoomId, Listed>>>,
}

#[derive(Debug)]
struct Listed {
    since: Time,
    room: OpenRoom,
}

impl PublicList {
    /// The rooms, those that came last first, and at most so many.
    pub(crate) fn rooms(&self, most: usize) -> Vec<OpenRoom> {
        let listed = self.listed();
        let mut rooms: Vec<_> = listed.values().collect();
        rooms.sort_by_key(|listed| (std::cmp::Reverse(listed.since), listed.room.room.0));
        rooms
            .iter()
            .take(most)
            .map(|listed| listed.room.clone())
            .collect()
    }

    /// How many rooms are on it.
    pub(crate) fn len(&self) -> usize {
        self.listed().len()
    }

    /// A room's place on the list, from which it is gone when this is dropped.
    pub(crate) fn place(&self, room: RoomId) -> Listing {
        Listing {
            list: self.clone(),
            room,
            share: None,
        }
    }

    fn listed(&self) -> MutexGuard<'_, HashMap<RoomId, Listed>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A room's place on the public list.
#[derive(Debug)]
pub(crate) struct Listing {
    list: PublicList,
    room: RoomId,
    /// The household's part of the list that the room takes up while it is on it.
    share: Option<Share>,
}

impl Listing {
    /// Says what the list tells of the room at this time; nothing if the room is not on it, or if there is no share for it.
    pub(crate) fn tell(&mut self, room: Option<OpenRoom>, now: Time, share: impl FnOnce() -> Option<Share>) {
        match room {
            None if self.share.take().is_some() => drop(self.list.listed().remove(&self.room)),
            None => {}
            Some(room) => {
                self.share = self.share.take().or_else(share);
                if self.share.is_some() {
                    let mut listed = self.list.listed();
                    let since = listed.get(&self.room).map_or(now, |listed| listed.since);
                    listed.insert(self.room, Listed { since, room });
                }
            }
        }
    }
}

impl Drop for Listing {
    fn drop(&mut self) {
        self.list.listed().remove(&self.room);
    }
}
