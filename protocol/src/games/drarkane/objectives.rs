//! The objectives of the Treasures expansion.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An objective.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkaneObjective")]
#[ts(rename = "DrarkaneObjective", export_to = "drarkane.ts")]
pub enum Objective {
    /// Win a trick with a number of 3 or less.
    Underdog,
    /// Defeat two dragons or more with the cards of one trick.
    TwinSlayer,
    /// Win a trick that holds a Wizard.
    Spellbreaker,
    /// Win two tricks of a round in a row.
    Onslaught,
    /// Win a trick and place all of its cards.
    NothingWasted,
    /// Defeat a dragon of Terror 10.
    GiantsBane,
    /// Win a trick that holds two Obscure cards or more.
    DarkCourt,
    /// Win a trick that holds the Dragon Egg.
    NestRobber,
    /// Defeat a dragon of two slots or more with cards of this trick alone.
    LightningRaid,
    /// Win a trick as the last to play.
    LastWord,
    /// Declare 0 and win no trick.
    OathOfPeace,
    /// Declare 2 or more and win exactly as many.
    WordOfSteel,
    /// Miss the contract by exactly 1.
    NearThing,
    /// Defeat the most dragons.
    DragonHunter,
    /// Have the highest Terror.
    TerrorOfTerrors,
    /// Defeat the dragon with the highest Terror.
    TrophyHead,
    /// Win the most tricks.
    Warlord,
    /// Win the fewest tricks.
    ShadowWalker,
    /// Win the last trick of the round.
    LastStand,
    /// Win a trick and defeat no dragon.
    CleanBlade,
}

/// When an objective is judged.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkaneJudged")]
#[ts(rename = "DrarkaneJudged", export_to = "drarkane.ts")]
pub enum Judged {
    /// After the cards of a trick are placed, for its winner.
    AfterTrick,
    /// When a round ends without a seventh dragon, for everybody.
    AfterRound,
}

/// What is printed on an objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneObjectiveCard")]
#[ts(rename = "DrarkaneObjectiveCard", export_to = "drarkane.ts")]
pub struct ObjectiveCard {
    /// Which.
    pub objective: Objective,
    /// Its Treasure points.
    pub points: u8,
    /// When it is judged.
    pub judged: Judged,
}
