//! Stores that fail on purpose.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use dragonhall_protocol::{RoomCode, RoomId, Time};
use dragonhall_server::store::{
    Append, Claim, Erasure, FinishedGame, FinishedQuery, Health, NewRoom, PutBack, Record, RoomRow, Store,
    StoreError, Usage,
};
use serde_json::{Map, Value};
use tokio::sync::watch;

use crate::patience::patiently;

/// What is done differently from the real store.
#[async_trait]
pub trait Tamper: Send + Sync + 'static {
    /// Adds records to a room's log.
    async fn append(&self, real: &Arc<dyn Store>, append: Append) -> Result<(), StoreError> {
        real.append(append).await
    }

    /// Keeps a new room.
    async fn create(&self, real: &Arc<dyn Store>, room: NewRoom) -> Result<(), StoreError> {
        real.create(room).await
    }

    /// Claims a room.
    async fn claim(&self, real: &Arc<dyn Store>, room: RoomId) -> Result<Option<Claim>, StoreError> {
        real.claim(room).await
    }

    /// Erases a room.
    async fn erase(&self, real: &Arc<dyn Store>, erasure: Erasure) -> Result<(), StoreError> {
        real.erase(erasure).await
    }
}

/// The real store, tampered with.
pub struct Tampered<T> {
    real: Arc<dyn Store>,
    tamper: Arc<T>,
}

impl<T: Tamper> Tampered<T> {
    /// Puts the tampering in front of the real store.
    pub fn with(tamper: &Arc<T>, real: Arc<dyn Store>) -> Arc<dyn Store> {
        Arc::new(Self {
            real,
            tamper: tamper.clone(),
        })
    }
}

#[async_trait]
impl<T: Tamper> Store for Tampered<T> {
    async fn create(&self, room: NewRoom) -> Result<(), StoreError> {
        self.tamper.create(&self.real, room).await
    }

    async fn claim(&self, room: RoomId) -> Result<Option<Claim>, StoreError> {
        self.tamper.claim(&self.real, room).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.tamper.append(&self.real, append).await
    }

    async fn log(&self, room: RoomId) -> Result<Option<Vec<Record>>, StoreError> {
        self.real.log(room).await
    }

    async fn erase(&self, erasure: Erasure) -> Result<(), StoreError> {
        self.tamper.erase(&self.real, erasure).await
    }

    async fn outlived(&self, ended_before: Time) -> Result<u64, StoreError> {
        self.real.outlived(ended_before).await
    }

    async fn tidy(&self, now: Time, ended_before: Option<Time>) -> Result<(), StoreError> {
        self.real.tidy(now, ended_before).await
    }

    async fn give_space_back(&self) -> Result<(), StoreError> {
        self.real.give_space_back().await
    }

    async fn room_with_code(&self, code: &RoomCode) -> Result<Option<RoomId>, StoreError> {
        self.real.room_with_code(code).await
    }

    async fn rooms(&self, most: u32) -> Result<Vec<RoomRow>, StoreError> {
        self.real.rooms(most).await
    }

    async fn finished(&self, query: FinishedQuery) -> Result<Vec<FinishedGame>, StoreError> {
        self.real.finished(query).await
    }

    async fn receipt(&self, room: RoomId, seq: Option<u64>) -> Result<Option<String>, StoreError> {
        self.real.receipt(room, seq).await
    }

    async fn timed(&self) -> Result<Vec<RoomId>, StoreError> {
        self.real.timed().await
    }

    async fn unchanged_since(&self, at: Time, most: u32) -> Result<Vec<RoomId>, StoreError> {
        self.real.unchanged_since(at, most).await
    }

    async fn forgotten(&self, unused: Time, unchanged: Time, most: u32) -> Result<Vec<RoomId>, StoreError> {
        self.real.forgotten(unused, unchanged, most).await
    }

    async fn alive(&self) -> Result<Option<Time>, StoreError> {
        self.real.alive().await
    }

    async fn note_alive(&self, at: Time) -> Result<(), StoreError> {
        self.real.note_alive(at).await
    }

    async fn bans(&self) -> Result<Option<String>, StoreError> {
        self.real.bans().await
    }

    async fn keep_bans(&self, bans: String, at: Time) -> Result<(), StoreError> {
        self.real.keep_bans(bans, at).await
    }

    async fn put_back(&self) -> Result<Option<PutBack>, StoreError> {
        self.real.put_back().await
    }

    async fn usage(&self) -> Result<Usage, StoreError> {
        self.real.usage().await
    }

    fn health(&self) -> Health {
        self.real.health()
    }

    async fn lost(&self) -> StoreError {
        self.real.lost().await
    }

    async fn close(&self) {
        self.real.close().await;
    }
}

/// What goes wrong with a room's next append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A panic before anything is stored.
    PanicBefore,
    /// A panic after everything is stored.
    PanicAfter,
    /// The database fails and stores nothing.
    Failure,
}

