//! The table as one viewer sees it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::blocked::Blocked;
use super::cards::{Card, Suit};
use super::dragons::{StandingDragon, Trophy};
use super::ending::Ending;
use super::intent::Moment;
use super::objectives::ObjectiveCard;
use super::options::Options;
use super::player::Player;
use super::sheet::{RoundSheet, Total};
use super::stage::Stage;
use super::trick::Trick;
use crate::ids::Seat;

/// The table as one viewer sees it, with all that a perfect memory there would know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneView")]
#[ts(rename = "DrarkaneView", export_to = "drarkane.ts")]
pub struct View {
    /// How the table was set up.
    pub options: Options,
    /// Which game the number of players makes it.
    pub variant: Variant,
    /// The present moment.
    pub moment: Moment,
    /// How many rounds the game has.
    pub rounds: u8,
    /// How many cards everybody was dealt.
    pub dealt: u8,
    /// What is to be done now.
    pub stage: Stage,
    /// The seat whose hand this is; absent for somebody who watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own: Option<Seat>,
    /// Who declares and drafts first in this round.
    pub first: Seat,
    /// Every seat in order, then the Fallen King or the Demon.
    pub players: Vec<PlayerView>,
    /// The own cards that cannot be used now, each with the rule that forbids it.
    pub blocked: Vec<Blocked>,
    /// The trick under way, or the one that comes next.
    pub trick: Trick,
    /// The latest complete trick, also of an earlier round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last_trick: Option<Trick>,
    /// The dragons in the battle zone, the earliest first.
    pub zone: Vec<StandingDragon>,
    /// How many dragons are still to be revealed.
    pub dragons_left: u8,
    /// How many more dragons may come until the seventh is there.
    pub until_seventh: u8,
    /// The Terror of all dragons that the players have defeated in this round, which exact contracts score.
    pub terror: u16,
    /// The cards that everybody has seen leave the table, in the order of the deck.
    pub discards: Vec<Card>,
    /// How many cards were not dealt in this round.
    pub undealt: u8,
    /// The exchanges of teammates at the start of the round, one for each team.
    pub exchanges: Vec<Exchange>,
    /// The card that the winner of a trick has offered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offer: Option<CardOffer>,
    /// The objectives, with the Treasures expansion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub treasures: Option<Treasures>,
    /// The scored rounds.
    pub sheet: Vec<RoundSheet>,
    /// The points of every player, or of every team, over the scored rounds.
    pub totals: Vec<Total>,
    /// Against the Demon, the score as it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub score: Option<i16>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Ending>,
}

/// Which game the number of players makes it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkaneVariant")]
#[ts(rename = "DrarkaneVariant", export_to = "drarkane.ts")]
pub enum Variant {
    /// One player against the Demon.
    Demon,
    /// Two players and the Fallen King.
    FallenKing,
    /// Three players and more.
    Base,
}

/// A player as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkanePlayerView")]
#[ts(rename = "DrarkanePlayerView", export_to = "drarkane.ts")]
pub struct PlayerView {
    /// Who.
    pub player: Player,
    /// The teammate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub teammate: Option<Seat>,
    /// How many cards are in the hand, or in the pile of the Fallen King or the Demon.
    pub cards: u8,
    /// The hand in the order of the deck, where the viewer may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hand: Option<Vec<Card>>,
    /// Cards of a hidden hand that the viewer knows, from exchanges and offers.
    pub known: Vec<Card>,
    /// Cards of the own hand that the teammate knows.
    pub shown: Vec<Card>,
    /// The suits that it has shown not to have in this round, in order.
    pub lacks: Vec<Lack>,
    /// The tricks it has declared in this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contract: Option<u8>,
    /// The tricks it has won in this round.
    pub tricks: u8,
    /// The dragons it has defeated in this round.
    pub dragons: Vec<Trophy>,
    /// The objective it has kept in this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kept: Option<Kept>,
    /// The objectives it has completed in this round.
    pub completed: Vec<ObjectiveCard>,
}

/// A suit that a player has shown not to have, by playing another one when it was led.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneLack")]
#[ts(rename = "DrarkaneLack", export_to = "drarkane.ts")]
pub struct Lack {
    /// The suit.
    pub suit: Suit,
    /// How many cards of it the hand may hold by now: those drawn or taken from the teammate since.
    pub at_most: u8,
}

/// A kept objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneKept")]
#[ts(rename = "DrarkaneKept", export_to = "drarkane.ts")]
pub struct Kept {
    /// The objective, where the viewer may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<ObjectiveCard>,
}

/// The exchange of two teammates at the start of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneExchange")]
#[ts(rename = "DrarkaneExchange", export_to = "drarkane.ts")]
pub struct Exchange {
    /// The two.
    pub seats: [Seat; 2],
    /// How far it is.
    pub state: Exchanged,
}

/// How far an exchange is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
#[schemars(rename = "DrarkaneExchanged")]
#[ts(rename = "DrarkaneExchanged", export_to = "drarkane.ts")]
pub enum Exchanged {
    /// Neither has given a card.
    NotBegun,
    /// One has given a card and waits for another.
    Half {
        /// Who.
        by: Seat,
        /// The card, for these two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Card>,
    },
    /// Both have given a card.
    Done,
}

/// A card that the winner of a trick has offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneCardOffer")]
#[ts(rename = "DrarkaneCardOffer", export_to = "drarkane.ts")]
pub struct CardOffer {
    /// Who offers it.
    pub from: Seat,
    /// The teammate.
    pub to: Seat,
    /// The card, for these two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<Card>,
}

/// The objectives of a round as one viewer sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneTreasures")]
#[ts(rename = "DrarkaneTreasures", export_to = "drarkane.ts")]
pub struct Treasures {
    /// The Treasure Zone: objectives that nobody has completed yet, once they are laid out.
    pub zone: Vec<ObjectiveCard>,
    /// Who is to keep an objective, while they are drafted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub drafting: Option<Seat>,
    /// What the viewer has seen of the draft.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub draft: Option<Draft>,
}

/// What a player has seen of the draft.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DrarkaneDraft")]
#[ts(rename = "DrarkaneDraft", export_to = "drarkane.ts")]
pub struct Draft {
    /// The two objectives dealt with the hand.
    pub dealt: Vec<ObjectiveCard>,
    /// What came from the player before; absent until it came.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub received: Option<Vec<ObjectiveCard>>,
    /// What was passed on; absent until it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub passed: Option<Vec<ObjectiveCard>>,
}
