//! Dragonhall's server.
//!
//! - [`config`]: what can be set
//! - [`cli`]: the command line
//! - [`accept`]: the door: connections, their time limits, shutdown
//! - [`http`]: requests that are not WebSockets
//! - [`socket`]: one WebSocket, from its upgrade to its last frame
//! - [`lobby`]: the rooms in memory, and the way to one that is not
//! - [`room`]: one task that owns its game
//! - [`store`]: where rooms and finished games are kept
//! - [`house`]: what all of these share; [`throttle`], [`secrets`], [`code`], [`clock`], [`log`]: what they use
//!
//! No file here names a game.

mod accept;
pub mod cli;
mod clock;
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
mod throttle;

use std::sync::Arc;

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::house::House;
use crate::store::Store;

/// Serves on this listener until `shutdown` is cancelled; then tells every client to come back, waits for
/// the rooms to finish what they are doing and closes the store.
pub async fn serve(
    config: Config,
    listener: TcpListener,
    store: Arc<dyn Store>,
    shutdown: CancellationToken,
) {
    let house = Arc::new(House::new(config, store.clone(), shutdown));
    let router = http::router(house.clone());
    accept::accept(house, listener, router).await;
    store.close().await;
}
