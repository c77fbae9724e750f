//! What a player asks for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Gear, Hero};
use super::measure::{Character, Foe};

/// What a player asks for.
///
/// Each names the `step` of the game that it answers. Many can act in the same step without making each
/// other's intents stale; only `ready` and `call` also name the version of the `plan` that they agree to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DraghanIntent")]
#[ts(rename = "DraghanIntent", export_to = "draghan.ts")]
pub enum Intent {
    /// Chooses who a character is, before the first round.
    Choose {
        /// The step.
        step: u16,
        /// Whose place in the party.
        character: Character,
        /// Who it is to be.
        hero: Hero,
    },
    /// Leaves it open who a character is: it will be drawn by lot from those whom nobody chose.
    LeaveOpen {
        /// The step.
        step: u16,
        /// Whose place in the party.
        character: Character,
    },
    /// Heals the active character with a card of its own.
    Heal {
        /// The step.
        step: u16,
        /// The healing card.
        card: Gear,
    },
    /// Does nothing where something may be done: heals nobody, gives nothing away.
    Pass {
        /// The step.
        step: u16,
    },
    /// Places a character that faces nobody at a foe.
    Place {
        /// The step.
        step: u16,
        /// Who.
        character: Character,
        /// At whom.
        foe: Foe,
    },
    /// Moves a character with its committed equipment from the foe that it faces to another.
    Move {
        /// The step.
        step: u16,
        /// Who.
        character: Character,
        /// To whom.
        foe: Foe,
    },
    /// Takes a character and its committed equipment back from the foe that it faces.
    Withdraw {
        /// The step.
        step: u16,
        /// Who.
        character: Character,
    },
    /// Commits equipment of a character against the foe that it faces.
    Commit {
        /// The step.
        step: u16,
        /// Whose.
        character: Character,
        /// Which card.
        card: Gear,
        /// Against whom.
        foe: Foe,
    },
    /// Takes committed equipment back.
    TakeBack {
        /// The step.
        step: u16,
        /// Whose.
        character: Character,
        /// Which card.
        card: Gear,
    },
    /// Agrees to the plan as it stands.
    Ready {
        /// The step.
        step: u16,
        /// The version of the plan.
        plan: u32,
    },
    /// Takes the agreement back.
    NotReady {
        /// The step.
        step: u16,
    },
    /// Calls the result of the fight.
    Call {
        /// The step.
        step: u16,
        /// The version of the plan.
        plan: u32,
    },
    /// Gives a coin that could not be shared evenly to one of those who defeated the monster.
    GiveCoin {
        /// The step.
        step: u16,
        /// To whom.
        character: Character,
    },
    /// Picks who takes the place of a character that left.
    Replace {
        /// The step.
        step: u16,
        /// Who joins.
        hero: Hero,
    },
    /// Buys a card that is for sale with a character's own gold.
    Buy {
        /// The step.
        step: u16,
        /// Who buys.
        character: Character,
        /// Which card.
        card: Gear,
    },
    /// Holds a card that is for sale for one character.
    Hold {
        /// The step.
        step: u16,
        /// Which card.
        card: Gear,
        /// For whom.
        character: Character,
    },
    /// Holds a card for nobody any more.
    Release {
        /// The step.
        step: u16,
        /// Which card.
        card: Gear,
    },
    /// Says that this seat wants to buy nothing more.
    Done {
        /// The step.
        step: u16,
    },
    /// Closes the market.
    CloseMarket {
        /// The step.
        step: u16,
    },
    /// Gives one equipment card of the active character to another character.
    Give {
        /// The step.
        step: u16,
        /// Which card.
        card: Gear,
        /// To whom.
        character: Character,
    },
    /// Leaves a card behind that a character cannot carry.
    LeaveBehind {
        /// The step.
        step: u16,
        /// Whose.
        character: Character,
        /// Which card.
        card: Gear,
    },
    /// Travels to the Shadow Realm.
    Travel {
        /// The step.
        step: u16,
    },
    /// Stays in Draghan.
    Stay {
        /// The step.
        step: u16,
    },
}