/// Lets the next append of chosen rooms go wrong, once each.
#[derive(Default)]
pub struct Saboteur(Mutex<HashMap<RoomId, Trouble>>);

impl Saboteur {
    /// Chooses a room.
    pub fn plan(&self, room: RoomId, trouble: Trouble) {
        self.plans().insert(room, trouble);
    }

    fn plans(&self) -> MutexGuard<'_, HashMap<RoomId, Trouble>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Tamper for Saboteur {
    async fn append(&self, real: &Arc<dyn Store>, append: Append) -> Result<(), StoreError> {
        let room = append.room;
        let planned = self.plans().remove(&room);
        match planned {
            None => real.append(append).await,
            Some(Trouble::PanicBefore) => panic!("a planned panic before an append"),
            Some(Trouble::PanicAfter) => {
                real.append(append).await?;
                panic!("a planned panic after an append")
            }
            Some(Trouble::Failure) => Err(StoreError::Damaged("a planned failure".to_owned())),
        }
    }
}

/// Says of every code of one word and a number that another room has it.
pub struct Crowded;

#[async_trait]
impl Tamper for Crowded {
    async fn create(&self, real: &Arc<dyn Store>, room: NewRoom) -> Result<(), StoreError> {
        match room.code.0.split('-').count() {
            2 => Err(StoreError::CodeTaken),
            _ => real.create(room).await,
        }
    }
}

/// Tells how far each room's log has come, as soon as it has.
#[derive(Default)]
pub struct LogEnds(watch::Sender<HashMap<RoomId, u64>>);

impl LogEnds {
    /// Waits until a room is erased.
    pub async fn is_erased(&self, room: RoomId) {
        self.reaches(room, u64::MAX).await;
    }

    /// Waits until the log of a room has an entry with this number.
    pub async fn reaches(&self, room: RoomId, seq: u64) {
        let mut ends = self.0.subscribe();
        let long_enough = ends.wait_for(|ends| ends.get(&room).is_some_and(|end| *end >= seq));
        patiently("an entry of a log", long_enough)
            .await
            .expect("a store that is still there");
    }
}

#[async_trait]
impl Tamper for LogEnds {
    async fn append(&self, real: &Arc<dyn Store>, append: Append) -> Result<(), StoreError> {
        let (room, end) = (append.room, append.records.last().map_or(0, |record| record.seq));
        real.append(append).await?;
        self.0.send_modify(|ends| {
            ends.insert(room, end);
        });
        Ok(())
    }

    /// A room that is erased has come to its end.
    async fn erase(&self, real: &Arc<dyn Store>, erasure: Erasure) -> Result<(), StoreError> {
        let room = erasure.room;
        real.erase(erasure).await?;
        self.0.send_modify(|ends| {
            ends.insert(room, u64::MAX);
        });
        Ok(())
    }
}

/// Counts how often each room is claimed, which is how often it comes into memory.
#[derive(Default)]
pub struct ClaimCounter(Mutex<HashMap<RoomId, u32>>);

impl ClaimCounter {
    /// How often this room has been claimed.
    pub fn of(&self, room: RoomId) -> u32 {
        self.counts().get(&room).copied().unwrap_or(0)
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<RoomId, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Tamper for ClaimCounter {
    async fn claim(&self, real: &Arc<dyn Store>, room: RoomId) -> Result<Option<Claim>, StoreError> {
        *self.counts().entry(room).or_default() += 1;
        real.claim(room).await
    }
}

/// How long a hasty store lies about what it has stored.
const LIE: Duration = Duration::from_millis(60);

/// Says that records are stored before they are.
pub struct Hasty;

#[async_trait]
impl Tamper for Hasty {
    async fn append(&self, real: &Arc<dyn Store>, append: Append) -> Result<(), StoreError> {
        let real = real.clone();
        tokio::spawn(async move {
            tokio::time::sleep(LIE).await;
            let _ = real.append(append).await;
        });
        Ok(())
    }
}

/// How long a forgetful store keeps an append's answer back, so that a kill is likely to fall in between.
const HESITATION: Duration = Duration::from_millis(20);

/// Forgets, whenever a room is read, which messages its entries came from.
pub struct Forgetful;

#[async_trait]
impl Tamper for Forgetful {
    async fn append(&self, real: &Arc<dyn Store>, append: Append) -> Result<(), StoreError> {
        let appended = real.append(append).await;
        tokio::time::sleep(HESITATION).await;
        appended
    }

    async fn claim(&self, real: &Arc<dyn Store>, room: RoomId) -> Result<Option<Claim>, StoreError> {
        let claim = real.claim(room).await?;
        Ok(claim.map(|claim| Claim {
            records: claim.records.into_iter().map(without_cause).collect(),
            ..claim
        }))
    }
}

fn without_cause(record: Record) -> Record {
    let mut entry: Map<String, Value> = serde_json::from_str(&record.body).expect("an entry");
    entry.remove("cause");
    Record {
        body: Value::Object(entry).to_string(),
        ..record
    }
}
