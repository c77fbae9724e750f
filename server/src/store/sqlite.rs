//! SQLite: a file beside the server.
//!
//! What is committed is on disk in SQLite's [`journal`] first; [`sweeper`] brings it into the file meanwhile, and
//! [`files`] knows whether these are still the files that were opened, by the [`mark`] that the file bears among others.
//! The [`mod@lock`] keeps them for one server; [`space`] is what it gives back of them.

mod files;
mod journal;
mod lock;
mod mark;
pub(super) mod space;
mod sweeper;

use std::fs::{self, File};
use std::io;
use std::iter::repeat;
use std::path::Path;
use std::time::Duration;

use dragonhall_protocol::RoomId;
use sqlx::error::ErrorKind;
use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteQueryResult,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, QueryBuilder, Sqlite, SqliteConnection};
use tokio::time::sleep;
use tracing::warn;
use uuid::Uuid;

use self::files::{Beside, Files, Moment};
pub(crate) use self::lock::Lock;
use self::mark::{Expected, Mark, Marks};
use self::sweeper::{Sweeper, Swept};
use super::commit::{Dialect, Line, free, write};
use super::database::Database;
use super::group::{Committer, Epochs, Group, Writer};
use super::rows::{json, names_of, stage_word};
use super::{Append, FinishedGame, NewRoom, Patience, Record, RoomStage, StoreError, private, schema};

/// How many reads can go on at the same time, and how many KiB of the file each keeps in memory: a room is read once.
const READERS: u32 = 4;
const READERS_CACHE: &str = "-256";
/// How many prepared statements are kept: there is one for every size of a group, and large ones are large.
const STATEMENTS: usize = 24;
/// How many pages the journal may have before the writer itself brings them into the file, while everybody waits;
/// that happens only when moves come so fast that the sweeper never sees a moment without one.
const JOURNAL_PAGES: &str = "8000";
/// The most records of one statement: each binds six of the 32,766 values that SQLite allows.
const RECORDS: usize = 4096;

/// How often a file that is in use is tried again, and how long between two attempts.
const ATTEMPTS: u32 = 10;
const PAUSE: Duration = Duration::from_millis(100);

/// Opens the file, or creates it with the folder it is in; what is committed waits for the disk like this.
pub(super) async fn open(
    path: &Path,
    patience: Patience,
    synchronous: SqliteSynchronous,
) -> Result<Database<Sqlite>, StoreError> {
    let place = path.display().to_string();
    let opening = |error: io::Error| cannot_open(path, error);
    let (lock, file) = patiently(|| prepare(path))
        .await
        .map_err(|error| match error.kind() {
            io::ErrorKind::WouldBlock => StoreError::InUse(place.clone()),
            io::ErrorKind::NotFound => StoreError::FileMissing(place.clone()),
            _ => opening(error),
        })?;
    refuse_strangers(path, &file, lock.expected().map_err(opening)?)?;
    let options = options(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(synchronous)
        .pragma("secure_delete", "on")
        .pragma("fullfsync", "on")
        .pragma("temp_store", "memory")
        .pragma("wal_autocheckpoint", JOURNAL_PAGES)
        .foreign_keys(true);
    // Only whoever writes a file first can say it; said to a file that is there, it would write.
    let first = match file.metadata().map_err(opening)?.len() {
        0 => options.clone().auto_vacuum(SqliteAutoVacuum::Incremental),
        _ => options.clone(),
    };
    let mut connection = first
        .connect()
        .await
        .map_err(|error| StoreError::connecting(&place, error))?;
    let migrated = schema::SQLITE.run(&mut connection).await;
    migrated.map_err(|error| StoreError::migrating(&place, error))?;
    let prepared = space::prepare(&mut connection, &place).await;
    prepared.map_err(|error| StoreError::connecting(&place, error))?;
    let marks = Marks::new();
    let expected = Expected {
        seen: files::mark_of(&file).map_err(opening)?,
        next: marks.name,
        committed: 0,
    };
    lock.expect(expected)
        .and_then(|()| lock.sync())
        .map_err(opening)?;
    // This begins the journal, too: one that is empty after a commit that changed nothing could not be told from one
    // that was cut.
    let named = marks.latest().name(&mut connection).await;
    named.map_err(|error| StoreError::connecting(&place, error))?;
    lock.committed(marks.latest()).map_err(opening)?;
    let anchor = anchor(&options)
        .await
        .map_err(|error| StoreError::connecting(&place, error))?;
    let files = Files::of(path, file, marks.clone()).map_err(|error| StoreError::opening(&place, error))?;
    if let Some(open) = private::open_to_others(path) {
        warn!("{open}");
    }
    let reading = options.clone().read_only(true);
    let readers = readers().connect_lazy_with(reading.pragma("cache_size", READERS_CACHE));
    let swept = Swept {
        options: options.clone(),
        files: files.clone(),
        marks: marks.clone(),
        lock: lock.clone(),
    };
    let committer = SqliteCommitter {
        sweeper: Sweeper::start(swept),
        line: Line::new(options, connection),
        anchor,
        files,
        marks,
        is_lost: false,
        journal_is_full: false,
        lock,
    };
    Ok(Database {
        readers,
        writer: Writer::start(committer, patience.commit),
        limit: patience.commit,
    })
}

/// Refuses a file beside a journal that is not its own, which SQLite would mix with it, and one whose own journal is gone.
fn refuse_strangers(path: &Path, file: &File, expected: Option<Expected>) -> Result<(), StoreError> {
    let place = path.display().to_string();
    let Some(expected) = expected else { return Ok(()) };
    match files::journal_beside(path, file, expected) {
        Ok(Beside::Right) => Ok(()),
        Ok(Beside::Strange) => Err(StoreError::StrangeJournal(place)),
        Ok(Beside::Missing) => Err(StoreError::JournalMissing(place)),
        Err(error) => Err(StoreError::opening(&place, error)),
    }
}

/// A connection that has all files open and does nothing with them: as long as it is there, SQLite removes none.
async fn anchor(options: &SqliteConnectOptions) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = options.connect().await?;
    sqlx::query("SELECT count(*) FROM rooms")
        .execute(&mut connection)
        .await?;
    Ok(connection)
}

