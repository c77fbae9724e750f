//! Games on the wire that differ only in what a viewer may not know: every byte that the viewer gets is the same.

use dragonhall_protocol::receipt::Draw;
use dragonhall_protocol::{
    Digest, Enter, GameId, GameIntent, GameOptions, Phase, RoomCode, Seat, SeatNumber, SeatToken,
};
use dragonhall_rules::{AnyEvents, AnyGame, Numbering, Streams, any, seed};
use dragonhall_server::store::{Append, NewRoom, Record, Stage};
use dragonhall_tests::http::get;
use dragonhall_tests::worlds::Worlds;
use dragonhall_tests::{Chance, Player, TestServer};
use serde_json::{Value, json};

use crate::every_game::options;
use crate::secrecy::{ROOM, heard_by};

/// How many play, where a game is for as many.
const SEATS: u8 = 3;

/// The most steps that are made at both tables.
const STEPS: usize = 40;

/// A game that has just begun.
struct Begun {
    game: GameOptions,
    log: Vec<Record>,
    tokens: Vec<SeatToken>,
    /// The chance after the opening.
    streams: Streams,
    opening: AnyEvents,
}

/// Begins a game with fixed seeds, and takes the log of its room.
async fn begun(game: GameOptions, seats: u8, number: u8) -> Begun {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let server_seed = Digest([number; 32]);
    server.room_with_seed(ROOM, &game, server_seed).await;
    let numbers: Vec<SeatNumber> = (0..seats).map(|seat| SeatNumber([seat; 32])).collect();
    let mut players = Vec::new();
    for seat in 0..seats {
        let mut player = server.spectator(ROOM).await;
        player.sits(["Ember", "Frost", "Thorn"][usize::from(seat)]).await;
        players.push(player);
    }
    for (player, number) in players.iter_mut().zip(&numbers) {
        player.readies(*number).await;
    }
    for player in &mut players {
        player.reveals().await;
    }
    for player in &mut players {
        player.waits_until(|seen| seen.room.phase == Phase::Playing).await;
    }
    let tokens = players.iter().map(Player::token).collect();
    drop(players);
    let claim = server.store().claim(ROOM).await.unwrap().unwrap();
    server.stop().await;
    let (opening, draws) = opening_in(&claim.records);
    let mut streams = Streams::new(seed::game_seed(&server_seed.0, &numbers).0, Numbering::Draws);
    streams.decided(&draws);
    Begun {
        game,
        log: claim.records,
        tokens,
        streams,
        opening,
    }
}

/// What each of the company got.
#[derive(Debug, PartialEq)]
struct Heard {
    seats: Vec<Vec<String>>,
    public: Vec<String>,
}

/// Plays these steps at a table that was begun with this log.
async fn heard_at(begun: &Begun, log: &[Record], steps: &[(Seat, GameIntent)]) -> Heard {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let (first, rest) = log.split_first().unwrap();
    let store = server.store();
    let room = NewRoom {
        id: ROOM,
        code: RoomCode("OAK-1".to_owned()),
        game: any::game_of(&begun.game),
        first: first.clone(),
    };
    store.create(room).await.unwrap();
    let epoch = store.claim(ROOM).await.unwrap().unwrap().epoch;
    let append = Append {
        room: ROOM,
        epoch,
        records: rest.to_vec(),
        stage: Some(Stage::Playing),
        game: None,
        timed: None,
        gone: false,
        finished: None,
        forgets: Vec::new(),
    };
    store.append(append).await.unwrap();

    let mut company = Vec::new();
    for token in begun.tokens.iter().copied().map(Some).chain([None]) {
        company.push(Player::enters(server.address(), Enter::Room(ROOM), token).await);
    }
    for player in &mut company {
        player.sees().await;
    }
    for (seat, intent) in steps {
        let seq = company[usize::from(seat.0)].plays(intent.clone()).await;
        for player in &mut company {
            player.catches_up(seq).await;
        }
    }
    for player in &mut company {
        player.sees().await;
    }
    let mut public = Vec::new();
    for path in ["", "/receipt"] {
        public.push(
            get(server.socket(), &format!("/api/rooms/{ROOM}{path}"))
                .await
                .body,
        );
    }
    let watcher = company.pop().expect("somebody who watches");
    public.extend(heard_by(&watcher));
    Heard {
        seats: company.iter().map(heard_by).collect(),
        public,
    }
}

