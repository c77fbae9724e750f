//! Ways in which somebody's hidden hand was read, or a game ended, by one person alone.

use std::time::Duration;

use dragonhall_protocol::{Answer, ClientMessage, KeyKind, Level, Motion, Phase, Role, Seat};
use dragonhall_tests::TestServer;

use super::{drarkane, vote, watch};

#[tokio::test]
async fn a_moment_after_a_drop_nobody_alone_gets_the_seat_or_ends_the_game() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(drarkane(), 2).await;
    let mut victim = table.remove(1);
    let mut thief = table.remove(0);
    let mut browser = server.spectator(thief.room()).await;
    browser.does(watch("Second browser")).await;
    victim.drops().await;
    thief.waits_until(|seen| seen.presence.present == [Seat(0)]).await;
    server.passes(Duration::from_millis(150));
    let to = browser.player();
    for motion in [
        Motion::HandOver { seat: Seat(1), to },
        Motion::End,
        Motion::Automatic {
            seat: Seat(1),
            level: Level::Easy,
        },
    ] {
        thief.asks(vote(motion)).await;
    }
    let seen = thief.sees().await;
    assert_eq!(seen.room.phase, Phase::Playing);
    assert_eq!(seen.room.seats[1].as_ref().unwrap().automatic, None);
    assert_eq!(browser.sees().await.you, Role::Companion(to));
    assert_eq!(victim.rejoins().await.you, Role::Seat(Seat(1)));
}

#[tokio::test]
async fn a_host_who_plays_gets_no_key_to_a_guests_hand() {
    let server = TestServer::start().await;
    let mut table = server.lobby_of(drarkane(), 2).await;
    let before = table[0].is_given_a_key(KeyKind::Words, Some(Seat(1))).await;
    dragonhall_tests::server::begin_all(&mut table).await;
    let made = table[0]
        .asks(|id| ClientMessage::MakeKey {
            id,
            kind: KeyKind::Hop,
            seat: Some(Seat(1)),
        })
        .await;
    assert!(matches!(made, Answer::Refused { .. }), "{made:?}");
    let mut browser = server.spectator(table[0].room()).await;
    let claimed = browser.asks(|id| ClientMessage::Claim { id, key: before }).await;
    assert!(
        matches!(claimed, Answer::Refused { .. }),
        "a key that the host made before the game opens no hand"
    );
    assert_eq!(browser.sees().await.you, Role::Spectator);
    assert_eq!(table[1].sees().await.you, Role::Seat(Seat(1)));
}

#[tokio::test]
async fn a_host_frees_no_hand_for_a_stranger() {
    let server = TestServer::start().await;
    let mut table = server.table_of(drarkane(), 3).await;
    let mut stranger = server.spectator(table[0].room()).await;
    let freed = table[0]
        .asks(|id| ClientMessage::FreeSeat { id, seat: Seat(2) })
        .await;
    assert!(matches!(freed, Answer::Refused { .. }), "{freed:?}");
    let sat = stranger
        .asks(|id| ClientMessage::Sit {
            id,
            seat: Some(Seat(2)),
            name: "Gale".into(),
        })
        .await;
    assert!(matches!(sat, Answer::Refused { .. }), "{sat:?}");
    assert_eq!(table[2].sees().await.you, Role::Seat(Seat(2)));
}
