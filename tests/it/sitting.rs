//! Sitting down, getting ready, showing numbers.

use dragonhall_client::number;
use dragonhall_protocol::{Answer, ClientMessage, MessageId, Phase, Refusal, Role, Seat, SeatNumber};
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
    for empty in ["", "   ", "\t"] {
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
    ] {
        host.is_refused(Refusal::NameForbidden, sit(None, forbidden))
            .await;
    }
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
async fn two_players_cannot_have_one_name() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let mut guest = server.spectator(host.room()).await;
    for same in ["Ember", "ember", " EMBER "] {
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

#[tokio::test]
async fn whoever_is_not_ready_after_all_sends_everybody_back() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    done(&mut first, ready([1; 32])).await;
    done(&mut second, ready([2; 32])).await;
    done(&mut second, reveal([2; 32])).await;
    first
        .waits_until(|seen| seen.room.phase == Phase::Revealing)
        .await;
    first
        .is_refused(Refusal::OnlyInLobby, |id| ClientMessage::Stand { id })
        .await;
    done(&mut first, |id| ClientMessage::Unready { id }).await;
    second.waits_until(|seen| seen.room.phase == Phase::Lobby).await;
    let hashes: Vec<_> = second
        .seen()
        .room
        .seats
        .iter()
        .flatten()
        .map(|seat| seat.number_hash)
        .collect();
    assert_eq!(hashes, [None, None]);
    tokio::join!(first.begins(), second.begins());
}
