//! Postgres: a database that one server has to itself, by what its writer [`mod@hold`]s.

mod hold;

use std::str::FromStr;
use std::time::{Duration, Instant};

use dragonhall_protocol::RoomId;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions, PgQueryResult};
use sqlx::{ConnectOptions, Connection, Postgres};
use tokio::time::{sleep, timeout};
use tracing::warn;
use uuid::Uuid;

use self::hold::Hold;
use super::commit::{Dialect, Line, free, write};
use super::database::Database;
use super::group::{Committer, Epochs, Group, Writer};
use super::rows::{names_of, stage_word};
use super::{Append, FinishedGame, NewRoom, Patience, Record, RoomStage, StoreError, schema};

/// How many reads can go on at the same time.
const READERS: u32 = 4;

/// What every connection sets: a commit waits for the disk, the rooms in the transaction of a server that has stopped
/// are free again after a few seconds, and so is the database of one whose machine has.
const SETTINGS: [(&str, &str); 5] = [
    ("synchronous_commit", "on"),
    ("idle_in_transaction_session_timeout", "5s"),
    ("tcp_keepalives_idle", "15"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
];

/// Whether a server may have company at its database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Company {
    /// A second server says that there is one, and stops.
    Alone,
    /// Several write, and the epochs of the rooms keep them apart.
    Shared,
}

/// Between two attempts to reach a database that is not up yet.
const PAUSE: Duration = Duration::from_secs(2);

/// Connects to the database, which may take a while to come up, and brings it up to date.
pub(super) async fn open(
    url: &str,
    patience: Patience,
    company: Company,
) -> Result<Database<Postgres>, StoreError> {
    let (options, place) = options(url)?;
    let hold = (company == Company::Alone).then(|| Hold::on(&place));
    let writing = match &hold {
        Some(hold) => options.clone().application_name(&hold.name),
        None => options.clone(),
    };
    let mut connection = connect(&writing, &place, patience).await?;
    if let Some(hold) = &hold {
        hold.take(&mut connection).await?;
    }
    let migrated = schema::POSTGRES.run(&mut connection).await;
    migrated.map_err(|error| StoreError::migrating(&place, error))?;
    let readers = readers().connect_lazy_with(options);
    let committer = PostgresCommitter {
        line: Line::new(writing, connection),
        hold,
    };
    Ok(Database {
        readers,
        writer: Writer::start(committer, patience.commit),
        limit: patience.commit,
    })
}

/// Opens the database for reading alone, also while a server is using it.
pub(super) async fn open_to_read(url: &str) -> Result<Database<Postgres>, StoreError> {
    let (options, place) = options(url)?;
    let readers = readers()
        .connect_with(options.options([("default_transaction_read_only", "on")]))
        .await
        .map_err(|error| StoreError::connecting(&place, error))?;
    Ok(Database {
        readers,
        writer: Writer::absent(),
        limit: Patience::default().commit,
    })
}

/// Keeps servers away from the database at this address, as long as this connection is there.
pub(super) async fn hold(url: &str, patience: Patience) -> Result<PgConnection, StoreError> {
    let (options, place) = options(url)?;
    let hold = Hold::on(&place);
    let mut connection = connect(&options.application_name(&hold.name), &place, patience).await?;
    hold.take(&mut connection).await?;
    Ok(connection)
}

/// How the database at this address is connected to, and how it is called without its password.
pub(super) fn options(url: &str) -> Result<(PgConnectOptions, String), StoreError> {
    let options =
        PgConnectOptions::from_str(url).map_err(|error| StoreError::connecting("postgres", error))?;
    let options = options.options(SETTINGS).disable_statement_logging();
    let place = place(&options);
    Ok((options, place))
}

fn readers() -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(Duration::from_secs(5))
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
    line: Line<Postgres>,
    hold: Option<Hold>,
}

impl Committer for PostgresCommitter {
    async fn commit(&mut self, group: &Group<'_>) -> Result<Epochs, StoreError> {
        let mut connection = match (self.line.kept(), &self.hold) {
            (Some(connection), _) => connection,
            (None, None) => self.line.connect().await?,
            (None, Some(hold)) => {
                let mut connection = self.line.connect().await?;
                hold.take_again(&mut connection).await?;
                connection
            }
        };
        let committed = commit(&mut connection, group).await;
        self.line.give_back(connection, &committed);
        committed
    }

