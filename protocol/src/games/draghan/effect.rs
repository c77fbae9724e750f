//! What an offered intent would do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Gear, Hero};
use super::measure::{BodyPart, Character, Foe, Skills};

/// What an offered intent would do, as far as anybody can know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "effect", rename_all = "snake_case")]
#[schemars(rename = "DraghanEffect")]
#[ts(rename = "DraghanEffect", export_to = "draghan.ts")]
pub enum Effect {
    /// A character is chosen.
    Chooses {
        /// Whose place in the party.
        character: Character,
        /// Who it will be.
        hero: Hero,
    },
    /// Lots will be drawn for a character.
    LeavesOpen {
        /// Whose place in the party.
        character: Character,
    },
    /// A character is healthy again, and the card is gone.
    Heals {
        /// Who.
        character: Character,
        /// With which card.
        card: Gear,
    },
    /// Nobody is healed.
    HealsNobody,
    /// The plan changes.
    Plans {
        /// How the foes stand then whom the change touches: the one it helps first, then the one it leaves.
        stands: Vec<Stand>,
    },
    /// A mark of readiness is set.
    Agrees {
        /// Whether it was the last one that the active player waited for.
        last: bool,
    },
    /// A mark of readiness is taken away.
    Disagrees,
    /// The fight has this result.
    Calls {
        /// The result.
        forecast: Forecast,
    },
    /// A character gets a coin.
    GivesCoin {
        /// Who.
        character: Character,
        /// How much gold it has then.
        gold: u8,
    },
    /// A character joins, healthy, with the top card of the Marketplace and without gold.
    Joins {
        /// Whose place it takes.
        character: Character,
        /// Who.
        hero: Hero,
    },
    /// A card is bought.
    Buys {
        /// Who pays.
        character: Character,
        /// Which card.
        card: Gear,
        /// What it costs.
        price: u8,
        /// How much gold the character has left.
        gold: u8,
        /// The part of the body on which it would then have more than it can carry.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        overfull: Option<BodyPart>,
    },
    /// A card is held.
    Holds {
        /// Which card.
        card: Gear,
        /// For whom.
        character: Character,
    },
    /// A card is free for everybody who can pay.
    Releases {
        /// Which card.
        card: Gear,
    },
    /// This seat buys nothing more.
    BuysNothing {
        /// Whether the market closes, because nobody else wants to buy.
        closes: bool,
    },
    /// The market closes.
    ClosesMarket {
        /// What goes back under the pile.
        unsold: Vec<Gear>,
    },
    /// A card changes hands.
    Gives {
        /// Which card.
        card: Gear,
        /// To whom.
        character: Character,
        /// The part of the body on which that character would then have more than it can carry.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        overfull: Option<BodyPart>,
    },
    /// Nothing changes hands.
    GivesNothing,
    /// A card is discarded.
    LeavesBehind {
        /// Whose.
        character: Character,
        /// Which card.
        card: Gear,
        /// How many more of that part have to be left.
        more: u8,
    },
    /// The party goes to the Shadow Realm for good.
    Travels,
    /// The party stays in Draghan.
    Stays,
}

/// How a foe stands against those who face it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanStand")]
#[ts(rename = "DraghanStand", export_to = "draghan.ts")]
pub struct Stand {
    /// The foe.
    pub foe: Foe,
    /// The icons of those who face it and of the equipment committed there.
    pub total: Skills,
    /// The icons that are still missing.
    pub missing: Skills,
    /// How many these are.
    pub short: u8,
    /// Whether somebody faces it and nothing is missing.
    pub met: bool,
}

/// What the result of a fight will be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DraghanForecast")]
#[ts(rename = "DraghanForecast", export_to = "draghan.ts")]
pub struct Forecast {
    /// Who falls.
    pub falls: Vec<Foe>,
    /// Who stands; the dragon stands as long as a monster does.
    pub stands: Vec<Foe>,
    /// Whether the active character keeps the equipment found in this round.
    pub claims: bool,
    /// What befalls the active character.
    pub harm: Harm,
    /// Whether the dragon falls and all win.
    pub wins: bool,
}

/// What befalls the active character.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanHarm")]
#[ts(rename = "DraghanHarm", export_to = "draghan.ts")]
pub enum Harm {
    /// Nothing.
    None,
    /// It is hurt.
    Hurt,
    /// It is hurt a second time and leaves with everything it owns.
    Leaves,
}
