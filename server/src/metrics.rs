//! What the house tells of itself to whoever watches over it: how many, how often, how long.
//!
//! The field calls this: metrics (counters, gauges, histograms).
//!
//! Everything that happens often is counted by a handle that was made beforehand; what can be looked up is looked up when
//! somebody asks. Where nobody watches, handles count nothing. No label names a room, a person or an address.
//!
//! - [`endpoint`]: the address on which it is told

mod endpoint;

use std::sync::Arc;
use std::time::{Duration, Instant};

use dragonhall_protocol::{GameId, Level, Refusal, Stead};
use metrics::{Counter, Gauge, Histogram, counter, describe_counter, describe_gauge, describe_histogram};
use metrics::{gauge, histogram};

use crate::VERSION;

pub use self::endpoint::Endpoint;

/// Names everything that is told, and says what it is.
macro_rules! told {
    ($($describe:ident $constant:ident = $name:literal: $says:literal,)+) => {
        $(const $constant: &str = $name;)+

        /// Says what everything is that is told.
        fn describe() {
            $($describe!($constant, $says);)+
        }
    };
}

told! {
    describe_gauge BUILD_INFO = "dragonhall_build_info":
        "The version of the program that serves; the value is always 1.",
    describe_gauge CONNECTIONS = "dragonhall_connections":
        "Connections that are open, page loads and WebSockets alike.",
    describe_gauge ROOMS_AWAKE = "dragonhall_rooms_awake":
        "Rooms in memory.",
    describe_gauge ROOMS_LISTED = "dragonhall_rooms_listed":
        "Rooms on the public list.",
    describe_counter ROOMS_OPENED = "dragonhall_rooms_opened_total":
        "Rooms that were opened.",
    describe_counter ROOMS_BROKEN = "dragonhall_rooms_broken_total":
        "Times that a room left memory because something in it failed, or could not be woken.",
    describe_counter MESSAGES = "dragonhall_messages_total":
        "Messages of players that came to a room.",
    describe_counter MOVES = "dragonhall_moves_total":
        "Steps in games, by the game and by who made them: a player, a bot, the clock, or the room for somebody away.",
    describe_counter GAMES_FINISHED = "dragonhall_games_finished_total":
        "Games that ended, by the game.",
    describe_counter REFUSALS = "dragonhall_refusals_total":
        "What was refused, by the code that the client was told and the limit where one was met.",
    describe_counter SLOW_READERS = "dragonhall_slow_readers_total":
        "Connections that were let go because they read too slowly.",
    describe_histogram COMMIT_SECONDS = "dragonhall_store_commit_seconds":
        "How long the database took to make a group of changes durable.",
    describe_histogram GROUP_REQUESTS = "dragonhall_store_group_requests":
        "How many changes were made durable together.",
    describe_histogram REQUEST_SECONDS = "dragonhall_store_request_seconds":
        "How long a room waited until its change was durable, the wait for its turn included.",
    describe_histogram READ_SECONDS = "dragonhall_store_read_seconds":
        "How long it took to read something from the database.",
    describe_counter COMMIT_FAILURES = "dragonhall_store_commit_failures_total":
        "Groups of changes that the database did not take.",
    describe_gauge STORE_QUEUE = "dragonhall_store_queue_requests":
        "Changes that wait for their turn.",
    describe_gauge STORE_AGE = "dragonhall_store_age_seconds":
        "How long ago something was last stored; the house stores something every ten seconds.",
    describe_histogram THINKING_SECONDS = "dragonhall_bot_thinking_seconds":
        "How long bots thought, by how well they play.",
    describe_counter THOUGHTS_FAILED = "dragonhall_bot_thoughts_failed_total":
        "Times that a bot broke down or thought for too long.",
    describe_gauge BOTS_THINKING = "dragonhall_bots_thinking":
        "Bots that think.",
    describe_gauge BOTS_WAITING = "dragonhall_bots_waiting":
        "Bots that wait for a thread to think on.",
    describe_gauge ODDS_WAITING = "dragonhall_odds_waiting":
        "Questions for odds that wait to be counted.",
    describe_counter WEBHOOK_CALLS = "dragonhall_webhook_calls_total":
        "Calls to addresses that players named: delivered, refused by who was called, or failed on the way.",
}

/// The upper bounds of what is measured in seconds: a commit takes a millisecond, a bot may think for half a minute.
const SECONDS: [f64; 15] = [
    0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0,
];
/// The upper bounds of the sizes of groups.
const REQUESTS: [f64; 11] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1024.0];

/// What rooms count.
#[derive(Clone)]
pub(crate) struct RoomMetrics {
    /// Rooms that were opened.
    pub opened: Counter,
    /// Rooms that left memory because something failed, or that could not be woken.
    pub broken: Counter,
    /// Messages of players.
    pub messages: Counter,
    games: Arc<[(GameId, GameMetrics)]>,
}

/// What is counted of one game.
struct GameMetrics {
    player: Counter,
    bot: Counter,
    clock: Counter,
    room: Counter,
    finished: Counter,
}

impl RoomMetrics {
    /// Those of this house.
    pub(crate) fn new() -> Self {
        let games = GameId::ALL.into_iter().map(|game| {
            let moves = |by: &'static str| counter!(MOVES, "game" => game.as_str(), "by" => by);
            let counters = GameMetrics {
                player: moves("player"),
                bot: moves("bot"),
                clock: moves("clock"),
                room: moves("room"),
                finished: counter!(GAMES_FINISHED, "game" => game.as_str()),
            };
            (game, counters)
        });
        Self {
            opened: counter!(ROOMS_OPENED),
            broken: counter!(ROOMS_BROKEN),
            messages: counter!(MESSAGES),
            games: games.collect(),
        }
    }

