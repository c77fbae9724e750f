//! Where rooms and finished games are kept: one trait, two databases.
//!
//! The field calls an epoch: fencing token.
//!
//! A room is its log. The store knows the log's records as text; what they mean is the room's business.
//!
//! - [`group`]: the one writer, which commits what all rooms wait for together; [`pulse`]: how it is doing
//! - [`sqlite`], [`postgres`]: how each database is opened and written; [`commit`]: what both write alike
//! - [`database`]: how both are read
//! - [`nameless`]: finished games without their names
//! - [`rows`]: rows as the database has them; [`schema`]: how its tables came to be as they are
//! - [`whole`]: a whole database, row by row, whatever version its tables have
//! - [`private`]: files that are their owner's alone
//! - [`error`]: what can go wrong

mod commit;
mod database;
mod error;
mod group;
mod nameless;
mod postgres;
pub(crate) mod private;
mod pulse;
mod rows;
pub(crate) mod schema;
mod sqlite;
pub(crate) mod whole;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use dragonhall_protocol::http::PlayedBy;
use dragonhall_protocol::{GameId, GameOptions, Outcome, RoomCode, RoomId, Time};
use sqlx::sqlite::SqliteSynchronous;

use postgres::Company;

pub use error::StoreError;
pub use pulse::Health;
pub(crate) use rows::stage_word;

/// Opens the store at `sqlite:<file>` or `postgres://<user>@<host>/<database>`, and brings it up to date.
///
/// A SQLite file is created where there is none, with the folder it is in.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    open_patiently(url, Patience::default()).await
}

/// How long a database is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Until it has committed or read something.
    pub commit: Duration,
    /// Until it is up, when the store is opened.
    pub start: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            commit: Duration::from_secs(10),
            start: Duration::ZERO,
        }
    }
}

/// Opens the store at this address as [`open`] does, and waits so long for its database.
pub async fn open_patiently(url: &str, patience: Patience) -> Result<Arc<dyn Store>, StoreError> {
    match place(url)? {
        Place::Sqlite(path) => Ok(Arc::new(
            sqlite::open(path, patience, SqliteSynchronous::Full).await?,
        )),
        Place::Postgres(url) => Ok(Arc::new(postgres::open(url, patience, Company::Alone).await?)),
    }
}

/// Opens the Postgres store at this address though others may write there, as servers do that follow each other.
#[doc(hidden)]
pub async fn open_shared(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    let store = postgres::open(url, Patience::default(), Company::Shared).await?;
    Ok(Arc::new(store))
}

/// Opens the SQLite store at this address so that nothing waits for the disk, to show that tests would notice.
#[doc(hidden)]
pub async fn open_unsynced(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    let Place::Sqlite(path) = place(url)? else {
        return Err(StoreError::UnknownKind);
    };
    let store = sqlite::open(path, Patience::default(), SqliteSynchronous::Off).await?;
    Ok(Arc::new(store))
}

/// Opens the store at this address for reading alone, also while a server is using it.
pub async fn open_to_read(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    match place(url)? {
        Place::Sqlite(path) => Ok(Arc::new(sqlite::open_to_read(path).await?)),
        Place::Postgres(url) => Ok(Arc::new(postgres::open_to_read(url).await?)),
    }
}

/// Writes a SQLite file of an earlier version anew, so that it gives space back; no server may be using it.
pub(crate) async fn write_anew(url: &str) -> Result<(), StoreError> {
    match place(url)? {
        Place::Sqlite(path) => sqlite::write_anew(path).await,
        Place::Postgres(_) => Ok(()),
    }
}

/// Where a database is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place<'a> {
    /// In this file.
    Sqlite(&'a Path),
    /// At this address.
    Postgres(&'a str),
}

/// Where the database at this address is.
pub(crate) fn place(url: &str) -> Result<Place<'_>, StoreError> {
    if let Some(path) = url.strip_prefix("sqlite:") {
        Ok(Place::Sqlite(path.strip_prefix("//").unwrap_or(path).as_ref()))
    } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        Ok(Place::Postgres(url))
    } else {
        Err(StoreError::UnknownKind)
    }
}

