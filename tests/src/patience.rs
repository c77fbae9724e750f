//! Waiting for what must happen, but not for ever.

use std::fmt::Display;
use std::time::Duration;

use tokio::time::timeout;

/// Far longer than anything takes on a slow and busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until it has happened.
///
/// # Panics
/// When it does not happen.
pub async fn patiently<T>(what: impl Display, happening: impl Future<Output = T>) -> T {
    match timeout(PATIENCE, happening).await {
        Ok(happened) => happened,
        Err(_) => panic!("{what} did not happen within {} seconds", PATIENCE.as_secs()),
    }
}
