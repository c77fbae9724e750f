//! The host: who it is, and what only the host may do.

use std::time::Duration;

use dragonhall_protocol::games::dragon_farkle::Options;
use dragonhall_protocol::{
    Answer, ClientMessage, ClockRule, GameOptions, Level, MessageId, Phase, PlayerId, Refusal, Role,
    RoomSettings, RoomView, Seat,
};
use dragonhall_tests::{TestServer, dragon_stone};

use super::{dragon_farkle, settings};

/// Who sits where; a free seat is empty.
fn names(room: &RoomView) -> Vec<&str> {
    room.seats
        .iter()
        .map(|seat| seat.as_ref().map_or("", |seat| seat.name.as_str()))
        .collect()
}

fn choose(game: GameOptions, sit: Option<Vec<u8>>) -> impl FnOnce(MessageId) -> ClientMessage {
    let sit = sit.map(|seats| seats.into_iter().map(Seat).collect());
    move |id| ClientMessage::ChooseGame { id, game, sit }
}

fn arrange(seats: &[u8]) -> impl FnOnce(MessageId) -> ClientMessage {
    let seats = seats.iter().copied().map(Seat).collect();
    move |id| ClientMessage::Arrange { id, seats }
}

fn host(player: PlayerId) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Host { id, player }
}

#[tokio::test]
async fn whoever_sat_first_hosts_and_standing_passes_it_on() {
    let mut server = TestServer::start().await;
    let [mut first, mut second, mut third] = server.lobby(dragon_farkle()).await;
    third.sees().await;
    assert_eq!(third.seen().room.host, Some(first.player()));
    first.does(|id| ClientMessage::Stand { id }).await;
    second.sees().await;
    assert_eq!(second.seen().room.host, Some(second.player()));
    let third_player = third.player();
    second.does(host(third_player)).await;
    server.restart().await;
    assert_eq!(third.rejoins().await.room.host, Some(third_player));
}

#[tokio::test]
async fn only_the_host_chooses() {
    let server = TestServer::start().await;
    let [_host, mut guest] = server.lobby(dragon_farkle()).await;
    let mut watcher = server.spectator(guest.room()).await;
    let messages: [fn(MessageId) -> ClientMessage; 7] = [
        |id| choose(dragon_stone(), None)(id),
        |id| {
            settings(RoomSettings {
                listed: true,
                ..RoomSettings::default()
            })(id)
        },
        |id| arrange(&[1, 0])(id),
        |id| ClientMessage::Shuffle { id },
        |id| ClientMessage::FreeSeat { id, seat: Seat(0) },
        |id| ClientMessage::Mute {
            id,
            player: PlayerId(1),
            muted: true,
        },
        |id| ClientMessage::MakeKey {
            id,
            kind: dragonhall_protocol::KeyKind::Hop,
            seat: Some(Seat(0)),
        },
    ];
    for message in messages {
        guest.is_refused(Refusal::NotHost, message).await;
        watcher.is_refused(Refusal::Nameless, message).await;
    }
    guest.is_refused(Refusal::HostIsHere, host(PlayerId(2))).await;
    guest.is_refused(Refusal::NotHost, host(PlayerId(9))).await;
    watcher.is_refused(Refusal::Nameless, host(PlayerId(1))).await;
}

#[tokio::test]
async fn a_room_whose_host_stays_away_can_be_taken_over() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut first, mut second] = server.lobby(dragon_farkle()).await;
    let own = second.player();
    first.drops().await;
    second
        .waits_until(|seen| seen.presence.present == [Seat(1)])
        .await;
    second.may_not(Refusal::HostIsHere, host(own)).await;
    server.passes(Duration::from_secs(61));
    second.does(host(own)).await;
    assert_eq!(first.rejoins().await.room.host, Some(own));
}

