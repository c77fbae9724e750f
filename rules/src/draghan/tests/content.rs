//! The tables of cards are in the order of their names.

use dragonhall_protocol::games::draghan::{Dragon, Gear, Hero, Location, Monster};

use super::super::cards::{Card, Cards};
use super::super::content::{self, Deck, Mark, gear_of, monsters_of};
use super::super::skills::count;

fn in_order<C: Card + PartialEq>(number: usize) {
    assert_eq!(C::count(), number);
    for index in 0..number {
        assert_eq!(C::at(index).index(), index);
    }
    assert_eq!(Cards::<C>::all().len(), number);
}

#[test]
fn every_card_has_its_row() {
    in_order::<Hero>(6);
    in_order::<Gear>(36);
    in_order::<Monster>(45);
    in_order::<Location>(23);
    in_order::<Dragon>(4);
}

#[test]
fn the_decks_have_their_sizes() {
    assert_eq!(gear_of(Deck::Marketplace).len(), 18);
    assert_eq!(
        (
            monsters_of(Deck::Encounters, 2).len(),
            gear_of(Deck::Encounters).len()
        ),
        (28, 12)
    );
    assert_eq!(
        (
            monsters_of(Deck::ShadowEncounters, 4).len(),
            gear_of(Deck::ShadowEncounters).len()
        ),
        (17, 6)
    );
}

#[test]
fn a_healthy_character_has_three_icons_and_a_hurt_one_has_one() {
    for hero in Cards::<Hero>::all().iter().map(content::hero) {
        assert_eq!((count(hero.healthy), count(hero.hurt)), (3, 1), "{hero:?}");
    }
}

#[test]
fn monsters_of_draghan_without_gold_run() {
    for monster in monsters_of(Deck::Encounters, 4).iter().map(content::monster) {
        assert_eq!(monster.gold == 0, monster.mark == Mark::Run, "{monster:?}");
    }
}

#[test]
fn a_card_heals_or_gives_icons() {
    for card in Cards::<Gear>::all().iter().map(content::gear) {
        assert_eq!(card.heals, count(card.gives) == 0, "{card:?}");
    }
    assert_eq!(
        Cards::<Gear>::all()
            .iter()
            .filter(|card| content::gear(*card).heals)
            .count(),
        9
    );
}
