//! Dragonhall's server.
//!
//! - [`config`]: what can be set
//! - [`cli`]: the command line
//! - [`accept`]: the door: connections, their time limits, shutdown
//! - [`stream`]: a connection that ends when its peer does not read, or never comes to the end of a message
//! - [`handles`]: how many files and connections the system allows
//! - [`http`]: requests that are not WebSockets
//! - [`socket`]: one WebSocket, from its upgrade to its last frame
//! - [`lobby`]: the rooms in memory, and the way to one that is not; [`listing`]: those that strangers can find
//! - [`room`]: one task that owns its game
//! - [`bans`]: households that the operator does not let in
//! - [`doors`]: whom hosts have sent away or muted, for an evening
//! - [`alarm`]: what the house does by itself as time passes
//! - [`thinkers`]: the threads that bots think on
//! - [`desk`]: what the operator's commands ask a running server
//! - [`webhook`]: calls to addresses that players have named
//! - [`store`]: where rooms and finished games are kept; [`archive`]: backups, and the ways into another database
//! - [`mod@metrics`]: what the house tells of itself to whoever watches over it
//! - [`house`]: what all of these share
//! - [`opening`]: who may open rooms, and how many; [`invitation`]: the house's word, and what it signs
//! - [`household`]: who a request comes from; [`budget`]: how much of the house they may use up
//! - [`text`]: a message as it goes over the wire
//! - [`secrets`], [`code`], [`clock`], [`log`]: what they use
//!
//! No file here names a game.

mod accept;
mod alarm;
mod archive;
mod bans;
mod budget;
pub mod cli;
pub mod clock;
mod code;
pub mod config;
pub mod desk;
mod doors;
mod handles;
mod house;
pub mod household;
mod http;
mod invitation;
mod listing;
mod lobby;
mod log;
pub mod metrics;
mod opening;
mod room;
mod secrets;
mod socket;
pub mod store;
mod stream;
mod text;
pub mod thinkers;
mod webhook;

use std::sync::Arc;

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::bans::Bans;
use crate::clock::Clock;
use crate::config::Config;
use crate::house::House;
/// What a stored log makes of a room's tables, to compare builds of the server by recorded rooms.
#[doc(hidden)]
pub use crate::room::{Tables, WakeError, tables};
use crate::store::{PutBack, Store, StoreError};
use crate::thinkers::Bots;

/// The version of this program, as clients and operators are told it.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Where a server is reached.
pub struct Listeners {
    /// By players.
    pub players: TcpListener,
    /// By whoever watches over the house, if anybody does.
    pub metrics: Option<metrics::Endpoint>,
    /// By its operator's commands, if they can.
    pub desk: Option<desk::Desk>,
}

impl From<TcpListener> for Listeners {
    /// By players alone.
    fn from(players: TcpListener) -> Self {
        Self {
            players,
            metrics: None,
            desk: None,
        }
    }
}

/// Serves on these listeners until `shutdown` is cancelled; then tells every client to come back, waits for
/// the rooms to finish what they are doing and closes the store.
///
/// Stops by itself, and fails, when nothing can be stored ever again.
pub async fn serve(
    config: Config,
    listeners: impl Into<Listeners>,
    store: Arc<dyn Store>,
    clock: Clock,
    bots: Bots,
    shutdown: CancellationToken,
) -> Result<(), StoreError> {
    let clock = note_last_absence(store.as_ref(), clock).await;
    let put_back = put_back(store.as_ref()).await;
    let bans = Bans::read(store.as_ref()).await;
    let house = House::new(config, store.clone(), clock, bots, put_back, shutdown);
    let house = Arc::new(House { bans, ..house });
    house.tasks.spawn(look_at_the_clock(house.clone()));
    house.tasks.spawn(alarm::keep_watch(house.clone()));
    let Listeners {
        players,
        metrics,
        desk,
    } = listeners.into();
    if let Some(desk) = desk {
        house.tasks.spawn(desk.serve(house.clone()));
    }
    if let Some(endpoint) = metrics {
        house.tasks.spawn(endpoint.serve(house.clone()));
    }
    let router = http::router(house.clone());
    let lost = house.tasks.spawn(stop_if_lost(house.clone()));
    accept::accept(house, players, router).await;
    store.close().await;
    match lost.await {
        Ok(Some(error)) => Err(error),
        Ok(None) | Err(_) => Ok(()),
    }
}

/// Stops the server when nothing can be stored ever again.
async fn stop_if_lost(house: Arc<House>) -> Option<StoreError> {
    let error = house.shutdown.run_until_cancelled(house.store.lost()).await?;
    tracing::error!(%error, "the house closes");
    house.shutdown.cancel();
    Some(error)
}

/// Notes the time between the last server and this one. The clock begins when the last one stopped at the earliest: what is
/// written by one that is far behind would be old for the next one that is right.
pub(crate) async fn note_last_absence(store: &dyn Store, clock: Clock) -> Clock {
    match store.alive().await {
        Ok(Some(alive)) => {
            let behind = alive.since(clock.now());
            if !behind.is_zero() {
                tracing::warn!(
                    seconds = behind.as_secs(),
                    "the clock is behind the last server's, and is taken to be as late"
                );
            }
            let clock = clock.beginning_at(alive);
            clock.nobody_since(alive);
            clock
        }
        Ok(None) => clock,
        Err(error) => {
            tracing::error!(%error, "when a server was last there could not be read");
            clock
        }
    }
}

/// To what time the house was put back.
async fn put_back(store: &dyn Store) -> Option<PutBack> {
    let found = store.put_back().await;
    found.unwrap_or_else(|error| {
        tracing::error!(%error, "whether the house was put back could not be read");
        None
    })
}

async fn look_at_the_clock(house: Arc<House>) {
    house
        .shutdown
        .run_until_cancelled(house.clock.keep_looking())
        .await;
}
