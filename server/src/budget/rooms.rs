//! The rooms that households have opened since the server started, and whose time is not over.
//!
//! No address is ever stored, so a restart forgets who opened which.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use dragonhall_protocol::refusal::HouseLimit;
use dragonhall_protocol::{Refusal, RoomId};

use super::places::{Places, Share};
use crate::household::Household;

/// The rooms of households.
pub(super) struct OpenedRooms {
    /// The most for a household; 0 for no limit.
    most: u32,
    places: Places,
    held: Mutex<HashMap<RoomId, Share>>,
}

impl OpenedRooms {
    /// So many for a household, or without a limit for 0.
    pub(super) fn new(most: u32) -> Self {
        Self {
            most,
            places: Places::new(u32::MAX, most),
            held: Mutex::default(),
        }
    }

    /// A household's share of one more room, where there is a limit.
    pub(super) fn share(&self, household: Household) -> Result<Option<Share>, Refusal> {
        if self.most == 0 {
            return Ok(None);
        }
        let full = Refusal::HouseFull {
            limit: HouseLimit::HouseholdRooms,
            most: self.most,
        };
        self.places.share(household).map(Some).ok_or(full)
    }

    /// The room is open, and takes the share up until its time is over.
    pub(super) fn keep(&self, room: RoomId, share: Option<Share>) {
        if let Some(share) = share {
            self.held().insert(room, share);
        }
    }

    /// The room's time is over.
    pub(super) fn release(&self, room: RoomId) {
        self.held().remove(&room);
    }

    fn held(&self) -> MutexGuard<'_, HashMap<RoomId, Share>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
