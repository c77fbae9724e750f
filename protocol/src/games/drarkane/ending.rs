//! How the game ended.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::Seat;

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schemars(rename = "DrarkaneEnding")]
#[ts(rename = "DrarkaneEnding", export_to = "drarkane.ts")]
pub enum Ending {
    /// Three rounds were played.
    Won {
        /// The seats with the most points.
        winners: Vec<Seat>,
    },
    /// The fight with the Demon is over.
    Ranked {
        /// The Terror of the own dragons less that of the Demon's.
        score: i16,
        /// What the score is worth.
        rank: Rank,
    },
}

/// What a score against the Demon is worth.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkaneRank")]
#[ts(rename = "DrarkaneRank", export_to = "drarkane.ts")]
pub enum Rank {
    /// Up to 20.
    BurnedVillager,
    /// 21 to 40.
    FlameRunner,
    /// 41 to 60.
    ScaleSlayer,
    /// 61 to 80.
    ScourgeOfTheSkies,
    /// 81 and more.
    LegendOfDrarkane,
}
