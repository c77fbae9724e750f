//! After a game: who wants another, and who would like a seat in it.

use dragonhall_protocol::{
    ClientMessage, GameOptions, Level, MessageId, Motion, Phase, Refusal, RoomView, Seat, SeatNumber,
};
use dragonhall_tests::player::Player;
use dragonhall_tests::{TestServer, dragon_stone};

use super::dragon_farkle;

const RANKS: [SeatNumber; 3] = [SeatNumber([1; 32]), SeatNumber([2; 32]), SeatNumber([3; 32])];

fn rematch(id: MessageId) -> ClientMessage {
    ClientMessage::Rematch { id }
}

fn unready(id: MessageId) -> ClientMessage {
    ClientMessage::Unready { id }
}

fn asks_for_seat(id: MessageId) -> ClientMessage {
    ClientMessage::AskForSeat { id, wants: true }
}

/// A table whose game was ended, and everybody has seen that.
async fn over(server: &TestServer, game: GameOptions, players: usize) -> Vec<Player> {
    let mut table = server.table_of(game, players).await;
    ends(&mut table).await;
    table
}

async fn ends(table: &mut [Player]) {
    let needed = table.len() / 2 + 1;
    for player in &mut table[..needed] {
        player
            .does(|id| ClientMessage::Vote {
                id,
                motion: Motion::End,
                yes: true,
            })
            .await;
    }
    for player in table {
        player
            .waits_until(|seen| seen.room.phase == Phase::Finished)
            .await;
    }
}

/// How many seats want another game.
fn wanting(room: &RoomView) -> usize {
    room.seats
        .iter()
        .flatten()
        .filter(|seat| seat.again.is_some())
        .count()
}

fn ready(room: &RoomView) -> Vec<bool> {
    room.seats
        .iter()
        .flatten()
        .map(|seat| seat.number_hash.is_some())
        .collect()
}

async fn begin_together(table: &mut [Player]) {
    for player in &mut *table {
        player.reveals().await;
    }
    for player in table {
        player.waits_until(|seen| seen.room.phase == Phase::Playing).await;
    }
}

#[tokio::test]
async fn another_game_begins_when_everybody_seated_wants_it_and_not_before() {
    let mut server = TestServer::start().await;
    let mut table = over(&server, dragon_farkle(), 3).await;
    table[1].is_refused(Refusal::NotReady, unready).await;
    table[0].readies(RANKS[0]).await;
    table[2].waits_until(|seen| wanting(&seen.room) == 1).await;
    let number_hash = table[0].seen().room.commitment;
    table[0]
        .is_refused(Refusal::AlreadyReady, |id| ClientMessage::Ready {
            id,
            number_hash,
        })
        .await;
    table[1].readies(RANKS[1]).await;
    table[1].is_ready_no_more().await;
    let room = table[2].sees().await.room;
    assert_eq!(
        (room.phase, room.game_number, wanting(&room)),
        (Phase::Finished, 1, 1)
    );
    table[1].readies(RANKS[1]).await;

    server.restart().await;
    for player in &mut table {
        player.rejoins().await;
    }
    let room = table[2].sees().await.room;
    assert_eq!((room.phase, wanting(&room)), (Phase::Finished, 2));
    let seal = room.commitment;
    table[2].readies(RANKS[2]).await;
    for player in &mut table {
        player
            .waits_until(|seen| seen.room.phase == Phase::Revealing)
            .await;
        let room = &player.seen().room;
        assert_eq!((room.game_number, wanting(room)), (2, 0));
        assert_ne!(room.commitment, seal, "every game has a seal of its own");
    }
    begin_together(&mut table).await;
}

#[tokio::test]
async fn the_host_begins_with_those_who_are_in_and_the_others_are_asked() {
    let server = TestServer::start().await;
    let mut table = over(&server, dragon_farkle(), 3).await;
    table[1].readies(RANKS[1]).await;
    table[0].readies(RANKS[0]).await;
    table[0].does(rematch).await;
    let room = table[2].sees().await.room;
    assert_eq!((room.phase, room.game_number), (Phase::Lobby, 2));
    assert_eq!(ready(&room), [true, true, false]);
    table[2].readies(RANKS[2]).await;
    begin_together(&mut table).await;
}

#[tokio::test]
async fn whoever_leaves_after_a_game_has_those_who_stay_asked_again() {
    let server = TestServer::start().await;
    let mut table = over(&server, dragon_farkle(), 3).await;
    table[0].readies(RANKS[0]).await;
    table[1].readies(RANKS[1]).await;
    let mut leaver = table.pop().expect("three players");
    leaver.does(|id| ClientMessage::Stand { id }).await;
    let room = table[0].sees().await.room;
    assert_eq!((room.phase, wanting(&room)), (Phase::Finished, 0));
    table[0].readies(RANKS[0]).await;
    table[1].readies(RANKS[1]).await;
    begin_together(&mut table).await;
}

#[tokio::test]
async fn whoever_watches_and_asks_gets_a_seat_in_the_next_game() {
    let mut server = TestServer::start().await;
    let mut table = over(&server, dragon_farkle(), 2).await;
    let mut ada = server.spectator(table[0].room()).await;
    ada.is_refused(Refusal::Nameless, asks_for_seat).await;
    let name = "Ada".to_owned();
    ada.does(|id| ClientMessage::Watch { id, name }).await;
    ada.does(asks_for_seat).await;
    ada.is_refused(Refusal::NoChange, asks_for_seat).await;
    ada.does(|id| ClientMessage::AskForSeat { id, wants: false })
        .await;
    assert!(table[0].sees().await.room.seat_wishes.is_empty());
    ada.does(asks_for_seat).await;
    table[0].is_refused(Refusal::AlreadySeated, asks_for_seat).await;
    assert_eq!(table[0].sees().await.room.seat_wishes, [ada.player()]);

    server.restart().await;
    for player in table.iter_mut().chain([&mut ada]) {
        player.rejoins().await;
    }
    table[0].readies(RANKS[0]).await;
    table[1].readies(RANKS[1]).await;
    let seen = ada.sees().await;
    assert_eq!((ada.seat(), seen.room.phase), (Seat(2), Phase::Lobby));
    assert_eq!(ready(&seen.room), [true, true, false]);
    assert!(seen.room.seat_wishes.is_empty());
    ada.readies(RANKS[2]).await;
    table.push(ada);
    begin_together(&mut table).await;
}

#[tokio::test]
async fn a_bot_makes_room_for_whoever_asked_and_a_full_table_keeps_the_wish() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    host.does(|id| ClientMessage::AddBot {
        id,
        seat: None,
        level: Level::Easy,
    })
    .await;
    host.begins().await;
    let mut table = vec![host];
    ends(&mut table).await;
    for name in ["Frost", "Thorn"] {
        let mut guest = server.spectator(table[0].room()).await;
        let name = name.to_owned();
        guest.does(|id| ClientMessage::Watch { id, name }).await;
        guest.does(asks_for_seat).await;
        table.push(guest);
    }
    table[0].readies(RANKS[0]).await;
    let thorn = table[2].player();
    let room = table[0].sees().await.room;
    assert_eq!((room.phase, &room.seat_wishes), (Phase::Lobby, &vec![thorn]));
    assert!(room.seats.iter().flatten().all(|seat| seat.bot.is_none()));
    table[1].sees().await;
    assert_eq!(table[1].seat(), Seat(1));
}
