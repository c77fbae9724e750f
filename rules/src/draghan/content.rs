//! The cards: one table a kind, a row a card.

mod dragons;
mod gear;
mod heroes;
mod locations;
mod monsters;

use dragonhall_protocol::games::draghan::{
    Dragon, Gear, GearCard, Hero, HeroCard, Location, LocationCard, Monster, Realm, Skills,
};

pub(super) use self::gear::Equipment;
pub(super) use self::locations::IN_DRAGHAN;
pub(super) use self::monsters::{Mark, MonsterCard};
use self::{dragons::DRAGONS, gear::GEAR, heroes::HEROES, locations::LOCATIONS, monsters::MONSTERS};
use super::cards::{Card, Cards};

/// A deck to which its cards are discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deck {
    Marketplace,
    Encounters,
    ShadowEncounters,
}

/// The character card.
pub(super) fn hero(hero: Hero) -> HeroCard {
    HEROES[hero.index()]
}

/// The equipment card with its price and its deck.
pub(super) fn equipment(gear: Gear) -> Equipment {
    GEAR[gear.index()]
}

/// The equipment card.
pub(super) fn gear(gear: Gear) -> GearCard {
    equipment(gear).card
}

/// The monster card.
pub(super) fn monster(monster: Monster) -> MonsterCard {
    MONSTERS[monster.index()]
}

/// The location card.
pub(super) fn location(location: Location) -> LocationCard {
    LOCATIONS[location.index()]
}

/// What a dragon needs against a party that began with this many characters.
pub(super) fn dragon_needs(dragon: Dragon, party: usize) -> Skills {
    DRAGONS[dragon.index()].needs[party.clamp(2, 4) - 2]
}

/// The equipment of a deck.
pub(super) fn gear_of(deck: Deck) -> Cards<Gear> {
    GEAR.iter()
        .filter(|row| row.deck == deck)
        .map(|row| row.card.card)
        .collect()
}

/// The monsters of a deck that a party of this size meets.
pub(super) fn monsters_of(deck: Deck, party: usize) -> Cards<Monster> {
    MONSTERS
        .iter()
        .filter(|row| row.deck == deck && usize::from(row.party) <= party)
        .map(|row| row.monster)
        .collect()
}

/// The locations of a realm.
pub(super) fn locations_of(realm: Realm) -> impl Iterator<Item = LocationCard> {
    let (draghan, shadow) = LOCATIONS.split_at(IN_DRAGHAN);
    match realm {
        Realm::Draghan => draghan.iter().copied(),
        Realm::ShadowRealm => shadow.iter().copied(),
    }
}

const fn skills(strength: u8, charm: u8, knowledge: u8) -> Skills {
    Skills {
        strength,
        charm,
        knowledge,
    }
}

macro_rules! cards {
    ($($card:ident in $rows:ident by $($field:ident).+;)+) => {
        $(
            impl Card for $card {
                fn index(self) -> usize {
                    self as usize
                }

                fn at(index: usize) -> Self {
                    $rows[index].$($field).+
                }

                fn count() -> usize {
                    $rows.len()
                }
            }
        )+
    };
}

cards! {
    Hero in HEROES by hero;
    Gear in GEAR by card.card;
    Monster in MONSTERS by monster;
    Location in LOCATIONS by location;
    Dragon in DRAGONS by dragon;
}
