//! What a player asks for, and the moment that it answers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::pieces::{Kind, Segment};

/// The moment of the game that an intent answers.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DragonStoneMoment")]
#[ts(rename = "DragonStoneMoment", export_to = "dragon-stone.ts")]
pub struct Moment {
    /// The turn.
    pub turn: u16,
    /// How many dice had been used in it.
    pub used: u8,
}

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DragonStoneIntent")]
#[ts(rename = "DragonStoneIntent", export_to = "dragon-stone.ts")]
pub enum Intent {
    /// Rolls both dice at the start of the turn.
    Roll {
        /// The turn.
        turn: u16,
    },
    /// Moves a free stone exactly the value of a die.
    Move {
        /// The moment it answers.
        moment: Moment,
        /// Where the stone stands.
        from: Segment,
        /// The die's value.
        die: u8,
    },
    /// Brings a stone from the mat into the arena with a die of 1, 2 or 3.
    Enter {
        /// The moment it answers.
        moment: Moment,
        /// The stone on the mat.
        kind: Kind,
        /// The die's value.
        die: u8,
    },
    /// Pulls an entangled stone free with the smaller die, as the whole turn.
    Escape {
        /// The moment it answers.
        moment: Moment,
        /// Where the stone stands.
        from: Segment,
    },
}
