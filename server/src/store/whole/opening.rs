//! How a database is opened to be read or written as a whole.

use std::path::Path;
use std::time::Duration;

use sqlx::pool::PoolOptions;
use sqlx::sqlite::{SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, PgConnection, Postgres, SqlSafeStr, SqlStr, Sqlite};

use super::kind::Kind;
use super::{Opened, Whole};
use crate::store::{Patience, Place, StoreError, place, postgres, sqlite};

/// Keeps servers away from a database as long as it is there: the lock of a file, or a connection.
pub(crate) enum Guard {
    Sqlite { _lock: sqlite::Lock },
    Postgres { _connection: Box<PgConnection> },
}

/// What a database is kept for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// It is read with the journal beside it.
    ToRead,
    /// It is filled; nothing is made of a SQLite file that is not there but its folder and its lock.
    ToFill,
}

/// Keeps servers away from the database at this address, unless one is using it.
pub(crate) async fn guard(url: &str, purpose: Purpose) -> Result<Guard, StoreError> {
    match (place(url)?, purpose) {
        (Place::Sqlite(path), Purpose::ToRead) => Ok(Guard::Sqlite {
            _lock: sqlite::lock_to_read(path).await?,
        }),
        (Place::Sqlite(path), Purpose::ToFill) => Ok(Guard::Sqlite {
            _lock: sqlite::lock(path).await?,
        }),
        (Place::Postgres(url), Purpose::ToRead | Purpose::ToFill) => {
            let connection = postgres::hold(url, Patience::default()).await?;
            Ok(Guard::Postgres {
                _connection: Box::new(connection),
            })
        }
    }
}

/// Opens a database to read it as it is at this moment, also while a server is using it.
pub(crate) async fn read(url: &str) -> Result<Box<dyn Whole>, StoreError> {
    match place(url)? {
        Place::Sqlite(path) => {
            let options = sqlite::options(path).read_only(true);
            let opened = opened::<Sqlite>(options, &path.display().to_string(), None).await?;
            Ok(Box::new(opened))
        }
        Place::Postgres(url) => {
            let (options, place) = postgres::options(url)?;
            // It may take long until the next row is asked for.
            let options = options.options([("idle_in_transaction_session_timeout", "0")]);
            let reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY".into_sql_str();
            Ok(Box::new(
                opened::<Postgres>(options, &place, Some(reading)).await?,
            ))
        }
    }
}

/// Opens a database to write into it: all or nothing.
pub(crate) async fn write(url: &str) -> Result<Box<dyn Whole>, StoreError> {
    match place(url)? {
        Place::Sqlite(path) => {
            let options = sqlite::options(path).synchronous(SqliteSynchronous::Full);
            let writing = "BEGIN IMMEDIATE".into_sql_str();
            let opened = opened::<Sqlite>(options, &path.display().to_string(), Some(writing)).await?;
            Ok(Box::new(opened))
        }
        Place::Postgres(url) => {
            let (options, place) = postgres::options(url)?;
            let options = options.options([("idle_in_transaction_session_timeout", "0")]);
            Ok(Box::new(opened::<Postgres>(options, &place, None).await?))
        }
    }
}

/// Opens an empty file to write a SQLite database into it, of which nothing is on disk for certain before it is
/// flushed.
pub(crate) async fn new_file(path: &Path) -> Result<Box<dyn Whole>, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .auto_vacuum(SqliteAutoVacuum::Incremental)
        .journal_mode(SqliteJournalMode::Memory)
        .synchronous(SqliteSynchronous::Off)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging();
    let opened = opened::<Sqlite>(options, &path.display().to_string(), None).await?;
    Ok(Box::new(opened))
}

/// A SQLite database that is never on disk.
pub(crate) async fn in_memory() -> Result<Box<dyn Whole>, StoreError> {
    let options = SqliteConnectOptions::new()
        .in_memory(true)
        .disable_statement_logging();
    Ok(Box::new(opened::<Sqlite>(options, "in memory", None).await?))
}

async fn opened<DB: Kind>(
    options: <DB::Connection as Connection>::Options,
    place: &str,
    begin: Option<SqlStr>,
) -> Result<Opened<DB>, StoreError> {
    let connecting = |error| StoreError::connecting(place, error);
    let pool = PoolOptions::<DB>::new().max_connections(1);
    let pool = pool.connect_with(options).await.map_err(connecting)?;
    let begun = match begin {
        Some(begin) => pool.begin_with(begin).await,
        None => pool.begin().await,
    };
    let mut transaction = begun.map_err(connecting)?;
    let types = DB::types(&mut transaction).await.map_err(connecting)?;
    Ok(Opened {
        transaction,
        pool,
        types,
    })
}
