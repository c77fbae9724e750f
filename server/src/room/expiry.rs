//! When a room's time is over, and what is erased then: for the room itself, and for rooms that nobody wakes.

use std::fmt;
use std::time::Duration;

use dragonhall_protocol::{RoomId, Time};

use super::fold::fold;
use super::order::Kept;
use super::state::RoomState;
use crate::clock::Clock;
use crate::config::Keeping;
use crate::store::{Claim, Erasure, Record, Store, StoreError};

/// Why a room goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// Nobody has done anything in it for long.
    Unchanged,
    /// Nobody ever took a seat or a name.
    Unused,
    /// An earlier version of the program closed it when its time was over.
    Closed,
    /// It has been going on in another house for long.
    Moved,
    /// Its log makes no room, and has had no entry for long.
    Damaged,
}

/// A room whose time is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Over {
    pub(crate) why: Why,
    /// When somebody last did something in it.
    pub(crate) since: Time,
    room: RoomId,
    /// The number of its last entry.
    seq: u64,
    code_rests: Time,
}

impl Why {
    /// Whether this is looked for among what is kept like this.
    pub(super) fn is_of(self, what: Kept) -> bool {
        match self {
            Self::Unused => what == Kept::Unused,
            Self::Unchanged | Self::Closed | Self::Moved | Self::Damaged => what == Kept::Room,
        }
    }
}

/// Why the time of a room is over, if it is.
pub(super) fn over(room: &RoomState, clock: &Clock, keeping: Keeping) -> Option<Why> {
    let is_over = |kept: Duration| clock.lived_since(room.touched) >= kept;
    match room {
        room if room.moved => is_over(keeping.room).then_some(Why::Moved),
        room if room.gone => Some(Why::Closed),
        room if room.is_unused() && is_over(keeping.unused) => Some(Why::Unused),
        _ => is_over(keeping.room).then_some(Why::Unchanged),
    }
}

/// Whether the code of a room has opened it for long enough.
pub(super) fn code_is_over(room: &RoomState, clock: &Clock, keeping: Keeping) -> bool {
    room.code_opens && clock.lived_since(room.touched) >= keeping.code
}

/// What has to be said to erase this room.
pub(super) fn erasure(room: &RoomState, epoch: u64, keeping: Keeping) -> Erasure {
    Erasure {
        room: room.id,
        epoch,
        code_rests: room.touched + keeping.code,
    }
}

/// Whether the time of a room that is not in memory is over, told by its log.
pub(crate) async fn look(
    store: &dyn Store,
    clock: &Clock,
    keeping: Keeping,
    id: RoomId,
) -> Result<Option<Over>, StoreError> {
    let Some(log) = store.log(id).await? else {
        return Ok(None);
    };
    let Some(Record { seq, at, .. }) = log.last().cloned() else {
        return Ok(None);
    };
    let (why, since) = match fold(id, log, keeping.room) {
        Ok(room) => (over(&room, clock, keeping), room.touched),
        Err(_) => (
            (clock.lived_since(at) >= keeping.room).then_some(Why::Damaged),
            at,
        ),
    };
    Ok(why.map(|why| Over {
        why,
        since,
        room: id,
        seq,
        code_rests: since + keeping.code,
    }))
}

impl Over {
    /// Erases the room, unless something has happened in it meanwhile; whether it did.
    pub(crate) async fn erase(self, store: &dyn Store) -> Result<bool, StoreError> {
        let Some(Claim { epoch, records }) = store.claim(self.room).await? else {
            return Ok(false);
        };
        if records.last().map(|last| last.seq) != Some(self.seq) {
            return Ok(false);
        }
        let erasure = Erasure {
            room: self.room,
            epoch,
            code_rests: self.code_rests,
        };
        store.erase(erasure).await.map(|()| true)
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unchanged => "unchanged",
            Self::Unused => "unused",
            Self::Closed => "closed",
            Self::Moved => "moved",
            Self::Damaged => "damaged",
        })
    }
}
