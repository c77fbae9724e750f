//! The server is killed again and again while people play, and nothing acknowledged is lost or doubled.

use std::collections::BTreeMap;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use dragonhall_server::store;
use dragonhall_tests::kill::load::{Load, Played};
use dragonhall_tests::kill::{History, Log, Violation, check};
use dragonhall_tests::{Chance, ServerProcess, dragon_stone, patiently};
use futures_util::future::join_all;
use tokio::sync::watch;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use crate::{BROKEN_SERVER, SERVER};

/// How many pairs play at the same time.
const PAIRS: u64 = 4;

/// A server that lives this long after its restart has answered enough to be killed again.
const ANSWERS_BETWEEN_KILLS: usize = 60;

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

/// All rooms that were played in while the server was killed so many times.
struct Aftermath {
    server: ServerProcess,
    rooms: Vec<Played>,
    acknowledged: u64,
}

async fn play_and_kill(mut server: ServerProcess, kills: u32) -> Aftermath {
    let mut chance = Chance::new(seed());
    let (acknowledged, mut answers) = watch::channel(0);
    let stop = CancellationToken::new();
    let load = Load {
        address: server.address(),
        game: dragon_stone(),
        acknowledged,
        stop: stop.clone(),
    };
    let mut pairs = Vec::new();
    for _ in 0..PAIRS {
        let choices = Chance::new(chance.below(usize::MAX) as u64);
        pairs.push(tokio::spawn(load.clone().pair(choices)));
    }
    for _ in 0..kills {
        let enough = *answers.borrow() + 1 + chance.below(ANSWERS_BETWEEN_KILLS) as u64;
        patiently(
            "play between two kills",
            answers.wait_for(|count| *count >= enough),
        )
        .await
        .expect("players");
        sleep(Duration::from_micros(chance.below(20_000) as u64)).await;
        server.kill().await;
        server.start_again().await;
    }
    let enough = *answers.borrow() + PAIRS;
    patiently(
        "play after the last kill",
        answers.wait_for(|count| *count >= enough),
    )
    .await
    .expect("players");
    stop.cancel();
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
    }
}

impl Aftermath {
    async fn violations(&self) -> Vec<Violation> {
        let store = store::open(&self.server.database())
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed() {
    let kills = 25;
    let aftermath = play_and_kill(ServerProcess::start(SERVER, "serve").await, kills).await;
    let rooms = aftermath.rooms.len();
    println!(
        "{} messages acknowledged in {rooms} rooms, {kills} kills",
        aftermath.acknowledged
    );
    assert_eq!(aftermath.violations().await, []);
    for room in &aftermath.rooms {
        assert!(room.shut_out.is_empty(), "{:?}", room.shut_out);
        for transcript in &room.transcripts {
            assert_eq!(transcript.disorder(), None);
        }
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
    let found = kinds(&play_and_kill(server, 5).await.violations().await);
    assert!(found.contains_key("Lost"), "{found:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_does_not_recognise_repeated_messages_is_caught() {
    let server = ServerProcess::start(BROKEN_SERVER, "forgetful").await;
    let found = kinds(&play_and_kill(server, 8).await.violations().await);
    assert!(found.contains_key("RefusedYetDone"), "{found:?}");
}
