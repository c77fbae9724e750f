//! A trick.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Played, Suit};
use super::dragons::Dragon;
use super::player::Player;

/// A trick, under way or complete.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneTrick")]
#[ts(rename = "DrarkaneTrick", export_to = "drarkane.ts")]
pub struct Trick {
    /// The trick's number in the round, from 1.
    pub trick: u16,
    /// Everybody in the order of play.
    pub order: Vec<Player>,
    /// What has been played, in this order.
    pub plays: Vec<Play>,
    /// The suit that has to be followed, once an arcane card was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub led: Option<Suit>,
    /// What the Wizards in it do.
    pub wizards: Wizards,
    /// Who would win it as it stands, or who has won it; absent while there are only Wizards in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub winning: Option<Winning>,
    /// Cards of the complete trick that are still to be placed or discarded.
    pub unplaced: Vec<Played>,
    /// The dragons that its cards have defeated.
    pub felled: Vec<Felled>,
}

/// A card and who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkanePlay")]
#[ts(rename = "DrarkanePlay", export_to = "drarkane.ts")]
pub struct Play {
    /// Who.
    pub player: Player,
    /// The card.
    #[serde(flatten)]
    pub card: Played,
}

/// What the Wizards in a trick do.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkaneWizards")]
#[ts(rename = "DrarkaneWizards", export_to = "drarkane.ts")]
pub enum Wizards {
    /// There is none.
    Absent,
    /// The lowest number wins.
    LowestWins,
    /// The highest number wins.
    HighestWins,
    /// Both are there, and neither counts.
    Cancelled,
}

/// Who wins a trick, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneWinning")]
#[ts(rename = "DrarkaneWinning", export_to = "drarkane.ts")]
pub struct Winning {
    /// Who.
    pub player: Player,
    /// With which card.
    #[serde(flatten)]
    pub card: Played,
    /// Why.
    pub why: Why,
    /// Whether an equal card was played after it.
    pub first_of_equals: bool,
}

/// Why a card wins a trick.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkaneWhy")]
#[ts(rename = "DrarkaneWhy", export_to = "drarkane.ts")]
pub enum Why {
    /// It is the highest Obscure card.
    HighestObscure,
    /// It is the highest trump, and there is no Obscure card.
    HighestTrump,
    /// It is the highest of the led suit, and there is neither trump nor Obscure card.
    HighestOfLedSuit,
    /// It is a 0, and nothing else could win.
    NothingElse,
    /// It has the lowest number, under the Wizard of the lowest.
    LowestNumber,
    /// It has the highest number, under the Wizard of the highest.
    HighestNumber,
    /// All cards are Wizards, and it was led.
    WizardsAlone,
}

/// A dragon that the cards of a trick have defeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneFelled")]
#[ts(rename = "DrarkaneFelled", export_to = "drarkane.ts")]
pub struct Felled {
    /// Which.
    pub dragon: Dragon,
    /// Whether only cards of this one trick lay on it.
    pub by_this_trick_alone: bool,
}