/// A place where rooms and finished games are kept.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new room with the first record of its log.
    async fn create(&self, room: NewRoom) -> Result<(), StoreError>;

    /// Makes the caller the room's only owner and reads its log, or finds no such room.
    ///
    /// Every claim raises the room's epoch; an owner with an older one can append no more.
    async fn claim(&self, room: RoomId) -> Result<Option<Claim>, StoreError>;

    /// The log of a room as it is now, whoever owns it, or nothing where there is no such room.
    async fn log(&self, room: RoomId) -> Result<Option<Vec<Record>>, StoreError>;

    /// Adds records to a room's log; when this returns they survive a power cut.
    ///
    /// Records that do not continue the log are refused as [`StoreError::Fenced`]. After any other error,
    /// and when the caller stops waiting, they may or may not be in the log: a claim shows which.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// Erases a room for ever, unless it is not the caller's any more.
    ///
    /// An owner with an older epoch is refused as [`StoreError::Fenced`].
    async fn erase(&self, erasure: Erasure) -> Result<(), StoreError>;

    /// How many finished games ended before this time and have outlived their rooms.
    async fn outlived(&self, ended_before: Time) -> Result<u64, StoreError>;

    /// Lets codes go that have rested until this time, and finished games that ended before a time and have outlived their
    /// rooms.
    async fn tidy(&self, now: Time, ended_before: Option<Time>) -> Result<(), StoreError>;

    /// Gives the space of what was erased back, step by step beside everything else, and leaves nothing of it on disk
    /// that the database itself could read.
    async fn give_space_back(&self) -> Result<(), StoreError>;

    /// The room with this code, while it is in its lobby.
    async fn room_with_code(&self, code: &RoomCode) -> Result<Option<RoomId>, StoreError>;

    /// The rooms, the latest change first.
    async fn rooms(&self, most: u32) -> Result<Vec<RoomRow>, StoreError>;

    /// The finished games that match, the latest first.
    async fn finished(&self, query: FinishedQuery) -> Result<Vec<FinishedGame>, StoreError>;

    /// The receipt of a finished game of a room: that which ended with this entry, or the latest.
    async fn receipt(&self, room: RoomId, seq: Option<u64>) -> Result<Option<String>, StoreError>;

    /// The rooms that act by themselves: their clocks run, or bots play in their game.
    async fn timed(&self) -> Result<Vec<RoomId>, StoreError>;

    /// Rooms in which nobody has done anything since this time, and those that earlier versions closed, the oldest first.
    async fn unchanged_since(&self, at: Time, most: u32) -> Result<Vec<RoomId>, StoreError>;

    /// Rooms that have their code still and in which nothing has happened but their opening since the time `unused`, or
    /// nothing at all since the time `unchanged`, the oldest first.
    async fn forgotten(&self, unused: Time, unchanged: Time, most: u32) -> Result<Vec<RoomId>, StoreError>;

    /// When a server was last there.
    async fn alive(&self) -> Result<Option<Time>, StoreError>;

    /// Keeps that a server is there at this time.
    async fn note_alive(&self, at: Time) -> Result<(), StoreError>;

    /// What was kept of households that are not let in, if anything ever was.
    async fn bans(&self) -> Result<Option<String>, StoreError>;

    /// Keeps this of households that are not let in, in the place of what was kept before, and that a server is there.
    async fn keep_bans(&self, bans: String, at: Time) -> Result<(), StoreError>;

    /// To what time the house was put back from a backup, if it ever was.
    async fn put_back(&self) -> Result<Option<PutBack>, StoreError>;

    /// How much is kept.
    async fn usage(&self) -> Result<Usage, StoreError>;

    /// How the store is doing, from memory: the database may be answering nobody.
    fn health(&self) -> Health;

    /// Waits until nothing can be stored ever again, because the files that were opened are not there any more.
    async fn lost(&self) -> StoreError;

    /// Finishes what has been begun and closes the database.
    async fn close(&self);
}

/// A room that does not exist yet.
#[derive(Clone, Debug)]
pub struct NewRoom {
    /// Its name.
    pub id: RoomId,
    /// Its spoken code, which no other room in its lobby may have.
    pub code: RoomCode,
    /// Its game.
    pub game: GameId,
    /// The first record of its log.
    pub first: Record,
}

