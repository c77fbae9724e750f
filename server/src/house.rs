//! What every request and every connection shares.

use std::net::IpAddr;
use std::sync::Arc;

use dragonhall_protocol::http::RoomAddress;
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Refusal, RoomCode};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::error;

use crate::alarm::Alarm;
use crate::clock::Clock;
use crate::config::{Config, DAY, seconds};
use crate::lobby::Lobby;
use crate::room::{Away, Surroundings};
use crate::store::Store;
use crate::thinkers::{Bots, Thinkers};
use crate::throttle::{AddressThrottle, throttled};
use crate::webhook::Webhooks;

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
    /// How often an address may ask for a replay.
    pub replays: AddressThrottle,
    /// Where the time comes from.
    pub clock: Clock,
    /// When rooms that are not in memory have to be woken.
    pub alarm: Alarm,
    /// Rooms and connections, which a shutdown waits for.
    pub tasks: TaskTracker,
    /// Says that the server stops.
    pub shutdown: CancellationToken,
}

impl House {
    /// A house with no room in memory.
    pub fn new(
        config: Config,
        store: Arc<dyn Store>,
        clock: Clock,
        bots: Bots,
        away: Option<Away>,
        shutdown: CancellationToken,
    ) -> Self {
        let tasks = TaskTracker::new();
        let around = Surroundings {
            store: store.clone(),
            limits: config.edge.published(),
            clock: clock.clone(),
            keep: keep(&config),
            away,
            webhooks: Webhooks::new(&config, tasks.clone()),
            thinkers: Thinkers::new(bots, config.bot_threads, clock.clone()),
            idle: seconds(config.edge.room_idle_seconds),
            shutdown: shutdown.clone(),
        };
        let alarm = Alarm::default();
        Self {
            lobby: Lobby::new(around, alarm.clone(), tasks.clone()),
            replays: AddressThrottle::per_minute(config.edge.replays_per_minute),
            clock,
            alarm,
            store,
            code_guesses: AddressThrottle::per_minute(config.edge.code_guesses_per_minute),
            new_rooms: AddressThrottle::per_minute(config.edge.new_rooms_per_minute),
            tasks,
            shutdown,
            config,
        }
    }

    /// How long a room is kept after its last change, in milliseconds.
    pub fn keep(&self) -> u64 {
        keep(&self.config)
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

fn keep(config: &Config) -> u64 {
    u64::from(config.keep_days) * DAY
}
