//! Sitting down, getting ready, showing numbers.

use std::time::Duration;

use dragonhall_client::number;
use dragonhall_protocol::{
    Answer, ClientMessage, Level, MessageId, Phase, Refusal, Role, RoomSettings, Seat, SeatNumber,
};
use dragonhall_rules::receipt::{read, verify};
use dragonhall_rules::seed::bot_number;
use dragonhall_tests::http::get;
use dragonhall_tests::player::plays_out;
use dragonhall_tests::{Player, TestServer, dragon_stone};

fn sit(seat: Option<u8>, name: &str) -> impl FnOnce(MessageId) -> ClientMessage {
    let name = name.to_owned();
    move |id| ClientMessage::Sit {
        id,
        seat: seat.map(Seat),
        name,
    }
}

fn ready(number: [u8; 32]) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Ready {
        id,
        number_hash: number::hash(SeatNumber(number)),
    }
}

fn reveal(number: [u8; 32]) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Reveal {
        id,
        number: SeatNumber(number),
    }
}

async fn done(player: &mut Player, message: impl FnOnce(MessageId) -> ClientMessage) {
    let answer = player.asks(message).await;
    assert!(matches!(answer, Answer::Accepted { .. }), "{answer:?}");
}

#[tokio::test]
async fn a_name_must_be_a_name() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    for empty in ["", "   ", "\t", "\u{200d}", "!?", "\u{fe0f}"] {
        host.is_refused(Refusal::NameEmpty, sit(None, empty)).await;
    }
    let most = 24;
    host.is_refused(Refusal::NameTooLong { most }, sit(None, &"é".repeat(25)))
        .await;
    for forbidden in [
        "a\u{0}b",
        "a\nb",
        "a\u{202e}b",
        "a\u{2066}b",
        "a\u{200b}b",
        "a\u{feff}b",
        "ᴀɴɴ",
    ] {
        host.is_refused(Refusal::NameForbidden, sit(None, forbidden))
            .await;
    }
    let most = 2;
    host.is_refused(Refusal::NameMarks { most }, sit(None, "Ze\u{301}\u{301}\u{301}d"))
        .await;
    done(&mut host, sit(None, &format!(" {} ", "é".repeat(24)))).await;
    let names: Vec<_> = host
        .seen()
        .room
        .seats
        .iter()
        .flatten()
        .map(|seat| seat.name.clone())
        .collect();
    assert_eq!(names, ["é".repeat(24)]);
}

#[tokio::test]
async fn nobody_looks_like_somebody_else_in_the_room() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    done(&mut host, |id| ClientMessage::AddBot {
        id,
        seat: None,
        level: Level::Easy,
    })
    .await;
    let bot = host.seen().room.seats[1].as_ref().unwrap().name.clone();
    let mut watcher = server.spectator(host.room()).await;
    let watch = |name: String| move |id| ClientMessage::Watch { id, name };
    done(&mut watcher, watch("Mara".to_owned())).await;
    let mut guest = server.spectator(host.room()).await;
    for like in [
        "Ernber",
        "Еmber",
        "Em\u{200d}ber",
        "Маrа",
        "Mara.",
        &format!("{bot}\u{fe0e}"),
    ] {
        guest.is_refused(Refusal::NameAlike, sit(None, like)).await;
        guest.is_refused(Refusal::NameAlike, watch(like.to_owned())).await;
    }
    // Whoever has the name can write it otherwise.
    done(&mut watcher, sit(None, "mаra")).await;
}

#[tokio::test]
async fn two_players_cannot_have_one_name() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let mut guest = server.spectator(host.room()).await;
    for same in ["Ember", "ember", " EMBER ", "Ｅｍｂｅｒ"] {
        guest.is_refused(Refusal::NameTaken, sit(None, same)).await;
    }
    guest.sits("Frost").await;
}

#[tokio::test]
async fn a_seat_belongs_to_one_player() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits_on(Seat(1), "Ember").await;
    assert_eq!(host.seen().you, Role::Seat(Seat(1)));
    host.is_refused(Refusal::AlreadySeated, sit(Some(0), "Ember"))
        .await;

    let mut guest = server.spectator(host.room()).await;
    guest
        .is_refused(Refusal::SeatTaken { seat: Seat(1) }, sit(Some(1), "Frost"))
        .await;
    guest
        .is_refused(Refusal::NoSuchSeat { seat: Seat(2) }, sit(Some(2), "Frost"))
        .await;
    done(&mut guest, sit(None, "Frost")).await;

    let mut late = server.spectator(host.room()).await;
    late.is_refused(Refusal::TableFull, sit(None, "Thorn")).await;
}

#[tokio::test]
async fn a_seat_can_be_given_back_and_taken_again() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    done(&mut first, |id| ClientMessage::Stand { id }).await;
    assert_eq!(first.seen().you, Role::Spectator);
    second.waits_until(|seen| seen.room.seats[0].is_none()).await;
    first
        .is_refused(Refusal::NotSeated, |id| ClientMessage::Stand { id })
        .await;
    first.sits("Ember again").await;
    tokio::join!(first.begins(), second.begins());
    first
        .is_refused(Refusal::OnlyInLobby, |id| ClientMessage::Stand { id })
        .await;
}

#[tokio::test]
async fn whoever_gave_a_seat_back_has_no_claim_to_it() {
    let server = TestServer::start().await;
    let [mut first, _second] = server.lobby(dragon_stone()).await;
    let token = first.token();
    done(&mut first, |id| ClientMessage::Stand { id }).await;
    let mut next = server.spectator(first.room()).await;
    next.sits("Thorn").await;
    assert_eq!(next.seen().you, Role::Seat(Seat(0)));
    let entered = Player::tries_to_enter(
        server.address(),
        dragonhall_protocol::Enter::Room(first.room()),
        Some(token),
    );
    assert!(entered.await.is_err());
}

