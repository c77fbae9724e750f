//! Companions and magic items.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A companion, face up beside its player; there is one of each.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonFarkleCompanion")]
#[ts(rename = "DragonFarkleCompanion", export_to = "dragon-farkle.ts")]
pub enum Companion {
    /// Once a turn, before the action: 100 soldiers of another army desert.
    Skree,
    /// Once a turn, on a recruiting or attacking roll of up to four dice: one soldier die is rolled again.
    OldHobb,
    /// A recruiting turn that ends with 300 or more brings 100 more.
    BramQuartermaster,
    /// A farkle while recruiting leaves half of the soldiers.
    SisterWend,
    /// An attack without a farkle scores 150 more.
    Grimbold,
    /// Six dice instead of five in defence.
    DameOaken,
    /// An attacker who wins a brawl draws a magic item.
    PipLightfinger,
    /// Once a turn, while recruiting or attacking: a dragon face counts as blank.
    EmberTheHatchling,
    /// Once a turn, while recruiting or attacking: a rally gives both rewards.
    MiraTheBard,
    /// Once a turn, on a Final Battle roll of two or more dice: the event die is rolled again.
    SirDunstan,
}

/// A kind of magic item; copies of one kind cannot be told apart.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonFarkleItem")]
#[ts(rename = "DragonFarkleItem", export_to = "dragon-farkle.ts")]
pub enum Item {
    /// Its owner keeps two other items at the end of a turn.
    SackOfHolding,
    /// Turns a soldier die of an own recruiting or brawling roll of up to four dice to a neighbouring number.
    LoadedDie,
    /// Rolls the dice of an own farkle again.
    SecondWind,
    /// Turns the event die of an own scoring recruiting or brawling roll of up to five dice to rally.
    RallyHorn,
    /// Turns the next event die of another player to the dragon.
    DragonBait,
    /// 300 soldiers before the action.
    WarChest,
    /// Until its player's next turn nobody can brawl or name that player.
    CloakOfMist,
    /// Halves, by itself, what the loser of a brawl gives.
    MirrorShield,
    /// 300 more on the own score after an own scoring roll in a brawl.
    BattleBanner,
    /// One more damage after an own Final Battle roll that hurts the dragon.
    Dragonbane,
    /// Undoes an own Final Battle roll and ends the turn inside the Keep; the wounds dealt before it stand.
    SmokeBomb,
    /// Takes a random item from another player, before the action.
    PilferingGlove,
}
