//! A written form of tables, intents and events, for tests and records.
//!
//! ```text
//! party knight 2 horned_helm -> cave_bear + horned_helm, hurt bard | at wolf_gorge | foes cave_bear
//! ```
//!
//! - Cards have their names on the wire.
//! - A character is `hurt` or `gone` or healthy; then come its gold, its cards, the foe that it faces and the cards
//!   that it has committed there. There is a seat for each, unless `seats` says otherwise.
//! - `at` is this round's location; `journey` are the ones before it; `shadow` means that the party is there.
//! - `found`, `wares` (`silver_flute=1` is held for character 1), `ready`, `done`, `plan`, `active`, `round`,
//!   `unused`, `campaign` and `coins` (`coins 1 mud_goblin 0`: one left, character 0 has had one) follow.
//! - `encounters`, `shades`, `marketplace`, `bottom` and `discards` name all cards that are in these piles; where they
//!   are left out, the piles hold what is nowhere else.
//! - The phase is its name on the wire, `planning` where it is left out.
//! - Intents are `place 0 cave_bear`, `commit 0 horned_helm`, `call` and so on. They come from the seat of the
//!   character that they name first, otherwise from the active one, unless `seat 1` stands before them.

mod intents;
mod position;
mod words;

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub(super) use self::intents::{read_intent, write_intent};
pub(super) use self::position::{read_position, write_parts, write_position};
pub(super) use self::words::{write_notice, write_rule};

/// Something by its name on the wire.
pub(super) fn read<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(word.into())).ok()
}

/// The name of something on the wire.
pub(super) fn name<T: Serialize + Debug>(named: T) -> String {
    match serde_json::to_value(&named) {
        Ok(serde_json::Value::String(name)) => name,
        other => panic!("{named:?} has no name: {other:?}"),
    }
}
