//! One WebSocket that speaks the protocol's own types.

use dragonhall_protocol::{ClientMessage, SUBPROTOCOL, ServerMessage};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::tungstenite::http::Uri;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::address::{Address, Line};
use crate::error::Error;

/// Small, because the buffer is cleared on every read and a program may hold thousands of connections.
const READ_BUFFER_BYTES: usize = 4096;

/// The code that stands for a close without one.
const NO_CODE: u16 = 1005;

/// An open WebSocket to a server.
#[derive(Debug)]
pub struct Connection {
    address: Address,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Connection {
    /// Opens a WebSocket and agrees on the version of the protocol.
    pub async fn open(address: &Address) -> Result<Self, Error> {
        let uri: Uri = address.url().parse().map_err(|error| {
            unreachable(tungstenite::Error::HttpFormat(tungstenite::http::Error::from(
                error,
            )))
        })?;
        let mut request = ClientRequestBuilder::new(uri).with_sub_protocol(SUBPROTOCOL);
        for (name, value) in address.headers() {
            request = request.with_header(name, value);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER_BYTES);
        let (socket, _) = connect_async_with_config(request, Some(config), true)
            .await
            .map_err(|error| match error {
                tungstenite::Error::Http(response) => Error::Rejected(response.status().as_u16()),
                tungstenite::Error::Protocol(
                    tungstenite::error::ProtocolError::SecWebSocketSubProtocolError(_),
                ) => Error::OtherProtocol,
                error => unreachable(error),
            })?;
        Ok(Self {
            address: address.clone(),
            socket,
        })
    }

    /// Sends one message.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), Error> {
        self.send_text(serde_json::to_string(message).map_err(Error::NotUnderstood)?)
            .await
    }

    /// Sends one message that is written already.
    pub async fn send_text(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), Error> {
        let text = text.into();
        self.address.overhear(Line::Sent(&text));
        self.socket.send(Message::Text(text)).await.map_err(broken)
    }

    /// The next message; a connection that ends is an error that says how it ended.
    pub async fn receive(&mut self) -> Result<ServerMessage, Error> {
        serde_json::from_str(&self.receive_text().await?).map_err(Error::NotUnderstood)
    }

    /// The next message, not read yet.
    pub async fn receive_text(&mut self) -> Result<Utf8Bytes, Error> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.address.overhear(Line::Received(&text));
                    return Ok(text);
                }
                Some(Ok(Message::Binary(_))) => return Err(Error::Binary),
                Some(Ok(Message::Close(frame))) => {
                    let (code, reason) = frame
                        .map(|frame| (frame.code.into(), frame.reason.to_string()))
                        .unwrap_or((NO_CODE, String::new()));
                    return Err(Error::Closed { code, reason });
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Err(error)) => return Err(broken(error)),
                None => return Err(broken(tungstenite::Error::ConnectionClosed)),
            }
        }
    }

    /// Says goodbye and waits until the server has heard it.
    pub async fn close(mut self) -> Result<(), Error> {
        self.socket.close(None).await.map_err(broken)?;
        while let Some(Ok(_)) = self.socket.next().await {}
        Ok(())
    }
}

fn unreachable(error: tungstenite::Error) -> Error {
    Error::Unreachable(Box::new(error))
}

fn broken(error: tungstenite::Error) -> Error {
    Error::Broken(Box::new(error))
}
