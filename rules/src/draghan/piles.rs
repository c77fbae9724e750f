//! The piles: each card is discarded to the deck that it came from.

use dragonhall_protocol::games::draghan::{Gear, Monster, Pile};

use super::cards::Cards;
use super::content::{self, Deck};
use crate::rng::GameRng;

/// All piles but those of the locations, which the journey tells.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piles {
    pub(super) market: MarketPile,
    pub(super) encounters: Encounters,
    pub(super) encounter_discards: Encounters,
    pub(super) shadow: Encounters,
    pub(super) shadow_discards: Encounters,
}

/// The Marketplace's pile.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct MarketPile {
    /// The cards above the unsold ones, in an order that nobody knows.
    pub(super) shuffled: Cards<Gear>,
    /// The unsold cards of earlier markets, the lowest last.
    pub(super) bottom: Vec<Gear>,
    pub(super) discards: Cards<Gear>,
}

/// Encounters in an order that nobody knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Encounters {
    pub(super) monsters: Cards<Monster>,
    pub(super) gear: Cards<Gear>,
    /// Whether the Dragon card is among them.
    pub(super) dragon: bool,
}

/// A card from the top of a pile of encounters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Drawn {
    Monster(Monster),
    Gear(Gear),
    TheDragon,
}

impl Piles {
    /// All cards shuffled, for a party of this size.
    pub(super) fn for_party(size: usize) -> Self {
        let deck = |deck, dragon| Encounters {
            monsters: content::monsters_of(deck, size),
            gear: content::gear_of(deck),
            dragon,
        };
        Self {
            market: MarketPile {
                shuffled: content::gear_of(Deck::Marketplace),
                bottom: Vec::new(),
                discards: Cards::NONE,
            },
            encounters: deck(Deck::Encounters, false),
            encounter_discards: Encounters::NONE,
            shadow: deck(Deck::ShadowEncounters, true),
            shadow_discards: Encounters::NONE,
        }
    }

    /// Puts equipment on the discards of its deck.
    pub(super) fn discard(&mut self, card: Gear) {
        match content::equipment(card).deck {
            Deck::Marketplace => self.market.discards.insert(card),
            Deck::Encounters => self.encounter_discards.gear.insert(card),
            Deck::ShadowEncounters => self.shadow_discards.gear.insert(card),
        }
    }

    /// Puts a monster on the discards of its deck.
    pub(super) fn discard_monster(&mut self, monster: Monster) {
        match content::monster(monster).deck {
            Deck::Marketplace | Deck::Encounters => self.encounter_discards.monsters.insert(monster),
            Deck::ShadowEncounters => self.shadow_discards.monsters.insert(monster),
        }
    }

    /// Shuffles the discards of a pile to be drawn again.
    pub(super) fn refill(&mut self, pile: Pile) {
        match pile {
            Pile::Marketplace => {
                self.market.shuffled = self.market.shuffled.and(self.market.discards);
                self.market.discards = Cards::NONE;
            }
            Pile::Encounters => {
                self.encounters.monsters = self.encounters.monsters.and(self.encounter_discards.monsters);
                self.encounters.gear = self.encounters.gear.and(self.encounter_discards.gear);
                self.encounter_discards = Encounters::NONE;
            }
        }
    }
}

impl MarketPile {
    pub(super) fn len(&self) -> usize {
        self.shuffled.len() + self.bottom.len()
    }

    /// The card on top.
    pub(super) fn top(&self, rng: &mut GameRng) -> Option<Gear> {
        self.shuffled.any(rng).or_else(|| self.bottom.first().copied())
    }

    /// Takes a card from the top.
    pub(super) fn take(&mut self, card: Gear) {
        self.shuffled.remove(card);
        self.bottom.retain(|lower| *lower != card);
    }
}

impl Encounters {
    /// No card.
    pub(super) const NONE: Self = Self {
        monsters: Cards::NONE,
        gear: Cards::NONE,
        dragon: false,
    };

    pub(super) fn len(&self) -> usize {
        self.monsters.len() + self.gear.len() + usize::from(self.dragon)
    }

    /// The card on top.
    pub(super) fn top(&self, rng: &mut GameRng) -> Option<Drawn> {
        if self.len() == 0 {
            return None;
        }
        let drawn = rng.below(self.len() as u32) as usize;
        let monsters = self.monsters.iter().map(Drawn::Monster);
        let gear = self.gear.iter().map(Drawn::Gear);
        let dragon = self.dragon.then_some(Drawn::TheDragon);
        monsters.chain(gear).chain(dragon).nth(drawn)
    }
}
