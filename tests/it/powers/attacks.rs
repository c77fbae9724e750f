//! Ways in which somebody's hidden hand was read, or a game ended, by one person alone.

use std::time::Duration;

use dragonhall_protocol::{Answer, ClientMessage, KeyKind, Level, Motion, Phase, Refusal, Role, Seat};
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

#[tokio::test]
async fn a_key_of_the_hosts_leaves_no_second_way_to_the_seat() {
    let server = TestServer::start().await;
    let mut table = server.lobby_of(drarkane(), 2).await;
    let words = KeyKind::Words;
    let first = table[0].is_given_a_key(words, Some(Seat(1))).await;
    let mut thief = server.spectator(table[0].room()).await;
    thief.does(|id| ClientMessage::Claim { id, key: first }).await;
    let hidden = thief.is_given_a_key(words, None).await;
    let back = table[0].is_given_a_key(words, Some(Seat(1))).await;
    let mut guest = server.spectator(table[0].room()).await;
    guest.does(|id| ClientMessage::Claim { id, key: back }).await;
    assert_eq!(guest.seat(), Seat(1));
    table[1] = guest;
    dragonhall_tests::server::begin_all(&mut table).await;
    let mut browser = server.spectator(table[0].room()).await;
    browser
        .is_refused(Refusal::WrongKey, |id| ClientMessage::Claim { id, key: hidden })
        .await;
    assert_eq!(table[1].sees().await.you, Role::Seat(Seat(1)));
}

#[tokio::test]
async fn a_key_of_the_hosts_takes_no_words_of_the_owner_away() {
    let server = TestServer::start().await;
    let mut table = server.lobby_of(drarkane(), 2).await;
    let own = table[1].is_given_a_key(KeyKind::Words, None).await;
    table[0].is_given_a_key(KeyKind::Words, Some(Seat(1))).await;
    dragonhall_tests::server::begin_all(&mut table).await;
    let mut phone = server.spectator(table[0].room()).await;
    phone.does(|id| ClientMessage::Claim { id, key: own }).await;
    assert_eq!(phone.seat(), Seat(1));
}

#[tokio::test]
async fn whoever_takes_a_room_over_does_not_send_its_host_away() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut host, mut guest] = server.lobby(dragonhall_tests::dragon_stone()).await;
    let (ember, own) = (host.player(), guest.player());
    host.drops().await;
    guest.waits_until(|seen| seen.presence.present == [Seat(1)]).await;
    server.passes(Duration::from_secs(60));
    guest.does(|id| ClientMessage::Host { id, player: own }).await;
    assert_eq!(guest.seen().room.absent_host, Some(ember));
    guest
        .may_not(Refusal::TheirRoom { player: ember }, |id| ClientMessage::Remove {
            id,
            player: ember,
        })
        .await;
    host.rejoins().await;
    host.does(|id| ClientMessage::Host { id, player: ember }).await;
    let room = &host.sees().await.room;
    assert_eq!((room.host, room.absent_host), (Some(ember), None));

    // A room that was handed over is the other's.
    host.does(|id| ClientMessage::Host { id, player: own }).await;
    guest.sees().await;
    guest.does(|id| ClientMessage::Remove { id, player: ember }).await;
}
