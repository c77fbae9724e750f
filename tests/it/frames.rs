//! Bad frames and bad manners cost only their sender.

use dragonhall_protocol::{Answer, ClientMessage, CloseCode, MessageId, Refusal, SUBPROTOCOL, ServerMessage};
use dragonhall_tests::{Chance, Raw, TestServer, dragon_stone, patiently};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use uuid::Uuid;

const ID: &str = "11111111-2222-4333-8444-555555555555";

fn malformed(message: &ServerMessage) -> Option<Option<MessageId>> {
    match message {
        ServerMessage::Refused {
            refusal: Refusal::Malformed { .. },
        } => Some(None),
        ServerMessage::Answer {
            id,
            answer: Answer::Refused {
                refusal: Refusal::Malformed { .. },
            },
        } => Some(Some(*id)),
        _ => None,
    }
}

fn padded_ping(length: usize) -> String {
    let ping = format!(r#"{{"type":"ping","id":"{ID}"}}"#);
    " ".repeat(length - ping.len()) + &ping
}

#[tokio::test]
async fn a_frame_that_is_too_big_ends_the_connection() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let most = 16 * 1024;
    let mut raw = Raw::enters(server.socket(), first.room()).await;
    raw.says(padded_ping(most)).await;
    assert!(matches!(raw.hears().await, ServerMessage::Pong { .. }));
    raw.says(padded_ping(most + 1)).await;
    assert_eq!(raw.ends().await.code(), Some(CloseCode::TooBig));

    let mut in_pieces = Raw::enters(server.socket(), first.room()).await;
    let piece = |text: &str, kind, is_last| {
        Message::Frame(Frame::message(text.to_owned(), OpCode::Data(kind), is_last))
    };
    in_pieces.sends(piece(&" ".repeat(most), Data::Text, false)).await;
    in_pieces
        .sends(piece(&padded_ping(most), Data::Continue, true))
        .await;
    assert_eq!(in_pieces.ends().await.code(), Some(CloseCode::TooBig));

    let mut before_hello = Raw::open(server.socket()).await;
    before_hello.says(padded_ping(most + 1)).await;
    assert_eq!(before_hello.ends().await.code(), Some(CloseCode::TooBig));

    let seq = first.plays_any().await;
    second.catches_up(seq).await;
}