/// Opens an existing file for reading alone, also while a server is using it.
pub(super) async fn open_to_read(path: &Path) -> Result<Database<Sqlite>, StoreError> {
    let place = path.display().to_string();
    let readers = readers()
        .connect_with(options(path).read_only(true))
        .await
        .map_err(|error| StoreError::connecting(&place, error))?;
    Ok(Database {
        readers,
        writer: Writer::absent(),
        limit: Patience::default().commit,
    })
}

/// Writes the file at this path anew if it gives no space back as it is, while no server uses it.
pub(super) async fn write_anew(path: &Path) -> Result<(), StoreError> {
    let place = path.display().to_string();
    let _lock = lock_to_read(path).await?;
    let connecting = |error| StoreError::connecting(&place, error);
    let mut connection = options(path).connect().await.map_err(connecting)?;
    let written = space::write_anew(&mut connection).await;
    connection.close().await.map_err(connecting)?;
    written.map_err(connecting)
}

/// How connections to this file are opened.
pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::from_secs(5))
        .row_buffer_size(1024)
        .statement_cache_capacity(STATEMENTS)
        .disable_statement_logging()
}

fn readers() -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(READERS)
}

/// Keeps servers away from the file at this path, whether it is there or not, and whatever lies beside it.
pub(super) async fn lock(path: &Path) -> Result<Lock, StoreError> {
    let place = path.display().to_string();
    let opening = |error: io::Error| match error.kind() {
        io::ErrorKind::WouldBlock => StoreError::InUse(place.clone()),
        _ => cannot_open(path, error),
    };
    private::folder_of(path).map_err(opening)?;
    patiently(|| Lock::take(path)).await.map_err(opening)
}

/// Keeps servers away from the file at this path, which is to be read with the journal beside it.
pub(super) async fn lock_to_read(path: &Path) -> Result<Lock, StoreError> {
    let opening = |error: io::Error| cannot_open(path, error);
    let lock = lock(path).await?;
    let file = File::open(path).map_err(opening)?;
    refuse_strangers(path, &file, lock.expected().map_err(opening)?)?;
    Ok(lock)
}

/// Why the file at this path cannot be opened; where it is somebody else's, whose.
fn cannot_open(path: &Path, error: io::Error) -> StoreError {
    let denied = error.kind() == io::ErrorKind::PermissionDenied;
    let whose = denied.then(|| private::anothers(path)).flatten();
    let whose = whose.map_or_else(String::new, |whose| format!(": {whose}"));
    StoreError::opening(&path.display().to_string(), format!("{error}{whose}"))
}

/// Takes the lock; a server that is just ending, or a program that it is just starting, may hold it for a moment.
async fn patiently<T>(take: impl Fn() -> io::Result<T>) -> io::Result<T> {
    for _ in 0..ATTEMPTS {
        match take() {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => sleep(PAUSE).await,
            taken => return taken,
        }
    }
    take()
}

