//! What the table asks for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Hero, Monster};
use super::effect::{Forecast, Harm};
use super::measure::{BodyPart, Character};
use super::rule::Rule;
use super::view::HeroCard;
use crate::ids::Seat;

/// A decision that the table can wait for; phases of a round without one are gone through at once.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanPhase")]
#[ts(rename = "DraghanPhase", export_to = "draghan.ts")]
pub enum Phase {
    /// Who is in the party.
    Choosing,
    /// Whether the active character heals, at the start of the round.
    EarlyHealing,
    /// Who faces whom.
    Planning,
    /// Who gets a coin that cannot be shared evenly.
    OddCoins,
    /// Who joins for a character that left.
    Replacing,
    /// Who buys what.
    Market,
    /// Whether the active character gives a card away.
    Sharing,
    /// Whether the active character heals, at the end of the round.
    LateHealing,
    /// What is left behind.
    Carrying,
    /// Whether to go through the Portal.
    Travelling,
}

/// What the table asks for now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "phase", rename_all = "snake_case")]
#[schemars(rename = "DraghanStage")]
#[ts(rename = "DraghanStage", export_to = "draghan.ts")]
pub enum Stage {
    /// Every seat chooses its characters.
    Choosing {
        /// Every place in the party.
        picks: Vec<Pick>,
    },
    /// The active player may heal the active character, at the start of the round.
    EarlyHealing,
    /// All plan the fight, until the active player calls the result.
    Planning {
        /// The version of the plan; it grows with every change.
        plan: u32,
        /// The seats that agree to it.
        ready: Vec<Seat>,
        /// The seats that the active player waits for.
        waiting: Vec<Seat>,
        /// Why the result cannot be called yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        forbidden: Option<Rule>,
        /// The result if it were called now.
        forecast: Forecast,
        /// What befalls the active character if a monster stands.
        at_stake: Harm,
    },
    /// The active player gives out a coin that cannot be shared evenly.
    OddCoins {
        /// Whose gold it is.
        monster: Monster,
        /// How many coins are left.
        coins: u8,
        /// Who can get one.
        among: Vec<Character>,
    },
    /// A seat picks who joins in place of a character that left.
    Replacing {
        /// Whose place.
        character: Character,
    },
    /// All may buy, until the active player closes the market or nobody can or wants to.
    Market {
        /// The seats that buy nothing more.
        done: Vec<Seat>,
        /// The seats that could buy and have not said that they are done.
        waiting: Vec<Seat>,
    },
    /// The active player may give one card of the active character away.
    Sharing,
    /// The active player may heal the active character, at the end of the round.
    LateHealing,
    /// Owners leave behind what their characters cannot carry.
    Carrying {
        /// Who has too much.
        overloads: Vec<Overload>,
    },
    /// The active player's seat decides whether to go through the Portal.
    Travelling,
    /// Nothing, the game is over.
    Over,
}

/// A place in the party while it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanPick")]
#[ts(rename = "DraghanPick", export_to = "draghan.ts")]
pub struct Pick {
    /// The place.
    pub character: Character,
    /// Whose it is.
    pub seat: Seat,
    /// Who it will be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hero: Option<Hero>,
    /// The card of whoever that is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<HeroCard>,
    /// Whether it is left to the lot.
    pub open: bool,
}

/// A part of the body with more than it can carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanOverload")]
#[ts(rename = "DraghanOverload", export_to = "draghan.ts")]
pub struct Overload {
    /// Whose.
    pub character: Character,
    /// Which part.
    pub part: BodyPart,
    /// How many cards have to be left.
    pub too_many: u8,
}
