//! Frames in, frames out; the stream below ends when the client does not read.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use dragonhall_protocol::{Answer, ClientMessage, CloseCode, MessageId, Refusal, ServerMessage};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error as WireError;

use crate::budget::{Quota, Used};
use crate::clock::Clock;
use crate::house::House;
use crate::metrics;
use crate::stream::Meter;
use crate::text::Text;

/// How long a closed connection may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// How many times the size of the largest frame a message may take up when it comes in pieces, the heads of the pieces
/// counted: those may be empty, and nobody is shown them one by one.
const PIECES: u64 = 4;

/// From how many bytes on a message is written by itself, where another one this large waits.
const LARGE_BYTES: usize = 1024;

/// A WebSocket that speaks the protocol.
pub(super) struct Wire {
    /// Boxed, because it is handed from one future to the next and each of them would keep room for it.
    socket: Box<WebSocket>,
    /// How many frames the client may send, and how many it has sent.
    frames: Quota,
    sent: Used,
    meter: Meter,
    clock: Clock,
}

/// What came over the wire.
pub(super) enum Incoming {
    /// A message.
    Message(ClientMessage),
    /// A frame that is no message, and why; with its id, where one can be read.
    Nonsense(Option<MessageId>, Refusal),
    /// A sign of life.
    Alive,
    /// Nothing will come any more; with a code if the client should be told why.
    Gone(Option<CloseCode>),
}

/// What came over the wire, before anybody looks whether it is a message.
pub(super) enum Frame {
    /// A text or bytes.
    Data(Message),
    /// A sign of life.
    Alive,
    /// Nothing will come any more; with a code if the client should be told why.
    Gone(Option<CloseCode>),
}

/// The client does not read, or is gone.
#[derive(Debug)]
pub(super) struct Unreachable;

impl From<axum::Error> for Unreachable {
    fn from(_: axum::Error) -> Self {
        Self
    }
}

impl Wire {
    pub(super) fn new(socket: WebSocket, house: &House, meter: Meter) -> Self {
        let edge = &house.config.edge;
        meter.limit(u64::from(edge.frame_bytes) * PIECES);
        Self {
            socket: Box::new(socket),
            frames: Quota::per_second(edge.messages_per_second, edge.message_burst),
            sent: Used::default(),
            meter,
            clock: house.clock.clone(),
        }
    }

    /// Counts a frame of the client, or says how much too early it comes.
    pub(super) fn counts(&mut self) -> Result<(), Duration> {
        self.sent.spend(self.frames, 1, self.clock.now())
    }

    /// The next frame; may be dropped and called again without losing one.
    pub(super) async fn receive(&mut self) -> Incoming {
        match self.frame().await {
            Frame::Data(Message::Text(text)) => parse(&text),
            Frame::Data(_) => nonsense(None, "a message is a text frame"),
            Frame::Alive => Incoming::Alive,
            Frame::Gone(code) => Incoming::Gone(code),
        }
    }

    /// The next frame, whatever it says; may be dropped and called again without losing one.
    pub(super) async fn frame(&mut self) -> Frame {
        let next = self.socket.next().await;
        if let Some(Ok(_)) = next {
            self.meter.ends();
        }
        match next {
            Some(Ok(message @ (Message::Text(_) | Message::Binary(_)))) => Frame::Data(message),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Frame::Alive,
            Some(Ok(Message::Close(_))) => {
                // The answer to it is written by reading on, and then there is nothing more to read.
                let _ = timeout(GOODBYE, async { while self.socket.next().await.is_some() {} }).await;
                Frame::Gone(None)
            }
            None => Frame::Gone(None),
            Some(Err(_)) if self.meter.is_over() => Frame::Gone(Some(CloseCode::TooBig)),
            Some(Err(error)) => Frame::Gone(close_code(error)),
        }
    }

