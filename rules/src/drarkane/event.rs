//! What happened, secrets included; stored, never sent.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{
    Card, Dragon, Ending, Objective, Play, Played, Player, RoundSheet, Winning,
};
use serde::{Deserialize, Serialize};

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// The round, from 1.
        round: u8,
        /// Who leads the first trick.
        leader: Player,
        /// The hand of every seat, in order.
        hands: Vec<Vec<Card>>,
        /// The pile of the Fallen King or the Demon, the top first.
        pile: Vec<Card>,
        /// The dragons in the battle zone.
        zone: Vec<Dragon>,
        /// The other dragons, the top first.
        dragons: Vec<Dragon>,
        /// The objectives dealt to every seat; none without Treasures.
        objectives: Vec<[Objective; 2]>,
    },
    /// A card went to the teammate, as the first of two.
    Gave {
        /// Who.
        from: Seat,
        /// The teammate.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// A card went to the teammate for the one received.
    GaveBack {
        /// Who.
        from: Seat,
        /// The teammate.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// A contract was made.
    Declared {
        /// Who.
        seat: Seat,
        /// The number of tricks.
        contract: u8,
    },
    /// An objective was kept and the others passed on.
    KeptObjective {
        /// Who.
        seat: Seat,
        /// The objective.
        kept: Objective,
        /// The others.
        passed: Vec<Objective>,
        /// To whom they went, if not to the Treasure Zone.
        to: Option<Seat>,
    },
    /// The Treasure Zone is laid out.
    TreasuresLaid {
        /// The objectives in it.
        objectives: Vec<Objective>,
        /// What every team's second seat tells the first and the other way round, by seat; empty without teams.
        told: Vec<Objective>,
    },
    /// A card was played.
    Played {
        /// Who and what.
        play: Play,
    },
    /// A trick was won.
    TrickWon {
        /// By whom, with what and why.
        winning: Winning,
    },
    /// A card was laid on a slot.
    Placed {
        /// Who won the trick.
        by: Player,
        /// The card.
        card: Played,
        /// The dragon.
        dragon: Dragon,
        /// The slot.
        slot: u8,
    },
    /// A dragon was defeated.
    Defeated {
        /// By whom.
        by: Player,
        /// The dragon.
        dragon: Dragon,
    },
    /// Cards of the trick were discarded.
    Discarded {
        /// The cards.
        cards: Vec<Played>,
    },
    /// An objective was completed after a trick.
    Completed {
        /// By whom.
        by: Player,
        /// The objective.
        objective: Objective,
    },
    /// The trick is over, and its winner leads the next one.
    TrickClosed {
        /// Who leads.
        leader: Player,
    },
    /// A dragon came to the battle zone.
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
        /// The card.
        card: Card,
    },
    /// The discards became the pile.
    Reshuffled {
        /// The new pile, the top first.
        pile: Vec<Card>,
    },
    /// The winner of a trick may offer a card.
    MayOffer {
        /// Who.
        seat: Seat,
    },
    /// A card was offered to the teammate.
    Offered {
        /// Who.
        from: Seat,
        /// The teammate.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// Nothing was offered.
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
        /// Who took it.
        from: Seat,
        /// Who had offered it.
        to: Seat,
        /// The card that was given for it.
        card: Card,
    },
    /// A round was scored.
    RoundScored {
        /// Its part of the score sheet.
        sheet: RoundSheet,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
    },
}
