//! Peers that do not read, do not finish or do not answer.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use dragonhall_protocol::{ClientMessage, Enter, MessageId, RoomId};
use dragonhall_tests::http::get;
use dragonhall_tests::{Player, Raw, ServerProcess, TestServer, dragon_stone, patiently};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::sleep;
use uuid::Uuid;

use crate::SERVER;

/// How often a large file is asked for on one connection: more than any buffer on the way holds.
const FILES: usize = 30;

/// Asks for much and reads nothing.
async fn asks_and_does_not_read(server: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server).await.unwrap();
    let request = "GET /protocol/schema.json HTTP/1.1\r\nhost: hall\r\n\r\n";
    stream.write_all(request.repeat(FILES).as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn a_response_that_is_not_read_ends() {
    let server = TestServer::prepare()
        .edge(|edge| (edge.max_connections, edge.write_seconds) = (1, 1))
        .start()
        .await;
    let stalled = asks_and_does_not_read(server.socket()).await;
    let freed = async {
        while get(server.socket(), "/api/games").await.status != 200 {
            sleep(Duration::from_millis(100)).await;
        }
    };
    patiently("the place of a client that does not read", freed).await;
    drop(stalled);
}

/// The most bytes that drip before the answer; each takes a tenth of a second at least.
const DRIPS: usize = 100;

#[tokio::test]
async fn a_body_that_drips_ends_as_a_head_does() {
    let server = TestServer::prepare()
        .edge(|edge| edge.header_seconds = 1)
        .start()
        .await;
    let mut stream = TcpStream::connect(server.socket()).await.unwrap();
    let head = "POST /api/rooms HTTP/1.1\r\nhost: hall\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let (mut reading, mut writing) = stream.split();
    let mut answer = Vec::new();
    let dripping = async {
        for _ in 0..DRIPS {
            sleep(Duration::from_millis(100)).await;
            if writing.write_all(b" ").await.is_err() {
                break;
            }
        }
    };
    tokio::select! {
        read = reading.read_to_end(&mut answer) => drop(read),
        () = dripping => {}
    }
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(
        answer.ends_with(r#"{"refusal":{"code":"body_too_late","seconds":1}}"#),
        "{answer}"
    );
}

/// Peers that do not read, and some that do not finish.
async fn stalled_peers(server: SocketAddr, room: RoomId) -> (Vec<TcpStream>, Vec<Raw>) {
    let mut stalled = Vec::new();
    for _ in 0..5 {
        stalled.push(asks_and_does_not_read(server).await);
        let mut half = TcpStream::connect(server).await.unwrap();
        half.write_all(b"GET /ws HTTP/1.1\r\nhost: hall").await.unwrap();
        stalled.push(half);
    }
    let mut deaf = Vec::new();
    for _ in 0..5 {
        let mut raw = Raw::enters(server, room).await;
        for _ in 0..200 {
            let id = MessageId(Uuid::new_v4());
            raw.tells(&ClientMessage::Resync { id }).await;
        }
        deaf.push(raw);
    }
    (stalled, deaf)
}

#[tokio::test]
async fn a_process_that_is_told_to_end_does_so_whatever_its_peers_do() {
    let mut server = ServerProcess::start(SERVER, "serve").await;
    let mut host = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    let mut guest = Player::enters(server.address(), Enter::Room(host.room()), None).await;
    host.sits("Ember").await;
    guest.sits("Frost").await;
    tokio::join!(host.begins(), guest.begins());
    let stalled = stalled_peers(server.socket(), host.room()).await;
    host.sees().await;
    let first = if host.seen().is_awaited() {
        &mut host
    } else {
        &mut guest
    };
    let seq = first.plays_any().await;
    let began = Instant::now();
    assert!(server.terminate().await.success());
    let took = began.elapsed();
    assert!(took < Duration::from_secs(2), "{took:?}");
    server.start_again().await;
    assert_eq!(first.rejoins().await.seq, seq);
    drop(stalled);
}

#[tokio::test]
async fn stalled_peers_do_not_hold_up_the_end() {
    let mut server = TestServer::start().await;
    let [mut first, _second] = server.table(dragon_stone()).await;
    let stalled = stalled_peers(server.socket(), first.room()).await;
    let seq = first.plays_any().await;
    let began = Instant::now();
    server.stop().await;
    let took = began.elapsed();
    assert!(took < Duration::from_secs(2), "{took:?}");
    server.start_again().await;
    assert_eq!(first.rejoins().await.seq, seq);
    drop(stalled);
}
