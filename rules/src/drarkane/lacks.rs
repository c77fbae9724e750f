//! Who does not follow shows that a suit is missing; cards that come in later may be of it again.

use dragonhall_protocol::games::drarkane::{Card, Lack, Suit};

use super::cards::suit;

/// The suits that a player has shown not to have in a round, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Lacks(pub(super) Vec<Lack>);

impl Lacks {
    /// A card was played, and everybody saw whether it follows; an influence card shows nothing.
    pub(super) fn card_played(&mut self, card: Card, led: Option<Suit>) {
        let Some(own) = suit(card) else { return };
        if let Some(lack) = self.0.iter_mut().find(|lack| lack.suit == own) {
            lack.at_most = lack.at_most.saturating_sub(1);
        }
        if let Some(led) = led.filter(|led| *led != own) {
            self.miss(led);
        }
    }

    /// A card came into the hand, which now has so many cards; of what suit, not everybody knows.
    pub(super) fn card_came(&mut self, cards: u8) {
        for lack in &mut self.0 {
            lack.at_most = cards.min(lack.at_most + 1);
        }
    }

    /// All of them, as they travel.
    pub(super) fn to_vec(&self) -> Vec<Lack> {
        self.0.clone()
    }

    fn miss(&mut self, suit: Suit) {
        let lack = Lack { suit, at_most: 0 };
        match self.0.binary_search_by_key(&suit, |lack| lack.suit) {
            Ok(place) => self.0[place] = lack,
            Err(place) => self.0.insert(place, lack),
        }
    }
}

impl FromIterator<Lack> for Lacks {
    fn from_iter<T: IntoIterator<Item = Lack>>(lacks: T) -> Self {
        Self(lacks.into_iter().collect())
    }
}
