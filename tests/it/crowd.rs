//! Many who come to watch one room, and what the others notice of it.

use std::time::{Duration, Instant};

use dragonhall_client::Error;
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{ClientMessage, Enter, Refusal, RoomId};
use dragonhall_tests::{Player, Raw, TestServer, dragon_stone, slow};
use futures_util::future::join_all;

/// How much a line of 160 kbit/s carries in a second.
const SLOW_LINE: usize = 20_000;

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
    let line = slow::line(server.socket(), SLOW_LINE).await;
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
        .edge(|edge| edge.spectators_per_room = 2)
        .start()
        .await;
    let [first, mut second] = server.lobby(dragon_stone()).await;
    let room = first.room();
    let mut named = server.spectator(room).await;
    let name = "Kim".to_owned();
    named.does(|id| ClientMessage::Watch { id, name }).await;
    let mut crowd = watch(&server, room, 2).await;
    let third = || Player::tries_to_enter(server.address(), Enter::Room(room), None);
    let Err(Error::Refused(Refusal::Throttled { limit, .. })) = third().await else {
        panic!("a third spectator");
    };
    assert_eq!(limit, Limit::Spectators);
    second.drops().await;
    second.rejoins().await;
    named.drops().await;
    named.rejoins().await;
    crowd.pop();
    second.waits_until(|seen| seen.presence.spectators == 2).await;
    third().await.unwrap().leaves().await;
}
