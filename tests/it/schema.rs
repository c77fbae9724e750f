//! The schema that the server hands out describes all that is said.

use dragonhall_protocol::games::dragon_stone::Intent;
use dragonhall_protocol::{
    ClientMessage, ClockRule, GameIntent, KeyKind, Level, MessageId, Motion, Reaction, RoomSettings, Seat,
    SeatKey, Watching,
};
use dragonhall_tests::http::{get, post};
use dragonhall_tests::player::plays_out;
use dragonhall_tests::{Raw, TestServer, dragon_stone};
use jsonschema::Validator;
use serde_json::{Value, json};
use uuid::Uuid;

struct Schema(Value);

impl Schema {
    async fn of(server: &TestServer) -> Self {
        Self(get(server.socket(), "/protocol/schema.json").await.json())
    }

    fn of_type(&self, name: &str) -> Validator {
        let mut schema = self.0.clone();
        schema["$ref"] = json!(format!("#/$defs/{name}"));
        jsonschema::validator_for(&schema).expect("a schema")
    }
}

fn check(validator: &Validator, line: &str) {
    let value: Value = serde_json::from_str(line).expect("JSON");
    if let Err(error) = validator.validate(&value) {
        panic!("{error}: {line}");
    }
}

#[tokio::test]
async fn every_message_of_a_whole_game_fits_the_schema() {
    let server = TestServer::start().await;
    let schema = Schema::of(&server).await;
    let (to_client, to_server) = (schema.of_type("ServerMessage"), schema.of_type("ClientMessage"));
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut watcher = server.spectator(first.room()).await;
    for turn in [1, 9] {
        let intent = GameIntent::DragonStone(Intent::Roll { turn });
        watcher
            .asks(|id| ClientMessage::Act {
                id,
                intent: intent.clone(),
            })
            .await;
        second
            .asks(|id| ClientMessage::Act {
                id,
                intent: intent.clone(),
            })
            .await;
        first.asks(|id| ClientMessage::Act { id, intent }).await;
    }
    let last = plays_out([&mut first, &mut second]).await;
    watcher.catches_up(last).await;
    watcher.sees().await;
    second.drops().await;
    second.rejoins().await;
    for player in [&first, &second, &watcher] {
        player
            .transcript()
            .received()
            .iter()
            .for_each(|line| check(&to_client, line));
        player
            .transcript()
            .sent()
            .iter()
            .for_each(|line| check(&to_server, line));
    }
}