#[tokio::test]
async fn the_game_changes_without_anybody_leaving() {
    let mut server = TestServer::start().await;
    let [mut host, mut second, mut third] = server.lobby(dragon_farkle()).await;
    host.readies(host.number()).await;
    host.may_not(Refusal::TooManySeated { most: 2 }, choose(dragon_stone(), None))
        .await;
    host.may_not(
        Refusal::TooManySeated { most: 2 },
        choose(dragon_stone(), Some(vec![0, 1, 2])),
    )
    .await;
    host.may_not(Refusal::BadArrangement, choose(dragon_stone(), Some(vec![0, 0])))
        .await;
    host.may_not(Refusal::BadArrangement, choose(dragon_stone(), Some(vec![0, 4])))
        .await;
    let odd = GameOptions::DragonFarkle(Options {
        dragon_health: 9,
        first: None,
    });
    let refused = host.asks(choose(odd, None)).await;
    assert!(
        matches!(
            refused,
            Answer::Refused {
                refusal: Refusal::BadOptions { .. }
            }
        ),
        "{refused:?}"
    );

    let commitment = host.seen().room.commitment;
    let seq = host.does(choose(dragon_stone(), Some(vec![2, 0]))).await;
    second.catches_up(seq).await;
    third.catches_up(seq).await;
    assert_eq!(names(&host.seen().room), ["Thorn", "Ember"]);
    assert_eq!((host.seat(), third.seat()), (Seat(1), Seat(0)));
    assert_eq!(
        second.seen().you,
        Role::Companion(PlayerId(2)),
        "who has no seat watches under the same name"
    );
    assert_eq!(host.seen().room.host, Some(host.player()));
    assert_eq!(
        host.seen().room.commitment,
        commitment,
        "the seal of a game that has not begun stays"
    );
    assert!(
        host.seen()
            .room
            .seats
            .iter()
            .flatten()
            .all(|seat| seat.number_hash.is_none())
    );

    server.restart().await;
    for player in [&mut host, &mut second, &mut third] {
        player.rejoins().await;
    }
    assert_eq!(second.seen().room.company[0].name, "Frost");
    tokio::join!(host.begins(), third.begins());
    second.waits_until(|seen| seen.room.phase == Phase::Playing).await;
    assert!(second.seen().table.is_some());
    host.may_not(Refusal::OnlyInLobby, choose(dragon_farkle(), None))
        .await;
}

#[tokio::test]
async fn seats_are_ordered_and_shuffled() {
    let server = TestServer::start().await;
    let [mut host, mut second, mut third] = server.lobby(dragon_farkle()).await;
    for wrong in [&[0, 1][..], &[0, 1, 1], &[0, 1, 3], &[0, 1, 2, 3]] {
        host.is_refused(Refusal::BadArrangement, arrange(wrong)).await;
    }
    let seq = host.does(arrange(&[2, 0, 1])).await;
    second.catches_up(seq).await;
    third.catches_up(seq).await;
    assert_eq!(
        [host.seat(), second.seat(), third.seat()],
        [Seat(1), Seat(2), Seat(0)]
    );
    let seq = host.does(|id| ClientMessage::Shuffle { id }).await;
    third.catches_up(seq).await;
    let mut shuffled = names(&third.seen().room);
    shuffled.sort();
    assert_eq!(shuffled, ["", "", "Ember", "Frost", "Thorn"]);
}

#[tokio::test]
async fn a_bots_seat_that_was_freed_belongs_to_whoever_takes_it_also_in_a_game() {
    let mut server = TestServer::start().await;
    let mut host = server.host(dragon_farkle()).await;
    host.sits("Ember").await;
    for _ in 0..2 {
        host.does(|id| ClientMessage::AddBot {
            id,
            seat: None,
            level: Level::Fair,
        })
        .await;
    }
    host.begins().await;
    let mut watcher = server.spectator(host.room()).await;
    watcher
        .may_not(Refusal::OnlyInLobby, |id| ClientMessage::Sit {
            id,
            seat: None,
            name: "Gale".into(),
        })
        .await;
    host.does(|id| ClientMessage::FreeSeat { id, seat: Seat(2) })
        .await;
    host.may_not(Refusal::NoSuchSeat { seat: Seat(2) }, |id| {
        ClientMessage::FreeSeat { id, seat: Seat(2) }
    })
    .await;
    server.restart().await;
    watcher.rejoins().await;
    watcher.sits("Gale").await;
    assert_eq!(watcher.seat(), Seat(2));
    assert!(watcher.seen().table.is_some());
}

#[tokio::test]
async fn settings_have_bounds() {
    let server = TestServer::start().await;
    let [mut host, _guest] = server.lobby(dragon_stone()).await;
    for clock in [
        ClockRule::Turn { seconds: 4 },
        ClockRule::Turn {
            seconds: 30 * 86_400 + 1,
        },
        ClockRule::Bank {
            seconds: 9,
            increment: 0,
        },
        ClockRule::Bank {
            seconds: 60,
            increment: 86_401,
        },
    ] {
        let answer = host
            .asks(settings(RoomSettings {
                clock,
                ..RoomSettings::default()
            }))
            .await;
        assert!(
            matches!(
                answer,
                Answer::Refused {
                    refusal: Refusal::BadSettings { .. }
                }
            ),
            "{answer:?}"
        );
    }
    host.is_refused(Refusal::NoChange, settings(RoomSettings::default()))
        .await;
}