/// Makes sure that the file is there, can be written, and is this server's alone: the lock, and the file.
///
/// SQLite loses its locks when another handle of its file is closed, so this one stays open.
fn prepare(path: &Path) -> io::Result<(Lock, File)> {
    private::folder_of(path).map_err(|error| match error.kind() {
        io::ErrorKind::PermissionDenied => error,
        _ => io::Error::other(format!("no folder for it: {error}")),
    })?;
    let lock = Lock::take(path)?;
    let is_empty = fs::metadata(path).map_or_else(
        |error| error.kind() == io::ErrorKind::NotFound,
        |found| found.len() == 0,
    );
    if is_empty && lock.is_used()? {
        return Err(io::ErrorKind::NotFound.into());
    }
    // SQLite gives its journal and its index the rights of the file.
    let file = private::options()
        .create(true)
        .read(true)
        .append(true)
        .open(path)?;
    Ok((lock, file))
}

struct SqliteCommitter {
    line: Line<Sqlite>,
    anchor: SqliteConnection,
    sweeper: Sweeper,
    files: Files,
    marks: Marks,
    is_lost: bool,
    /// Whether the journal still has what was erased.
    journal_is_full: bool,
    lock: Lock,
}

impl Committer for SqliteCommitter {
    /// What is committed is in the very files that are found afterwards, or it is not acknowledged.
    async fn commit(&mut self, group: &Group<'_>) -> Result<Epochs, StoreError> {
        self.check(Moment::Before).await?;
        let mut connection = self.line.take().await?;
        let mark = self.marks.next();
        let committed = commit(&mut connection, group, mark).await;
        if mark.is_some() && committed.is_err() {
            self.marks.becomes_due();
        }
        self.line.give_back(connection, &committed);
        // Where nothing was written an empty journal stays empty.
        let moment = match &committed {
            Ok(epochs) if group.has_written(epochs) => Moment::After,
            Ok(_) | Err(_) => Moment::Before,
        };
        self.check(moment).await?;
        if let (Some(mark), Ok(_)) = (mark, &committed) {
            self.lock.committed(mark).map_err(sqlx::Error::Io)?;
        }
        if committed.is_ok() {
            self.journal_is_full |= group.gives_back();
            self.empty_journal().await;
        }
        self.sweeper.stir();
        committed
    }

    async fn close(self) {
        self.sweeper.close().await;
        if self.is_lost {
            // Whoever closes a database last tidies up, and what lies at these paths now may be somebody else's.
            std::mem::forget((self.anchor, self.line, self.files));
            return;
        }
        self.anchor.close().await.ok();
        self.line.close().await;
    }
}

impl SqliteCommitter {
    /// Nothing of what was erased stays in the journal either; where somebody is reading it, the next commit tries again.
    async fn empty_journal(&mut self) {
        if self.journal_is_full
            && let Some(mut connection) = self.line.kept()
        {
            let emptied = space::empty_journal(&mut connection)
                .await
                .map_err(StoreError::from);
            self.line.give_back(connection, &emptied);
            match emptied {
                Ok(is_empty) => self.journal_is_full = !is_empty,
                Err(error) => warn!(%error, "the journal could not be emptied"),
            }
        }
    }

    async fn check(&mut self, moment: Moment) -> Result<(), StoreError> {
        let checked = self.files.check(moment).await;
        self.is_lost |= checked.as_ref().is_err_and(StoreError::is_final);
        checked
    }
}

