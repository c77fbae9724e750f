//! What can go wrong.

use dragonhall_protocol::{CloseCode, Refusal};
use thiserror::Error;
use tokio_tungstenite::tungstenite;

/// Why something did not work.
#[derive(Debug, Error)]
pub enum Error {
    /// No connection came about.
    #[error("the server cannot be reached: {0}")]
    Unreachable(#[source] Box<tungstenite::Error>),
    /// The server answered the request for a WebSocket with an HTTP status of its own.
    #[error("the server refused the connection with HTTP status {0}")]
    Rejected(u16),
    /// The server does not speak this version of the protocol.
    #[error("the server does not speak {}", dragonhall_protocol::SUBPROTOCOL)]
    OtherProtocol,
    /// The server closed the connection.
    #[error("the server closed the connection with code {code}: {reason}")]
    Closed {
        /// The number of a [`CloseCode`], or 1005 where the server gave none.
        code: u16,
        /// The server's words.
        reason: String,
    },
    /// The connection broke.
    #[error("the connection broke: {0}")]
    Broken(#[source] Box<tungstenite::Error>),
    /// There is no connection at the moment.
    #[error("there is no connection")]
    NotConnected,
    /// The server said something that is not of this protocol.
    #[error("the server's message was not understood: {0}")]
    NotUnderstood(#[source] serde_json::Error),
    /// The server sent bytes where the protocol has only text.
    #[error("the server sent a binary message")]
    Binary,
    /// The server did not begin with a welcome and a snapshot.
    #[error("the server did not begin with a welcome and a snapshot")]
    NoWelcome,
    /// The server refused what was asked.
    #[error("refused: {0:?}")]
    Refused(Refusal),
}

impl Error {
    /// Whether coming back later with the same words may help.
    pub fn is_passing(&self) -> bool {
        match self {
            Self::Unreachable(_) | Self::Broken(_) | Self::NotConnected => true,
            Self::Rejected(status) => *status == 429 || *status >= 500,
            Self::Closed { code, .. } => CloseCode::of_number(*code).is_none_or(is_passing),
            Self::Refused(refusal) => matches!(refusal, Refusal::Throttled { .. } | Refusal::Unavailable),
            Self::OtherProtocol | Self::NotUnderstood(_) | Self::Binary | Self::NoWelcome => false,
        }
    }
}

/// Whether somebody whose connection was closed so may come back.
fn is_passing(code: CloseCode) -> bool {
    match code {
        CloseCode::Internal | CloseCode::Restart | CloseCode::Overload => true,
        CloseCode::ProtocolError
        | CloseCode::InvalidText
        | CloseCode::Policy
        | CloseCode::TooBig
        | CloseCode::TakenOver
        | CloseCode::NoSuchRoomOrSeat
        | CloseCode::RoomGone
        | CloseCode::RoomMoved
        | CloseCode::Removed
        | CloseCode::Outside => false,
    }
}
