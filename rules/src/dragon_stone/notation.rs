//! A written form of positions, intents and events, for tests and records.
//!
//! ```text
//! 1:v 7:fV 20:W | mat f F | dead v | turn 9 | black 5 (2)
//! ```
//!
//! - A stone is the first letter of its kind: small for Black, capital for White.
//! - `7:fV` is segment 7 with Black's Fire on the inner and White's Vine on the outer place.
//! - Stones on a mat and stones that were destroyed follow; all others are in their tray.
//! - `black 5 (2)`: Black is to use a 5 and has used a 2. `black` alone is to roll.
//! - `turn` and `stood`, the number of times this position has stood, are left out where they are 1.
//! - Intents are `roll`, `move 3 by 5`, `enter fire by 2` and `escape 7`.

mod intents;
mod position;
mod words;

pub(super) use self::intents::{read_intent, write_intent};
pub(super) use self::position::{read_position, write_position};
pub(super) use self::words::{write_effect, write_notice, write_rule};