#[tokio::test]
async fn only_a_seat_gets_ready_and_only_once() {
    let server = TestServer::start().await;
    let [mut first, _second] = server.lobby(dragon_stone()).await;
    let mut watcher = server.spectator(first.room()).await;
    watcher.is_refused(Refusal::NotSeated, ready([1; 32])).await;
    watcher
        .is_refused(Refusal::NotSeated, |id| ClientMessage::Unready { id })
        .await;
    watcher.is_refused(Refusal::NotSeated, reveal([1; 32])).await;
    first
        .is_refused(Refusal::NotReady, |id| ClientMessage::Unready { id })
        .await;
    first
        .is_refused(Refusal::OnlyWhileRevealing, reveal([1; 32]))
        .await;
    done(&mut first, ready([1; 32])).await;
    first.is_refused(Refusal::AlreadyReady, ready([2; 32])).await;
    first
        .is_refused(Refusal::OnlyWhileRevealing, reveal([1; 32]))
        .await;
    done(&mut first, |id| ClientMessage::Unready { id }).await;
    done(&mut first, ready([2; 32])).await;
}

#[tokio::test]
async fn a_shown_number_must_be_the_one_that_was_fixed() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    done(&mut first, ready([1; 32])).await;
    done(&mut second, ready([2; 32])).await;
    assert_eq!(second.seen().room.phase, Phase::Revealing);
    second.is_refused(Refusal::NumberMismatch, reveal([1; 32])).await;
    done(&mut second, reveal([2; 32])).await;
    second.is_refused(Refusal::AlreadyRevealed, reveal([2; 32])).await;
    first
        .waits_until(|seen| seen.room.phase == Phase::Revealing)
        .await;
    first.is_refused(Refusal::NumberMismatch, reveal([9; 32])).await;
    done(&mut first, reveal([1; 32])).await;
    assert_eq!(first.seen().room.phase, Phase::Playing);
    first
        .is_refused(Refusal::OnlyWhileRevealing, reveal([1; 32]))
        .await;
    first
        .is_refused(Refusal::OnlyInLobby, |id| ClientMessage::Unready { id })
        .await;
    first.is_refused(Refusal::OnlyInLobby, ready([1; 32])).await;
}

/// Two in a room in which both are ready and the second has shown a number.
async fn half_shown(server: &TestServer) -> [Player; 2] {
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    done(&mut first, ready([1; 32])).await;
    done(&mut second, ready([2; 32])).await;
    done(&mut second, reveal([2; 32])).await;
    first
        .waits_until(|seen| seen.room.seats.iter().flatten().any(|seat| seat.number.is_some()))
        .await;
    [first, second]
}

#[tokio::test]
async fn nobody_gets_other_numbers_after_seeing_some() {
    let server = TestServer::start().await;
    let [mut first, mut second] = half_shown(&server).await;
    let refusal = Refusal::OnlyInLobby;
    for player in [&mut first, &mut second] {
        player
            .is_refused(refusal.clone(), |id| ClientMessage::Unready { id })
            .await;
        player
            .is_refused(refusal.clone(), |id| ClientMessage::Stand { id })
            .await;
    }
    let settings = first.seen().room.settings;
    let game = dragon_stone();
    first
        .is_refused(refusal.clone(), |id| ClientMessage::Settings {
            id,
            settings: RoomSettings {
                odds: !settings.odds,
                ..settings
            },
        })
        .await;
    first
        .is_refused(refusal.clone(), |id| ClientMessage::ChooseGame {
            id,
            game,
            sit: None,
        })
        .await;
    first
        .is_refused(refusal.clone(), |id| ClientMessage::Arrange {
            id,
            seats: vec![Seat(1), Seat(0)],
        })
        .await;
    first
        .is_refused(refusal.clone(), |id| ClientMessage::FreeSeat {
            id,
            seat: Seat(1),
        })
        .await;
    first
        .is_refused(refusal, |id| ClientMessage::Shuffle { id })
        .await;
}

#[tokio::test]
async fn a_number_that_is_not_shown_in_time_comes_from_the_servers_seed() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let [mut first, mut second] = half_shown(&server).await;
    server.passes(Duration::from_secs(15));
    server.stop().await;
    server.passes(Duration::from_secs(3600));
    server.start_again().await;
    first.rejoins().await;
    second.rejoins().await;
    assert_eq!(
        second.sees().await.room.phase,
        Phase::Revealing,
        "an absence of the server does not count"
    );
    server.passes(Duration::from_secs(4));
    assert_eq!(second.sees().await.room.phase, Phase::Revealing);
    server.passes(Duration::from_secs(2));
    first.waits_until(|seen| seen.room.phase == Phase::Playing).await;
    first
        .is_refused(Refusal::OnlyWhileRevealing, reveal([1; 32]))
        .await;
    second.waits_until(|seen| seen.room.phase == Phase::Playing).await;
    plays_out([&mut first, &mut second]).await;
    let path = format!("/api/rooms/{}/receipt", first.room());
    let body = get(server.socket(), &path).await.body;
    let receipt = read(&body).unwrap();
    assert_eq!(verify(&receipt).unwrap().from_server, [Seat(0)]);
    assert_eq!(
        receipt.seats[0].number,
        bot_number(&receipt.server_seed.0, Seat(0))
    );
    assert_eq!(receipt.seats[1].number, SeatNumber([2; 32]));
    for output in crate::receipts::checks(&body).await {
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(
            output.status.success() && said.contains("Seat 0 did not show its number"),
            "{said}"
        );
    }
}
