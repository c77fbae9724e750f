//! A server inside the test, on a port and a database of its own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use dragonhall_client::Address;
use dragonhall_protocol::{Digest, Enter, GameIntent, GameOptions, RoomCode, RoomId, Time};
use dragonhall_server::Listeners;
use dragonhall_server::clock::Clock;
use dragonhall_server::config::{Config, Edge};
use dragonhall_server::desk::Desk;
use dragonhall_server::store::{self, NewRoom, Record, Store};
use dragonhall_server::thinkers::{Bots, Question};
use futures_util::future::join_all;
use serde_json::json;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::chance::Chance;
use crate::patience::patiently;
use crate::player::Player;

/// So many that no test is slowed down by a limit it does not try.
const PLENTY: u32 = 1_000_000;

/// When time by hand begins, in milliseconds since 1970.
pub const NEW_YEAR: Time = Time(1_767_225_600_000);

const NAMES: [&str; 6] = ["Ember", "Frost", "Thorn", "Gale", "Ash", "Rime"];

type Wrap = Arc<dyn Fn(Arc<dyn Store>) -> Arc<dyn Store> + Send + Sync>;

/// A server inside the test.
pub struct TestServer {
    prepared: Prepared,
    folder: TempDir,
    address: SocketAddr,
    running: Running,
}

struct Running {
    store: Arc<dyn Store>,
    shutdown: CancellationToken,
    task: JoinHandle<()>,
}

/// A server that has not been started.
pub struct Prepared {
    config: Config,
    wrap: Wrap,
    clock: Clock,
    bots: Bots,
}

impl Prepared {
    /// With other limits than those that let every test run at full speed.
    pub fn edge(mut self, change: impl FnOnce(&mut Edge)) -> Self {
        change(&mut self.config.edge);
        self
    }

    /// With other settings.
    pub fn config(mut self, change: impl FnOnce(&mut Config)) -> Self {
        change(&mut self.config);
        self
    }

    /// With a store around the real one, also after a restart.
    pub fn store(mut self, wrap: impl Fn(Arc<dyn Store>) -> Arc<dyn Store> + Send + Sync + 'static) -> Self {
        self.wrap = Arc::new(wrap);
        self
    }

    /// With a time that passes only when the test says so.
    pub fn timed_by_hand(mut self) -> Self {
        self.clock = Clock::by_hand(NEW_YEAR);
        self
    }

    /// With other bots than those that choose at random.
    pub fn bots(mut self, bots: Bots) -> Self {
        self.bots = bots;
        self
    }

    /// Starts it.
    pub async fn start(self) -> TestServer {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let running = run(&self, &folder, listener).await;
        TestServer {
            prepared: self,
            folder,
            address,
            running,
        }
    }
}

impl TestServer {
    /// A server as tests want it: the defaults, without the limits that would slow a fast player down, and
    /// behind a proxy, so that players can come from many households.
    pub fn prepare() -> Prepared {
        let mut config = Config::default();
        let edge = &mut config.edge;
        for limit in [
            &mut edge.messages_per_second,
            &mut edge.message_burst,
            &mut edge.household_connections,
            &mut edge.requests_per_minute,
            &mut edge.hellos_per_minute,
            &mut edge.arrivals_per_minute,
            &mut edge.room_arrivals_per_minute,
            &mut edge.new_rooms_per_minute,
            &mut edge.code_guesses_per_minute,
            &mut edge.lookups_per_minute,
            &mut edge.replays_per_minute,
            &mut edge.household_entries_per_hour,
            &mut edge.room_shared_entries_per_hour,
        ] {
            *limit = PLENTY;
        }
        // Players of a test may read late what others do.
        edge.outbox = 1024;
        config.behind_proxy = true;
        Prepared {
            config,
            wrap: Arc::new(|store| store),
            clock: Clock::machine(),
            bots: Bots::choosing(|question, _| any_offer(question)),
        }
    }

    /// A server with the defaults that everybody gets, behind a proxy.
    pub fn with_defaults() -> Prepared {
        let mut prepared = Self::prepare();
        prepared.config.edge = Config::default().edge;
        prepared
    }

    /// Starts a server.
    pub async fn start() -> Self {
        Self::prepare().start().await
    }

    /// The server's address and port.
    pub fn socket(&self) -> SocketAddr {
        self.address
    }

    /// The database, as the command line names it.
    pub fn database(&self) -> String {
        format!("sqlite:{}", self.folder.path().join("hall.db").display())
    }

    /// The address of the server's WebSocket.
    pub fn address(&self) -> Address {
        Address::new(format!("ws://{}/ws", self.address))
    }

    /// The address of the server's WebSocket, for somebody whom a proxy speaks for.
    pub fn address_from(&self, household: &str) -> Address {
        self.address().with_header("x-forwarded-for", household)
    }

    /// Lets time pass.
    pub fn passes(&self, time: Duration) {
        self.prepared.clock.pass(time);
    }

