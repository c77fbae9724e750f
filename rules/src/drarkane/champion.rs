//! A champion: what one player has and has done in a round.

use dragonhall_protocol::games::drarkane::{Card, Dragon, Objective};

use super::cards::Cards;
use super::lacks::Lacks;

/// What a player, the Fallen King or the Demon has and has done in a round.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Champion {
    /// Empty for the Fallen King and the Demon, who have a pile.
    pub(super) hand: Cards,
    /// Cards of the hand that the teammate knows.
    pub(super) shown: Cards,
    /// Suits that it has shown not to have.
    pub(super) lacks: Lacks,
    pub(super) contract: Option<u8>,
    pub(super) tricks: u8,
    pub(super) dragons: Vec<Dragon>,
    /// The two objectives dealt with the hand.
    pub(super) dealt: Vec<Objective>,
    pub(super) kept: Option<Objective>,
    /// Objectives completed after tricks.
    pub(super) completed: Vec<Objective>,
}

impl Champion {
    /// Takes a card out of the hand; of cards that are alike, the one that the teammate knows.
    pub(super) fn lose(&mut self, card: Card) {
        self.hand.remove(card);
        self.shown.remove(card);
    }

    /// Takes a card out of the hand for one that came in before and stays; it is another one, even if the two are alike.
    pub(super) fn lose_for(&mut self, card: Card, received: Option<Card>) {
        let staying = usize::from(received == Some(card));
        self.hand.remove(card);
        if self.shown.count(card) > staying {
            self.shown.remove(card);
        }
    }

    /// Takes a card into the hand that the teammate gave.
    pub(super) fn receive(&mut self, card: Card) {
        self.draw(card);
        self.shown.add(card);
    }

    /// Takes a card into the hand.
    pub(super) fn draw(&mut self, card: Card) {
        self.hand.add(card);
        self.lacks.card_came(self.hand.len() as u8);
    }

    /// Lets the teammate know a card of the hand.
    pub(super) fn show(&mut self, card: Card) {
        if !self.shown.has(card) {
            self.shown.add(card);
        }
    }
}