#[tokio::test]
async fn what_is_no_message_is_refused_and_the_connection_goes_on() {
    let server = TestServer::start().await;
    let host = server.host(dragon_stone()).await;
    let mut raw = Raw::enters(server.socket(), host.room()).await;
    let deep = "[".repeat(8_000);
    let unnamed = [
        "",
        "{",
        "null",
        "[]",
        "\"ping\"",
        "{}",
        r#"{"type":"sing"}"#,
        r#"{"type":"ping"}"#,
        &deep,
    ];
    for text in unnamed {
        raw.says(text).await;
        assert_eq!(malformed(&raw.hears().await), Some(None), "{text}");
    }
    let id: Uuid = ID.parse().unwrap();
    for text in [
        format!(r#"{{"type":"sing","id":"{ID}"}}"#),
        format!(r#"{{"type":"ping","id":"{ID}","loud":true}}"#),
        format!(r#"{{"type":"sit","id":"{ID}"}}"#),
        format!(r#"{{"type":"sit","id":"{ID}","name":7}}"#),
        format!(r#"{{"type":"sit","id":"{ID}","seat":-1,"name":"Ash"}}"#),
        format!(r#"{{"type":"sit","id":"{ID}","seat":256,"name":"Ash"}}"#),
        format!(r#"{{"type":"ready","id":"{ID}","number_hash":"ab"}}"#),
        format!(r#"{{"type":"act","id":"{ID}","intent":{{"game":"chess","intent":{{}}}}}}"#),
        format!(r#"{{"type":"act","id":"{ID}","intent":{{"game":"dragon-stone","intent":{{"do":"fly"}}}}}}"#),
    ] {
        raw.says(text.clone()).await;
        assert_eq!(malformed(&raw.hears().await), Some(Some(MessageId(id))), "{text}");
    }
    raw.sends(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(malformed(&raw.hears().await), Some(None));
    raw.is_alive().await;
}

#[tokio::test]
async fn random_noise_is_refused_frame_by_frame() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut raw = Raw::enters(server.socket(), first.room()).await;
    let mut chance = Chance::new(3);
    let words = [
        "{", "}", "[", "]", ":", ",", "\"type\"", "\"act\"", "\"id\"", ID, "null", "-1", "1e999", "\u{0}",
        "é", "\\ud800",
    ];
    for _ in 0..300 {
        let noise: String = (0..chance.below(40))
            .map(|_| words[chance.below(words.len())])
            .collect();
        raw.says(noise.clone()).await;
        assert!(malformed(&raw.hears().await).is_some(), "{noise}");
    }
    raw.is_alive().await;
    let seq = first.plays_any().await;
    second.catches_up(seq).await;
}

/// A frame that begins with this byte, masked with zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let length = u8::try_from(payload.len()).unwrap();
    let head: &[u8] = if length < 126 {
        &[first, 0x80 | length]
    } else {
        &[first, 0xfe, 0, length]
    };
    [head, &[0; 4], payload].concat()
}

async fn codes_after(server: &TestServer, bytes: &[u8]) -> [Option<u16>; 2] {
    let host = server.host(dragon_stone()).await;
    let mut in_the_room = Raw::enters(server.socket(), host.room()).await;
    in_the_room.sends_bytes(bytes).await;
    let mut before_hello = Raw::open(server.socket()).await;
    before_hello.sends_bytes(bytes).await;
    [
        in_the_room.ends().await.number(),
        before_hello.ends().await.number(),
    ]
}

#[tokio::test]
async fn what_the_rfc_forbids_is_closed_with_its_code() {
    let server = TestServer::start().await;
    let forbidden = [
        ("a reserved bit", frame(0xc1, b"{}")),
        ("a reserved kind of data", frame(0x83, b"{}")),
        ("a reserved kind of control", frame(0x8b, b"")),
        ("a long ping", frame(0x89, &[0; 126])),
        ("a ping in pieces", frame(0x09, b"")),
        ("the rest of nothing", frame(0x80, b"{}")),
        (
            "a text within a text",
            [frame(0x01, b"{"), frame(0x81, b"{}")].concat(),
        ),
        ("a frame without a mask", b"\x81\x02{}".to_vec()),
        ("half a code", frame(0x88, &[3])),
        ("a code that is never sent", frame(0x88, &1005_u16.to_be_bytes())),
        ("a code of nobody", frame(0x88, &999_u16.to_be_bytes())),
    ];
    for (what, bytes) in forbidden {
        let codes = codes_after(&server, &bytes).await;
        assert_eq!(codes, [Some(CloseCode::ProtocolError.number()); 2], "{what}");
    }
    let no_text = [
        ("a text", frame(0x81, b"\xce\xba\xed\xa0\x80")),
        (
            "the end of a text",
            [frame(0x01, b"\xce"), frame(0x80, b"\xce")].concat(),
        ),
        ("a reason", frame(0x88, b"\x03\xe8\xff")),
    ];
    for (what, bytes) in no_text {
        let codes = codes_after(&server, &bytes).await;
        assert_eq!(codes, [Some(CloseCode::InvalidText.number()); 2], "{what}");
    }
}

#[tokio::test]
async fn a_message_in_pieces_that_does_not_end_ends_the_connection() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let most = 4 * 16 * 1024;
    let piece = frame(0x00, b"");
    let pieces = piece.repeat(most / piece.len() + 1);
    let unfinished = [frame(0x01, b""), pieces].concat();
    assert_eq!(
        codes_after(&server, &unfinished).await,
        [Some(CloseCode::TooBig.number()); 2]
    );

    let mut endless = Raw::enters(server.socket(), first.room()).await;
    endless.sends_bytes(&frame(0x01, b"")).await;
    let flood = piece.repeat(10_000);
    let flooding = async { while endless.tries_to_send_bytes(&flood).await {} };
    patiently("the end of a flood", flooding).await;

    let mut patient = Raw::enters(server.socket(), first.room()).await;
    for _ in 0..5 {
        let ping = padded_ping(100);
        let [begin, middle, end] = [&ping[..50], &ping[50..80], &ping[80..]].map(str::as_bytes);
        let empty = piece.repeat(1_000);
        patient
            .sends_bytes(&[frame(0x01, begin), empty, frame(0x00, middle), frame(0x80, end)].concat())
            .await;
        assert!(matches!(patient.hears().await, ServerMessage::Pong { .. }));
    }
    let seq = first.plays_any().await;
    second.catches_up(seq).await;
}

#[tokio::test]
async fn a_close_is_answered_with_the_same_code() {
    let server = TestServer::start().await;
    for code in [1000_u16, 1001, 3000, 4999] {
        let bytes = frame(0x88, &code.to_be_bytes());
        assert_eq!(codes_after(&server, &bytes).await, [Some(code); 2]);
    }
}

#[tokio::test]
async fn broken_text_ends_the_connection() {
    let server = TestServer::start().await;
    let host = server.host(dragon_stone()).await;
    let mut raw = Raw::enters(server.socket(), host.room()).await;
    raw.sends(Message::Frame(Frame::message(
        vec![0xff, 0xfe],
        OpCode::Data(Data::Text),
        true,
    )))
    .await;
    assert_eq!(raw.ends().await.code(), Some(CloseCode::InvalidText));
}

#[tokio::test]
async fn the_first_message_must_be_hello() {
    let server = TestServer::start().await;
    let mut raw = Raw::open(server.socket()).await;
    raw.tells(&ClientMessage::Ping {
        id: MessageId(Uuid::new_v4()),
    })
    .await;
    let ending = raw.ends().await;
    assert_eq!(
        ending.messages(),
        [ServerMessage::Refused {
            refusal: Refusal::HelloFirst
        }]
    );
    assert_eq!(ending.code(), Some(CloseCode::Policy));

    let mut raw = Raw::open(server.socket()).await;
    raw.says("hello").await;
    let ending = raw.ends().await;
    assert_eq!(
        ending.messages().iter().map(malformed).collect::<Vec<_>>(),
        [Some(None)]
    );
    assert_eq!(ending.code(), Some(CloseCode::Policy));
}

#[tokio::test]
async fn whoever_says_nothing_is_not_kept_waiting_for() {
    let server = TestServer::prepare()
        .edge(|edge| edge.hello_seconds = 1)
        .start()
        .await;
    let raw = Raw::open(server.socket()).await;
    let ending = raw.ends().await;
    assert_eq!(
        ending.messages(),
        [ServerMessage::Refused {
            refusal: Refusal::HelloFirst
        }]
    );
    assert_eq!(ending.code(), Some(CloseCode::Policy));
}

#[tokio::test]
async fn a_second_hello_is_refused() {
    let server = TestServer::start().await;
    let host = server.host(dragon_stone()).await;
    let mut raw = Raw::enters(server.socket(), host.room()).await;
    let hello = format!(r#"{{"type":"hello","enter":{{"room":"{}"}}}}"#, host.room());
    raw.says(hello).await;
    assert_eq!(
        raw.hears().await,
        ServerMessage::Refused {
            refusal: Refusal::AlreadyEntered
        }
    );
    raw.is_alive().await;
}

#[tokio::test]
async fn only_this_version_of_the_protocol_is_spoken() {
    let server = TestServer::start().await;
    assert_eq!(Raw::open_with(server.socket(), &[]).await.err(), Some(400));
    let opens = async |asked: &str| {
        Raw::open_with(server.socket(), &[("sec-websocket-protocol", asked)])
            .await
            .err()
    };
    assert_eq!(opens("dragonhall.0").await, Some(400));
    assert_eq!(opens("chat").await, Some(400));
    assert_eq!(opens(SUBPROTOCOL).await, None);
    assert_eq!(opens(&format!("chat, {SUBPROTOCOL}")).await, None);
}

#[tokio::test]
async fn a_foreign_page_may_not_connect() {
    let server = TestServer::prepare()
        .config(|config| config.allow_origins = vec!["https://friends.example".to_owned()])
        .start()
        .await;
    let opens = async |origin: &str| {
        let headers = [("sec-websocket-protocol", SUBPROTOCOL), ("origin", origin)];
        Raw::open_with(server.socket(), &headers).await.err()
    };
    assert_eq!(opens("https://elsewhere.example").await, Some(403));
    assert_eq!(
        opens("https://friends.example.elsewhere.example").await,
        Some(403)
    );
    assert_eq!(opens("null").await, Some(403));
    assert_eq!(opens("https://friends.example").await, None);
    assert_eq!(opens(&format!("http://{}", server.socket())).await, None);
}
