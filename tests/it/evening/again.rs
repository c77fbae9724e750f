//! Rematches, other games in the same room, and the evening's score.

use dragonhall_protocol::http::PlayedGame;
use dragonhall_protocol::{ClientMessage, GameOptions, MessageId, Outcome, Phase, Refusal, Seat};
use dragonhall_rules::receipt::{GameReceipt, verify};
use dragonhall_rules::seed::commitment;
use dragonhall_tests::http::get;
use dragonhall_tests::player::{plays_on, plays_out};
use dragonhall_tests::{TestServer, dragon_stone};

use super::dragon_farkle;

fn rematch(id: MessageId) -> ClientMessage {
    ClientMessage::Rematch { id }
}

#[tokio::test]
async fn a_rematch_keeps_the_seats_and_the_next_player_begins() {
    let mut server = TestServer::start().await;
    let [mut began, mut other] = server.table(dragon_stone()).await;
    let first_seat = began.seat();
    let seals = [began.seen().room.commitment];
    other.may_not(Refusal::OnlyWhenOver, rematch).await;
    plays_out([&mut began, &mut other]).await;
    let seq = other.does(rematch).await;
    // Who is here is told beside the log, at most twice a second.
    began
        .waits_until(|seen| seen.seq >= seq && seen.presence.present.len() == 2)
        .await;
    let told = began.seen().clone();
    assert_eq!(
        began.sees().await,
        told,
        "the table of the game before is put away"
    );
    server.restart().await;
    began.rejoins().await;
    other.rejoins().await;
    let room = &began.seen().room;
    assert_eq!((room.phase, room.game_number), (Phase::Lobby, 2));
    assert_ne!(room.commitment, seals[0], "every game has a seal of its own");
    assert_eq!((room.seed, &began.seen().table), (None, &None));
    assert!(room.seats.iter().flatten().all(|seat| seat.number_hash.is_none()));
    let GameOptions::DragonStone(options) = &room.game else {
        panic!("{:?}", room.game)
    };
    assert_eq!(options.first, Some(other.seat()));

    tokio::join!(began.begins(), other.begins());
    assert_eq!(began.seat(), first_seat);
    assert!(other.seen().is_awaited(), "the other player begins this time");
    plays_out([&mut began, &mut other]).await;
    began.sees().await;
    let scores = &began.seen().room.scores;
    assert_eq!(
        scores.iter().map(|score| score.played).collect::<Vec<_>>(),
        [2, 2]
    );
    assert!(scores.iter().map(|score| score.won).sum::<u32>() <= 2);
    assert!(scores.is_sorted_by(|more, fewer| more.won >= fewer.won));
}

#[tokio::test]
async fn every_game_of_an_evening_keeps_its_receipt() {
    let mut server = TestServer::start().await;
    let mut table = server.table_of(dragon_farkle(), 3).await;
    plays_out(&mut table).await;
    let seal = table[0].seen().room.commitment;
    let stone = dragon_stone();
    table[0]
        .does(|id| ClientMessage::ChooseGame {
            id,
            game: stone,
            sit: Some(vec![Seat(1), Seat(0)]),
        })
        .await;
    let watcher = table.pop().unwrap();
    for player in &mut table {
        player.sees().await;
    }
    let [first, second] = &mut table[..] else {
        unreachable!()
    };
    tokio::join!(first.begins(), second.begins());
    plays_out([first, second]).await;
    server.restart().await;

    let room = watcher.room();
    let games = get(server.socket(), &format!("/api/rooms/{room}/games")).await;
    let games: Vec<PlayedGame> = serde_json::from_str(&games.body).unwrap();
    assert_eq!(games.len(), 2);
    let names = |game: &PlayedGame| {
        game.players
            .iter()
            .map(|player| player.name.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&games[1]), ["Ember", "Frost", "Thorn"]);
    assert_eq!(names(&games[0]), ["Frost", "Ember"]);
    for game in &games {
        let path = format!("/api/rooms/{room}/games/{}/receipt", game.seq);
        let receipt: GameReceipt = serde_json::from_str(&get(server.socket(), &path).await.body).unwrap();
        assert_eq!(verify(&receipt).unwrap().outcome, game.outcome);
        assert_eq!(receipt.commitment, commitment(&receipt.server_seed.0));
    }
    let path = format!("/api/rooms/{room}/games/{}/receipt", games[1].seq);
    let receipt: GameReceipt = serde_json::from_str(&get(server.socket(), &path).await.body).unwrap();
    assert_eq!(receipt.commitment, seal);
    let latest = get(server.socket(), &format!("/api/rooms/{room}/receipt")).await;
    let latest: GameReceipt = serde_json::from_str(&latest.body).unwrap();
    assert_eq!(latest.outcome, games[0].outcome);
    let missing = get(server.socket(), &format!("/api/rooms/{room}/games/3/receipt")).await;
    assert_eq!(
        (missing.status, missing.json()["refusal"]["code"].as_str()),
        (404, Some("no_such_game"))
    );
    let odd = get(server.socket(), &format!("/api/rooms/{room}/games/x/receipt")).await;
    assert_eq!(odd.status, 404);
}

#[tokio::test]
async fn an_abandoned_game_counts_for_nobody_and_is_remembered_for_nothing() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    plays_on([&mut first, &mut second], 12).await;
    let end = |id| ClientMessage::Vote {
        id,
        motion: dragonhall_protocol::Motion::End,
        yes: true,
    };
    first.does(end).await;
    let seq = second.does(end).await;
    first.catches_up(seq + 1).await;
    assert_eq!(first.seen().outcome(), Some(&Outcome::Abandoned));
    assert!(first.seen().room.scores.is_empty());
    let table = serde_json::to_value(&first.seen().table).unwrap();
    assert!(table["past"].is_array() && table["facts"].is_null(), "{table}");
    first.does(rematch).await;
    second.sees().await;
    tokio::join!(first.begins(), second.begins());
}
