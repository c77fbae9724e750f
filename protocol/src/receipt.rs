//! A finished game as a file that anybody can check.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::bots::Level;
use crate::games::{GameIntent, GameOptions};
use crate::ids::{Digest, RoomId, Seat, SeatNumber};
use crate::outcome::Outcome;

/// The value of [`Receipt::format`].
pub const FORMAT: &str = "dragonhall-receipt-1";

/// A finished game: who played, what went into the seed, every decision with its draws and events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "receipt.ts")]
pub struct Receipt<Events> {
    /// Names this format and its version.
    pub format: String,
    /// The room it was played in.
    pub room: RoomId,
    /// The game and its options.
    pub game: GameOptions,
    /// SHA-256 of the server's seed, published before anybody got ready.
    pub commitment: Digest,
    /// The server's seed.
    pub server_seed: Digest,
    /// The players in the order of their seats.
    pub seats: Vec<ReceiptSeat>,
    /// The seed of the game: the hash of the server's seed and all numbers.
    pub seed: Digest,
    /// When the game began and ended, in milliseconds since 1970.
    #[ts(type = "[number, number]")]
    pub played: (u64, u64),
    /// Every decision in order; the first is the game's own opening.
    pub decisions: Vec<ReceiptDecision<Events>>,
    /// How it ended.
    pub outcome: Outcome,
}

/// A player of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "receipt.ts")]
pub struct ReceiptSeat {
    /// The player's name.
    pub name: String,
    /// How well it played, if it was a bot; its number comes from the server's seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<Level>,
    /// SHA-256 of the number, sent before any number was shown.
    pub number_hash: Digest,
    /// The number.
    pub number: SeatNumber,
}

/// A decision of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "receipt.ts")]
pub struct ReceiptDecision<Events> {
    /// The decision's number, which selects its stream of chance.
    #[ts(type = "number")]
    pub number: u64,
    /// Who decided and what was asked; absent for the opening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Asked>,
    /// When it was stored, in milliseconds since 1970; absent in older receipts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub at: Option<u64>,
    /// Whether it was taken back before anybody else acted; it drew no chance, and the game went on without it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub taken_back: bool,
    /// Every draw of chance it took, in order.
    pub draws: Vec<Draw>,
    /// What happened.
    pub events: Events,
}

/// What a seat asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "receipt.ts")]
pub struct Asked {
    /// The seat.
    pub seat: Seat,
    /// Its intent.
    pub intent: GameIntent,
}

/// One draw of chance: a whole number from 0 up to, but not including, the bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "receipt.ts")]
pub struct Draw {
    /// How many results were possible.
    pub bound: u32,
    /// The result.
    pub result: u32,
}
