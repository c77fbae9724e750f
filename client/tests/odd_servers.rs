//! What the client makes of servers that misbehave, vanish or come back.

#![allow(clippy::unwrap_used)]

use dragonhall_client::{Address, Connection, Error, Player};
use dragonhall_protocol::games::dragon_stone;
use dragonhall_protocol::{
    Answer, ClientMessage, CloseCode, Digest, Enter, GameOptions, Limits, Phase, Presence, Refusal, Role,
    RoomCode, RoomId, RoomSettings, RoomView, SUBPROTOCOL, Seat, SeatToken, ServerMessage, Time,
};
use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{WebSocketStream, accept_async, accept_hdr_async};
use uuid::Uuid;

const ROOM: RoomId = RoomId(Uuid::from_u128(7));
const TOKEN: SeatToken = SeatToken([3; 32]);

/// A listener of which a test plays the server's part.
struct Script {
    listener: TcpListener,
}

impl Script {
    async fn new() -> (Self, Address) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = Address::new(format!("ws://{}/ws", listener.local_addr().unwrap()));
        (Self { listener }, address)
    }

    async fn accept(&self) -> Peer {
        let (stream, _) = self.listener.accept().await.unwrap();
        Peer(accept_hdr_async(stream, agree).await.unwrap())
    }

    /// Accepts a connection and lets it into the room as this role.
    async fn admit(&self, you: Role, token: Option<SeatToken>) -> (Peer, ClientMessage) {
        let mut peer = self.accept().await;
        let hello = peer.hears().await;
        peer.says(&ServerMessage::Welcome {
            room: ROOM,
            token,
            limits: limits(),
            version: None,
            put_back: None,
        })
        .await;
        peer.says(&snapshot(1, you)).await;
        (peer, hello)
    }
}

#[allow(clippy::result_large_err)]
fn agree(
    _: &Request,
    mut response: Response,
) -> Result<Response, tokio_tungstenite::tungstenite::handshake::server::ErrorResponse> {
    response
        .headers_mut()
        .insert("sec-websocket-protocol", SUBPROTOCOL.parse().unwrap());
    Ok(response)
}

struct Peer(WebSocketStream<TcpStream>);

impl Peer {
    async fn says(&mut self, message: &ServerMessage) {
        self.sends(Message::text(serde_json::to_string(message).unwrap()))
            .await;
    }

    async fn sends(&mut self, message: Message) {
        self.0.send(message).await.unwrap();
    }

    async fn hears(&mut self) -> ClientMessage {
        let text = self.0.next().await.unwrap().unwrap().into_text().unwrap();
        serde_json::from_str(&text).unwrap()
    }
}

fn limits() -> Limits {
    Limits {
        frame_bytes: 16384,
        messages_per_second: 10,
        burst: 20,
        name_chars: 24,
        talk_chars: 1,
        talk_burst: 1,
        talk_seconds: 1,
        spectators: None,
        ping_seconds: 20,
        budgets: Vec::new(),
    }
}

fn snapshot(seq: u64, you: Role) -> ServerMessage {
    let room = RoomView {
        id: ROOM,
        code: RoomCode("ember-12".into()),
        game: GameOptions::DragonStone(dragon_stone::Options::default()),
        phase: Phase::Lobby,
        seats: vec![None, None],
        players: vec![2],
        game_number: 1,
        stand_ins: vec![],
        company: Vec::new(),
        host: None,
        absent_host: None,
        settings: RoomSettings::default(),
        door: Default::default(),
        votes: Vec::new(),
        take_back: None,
        code_closed: false,
        scores: Vec::new(),
        expires: Time(0),
        commitment: Digest([1; 32]),
        seed: None,
        seat_wishes: Vec::new(),
    };
    ServerMessage::Snapshot {
        seq,
        you,
        room,
        presence: nobody(),
        table: None,
        head: None,
        clocks: None,
        talk: Vec::new(),
        deeds: Vec::new(),
        now: None,
        webhook: None,
        take_back: None,
    }
}

