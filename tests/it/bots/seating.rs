//! Who adds bots and sends them away, and what they are not: people.

use dragonhall_protocol::{
    ClientMessage, KeyKind, Level, MessageId, Motion, Phase, PlayerId, Refusal, Role, Seat, SeatNumber,
    SeatView,
};
use dragonhall_rules::seed;
use dragonhall_tests::{Player, TestServer, dragon_stone};

use super::{add, add_on};
use crate::evening::dragon_farkle;

fn sitting(player: &Player, seat: u8) -> &SeatView {
    player.seen().room.seats[usize::from(seat)].as_ref().unwrap()
}

fn free(seat: u8) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::FreeSeat { id, seat: Seat(seat) }
}

fn watch(name: &str) -> impl FnOnce(MessageId) -> ClientMessage {
    let name = name.to_owned();
    move |id| ClientMessage::Watch { id, name }
}

#[tokio::test]
async fn the_host_adds_bots_by_level_changes_them_and_sends_them_away() {
    let mut server = TestServer::start().await;
    let [mut host, mut guest] = server.lobby(dragon_farkle()).await;
    host.does(add(Level::Hard)).await;
    host.does(add_on(4, Level::Easy)).await;
    assert_eq!(
        (
            sitting(&host, 2).bot,
            sitting(&host, 4).bot,
            sitting(&host, 0).bot
        ),
        (Some(Level::Hard), Some(Level::Easy), None)
    );
    assert_ne!(sitting(&host, 2).name, sitting(&host, 4).name);
    assert!(sitting(&host, 2).number_hash.is_some(), "bots are always ready");
    assert_eq!(
        sitting(&host, 2).number,
        None,
        "numbers are shown when all are ready"
    );

    let (name, player) = (sitting(&host, 4).name.clone(), sitting(&host, 4).player);
    host.does(add_on(4, Level::Fair)).await;
    assert_eq!(
        (
            &sitting(&host, 4).name,
            sitting(&host, 4).player,
            sitting(&host, 4).bot
        ),
        (&name, player, Some(Level::Fair))
    );
    host.is_refused(Refusal::NoChange, add_on(4, Level::Fair)).await;
    host.is_refused(Refusal::SeatTaken { seat: Seat(1) }, add_on(1, Level::Fair))
        .await;
    host.is_refused(Refusal::NoSuchSeat { seat: Seat(5) }, add_on(5, Level::Fair))
        .await;
    guest.sees().await;
    guest.is_refused(Refusal::NotHost, add(Level::Fair)).await;
    host.does(add(Level::Fair)).await;
    host.is_refused(Refusal::TableFull, add(Level::Fair)).await;

    let before = host.seen().clone();
    server.restart().await;
    assert_eq!(host.rejoins().await.room, before.room);
    host.does(free(4)).await;
    assert_eq!(host.seen().room.seats[4], None);
    assert!(
        host.seen().room.company.is_empty(),
        "a bot does not stay to watch"
    );
}

#[tokio::test]
async fn before_a_game_a_bot_makes_room_for_anybody() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Mara").await;
    host.does(add(Level::Fair)).await;
    let mut guest = server.spectator(host.room()).await;
    guest.sits("Jonas").await;
    assert_eq!(guest.seat(), Seat(1));
    assert_eq!(
        (sitting(&guest, 1).bot, sitting(&guest, 1).number_hash),
        (None, None),
        "whoever sits down is not ready yet"
    );
    host.sees().await;
    host.does(free(1)).await;
    host.does(add_on(1, Level::Fair)).await;
    let mut other = server.spectator(host.room()).await;
    other.sits_on(Seat(1), "Kim").await;
    assert_eq!(sitting(&other, 1).bot, None);
}

#[tokio::test]
async fn a_bots_number_follows_from_the_seed_that_the_server_has_sealed() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_farkle()).await;
    host.sits("Mara").await;
    host.does(add_on(3, Level::Fair)).await;
    host.readies(SeatNumber([7; 32])).await;
    assert_eq!(host.seen().room.phase, Phase::Revealing);
    let shown = sitting(&host, 3).number.unwrap();
    assert_eq!(sitting(&host, 3).number_hash, Some(seed::commitment(&shown.0)));
    host.reveals().await;
    host.waits_until(|seen| seen.room.phase == Phase::Playing).await;
    assert_eq!(host.seen().room.seats.len(), 2, "the taken seats close up");
    host.does(|id| ClientMessage::Vote {
        id,
        motion: Motion::End,
        yes: true,
    })
    .await;
    let room = host.sees().await.room;
    let bot = room.seats[1].as_ref().unwrap();
    assert_eq!(
        bot.number,
        Some(seed::bot_number(&room.seed.unwrap().0, Seat(1))),
        "also where a seat before it was free"
    );
}

#[tokio::test]
async fn a_bot_is_nobody_to_host_to_mute_or_to_make_a_key_for() {
    let server = TestServer::start().await;
    let [mut host, mut guest] = server.lobby(dragon_farkle()).await;
    host.does(add(Level::Fair)).await;
    let bot = sitting(&host, 2).player;
    let refusal = Refusal::NoSuchPlayer { player: bot };
    host.is_refused(refusal.clone(), |id| ClientMessage::Host { id, player: bot })
        .await;
    host.is_refused(refusal, |id| ClientMessage::Mute {
        id,
        player: bot,
        muted: true,
    })
    .await;
    host.is_refused(Refusal::BotSeat { seat: Seat(2) }, |id| ClientMessage::MakeKey {
        id,
        kind: KeyKind::Words,
        seat: Some(Seat(2)),
    })
    .await;
    host.does(|id| ClientMessage::Stand { id }).await;
    guest.waits_until(|seen| seen.room.seats[0].is_none()).await;
    assert_eq!(
        guest.seen().room.host,
        Some(PlayerId(2)),
        "the room passes on to people"
    );
}

#[tokio::test]
async fn bots_have_no_vote_and_a_spectator_can_be_handed_their_seat() {
    let mut server = TestServer::start().await;
    let mut host = server.host(dragon_farkle()).await;
    host.sits("Mara").await;
    host.does(add(Level::Fair)).await;
    host.does(add(Level::Fair)).await;
    host.begins().await;
    let mut kim = server.spectator(host.room()).await;
    kim.does(watch("Kim")).await;
    let to = kim.player();
    let vote = |motion| {
        move |id| ClientMessage::Vote {
            id,
            motion,
            yes: true,
        }
    };
    let stand_in = Motion::Automatic {
        seat: Seat(1),
        level: Level::Hard,
    };
    host.may_not(Refusal::BotSeat { seat: Seat(1) }, vote(stand_in))
        .await;
    host.does(vote(Motion::HandOver { seat: Seat(1), to })).await;
    kim.waits_until(|seen| seen.you == Role::Seat(Seat(1))).await;
    assert_eq!((sitting(&kim, 1).bot, sitting(&kim, 1).owner), (None, None));
    server.restart().await;
    kim.rejoins().await;
    assert_eq!(kim.seen().you, Role::Seat(Seat(1)));
    assert!(kim.seen().room.company.is_empty());
}

#[tokio::test]
async fn a_seat_that_was_freed_in_mid_game_is_taken_by_a_bot() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_farkle()).await;
    host.sits("Mara").await;
    host.does(add(Level::Fair)).await;
    host.does(add(Level::Fair)).await;
    host.begins().await;
    host.does(free(2)).await;
    host.does(add(Level::Easy)).await;
    assert_eq!(sitting(&host, 2).bot, Some(Level::Easy));
    host.is_refused(Refusal::TableFull, add(Level::Easy)).await;
}
