//! The rules that forbid something.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Companion, Item};
use crate::ids::Seat;

/// A rule that forbids something, by the id that the help and the log use too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "id", rename_all = "kebab-case")]
#[schemars(rename = "DragonFarkleRule")]
#[ts(rename = "DragonFarkleRule", export_to = "dragon-farkle.ts")]
pub enum Rule {
    /// A turn begins with the choice of its action.
    ChooseFirst,
    /// The action of this turn has been chosen.
    ActionChosen,
    /// The dice of the last roll have to be set aside first.
    SetAsideFirst,
    /// No roll waits for the player.
    NoRoll,
    /// A farkle can only be accepted, or changed by a card.
    Farkled,
    /// The roll is no farkle, so it cannot be accepted as one.
    NotFarkled,
    /// The defender rolls before stopping.
    RollFirst,
    /// A Final Battle goes on until it is won or lost.
    BattleGoesOn,
    /// Players choose what to keep before the next turn begins.
    TurnIsOver,
    /// The faces are named with the smallest first.
    SmallestFirst,
    /// These dice were not rolled.
    NotRolled,
    /// Not every one of these dice belongs to a combination.
    DoesNotScore,
    /// With the dragon face all scoring dice have to be set aside.
    DragonTakesAll,
    /// Only a rally is rewarded.
    NoRally,
    /// A rally brings a reward, which has to be chosen.
    ChooseReward,
    /// There is no magic item left to draw.
    NothingToDraw,
    /// The Final Battle takes 5,000 soldiers at the beginning of the turn.
    TooFewSoldiers {
        /// How many there were.
        strength: u32,
    },
    /// There is no such player.
    NoSuchPlayer {
        /// The seat that was asked for.
        seat: Seat,
    },
    /// It has to be another player.
    NotYourself,
    /// Nobody can be brawled in the Keep.
    InTheKeep {
        /// Who is there.
        seat: Seat,
    },
    /// A Cloak of Mist hides the player.
    Cloaked {
        /// Who wears it.
        seat: Seat,
    },
    /// The dragon is already baited for that player.
    AlreadyBaited {
        /// Who.
        seat: Seat,
    },
    /// The player has no item that could be taken.
    NoItem {
        /// Who.
        seat: Seat,
    },
    /// The player has no soldiers that could desert.
    NoArmy {
        /// Who.
        seat: Seat,
    },
    /// No other player can be named.
    NobodyToName,
    /// The player does not own the item.
    NotOwned {
        /// The item that was asked for.
        item: Item,
    },
    /// An item that is set aside can be used only once it is owned.
    StillSetAside {
        /// The item.
        item: Item,
    },
    /// The item works by itself.
    ItemWorksByItself {
        /// The item.
        item: Item,
    },
    /// The player has another companion.
    NotYourCompanion {
        /// The companion that was asked for.
        companion: Companion,
    },
    /// The companion works by itself.
    CompanionWorksByItself {
        /// The companion.
        companion: Companion,
    },
    /// The companion has helped in this turn.
    OncePerTurn {
        /// The companion.
        companion: Companion,
    },
    /// Only on the player's own turn, before the action is chosen.
    BeforeYourAction,
    /// Not while a roll waits for its roller.
    RollWaits,
    /// Not while a brawl is running.
    BrawlRuns,
    /// Only in a brawl.
    OnlyInBrawl,
    /// Only while recruiting, attacking or defending.
    NotInFinalBattle,
    /// Only while recruiting or attacking, on the player's own turn.
    OnlyRecruitingOrAttacking,
    /// Only in the Final Battle.
    OnlyInFinalBattle,
    /// Only on a roll of so many dice or fewer.
    TooManyDice {
        /// The most that the roll may have.
        most: u8,
    },
    /// Only on a roll of so many dice or more.
    TooFewDice {
        /// The fewest that the roll must have.
        fewest: u8,
    },
    /// A die is turned to a neighbouring number.
    NotNeighbours {
        /// What it shows.
        from: u8,
        /// What was asked for.
        to: u8,
    },
    /// Only on a roll that scores.
    OnlyScoring,
    /// Only on a farkle.
    OnlyFarkle,
    /// The event die does not show the dragon.
    NoDragonFace,
    /// The event die shows the rally already.
    RallyAlready,
    /// The roll does not hurt the dragon.
    DragonUnhurt,
    /// The player wears a cloak already.
    CloakedAlready,
    /// The player does not hold too many items.
    NotTooMany,
    /// One item is kept, or the Sack of Holding and two others.
    KeepTheLimit {
        /// How many have to be kept.
        keep: u8,
    },
}
