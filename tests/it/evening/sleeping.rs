//! A room with clocks that everybody has left.

use std::sync::Arc;
use std::time::Duration;

use dragonhall_protocol::{ClientMessage, ClockRule, Did, RoomId, RoomSettings};
use dragonhall_server::store::Record;
use dragonhall_tests::http::get;
use dragonhall_tests::patience::patiently;
use dragonhall_tests::stores::{LogEnds, Tampered};
use dragonhall_tests::{Player, TestServer, dragon_stone};
use tokio::time::sleep;

use super::settings;

const TURN: Duration = Duration::from_secs(60);

/// A server whose rooms leave memory at once, and two players in a game with a minute for each step.
async fn game() -> (TestServer, [Player; 2]) {
    let ends = Arc::new(LogEnds::default());
    let server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| edge.room_idle_seconds = 0)
        .store(move |real| Tampered::with(&ends, real))
        .start()
        .await;
    let [mut host, mut guest] = server.lobby(dragon_stone()).await;
    host.does(settings(RoomSettings {
        clock: ClockRule::Turn { seconds: 60 },
        ..RoomSettings::default()
    }))
    .await;
    guest.sees().await;
    tokio::join!(host.begins(), guest.begins());
    (server, [host, guest])
}

async fn log(server: &TestServer, room: RoomId) -> Vec<Record> {
    server.store().log(room).await.unwrap().unwrap()
}

fn is_asleep(log: &[Record]) -> bool {
    log.last().unwrap().body.contains("slept")
}

/// Lets minutes pass until the clock plays no more; the log then.
async fn falls_asleep(server: &TestServer, room: RoomId) -> Vec<Record> {
    patiently("the room to fall asleep", async {
        loop {
            let log = log(server, room).await;
            if is_asleep(&log) {
                return log;
            }
            server.passes(TURN);
            sleep(Duration::from_millis(20)).await;
        }
    })
    .await
}

#[tokio::test]
async fn a_room_that_everybody_left_sleeps_after_three_rounds_until_a_player_is_back() {
    let (mut server, [mut first, mut second]) = game().await;
    let room = first.room();
    if !first.seen().is_awaited() {
        std::mem::swap(&mut first, &mut second);
    }
    let seq = first.plays_any().await;
    let touched = server.now();
    second.catches_up(seq).await;
    first.drops().await;
    second.drops().await;
    let asleep = falls_asleep(&server, room).await;
    let by_clock = |record: &&Record| record.body.contains(r#""stead":"clock""#);
    let steps = asleep.iter().filter(by_clock).count();
    assert!((6..200).contains(&steps), "{steps} steps");

    // Nobody is there, and nothing is written; neither by a server that starts.
    server.passes(TURN * 600);
    server.restart().await;
    get(server.socket(), "/api/health").await;
    server.passes(TURN * 600);
    let mut watcher = server.spectator(room).await;
    let shown = watcher.seen().clocks.clone().expect("clocks");
    assert!(shown.asleep && shown.paused, "{shown:?}");
    watcher.sees().await;
    assert_eq!(log(&server, room).await, asleep);
    assert_eq!(server.store().timed().await.unwrap(), []);
    let unchanged = server.store().unchanged_since(touched, 9).await.unwrap();
    assert_eq!(unchanged, [room], "what the clock has played makes it no younger");

    let seen = first.rejoins().await;
    let clocks = seen.clocks.clone().expect("clocks");
    assert!(!clocks.asleep && !clocks.paused);
    let deadlines: Vec<_> = clocks.seats.iter().filter_map(|clock| clock.deadline).collect();
    assert_eq!(deadlines.len(), 1);
    assert!(deadlines[0] > server.now(), "{deadlines:?}");
    let done: Vec<_> = seen.deeds.iter().map(|deed| deed.did.clone()).collect();
    assert!(done.ends_with(&[Did::FellAsleep, Did::WokeUp]), "{done:?}");
    watcher.catches_up(seen.seq).await;
    assert!(!watcher.seen().clocks.as_ref().unwrap().asleep);
    first.drops().await;
    let again = falls_asleep(&server, room).await;
    assert!(again.len() > asleep.len() + 6);
}

#[tokio::test]
async fn whoever_is_there_wakes_the_room_by_deciding() {
    let (server, [mut first, mut second]) = game().await;
    let asleep = falls_asleep(&server, first.room()).await;
    for player in [&mut first, &mut second] {
        player.catches_up(asleep.last().unwrap().seq).await;
        assert!(player.seen().clocks.as_ref().unwrap().asleep);
    }
    let (awaited, other) = if first.sees().await.is_awaited() {
        (first, second)
    } else {
        second.sees().await;
        (second, first)
    };
    let (mut awaited, mut other) = (awaited, other);
    let seq = awaited.plays_any().await;
    other.catches_up(seq).await;
    let clocks = other.seen().clocks.clone().unwrap();
    assert!(!clocks.asleep && !clocks.paused && clocks.seats.iter().any(|clock| clock.deadline.is_some()));

    let asleep = falls_asleep(&server, other.room()).await;
    other.catches_up(asleep.last().unwrap().seq).await;
    other.does(|id| ClientMessage::Resume { id }).await;
    assert!(!other.seen().clocks.as_ref().unwrap().asleep);
}
