//! What an offered intent would do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Item;
use super::dice::EventFace;
use super::notice::Settlement;
use crate::ids::Seat;

/// What an offered intent would do, as far as its player can know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "effect", rename_all = "snake_case")]
#[schemars(rename = "DragonFarkleEffect")]
#[ts(rename = "DragonFarkleEffect", export_to = "dragon-farkle.ts")]
pub enum Effect {
    /// Recruiting begins.
    Recruit {
        /// How many soldier dice are rolled.
        dice: u8,
        /// Whether the player leaves the Keep for it.
        leaves_keep: bool,
    },
    /// A brawl begins.
    Brawl {
        /// The defender.
        seat: Seat,
        /// How many soldier dice are rolled.
        dice: u8,
        /// How many the defender will roll.
        against: u8,
        /// Whether the player leaves the Keep for it.
        leaves_keep: bool,
    },
    /// A Final Battle begins.
    FinalBattle {
        /// How many soldier dice are rolled.
        dice: u8,
        /// The wounds that the dragon has already.
        wounds: u8,
    },
    /// Dice are set aside.
    SetAside {
        /// The soldiers that they bring.
        soldiers: u32,
        /// The soldiers that the dragon eats instead.
        eaten: u32,
        /// Whether a magic item is drawn.
        draws: bool,
        /// All soldiers set aside then.
        score: u32,
        /// What the companion would add if the player stopped then.
        bonus: u32,
        /// How many soldier dice the next roll would have.
        next: u8,
        /// Whether all dice have scored then.
        all_scored: bool,
    },
    /// The dice are rolled.
    Roll {
        /// How many soldier dice.
        dice: u8,
        /// Whether the event die is rolled too.
        event: bool,
        /// The soldiers that a farkle would cost.
        soldiers: u32,
        /// The magic items that a farkle would cost.
        items: u8,
    },
    /// Recruiting ends and the soldiers join the army.
    Recruited {
        /// The soldiers set aside.
        soldiers: u32,
        /// What the companion adds.
        bonus: u32,
        /// The magic items that become owned.
        items: u8,
        /// The army then.
        army: u32,
    },
    /// The attack ends and the defender rolls.
    Attacked {
        /// The score set aside.
        score: u32,
        /// What the companion adds.
        bonus: u32,
        /// How many soldier dice the defender will roll.
        against: u8,
    },
    /// The defence ends and the scores are compared.
    Defended(Settlement),
    /// The farkle counts.
    Farkled {
        /// The soldiers that are lost.
        soldiers: u32,
        /// The soldiers that the companion saves.
        kept: u32,
        /// The magic items that are lost.
        items: u8,
        /// How the brawl ends by it, if it was the defender's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        brawl: Option<Settlement>,
    },
    /// The Final Battle roll counts.
    Fought {
        /// The damage that it does.
        damage: u8,
        /// The dragon's wounds then.
        wounds: u8,
        /// Whether that slays the dragon.
        wins: bool,
        /// The soldiers that it costs.
        soldiers: u32,
        /// The army then.
        army: u32,
        /// How many soldier dice follow; none if the battle is over.
        next: u8,
    },
    /// The farkle ends the Final Battle.
    Repelled {
        /// The wounds that the dragon heals.
        healed: u8,
    },
    /// A soldier die is turned.
    DieTurned {
        /// What it shows.
        from: u8,
        /// What it will show.
        to: u8,
        /// What all scoring dice are worth then.
        worth: u32,
        /// Whether the roll is a farkle then.
        farkle: bool,
    },
    /// The event die is turned.
    EventTurned {
        /// What it shows.
        from: EventFace,
        /// What it will show.
        to: EventFace,
        /// Whether the roll is a farkle then.
        farkle: bool,
    },
    /// The score grows.
    ScoreRaised {
        /// By how much.
        by: u32,
        /// The score then.
        score: u32,
    },
    /// The dragon is hit.
    Struck {
        /// Its wounds then.
        wounds: u8,
        /// Whether that slays it.
        wins: bool,
    },
    /// The roll does not happen and the turn ends inside the Keep.
    Vanished {
        /// The wounds that will stand in this player's next battle.
        wounds: u8,
    },
    /// The next event die of a player will be turned to the dragon.
    Baited {
        /// Whose.
        seat: Seat,
    },
    /// Soldiers join the army.
    Reinforced {
        /// How many.
        soldiers: u32,
        /// The army then.
        army: u32,
    },
    /// Nobody can brawl or name the player until that player's next turn.
    Cloaked,
    /// A random item changes hands.
    Stolen {
        /// From whom.
        seat: Seat,
        /// How many there are to draw from.
        among: u8,
    },
    /// Soldiers desert.
    Scared {
        /// Whose.
        seat: Seat,
        /// How many.
        soldiers: u32,
        /// The army then.
        army: u32,
    },
    /// The other items are discarded.
    Kept {
        /// What is discarded.
        discarded: Vec<Item>,
    },
}
