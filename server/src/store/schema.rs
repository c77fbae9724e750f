//! The steps that bring a database from one version of its tables to the next: the same numbers in both databases.

use sqlx::migrate::Migrator;

/// The steps of a SQLite file.
pub(super) static SQLITE: Migrator = sqlx::migrate!("../migrations/sqlite");
/// The steps of a Postgres database.
pub(super) static POSTGRES: Migrator = sqlx::migrate!("../migrations/postgres");

/// The latest version of the tables.
pub(crate) fn latest() -> i64 {
    SQLITE.iter().map(|step| step.version).max().unwrap_or_default()
}

/// Whether this program knows the way from this version of the tables to the latest.
pub(crate) fn knows(version: i64) -> bool {
    SQLITE.version_exists(version)
}
