//! No byte sent to a viewer depends on what that viewer may not know.

use dragonhall_client::number;
use dragonhall_protocol::{Digest, Phase, RoomId, SeatNumber, SeatToken};
use dragonhall_rules::seed::{commitment, game_seed};
use dragonhall_tests::http::get;
use dragonhall_tests::player::plays_out;
use dragonhall_tests::secrets::{Secret, heard};
use dragonhall_tests::{Player, TestServer, dragon_stone};
use serde_json::Value;
use uuid::Uuid;

pub(crate) const ROOM: RoomId = RoomId(Uuid::from_u128(0x5ec2e7));
const SEED: Digest = Digest(*b"a seed that the server has drawn");
const NUMBERS: [SeatNumber; 2] = [
    SeatNumber(*b"number of whoever sits on seat 0"),
    SeatNumber(*b"WHAT THE OTHER PLAYER HAS CHOSEN"),
];

/// A spectator and two seated players, all of whom came before anybody sat down.
async fn company(server: &TestServer) -> [Player; 3] {
    let watcher = server.spectator(ROOM).await;
    let mut black = server.spectator(ROOM).await;
    let mut white = server.spectator(ROOM).await;
    black.sits("Ember").await;
    white.sits("Frost").await;
    [watcher, black, white]
}

async fn ready(black: &mut Player, white: &mut Player, numbers: [SeatNumber; 2]) {
    black.readies(numbers[0]).await;
    white.readies(numbers[1]).await;
}

fn of_token(whose: &str, token: SeatToken) -> [Secret; 2] {
    [
        Secret::new(format!("{whose} token"), token.0),
        Secret::new(format!("the hash of {whose} token"), commitment(&token.0).0),
    ]
}

#[tokio::test]
async fn nobody_hears_a_secret_before_its_time() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    server.room_with_seed(ROOM, &dragon_stone(), SEED).await;
    let [mut watcher, mut black, mut white] = company(&server).await;
    let seeds = vec![
        Secret::new("the server's seed", SEED.0),
        Secret::new("the game's seed", game_seed(&SEED.0, &NUMBERS).0),
    ];
    let of_black: Vec<_> = of_token("black's", black.token()).into();
    let of_white: Vec<_> = of_token("white's", white.token()).into();
    let of_watcher: Vec<_> = of_token("the watcher's", watcher.token()).into();
    let numbers = vec![
        Secret::new("black's number", NUMBERS[0].0),
        Secret::new("white's number", NUMBERS[1].0),
    ];
    let paths = [
        format!("/api/rooms/{ROOM}"),
        format!("/api/rooms/{ROOM}/receipt"),
        "/api/codes/OAK-1".to_owned(),
    ];
    let mut public = Vec::new();
    let overhear = async |public: &mut Vec<String>| {
        for path in &paths {
            public.push(get(server.socket(), path).await.body);
        }
    };

    ready(&mut black, &mut white, NUMBERS).await;
    overhear(&mut public).await;
    for player in [&mut watcher, &mut black, &mut white] {
        player.sees().await;
        assert_eq!(
            heard(&player.transcript().received(), &numbers),
            [],
            "before any number is shown"
        );
    }
    assert_eq!(heard(&public, &numbers), []);

    black.reveals().await;
    for player in [&mut watcher, &mut black, &mut white] {
        player.sees().await;
        assert_eq!(
            heard(&player.transcript().received(), &numbers[1..]),
            [],
            "before white shows the number"
        );
    }
    overhear(&mut public).await;
    assert_eq!(heard(&public, &numbers[1..]), []);

    white.reveals().await;
    for player in [&mut watcher, &mut black] {
        player.waits_until(|seen| seen.room.phase == Phase::Playing).await;
    }
    overhear(&mut public).await;
    plays_out([&mut black, &mut white]).await;
    watcher.waits_until(|seen| seen.outcome().is_some()).await;
    for player in [&watcher, &black, &white] {
        let received = player.transcript().received();
        let end = received.iter().position(|line| shows_the_end(line)).unwrap();
        let (before, after) = received.split_at(end);
        assert_eq!(heard(before, &seeds), [], "before the end");
        assert!(
            !heard(after, &seeds[..1]).is_empty(),
            "the server's seed is shown at the end"
        );
    }
    assert_eq!(heard(&public, &seeds), []);

    let own = |line: &String| !line.contains("\"welcome\"");
    let to = |player: &Player| player.transcript().received();
    let others = |secrets: [&[Secret]; 2]| secrets.concat();
    assert_eq!(heard(&to(&watcher), &others([&of_black, &of_white])), []);
    assert_eq!(heard(&to(&black), &others([&of_white, &of_watcher])), []);
    assert_eq!(heard(&to(&white), &others([&of_black, &of_watcher])), []);
    for (player, secrets) in [(&watcher, &of_watcher), (&black, &of_black), (&white, &of_white)] {
        let after_welcome: Vec<_> = to(player).into_iter().filter(own).collect();
        assert_eq!(
            heard(&after_welcome, secrets),
            [],
            "a token is told once, to its owner"
        );
    }
    overhear(&mut public).await;
    assert_eq!(heard(&public, &[of_black, of_white, of_watcher].concat()), []);
}

