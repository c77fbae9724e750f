//! Postgres: a database that several servers can share.

use std::str::FromStr;
use std::time::{Duration, Instant};

use dragonhall_protocol::RoomId;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Postgres};
use tokio::time::{sleep, timeout};
use tracing::warn;
use uuid::Uuid;

use super::database::Database;
use super::group::{Committer, Epochs, Group, Note, Writer};
use super::rows::{game_word, insert_finished, names_of, stage_word};
use super::{Append, FinishedGame, NewRoom, Patience, Record, Stage, StoreError};

/// How many reads can go on at the same time.
const READERS: u32 = 4;

/// What every connection sets: a commit waits for the disk, and the rooms in the transaction of a server
/// that has stopped are free again after a few seconds.
const SETTINGS: [(&str, &str); 2] = [
    ("synchronous_commit", "on"),
    ("idle_in_transaction_session_timeout", "5s"),
];

/// Between two attempts to reach a database that is not up yet.
const PAUSE: Duration = Duration::from_secs(2);

/// Connects to the database, which may take a while to come up, and brings it up to date.
pub(super) async fn open(url: &str, patience: Patience) -> Result<Database<Postgres>, StoreError> {
    let options =
        PgConnectOptions::from_str(url).map_err(|error| StoreError::connecting("postgres", error))?;
    let options = options.options(SETTINGS).disable_statement_logging();
    let place = place(&options);
    let mut connection = connect(&options, &place, patience).await?;
    let migrated = sqlx::migrate!("../migrations/postgres")
        .run(&mut connection)
        .await;
    migrated.map_err(|error| StoreError::migrating(&place, error))?;
    let readers = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(Duration::from_secs(5))
        .connect_lazy_with(options.clone());
    let committer = PostgresCommitter {
        options,
        connection: Some(connection),
    };
    Ok(Database {
        readers,
        writer: Writer::start(committer, patience.commit),
        limit: patience.commit,
    })
}

/// Connects, and goes on trying for a while where the database is not up yet.
async fn connect(
    options: &PgConnectOptions,
    place: &str,
    patience: Patience,
) -> Result<PgConnection, StoreError> {
    let begun = Instant::now();
    loop {
        let error = match timeout(patience.commit, options.connect()).await {
            Ok(Ok(connection)) => return Ok(connection),
            Ok(Err(error)) => error,
            Err(slow) => sqlx::Error::Io(slow.into()),
        };
        let passes = is_passing(&error);
        let error = StoreError::connecting(place, error);
        if !passes || begun.elapsed() + PAUSE > patience.start {
            return Err(error);
        }
        warn!(%error, "the database is not up yet and is waited for");
        sleep(PAUSE).await;
    }
}

/// Whether a database answers like this, or not at all, before it is up.
fn is_passing(error: &sqlx::Error) -> bool {
    const NOT_YET: &str = "57P03";
    match error {
        sqlx::Error::Io(_) => true,
        sqlx::Error::Database(error) => error.code().is_some_and(|code| code == NOT_YET),
        _ => false,
    }
}

/// The address of the database, without a password.
fn place(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or(options.get_username());
    match options.get_socket() {
        Some(folder) => format!("{database} at {}", folder.display()),
        None => format!("{database} at {}:{}", options.get_host(), options.get_port()),
    }
}

struct PostgresCommitter {
    options: PgConnectOptions,
    /// Absent after a failure, which no connection is trusted to have survived.
    connection: Option<PgConnection>,
}

