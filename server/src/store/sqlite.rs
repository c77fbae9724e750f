//! SQLite: a file beside the server.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::Duration;

use dragonhall_protocol::RoomId;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, QueryBuilder, Sqlite, SqliteConnection};
use uuid::Uuid;

use super::database::Database;
use super::group::{Committer, Epochs, Group, Writer};
use super::rows::{game_word, insert_finished, json, stage_word};
use super::{Append, FinishedGame, NewRoom, Record, Stage, StoreError};

/// How many reads can go on at the same time.
const READERS: u32 = 4;
/// How many pages the write-ahead log grows by before they are moved into the database.
const CHECKPOINT_PAGES: &str = "4000";
/// How many prepared statements are kept: there is one for every size of a group, and large ones are large.
const STATEMENTS: usize = 16;
/// The most records of one statement: each binds four of the 32,766 values that SQLite allows.
const RECORDS: usize = 4096;

/// Opens the file, or creates it with the folder it is in.
pub(super) async fn open(path: &Path) -> Result<Database<Sqlite>, StoreError> {
    let place = path.display().to_string();
    let lock = prepare(path).map_err(|error| match error.kind() {
        ErrorKind::WouldBlock => StoreError::InUse(place.clone()),
        _ => StoreError::opening(&place, error),
    })?;
    let options = options(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("fullfsync", "on")
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .foreign_keys(true);
    let mut connection = options
        .connect()
        .await
        .map_err(|error| StoreError::connecting(&place, error))?;
    let migrated = sqlx::migrate!("../migrations/sqlite").run(&mut connection).await;
    migrated.map_err(|error| StoreError::migrating(&place, error))?;
    let readers = readers().connect_lazy_with(options.clone().read_only(true));
    let writer = Writer::start(SqliteCommitter {
        options,
        connection: Some(connection),
        _lock: lock,
    });
    Ok(Database { readers, writer })
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
    })
}

fn options(path: &Path) -> SqliteConnectOptions {
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

/// Makes sure that the file is there, can be written, and is this server's alone.
///
/// The lock is on a file of its own: SQLite loses its locks when another handle of its file is closed.
fn prepare(path: &Path) -> io::Result<File> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| io::Error::other(format!("no folder for it: {error}")))?;
    }
    let mut lock = path.as_os_str().to_owned();
    lock.push(".lock");
    let lock = OpenOptions::new().create(true).append(true).open(lock)?;
    lock.try_lock()?;
    OpenOptions::new().create(true).append(true).open(path)?;
    Ok(lock)
}

struct SqliteCommitter {
    options: SqliteConnectOptions,
    /// Absent after a failure, which no connection is trusted to have survived.
    connection: Option<SqliteConnection>,
    _lock: File,
}

impl Committer for SqliteCommitter {
    async fn commit(&mut self, group: &Group<'_>) -> Result<Epochs, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let committed = commit(&mut connection, group).await;
        if committed.as_ref().err().is_none_or(StoreError::spares_others) {
            self.connection = Some(connection);
        }
        committed
    }

    async fn close(self) {
        if let Some(connection) = self.connection {
            connection.close().await.ok();
        }
    }
}

async fn commit(connection: &mut SqliteConnection, group: &Group<'_>) -> Result<Epochs, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    if !group.appends.is_empty() {
        move_on(&mut transaction, &group.appends).await?;
    }
    if !group.created.is_empty() {
        create(&mut transaction, &group.created).await?;
    }
    for records in group.records().chunks(RECORDS) {
        record(&mut transaction, records).await?;
    }
    for game in group.finished() {
        finish(&mut transaction, game).await?;
    }
    let epochs = if group.claimed.is_empty() {
        Epochs::new()
    } else {
        claim(&mut transaction, &group.claimed).await?
    };
    transaction.commit().await?;
    Ok(epochs)
}

/// Moves the rooms on to their new last records, if each of them is where its owner believes it to be.
async fn move_on(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let mut update = QueryBuilder::<Sqlite>::new("WITH moved (room, epoch, was, seq, changed, stage) AS (");
    update.push_values(appends, |mut row, append| {
        row.push_bind(append.room.0)
            .push_bind(append.epoch.cast_signed())
            .push_bind(append.seq_before().cast_signed())
            .push_bind(append.last().seq.cast_signed())
            .push_bind(append.last().at.cast_signed())
            .push_bind(append.stage.map(stage_word));
    });
    update.push(
        ") UPDATE rooms SET seq = moved.seq, changed = moved.changed, stage = coalesce(moved.stage, rooms.stage) \
         FROM moved WHERE rooms.id = moved.room AND rooms.epoch = moved.epoch AND rooms.seq = moved.was",
    );
    let moved = update.build().execute(connection).await;
    let moved = moved.map_err(|error| StoreError::writing(error, StoreError::CodeTaken))?;
    if moved.rows_affected() == appends.len() as u64 {
        Ok(())
    } else {
        Err(StoreError::Fenced)
    }
}

async fn create(connection: &mut SqliteConnection, rooms: &[&NewRoom]) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::<Sqlite>::new(
        "INSERT INTO rooms (id, code, game, stage, epoch, seq, created, changed) ",
    );
    insert.push_values(rooms, |mut row, room| {
        row.push_bind(room.id.0)
            .push_bind(&room.code.0)
            .push_bind(game_word(room.game))
            .push_bind(stage_word(Stage::Lobby))
            .push_bind(0)
            .push_bind(room.first.seq.cast_signed())
            .push_bind(room.first.at.cast_signed())
            .push_bind(room.first.at.cast_signed());
    });
    let inserted = insert.build().execute(connection).await;
    inserted.map_err(|error| StoreError::writing(error, StoreError::CodeTaken))?;
    Ok(())
}

async fn record(connection: &mut SqliteConnection, records: &[(RoomId, &Record)]) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO records (room, seq, at, body) ");
    insert.push_values(records, |mut row, (room, record)| {
        row.push_bind(room.0)
            .push_bind(record.seq.cast_signed())
            .push_bind(record.at.cast_signed())
            .push_bind(&record.body);
    });
    let inserted = insert.build().execute(connection).await;
    inserted.map_err(|error| StoreError::writing(error, StoreError::Fenced))?;
    Ok(())
}

async fn finish(connection: &mut SqliteConnection, game: &FinishedGame) -> Result<(), StoreError> {
    insert_finished::<Sqlite>(game).execute(&mut *connection).await?;
    sqlx::query(
        "INSERT INTO finished_players (name, room, seq) SELECT DISTINCT value, $2, $3 FROM json_each($1)",
    )
    .bind(json(&game.players))
    .bind(game.room.0)
    .bind(game.seq.cast_signed())
    .execute(connection)
    .await?;
    Ok(())
}

async fn claim(connection: &mut SqliteConnection, rooms: &[RoomId]) -> Result<Epochs, StoreError> {
    let mut update = QueryBuilder::<Sqlite>::new("UPDATE rooms SET epoch = epoch + 1 WHERE id IN (");
    update.push_values(rooms, |mut row, room| {
        row.push_bind(room.0);
    });
    update.push(") RETURNING id, epoch");
    let claimed: Vec<(Uuid, i64)> = update.build_query_as().fetch_all(connection).await?;
    Ok(claimed
        .into_iter()
        .map(|(id, epoch)| (RoomId(id), epoch.cast_unsigned()))
        .collect())
}
