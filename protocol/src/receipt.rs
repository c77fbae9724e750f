//! A finished game as a file that anybody can check.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::bots::Level;
use crate::games::{GameIntent, GameOptions};
use crate::ids::{Digest, NameSalt, RoomId, Seat, SeatNumber};
use crate::outcome::Outcome;
use crate::table::Stead;
use crate::time::Time;

/// What is hashed before anything else, so that no hash of a receipt can be taken for another.
pub mod domain {
    /// In the seed of a game.
    pub const GAME_SEED: &str = "dragonhall game seed 1";
    /// In the number of a bot.
    pub const BOT_NUMBER: &str = "dragonhall bot number 1";
    /// In the key of a link of the chain.
    pub const CHAIN_KEY: &str = "dragonhall chain key 1";
    /// In what stands for a name.
    pub const NAME: &str = "dragonhall name 1";
}

/// The formats of receipts; a game keeps the one that it began with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "receipt.ts")]
pub enum Format {
    /// Streams of chance are numbered by decisions, also by those that were taken back.
    #[default]
    #[serde(rename = "dragonhall-receipt-1")]
    One,
    /// Streams of chance are numbered by the decisions that drew, and a chain of hashes binds everything.
    #[serde(rename = "dragonhall-receipt-2")]
    Two,
}

/// A finished game: who played, what went into the seed, every decision with its draws and events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "receipt.ts")]
pub struct Receipt<Events> {
    /// Names this format and its version.
    pub format: Format,
    /// The room it was played in.
    pub room: RoomId,
    /// Which game of the evening it was, counted from 1; absent in the first format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game_number: Option<u32>,
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
    /// The head of the room's game before; absent for the first, and in the first format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub previous: Option<Digest>,
    /// When the game began and ended.
    pub played: (Time, Time),
    /// Every decision in order; the first is the game's own opening.
    pub decisions: Vec<ReceiptDecision<Events>>,
    /// The steps that were taken back, in order; none in the first format, where only the decisions say so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<TakeBack>>")]
    pub take_backs: Vec<TakeBack>,
    /// How it ended.
    pub outcome: Outcome,
    /// The last link of the chain over all this, as every seat was shown it; absent in the first format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub head: Option<Digest>,
}

/// What is left of a receipt that was erased.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "receipt.ts")]
pub struct ErasedReceipt {
    /// Names this note and its version.
    pub format: ErasedFormat,
    /// The room it was played in.
    pub room: RoomId,
    /// Which game of the evening it was, where the receipt said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game_number: Option<u32>,
    /// The head of the room's game before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub previous: Option<Digest>,
    /// Its own head, which the room's next receipt names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub head: Option<Digest>,
    /// When it was erased.
    pub erased: Time,
}

/// The formats of notes on erased receipts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "receipt.ts")]
pub enum ErasedFormat {
    /// The only one so far.
    #[serde(rename = "dragonhall-erased-1")]
    One,
}

/// A player of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "receipt.ts")]
pub struct ReceiptSeat {
    /// The player's name; absent where it is withheld.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// What keeps the name from being guessed by its hash; withheld with the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name_salt: Option<NameSalt>,
    /// What stands for the name in the chain; absent in the first format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name_hash: Option<Digest>,
    /// How well it played, if it was a bot; its number comes from the server's seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<Level>,
    /// SHA-256 of the number, sent before any number was shown.
    pub number_hash: Digest,
    /// The number.
    pub number: SeatNumber,
    /// Whether the seat did not show its number in time, so that this one comes from the server's seed as a bot's does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub number_from_server: bool,
}

/// A step that was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "receipt.ts")]
pub struct TakeBack {
    /// How many decisions had been made by then.
    #[ts(type = "number")]
    pub after: u64,
    /// The number of the decision that was taken back.
    #[ts(type = "number")]
    pub decision: u64,
    /// The seat that took it back.
    pub seat: Seat,
    /// When.
    pub at: Time,
}

/// A decision of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "receipt.ts")]
pub struct ReceiptDecision<Events> {
    /// The decision's place among all decisions, from 0.
    #[ts(type = "number")]
    pub number: u64,
    /// Who decided and what was asked; absent for the opening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Asked>,
    /// When it was stored; absent in older receipts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<Time>,
    /// What decided in the seat's place, if its player did not; never in the first format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stead: Option<Stead>,
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
