//! Why the store could not do something.

use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use thiserror::Error;

/// Why the store could not do something.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// Another room in its lobby has the code.
    #[error("another room has this code")]
    CodeTaken,
    /// Somebody else has claimed the room since, or has appended to it.
    #[error("another owner has claimed the room")]
    Fenced,
    /// The address of the database is of no known kind.
    #[error("the address of a database begins with sqlite: or postgres://")]
    UnknownKind,
    /// The database cannot be opened.
    #[error("cannot open the database {place}: {reason}")]
    CannotOpen {
        /// The database, without its password.
        place: String,
        /// What is in the way.
        reason: String,
    },
    /// Another server has the database open.
    #[error("another server is using the database {0}; stop it first, or name another database")]
    InUse(String),
    /// Another server has taken the database over.
    #[error(
        "another server has taken the database {0} over while this one could not reach it: nothing more is stored; \
         stop one of the two before you start this one again"
    )]
    Taken(String),
    /// The database was written by a newer version of this program.
    #[error(
        "the database was written by a newer version of Dragonhall (migration {0}); use that version or a backup"
    )]
    NewerSchema(i64),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// A stored value cannot be read.
    #[error("a stored value cannot be read: {0}")]
    Damaged(String),
    /// A file of the database is not the one any more that was opened.
    #[error(
        "the file {file} {fate} while the server was using it: nothing more is stored, and what was stored since \
         may be nowhere; put the right file back, with its -wal beside it, before you start the server again"
    )]
    FileLost {
        /// The file.
        file: String,
        /// What became of it.
        fate: &'static str,
    },
    /// The file of the database is gone, though a server has used it.
    #[error(
        "the database {0} has been used by a server and is gone or empty; put it back, or remove {0}.lock to begin \
         with an empty one"
    )]
    FileMissing(String),
    /// The file of the database is not the one that the journal beside it belongs to.
    #[error(
        "another file was put in the place of the database {0}, and the journal {0}-wal is not its own: nothing was \
         changed; put the right file back, or move {0}-wal away to go on without what it holds"
    )]
    StrangeJournal(String),
    /// The journal of the database is gone, though it held what was committed last.
    #[error(
        "the journal {0}-wal is gone or empty, and it held what was stored last: nothing was changed; put it back, or \
         remove {0}.lock to go on without what it held"
    )]
    JournalMissing(String),
    /// The database took too long.
    #[error("the database did not answer within {} seconds", .0.as_secs_f32())]
    TooSlow(Duration),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[source] Arc<sqlx::Error>),
}

impl StoreError {
    /// Why this database could not be opened.
    pub(super) fn opening(place: &str, reason: impl ToString) -> Self {
        Self::CannotOpen {
            place: place.to_owned(),
            reason: reason.to_string(),
        }
    }

    /// Why this database could not be connected to.
    pub(super) fn connecting(place: &str, error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => Self::opening(place, error.message()),
            sqlx::Error::Io(error) => Self::opening(place, error),
            error => Self::opening(place, error),
        }
    }

    /// Why this database could not be brought up to date.
    pub(super) fn migrating(place: &str, error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(version) => Self::NewerSchema(version),
            MigrateError::Execute(error) => Self::connecting(place, error),
            error => Self::opening(place, error),
        }
    }

    /// Why a statement failed that fails with `taken` where something is no longer free.
    pub(super) fn writing(error: sqlx::Error, taken: Self) -> Self {
        let is_taken = error
            .as_database_error()
            .is_some_and(|error| error.is_unique_violation());
        if is_taken { taken } else { error.into() }
    }

    /// Whether the rest of a group may succeed without the request that met this.
    pub(super) fn spares_others(&self) -> bool {
        match self {
            Self::CodeTaken | Self::Fenced => true,
            Self::Database(error) => is_deadlock(error),
            Self::UnknownKind
            | Self::CannotOpen { .. }
            | Self::InUse(_)
            | Self::Taken(_)
            | Self::NewerSchema(_)
            | Self::Closed
            | Self::Damaged(_)
            | Self::FileLost { .. }
            | Self::FileMissing(_)
            | Self::StrangeJournal(_)
            | Self::JournalMissing(_)
            | Self::TooSlow(_) => false,
        }
    }

    /// Whether nothing can be stored ever again.
    pub(super) fn is_final(&self) -> bool {
        matches!(self, Self::FileLost { .. } | Self::Taken(_))
    }
}

/// Whether Postgres ended this transaction because it and another one waited for each other.
fn is_deadlock(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| code == "40P01")
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            error => Self::Database(Arc::new(error)),
        }
    }
}
