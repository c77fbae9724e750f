//! What an offered intent would do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Card, Played, Suit};
use super::dragons::{Dragon, Trophy};
use super::objectives::ObjectiveCard;
use super::trick::{Winning, Wizards};
use crate::ids::Seat;

/// What an offered intent would do, as far as its player can know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "effect", rename_all = "snake_case")]
#[schemars(rename = "DrarkaneEffect")]
#[ts(rename = "DrarkaneEffect", export_to = "drarkane.ts")]
pub enum Effect {
    /// The teammate gets a card and gives another one back.
    Give {
        /// The card.
        card: Card,
        /// The teammate.
        to: Seat,
    },
    /// The teammate gets a card for the one it gave, and the exchange is done.
    GiveBack {
        /// The card.
        card: Card,
        /// The card that stays.
        received: Card,
        /// The teammate.
        to: Seat,
    },
    /// The contract is made.
    Declare {
        /// The number of tricks.
        contract: u8,
        /// The number of tricks in the round.
        of: u8,
        /// The sum of all contracts made so far, this one included.
        sum: u8,
    },
    /// An objective stays, the others go on.
    Keep {
        /// The objective that stays.
        keeps: ObjectiveCard,
        /// The objectives that go on.
        passes: Vec<ObjectiveCard>,
        /// To whom they go; absent where they become the Treasure Zone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        to: Option<Seat>,
    },
    /// A card goes into the trick.
    Play {
        /// The card.
        #[serde(flatten)]
        card: Played,
        /// The suit that everybody has to follow from then on, if this card sets it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        sets: Option<Suit>,
        /// Who would win the trick as it stands then; absent while there are only Wizards in it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        winning: Option<Winning>,
        /// How many are still to play after it.
        to_play: u8,
        /// Whether it cannot win the trick whatever the others play, as far as its player can know.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        cannot_win: bool,
        /// What the Wizards in the trick do then, if this card is one of them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        wizards: Option<Wizards>,
    },
    /// A card of the trick is laid on a slot.
    Place {
        /// The card.
        #[serde(flatten)]
        card: Played,
        /// The dragon.
        dragon: Dragon,
        /// The slot, 0 being the leftmost.
        slot: u8,
        /// How many slots of the dragon are open then.
        open: u8,
        /// The dragon, if that defeats it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        defeats: Option<Trophy>,
    },
    /// The teammate may take a card, or hand it back.
    Offer {
        /// The card.
        card: Card,
        /// The teammate.
        to: Seat,
    },
    /// The next trick begins without an offer.
    OfferNothing,
    /// The offered card goes back.
    Return {
        /// The card.
        card: Card,
        /// The teammate.
        to: Seat,
    },
    /// Two cards change hands.
    Swap {
        /// The card that stays.
        takes: Card,
        /// The card that is given for it.
        gives: Card,
        /// The teammate.
        to: Seat,
    },
}