fn shows_the_end(line: &str) -> bool {
    serde_json::from_str::<Value>(line).unwrap()["room"]["phase"] == "finished"
}

/// What somebody was told last of who is here, once everybody who sits is here and so many watch.
pub(crate) async fn last_presence(player: &mut Player, spectators: u32) -> String {
    player
        .waits_until(|seen| {
            seen.presence.spectators == spectators && seen.presence.present.len() == seen.room.seats.len()
        })
        .await;
    let received = player.transcript().received().into_iter();
    let told = received.rev().find(|line| line.starts_with(PRESENCE));
    told.expect("a word about who is here")
}

const PRESENCE: &str = r#"{"type":"presence""#;

/// What each of the company heard, without what differs by right: message ids, the own token, and how often it was told
/// who is here. Times are moved by hand, and are the same.
pub(crate) fn heard_by(player: &Player) -> Vec<String> {
    let own_token = serde_json::to_string(&player.token()).unwrap();
    let masked = |line: String| {
        let mut value: Value = serde_json::from_str(&line).unwrap();
        mask(&mut value);
        (line.len(), value.to_string().replace(&own_token, "\"own\""))
    };
    player
        .transcript()
        .received()
        .into_iter()
        // Presence is told at its own pace, by the machine's time.
        .filter(|line| !line.starts_with(PRESENCE))
        .map(masked)
        .map(|(length, line)| format!("{length} {line}"))
        .collect()
}

fn mask(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match (name.as_str(), &field) {
                    ("id", Value::String(_)) => *field = Value::Null,
                    // What a head is depends on everything; that it is there, and how long, does not.
                    ("head", Value::String(head)) => *field = Value::from(head.len()),
                    _ => mask(field),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(mask),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test]
async fn games_that_differ_only_in_tokens_sound_the_same_to_everybody() {
    let mut runs = Vec::new();
    for _ in 0..2 {
        let server = TestServer::prepare().timed_by_hand().start().await;
        server.room_with_seed(ROOM, &dragon_stone(), SEED).await;
        let [mut watcher, mut black, mut white] = company(&server).await;
        ready(&mut black, &mut white, NUMBERS).await;
        black.reveals().await;
        white.reveals().await;
        black.waits_until(|seen| seen.room.phase == Phase::Playing).await;
        plays_out([&mut black, &mut white]).await;
        watcher.waits_until(|seen| seen.outcome().is_some()).await;
        let _late = server.spectator(ROOM).await;
        let mut told = Vec::new();
        for player in [&mut watcher, &mut black, &mut white] {
            told.push(last_presence(player, 2).await);
        }
        runs.push([heard_by(&watcher), heard_by(&black), heard_by(&white), told]);
    }
    assert!(runs[0][0].len() > 10);
    assert_eq!(runs[0], runs[1]);
}

/// What everybody hears of a lobby in which both are ready and no number has been shown.
async fn sealed_lobby(server_seed: Digest, numbers: [SeatNumber; 2]) -> [Vec<String>; 3] {
    let server = TestServer::prepare().timed_by_hand().start().await;
    server.room_with_seed(ROOM, &dragon_stone(), server_seed).await;
    let [mut watcher, mut black, mut white] = company(&server).await;
    ready(&mut black, &mut white, numbers).await;
    let seals = [
        commitment(&server_seed.0),
        number::hash(numbers[0]),
        number::hash(numbers[1]),
    ];
    let mut all = Vec::new();
    for player in [&mut watcher, &mut black, &mut white] {
        player.sees().await;
        let unsealed = heard_by(player).into_iter().map(|line| {
            seals
                .iter()
                .zip(["seal", "seal 0", "seal 1"])
                .fold(line, |line, (seal, name)| line.replace(&seal.to_string(), name))
        });
        all.push(unsealed.collect());
    }
    all.try_into().unwrap()
}

#[tokio::test]
async fn a_sealed_seed_and_sealed_numbers_are_known_by_their_seals_alone() {
    let one = sealed_lobby(SEED, NUMBERS).await;
    let other = sealed_lobby(Digest([7; 32]), [SeatNumber([8; 32]), SeatNumber([9; 32])]).await;
    assert_eq!(one, other);
}
