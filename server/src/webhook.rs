//! Calls to addresses that players have named, none of which may lead into the server's own network.
//!
//! - [`allowed`]: which addresses may be called
//! - [`call`]: one call

mod allowed;
mod call;

use std::sync::Arc;

use dragonhall_protocol::http::YourTurn;
use tokio_util::task::TaskTracker;
use tracing::{debug, warn};

pub use self::allowed::Allowed;
use crate::config::Config;

/// The way to the addresses that players have named.
#[derive(Clone, Debug)]
pub struct Webhooks {
    allowed: Arc<Allowed>,
    /// The address that players open.
    public_url: Option<String>,
    tasks: TaskTracker,
}

impl Webhooks {
    /// What the configuration allows.
    pub fn new(config: &Config, tasks: TaskTracker) -> Self {
        Self {
            allowed: Arc::new(Allowed::new(!config.no_webhooks, &config.webhook_hosts)),
            public_url: config.public_url.clone(),
            tasks,
        }
    }

    /// Which addresses may be called.
    pub fn allowed(&self) -> &Allowed {
        &self.allowed
    }

    /// Sends a notice, once, without waiting for it.
    pub fn send(&self, url: String, notice: YourTurn) {
        let link = self
            .public_url
            .as_ref()
            .map(|url| format!("{}/r/{}", url.trim_end_matches('/'), notice.room));
        let notice = YourTurn { link, ..notice };
        let allowed = self.allowed.clone();
        self.tasks.spawn(async move {
            match call::post(&allowed, &url, &notice).await {
                Ok(status) => debug!(room = %notice.room, seat = %notice.seat, status, "a seat was told of its turn"),
                Err(error) => warn!(room = %notice.room, seat = %notice.seat, %error, "a seat could not be told of its turn"),
            }
        });
    }
}
