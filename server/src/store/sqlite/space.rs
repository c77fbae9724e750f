//! What SQLite gives back of its file, and what it leaves of what was erased: nothing.
//!
//! New files keep note of where everything lies (`auto_vacuum`), so that the end of the file can be cut off after some of it
//! was moved. Whether a file does is settled when it is written for the first time, or as a whole.

use std::time::Duration;

use sqlx::{AssertSqlSafe, SqliteConnection};
use tracing::{info, warn};

use crate::store::StoreError;

/// How many pages of the file are free.
pub(super) const FREE_PAGES: &str = "SELECT freelist_count FROM pragma_freelist_count";

/// How many pages are moved in one go, while everybody waits.
const PAGES: u32 = 256;

/// A file of an earlier version that is not longer than this is written anew when it is opened: that takes about a second.
const WRITTEN_ANEW_BYTES: i64 = 64 * 1024 * 1024;

/// How long whoever reads the journal is waited for, and how long others who write are.
const BRIEFLY: Duration = Duration::from_millis(50);
const PATIENTLY: Duration = Duration::from_secs(5);

/// Lets a file of an earlier version give space back from now on, unless it is long.
pub(super) async fn prepare(connection: &mut SqliteConnection, place: &str) -> Result<(), sqlx::Error> {
    if gives_back(connection).await? {
        return Ok(());
    }
    let (bytes,): (i64,) =
        sqlx::query_as("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
            .fetch_one(&mut *connection)
            .await?;
    if bytes > WRITTEN_ANEW_BYTES {
        warn!(
            "the file {place} was made by an earlier version and gives no space back before it is written anew: stop the \
             server and run `dragonhall rooms prune`, which needs as much space again"
        );
        return Ok(());
    }
    info!("the file {place} was made by an earlier version and is written anew, so that it gives space back");
    write_anew(connection).await
}

/// Writes the whole file anew, without anything that is not in use, unless it gives space back as it is.
pub(super) async fn write_anew(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    if gives_back(connection).await? {
        return Ok(());
    }
    for step in ["PRAGMA auto_vacuum = INCREMENTAL", "VACUUM"] {
        sqlx::query(step)
            .persistent(false)
            .execute(&mut *connection)
            .await?;
    }
    empty_journal(connection).await.map(drop)
}

async fn gives_back(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    const INCREMENTAL: i64 = 2;
    let (how,): (i64,) = sqlx::query_as("PRAGMA auto_vacuum").fetch_one(connection).await?;
    Ok(how == INCREMENTAL)
}

/// Moves some of the last pages to where there is space, and gives theirs back.
pub(super) async fn give_back(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let giving = AssertSqlSafe(format!("PRAGMA incremental_vacuum({PAGES})"));
    // It moves one page for each row that is asked for.
    sqlx::query(giving)
        .persistent(false)
        .fetch_all(connection)
        .await?;
    Ok(())
}

/// Brings all of the journal into the file and leaves none of it; whether nobody was in the way.
pub(super) async fn empty_journal(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    wait_for(connection, BRIEFLY).await?;
    let (is_busy, _, _): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)")
        .fetch_one(&mut *connection)
        .await?;
    wait_for(connection, PATIENTLY).await?;
    Ok(is_busy == 0)
}

/// From now on this connection waits so long for others.
async fn wait_for(connection: &mut SqliteConnection, time: Duration) -> Result<(), sqlx::Error> {
    let waiting = AssertSqlSafe(format!("PRAGMA busy_timeout = {}", time.as_millis()));
    sqlx::query(waiting).persistent(false).execute(connection).await?;
    Ok(())
}
