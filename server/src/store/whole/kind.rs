//! What each database says in its own words when it is read or written as a whole.

use std::collections::HashMap;
use std::future::Future;

use sqlx::migrate::MigrateError;
use sqlx::{PgConnection, Postgres, Sqlite, SqliteConnection};

use crate::store::schema;

/// What a database says in its own words.
pub(super) trait Kind: sqlx::Database {
    /// Whether it has tables of the house at all.
    const HAS_TABLES: &'static str;
    /// What is wrong with its file, where it can say that.
    const DAMAGE: Option<&'static str>;

    /// The digits of bytes.
    fn hex(column: &str, declared: &str) -> String;

    /// Bytes of their digits.
    fn unhex(value: &str, declared: &str) -> String;

    /// Brings the tables to this version, or to the latest.
    fn migrate(
        connection: &mut Self::Connection,
        version: Option<i64>,
    ) -> impl Future<Output = Result<(), MigrateError>> + Send;

    /// How columns with bytes are declared, by table and name, where that makes a difference.
    fn types(connection: &mut Self::Connection) -> impl Future<Output = Result<Types, sqlx::Error>> + Send;
}

/// How columns are declared, by table and name.
pub(super) type Types = HashMap<(String, String), String>;

impl Kind for Sqlite {
    const HAS_TABLES: &'static str = "SELECT count(*) > 0 FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    const DAMAGE: Option<&'static str> = Some("PRAGMA integrity_check");

    fn hex(column: &str, _: &str) -> String {
        format!("lower(hex({column}))")
    }

    fn unhex(value: &str, _: &str) -> String {
        format!("unhex({value})")
    }

    async fn migrate(connection: &mut SqliteConnection, version: Option<i64>) -> Result<(), MigrateError> {
        schema::SQLITE.run_direct(version, connection, false).await
    }

    async fn types(_: &mut SqliteConnection) -> Result<Types, sqlx::Error> {
        Ok(Types::new())
    }
}

impl Kind for Postgres {
    const HAS_TABLES: &'static str = "SELECT to_regclass('_sqlx_migrations') IS NOT NULL";
    const DAMAGE: Option<&'static str> = None;

    fn hex(column: &str, declared: &str) -> String {
        match declared {
            "bytea" => format!("encode({column}, 'hex')"),
            _ => format!("replace({column}::text, '-', '')"),
        }
    }

    fn unhex(value: &str, declared: &str) -> String {
        match declared {
            "bytea" => format!("decode({value}, 'hex')"),
            _ => format!("({value}::text)::uuid"),
        }
    }

    async fn migrate(connection: &mut PgConnection, version: Option<i64>) -> Result<(), MigrateError> {
        schema::POSTGRES.run_direct(version, connection, false).await
    }

    async fn types(connection: &mut PgConnection) -> Result<Types, sqlx::Error> {
        let columns: Vec<(String, String, String)> = sqlx::query_as(
            "SELECT table_name::text, column_name::text, udt_name::text FROM information_schema.columns \
             WHERE table_schema = current_schema()",
        )
        .fetch_all(connection)
        .await?;
        let columns = columns.into_iter();
        Ok(columns
            .map(|(table, name, declared)| ((table, name), declared))
            .collect())
    }
}
