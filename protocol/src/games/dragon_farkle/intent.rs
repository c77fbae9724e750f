//! What a player asks for.
//!
//! Whatever answers a roll names its number, everything else the turn, so that one that comes too late does
//! no harm and players who act at the same time do not get in each other's way.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Item;
use super::dice::Reward;
use crate::ids::Seat;

/// What a player asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DragonFarkleIntent")]
#[ts(rename = "DragonFarkleIntent", export_to = "dragon-farkle.ts")]
pub enum Intent {
    /// Chooses to recruit and rolls.
    Recruit {
        /// The turn.
        turn: u16,
    },
    /// Chooses to brawl with another player and rolls.
    Brawl {
        /// The turn.
        turn: u16,
        /// The defender.
        seat: Seat,
    },
    /// Chooses the Final Battle and rolls.
    FinalBattle {
        /// The turn.
        turn: u16,
    },
    /// Sets scoring dice of a recruiting or brawling roll aside.
    SetAside {
        /// The roll.
        roll: u32,
        /// The faces, the smallest first.
        dice: Vec<u8>,
        /// What a rally is to bring; absent if there is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reward: Option<Reward>,
    },
    /// Rolls the dice that are left, or all of them once all have scored; a defender's first roll, too.
    RollOn {
        /// The latest roll.
        roll: u32,
    },
    /// Stops recruiting, attacking or defending with what is set aside.
    Stop {
        /// The latest roll.
        roll: u32,
    },
    /// Accepts a farkle, or lets a Final Battle roll take effect.
    Accept {
        /// The roll.
        roll: u32,
    },
    /// Plays a magic item.
    Play(Play),
    /// Asks the companion for help.
    Ask(Help),
    /// Keeps these items at the end of a turn and discards the rest face down.
    Keep {
        /// The turn.
        turn: u16,
        /// What is kept, in the order of the list of items.
        items: Vec<Item>,
    },
}

/// A magic item to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "item", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DragonFarklePlay")]
#[ts(rename = "DragonFarklePlay", export_to = "dragon-farkle.ts")]
pub enum Play {
    /// Turns a die.
    LoadedDie {
        /// The roll.
        roll: u32,
        /// The face of the die.
        from: u8,
        /// The neighbouring number.
        to: u8,
    },
    /// Rolls the same dice again instead of a farkle.
    SecondWind {
        /// The roll.
        roll: u32,
    },
    /// Turns the event die to rally.
    RallyHorn {
        /// The roll.
        roll: u32,
    },
    /// Baits the dragon.
    DragonBait {
        /// The turn.
        turn: u16,
        /// Whom it will visit.
        seat: Seat,
    },
    /// Opens the chest.
    WarChest {
        /// The turn.
        turn: u16,
    },
    /// Puts the cloak on.
    CloakOfMist {
        /// The turn.
        turn: u16,
    },
    /// Raises the banner.
    BattleBanner {
        /// The roll.
        roll: u32,
    },
    /// Strikes once more.
    Dragonbane {
        /// The roll.
        roll: u32,
    },
    /// Escapes from the roll.
    SmokeBomb {
        /// The roll.
        roll: u32,
    },
    /// Steals.
    PilferingGlove {
        /// The turn.
        turn: u16,
        /// From whom.
        seat: Seat,
    },
}

/// A companion to be asked for help; the others help by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "companion", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DragonFarkleHelp")]
#[ts(rename = "DragonFarkleHelp", export_to = "dragon-farkle.ts")]
pub enum Help {
    /// Scares an army.
    Skree {
        /// The turn.
        turn: u16,
        /// Whose army.
        seat: Seat,
    },
    /// Rolls one soldier die again.
    OldHobb {
        /// The roll.
        roll: u32,
        /// The face of the die.
        die: u8,
    },
    /// Turns a dragon face to blank.
    EmberTheHatchling {
        /// The roll.
        roll: u32,
    },
    /// Rolls the event die again.
    SirDunstan {
        /// The roll.
        roll: u32,
    },
}