impl Committer for PostgresCommitter {
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

async fn commit(connection: &mut PgConnection, group: &Group<'_>) -> Result<Epochs, StoreError> {
    let mut transaction = connection.begin().await?;
    let records = group.appended();
    if !records.is_empty() {
        append(&mut transaction, &records).await?;
    }
    for append in group.marked() {
        move_on(&mut transaction, append).await?;
    }
    for note in &group.notes {
        keep_note(&mut transaction, note).await?;
    }
    if !group.created.is_empty() {
        create(&mut transaction, &group.created).await?;
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

/// Adds records to logs, if each of these ends where the owner of its room believes; until the end of the
/// transaction nobody else can claim these rooms.
async fn append(connection: &mut PgConnection, records: &[(&Append, &Record)]) -> Result<(), StoreError> {
    let added = sqlx::query(
        "WITH added AS ( \
             SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[]) \
             AS added (room, epoch, was, seq, at, body) \
         ), held AS ( \
             SELECT id FROM rooms WHERE (id, epoch) IN (SELECT room, epoch FROM added) FOR SHARE \
         ) INSERT INTO records (room, seq, at, body) \
         SELECT held.id, added.seq, added.at, added.body FROM added JOIN held ON held.id = added.room \
         JOIN records AS last ON last.room = added.room AND last.seq = added.was",
    )
    .bind(column(records, |(append, _)| append.room.0))
    .bind(column(records, |(append, _)| append.epoch.cast_signed()))
    .bind(column(records, |(append, _)| append.seq_before().cast_signed()))
    .bind(column(records, |(_, record)| record.seq.cast_signed()))
    .bind(column(records, |(_, record)| record.at.cast_signed()))
    .bind(column(records, |(_, record)| record.body.as_str()))
    .execute(connection)
    .await
    .map_err(|error| StoreError::writing(error, StoreError::Fenced))?;
    if added.rows_affected() == records.len() as u64 {
        Ok(())
    } else {
        Err(StoreError::Fenced)
    }
}

async fn move_on(connection: &mut PgConnection, append: &Append) -> Result<(), StoreError> {
    let moved = sqlx::query(
        "UPDATE rooms SET stage = coalesce($2, stage), timed = coalesce($3, timed), gone = greatest(gone, $4), \
         game = coalesce($5, game), forgotten = forgotten + $6 WHERE id = $1",
    )
    .bind(append.room.0)
    .bind(append.stage.map(stage_word))
    .bind(append.timed.map(i64::from))
    .bind(i64::from(append.gone))
    .bind(append.game.map(game_word))
    .bind(append.forgets.len() as i64)
    .execute(&mut *connection)
    .await;
    moved.map_err(|error| StoreError::writing(error, StoreError::CodeTaken))?;
    if !append.forgets.is_empty() {
        sqlx::query("DELETE FROM records WHERE room = $1 AND seq = ANY($2::bigint[])")
            .bind(append.room.0)
            .bind(column(&append.forgets, |seq| seq.cast_signed()))
            .execute(connection)
            .await?;
    }
    Ok(())
}

async fn keep_note(connection: &mut PgConnection, note: &Note) -> Result<(), StoreError> {
    match note {
        Note::Alive { at } => {
            sqlx::query(
                "INSERT INTO house (id, alive) VALUES (1, $1) \
                 ON CONFLICT (id) DO UPDATE SET alive = excluded.alive",
            )
            .bind(at.cast_signed())
            .execute(connection)
            .await?
        }
    };
    Ok(())
}

async fn create(connection: &mut PgConnection, rooms: &[&NewRoom]) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO rooms (id, code, game, stage, epoch, created) SELECT id, code, game, $5, 0, at \
         FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[]) AS new (id, code, game, at)",
    )
    .bind(column(rooms, |room| room.id.0))
    .bind(column(rooms, |room| room.code.0.as_str()))
    .bind(column(rooms, |room| game_word(room.game)))
    .bind(column(rooms, |room| room.first.at.cast_signed()))
    .bind(stage_word(Stage::Lobby))
    .execute(&mut *connection)
    .await
    .map_err(|error| StoreError::writing(error, StoreError::CodeTaken))?;
    sqlx::query(
        "INSERT INTO records (room, seq, at, body) \
         SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::text[])",
    )
    .bind(column(rooms, |room| room.id.0))
    .bind(column(rooms, |room| room.first.seq.cast_signed()))
    .bind(column(rooms, |room| room.first.at.cast_signed()))
    .bind(column(rooms, |room| room.first.body.as_str()))
    .execute(connection)
    .await?;
    Ok(())
}

async fn finish(connection: &mut PgConnection, game: &FinishedGame) -> Result<(), StoreError> {
    insert_finished::<Postgres>(game)
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT INTO finished_players (name, room, seq) SELECT DISTINCT name, $2, $3 FROM unnest($1::text[]) AS name",
    )
    .bind(names_of(game))
    .bind(game.room.0)
    .bind(game.seq.cast_signed())
    .execute(connection)
    .await?;
    Ok(())
}

async fn claim(connection: &mut PgConnection, rooms: &[RoomId]) -> Result<Epochs, StoreError> {
    let claimed: Vec<(Uuid, i64)> =
        sqlx::query_as("UPDATE rooms SET epoch = epoch + 1 WHERE id = ANY($1) RETURNING id, epoch")
            .bind(column(rooms, |room| room.0))
            .fetch_all(connection)
            .await?;
    Ok(claimed
        .into_iter()
        .map(|(id, epoch)| (RoomId(id), epoch.cast_unsigned()))
        .collect())
}

/// One value of every row, as Postgres takes many rows in one statement.
fn column<'a, Row, Value>(rows: &'a [Row], value: impl Fn(&'a Row) -> Value) -> Vec<Value> {
    rows.iter().map(value).collect()
}
