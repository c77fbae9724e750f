//! A message as it goes over the wire, written once for all who are told the same.

use axum::extract::ws::Utf8Bytes;
use dragonhall_protocol::ServerMessage;

/// The text of a message; whoever copies it shares it.
#[derive(Clone, Debug, Default)]
pub struct Text(Utf8Bytes);

impl Text {
    /// The text of this message.
    pub fn of(message: &ServerMessage) -> Self {
        let mut text = Vec::with_capacity(2048);
        serde_json::to_writer(&mut text, message).expect("every message can be written as JSON");
        Self(Utf8Bytes::try_from(text).expect("JSON is UTF-8"))
    }

    /// The same in no more room than it needs, for a text that is kept.
    pub fn to_keep(&self) -> Self {
        Self(self.0.as_str().to_owned().into())
    }

    /// How many bytes it has.
    pub fn len(&self) -> usize {
        self.0.len()
    }
}

impl From<Text> for Utf8Bytes {
    fn from(Text(text): Text) -> Self {
        text
    }
}