fn nobody() -> Presence {
    Presence {
        present: Vec::new(),
        watching: Vec::new(),
        spectators: 0,
        absent: Vec::new(),
        votes: None,
        seq: None,
    }
}

async fn first_error(message: Message) -> Error {
    let (script, address) = Script::new().await;
    let (connection, mut peer) = tokio::join!(Connection::open(&address), script.accept());
    peer.sends(message).await;
    connection.unwrap().receive().await.unwrap_err()
}

#[tokio::test]
async fn what_is_not_of_the_protocol_is_an_error_and_no_panic() {
    assert!(matches!(
        first_error(Message::text("{")).await,
        Error::NotUnderstood(_)
    ));
    assert!(matches!(
        first_error(Message::text("{\"type\":\"sing\"}")).await,
        Error::NotUnderstood(_)
    ));
    assert!(matches!(
        first_error(Message::binary(vec![0; 9])).await,
        Error::Binary
    ));
}

#[tokio::test]
async fn a_close_says_its_code_and_reason() {
    let frame = CloseFrame {
        code: CloseCode::Restart.number().into(),
        reason: "soon back".into(),
    };
    let error = first_error(Message::Close(Some(frame))).await;
    assert!(error.is_passing());
    assert!(matches!(error, Error::Closed { code: 1012, reason } if reason == "soon back"));
    assert!(matches!(
        first_error(Message::Close(None)).await,
        Error::Closed { code: 1005, .. }
    ));
}

#[tokio::test]
async fn a_server_of_another_protocol_is_told_apart() {
    let (script, address) = Script::new().await;
    let silent = async {
        let (stream, _) = script.listener.accept().await.unwrap();
        accept_async(stream).await
    };
    let (connection, _socket) = tokio::join!(Connection::open(&address), silent);
    assert!(matches!(connection.unwrap_err(), Error::OtherProtocol));
}

#[tokio::test]
async fn nobody_at_the_address_is_a_passing_trouble() {
    let (script, address) = Script::new().await;
    drop(script);
    let error = Connection::open(&address).await.unwrap_err();
    assert!(matches!(error, Error::Unreachable(_)) && error.is_passing());
    assert!(matches!(
        Connection::open(&Address::new("no url")).await.unwrap_err(),
        Error::Unreachable(_)
    ));
}

#[tokio::test]
async fn a_refused_hello_is_the_servers_refusal() {
    let (script, address) = Script::new().await;
    let server = async {
        let mut peer = script.accept().await;
        peer.hears().await;
        peer.says(&ServerMessage::Refused {
            refusal: Refusal::NoSuchRoomOrSeat,
        })
        .await;
    };
    let (player, ()) = tokio::join!(Player::enter(&address, Enter::Room(ROOM), Some(TOKEN)), server);
    assert!(matches!(
        player.unwrap_err(),
        Error::Refused(Refusal::NoSuchRoomOrSeat)
    ));
}

#[tokio::test]
async fn a_server_that_does_not_begin_with_a_welcome_is_not_believed() {
    let (script, address) = Script::new().await;
    let server = async {
        let mut peer = script.accept().await;
        peer.hears().await;
        peer.says(&ServerMessage::Presence(nobody())).await;
    };
    let (player, ()) = tokio::join!(Player::enter(&address, Enter::Room(ROOM), None), server);
    assert!(matches!(player.unwrap_err(), Error::NoWelcome));
}

