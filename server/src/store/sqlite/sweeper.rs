//! Brings what is in SQLite's journal into the file, while others go on writing.

use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::Notify;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::warn;

use super::files::{Files, Moment};
use crate::store::StoreError;

/// How long commits gather before they are brought into the file.
const PAUSE: Duration = Duration::from_secs(1);

/// How often in a row the journal is swept until nothing is left in it, so that it can begin anew.
const SWEEPS: u32 = 3;

/// Sweeps the journal a moment after something was committed, with a connection of its own.
pub(super) struct Sweeper {
    stirred: Arc<Notify>,
    closing: CancellationToken,
    task: TaskTracker,
}

impl Sweeper {
    pub(super) fn start(options: SqliteConnectOptions, files: Files) -> Self {
        let stirred = Arc::new(Notify::new());
        let closing = CancellationToken::new();
        let task = TaskTracker::new();
        task.spawn(live(options, files, stirred.clone(), closing.clone()));
        task.close();
        Self {
            stirred,
            closing,
            task,
        }
    }

    /// Something was committed.
    pub(super) fn stir(&self) {
        self.stirred.notify_one();
    }

    /// Lets go of the file.
    pub(super) async fn close(&self) {
        self.closing.cancel();
        self.task.wait().await;
    }
}

async fn live(options: SqliteConnectOptions, files: Files, stirred: Arc<Notify>, closing: CancellationToken) {
    let mut connection = None;
    let next = || async {
        stirred.notified().await;
        sleep(PAUSE).await;
    };
    while closing.run_until_cancelled(next()).await.is_some() {
        if let Err(error) = sweep(&options, &files, &mut connection).await {
            // Nothing is lost: the journal holds it all, and the next sweep or the writer brings it in.
            warn!(%error, "the journal could not be swept");
            connection = None;
        }
    }
    if let Some(connection) = connection {
        connection.close().await.ok();
    }
}

async fn sweep(
    options: &SqliteConnectOptions,
    files: &Files,
    connection: &mut Option<SqliteConnection>,
) -> Result<(), StoreError> {
    // What is written into a file that was cut would hide the cut.
    files.check(Moment::Before).await?;
    let connection = match connection {
        Some(connection) => connection,
        none => none.insert(options.connect().await?),
    };
    for _ in 0..SWEEPS {
        let (_, pages, swept): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)")
            .fetch_one(&mut *connection)
            .await?;
        if swept == pages {
            break;
        }
    }
    Ok(())
}
