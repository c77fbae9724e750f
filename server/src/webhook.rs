//! Calls to addresses that players have named, none of which may lead into the server's own network.
//!
//! - [`allowed`]: which addresses may be called
//! - [`call`]: one call

mod allowed;
mod call;

use dragonhall_protocol::Time;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use dragonhall_protocol::http::YourTurn;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{debug, warn};

pub(crate) use self::allowed::Allowed;
use crate::accept::grace_is_over;
use crate::budget::{Quota, Used};
use crate::config::{Config, MINUTE, PublicUrl};
use crate::metrics::WebhookMetrics;

/// The way to the addresses that players have named.
#[derive(Clone)]
pub(crate) struct Webhooks {
    allowed: Arc<Allowed>,
    /// The address that players open.
    public_url: Option<PublicUrl>,
    /// How often the whole house calls.
    cap: Quota,
    pauses: Pauses,
    called: Arc<Mutex<Used>>,
    metrics: WebhookMetrics,
    tasks: TaskTracker,
    shutdown: CancellationToken,
}

/// How long a seat is left alone.
#[derive(Clone, Copy)]
pub(crate) struct Pauses {
    /// Between two notices to a seat that has made no decision meanwhile.
    pub between: Duration,
    /// How long somebody has to be back before another notice may be sent.
    pub back: Duration,
}

impl Webhooks {
    /// What the configuration allows.
    pub(crate) fn new(config: &Config, tasks: TaskTracker, shutdown: CancellationToken) -> Self {
        Self {
            allowed: Arc::new(Allowed::new(!config.no_webhooks, &config.webhook_hosts)),
            public_url: config.public_url.clone(),
            cap: Quota::per_minute(config.edge.webhooks_per_minute),
            pauses: Pauses {
                between: MINUTE * config.edge.webhook_between_minutes,
                back: MINUTE * config.edge.webhook_back_minutes,
            },
            called: Arc::default(),
            metrics: WebhookMetrics::new(),
            tasks,
            shutdown,
        }
    }

    /// Which addresses may be called.
    pub(crate) fn allowed(&self) -> &Allowed {
        &self.allowed
    }

    /// How long a seat is left alone.
    pub(crate) fn pauses(&self) -> Pauses {
        self.pauses
    }

    /// Whether the whole house has not called too often yet at this time; counts one call.
    pub(crate) fn may_call(&self, now: Time) -> bool {
        let mut called = self.called.lock().unwrap_or_else(PoisonError::into_inner);
        called.spend(self.cap, 1, now).is_ok()
    }

    /// Sends a notice, once, without waiting for it.
    pub(crate) fn send(&self, url: String, notice: YourTurn) {
        let link = self.public_url.as_ref().map(|url| url.room(notice.room));
        let notice = YourTurn { link, ..notice };
        let metrics = self.metrics.clone();
        let (allowed, shutdown) = (self.allowed.clone(), self.shutdown.clone());
        self.tasks.spawn(async move {
            let called = tokio::select! {
                called = call::post(&allowed, &url, &notice) => called,
                () = grace_is_over(&shutdown) => return,
            };
            metrics.called(called.as_ref().ok().copied());
            match called {
                Ok(status) => debug!(room = %notice.room, seat = %notice.seat, status, "a seat was told of its turn"),
                Err(error) => warn!(room = %notice.room, seat = %notice.seat, %error, "a seat could not be told of its turn"),
            }
        });
    }
}
