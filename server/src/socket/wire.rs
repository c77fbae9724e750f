//! Frames in, frames out, each with its time limit.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use dragonhall_protocol::{Answer, ClientMessage, MessageId, Refusal, ServerMessage, close};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error as WireError;

use crate::config::{Edge, seconds};
use crate::room::members::encode;

/// How long a closed connection may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// A WebSocket that speaks the protocol.
pub struct Wire {
    /// Boxed, because it is handed from one future to the next and each of them would keep room for it.
    socket: Box<WebSocket>,
    write_limit: Duration,
}

/// What came over the wire.
pub enum Incoming {
    /// A message.
    Message(ClientMessage),
    /// A frame that is no message, with its answer.
    Nonsense(Box<ServerMessage>),
    /// A sign of life.
    Alive,
    /// Nothing will come any more; with a code if the client should be told why.
    Gone(Option<u16>),
}

/// The client does not read, or is gone.
#[derive(Debug)]
pub struct Unreachable;

impl Wire {
    pub fn new(socket: WebSocket, edge: &Edge) -> Self {
        Self {
            socket: Box::new(socket),
            write_limit: seconds(edge.write_seconds),
        }
    }

    /// The next frame; may be dropped and called again without losing one.
    pub async fn receive(&mut self) -> Incoming {
        match self.socket.next().await {
            Some(Ok(Message::Text(text))) => parse(&text),
            Some(Ok(Message::Binary(_))) => nonsense(ServerMessage::Refused {
                refusal: Refusal::Malformed {
                    detail: "a message is a text frame".to_owned(),
                },
            }),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Incoming::Alive,
            Some(Ok(Message::Close(_))) | None => Incoming::Gone(None),
            Some(Err(error)) => Incoming::Gone(close_code(error)),
        }
    }

    /// Writes messages, all of them in one go.
    pub async fn send(&mut self, messages: impl IntoIterator<Item = Utf8Bytes>) -> Result<(), Unreachable> {
        let write = async {
            for text in messages {
                self.socket.feed(Message::Text(text)).await?;
            }
            self.socket.flush().await
        };
        match timeout(self.write_limit, write).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Unreachable),
        }
    }

    /// Writes one message.
    pub async fn say(&mut self, message: &ServerMessage) -> Result<(), Unreachable> {
        self.send([encode(message)]).await
    }

    /// Asks the client for a sign of life.
    pub async fn ping(&mut self) -> Result<(), Unreachable> {
        match timeout(
            self.write_limit,
            self.socket.send(Message::Ping(Default::default())),
        )
        .await
        {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Unreachable),
        }
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

fn nonsense(answer: ServerMessage) -> Incoming {
    Incoming::Nonsense(Box::new(answer))
}

/// A message, or the answer to a frame that is none: to its id, where one can be read.
fn parse(text: &str) -> Incoming {
    #[derive(Deserialize)]
    struct OnlyId {
        id: MessageId,
    }
    match serde_json::from_str(text) {
        Ok(message) => Incoming::Message(message),
        Err(error) => {
            let refusal = Refusal::Malformed {
                detail: error.to_string(),
            };
            nonsense(match serde_json::from_str::<OnlyId>(text) {
                Ok(OnlyId { id }) => ServerMessage::Answer {
                    id,
                    answer: Answer::Refused { refusal },
                },
                Err(_) => ServerMessage::Refused { refusal },
            })
        }
    }
}

/// How to close after an error, where the client can still be told.
fn close_code(error: axum::Error) -> Option<u16> {
    match error.into_inner().downcast::<WireError>().as_deref() {
        Ok(WireError::Capacity(_)) => Some(close::TOO_BIG),
        Ok(WireError::Protocol(_) | WireError::Utf8(_)) => Some(close::POLICY),
        Ok(_) | Err(_) => None,
    }
}

fn reason(code: u16) -> &'static str {
    match code {
        close::POLICY => "the protocol was broken",
        close::TOO_BIG => "the frame is too big",
        close::INTERNAL => "something broke, come back",
        close::RESTART => "the server restarts, come back",
        close::OVERLOAD => "too slow or too many, come back later",
        close::TAKEN_OVER => "this seat is open on a newer connection",
        close::NO_SUCH_ROOM_OR_SEAT => "no such room or seat",
        close::ROOM_GONE => "the room is gone",
        other => unreachable!("{other} is not a close code of this protocol"),
    }
}
