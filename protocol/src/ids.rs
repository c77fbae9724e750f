//! Names of things, each a type of its own so that one cannot be taken for another.
//!
//! The field calls a message's id: idempotency key.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// The unguessable name of a room; whoever knows it may enter and watch.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[ts(export_to = "ids.ts")]
pub struct RoomId(pub Uuid);

/// The name a client gives to one of its messages; a repeated one has no second effect.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[ts(export_to = "ids.ts")]
pub struct MessageId(pub Uuid);

/// A place at the table, counted from 0.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[ts(export_to = "ids.ts")]
pub struct Seat(pub u8);

/// Somebody in a room who has a name, whatever seat or device that person uses; counted from 1.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[ts(export_to = "ids.ts")]
pub struct PlayerId(pub u32);

/// A word and a number that can be said aloud; it opens a room until that room's first game begins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "ids.ts")]
pub struct RoomCode(pub String);

/// 32 bytes in hexadecimal: a SHA-256 digest or a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
#[schemars(extend("pattern" = "^[0-9a-fA-F]{64}$"))]
#[ts(export_to = "ids.ts")]
pub struct Digest(
    #[serde(with = "hex::serde")]
    #[schemars(with = "String")]
    #[ts(type = "string")]
    pub [u8; 32],
);

/// 16 random bytes, in hexadecimal, that keep a name from being guessed by its hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
#[schemars(extend("pattern" = "^[0-9a-fA-F]{32}$"))]
#[ts(export_to = "ids.ts")]
pub struct NameSalt(
    #[serde(with = "hex::serde")]
    #[schemars(with = "String")]
    #[ts(type = "string")]
    pub [u8; 16],
);

/// A seat's own 32 random bytes, in hexadecimal, that go into the seed of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
#[schemars(extend("pattern" = "^[0-9a-fA-F]{64}$"))]
#[ts(export_to = "ids.ts")]
pub struct SeatNumber(
    #[serde(with = "hex::serde")]
    #[schemars(with = "String")]
    #[ts(type = "string")]
    pub [u8; 32],
);

/// The secret of 256 bits, in hexadecimal, whose holder owns a seat.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
#[schemars(extend("pattern" = "^[0-9a-fA-F]{64}$"))]
#[ts(export_to = "ids.ts")]
pub struct SeatToken(
    #[serde(with = "hex::serde")]
    #[schemars(with = "String")]
    #[ts(type = "string")]
    pub [u8; 32],
);

/// A token never shows itself in a log.
impl fmt::Debug for SeatToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatToken(hidden)")
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}
