//! A WebSocket that can say anything.

use std::net::SocketAddr;

use dragonhall_protocol::{ClientMessage, CloseCode, Enter, MessageId, RoomId, SUBPROTOCOL, ServerMessage};
use futures_util::{SinkExt, StreamExt};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};
use uuid::Uuid;

use crate::patience::patiently;

/// A WebSocket that can say anything.
pub struct Raw(WebSocketStream<TcpStream>);

/// How a connection ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// All that the server still said, byte for byte.
    pub said: Vec<String>,
    /// The code and the reason of the close; none if the connection just broke.
    pub close: Option<(u16, String)>,
}

impl Ending {
    /// The code of the close, if it is one of the server's own.
    pub fn code(&self) -> Option<CloseCode> {
        self.number().and_then(CloseCode::of_number)
    }

    /// The number of the close, whoever chose it.
    pub fn number(&self) -> Option<u16> {
        self.close.as_ref().map(|(number, _)| *number)
    }

    /// The server's last messages.
    pub fn messages(&self) -> Vec<ServerMessage> {
        self.said
            .iter()
            .map(|text| serde_json::from_str(text).expect("a server message"))
            .collect()
    }
}

impl Raw {
    /// Opens a WebSocket as a program does.
    pub async fn open(server: SocketAddr) -> Self {
        Self::open_with(server, &[("sec-websocket-protocol", SUBPROTOCOL)])
            .await
            .expect("a WebSocket")
    }

    /// Opens a WebSocket with these headers, or gets an HTTP status instead.
    pub async fn open_with(server: SocketAddr, headers: &[(&'static str, &str)]) -> Result<Self, u16> {
        let mut request = format!("ws://{server}/ws")
            .into_client_request()
            .expect("a request");
        for (name, value) in headers {
            request
                .headers_mut()
                .insert(*name, value.parse().expect("a header"));
        }
        let stream = TcpStream::connect(server).await.expect("a connection");
        match patiently("an answer to the upgrade", client_async(request, stream)).await {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("no WebSocket and no status: {error}"),
        }
    }

    /// Sends text.
    pub async fn says(&mut self, text: impl Into<String>) {
        self.sends(Message::text(text.into())).await;
    }

    /// Sends a message of the protocol.
    pub async fn tells(&mut self, message: &ClientMessage) {
        self.says(serde_json::to_string(message).expect("a message as JSON"))
            .await;
    }

    /// Sends any frame.
    pub async fn sends(&mut self, message: Message) {
        patiently("sending", self.0.send(message))
            .await
            .expect("an open connection");
    }

    /// Sends bytes that need not be a frame.
    pub async fn sends_bytes(&mut self, bytes: &[u8]) {
        patiently("sending", self.0.get_mut().write_all(bytes))
            .await
            .expect("an open connection");
    }

    /// Sends bytes that need not be a frame; says whether anybody still takes them.
    pub async fn tries_to_send_bytes(&mut self, bytes: &[u8]) -> bool {
        self.0.get_mut().write_all(bytes).await.is_ok()
    }

    /// Sends a message of the protocol, if anybody still takes it.
    pub async fn tries_to_tell(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("a message as JSON");
        if self.0.send(Message::text(text)).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// The next message that is not about who is here.
    pub async fn hears(&mut self) -> ServerMessage {
        loop {
            match patiently("a message", self.0.next()).await {
                Some(Ok(Message::Text(text))) => {
                    match serde_json::from_str(&text).expect("a server message") {
                        ServerMessage::Presence(_) => {}
                        message => return message,
                    }
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => panic!("no message but {other:?}"),
            }
        }
    }

    /// Opens a WebSocket and enters a room as a spectator.
    pub async fn enters(server: SocketAddr, room: RoomId) -> Self {
        let mut raw = Self::open(server).await;
        raw.tells(&ClientMessage::Hello {
            enter: Enter::Room(room),
            token: None,
            pass: None,
        })
        .await;
        assert!(matches!(raw.hears().await, ServerMessage::Welcome { .. }));
        assert!(matches!(raw.hears().await, ServerMessage::Snapshot { .. }));
        raw
    }

    /// Pings and is answered: the connection is alive.
    pub async fn is_alive(&mut self) {
        let id = MessageId(Uuid::new_v4());
        self.tells(&ClientMessage::Ping { id }).await;
        assert_eq!(self.hears().await, ServerMessage::Pong { id });
    }

    /// Reads to the end.
    pub async fn ends(mut self) -> Ending {
        let mut said = Vec::new();
        let reading = async {
            while let Some(Ok(message)) = self.0.next().await {
                match message {
                    Message::Text(text) => said.push(text.to_string()),
                    Message::Close(frame) => {
                        return frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                    }
                    Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
                }
            }
            None
        };
        let close = patiently("the end of the connection", reading).await;
        Ending { said, close }
    }
}
