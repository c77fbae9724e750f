//! What tells a message from another one with the same id.
//!
//! The field calls this: payload hash of an idempotent request.

use dragonhall_protocol::ClientMessage;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The beginning of a hash of all that a message says, however it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// That of this message.
    pub fn of(message: &ClientMessage) -> Self {
        let text = serde_json::to_vec(message).expect("every message can be written as JSON");
        let hash: [u8; 32] = Sha256::digest(text).into();
        let [a, b, c, d, e, f, g, h, ..] = hash;
        Self(u64::from_be_bytes([a, b, c, d, e, f, g, h]))
    }
}

impl From<Fingerprint> for String {
    fn from(Fingerprint(number): Fingerprint) -> Self {
        format!("{number:016x}")
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        u64::from_str_radix(&text, 16).map(Self)
    }
}
