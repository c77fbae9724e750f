//! What every request and every connection shares.

use std::net::IpAddr;
use std::sync::Arc;

use dragonhall_protocol::http::RoomAddress;
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Refusal, RoomCode};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::error;

use crate::config::{Config, seconds};
use crate::lobby::Lobby;
use crate::room::Surroundings;
use crate::store::Store;
use crate::throttle::{AddressThrottle, throttled};

/// What every request and every connection shares.
pub struct House {
    /// How the server runs.
    pub config: Config,
    /// The rooms.
    pub lobby: Lobby,
    /// Where they are kept.
    pub store: Arc<dyn Store>,
    /// How often an address may guess a room code.
    pub code_guesses: AddressThrottle,
    /// How often an address may open a room.
    pub new_rooms: AddressThrottle,
    /// Rooms and connections, which a shutdown waits for.
    pub tasks: TaskTracker,
    /// Says that the server stops.
    pub shutdown: CancellationToken,
}

impl House {
    /// A house with no room in memory.
    pub fn new(config: Config, store: Arc<dyn Store>, shutdown: CancellationToken) -> Self {
        let tasks = TaskTracker::new();
        let around = Surroundings {
            store: store.clone(),
            limits: config.edge.published(),
            idle: seconds(config.edge.room_idle_seconds),
            shutdown: shutdown.clone(),
        };
        Self {
            lobby: Lobby::new(around, tasks.clone()),
            store,
            code_guesses: AddressThrottle::per_minute(config.edge.code_guesses_per_minute),
            new_rooms: AddressThrottle::per_minute(config.edge.new_rooms_per_minute),
            tasks,
            shutdown,
            config,
        }
    }

    /// The room with this code, while it is in its lobby; an address has only so many guesses.
    pub async fn find_by_code(&self, code: &RoomCode, address: IpAddr) -> Result<RoomAddress, Refusal> {
        self.code_guesses
            .check(address)
            .map_err(throttled(Limit::CodeGuesses))?;
        match self.lobby.find(code).await {
            Ok(found) => found.ok_or(Refusal::NoSuchRoomOrSeat),
            Err(error) => {
                error!(%error, "a room code could not be looked up");
                Err(Refusal::Unavailable)
            }
        }
    }
}
