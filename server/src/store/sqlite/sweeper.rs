//! Brings what is in SQLite's journal into the file, while others go on writing.
//!
//! The field calls this: WAL checkpointer.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::Notify;
use tokio::task::spawn_blocking;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::warn;

use super::files::{Files, Moment};
use super::lock::Lock;
use super::mark::Marks;
use crate::store::StoreError;

/// How long commits gather before they are brought into the file.
const PAUSE: Duration = Duration::from_secs(1);

/// How often in a row the journal is swept until nothing is left in it, so that it can begin anew.
const SWEEPS: u32 = 3;

/// What the sweeper sweeps.
pub(super) struct Swept {
    pub(super) options: SqliteConnectOptions,
    pub(super) files: Files,
    pub(super) marks: Marks,
    pub(super) lock: Lock,
}

/// Sweeps the journal a moment after something was committed, with a connection of its own.
pub(super) struct Sweeper {
    stirred: Arc<Notify>,
    closing: CancellationToken,
    task: TaskTracker,
}

impl Sweeper {
    pub(super) fn start(swept: Swept) -> Self {
        let stirred = Arc::new(Notify::new());
        let closing = CancellationToken::new();
        let task = TaskTracker::new();
        task.spawn(live(swept, stirred.clone(), closing.clone()));
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

async fn live(swept: Swept, stirred: Arc<Notify>, closing: CancellationToken) {
    let mut connection = None;
    let next = || async {
        stirred.notified().await;
        sleep(PAUSE).await;
    };
    while closing.run_until_cancelled(next()).await.is_some() {
        if let Err(error) = sweep(&swept, &mut connection).await {
            // Nothing is lost: the journal holds it all, and the next sweep or the writer brings it in.
            warn!(%error, "the journal could not be swept");
            connection = None;
        }
    }
    if let Some(connection) = connection {
        connection.close().await.ok();
    }
}

async fn sweep(swept: &Swept, connection: &mut Option<SqliteConnection>) -> Result<(), StoreError> {
    let Swept {
        options,
        files,
        marks,
        lock,
    } = swept;
    // What is written into a file that was cut or written over would hide that.
    files.check(Moment::Before).await?;
    let connection = match connection {
        Some(connection) => connection,
        none => none.insert(options.connect().await?),
    };
    if let Some(mark) = marks.next() {
        // What was committed while the file changed bears no mark of its own yet.
        let counted = mark.count_on(connection).await;
        counted.inspect_err(|_| marks.becomes_due())?;
        note(lock, move |lock| lock.committed(mark)).await?;
    }
    if bring_in(connection).await? {
        // It is on disk, so nothing that is older can take its place unnoticed.
        files.check(Moment::Before).await?;
        let seen = files.mark();
        note(lock, move |lock| lock.swept(seen)).await?;
    }
    Ok(())
}

/// Writes something into the lock's file, away from everybody else.
async fn note(
    lock: &Lock,
    note: impl FnOnce(&Lock) -> io::Result<()> + Send + 'static,
) -> Result<(), StoreError> {
    let lock = lock.clone();
    let noted = spawn_blocking(move || note(&lock)).await;
    Ok(noted.map_err(|_| StoreError::Closed)?.map_err(sqlx::Error::Io)?)
}

/// Whether all of the journal is in the file now, and on disk.
async fn bring_in(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    for _ in 0..SWEEPS {
        let (_, pages, swept): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)")
            .fetch_one(&mut *connection)
            .await?;
        if swept == pages {
            return Ok(true);
        }
    }
    Ok(false)
}
