//! From a stored log to a room.

use dragonhall_protocol::RoomId;

use super::entry::Entry;
use super::state::{BadLog, State};
use crate::store::{Record, StoreError};

/// Why a room could not be woken.
#[derive(Debug, thiserror::Error)]
pub enum WakeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("entry {0} of the log cannot be read: {1}")]
    Unreadable(u64, serde_json::Error),
    #[error(transparent)]
    BadLog(#[from] BadLog),
}

/// The room that these records make, which is kept for so many milliseconds after its last change.
pub fn fold(id: RoomId, records: Vec<Record>, keep: u64) -> Result<State, WakeError> {
    let mut entries = records.into_iter().map(|record| {
        serde_json::from_str::<Entry>(&record.body)
            .map(|entry| (record.at, entry))
            .map_err(|error| WakeError::Unreadable(record.seq, error))
    });
    let (at, first) = entries.next().ok_or(BadLog::NoOpening)??;
    let mut room = State::open(id, at, first, keep)?;
    for entry in entries {
        let (at, entry) = entry?;
        room.apply(at, entry)?;
    }
    Ok(room)
}