    /// Writes a frame as it came.
    #[cfg(feature = "echo")]
    pub(super) async fn echo(&mut self, message: Message) -> Result<(), Unreachable> {
        Ok(self.socket.send(message).await?)
    }

    /// Writes messages, all of them in one go but for large ones: a connection keeps a buffer as large as all that it
    /// has ever written at once.
    pub(super) async fn send(&mut self, messages: impl IntoIterator<Item = Text>) -> Result<(), Unreachable> {
        let mut gathered = 0;
        for text in messages {
            if gathered > LARGE_BYTES && text.len() > LARGE_BYTES {
                self.socket.flush().await?;
                gathered = 0;
            }
            gathered += text.len();
            self.socket.feed(Message::Text(text.into())).await?;
        }
        Ok(self.socket.flush().await?)
    }

    /// Writes one message.
    pub(super) async fn say(&mut self, message: &ServerMessage) -> Result<(), Unreachable> {
        self.send([Text::of(message)]).await
    }

    /// Asks the client for a sign of life.
    pub(super) async fn ping(&mut self) -> Result<(), Unreachable> {
        Ok(self.socket.send(Message::Ping(Default::default())).await?)
    }

    /// Says goodbye with a code and waits a moment for the client to do the same.
    pub(super) async fn close(mut self, code: CloseCode) {
        let frame = CloseFrame {
            code: code.number(),
            reason: reason(code).into(),
        };
        let goodbye = async {
            if self.socket.send(Message::Close(Some(frame))).await.is_ok() {
                while let Some(Ok(_)) = self.socket.next().await {}
            }
        };
        let _ = timeout(GOODBYE, goodbye).await;
    }
}

/// What a message is answered that is not carried out; one without an id has no answer of its own.
pub(super) fn refused(id: Option<MessageId>, refusal: Refusal) -> ServerMessage {
    metrics::refused(&refusal);
    match id {
        Some(id) => ServerMessage::Answer {
            id,
            answer: Answer::Refused { refusal },
        },
        None => ServerMessage::Refused { refusal },
    }
}

fn nonsense(id: Option<MessageId>, detail: impl ToString) -> Incoming {
    let detail = detail.to_string();
    Incoming::Nonsense(id, Refusal::Malformed { detail })
}

fn parse(text: &str) -> Incoming {
    #[derive(Deserialize)]
    struct OnlyId {
        id: MessageId,
    }
    match serde_json::from_str(text) {
        Ok(message) => Incoming::Message(message),
        Err(error) => {
            let id = serde_json::from_str(text).map(|OnlyId { id }| id);
            nonsense(id.ok(), error)
        }
    }
}

/// How to close after an error, where the client can still be told.
fn close_code(error: axum::Error) -> Option<CloseCode> {
    match error.into_inner().downcast::<WireError>().as_deref() {
        Ok(WireError::Capacity(_)) => Some(CloseCode::TooBig),
        Ok(WireError::Protocol(_)) => Some(CloseCode::ProtocolError),
        Ok(WireError::Utf8(_)) => Some(CloseCode::InvalidText),
        Ok(_) | Err(_) => None,
    }
}

fn reason(code: CloseCode) -> &'static str {
    match code {
        CloseCode::ProtocolError => "that is no WebSocket frame",
        CloseCode::InvalidText => "that is no UTF-8",
        CloseCode::Policy => "the protocol was broken",
        CloseCode::TooBig => "the frame is too big",
        CloseCode::Internal => "something broke, come back",
        CloseCode::Restart => "the server restarts, come back",
        CloseCode::Overload => "too slow or too many, come back later",
        CloseCode::TakenOver => "this seat is open on a newer connection",
        CloseCode::NoSuchRoomOrSeat => "no such room or seat",
        CloseCode::Removed => "the host has sent you away",
        CloseCode::Outside => "the door is not open",
        CloseCode::RoomGone => "the room is gone",
        CloseCode::RoomMoved => "the room has moved to another house",
    }
}