    /// What time it is.
    pub fn now(&self) -> Time {
        self.prepared.clock.now()
    }

    /// Lets time pass while the server can do nothing: the machine sleeps, or its clock is set forward.
    pub fn sleeps(&self, time: Duration) {
        self.prepared.clock.jump(time);
    }

    /// Sets the clock before the server is started again.
    pub fn is_set_to(&mut self, now: Time) {
        self.prepared.clock = Clock::by_hand(now);
    }

    /// Where the server keeps its rooms.
    pub fn store(&self) -> Arc<dyn Store> {
        self.running.store.clone()
    }

    /// Somebody who watches a room.
    pub async fn spectator(&self, room: RoomId) -> Player {
        Player::enters(self.address(), Enter::Room(room), None).await
    }

    /// Puts a room with a known seed into the server's store.
    pub async fn room_with_seed(&self, room: RoomId, game: &GameOptions, server_seed: Digest) {
        let code = RoomCode("OAK-1".to_owned());
        let opened = json!({ "code": code, "options": game, "server_seed": server_seed });
        let first = Record {
            seq: 1,
            at: NEW_YEAR,
            body: json!({ "what": { "opened": opened } }).to_string(),
        };
        let new = NewRoom {
            id: room,
            code,
            game: game.game(),
            first,
        };
        self.store().create(new).await.expect("a new room");
    }

    /// Somebody who has opened a room.
    pub async fn host(&self, game: GameOptions) -> Player {
        Player::enters(self.address(), Enter::Create(game), None).await
    }

    /// Players who have sat down in one room and are not ready yet, in the order of their seats.
    pub async fn lobby<const PLAYERS: usize>(&self, game: GameOptions) -> [Player; PLAYERS] {
        let players = self.lobby_of(game, PLAYERS).await;
        players
            .try_into()
            .unwrap_or_else(|_| unreachable!("as many as were asked for"))
    }

    /// So many players who have sat down in one room and are not ready yet, in the order of their seats.
    pub async fn lobby_of(&self, game: GameOptions, count: usize) -> Vec<Player> {
        let mut players = vec![self.host(game).await];
        while players.len() < count {
            players.push(self.spectator(players[0].room()).await);
        }
        for (player, name) in players.iter_mut().zip(NAMES) {
            player.sits(name).await;
        }
        players
    }

    /// So many players in a game that has just begun, in the order of their seats.
    pub async fn table_of(&self, game: GameOptions, count: usize) -> Vec<Player> {
        let mut players = self.lobby_of(game, count).await;
        begin_all(&mut players).await;
        players
    }

    /// Players in a game that has just begun; the first of them is the first to play.
    pub async fn table<const PLAYERS: usize>(&self, game: GameOptions) -> [Player; PLAYERS] {
        let mut players = self.lobby(game).await;
        begin_all(&mut players).await;
        let first = players
            .iter()
            .position(|player| player.seen().is_awaited())
            .expect("an awaited seat");
        players.rotate_left(first);
        players
    }

    /// Stops the server as an operator does, and waits until it is gone.
    pub async fn stop(&mut self) {
        self.running.shutdown.cancel();
        patiently("the end of the server", &mut self.running.task)
            .await
            .expect("a server that ends well");
    }

    /// Stops the server and starts it anew on the same port and data.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.start_again().await;
    }

    /// Starts the stopped server on the same port and data.
    pub async fn start_again(&mut self) {
        let listener = TcpListener::bind(self.address).await.expect("the same port");
        self.running = run(&self.prepared, &self.folder, listener).await;
    }
}

/// Everybody gets ready, and the game begins.
pub async fn begin_all(players: &mut [Player]) {
    join_all(players.iter_mut().map(Player::begins)).await;
}

/// What a bot does that chooses by its seed alone, as players in tests do.
pub fn any_offer(question: &Question) -> Option<GameIntent> {
    let mut offers = question.table.intents();
    let [seed, ..] = question.seed;
    match seed % 4 {
        0 | 1 => offers.truncate(1),
        2 => drop(offers.drain(..offers.len().saturating_sub(1))),
        _ => {}
    }
    Chance::new(seed.into()).pick(offers)
}

async fn run(prepared: &Prepared, folder: &TempDir, listener: TcpListener) -> Running {
    let file = folder.path().join("hall.db");
    let real = store::open(&format!("sqlite:{}", file.display()))
        .await
        .expect("a database");
    let store = (prepared.wrap)(real);
    let shutdown = CancellationToken::new();
    let serving = dragonhall_server::serve(
        prepared.config.clone(),
        Listeners {
            desk: Desk::open(&folder.path().join("hall.db.socket")).ok(),
            ..listener.into()
        },
        store.clone(),
        prepared.clock.clone(),
        prepared.bots.clone(),
        shutdown.clone(),
    );
    let task = tokio::spawn(async move {
        serving.await.expect("a store that lasts");
    });
    Running {
        store,
        shutdown,
        task,
    }
}
