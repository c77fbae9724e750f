//! The words of Drarkane: tricks with declared contracts, whose cards are laid on the dragons at the gates.
//!
//! - [`cards`], [`dragons`], [`objectives`]: what is printed on the three decks
//! - [`intent`], [`effect`], [`rule`]: what a player asks for, what it would do, what forbids it
//! - [`notice`]: what one viewer is told
//! - [`view`], [`trick`], [`sheet`]: the table as one viewer sees it

pub mod cards;
pub mod dragons;
pub mod effect;
pub mod intent;
pub mod notice;
pub mod objectives;
pub mod rule;
pub mod sheet;
pub mod trick;
pub mod view;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use self::cards::{Card, Played, Suit};
pub use self::dragons::{Ask, Dragon, Filled, Slot, StandingDragon, Trophy};
pub use self::effect::Effect;
pub use self::intent::{Intent, Moment};
pub use self::notice::Notice;
pub use self::objectives::{Judged, Objective, ObjectiveCard};
pub use self::rule::{Blocked, Rule};
pub use self::sheet::{Ending, Line, Rank, RoundEnd, RoundSheet, Total};
pub use self::trick::{Felled, Play, Trick, Why, Winning, Wizards};
pub use self::view::{
    CardOffer, Draft, Exchange, Exchanged, Kept, Lack, PlayerView, Stage, Treasures, Variant, View,
};

use crate::ids::Seat;

/// How a table is set up; the number of players chooses between solo, the Fallen King and the base game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "DrarkaneOptions")]
#[ts(rename = "DrarkaneOptions", export_to = "drarkane.ts")]
pub struct Options {
    /// The Treasures expansion, for two players and more.
    pub treasures: bool,
    /// Pairs sitting opposite, for four or six players.
    pub teams: bool,
    /// Who begins, counted on from seat 0 again beyond the last seat; by lot if absent, as in the box.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub first: Option<Seat>,
}

/// Somebody who takes part in tricks.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkanePlayer")]
#[ts(rename = "DrarkanePlayer", export_to = "drarkane.ts")]
pub enum Player {
    /// Somebody at the table.
    Seat(Seat),
    /// The third of two players: his pile plays for him.
    FallenKing,
    /// The opponent of a single player: its pile plays for it.
    Demon,
}
