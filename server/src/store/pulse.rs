//! How the writer is doing, told from memory, whatever the database does meanwhile.
//!
//! The field calls this: health check, liveness.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tracing::{error, info};

use super::StoreError;

/// How the store is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Health {
    /// How long ago something was last stored.
    pub age: Duration,
    /// Whether the latest attempt to store something failed.
    pub failed: bool,
    /// How many wait for their turn to have something stored.
    pub waiting: usize,
}

/// What the writer notes of its commits.
#[derive(Clone, Debug)]
pub(super) struct Pulse {
    latest: Arc<Mutex<Latest>>,
    lost: watch::Sender<Option<StoreError>>,
}

#[derive(Clone, Copy, Debug)]
struct Latest {
    success: Instant,
    failed: bool,
}

impl Pulse {
    /// A database that was opened just now.
    pub(super) fn new() -> Self {
        let opened = Latest {
            success: Instant::now(),
            failed: false,
        };
        Self {
            latest: Arc::new(Mutex::new(opened)),
            lost: watch::Sender::new(None),
        }
    }

    /// Something was stored, or refused by a database that is well.
    pub(super) fn beats(&self) {
        let mut latest = self.latest();
        if latest.failed {
            info!("the database stores again");
        }
        *latest = Latest {
            success: Instant::now(),
            failed: false,
        };
    }

    /// Nothing could be stored.
    pub(super) fn fails(&self, error: &StoreError) {
        error!(%error, "nothing could be stored");
        self.latest().failed = true;
    }

    /// Nothing can be stored ever again.
    pub(super) fn stops(&self, error: StoreError) {
        self.lost.send_replace(Some(error));
    }

    /// How the writer is doing while so many wait.
    pub(super) fn health(&self, waiting: usize) -> Health {
        let Latest { success, failed } = *self.latest();
        Health {
            age: success.elapsed(),
            failed,
            waiting,
        }
    }

    /// Waits until nothing can be stored ever again.
    pub(super) async fn lost(&self) -> StoreError {
        let mut lost = self.lost.subscribe();
        match lost.wait_for(Option::is_some).await {
            Ok(error) => error.clone().unwrap_or(StoreError::Closed),
            Err(_) => StoreError::Closed,
        }
    }

    fn latest(&self) -> MutexGuard<'_, Latest> {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
