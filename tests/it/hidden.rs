//! Games on the wire that differ only in what a viewer may not know: every byte that the viewer gets is the same.

use dragonhall_protocol::receipt::Draw;
use dragonhall_protocol::{
    ClientMessage, Digest, Enter, GameId, GameIntent, GameOptions, MessageId, Phase, RoomCode, Seat,
    SeatNumber, SeatToken,
};
use dragonhall_rules::{AnyEvents, AnyGame, Numbering, Streams, any, seed};
use dragonhall_server::store::{Append, NewRoom, Record, RoomStage};
use dragonhall_tests::http::get;
use dragonhall_tests::worlds::Worlds;
use dragonhall_tests::{Chance, Player, TestServer};
use serde_json::{Value, json};

use crate::every_game::options;
use crate::secrecy::{ROOM, heard_by, last_presence};

/// How many play, where a game is for as many.
pub(crate) const SEATS: u8 = 3;

/// The most steps that are made at both tables.
const STEPS: usize = 40;

/// A game that has just begun.
pub(crate) struct Begun {
    pub game: GameOptions,
    pub log: Vec<Record>,
    tokens: Vec<SeatToken>,
    /// The chance after the opening.
    streams: Streams,
    pub opening: AnyEvents,
}

/// Begins a game with fixed seeds, and takes the log of its room.
pub(crate) async fn begun(game: GameOptions, seats: u8, number: u8) -> Begun {
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
pub(crate) struct Heard {
    pub seats: Vec<Vec<String>>,
    pub public: Vec<String>,
}

/// A table that goes on from a log.
pub(crate) struct GoesOn {
    pub server: TestServer,
    /// Who sits at it, and at last somebody who watches.
    pub company: Vec<Player>,
}

impl GoesOn {
    /// Everybody comes back to a table that was begun with this log.
    pub(crate) async fn from(begun: &Begun, log: &[Record]) -> Self {
        let server = TestServer::prepare().timed_by_hand().start().await;
        let (first, rest) = log.split_first().unwrap();
        let store = server.store();
        let room = NewRoom {
            id: ROOM,
            code: RoomCode("OAK-1".to_owned()),
            game: begun.game.game(),
            first: first.clone(),
        };
        store.create(room).await.unwrap();
        let epoch = store.claim(ROOM).await.unwrap().unwrap().epoch;
        let append = Append {
            stage: Some(RoomStage::Playing),
            ..Append::of(ROOM, epoch, rest.to_vec())
        };
        store.append(append).await.unwrap();
        let mut company = Vec::new();
        for token in begun.tokens.iter().copied().map(Some).chain([None]) {
            company.push(Player::enters(server.address(), Enter::Room(ROOM), token).await);
        }
        for player in &mut company {
            player.sees().await;
        }
        Self { server, company }
    }

    /// Somebody on a seat says something, and everybody has heard of it.
    pub(crate) async fn does(&mut self, seat: Seat, message: impl FnOnce(MessageId) -> ClientMessage) {
        let seq = self.company[usize::from(seat.0)].does(message).await;
        for player in &mut self.company {
            player.catches_up(seq).await;
        }
    }

    /// What everybody has got so far.
    pub(crate) async fn heard(&mut self) -> Heard {
        for player in &mut self.company {
            player.sees().await;
        }
        let mut public = Vec::new();
        for path in ["", "/receipt"] {
            public.push(
                get(self.server.socket(), &format!("/api/rooms/{ROOM}{path}"))
                    .await
                    .body,
            );
        }
        // One more who watches, so that everybody is told of who is here once more.
        let _late = self.server.spectator(ROOM).await;
        let mut heard = Vec::new();
        for player in &mut self.company {
            let told = last_presence(player, 2).await;
            heard.push([heard_by(player), vec![told]].concat());
        }
        public.extend(heard.pop().expect("somebody who watches"));
        Heard { seats: heard, public }
    }
}

/// Two tables that a seat cannot tell apart, and what can be done at both.
pub(crate) struct Pair {
    pub begun: Begun,
    /// The logs that they go on from.
    pub logs: [Vec<Record>; 2],
    pub steps: Vec<(Seat, GameIntent)>,
}

/// A game that begins, and another that differs in what this seat may not know, if the game hides anything from it.
pub(crate) async fn pair(game: GameId, seats: u8, unaware: Seat, number: u8) -> Option<Pair> {
    let begun = begun(options(game, json!({})), seats, number).await;
    let set_up = AnyGame::new(&begun.game, seats).unwrap();
    let opening = &begun.opening;
    let mut chance = Chance::new(number.into());
    let (mut worlds, other) = Worlds::open(&set_up, seats, opening, unaware, begun.streams, &mut chance)?;
    let steps = std::iter::from_fn(|| worlds.next(&mut chance))
        .take(STEPS)
        .collect();
    let logs = [opening, &other].map(|events| with_opening(&begun.log, events));
    Some(Pair { begun, logs, steps })
}

impl Pair {
    /// Plays what can be done at both tables at one of them.
    pub(crate) async fn played(&self, table: usize) -> GoesOn {
        let mut table = GoesOn::from(&self.begun, &self.logs[table]).await;
        for (seat, intent) in self.steps.clone() {
            table.does(seat, |id| ClientMessage::Act { id, intent }).await;
        }
        table
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
    let pair = pair(game, seats, unaware, number).await?;
    let one = pair.played(0).await.heard().await;
    let other = pair.played(1).await.heard().await;
    let own = usize::from(unaware.0);
    assert_eq!(
        one.seats[own], other.seats[own],
        "{game:?}, seat {unaware}, {number}"
    );
    assert_eq!(one.public, other.public, "{game:?}, {number}");
    assert_ne!(one.seats, other.seats, "somebody else was told of the difference");
    Some(pair.steps.len())
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
