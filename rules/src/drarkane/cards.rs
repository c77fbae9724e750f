//! The battle cards: what each of them is, and hands of them.

use dragonhall_protocol::games::drarkane::{Card, Played, Suit};

/// What the Mercenary counts as an Obscure card.
pub(super) const MERCENARY_AS_OBSCURE: u8 = 14;

/// The lowest number of an Obscure card.
const LEAST_OBSCURE: u8 = 11;

/// All fifty battle cards, in order.
pub(super) fn battle_cards() -> Vec<Card> {
    let arcane = [
        |number| Card::Shield { number },
        |number| Card::Sword { number },
        |number| Card::Axe { number },
        |number| Card::Grimoire { number },
    ];
    let arcane = arcane.into_iter().flat_map(|suit| (1..=10).map(suit));
    let influence = [
        Card::Egg,
        Card::Knight,
        Card::Knight,
        Card::Knight,
        Card::Knight,
        Card::Queen,
        Card::King,
        Card::Mercenary,
        Card::LowWizard,
        Card::HighWizard,
    ];
    arcane.chain(influence).collect()
}

/// The suit of an arcane card; influence cards have none.
pub(super) fn suit(card: Card) -> Option<Suit> {
    match card {
        Card::Shield { .. } => Some(Suit::Shield),
        Card::Sword { .. } => Some(Suit::Sword),
        Card::Axe { .. } => Some(Suit::Axe),
        Card::Grimoire { .. } => Some(Suit::Grimoire),
        Card::Egg
        | Card::Knight
        | Card::Queen
        | Card::King
        | Card::Mercenary
        | Card::LowWizard
        | Card::HighWizard => None,
    }
}

/// A card as it is played; the Mercenary counts 14.
pub(super) fn played(card: Card) -> Played {
    let counts = match card {
        Card::Shield { number }
        | Card::Sword { number }
        | Card::Axe { number }
        | Card::Grimoire { number } => Some(number),
        Card::Egg => Some(0),
        Card::Knight => Some(11),
        Card::Queen => Some(12),
        Card::King => Some(13),
        Card::Mercenary => Some(MERCENARY_AS_OBSCURE),
        Card::LowWizard | Card::HighWizard => None,
    };
    Played { card, counts }
}

/// Whether a played card is Obscure: a Knight, the Queen, the King or the Mercenary as 14.
pub(super) fn is_obscure(played: Played) -> bool {
    played.counts.is_some_and(|counts| counts >= LEAST_OBSCURE)
}

/// Cards in order; equal ones, the Knights, are alike.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Cards(pub(super) Vec<Card>);

impl Cards {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a card is among them.
    pub(super) fn has(&self, card: Card) -> bool {
        self.0.binary_search(&card).is_ok()
    }

    /// How many cards like this one are among them.
    pub(super) fn count(&self, card: Card) -> usize {
        self.0.iter().filter(|other| **other == card).count()
    }

    /// Whether a card of a suit is among them.
    pub(super) fn has_suit(&self, wanted: Suit) -> bool {
        self.0.iter().any(|card| suit(*card) == Some(wanted))
    }

    /// One more card.
    pub(super) fn add(&mut self, card: Card) {
        let place = self.0.partition_point(|other| *other < card);
        self.0.insert(place, card);
    }

    /// A card less, if it is there.
    pub(super) fn remove(&mut self, card: Card) {
        if let Ok(place) = self.0.binary_search(&card) {
            self.0.remove(place);
        }
    }

    /// All of them, in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.0.iter().copied()
    }

    /// The different ones, in order.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        self.0.chunk_by(|one, other| one == other).map(|alike| alike[0])
    }

    /// All of them, as they travel.
    pub(super) fn to_vec(&self) -> Vec<Card> {
        self.0.clone()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        let mut cards: Vec<Card> = cards.into_iter().collect();
        cards.sort_unstable();
        Self(cards)
    }
}
