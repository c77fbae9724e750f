//! What happened, as one viewer is told of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Companion, Item};
use super::dice::{EventFace, Reward};
use crate::ids::Seat;

/// What happened; what the viewer may not know is absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[schemars(rename = "DragonFarkleNotice")]
#[ts(rename = "DragonFarkleNotice", export_to = "dragon-farkle.ts")]
pub enum Notice {
    /// The first player is drawn, and everybody is dealt a companion and a magic item.
    Opened {
        /// Who begins.
        first: Seat,
        /// The companion of each seat.
        companions: Vec<Companion>,
        /// The item of each seat; null where it is hidden.
        items: Vec<Option<Item>>,
    },
    /// A turn began.
    TurnBegan {
        /// The turn.
        turn: u16,
        /// Whose it is.
        seat: Seat,
    },
    /// A player whose army had gone in the Keep starts outside it, without the old companion.
    Reborn {
        /// Who.
        seat: Seat,
        /// The companion that was lost.
        lost: Companion,
    },
    /// A new companion joined a player.
    Joined {
        /// Whom.
        seat: Seat,
        /// The companion.
        companion: Companion,
    },
    /// A player left the Keep.
    LeftKeep {
        /// Who.
        seat: Seat,
    },
    /// A player chose to recruit.
    Recruiting {
        /// Who.
        seat: Seat,
    },
    /// A player chose to brawl.
    Brawling {
        /// The attacker.
        seat: Seat,
        /// The defender.
        defender: Seat,
    },
    /// A player chose the Final Battle.
    Battling {
        /// Who.
        seat: Seat,
        /// The wounds that the dragon has already.
        wounds: u8,
    },
    /// Dice were rolled.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// The number of the roll.
        roll: u32,
        /// The soldier dice.
        dice: Vec<u8>,
        /// The event die as it counts.
        event: EventFace,
        /// What the event die showed before Dragon Bait turned it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        baited: Option<EventFace>,
    },
    /// Dice were set aside.
    SetAside {
        /// Who set them aside.
        seat: Seat,
        /// The dice, the smallest first.
        dice: Vec<u8>,
        /// The soldiers that they brought.
        soldiers: u32,
        /// The soldiers that the dragon ate instead.
        eaten: u32,
        /// The reward of a rally.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reward: Option<Reward>,
    },
    /// A player drew a magic item.
    Drew {
        /// Who.
        seat: Seat,
        /// What; absent where it is hidden.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        item: Option<Item>,
        /// Whether it is set aside first, to be owned later.
        aside: bool,
    },
    /// A player farkled.
    Farkled {
        /// Who.
        seat: Seat,
        /// The soldiers that were lost.
        soldiers: u32,
        /// The soldiers that the companion saved.
        kept: u32,
    },
    /// Items were discarded face down.
    Discarded {
        /// Whose they were.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; absent where they are hidden.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        items: Option<Vec<Item>>,
    },
    /// Recruited soldiers joined an army.
    Recruited {
        /// Whose.
        seat: Seat,
        /// The soldiers that were set aside, or that the companion saved from a farkle.
        soldiers: u32,
        /// What the companion added.
        bonus: u32,
    },
    /// An attack ended; the defender rolls.
    Attacked {
        /// The attacker.
        seat: Seat,
        /// The score, the bonus included.
        score: u32,
        /// What the companion added.
        bonus: u32,
    },
    /// A brawl ended.
    Settled(Settlement),
    /// Items that were set aside are owned now.
    Gained {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A Final Battle roll took effect.
    Fought {
        /// Who fights.
        seat: Seat,
        /// The dice that were set aside, the smallest first.
        dice: Vec<u8>,
        /// The damage that it did.
        damage: u8,
        /// The dragon's wounds now.
        wounds: u8,
        /// The soldiers that it cost.
        soldiers: u32,
    },
    /// An army was eaten to the last soldier.
    ArmyGone {
        /// Whose.
        seat: Seat,
    },
    /// A player turned a die with a Loaded Die.
    DieTurned {
        /// Who.
        seat: Seat,
        /// The new number of the roll.
        roll: u32,
        /// What it showed.
        from: u8,
        /// What it shows.
        to: u8,
    },
    /// Old Hobb rolled a die again.
    DieRerolled {
        /// For whom.
        seat: Seat,
        /// The new number of the roll.
        roll: u32,
        /// What it showed.
        from: u8,
        /// What it shows.
        to: u8,
    },
    /// A player caught a Second Wind; the new roll follows.
    SecondWind {
        /// Who.
        seat: Seat,
    },
    /// A player blew a Rally Horn: the event die shows the rally.
    HornBlown {
        /// Who.
        seat: Seat,
        /// The new number of the roll.
        roll: u32,
    },
    /// Ember turned the dragon away: the event die shows a blank.
    DragonTamed {
        /// For whom.
        seat: Seat,
        /// The new number of the roll.
        roll: u32,
    },
    /// Sir Dunstan rolled the event die again.
    EventRerolled {
        /// For whom.
        seat: Seat,
        /// The new number of the roll.
        roll: u32,
        /// What it shows.
        event: EventFace,
    },
    /// A player raised a Battle Banner.
    BannerRaised {
        /// Who.
        seat: Seat,
        /// How much it adds to the score.
        by: u32,
    },
    /// A player struck with Dragonbane.
    Struck {
        /// Who.
        seat: Seat,
        /// The dragon's wounds now.
        wounds: u8,
    },
    /// A player threw a Smoke Bomb: the roll did not happen.
    Vanished {
        /// Who.
        seat: Seat,
        /// The wounds that will stand in the player's next battle.
        wounds: u8,
    },
    /// A player played Dragon Bait.
    Baited {
        /// Who.
        seat: Seat,
        /// Whom the dragon will visit.
        target: Seat,
    },
    /// A player opened a War Chest.
    ChestOpened {
        /// Who.
        seat: Seat,
        /// The soldiers in it.
        soldiers: u32,
    },
    /// A player put on a Cloak of Mist.
    Cloaked {
        /// Who.
        seat: Seat,
    },
    /// A player took a random item with the Pilfering Glove.
    Stolen {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// What; absent where it is hidden.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        item: Option<Item>,
    },
    /// Skree scared an army.
    Scared {
        /// For whom.
        seat: Seat,
        /// Whose army.
        target: Seat,
        /// The soldiers that deserted.
        soldiers: u32,
    },
    /// The discarded items were shuffled to a new deck.
    ItemsShuffled {
        /// How many.
        count: u8,
    },
    /// The discarded companions were shuffled to a new deck.
    CompanionsShuffled {
        /// How many.
        count: u8,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose it was.
        seat: Seat,
        /// Why.
        why: TurnEnd,
    },
    /// These players hold too many items and have to choose what to keep before the next turn begins.
    TooMany {
        /// Who.
        seats: Vec<Seat>,
    },
    /// The dragon is slain and the game is over.
    DragonSlain {
        /// By whom.
        seat: Seat,
    },
}

/// How a brawl ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonFarkleSettlement")]
#[ts(rename = "DragonFarkleSettlement", export_to = "dragon-farkle.ts")]
pub struct Settlement {
    /// The attacker.
    pub attacker: Seat,
    /// The defender.
    pub defender: Seat,
    /// The attacker's score.
    pub attack: u32,
    /// The defender's score.
    pub defence: u32,
    /// Who wins; absent for a tie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub winner: Option<Seat>,
    /// The soldiers that the loser gives.
    pub soldiers: u32,
    /// The soldiers that join the winner from the stockpile.
    pub bonus: u32,
    /// Whether a Mirror Shield has halved what the loser gives.
    pub shield: bool,
}

/// Why a turn is over.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonFarkleTurnEnd")]
#[ts(rename = "DragonFarkleTurnEnd", export_to = "dragon-farkle.ts")]
pub enum TurnEnd {
    /// The player stopped recruiting.
    Stopped,
    /// The player farkled while recruiting.
    Farkled,
    /// The brawl is settled.
    Brawled,
    /// A farkle ended the Final Battle.
    Repelled,
    /// The dragon ate the whole army.
    Eaten,
    /// A Smoke Bomb ended the Final Battle.
    Vanished,
}