#[tokio::test]
async fn every_message_of_an_evening_fits_the_schema() {
    let server = TestServer::start().await;
    let schema = Schema::of(&server).await;
    let (to_client, to_server) = (schema.of_type("ServerMessage"), schema.of_type("ClientMessage"));
    let [mut host, mut guest] = server.lobby(dragon_stone()).await;
    let mut kim = server.spectator(host.room()).await;
    kim.does(|id| ClientMessage::Watch {
        id,
        name: "Kim".into(),
    })
    .await;
    let settings = RoomSettings {
        clock: ClockRule::Bank {
            seconds: 600,
            increment: 5,
        },
        watching: Watching::Delayed,
        listed: true,
        quick_bots: true,
        odds: true,
        keep_names: true,
    };
    host.does(|id| ClientMessage::Settings { id, settings }).await;
    host.does(|id| ClientMessage::Arrange {
        id,
        seats: vec![Seat(1), Seat(0)],
    })
    .await;
    host.does(|id| ClientMessage::Shuffle { id }).await;
    host.does(|id| ClientMessage::MakeKey {
        id,
        kind: KeyKind::Words,
        seat: None,
    })
    .await;
    host.does(|id| ClientMessage::Webhook {
        id,
        url: Some("https://example.org/".into()),
    })
    .await;
    guest.asks(|id| ClientMessage::Keep { id }).await;
    kim.does(|id| ClientMessage::ForgetMe { id }).await;
    guest.sees().await;
    tokio::join!(host.begins(), guest.begins());
    kim.does(|id| ClientMessage::React {
        id,
        reaction: Reaction::Luck,
    })
    .await;
    guest
        .does(|id| ClientMessage::Vote {
            id,
            motion: Motion::Pause,
            yes: true,
        })
        .await;
    host.does(|id| ClientMessage::Vote {
        id,
        motion: Motion::Pause,
        yes: true,
    })
    .await;
    host.does(|id| ClientMessage::Resume { id }).await;
    guest.asks(|id| ClientMessage::TakeBack { id, seq: 1 }).await;
    kim.asks(|id| ClientMessage::Claim {
        id,
        key: SeatKey::Hop("none".into()),
    })
    .await;
    host.sees().await;
    host.is_told_the_odds().await;
    plays_out([&mut host, &mut guest]).await;
    host.does(|id| ClientMessage::Rematch { id }).await;
    guest.sees().await;
    guest.does(|id| ClientMessage::Stand { id }).await;
    host.does(|id| ClientMessage::AddBot {
        id,
        seat: None,
        level: Level::Hard,
    })
    .await;
    host.asks(|id| ClientMessage::Begin { id }).await;
    kim.sees().await;
    for player in [&host, &guest, &kim] {
        let transcript = player.transcript();
        transcript
            .received()
            .iter()
            .for_each(|line| check(&to_client, line));
        transcript.sent().iter().for_each(|line| check(&to_server, line));
    }
    let room = host.room();
    let games = get(server.socket(), &format!("/api/rooms/{room}/games"))
        .await
        .json();
    check(&schema.of_type("PlayedGame"), &games[0].to_string());
    let path = format!("/api/rooms/{room}/games/{}/replay?most=9", games[0]["seq"]);
    check(&schema.of_type("Replay"), &get(server.socket(), &path).await.body);
    let listed = get(server.socket(), "/api/rooms").await.json();
    check(&schema.of_type("OpenRoom"), &listed[0].to_string());
}

#[tokio::test]
async fn refusals_of_bad_frames_fit_the_schema() {
    let server = TestServer::start().await;
    let to_client = Schema::of(&server).await.of_type("ServerMessage");
    let host = server.host(dragon_stone()).await;
    let mut raw = Raw::enters(server.socket(), host.room()).await;
    for text in ["{", r#"{"type":"hello","enter":{"code":"OAK-1"}}"#] {
        raw.says(text).await;
        check(&to_client, &serde_json::to_string(&raw.hears().await).unwrap());
    }
    raw.is_alive().await;
}

#[tokio::test]
async fn http_bodies_fit_the_schema() {
    let server = TestServer::start().await;
    let schema = Schema::of(&server).await;
    let [first, _second] = server.table(dragon_stone()).await;
    let body = serde_json::to_string(&dragon_stone()).unwrap();
    check(
        &schema.of_type("RoomAddress"),
        &post(server.socket(), "/api/rooms", body).await.body,
    );
    let summary = get(server.socket(), &format!("/api/rooms/{}", first.room())).await;
    check(&schema.of_type("RoomSummary"), &summary.body);
    check(
        &schema.of_type("Problem"),
        &get(server.socket(), "/api/rooms/none").await.body,
    );
    for game in get(server.socket(), "/api/games")
        .await
        .json()
        .as_array()
        .unwrap()
    {
        check(&schema.of_type("GameInfo"), &game.to_string());
    }
}

#[tokio::test]
async fn the_schema_tells_wrong_messages_from_right_ones() {
    let server = TestServer::start().await;
    let schema = Schema::of(&server).await;
    let (to_client, to_server) = (schema.of_type("ServerMessage"), schema.of_type("ClientMessage"));
    let host = server.host(dragon_stone()).await;
    for line in host.transcript().received() {
        let mut message: Value = serde_json::from_str(&line).unwrap();
        message["type"] = json!("song");
        assert!(!to_client.is_valid(&message), "{message}");
    }
    let ping = |id: Value| json!({ "type": "ping", "id": id });
    assert!(to_server.is_valid(&ping(json!(MessageId(Uuid::nil())))));
    assert!(!to_server.is_valid(&ping(json!(7))));
    assert!(!to_server.is_valid(&json!({ "type": "ping" })));
}
