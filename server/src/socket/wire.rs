//! Frames in, frames out; the stream below ends when the client does not read.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use dragonhall_protocol::{Answer, ClientMessage, MessageId, Refusal, ServerMessage, close};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error as WireError;

use crate::budget::{Quota, Used};
use crate::clock::Clock;
use crate::house::House;
use crate::stream::Meter;
use crate::text::Text;

/// How long a closed connection may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// How many times the size of the largest frame a message may take up when it comes in pieces, the heads of the pieces
/// counted: those may be empty, and nobody is shown them one by one.
const PIECES: u64 = 4;

/// From how many bytes on a message is written by itself, where another one this large waits.
const LARGE: usize = 1024;

/// A WebSocket that speaks the protocol.
pub struct Wire {
    /// Boxed, because it is handed from one future to the next and each of them would keep room for it.
    socket: Box<WebSocket>,
    /// How many frames the client may send, and how many it has sent.
    frames: Quota,
    sent: Used,
    meter: Meter,
    clock: Clock,
}

/// What came over the wire.
pub enum Incoming {
    /// A message.
    Message(ClientMessage),
    /// A frame that is no message, and why; with its id, where one can be read.
    Nonsense(Option<MessageId>, Refusal),
    /// A sign of life.
    Alive,
    /// Nothing will come any more; with a code if the client should be told why.
    Gone(Option<u16>),
}

/// What came over the wire, before anybody looks whether it is a message.
pub enum Frame {
    /// A text or bytes.
    Data(Message),
    /// A sign of life.
    Alive,
    /// Nothing will come any more; with a code if the client should be told why.
    Gone(Option<u16>),
}

/// The client does not read, or is gone.
#[derive(Debug)]
pub struct Unreachable;

impl From<axum::Error> for Unreachable {
    fn from(_: axum::Error) -> Self {
        Self
    }
}

impl Wire {
    pub fn new(socket: WebSocket, house: &House, meter: Meter) -> Self {
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

    /// Counts a frame of the client, or says how many seconds it comes too early.
    pub fn counts(&mut self) -> Result<(), u32> {
        self.sent.spend(self.frames, 1, self.clock.now())
    }

    /// The next frame; may be dropped and called again without losing one.
    pub async fn receive(&mut self) -> Incoming {
        match self.frame().await {
            Frame::Data(Message::Text(text)) => parse(&text),
            Frame::Data(_) => nonsense(None, "a message is a text frame"),
            Frame::Alive => Incoming::Alive,
            Frame::Gone(code) => Incoming::Gone(code),
        }
    }

    /// The next frame, whatever it says; may be dropped and called again without losing one.
    pub async fn frame(&mut self) -> Frame {
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
            Some(Err(_)) if self.meter.is_over() => Frame::Gone(Some(close::TOO_BIG)),
            Some(Err(error)) => Frame::Gone(close_code(error)),
        }
    }

    /// Writes a frame as it came.
    #[cfg(feature = "echo")]
    pub async fn echo(&mut self, message: Message) -> Result<(), Unreachable> {
        Ok(self.socket.send(message).await?)
    }

    /// Writes messages, all of them in one go but for large ones: a connection keeps a buffer as large as all that it
    /// has ever written at once.
    pub async fn send(&mut self, messages: impl IntoIterator<Item = Text>) -> Result<(), Unreachable> {
        let mut gathered = 0;
        for text in messages {
            if gathered > LARGE && text.len() > LARGE {
                self.socket.flush().await?;
                gathered = 0;
            }
            gathered += text.len();
            self.socket.feed(Message::Text(text.into())).await?;
        }
        Ok(self.socket.flush().await?)
    }

    /// Writes one message.
    pub async fn say(&mut self, message: &ServerMessage) -> Result<(), Unreachable> {
        self.send([Text::of(message)]).await
    }

    /// Asks the client for a sign of life.
    pub async fn ping(&mut self) -> Result<(), Unreachable> {
        Ok(self.socket.send(Message::Ping(Default::default())).await?)
    }

    /// Says goodbye with a code and waits a moment for the client to do the same.
    pub async fn close(mut self, code: u16) {
        let frame = CloseFrame {
            code,
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
pub fn refused(id: Option<MessageId>, refusal: Refusal) -> ServerMessage {
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
fn close_code(error: axum::Error) -> Option<u16> {
    match error.into_inner().downcast::<WireError>().as_deref() {
        Ok(WireError::Capacity(_)) => Some(close::TOO_BIG),
        Ok(WireError::Protocol(_)) => Some(close::PROTOCOL_ERROR),
        Ok(WireError::Utf8(_)) => Some(close::INVALID_TEXT),
        Ok(_) | Err(_) => None,
    }
}

fn reason(code: u16) -> &'static str {
    match code {
        close::PROTOCOL_ERROR => "that is no WebSocket frame",
        close::INVALID_TEXT => "that is no UTF-8",
        close::POLICY => "the protocol was broken",
        close::TOO_BIG => "the frame is too big",
        close::INTERNAL => "something broke, come back",
        close::RESTART => "the server restarts, come back",
        close::OVERLOAD => "too slow or too many, come back later",
        close::TAKEN_OVER => "this seat is open on a newer connection",
        close::NO_SUCH_ROOM_OR_SEAT => "no such room or seat",
        close::REMOVED => "the host has sent you away",
        close::OUTSIDE => "the door is not open",
        close::ROOM_GONE => "the room is gone",
        other => unreachable!("{other} is not a close code of this protocol"),
    }
}