/// The same log with another opening of the game.
fn with_opening(log: &[Record], events: &AnyEvents) -> Vec<Record> {
    let changed = |record: &Record| {
        let mut entry: Value = serde_json::from_str(&record.body).unwrap();
        if let Some(opening) = entry.pointer_mut("/what/began/decision/events") {
            *opening = serde_json::to_value(events).unwrap();
        }
        Record {
            body: entry.to_string(),
            ..record.clone()
        }
    };
    log.iter().map(changed).collect()
}

fn opening_in(log: &[Record]) -> (AnyEvents, Vec<Draw>) {
    let mut openings = log.iter().filter_map(|record| {
        let entry: Value = serde_json::from_str(&record.body).unwrap();
        entry.pointer("/what/began/decision").cloned()
    });
    let opening = openings.next_back().expect("a game that has begun");
    let part = |name: &str| opening[name].clone();
    (
        serde_json::from_value(part("events")).unwrap(),
        serde_json::from_value(part("draws")).unwrap(),
    )
}

/// Two tables that this seat cannot tell apart give it the same bytes; how many steps were made, if there are such
/// tables.
async fn sounds_the_same(game: GameId, seats: u8, unaware: Seat, number: u8) -> Option<usize> {
    let begun = begun(options(game, json!({})), seats, number).await;
    let set_up = AnyGame::new(&begun.game, seats).unwrap();
    let opening = &begun.opening;
    let mut chance = Chance::new(number.into());
    let (mut worlds, other) = Worlds::open(&set_up, seats, opening, unaware, begun.streams, &mut chance)?;
    let steps: Vec<_> = std::iter::from_fn(|| worlds.next(&mut chance))
        .take(STEPS)
        .collect();

    let one = heard_at(&begun, &with_opening(&begun.log, opening), &steps).await;
    let other = heard_at(&begun, &with_opening(&begun.log, &other), &steps).await;
    let own = usize::from(unaware.0);
    assert_eq!(
        one.seats[own], other.seats[own],
        "{game:?}, seat {unaware}, {number}"
    );
    assert_eq!(one.public, other.public, "{game:?}, {number}");
    assert_ne!(one.seats, other.seats, "somebody else was told of the difference");
    Some(steps.len())
}

/// The games that hide something, with all steps that were made at them.
async fn hidden_games(numbers: std::ops::Range<u8>) -> Vec<(GameId, usize)> {
    let mut found = Vec::new();
    for info in any::games() {
        let seats = info.most.min(SEATS);
        let mut steps = None;
        for number in numbers.clone() {
            let made = sounds_the_same(info.game, seats, Seat(number % seats), number).await;
            let Some(made) = made else { break };
            *steps.get_or_insert(0) += made;
        }
        found.extend(steps.map(|steps| (info.game, steps)));
    }
    found
}

#[tokio::test]
async fn what_a_viewer_may_not_know_changes_no_byte_that_it_gets() {
    let found = hidden_games(0..2).await;
    println!("{found:?}");
    assert!(found.iter().all(|(_, steps)| *steps >= 10), "{found:?}");
    let games: Vec<GameId> = found.into_iter().map(|(game, _)| game).collect();
    assert_eq!(games, [GameId::DragonFarkle, GameId::Drarkane]);
}

#[tokio::test]
#[ignore = "a long run of the same: minutes"]
async fn what_a_viewer_may_not_know_changes_no_byte_in_a_hundred_games() {
    let found = hidden_games(0..50).await;
    println!("{found:?}");
    assert_eq!(found.len(), 2);
}
