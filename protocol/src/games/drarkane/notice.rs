//! What happened, as one viewer is told of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Card, Played};
use super::dragons::{Dragon, Trophy};
use super::ending::Ending;
use super::objectives::ObjectiveCard;
use super::player::Player;
use super::sheet::RoundSheet;
use super::trick::{Play, Winning};
use crate::ids::Seat;

/// What happened, as one viewer may know it: what is hidden from the viewer is absent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[schemars(rename = "DrarkaneNotice")]
#[ts(rename = "DrarkaneNotice", export_to = "drarkane.ts")]
pub enum Notice {
    /// A round begins: cards are dealt and dragons revealed.
    RoundBegan {
        /// The round, from 1.
        round: u8,
        /// Who leads the first trick.
        leader: Player,
        /// The viewer's hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        hand: Option<Vec<Card>>,
        /// The two objectives dealt to the viewer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        objectives: Option<Vec<ObjectiveCard>>,
        /// The dragons in the battle zone.
        dragons: Vec<Dragon>,
    },
    /// Somebody gave the teammate a card, as the first of the two.
    Gave {
        /// Who.
        from: Seat,
        /// The teammate.
        to: Seat,
        /// The card, for these two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Card>,
    },
    /// Somebody gave the teammate a card for the one received.
    GaveBack {
        /// Who.
        from: Seat,
        /// The teammate.
        to: Seat,
        /// The card, for these two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Card>,
    },
    /// Somebody made a contract.
    Declared {
        /// Who.
        seat: Seat,
        /// The number of tricks.
        contract: u8,
    },
    /// Somebody kept an objective and passed the others on.
    KeptObjective {
        /// Who.
        seat: Seat,
        /// The objective, for its keeper.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        kept: Option<ObjectiveCard>,
        /// To whom the others went; absent where they became the Treasure Zone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        to: Option<Seat>,
        /// The others, for these two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        passed: Option<Vec<ObjectiveCard>>,
    },
    /// The Treasure Zone is laid out.
    TreasuresLaid {
        /// The objectives that everybody can complete.
        objectives: Vec<ObjectiveCard>,
        /// What the viewer's teammate has kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        teammate: Option<ObjectiveCard>,
    },
    /// A card was played.
    Played {
        /// Who and what.
        #[serde(flatten)]
        play: Play,
    },
    /// A trick was won.
    TrickWon {
        /// By whom, with what and why.
        #[serde(flatten)]
        winning: Winning,
    },
    /// A card of the trick was laid on a slot.
    Placed {
        /// Who won the trick.
        by: Player,
        /// The card.
        #[serde(flatten)]
        card: Played,
        /// The dragon.
        dragon: Dragon,
        /// The slot, 0 being the leftmost.
        slot: u8,
    },
    /// A dragon was defeated.
    Defeated {
        /// By whom.
        by: Player,
        /// The dragon.
        #[serde(flatten)]
        trophy: Trophy,
    },
    /// Cards of the trick that fit nowhere were discarded.
    Discarded {
        /// The cards.
        cards: Vec<Played>,
    },
    /// An objective was completed after a trick.
    Completed {
        /// By whom.
        by: Player,
        /// The objective.
        objective: ObjectiveCard,
    },
    /// A new dragon came to the battle zone.
    Revealed {
        /// The dragon.
        dragon: Dragon,
        /// How many more may come until the seventh is there.
        until_seventh: u8,
    },
    /// The single player drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// The card, for its player.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Card>,
    },
    /// The discards were shuffled to be the pile again.
    Reshuffled {
        /// How many cards the pile has now.
        cards: u8,
    },
    /// The winner of a trick offered the teammate a card.
    Offered {
        /// Who.
        from: Seat,
        /// The teammate.
        to: Seat,
        /// The card, for these two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Card>,
    },
    /// The winner of a trick offered nothing.
    OfferedNothing {
        /// Who.
        seat: Seat,
    },
    /// The offered card was handed back.
    Returned {
        /// Who handed it back.
        from: Seat,
        /// Who had offered it.
        to: Seat,
    },
    /// The offered card was taken and another given for it.
    Swapped {
        /// Who took the offered card.
        from: Seat,
        /// Who had offered it.
        to: Seat,
        /// The card that was given for it, for these two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Card>,
    },
    /// A round was scored.
    RoundScored {
        /// The round's part of the score sheet.
        sheet: RoundSheet,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
    },
}
