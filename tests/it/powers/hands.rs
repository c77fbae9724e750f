//! In a game with hidden cards nobody who has seen one hand is shown another, and owners come back.

use std::time::Duration;

use dragonhall_protocol::{ClientMessage, KeyKind, Level, Motion, Refusal, Role, Seat};
use dragonhall_tests::TestServer;

use super::{drarkane, let_a_bot_go_on, vote, watch};

#[tokio::test]
async fn whoever_has_seen_one_hand_is_shown_no_other_and_its_owner_takes_it_back() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(drarkane(), 4).await;
    let words = table[2].is_given_a_key(KeyKind::Words, None).await;
    let mut owner = table.remove(3);
    let mut other = table.remove(2);
    let [host, guest] = &mut table[..] else { panic!() };
    let mut kim = server.spectator(host.room()).await;
    kim.does(watch("Kim")).await;
    let to = kim.player();

    owner.drops().await;
    let_a_bot_go_on(&server, 3, &mut [host, guest]).await;
    for player in [&mut *host, &mut *guest, &mut other] {
        let hand_over = Motion::HandOver { seat: Seat(3), to };
        let seen = player.sees().await;
        if seen.room.seats[3].as_ref().unwrap().player != to {
            player.does(vote(hand_over)).await;
        }
    }
    server.passes(Duration::from_mins(9));
    kim.waits_until(|seen| seen.you == Role::Seat(Seat(3))).await;

    let back = owner.rejoins().await;
    let player = owner.player();
    assert_eq!(back.you, Role::Companion(player), "somebody else plays on there");
    other.drops().await;
    let_a_bot_go_on(&server, 2, &mut [host, guest, &mut kim]).await;
    let second = Refusal::SecondSeat { seat: Seat(3) };
    let to_owner = Motion::HandOver {
        seat: Seat(2),
        to: player,
    };
    host.may_not(second.clone(), vote(to_owner)).await;
    let claim = |id| ClientMessage::Claim {
        id,
        key: words.clone(),
    };
    owner.may_not(second.clone(), claim).await;

    let seq = owner
        .does(|id| ClientMessage::Sit {
            id,
            seat: Some(Seat(3)),
            name: "Gale".into(),
        })
        .await;
    kim.catches_up(seq).await;
    assert_eq!(
        (owner.seen().you, kim.seen().you),
        (Role::Seat(Seat(3)), Role::Companion(to))
    );
    assert!(
        kim.seen().offers().is_empty(),
        "whoever played on sees what everybody sees"
    );
    let to_kim = Motion::HandOver { seat: Seat(2), to };
    host.may_not(second.clone(), vote(to_kim)).await;
    kim.does(|id| ClientMessage::Stand { id }).await;
    kim.may_not(second, claim).await;

    server.restart().await;
    assert_eq!(other.rejoins().await.you, Role::Seat(Seat(2)));
    assert_eq!(owner.rejoins().await.you, Role::Seat(Seat(3)));
}

#[tokio::test]
async fn whoever_has_seen_one_hand_sits_down_to_no_free_seat() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut host = server.host(drarkane()).await;
    host.sits("Ember").await;
    for _ in 0..3 {
        host.does(|id| ClientMessage::AddBot {
            id,
            seat: None,
            level: Level::Easy,
        })
        .await;
    }
    host.begins().await;
    for seat in [1, 2, 3].map(Seat) {
        host.does(|id| ClientMessage::FreeSeat { id, seat }).await;
    }
    let sit = |seat: u8| {
        move |id| ClientMessage::Sit {
            id,
            seat: Some(Seat(seat)),
            name: "Kim".into(),
        }
    };
    let mut kim = server.spectator(host.room()).await;
    kim.does(sit(1)).await;
    let mut nora = server.spectator(host.room()).await;
    nora.does(watch("Nora")).await;
    let mut lea = server.spectator(host.room()).await;
    lea.does(watch("Lea")).await;
    let (seat, to) = (Seat(2), nora.player());
    for player in [&mut host, &mut kim] {
        player.sees().await;
        player.does(vote(Motion::HandOver { seat, to })).await;
    }
    nora.waits_until(|seen| seen.you == Role::Seat(Seat(2))).await;

    kim.drops().await;
    let_a_bot_go_on(&server, 1, &mut [&mut host, &mut nora]).await;
    let (seat, to) = (Seat(1), lea.player());
    for player in [&mut host, &mut nora] {
        player.sees().await;
        player.does(vote(Motion::HandOver { seat, to })).await;
    }
    server.passes(Duration::from_mins(9));
    lea.waits_until(|seen| seen.you == Role::Seat(Seat(1))).await;
    assert_eq!(kim.rejoins().await.you, Role::Companion(kim.player()));
    kim.may_not(Refusal::SecondSeat { seat: Seat(1) }, sit(3)).await;
    kim.does(sit(1)).await;
}

#[tokio::test]
async fn the_owner_comes_back_from_a_bot_with_a_key_of_the_own_too() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(drarkane(), 2).await;
    let mut owner = table.remove(1);
    let words = owner.is_given_a_key(KeyKind::Words, None).await;
    owner.drops().await;
    let_a_bot_go_on(&server, 1, &mut [&mut table[0]]).await;
    server.passes(Duration::from_secs(3600));
    let mut phone = server.spectator(table[0].room()).await;
    phone.does(|id| ClientMessage::Claim { id, key: words }).await;
    assert_eq!(phone.seen().you, Role::Seat(Seat(1)));
    assert_eq!(phone.seen().room.seats[1].as_ref().unwrap().automatic, None);
}
