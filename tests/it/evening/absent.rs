//! Where a game need not wait for an absent seat, the room goes on for it, and for nobody else.

use std::time::Duration;

use dragonhall_client::Seen;
use dragonhall_protocol::games::draghan::{Intent, Options, Stage};
use dragonhall_protocol::{GameIntent, GameOptions, GameTable, Seat, Stead};
use dragonhall_rules::receipt::{GameReceipt, verify};
use dragonhall_tests::http::get;
use dragonhall_tests::player::plays_out;
use dragonhall_tests::{Player, TestServer};

const MINUTE: Duration = Duration::from_secs(60);

/// The seats that still have to agree to the plan of a fight, while there is one.
fn waiting(seen: &Seen) -> Option<&[Seat]> {
    let Some(GameTable::Draghan(table)) = &seen.table else {
        return None;
    };
    match &table.view.stage {
        Stage::Planning { waiting, .. } => Some(waiting),
        _ => None,
    }
}

/// Who made the last decision, and in whose stead.
fn last(seen: &Seen) -> (Option<Seat>, Option<Stead>) {
    let Some(GameTable::Draghan(table)) = &seen.table else {
        panic!("no table")
    };
    let past = table.past.last().expect("a decision");
    (past.by, past.stead)
}

/// Three who plan a fight: the active player, and two who have to agree.
async fn planning(server: &TestServer) -> [Player; 3] {
    let game = GameOptions::Draghan(Options::default());
    let mut players = server.table_of(game, 3).await;
    while waiting(players[0].seen()).is_none() {
        let awaited = players.iter_mut().find(|player| player.seen().is_awaited());
        let awaited = awaited.expect("an awaited seat");
        let quietest = awaited.seen().offers().remove(0);
        let seq = awaited.plays(quietest).await;
        for player in &mut players {
            player.catches_up(seq).await;
        }
    }
    players.sort_by_key(|player| waiting(player.seen()).expect("a plan").contains(&player.seat()));
    players.try_into().unwrap_or_else(|_| unreachable!("three"))
}

/// Agrees to the plan, or calls its result.
async fn agrees(player: &mut Player) -> u64 {
    let quietest = player.seen().offers().remove(0);
    assert!(matches!(
        quietest,
        GameIntent::Draghan(Intent::Ready { .. } | Intent::Call { .. })
    ));
    player.plays(quietest).await
}

async fn drops(leaver: &mut Player, seen_by: &mut Player) {
    let seat = leaver.seat();
    leaver.drops().await;
    seen_by
        .waits_until(|seen| !seen.presence.present.contains(&seat))
        .await;
}

#[tokio::test]
async fn a_plan_is_agreed_to_for_somebody_who_has_been_away_for_a_minute() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut active, mut stays, mut leaver] = planning(&server).await;
    let seat = leaver.seat();
    drops(&mut leaver, &mut stays).await;
    server.passes(MINUTE);
    let before = stays.sees().await.seq;
    server.passes(MINUTE);
    assert_eq!(
        stays.sees().await.seq,
        before,
        "nobody is hurried while somebody who is there has to agree"
    );
    let seq = agrees(&mut stays).await;
    stays.catches_up(seq + 1).await;
    assert_eq!(last(stays.seen()), (Some(seat), Some(Stead::Room)));

    active.catches_up(seq + 1).await;
    let change = active
        .seen()
        .offers()
        .into_iter()
        .find(|intent| matches!(intent, GameIntent::Draghan(Intent::Place { .. })));
    let seq = active.plays(change.expect("a place to stand")).await;
    stays.catches_up(seq).await;
    assert_eq!(waiting(stays.seen()).map(<[Seat]>::len), Some(2), "a new plan");
    let seq = agrees(&mut stays).await;
    active.catches_up(seq + 1).await;
    assert_eq!(last(active.seen()), (Some(seat), Some(Stead::Room)));

    leaver.rejoins().await;
    active.plays_any().await;
    for player in [&mut stays, &mut leaver] {
        player.sees().await;
    }
    plays_out([&mut active, &mut stays, &mut leaver]).await;
    let receipt = get(server.socket(), &format!("/api/rooms/{}/receipt", stays.room())).await;
    let receipt: GameReceipt = serde_json::from_str(&receipt.body).unwrap();
    verify(&receipt).unwrap();
}

#[tokio::test]
async fn nobody_is_played_for_before_a_minute_is_over_or_after_coming_back() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [_active, mut stays, mut leaver] = planning(&server).await;
    let seq = agrees(&mut stays).await;
    drops(&mut leaver, &mut stays).await;
    server.passes(MINUTE - Duration::from_millis(1));
    assert_eq!(stays.sees().await.seq, seq);
    leaver.rejoins().await;
    server.passes(10 * MINUTE);
    assert_eq!(
        stays.sees().await.seq,
        seq,
        "somebody who is there thinks as long as it takes"
    );
    drops(&mut leaver, &mut stays).await;
    server.passes(MINUTE);
    stays.catches_up(seq + 1).await;
    assert_eq!(last(stays.seen()), (Some(leaver.seat()), Some(Stead::Room)));
}

#[tokio::test]
async fn a_deserted_table_waits() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut active, mut stays, mut leaver] = planning(&server).await;
    let mut watcher = server.spectator(stays.room()).await;
    let seq = agrees(&mut stays).await;
    drops(&mut leaver, &mut watcher).await;
    drops(&mut stays, &mut watcher).await;
    drops(&mut active, &mut watcher).await;
    server.passes(60 * MINUTE);
    assert_eq!(watcher.sees().await.seq, seq, "nobody who plays is there");
    active.rejoins().await;
    active.catches_up(seq + 1).await;
    assert_eq!(last(active.seen()), (Some(leaver.seat()), Some(Stead::Room)));
}
