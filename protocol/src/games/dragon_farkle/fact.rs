//! What a finished game is remembered for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::Seat;

/// Something worth telling of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "fact", rename_all = "snake_case")]
#[schemars(rename = "DragonFarkleFact")]
#[ts(rename = "DragonFarkleFact", export_to = "dragon-farkle.ts")]
pub enum Fact {
    /// The dice of one roll that brought the most soldiers, or scored the most in a brawl.
    BestRoll {
        /// Who rolled.
        seat: Seat,
        /// In which turn.
        turn: u16,
        /// The dice that were set aside, the smallest first.
        dice: Vec<u8>,
        /// What they brought.
        soldiers: u32,
    },
    /// The decision that changed the lead of the largest army most.
    TurningPoint {
        /// In which turn.
        turn: u16,
        /// Whose army changed most with it.
        seat: Seat,
        /// By how much; below 0 where it shrank.
        soldiers: i32,
        /// By how much the lead changed.
        lead: u32,
    },
    /// What the dragon still needed in the last battle.
    Needed {
        /// The soldiers that it had not eaten.
        army: u32,
        /// The soldiers that it ate in that battle.
        eaten: u32,
    },
}
