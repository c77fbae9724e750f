//! Many who come to watch one room, and what the others notice of it.

use std::fs;
use std::time::{Duration, Instant};

use dragonhall_client::Error;
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{ClientMessage, Enter, Refusal, RoomId};
use dragonhall_tests::{Player, Raw, ServerProcess, TestServer, dragon_stone, slow};
use futures_util::future::join_all;
use tokio::process::Command;

use crate::SERVER;

/// How much a line of 160 kbit/s carries in a second.
const SLOW_LINE_BYTES: usize = 20_000;

async fn watch(server: &TestServer, room: RoomId, count: usize) -> Vec<Raw> {
    join_all((0..count).map(|_| Raw::enters(server.socket(), room))).await
}

fn told_of_presence(player: &Player) -> usize {
    let received = player.transcript().received();
    let is_presence = |text: &&String| text.starts_with(r#"{"type":"presence""#);
    received.iter().filter(is_presence).count()
}

#[tokio::test]
async fn a_crowd_that_comes_and_goes_is_told_of_twice_a_second_at_most() {
    let server = TestServer::start().await;
    let [mut player, other] = server.lobby(dragon_stone()).await;
    let before = told_of_presence(&player);
    let began = Instant::now();
    let crowd = watch(&server, player.room(), 100).await;
    player.waits_until(|seen| seen.presence.spectators == 100).await;
    drop(crowd);
    player.waits_until(|seen| seen.presence.spectators == 0).await;
    let halves = began.elapsed().div_duration_f64(Duration::from_millis(500));
    let told = (told_of_presence(&player) - before) as f64;
    assert!(told <= halves + 1.0, "{told} messages in {halves} half seconds");
    drop(other);
}

#[tokio::test]
async fn a_crowd_that_comes_and_goes_writes_no_line_into_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut through = Command::new("sh");
    through
        .args(["-c", "exec \"$0\" \"$@\" 2>\"$LOG\""])
        .env("RUST_LOG", "info")
        .env("LOG", &log);
    let mut server = ServerProcess::start_through(through, SERVER, "serve").await;
    let enters = |enter| Player::enters(server.address(), enter, None);
    let mut host = enters(Enter::Create(dragon_stone())).await;
    host.sits("Ember").await;
    let lines = || fs::read_to_string(&log).unwrap();
    let before = lines();
    let mut crowd = join_all((0..100).map(|_| enters(Enter::Room(host.room())))).await;
    host.waits_until(|seen| seen.presence.spectators == 100).await;
    for player in &mut crowd {
        player.drops().await;
    }
    host.waits_until(|seen| seen.presence.spectators == 0).await;
    assert_eq!(lines(), before);
    assert!(server.terminate().await.success());
    assert_ne!(lines(), before, "that it ends is worth a line");
}

#[tokio::test]
async fn a_player_on_a_slow_line_outlasts_a_crowd_that_comes_and_goes() {
    let server = TestServer::prepare().start().await;
    let [stays, mut other] = server.table(dragon_stone()).await;
    let room = stays.room();
    // Named company makes every message about presence long.
    let mut company = join_all((0..20).map(|_| server.spectator(room))).await;
    for (number, watcher) in company.iter_mut().enumerate() {
        let name = format!("Watcher {number}");
        watcher.does(|id| ClientMessage::Watch { id, name }).await;
    }
    let line = slow::line(server.socket(), SLOW_LINE_BYTES).await;
    let mut stays = Player::enters(line, Enter::Room(room), Some(stays.token())).await;
    for _ in 0..4 {
        drop(watch(&server, room, 100).await);
    }
    while stays.seen().is_awaited() {
        stays.plays_any().await;
    }
    let seq = other.plays_any().await;
    stays.catches_up(seq).await;
    stays.waits_until(|seen| seen.presence.spectators == 20).await;
}

#[tokio::test]
async fn only_so_many_watch_without_a_name_and_a_seat_always_gets_in() {
    let server = TestServer::prepare()
        .edge(|edge| edge.spectators_per_room = 3)
        .start()
        .await;
    let [first, mut second] = server.lobby(dragon_stone()).await;
    let room = first.room();
    let mut named = server.spectator(room).await;
    let name = "Kim".to_owned();
    named.does(|id| ClientMessage::Watch { id, name }).await;
    let mut crowd = watch(&server, room, 2).await;
    let elsewhere = Player::enters(server.address_from("203.0.113.9"), Enter::Room(room), None).await;
    let fourth = || Player::tries_to_enter(server.address_from("203.0.113.10"), Enter::Room(room), None);
    let Err(Error::Refused(Refusal::Throttled { limit, .. })) = fourth().await else {
        panic!("a fourth spectator");
    };
    assert_eq!(limit, Limit::Spectators);
    second.drops().await;
    second.rejoins().await;
    named.drops().await;
    named.rejoins().await;
    crowd.pop();
    second.waits_until(|seen| seen.presence.spectators == 3).await;
    fourth().await.unwrap().leaves().await;
    drop(elsewhere);
}

#[tokio::test]
async fn a_network_that_fills_a_room_leaves_places_to_others() {
    let server = TestServer::prepare()
        .edge(|edge| edge.spectators_per_room = 40)
        .start()
        .await;
    let [first, _second] = server.lobby(dragon_stone()).await;
    let enters = |from: String| {
        let address = server.address_from(&from);
        Player::tries_to_enter(address, Enter::Room(first.room()), None)
    };
    let neighbours = (0..60).map(|number| enters(format!("2001:db8:1:{number:x}::1")));
    let came: Vec<_> = join_all(neighbours).await.into_iter().flatten().collect();
    assert_eq!(came.len(), 10, "a quarter for one site");
    let neighbours = (2..62).map(|number| enters(format!("2001:db8:{number:x}::1")));
    let provider: Vec<_> = join_all(neighbours).await.into_iter().flatten().collect();
    assert_eq!(came.len() + provider.len(), 20, "half for one provider");
    let one = join_all((0..60).map(|_| enters("192.0.2.1".to_owned()))).await;
    let one: Vec<_> = one.into_iter().flatten().collect();
    let others = join_all((2..4).map(|number| enters(format!("192.0.2.{number}")))).await;
    assert!(others.iter().all(Result::is_ok), "{} of one household", one.len());
}
