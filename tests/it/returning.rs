//! Coming back: after a broken connection, on another tab, after a restart.

use std::sync::Arc;

use dragonhall_protocol::{Answer, ClientMessage, CloseCode, Enter, Phase, Role};
use dragonhall_tests::player::public;
use dragonhall_tests::stores::{ClaimCounter, Tampered};
use dragonhall_tests::{Chance, Player, TestServer, dragon_stone};

#[tokio::test]
async fn a_player_who_reconnects_sees_the_same_table() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    first.plays_any().await;
    let before = second.sees().await;
    second.drops().await;
    assert_eq!(second.rejoins().await, before);
}

#[tokio::test]
async fn whoever_drops_at_any_moment_comes_back_to_the_table_as_it_is() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut watcher = server.spectator(first.room()).await;
    let mut chance = Chance::new(7);
    for _ in 0..60 {
        let seq = if first.seen().is_awaited() {
            first.plays_any().await
        } else {
            second.plays_any().await
        };
        for player in [&mut first, &mut second, &mut watcher] {
            player.catches_up(seq).await;
            if chance.below(3) == 0 {
                let told = player.seen().clone();
                player.drops().await;
                let shown = player.rejoins().await;
                assert_eq!((public(&shown), shown.offers()), (public(&told), told.offers()));
            }
        }
        if first.seen().outcome().is_some() {
            break;
        }
    }
}

#[tokio::test]
async fn a_player_comes_back_with_nothing_but_the_link_and_the_token() {
    let server = TestServer::start().await;
    let [mut first, _second] = server.table(dragon_stone()).await;
    first.plays_any().await;
    let before = first.sees().await;
    let (room, token) = (first.room(), first.token());
    first.leaves().await;
    let back = Player::enters(server.address(), Enter::Room(room), Some(token)).await;
    assert_eq!(back.seen(), &before);
}

#[tokio::test]
async fn the_newest_tab_of_a_seat_wins_and_the_older_one_is_told() {
    let server = TestServer::start().await;
    let [mut old_tab, mut other] = server.table(dragon_stone()).await;
    let mut new_tab = Player::enters(
        server.address(),
        Enter::Room(old_tab.room()),
        Some(old_tab.token()),
    )
    .await;
    assert_eq!(old_tab.is_closed().await, CloseCode::TakenOver);
    assert_eq!(new_tab.seen().you, old_tab.seen().you);
    let seq = new_tab.plays_any().await;
    other.catches_up(seq).await;
}

#[tokio::test]
async fn a_disconnect_costs_nobody_a_seat() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    first.drops().await;
    second.drops().await;
    assert!(matches!(first.rejoins().await.you, Role::Seat(_)));
    assert!(matches!(second.rejoins().await.you, Role::Seat(_)));
}

#[tokio::test]
async fn a_restart_says_so_and_loses_nothing() {
    let mut server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut watcher = server.spectator(first.room()).await;
    let seq = first.plays_any().await;
    for player in [&mut second, &mut watcher] {
        player.catches_up(seq).await;
    }
    let before = [first.sees().await, second.sees().await, watcher.sees().await];

    server.stop().await;
    for player in [&mut first, &mut second, &mut watcher] {
        assert_eq!(player.is_closed().await, CloseCode::Restart);
    }
    server.start_again().await;

    for (player, before) in [&mut first, &mut second, &mut watcher].into_iter().zip(&before) {
        let after = player.rejoins().await;
        assert_eq!(
            (public(&after), after.offers()),
            (public(before), before.offers())
        );
    }
    let mover = if first.seen().is_awaited() {
        &mut first
    } else {
        &mut second
    };
    assert_eq!(mover.plays_any().await, seq + 1);
}

#[tokio::test]
async fn the_same_dice_fall_after_a_restart() {
    let mut server = TestServer::start().await;
    let [mut first, _second] = server.table(dragon_stone()).await;
    let roll = first.seen().offers().remove(0);

    server.restart().await;
    first.is_closed().await;
    first.rejoins().await;
    first.plays(roll).await;
    let rolled = first.sees().await;

    server.restart().await;
    first.is_closed().await;
    assert_eq!(public(&first.rejoins().await), public(&rolled));
}

#[tokio::test]
async fn a_lobby_survives_a_restart() {
    let mut server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    server.restart().await;
    for player in [&mut first, &mut second] {
        player.is_closed().await;
        assert_eq!(player.rejoins().await.room.phase, Phase::Lobby);
    }
    tokio::join!(first.begins(), second.begins());
    assert_eq!(first.seen().room.phase, Phase::Playing);
}

#[tokio::test]
async fn a_room_leaves_memory_when_nobody_is_there_and_comes_back() {
    let claims = Arc::new(ClaimCounter::default());
    let counted = claims.clone();
    let server = TestServer::prepare()
        .edge(|edge| edge.room_idle_seconds = 0)
        .store(move |real| Tampered::with(&counted, real))
        .start()
        .await;
    let [mut first, second] = server.table(dragon_stone()).await;
    let room = first.room();
    second.leaves().await;
    first.plays_any().await;
    let before = first.sees().await;
    assert_eq!(claims.of(room), 1, "a room with somebody in it stays in memory");

    while claims.of(room) == 1 {
        first.drops().await;
        first.rejoins().await;
    }
    assert_eq!(public(first.seen()), public(&before));
    let moved = first
        .asks(|id| ClientMessage::Act {
            id,
            intent: before.offers().remove(0),
        })
        .await;
    assert!(before.is_awaited() == matches!(moved, Answer::Accepted { .. }));
}
