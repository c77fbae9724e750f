//! The server is killed again and again while people play, and nothing acknowledged is lost or doubled.

use std::collections::BTreeMap;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use dragonhall_client::Error;
use dragonhall_protocol::CloseCode;
use dragonhall_rules::any;
use dragonhall_server::store;
use dragonhall_tests::kill::load::{Load, Played};
use dragonhall_tests::kill::{History, Log, Violation, check};
use dragonhall_tests::patience::PATIENCE;
use dragonhall_tests::postgres::Postgres;
use dragonhall_tests::{Chance, ServerProcess, dragon_stone, patiently};
use futures_util::future::join_all;
use serde_json::json;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

use crate::every_game::options;
use crate::{BROKEN_SERVER, SERVER};

/// How many pairs play at the same time, one after the other the games of the house.
const PAIRS: usize = 4;

/// After at most so many answers the server is ended again.
const ANSWERS_BETWEEN_BLOWS: usize = 60;

/// Set it to repeat a run.
const SEED_VARIABLE: &str = "DRAGONHALL_KILL_SEED";

fn seed() -> u64 {
    let given = std::env::var(SEED_VARIABLE)
        .ok()
        .and_then(|seed| seed.parse().ok());
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("a time after 1970");
    let seed = given.unwrap_or(since.as_nanos() as u64);
    println!("{SEED_VARIABLE}={seed}");
    seed
}

/// A broken server may leave everybody waiting for something it has forgotten; that is no reason to wait longer.
const IMPATIENCE: Duration = Duration::from_secs(3);

/// How the server's program is ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Blow {
    /// At once, in whatever it is doing.
    Kill,
    /// As an operator does.
    Stop,
}

/// All rooms that were played in while the server was ended so many times.
struct Aftermath {
    server: ServerProcess,
    rooms: Vec<Played>,
    acknowledged: u64,
    /// How often nobody got on between two blows.
    standstills: u32,
}

async fn play_under(blow: Blow, times: u32, mut server: ServerProcess, patience: Duration) -> Aftermath {
    let mut chance = Chance::new(seed());
    let (acknowledged, mut answers) = watch::channel(0);
    let mut load = Load {
        address: server.address(),
        game: dragon_stone(),
        acknowledged,
        stop: CancellationToken::new(),
    };
    let mut pairs = Vec::new();
    for info in any::games().into_iter().cycle().take(PAIRS) {
        load.game = options(info.game, json!({}));
        let choices = Chance::new(chance.below(usize::MAX) as u64);
        pairs.push(tokio::spawn(load.clone().pair(choices)));
    }
    let mut standstills = 0;
    for life in 0..=times {
        let enough = *answers.borrow() + 1 + chance.below(ANSWERS_BETWEEN_BLOWS) as u64;
        let getting_on = async { answers.wait_for(|count| *count >= enough).await.is_ok() };
        standstills += u32::from(timeout(patience, getting_on).await != Ok(true));
        if life < times {
            sleep(Duration::from_micros(chance.below(20_000) as u64)).await;
            match blow {
                Blow::Kill => server.kill().await,
                Blow::Stop => assert!(server.terminate().await.success()),
            }
            server.start_again().await;
        }
    }
    load.stop.cancel();
    let pairs = patiently("the end of the games", join_all(pairs)).await;
    let rooms = pairs
        .into_iter()
        .flat_map(|rooms| rooms.expect("players who went on"))
        .collect();
    server.kill().await;
    Aftermath {
        server,
        rooms,
        acknowledged: *answers.borrow(),
        standstills,
    }
}

impl Aftermath {
    async fn violations(&self) -> Vec<Violation> {
        let store = store::open(self.server.database())
            .await
            .expect("the database of the killed server");
        let mut violations = Vec::new();
        for room in &self.rooms {
            let log = Log::read(store.as_ref(), room.room).await;
            let histories: Vec<_> = room.transcripts.iter().map(History::of).collect();
            violations.extend(check(&histories, &log));
        }
        store.close().await;
        violations
    }
}

/// Nothing is lost or doubled, everybody gets on and comes back, and all is told in its order.
async fn is_well(aftermath: &Aftermath) {
    let rooms = aftermath.rooms.len();
    println!(
        "{} messages acknowledged in {rooms} rooms",
        aftermath.acknowledged
    );
    assert_eq!(aftermath.violations().await, []);
    assert_eq!(aftermath.standstills, 0);
    for room in &aftermath.rooms {
        assert!(room.shut_out.is_empty(), "{:?}", room.shut_out);
        for transcript in &room.transcripts {
            assert_eq!(transcript.disorder(), None);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed() {
    let server = ServerProcess::start(SERVER, "serve").await;
    is_well(&play_under(Blow::Kill, 25, server, PATIENCE).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a long run of the same: minutes"]
async fn nothing_acknowledged_is_lost_or_doubled_in_three_hundred_kills() {
    let server = ServerProcess::start(SERVER, "serve").await;
    is_well(&play_under(Blow::Kill, 300, server, PATIENCE).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_on_postgres() {
    let database = Postgres::of_this_run().new_database();
    let server = ServerProcess::start_on(SERVER, "serve", database).await;
    is_well(&play_under(Blow::Kill, 10, server, PATIENCE).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_in_the_middle_of_play_is_announced_to_everybody() {
    let server = ServerProcess::start(SERVER, "serve").await;
    let aftermath = play_under(Blow::Stop, 5, server, PATIENCE).await;
    is_well(&aftermath).await;
    for lost in aftermath.rooms.iter().flat_map(|room| &room.lost) {
        let dropped_by_the_player = matches!(lost, Error::NotConnected);
        let announced = matches!(lost, Error::Closed { code, .. } if *code == CloseCode::Restart.number());
        assert!(dropped_by_the_player || announced, "{lost:?}");
    }
}

fn kinds(violations: &[Violation]) -> BTreeMap<String, usize> {
    violations.iter().fold(BTreeMap::new(), |mut kinds, violation| {
        let kind = format!("{violation:?}");
        *kinds
            .entry(kind.split(' ').next().unwrap_or_default().to_owned())
            .or_default() += 1;
        kinds
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_acknowledges_before_it_stores_is_caught() {
    let server = ServerProcess::start(BROKEN_SERVER, "hasty").await;
    let found = kinds(
        &play_under(Blow::Kill, 5, server, IMPATIENCE)
            .await
            .violations()
            .await,
    );
    assert!(found.contains_key("Lost"), "{found:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_does_not_recognise_repeated_messages_is_caught() {
    let server = ServerProcess::start(BROKEN_SERVER, "forgetful").await;
    let found = kinds(
        &play_under(Blow::Kill, 8, server, IMPATIENCE)
            .await
            .violations()
            .await,
    );
    assert!(found.contains_key("RefusedYetDone"), "{found:?}");
}
