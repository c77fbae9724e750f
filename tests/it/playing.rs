//! Whole games.

use dragonhall_client::number;
use dragonhall_protocol::{Phase, SeatNumber};
use dragonhall_tests::kill::History;
use dragonhall_tests::player::{plays_out, public};
use dragonhall_tests::{TestServer, dragon_stone};

#[tokio::test]
async fn two_play_to_the_end_and_a_third_sees_the_same_game() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut watcher = server.spectator(first.room()).await;

    let last = plays_out([&mut first, &mut second]).await;
    watcher.catches_up(last).await;

    let outcome = first.seen().outcome().cloned();
    assert!(outcome.is_some());
    for player in [&second, &watcher] {
        assert_eq!(public(player.seen()), public(first.seen()));
    }
    let whole_game = History::of(first.transcript()).shown;
    for player in [&second, &watcher] {
        for shown in History::of(player.transcript()).shown {
            let by_first = whole_game.iter().rev().find(|other| other.seq == shown.seq);
            let by_first = by_first.unwrap();
            let both = [&shown, by_first].map(|shown| (&shown.common, &shown.view));
            assert_eq!(both[0], both[1], "entry {}", shown.seq);
        }
    }
}

#[tokio::test]
async fn the_seed_stays_sealed_until_the_game_is_over() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let sealed = first.seen().room.clone();
    assert_eq!((sealed.phase, sealed.seed), (Phase::Playing, None));

    plays_out([&mut first, &mut second]).await;

    let opened = &first.seen().room;
    assert_eq!(opened.phase, Phase::Finished);
    assert_eq!(opened.commitment, sealed.commitment);
    assert_eq!(
        number::hash(SeatNumber(opened.seed.unwrap().0)),
        sealed.commitment
    );
}

#[tokio::test]
async fn a_spectator_is_offered_nothing() {
    let server = TestServer::start().await;
    let [mut first, _second] = server.table(dragon_stone()).await;
    let mut watcher = server.spectator(first.room()).await;
    for _ in 0..5 {
        if !first.seen().is_awaited() {
            break;
        }
        let seq = first.plays_any().await;
        watcher.catches_up(seq).await;
        assert_eq!(watcher.seen().offers(), []);
    }
}

#[tokio::test]
async fn everybody_is_told_who_is_here() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    let watcher = server.spectator(first.room()).await;
    first
        .waits_until(|seen| seen.presence.present.len() == 2 && seen.presence.spectators == 1)
        .await;
    watcher.leaves().await;
    first.waits_until(|seen| seen.presence.spectators == 0).await;
    second.drops().await;
    first.waits_until(|seen| seen.presence.present.len() == 1).await;
}

#[tokio::test]
async fn many_tables_are_played_at_once() {
    let server = TestServer::start().await;
    let mut tables = Vec::new();
    for seed in 0..4 {
        let mut table = server.table::<2>(dragon_stone()).await;
        for player in &mut table {
            player.chooses_by(seed);
        }
        tables.push(table);
    }
    let games = tables
        .iter_mut()
        .map(|[first, second]| plays_out([first, second]));
    futures_util::future::join_all(games).await;
    for [first, second] in &tables {
        assert_eq!(public(first.seen()), public(second.seen()));
        assert_eq!(first.seen().room.phase, Phase::Finished);
    }
}
