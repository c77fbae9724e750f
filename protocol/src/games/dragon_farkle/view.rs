//! The table as one viewer sees it, with all that a perfect memory there would know.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::blocked::Blocked;
use super::cards::{Companion, Item};
use super::dice::{Roll, Shelf};
use super::stage::Stage;
use crate::ids::Seat;

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonFarkleView")]
#[ts(rename = "DragonFarkleView", export_to = "dragon-farkle.ts")]
pub struct View {
    /// The viewer's seat; absent for others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// How much damage in one Final Battle slays the dragon.
    pub dragon_health: u8,
    /// The turn, counted from 1.
    pub turn: u16,
    /// Whose turn it is.
    pub to_move: Seat,
    /// How many soldiers that player had when the turn began, before any card.
    pub strength: u32,
    /// What is to be done.
    pub stage: Stage,
    /// The action of the turn, once chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub action: Option<Action>,
    /// The number of the latest roll, counted through the whole game; a changed roll has a new number.
    pub roll_number: u32,
    /// The roll that waits for its roller.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub roll: Option<Roll>,
    /// Every player, by seat.
    pub players: Vec<Player>,
    /// The magic items that nobody holds.
    pub items: Piles,
    /// How many companions are in their deck.
    pub companion_deck: u8,
    /// The discarded companions.
    pub companion_discards: Vec<Companion>,
    /// Everybody knows that one of these players owns the Sack of Holding, by what they have kept; empty if nobody knows.
    pub sack: Vec<Seat>,
    /// What the viewer cannot do now, each with the rule that forbids it.
    pub blocked: Vec<Blocked>,
    /// Who has slain the dragon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub winner: Option<Seat>,
}

/// The action of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "action", rename_all = "snake_case")]
#[schemars(rename = "DragonFarkleAction")]
#[ts(rename = "DragonFarkleAction", export_to = "dragon-farkle.ts")]
pub enum Action {
    /// Recruiting.
    Recruit {
        /// What is set aside.
        side: Side,
    },
    /// A brawl.
    Brawl {
        /// The attack.
        attack: Side,
        /// The defence.
        defence: Side,
        /// Whether the attack is over and the defender rolls.
        attacked: bool,
    },
    /// The Final Battle.
    FinalBattle {
        /// The dice of the battle.
        side: Side,
        /// The dragon's wounds.
        wounds: u8,
    },
}

/// What one player has set aside in an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonFarkleSide")]
#[ts(rename = "DragonFarkleSide", export_to = "dragon-farkle.ts")]
pub struct Side {
    /// Who.
    pub seat: Seat,
    /// How many soldier dice this player has.
    pub dice: u8,
    /// How many soldier dice the next roll has.
    pub next: u8,
    /// The soldiers set aside, or the score in a brawl; in the Final Battle, the soldiers lost.
    pub score: u32,
    /// The part of the score that Battle Banners gave; the shelves add up to the rest.
    pub banners: u32,
    /// The dice set aside, roll by roll.
    pub shelves: Vec<Shelf>,
    /// How many magic items are set aside.
    pub items: u8,
    /// Which; empty where they are hidden.
    pub known: Vec<Item>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonFarklePlayer")]
#[ts(rename = "DragonFarklePlayer", export_to = "dragon-farkle.ts")]
pub struct Player {
    /// The soldiers.
    pub army: u32,
    /// The companion.
    pub companion: Companion,
    /// Whether the companion has been used in this player's latest turn.
    pub companion_used: bool,
    /// Whether the player is in the Dragon's Keep.
    pub in_keep: bool,
    /// Whether the next event die will be turned to the dragon.
    pub baited: bool,
    /// Whether a Cloak of Mist hides the player.
    pub cloaked: bool,
    /// The wounds that a Smoke Bomb keeps open for this player's next turn.
    pub wounds: u8,
    /// How many magic items the player owns.
    pub items: u8,
    /// Those of them that the viewer knows, in the order of the list of items.
    pub known: Vec<Item>,
    /// Those that everybody knows not to be among them.
    pub without: Vec<Item>,
}

/// The magic items that nobody holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonFarklePiles")]
#[ts(rename = "DragonFarklePiles", export_to = "dragon-farkle.ts")]
pub struct Piles {
    /// How many are in the deck.
    pub deck: u8,
    /// Discarded after everybody saw them, the latest last.
    pub shown: Vec<Item>,
    /// Discarded face down, the latest last.
    pub face_down: Vec<FaceDown>,
}

/// An item that was discarded face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonFarkleFaceDown")]
#[ts(rename = "DragonFarkleFaceDown", export_to = "dragon-farkle.ts")]
pub struct FaceDown {
    /// Who discarded it.
    pub by: Seat,
    /// What it is; absent where it is hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub item: Option<Item>,
}