async fn commit(
    connection: &mut SqliteConnection,
    group: &Group<'_>,
    mark: Option<Mark>,
) -> Result<Epochs, StoreError> {
    let records = group.appended();
    if mark.is_none() && group.only_appends() && records.len() <= RECORDS {
        // One statement is a transaction of its own.
        append(connection, &records).await?;
        return Ok(Epochs::new());
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    if let Some(mark) = mark {
        mark.count_on(&mut transaction).await?;
    }
    let epochs = write::<Sqlite>(&mut transaction, group).await?;
    transaction.commit().await?;
    Ok(epochs)
}

impl Dialect for Sqlite {
    const BYTES: &'static str = "SELECT (page_count - freelist_count) * page_size \
                                 FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()";

    const FREE_PAGES: Option<&'static str> = Some(space::FREE_PAGES);

    fn rows_affected(done: &SqliteQueryResult) -> u64 {
        done.rows_affected()
    }

    async fn give_back(connection: &mut SqliteConnection) -> Result<(), StoreError> {
        space::give_back(connection).await
    }

    async fn refuse_resting(connection: &mut SqliteConnection, rooms: &[&NewRoom]) -> Result<(), StoreError> {
        let new: Vec<_> = rooms.iter().map(|room| (&room.code, room.first.at)).collect();
        let (resting,): (i64,) = sqlx::query_as(
            "SELECT count(*) FROM json_each($1) AS new JOIN resting_codes AS resting \
             ON resting.code = new.value ->> 0 AND resting.until > new.value ->> 1",
        )
        .bind(json(&new))
        .fetch_one(connection)
        .await?;
        free(resting)
    }

    async fn append(
        connection: &mut SqliteConnection,
        records: &[(&Append, &Record)],
    ) -> Result<(), StoreError> {
        for records in records.chunks(RECORDS) {
            append(connection, records).await?;
        }
        Ok(())
    }

    async fn forget(
        connection: &mut SqliteConnection,
        room: RoomId,
        records: &[u64],
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM records WHERE room = $1 AND seq IN (SELECT value FROM json_each($2))")
            .bind(room.0)
            .bind(json(&records))
            .execute(connection)
            .await?;
        Ok(())
    }

    async fn create(connection: &mut SqliteConnection, rooms: &[&NewRoom]) -> Result<(), StoreError> {
        let mut insert =
            QueryBuilder::<Sqlite>::new("INSERT INTO rooms (id, code, game, stage, epoch, created) ");
        insert.push_values(rooms, |mut row, room| {
            row.push_bind(room.id.0)
                .push_bind(&room.code.0)
                .push_bind(room.game.as_str())
                .push_bind(stage_word(RoomStage::Lobby))
                .push_bind(0)
                .push_bind(room.first.at.0.cast_signed());
        });
        let inserted = insert.build().execute(&mut *connection).await;
        inserted.map_err(|error| StoreError::writing(error, StoreError::CodeTaken))?;
        let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO records (room, seq, at, body) ");
        insert.push_values(rooms, |mut row, NewRoom { id, first, .. }| {
            row.push_bind(id.0)
                .push_bind(first.seq.cast_signed())
                .push_bind(first.at.0.cast_signed())
                .push_bind(&first.body);
        });
        insert.build().execute(connection).await?;
        Ok(())
    }

    async fn list_players(connection: &mut SqliteConnection, game: &FinishedGame) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO finished_players (name, room, seq) SELECT DISTINCT value, $2, $3 FROM json_each($1)",
        )
        .bind(json(&names_of(game)))
        .bind(game.room.0)
        .bind(game.seq.cast_signed())
        .execute(connection)
        .await?;
        Ok(())
    }

    async fn claim(
        connection: &mut SqliteConnection,
        rooms: &[RoomId],
    ) -> Result<Vec<(Uuid, i64)>, StoreError> {
        let mut update = QueryBuilder::<Sqlite>::new("UPDATE rooms SET epoch = epoch + 1 WHERE id IN (");
        update.push_values(rooms, |mut row, room| {
            row.push_bind(room.0);
        });
        update.push(") RETURNING id, epoch");
        Ok(update.build_query_as().fetch_all(connection).await?)
    }
}

/// Adds records to logs, if each of these ends where the owner of its room believes; a room that is not
/// the owner's any more is not found, and a record cannot be without one.
///
/// Empty rows fill the statement up to a power of two, so that groups of all sizes need few prepared ones.
async fn append(connection: &mut SqliteConnection, records: &[(&Append, &Record)]) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::<Sqlite>::new("WITH added (room, epoch, was, seq, at, body) AS (");
    let rows = records.iter().map(Some).chain(repeat(None));
    let rows = rows.take(records.len().next_power_of_two());
    insert.push_values(rows, |mut row, added| {
        row.push_bind(added.map(|(append, _)| append.room.0))
            .push_bind(added.map(|(append, _)| append.epoch.cast_signed()))
            .push_bind(added.map(|(append, _)| append.seq_before().cast_signed()))
            .push_bind(added.map(|(_, record)| record.seq.cast_signed()))
            .push_bind(added.map(|(_, record)| record.at.0.cast_signed()))
            .push_bind(added.map(|(_, record)| &record.body));
    });
    insert.push(
        ") INSERT INTO records (room, seq, at, body) SELECT ( \
             SELECT rooms.id FROM rooms JOIN records AS last ON last.room = rooms.id AND last.seq = added.was \
             WHERE rooms.id = added.room AND rooms.epoch = added.epoch \
         ), seq, at, body FROM added WHERE added.room IS NOT NULL",
    );
    match insert.build().execute(connection).await {
        Ok(_) => Ok(()),
        Err(error) if is_fenced(&error) => Err(StoreError::Fenced),
        Err(error) => Err(error.into()),
    }
}

/// Whether a record was refused because its room is not the owner's any more, or because it is there already.
fn is_fenced(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| {
        matches!(
            error.kind(),
            ErrorKind::NotNullViolation | ErrorKind::UniqueViolation
        )
    })
}