    /// A step was made, by whoever sits there or in that seat's place.
    pub(crate) fn moved(&self, game: GameId, is_bot: bool, stead: Option<Stead>) {
        let Some(counters) = self.of(game) else { return };
        let by = match stead {
            None if is_bot => &counters.bot,
            None => &counters.player,
            Some(Stead::Automatic) => &counters.bot,
            Some(Stead::Clock) => &counters.clock,
            Some(Stead::Room) => &counters.room,
        };
        by.increment(1);
    }

    /// A game ended.
    pub(crate) fn finished(&self, game: GameId) {
        if let Some(counters) = self.of(game) {
            counters.finished.increment(1);
        }
    }

    fn of(&self, game: GameId) -> Option<&GameMetrics> {
        let found = self.games.iter().find(|(of, _)| *of == game);
        found.map(|(_, counters)| counters)
    }
}

/// What the store measures.
#[derive(Clone, Debug)]
pub(crate) struct StoreMetrics {
    commit_seconds: Histogram,
    group_requests: Histogram,
    /// Groups that the database did not take.
    pub failures: Counter,
    /// How long somebody waited for a change.
    pub request_seconds: Histogram,
    /// How long somebody waited for what was read.
    pub read_seconds: Histogram,
}

impl StoreMetrics {
    /// Those of this store.
    pub(crate) fn new() -> Self {
        Self {
            commit_seconds: histogram!(COMMIT_SECONDS),
            group_requests: histogram!(GROUP_REQUESTS),
            failures: counter!(COMMIT_FAILURES),
            request_seconds: histogram!(REQUEST_SECONDS),
            read_seconds: histogram!(READ_SECONDS),
        }
    }

    /// So many changes were made durable together, since then.
    pub(crate) fn committed(&self, requests: usize, since: Instant) {
        self.commit_seconds.record(since.elapsed());
        self.group_requests.record(requests as f64);
    }
}

/// What is measured of bots.
#[derive(Clone)]
pub(crate) struct BotMetrics {
    seconds: Arc<[(Level, Histogram)]>,
    /// Bots that broke down or thought for too long.
    pub failed: Counter,
}

impl BotMetrics {
    /// Those of this house.
    pub(crate) fn new() -> Self {
        let levels = [
            (Level::Easy, "easy"),
            (Level::Fair, "fair"),
            (Level::Hard, "hard"),
        ];
        let seconds = levels.map(|(level, name)| (level, histogram!(THINKING_SECONDS, "level" => name)));
        Self {
            seconds: Arc::new(seconds),
            failed: counter!(THOUGHTS_FAILED),
        }
    }

    /// A bot of this level thought for so long.
    pub(crate) fn thought(&self, level: Level, took: Duration) {
        if let Some((_, seconds)) = self.seconds.iter().find(|(of, _)| *of == level) {
            seconds.record(took);
        }
    }
}

/// What came of calls to addresses that players named.
#[derive(Clone)]
pub(crate) struct WebhookMetrics {
    delivered: Counter,
    refused: Counter,
    failed: Counter,
}

impl WebhookMetrics {
    /// Those of this house.
    pub(crate) fn new() -> Self {
        let calls = |result: &'static str| counter!(WEBHOOK_CALLS, "result" => result);
        Self {
            delivered: calls("delivered"),
            refused: calls("refused"),
            failed: calls("failed"),
        }
    }

    /// A call was answered with this status, or not at all.
    pub(crate) fn called(&self, status: Option<u16>) {
        let result = match status {
            Some(200..=299) => &self.delivered,
            Some(_) => &self.refused,
            None => &self.failed,
        };
        result.increment(1);
    }
}

/// A client is told that something is refused.
pub(crate) fn refused(refusal: &Refusal) {
    let code: &'static str = refusal.into();
    let limit: &'static str = match refusal {
        Refusal::Throttled { limit, .. } => limit.into(),
        _ => "",
    };
    counter!(REFUSALS, "code" => code, "limit" => limit).increment(1);
}

/// A connection reads too slowly and is let go.
pub(crate) fn reads_too_slowly() {
    counter!(SLOW_READERS).increment(1);
}

/// What is looked up when somebody asks.
struct Gauges {
    connections: Gauge,
    rooms_awake: Gauge,
    rooms_listed: Gauge,
    store_queue: Gauge,
    store_age: Gauge,
    bots_thinking: Gauge,
    bots_waiting: Gauge,
    odds_waiting: Gauge,
}

impl Gauges {
    fn new() -> Self {
        gauge!(BUILD_INFO, "version" => VERSION).set(1);
        // What is counted by its name alone stands there before it first happens.
        counter!(SLOW_READERS).increment(0);
        counter!(REFUSALS, "code" => "unavailable", "limit" => "").increment(0);
        Self {
            connections: gauge!(CONNECTIONS),
            rooms_awake: gauge!(ROOMS_AWAKE),
            rooms_listed: gauge!(ROOMS_LISTED),
            store_queue: gauge!(STORE_QUEUE),
            store_age: gauge!(STORE_AGE),
            bots_thinking: gauge!(BOTS_THINKING),
            bots_waiting: gauge!(BOTS_WAITING),
            odds_waiting: gauge!(ODDS_WAITING),
        }
    }
}
