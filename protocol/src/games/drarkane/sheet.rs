//! The score sheet.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::dragons::Dragon;
use super::objectives::ObjectiveCard;
use crate::ids::Seat;

/// A round that has been scored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneRoundSheet")]
#[ts(rename = "DrarkaneRoundSheet", export_to = "drarkane.ts")]
pub struct RoundSheet {
    /// The round, from 1.
    pub round: u8,
    /// How it ended.
    pub end: RoundEnd,
    /// The dragons that were standing at its end, the earliest first.
    pub standing: Vec<Dragon>,
    /// The Terror of all dragons that the players defeated.
    pub terror: u16,
    /// What each seat made of it, in the order of the seats.
    pub lines: Vec<Line>,
}

/// How a round ended.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkaneRoundEnd")]
#[ts(rename = "DrarkaneRoundEnd", export_to = "drarkane.ts")]
pub enum RoundEnd {
    /// All cards were played.
    CardsPlayed,
    /// A seventh dragon came to the battle zone.
    SeventhDragon,
}

/// What a seat made of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneLine")]
#[ts(rename = "DrarkaneLine", export_to = "drarkane.ts")]
pub struct Line {
    /// The tricks it declared.
    pub contract: u8,
    /// The tricks it won.
    pub tricks: u8,
    /// Its Contract points.
    pub contract_points: u16,
    /// Its Trophy points.
    pub trophy_points: u16,
    /// Its Terror points.
    pub terror_points: u16,
    /// Its Treasure points.
    pub treasure_points: u16,
    /// All its points of the round.
    pub points: u16,
    /// The objective it had kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kept: Option<ObjectiveCard>,
    /// The objectives it scored.
    pub completed: Vec<ObjectiveCard>,
}

/// The points of a player or of a team over all scored rounds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneTotal")]
#[ts(rename = "DrarkaneTotal", export_to = "drarkane.ts")]
pub struct Total {
    /// One seat, or the two seats of a team.
    pub seats: Vec<Seat>,
    /// The points.
    pub points: u16,
}
