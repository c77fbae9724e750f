//! What happened.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Gear, Hero, Location, Monster};
use super::effect::Stand;
use super::ending::Ending;
use super::measure::{Character, Encounter, Foe};
use super::stage::Phase;
use crate::ids::Seat;

/// What happened; everybody is told everything, because nobody knows the order of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[schemars(rename = "DraghanNotice")]
#[ts(rename = "DraghanNotice", export_to = "draghan.ts")]
pub enum Notice {
    /// The cards are sorted and shuffled; the party is to be chosen.
    Opened,
    /// The table waits for a decision.
    Asked {
        /// Which.
        phase: Phase,
    },
    /// A character was chosen.
    Chosen {
        /// Whose place in the party.
        character: Character,
        /// Who it is.
        hero: Hero,
    },
    /// A character is left to the lot.
    LeftOpen {
        /// Whose place in the party.
        character: Character,
    },
    /// A character joined, healthy and without gold.
    Joined {
        /// Its place in the party.
        character: Character,
        /// Who it is.
        hero: Hero,
        /// The top card of the Marketplace; absent if there is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Gear>,
    },
    /// A round began.
    RoundBegan {
        /// Its number, from 1.
        round: u16,
        /// Who holds the map.
        active: Character,
    },
    /// A character was healed.
    Healed {
        /// Who.
        character: Character,
        /// By what.
        by: Healing,
    },
    /// A new location was turned over.
    Visited {
        /// The location.
        location: Location,
    },
    /// A Marketplace card was laid out for sale.
    LaidOut {
        /// The card.
        card: Gear,
    },
    /// A Portal was found.
    PortalFound {
        /// How many have been found now.
        found: u8,
    },
    /// A character got gold.
    GoldGained {
        /// Who.
        character: Character,
        /// How much.
        gold: u8,
        /// What for.
        why: GoldReason,
    },
    /// Coins of a defeated monster could not be shared evenly; the active player gives them out.
    CoinsLeft {
        /// Whose gold it is.
        monster: Monster,
        /// How many coins.
        coins: u8,
    },
    /// A character lost gold to the location.
    GoldLost {
        /// Who.
        character: Character,
        /// How much.
        gold: u8,
    },
    /// A character lost a card, which is discarded.
    CardLost {
        /// Who.
        character: Character,
        /// Which card.
        card: Gear,
        /// To what.
        why: LossReason,
    },
    /// A pile was empty, so its discards were shuffled.
    Refilled {
        /// Which.
        pile: Pile,
    },
    /// An encounter was turned over.
    Revealed {
        /// The card.
        card: Encounter,
    },
    /// A monster stole, or found nothing to steal.
    Stole {
        /// The thief.
        monster: Monster,
        /// From whom.
        character: Character,
        /// What.
        robbed: Robbed,
    },
    /// A character was placed at a foe.
    Placed {
        /// Who.
        character: Character,
        /// At whom.
        foe: Foe,
    },
    /// A character went from one foe to another, with its committed equipment.
    Moved {
        /// Who.
        character: Character,
        /// From whom.
        from: Foe,
        /// To whom.
        foe: Foe,
    },
    /// A character and its committed equipment were taken back.
    Withdrew {
        /// Who.
        character: Character,
        /// From whom.
        from: Foe,
    },
    /// Equipment was committed.
    Committed {
        /// Whose.
        character: Character,
        /// Which card.
        card: Gear,
        /// Against whom.
        foe: Foe,
    },
    /// Committed equipment was taken back.
    TookBack {
        /// Whose.
        character: Character,
        /// Which card.
        card: Gear,
    },
    /// A seat agrees to the plan.
    Ready {
        /// Which.
        seat: Seat,
    },
    /// A seat does not agree any more.
    NotReady {
        /// Which.
        seat: Seat,
    },
    /// The result was called.
    Called {
        /// How every foe stood, in the order on the table.
        stands: Vec<Stand>,
    },
    /// The equipment that a character had committed is used up.
    UsedUp {
        /// Whose.
        character: Character,
        /// Which cards.
        cards: Vec<Gear>,
    },
    /// What became of a foe.
    Resolved {
        /// The foe.
        foe: Foe,
        /// Its fate.
        fate: Fate,
    },
    /// The active character keeps the equipment found in this round.
    Claimed {
        /// Who.
        character: Character,
        /// Which cards.
        cards: Vec<Gear>,
    },
    /// The equipment found in this round is discarded.
    Forfeited {
        /// Which cards.
        cards: Vec<Gear>,
    },
    /// A character is hurt.
    Hurt {
        /// Who.
        character: Character,
    },
    /// A character was hurt again and left with everything it owned.
    Left {
        /// Its place in the party.
        character: Character,
        /// Who it was.
        hero: Hero,
        /// Its equipment.
        cards: Vec<Gear>,
        /// Its gold.
        gold: u8,
    },
    /// A card was bought.
    Bought {
        /// Who paid.
        character: Character,
        /// Which card.
        card: Gear,
        /// How much.
        price: u8,
    },
    /// The active player holds a card for a character.
    Held {
        /// Which card.
        card: Gear,
        /// For whom.
        character: Character,
    },
    /// A card is held for nobody any more.
    Released {
        /// Which card.
        card: Gear,
    },
    /// A seat buys nothing more.
    Done {
        /// Which.
        seat: Seat,
    },
    /// The market closed.
    MarketClosed {
        /// The cards that went under the pile, in this order.
        unsold: Vec<Gear>,
    },
    /// A card changed hands.
    Given {
        /// Who gave.
        from: Character,
        /// Who got it.
        to: Character,
        /// Which card.
        card: Gear,
    },
    /// The party went through the Portal to the Shadow Realm.
    Travelled {
        /// Whether the third Portal left no choice.
        forced: bool,
    },
    /// The party did not go through the Portal.
    Stayed,
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// What healed a character.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanHealing")]
#[ts(rename = "DraghanHealing", export_to = "draghan.ts")]
pub enum Healing {
    /// A card of its own, which is discarded.
    Card(Gear),
    /// The location.
    Location,
}

/// What a character got gold for.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanGoldReason")]
#[ts(rename = "DraghanGoldReason", export_to = "draghan.ts")]
pub enum GoldReason {
    /// An even share of what a defeated monster pays.
    Share(Monster),
    /// A coin of a defeated monster that could not be shared evenly.
    OddCoin(Monster),
    /// The location.
    Location,
}

/// Why a character lost a card.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanLossReason")]
#[ts(rename = "DraghanLossReason", export_to = "draghan.ts")]
pub enum LossReason {
    /// The location took it.
    Location,
    /// It could not be carried.
    LeftBehind,
}

/// What a thief got.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanRobbed")]
#[ts(rename = "DraghanRobbed", export_to = "draghan.ts")]
pub enum Robbed {
    /// One gold.
    Gold,
    /// A card, drawn at random.
    Card(Gear),
    /// Nothing.
    Nothing,
}

/// A pile that is refilled from its discards.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanPile")]
#[ts(rename = "DraghanPile", export_to = "draghan.ts")]
pub enum Pile {
    /// The Marketplace.
    Marketplace,
    /// Draghan's encounters.
    Encounters,
}

/// What became of a foe after the fight.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DraghanFate")]
#[ts(rename = "DraghanFate", export_to = "draghan.ts")]
pub enum Fate {
    /// It was defeated.
    Defeated,
    /// It was not, and is discarded.
    Discarded,
    /// It ran to the Shadow Realm.
    Ran,
    /// It was shuffled back into the Shadow Realm's encounters.
    Returned,
    /// It stays on the table with the dragon.
    Stays,
}