#[tokio::test]
async fn an_unanswered_message_is_sent_again_with_its_id() {
    let (script, address) = Script::new().await;
    let server = async {
        let (mut peer, hello) = script.admit(Role::Seat(Seat(0)), None).await;
        let first = peer.hears().await;
        drop(peer);
        let (mut peer, hello_again) = script.admit(Role::Seat(Seat(0)), None).await;
        assert_eq!(hello_again, hello);
        let ClientMessage::Stand { id } = peer.hears().await else {
            panic!("another message")
        };
        assert_eq!(first, ClientMessage::Stand { id });
        peer.says(&ServerMessage::Answer {
            id,
            answer: Answer::Accepted { seq: 2 },
        })
        .await;
        peer
    };
    let client = async {
        let mut player = Player::enter(&address, Enter::Room(ROOM), Some(TOKEN))
            .await
            .unwrap();
        let id = player.send(|id| ClientMessage::Stand { id }).await.unwrap();
        let answer = player.answer_for_sure(id).await.unwrap();
        assert_eq!(player.unanswered().count(), 0);
        answer
    };
    let (answer, _peer) = tokio::join!(client, server);
    assert_eq!(answer, Answer::Accepted { seq: 2 });
}

#[tokio::test]
async fn a_player_whose_seat_was_never_stored_sits_down_with_a_new_token() {
    let (script, address) = Script::new().await;
    let server = async {
        let (mut peer, _) = script.admit(Role::Spectator, Some(TOKEN)).await;
        let first = peer.hears().await;
        drop(peer);
        let mut peer = script.accept().await;
        let hello = ClientMessage::Hello {
            enter: Enter::Room(ROOM),
            token: Some(TOKEN),
            pass: None,
        };
        assert_eq!(peer.hears().await, hello);
        peer.says(&ServerMessage::Refused {
            refusal: Refusal::NoSuchRoomOrSeat,
        })
        .await;
        let (mut peer, hello) = script.admit(Role::Spectator, Some(SeatToken([4; 32]))).await;
        assert_eq!(
            hello,
            ClientMessage::Hello {
                enter: Enter::Room(ROOM),
                token: None,
                pass: None
            }
        );
        assert_eq!(peer.hears().await, first);
    };
    let client = async {
        let mut player = Player::enter(&address, Enter::Room(ROOM), None).await.unwrap();
        assert!(player.sit("Ember").await.unwrap_err().is_passing());
        player.come_back().await.unwrap();
        player.token()
    };
    let (token, ()) = tokio::join!(client, server);
    assert_eq!(token, Some(SeatToken([4; 32])));
}

#[tokio::test]
async fn a_gap_in_the_numbers_is_closed_by_a_snapshot() {
    let (script, address) = Script::new().await;
    let server = async {
        let (mut peer, _) = script.admit(Role::Spectator, None).await;
        peer.says(&ServerMessage::Update {
            seq: 2,
            room: None,
            table: None,
            head: None,
            clocks: None,
            talk: None,
            deed: None,
            take_back: None,
        })
        .await;
        peer.says(&ServerMessage::Update {
            seq: 5,
            room: None,
            table: None,
            head: None,
            clocks: None,
            talk: None,
            deed: None,
            take_back: None,
        })
        .await;
        assert!(matches!(peer.hears().await, ClientMessage::Resync { .. }));
        peer.says(&snapshot(5, Role::Spectator)).await;
        peer
    };
    let client = async {
        let mut player = Player::enter(&address, Enter::Room(ROOM), None).await.unwrap();
        let mut seen = Vec::new();
        for _ in 0..3 {
            player.next().await.unwrap();
            seen.push(player.seen().seq);
        }
        seen
    };
    let (seen, _peer) = tokio::join!(client, server);
    assert_eq!(seen, [2, 2, 5]);
}

#[test]
fn the_client_comes_back_where_the_protocol_page_says_so() {
    let page =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../protocol/README.md")).unwrap();
    for code in CloseCode::ALL {
        let row = page
            .lines()
            .find(|line| line.starts_with(&format!("| {code} | ")))
            .unwrap();
        let closed = Error::Closed {
            code: code.number(),
            reason: String::new(),
        };
        assert_eq!(closed.is_passing(), row.contains("| come back"), "{row}");
    }
}
