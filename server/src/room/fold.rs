//! From a stored log to a room.
//!
//! The field calls this: event replay (rehydration).

use std::fmt;
use std::time::Duration;

use dragonhall_protocol::{Digest, RoomId};

use super::entry::Entry;
use super::state::{BadLog, RoomState};
use crate::store::{Record, StoreError};

/// Why a room could not be woken.
#[derive(Debug, thiserror::Error)]
pub enum WakeError {
    /// The store does not give the log.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An entry is none that this server knows.
    #[error("entry {0} of the log cannot be read: {1}")]
    Unreadable(u64, serde_json::Error),
    /// The entries make no room.
    #[error(transparent)]
    BadLog(#[from] BadLog),
    /// It goes on in another house.
    #[error("the room has moved to another house")]
    Moved,
}

/// The room that these records make, which is kept for so long after its last change.
pub(super) fn fold(id: RoomId, records: Vec<Record>, keep: Duration) -> Result<RoomState, WakeError> {
    fold_before(id, records, keep, |_| {})
}

/// The same before the eyes of somebody who looks at the room after every entry.
pub(super) fn fold_before(
    id: RoomId,
    records: Vec<Record>,
    keep: Duration,
    mut look: impl FnMut(&RoomState),
) -> Result<RoomState, WakeError> {
    let mut entries = records.into_iter().map(|record| {
        serde_json::from_str::<Entry>(&record.body)
            .map(|entry| (record.seq, record.at, entry))
            .map_err(|error| WakeError::Unreadable(record.seq, error))
    });
    let (_, at, first) = entries.next().ok_or(BadLog::NoOpening)??;
    let mut room = RoomState::open(id, at, first, keep)?;
    look(&room);
    for entry in entries {
        let (seq, at, entry) = entry?;
        room.go_on_with(seq);
        room.apply(at, entry)?;
        look(&room);
    }
    Ok(room)
}

/// The digests of a room's tables after an entry of its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tables {
    /// The entry's number.
    pub seq: u64,
    /// The table, once a game has begun and until the next one is chosen.
    pub table: Option<Digest>,
    /// The table that those are shown who watch all hands later, once there is one.
    pub later: Option<Digest>,
}

impl Tables {
    /// The digests of a room's tables as they are.
    pub(super) fn of(room: &RoomState) -> Self {
        let play = room.play.as_ref();
        let later = play.and_then(|play| play.later.as_ref()?.game());
        Self {
            seq: room.seq,
            table: play.map(|play| play.game.digest()),
            later: later.map(|later| later.digest()),
        }
    }
}

impl fmt::Display for Tables {
    /// The entry's number and half of each digest; `-` is no table.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = |Digest(bytes): Digest| {
            bytes[..16]
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect::<String>()
        };
        let table = self.table.map_or("-".to_owned(), half);
        write!(f, "{}:{table}", self.seq)?;
        match self.later.map(half) {
            Some(later) => write!(f, "+{later}"),
            None => Ok(()),
        }
    }
}

/// The digests of the tables of the room that these records make, after every entry.
pub fn tables(id: RoomId, records: Vec<Record>) -> Result<Vec<Tables>, WakeError> {
    let mut tables = Vec::new();
    fold_before(id, records, Duration::ZERO, |room| tables.push(Tables::of(room)))?;
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use dragonhall_protocol::receipt::Format;
    use dragonhall_protocol::{Phase, Role, Seat, Time};
    use dragonhall_rules::GameRng;
    use uuid::Uuid;

    use super::*;

    /// A log as it was written before rooms had hosts, clocks and more than one game.
    const OLD: &str = include_str!("../../tests/logs/before-evenings.jsonl");

    #[test]
    fn a_log_from_before_the_evenings_still_makes_its_room() {
        let records = (1..).zip(OLD.lines()).map(|(seq, body)| Record {
            seq,
            at: Time(seq),
            body: body.to_owned(),
        });
        let room = fold(RoomId(Uuid::nil()), records.collect(), Duration::from_millis(100)).unwrap();
        assert_eq!(
            (room.seq, room.phase(), room.awaiting()),
            (9, Phase::Playing, vec![Seat(0)])
        );
        let view = room.view();
        assert_eq!(
            (view.host.map(|host| host.0), view.game_number, view.expires),
            (Some(1), 1, Time(108))
        );
        let said = crate::room::state::Sent {
            by: dragonhall_protocol::Digest([2; 32]),
            id: dragonhall_protocol::MessageId(Uuid::from_u128(4)),
        };
        assert_eq!(room.answered(said), Some((9, None)));
        assert_eq!(room.role_of(&said.by), Role::Seat(Seat(0)));
    }

    /// A step without dice in the game above, which is taken back.
    const DETOUR: &str = include_str!("../../tests/logs/taken-back.jsonl");

    #[test]
    fn a_game_that_began_when_decisions_numbered_its_chance_goes_on_like_that() {
        let records = (1..)
            .zip(OLD.lines().chain(DETOUR.lines()))
            .map(|(seq, body)| Record {
                seq,
                at: Time(seq),
                body: body.to_owned(),
            });
        let room = fold(RoomId(Uuid::nil()), records.collect(), Duration::from_millis(100)).unwrap();
        let play = room.play.unwrap();
        let next = GameRng::for_decision(play.seed.0, 3).below(u32::MAX);
        assert_eq!(
            (play.receipt, play.streams.chance().below(u32::MAX)),
            (Format::One, next)
        );
    }

    /// Events of another game in the one above.
    const FOREIGN: &str = include_str!("../../tests/logs/foreign-events.jsonl");

    /// The room that the game above makes, with this entry after it.
    fn with(entry: &str) -> Result<RoomState, WakeError> {
        let records = (1..).zip(OLD.lines().chain([entry])).map(|(seq, body)| Record {
            seq,
            at: Time(seq),
            body: body.to_owned(),
        });
        fold(RoomId(Uuid::nil()), records.collect(), Duration::from_millis(100))
    }

    #[test]
    fn an_entry_that_does_not_fit_says_why() {
        for (entry, why) in [
            (FOREIGN.trim(), "happen at no table of"),
            (
                r#"{"what":{"took_back":{"seat":0,"seq":8}}}"#,
                "entry 8 is not the last step",
            ),
            (r#"{"what":{"stood":{"seat":7}}}"#, "there is no seat 7"),
            (r#"{"what":"paused"}"#, "the game has no clocks"),
            (
                r#"{"what":{"handed_over":{"seat":1,"to":9}}}"#,
                "there is no player 9",
            ),
        ] {
            let error = with(entry).unwrap_err();
            let error = error.to_string();
            let (start, told) = error.split_at(error.find(": ").unwrap());
            assert_eq!(start, "entry 10 does not follow from those before it");
            assert!(told.contains(why), "{told} instead of {why}");
        }
    }
}