/// How much is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// Rooms whose time is not over.
    pub rooms: u64,
    /// Bytes of the database, without those that it gives to what comes next.
    pub bytes: u64,
}

/// That the house was put back from a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutBack {
    /// To what time: what was done later is lost.
    pub to: Time,
    /// When that was done.
    pub on: Time,
}

/// One entry of a room's log as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its number, from 1 without gaps but for what was forgotten.
    pub seq: u64,
    /// When it was written.
    pub at: Time,
    /// The entry as JSON.
    pub body: String,
}

/// The right to append to a room, with all that has been appended so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Goes into every append.
    pub epoch: u64,
    /// The room's log.
    pub records: Vec<Record>,
}

/// Records to be added to a room's log in one piece.
#[derive(Clone, Debug)]
pub struct Append {
    /// The room.
    pub room: RoomId,
    /// The owner's epoch.
    pub epoch: u64,
    /// The records, numbered on from the last one.
    pub records: Vec<Record>,
    /// What the records make of the room, where that changes.
    pub stage: Option<RoomStage>,
    /// The room's game, where that changes.
    pub game: Option<GameId>,
    /// Whether the room acts by itself, for its clocks or its bots, where that changes.
    pub timed: Option<bool>,
    /// Whether the room's time is over with these records.
    pub gone: bool,
    /// Since when nobody but the room itself has done anything in it, where that changes; nothing once somebody has.
    pub quiet_since: Option<Option<Time>>,
    /// The game that these records end.
    pub finished: Option<Box<FinishedGame>>,
    /// The numbers of older records that are kept no longer.
    pub forgets: Vec<u64>,
    /// Older records that say something else from now on.
    pub rewrites: Vec<Record>,
    /// Finished games of the room that are kept otherwise from now on.
    pub games: Vec<FinishedGame>,
}

impl Append {
    /// An append that changes nothing but the log.
    pub fn of(room: RoomId, epoch: u64, records: Vec<Record>) -> Self {
        Self {
            room,
            epoch,
            records,
            stage: None,
            game: None,
            timed: None,
            gone: false,
            quiet_since: None,
            finished: None,
            forgets: Vec::new(),
            rewrites: Vec::new(),
            games: Vec::new(),
        }
    }
}

/// A room that is to be erased: all that is kept of it but its finished games, which stay without their names unless
/// these were to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erasure {
    /// The room.
    pub room: RoomId,
    /// The owner's epoch.
    pub epoch: u64,
    /// Before this time no other room gets its code, if that opened it still.
    pub code_rests: Time,
}

/// What a room is doing, as far as the store must know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomStage {
    /// Its code opens it.
    Lobby,
    /// A game is on.
    Playing,
    /// No game is on, and its code does not open it any more.
    Finished,
}

/// A room for a list of rooms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    /// Its name.
    pub id: RoomId,
    /// Its spoken code.
    pub code: RoomCode,
    /// Its game.
    pub game: GameId,
    /// What it is doing.
    pub stage: RoomStage,
    /// The number of the last record of its log.
    pub seq: u64,
    /// When the last record was written.
    pub changed: Time,
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedGame {
    /// The room it was played in.
    pub room: RoomId,
    /// The number of the record that ended it, which tells the games of a room apart.
    pub seq: u64,
    /// The game and its options.
    pub options: GameOptions,
    /// The players in the order of their seats.
    pub players: Vec<PlayedBy>,
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions it took.
    pub decisions: u32,
    /// When it began.
    pub began: Time,
    /// When it ended.
    pub ended: Time,
    /// The receipt as JSON.
    pub receipt: String,
    /// Whether its names stay when the room goes.
    pub keep_names: bool,
}

/// Which finished games are looked for.
#[derive(Clone, Debug)]
pub struct FinishedQuery {
    /// Only this game.
    pub game: Option<GameId>,
    /// Only games that somebody of this name played in.
    pub player: Option<String>,
    /// Only games of this room.
    pub room: Option<RoomId>,
    /// At most this many.
    pub most: u32,
}
