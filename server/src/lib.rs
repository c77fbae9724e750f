//! Dragonhall's server.
//!
//! - [`config`]: what can be set
//! - [`cli`]: the command line
//! - [`accept`]: the door: connections, their time limits, shutdown
//! - [`http`]: requests that are not WebSockets
//! - [`socket`]: one WebSocket, from its upgrade to its last frame
//! - [`lobby`]: the rooms in memory, and the way to one that is not
//! - [`room`]: one task that owns its game
//! - [`alarm`]: what the house does by itself as time passes
//! - [`thinkers`]: the threads that bots think on
//! - [`webhook`]: calls to addresses that players have named
//! - [`store`]: where rooms and finished games are kept
//! - [`house`]: what all of these share; [`throttle`], [`secrets`], [`code`], [`clock`], [`log`]: what they use
//!
//! No file here names a game.

mod accept;
mod alarm;
pub mod cli;
pub mod clock;
mod code;
pub mod config;
mod house;
mod http;
mod lobby;
mod log;
mod room;
mod secrets;
mod socket;
pub mod store;
pub mod thinkers;
mod throttle;
mod webhook;

use std::sync::Arc;

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::clock::Clock;
use crate::config::Config;
use crate::house::House;
use crate::room::Away;
use crate::store::Store;
use crate::thinkers::Bots;

/// Serves on this listener until `shutdown` is cancelled; then tells every client to come back, waits for
/// the rooms to finish what they are doing and closes the store.
pub async fn serve(
    config: Config,
    listener: TcpListener,
    store: Arc<dyn Store>,
    clock: Clock,
    bots: Bots,
    shutdown: CancellationToken,
) {
    let away = last_absence(store.as_ref(), &clock).await;
    let house = Arc::new(House::new(config, store.clone(), clock, bots, away, shutdown));
    house.tasks.spawn(alarm::keep_watch(house.clone()));
    let router = http::router(house.clone());
    accept::accept(house, listener, router).await;
    store.close().await;
}

/// The time between the last server and this one.
async fn last_absence(store: &dyn Store, clock: &Clock) -> Option<Away> {
    match store.alive().await {
        Ok(alive) => alive.map(|from| Away {
            from,
            until: clock.now(),
        }),
        Err(error) => {
            tracing::error!(%error, "when a server was last there could not be read");
            None
        }
    }
}