    async fn close(self) {
        self.line.close().await;
    }
}

async fn commit(connection: &mut PgConnection, group: &Group<'_>) -> Result<Epochs, StoreError> {
    let mut transaction = connection.begin().await?;
    let epochs = write::<Postgres>(&mut transaction, group).await?;
    transaction.commit().await?;
    Ok(epochs)
}

impl Dialect for Postgres {
    const BYTES: &'static str = "SELECT pg_database_size(current_database())";

    /// What was removed is given back by Postgres itself, which looks after that.
    const FREE_PAGES: Option<&'static str> = None;

    fn rows_affected(done: &PgQueryResult) -> u64 {
        done.rows_affected()
    }

    async fn give_back(_: &mut PgConnection) -> Result<(), StoreError> {
        Ok(())
    }

    async fn refuse_resting(connection: &mut PgConnection, rooms: &[&NewRoom]) -> Result<(), StoreError> {
        let (resting,): (i64,) = sqlx::query_as(
            "SELECT count(*) FROM unnest($1::text[], $2::bigint[]) AS new (code, at) \
             JOIN resting_codes AS resting ON resting.code = new.code AND resting.until > new.at",
        )
        .bind(column(rooms, |room| room.code.0.as_str()))
        .bind(column(rooms, |room| room.first.at.0.cast_signed()))
        .fetch_one(connection)
        .await?;
        free(resting)
    }

    /// Until the end of the transaction nobody else can claim these rooms.
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
        .bind(column(records, |(_, record)| record.at.0.cast_signed()))
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

    async fn forget(connection: &mut PgConnection, room: RoomId, records: &[u64]) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM records WHERE room = $1 AND seq = ANY($2::bigint[])")
            .bind(room.0)
            .bind(column(records, |seq| seq.cast_signed()))
            .execute(connection)
            .await?;
        Ok(())
    }

    async fn create(connection: &mut PgConnection, rooms: &[&NewRoom]) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO rooms (id, code, game, stage, epoch, created) SELECT id, code, game, $5, 0, at \
             FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[]) AS new (id, code, game, at)",
        )
        .bind(column(rooms, |room| room.id.0))
        .bind(column(rooms, |room| room.code.0.as_str()))
        .bind(column(rooms, |room| room.game.as_str()))
        .bind(column(rooms, |room| room.first.at.0.cast_signed()))
        .bind(stage_word(RoomStage::Lobby))
        .execute(&mut *connection)
        .await
        .map_err(|error| StoreError::writing(error, StoreError::CodeTaken))?;
        sqlx::query(
            "INSERT INTO records (room, seq, at, body) \
             SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::text[])",
        )
        .bind(column(rooms, |room| room.id.0))
        .bind(column(rooms, |room| room.first.seq.cast_signed()))
        .bind(column(rooms, |room| room.first.at.0.cast_signed()))
        .bind(column(rooms, |room| room.first.body.as_str()))
        .execute(connection)
        .await?;
        Ok(())
    }

    async fn list_players(connection: &mut PgConnection, game: &FinishedGame) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO finished_players (name, room, seq) \
             SELECT DISTINCT name, $2, $3 FROM unnest($1::text[]) AS name",
        )
        .bind(names_of(game))
        .bind(game.room.0)
        .bind(game.seq.cast_signed())
        .execute(connection)
        .await?;
        Ok(())
    }

    async fn claim(connection: &mut PgConnection, rooms: &[RoomId]) -> Result<Vec<(Uuid, i64)>, StoreError> {
        let claimed =
            sqlx::query_as("UPDATE rooms SET epoch = epoch + 1 WHERE id = ANY($1) RETURNING id, epoch")
                .bind(column(rooms, |room| room.0))
                .fetch_all(connection)
                .await?;
        Ok(claimed)
    }
}

/// One value of every row, as Postgres takes many rows in one statement.
fn column<'a, Row, Value>(rows: &'a [Row], value: impl Fn(&'a Row) -> Value) -> Vec<Value> {
    rows.iter().map(value).collect()
}
