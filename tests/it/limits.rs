//! The limits at the edge.

use std::time::Duration;

use dragonhall_client::Error;
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{
    Answer, ClientMessage, CloseCode, Enter, MessageId, Refusal, RoomCode, ServerMessage,
};
use dragonhall_tests::raw::Ending;
use dragonhall_tests::{Player, Raw, TestServer, dragon_stone, http, patiently};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Bytes, Message};
use uuid::Uuid;

fn ping() -> ClientMessage {
    ClientMessage::Ping {
        id: MessageId(Uuid::new_v4()),
    }
}

#[tokio::test]
async fn too_many_messages_are_refused_with_the_limit_and_the_wait() {
    let server = TestServer::prepare()
        .edge(|edge| (edge.messages_per_second, edge.message_burst) = (10, 20))
        .start()
        .await;
    let host = server.host(dragon_stone()).await;
    let mut raw = Raw::enters(server.socket(), host.room()).await;
    let sent = 60;
    for _ in 0..sent {
        raw.tells(&ping()).await;
    }
    let (mut answered, mut throttled) = (0, 0);
    for _ in 0..sent {
        match raw.hears().await {
            ServerMessage::Pong { .. } => answered += 1,
            ServerMessage::Answer {
                answer:
                    Answer::Refused {
                        refusal:
                            Refusal::Throttled {
                                limit: Limit::Messages,
                                seconds,
                            },
                    },
                ..
            } => {
                assert_eq!(seconds, 1);
                throttled += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(
        answered >= 20 && throttled > 0,
        "{answered} answered, {throttled} throttled"
    );

    tokio::time::sleep(Duration::from_secs(1)).await;
    raw.is_alive().await;
}

#[tokio::test]
async fn whoever_floods_on_is_shown_out() {
    let server = TestServer::prepare()
        .edge(|edge| (edge.messages_per_second, edge.message_burst) = (1, 1))
        .start()
        .await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    let mut raw = Raw::enters(server.socket(), first.room()).await;
    for _ in 0..300 {
        raw.tells(&ping()).await;
    }
    assert_eq!(raw.ends().await.code(), Some(CloseCode::Policy));
    first.waits_until(|seen| seen.presence.spectators == 0).await;
    second.waits_until(|seen| seen.presence.spectators == 0).await;
}

#[tokio::test]
async fn pings_and_pongs_count_as_messages_do() {
    let server = TestServer::prepare()
        .edge(|edge| (edge.messages_per_second, edge.message_burst) = (1, 5))
        .start()
        .await;
    let host = server.host(dragon_stone()).await;
    for frame in [Message::Ping(Bytes::new()), Message::Pong(Bytes::new())] {
        let mut before_hello = Raw::open(server.socket()).await;
        for _ in 0..10 {
            before_hello.sends(frame.clone()).await;
        }
        assert_eq!(before_hello.ends().await.code(), Some(CloseCode::Policy));

        let mut inside = Raw::enters(server.socket(), host.room()).await;
        for _ in 0..150 {
            inside.sends(frame.clone()).await;
        }
        assert_eq!(inside.ends().await.code(), Some(CloseCode::Policy));
    }
}

async fn hello(server: &TestServer, enter: Enter) -> Ending {
    let mut raw = Raw::open(server.socket()).await;
    raw.tells(&ClientMessage::Hello {
        enter,
        token: None,
        pass: None,
    })
    .await;
    raw.ends().await
}

fn throttled_by(ending: &Ending) -> Option<Limit> {
    match &ending.messages()[..] {
        [
            ServerMessage::Refused {
                refusal: Refusal::Throttled { limit, seconds },
            },
        ] if *seconds > 0 => Some(*limit),
        _ => None,
    }
}

#[tokio::test]
async fn one_address_opens_only_so_many_rooms() {
    let server = TestServer::prepare()
        .edge(|edge| edge.new_rooms_per_minute = 2)
        .start()
        .await;
    let _host = server.host(dragon_stone()).await;
    let room = serde_json::to_string(&dragon_stone()).unwrap();
    assert_eq!(
        http::post(server.socket(), "/api/rooms", room.clone())
            .await
            .status,
        201
    );

    let ending = hello(&server, Enter::Create(dragon_stone())).await;
    assert_eq!(
        (throttled_by(&ending), ending.code()),
        (Some(Limit::NewRooms), Some(CloseCode::Overload))
    );
    let reply = http::post(server.socket(), "/api/rooms", room).await;
    assert_eq!(reply.status, 429);
    assert_eq!(reply.json()["refusal"]["code"], "throttled");
}

#[tokio::test]
async fn one_address_guesses_only_so_many_codes() {
    let server = TestServer::prepare()
        .edge(|edge| edge.code_guesses_per_minute = 2)
        .start()
        .await;
    let host = server.host(dragon_stone()).await;
    let guess = || Enter::Code(RoomCode("OAK-1".to_owned()));
    assert_eq!(
        hello(&server, guess()).await.code(),
        Some(CloseCode::NoSuchRoomOrSeat)
    );
    assert_eq!(http::get(server.socket(), "/api/codes/OAK-2").await.status, 404);

    let ending = hello(&server, guess()).await;
    assert_eq!(
        (throttled_by(&ending), ending.code()),
        (Some(Limit::CodeGuesses), Some(CloseCode::Overload))
    );
    let right = Enter::Code(host.seen().room.code.clone());
    assert_eq!(
        throttled_by(&hello(&server, right).await),
        Some(Limit::CodeGuesses)
    );
    assert_eq!(http::get(server.socket(), "/api/codes/OAK-3").await.status, 429);
}

#[tokio::test]
async fn a_spectator_who_does_not_read_is_let_go_and_the_others_play_on() {
    let server = TestServer::prepare()
        .edge(|edge| edge.write_seconds = 1)
        .start()
        .await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut deaf = Raw::enters(server.socket(), first.room()).await;
    first.waits_until(|seen| seen.presence.spectators == 1).await;

    let flooding = async {
        loop {
            deaf.tries_to_tell(&ClientMessage::Resync {
                id: MessageId(Uuid::new_v4()),
            })
            .await;
        }
    };
    let playing = async {
        while first.seen().presence.spectators > 0 {
            let (player, other) = if first.seen().is_awaited() {
                (&mut first, &mut second)
            } else {
                (&mut second, &mut first)
            };
            if player.seen().outcome().is_some() {
                first.waits_until(|seen| seen.presence.spectators == 0).await;
                break;
            }
            let seq = player.plays_any().await;
            other.catches_up(seq).await;
        }
    };
    tokio::select! {
        () = patiently("the end of a connection that does not read", playing) => {}
        () = flooding => unreachable!("it never ends"),
    }
    second.waits_until(|seen| seen.presence.spectators == 0).await;
}

#[tokio::test]
async fn whoever_read_too_slowly_is_told_so() {
    let server = TestServer::prepare()
        .edge(|edge| {
            edge.outbox = 64;
            edge.write_seconds = 60;
        })
        .start()
        .await;
    let [mut first, _second] = server.table(dragon_stone()).await;
    let mut slow = Raw::enters(server.socket(), first.room()).await;
    first.waits_until(|seen| seen.presence.spectators == 1).await;
    let flooding = async {
        loop {
            slow.tries_to_tell(&ClientMessage::Resync {
                id: MessageId(Uuid::new_v4()),
            })
            .await;
        }
    };
    tokio::select! {
        () = first.waits_until(|seen| seen.presence.spectators == 0) => {}
        () = flooding => unreachable!("it never ends"),
    }
    assert_eq!(slow.ends().await.code(), Some(CloseCode::Overload));
}

#[tokio::test]
async fn a_connection_without_a_sign_of_life_is_given_up() {
    let server = TestServer::prepare()
        .edge(|edge| edge.ping_seconds = 1)
        .start()
        .await;
    let [mut first, _second] = server.lobby(dragon_stone()).await;
    let silent = Raw::enters(server.socket(), first.room()).await;
    first.waits_until(|seen| seen.presence.spectators == 1).await;
    first.waits_until(|seen| seen.presence.spectators == 0).await;
    drop(silent);
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let server = TestServer::prepare()
        .edge(|edge| edge.header_seconds = 1)
        .start()
        .await;
    let mut stream = TcpStream::connect(server.socket()).await.unwrap();
    stream.write_all(b"GET /ws HTTP/1.1\r\nhost: hall").await.unwrap();
    let mut answer = Vec::new();
    patiently("the end of the connection", stream.read_to_end(&mut answer))
        .await
        .unwrap();
}

#[tokio::test]
async fn a_full_house_turns_newcomers_away_and_keeps_its_guests() {
    let server = TestServer::prepare()
        .edge(|edge| edge.max_connections = 3)
        .start()
        .await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let knocks = |address| Player::tries_to_enter(address, Enter::Room(first.room()), None);
    let same_household = knocks(server.address()).await;
    assert!(
        matches!(same_household, Err(Error::Rejected(429))),
        "the last place is for another: {:?}",
        same_household.err()
    );
    let _third = knocks(server.address_from("198.51.100.1")).await.unwrap();
    let fourth = knocks(server.address_from("198.51.100.2")).await;
    assert!(matches!(fourth, Err(Error::Rejected(503))), "{:?}", fourth.err());
    let reply = http::get(server.socket(), "/api/games").await;
    assert_eq!((reply.status, reply.header("retry-after")), (503, "10"));
    assert!(
        reply
            .header("content-security-policy")
            .contains("default-src 'self'")
    );
    assert_eq!(reply.json()["refusal"]["limit"], "connections");
    let seq = first.plays_any().await;
    second.catches_up(seq).await;
}
