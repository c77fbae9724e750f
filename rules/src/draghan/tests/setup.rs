//! Setup: the piles, the party, the first card, the first character.

use std::collections::BTreeSet;

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Intent, Location, Notice, Options, Power, Realm};

use super::super::Table;
use super::super::content;
use super::super::locations::PORTALS;
use super::{awaits, chance, leads, mentions, play, refuses, tells};
use crate::game::Game;

fn party_of(characters: Option<u8>, seats: u8) -> Option<usize> {
    let options = Options {
        characters,
        campaign: None,
    };
    Table::new(&options, seats).ok().map(|table| table.picks.len())
}

/// The locations of a game in Draghan in which nobody ever travels of free will and everybody passes.
fn journey(number: u64) -> Vec<Location> {
    let opening = Table::new(&Options::default(), 1).unwrap().open(&mut chance(0));
    let mut table = opening.into_table();
    for decision in 0.. {
        if table.realm == Realm::ShadowRealm || table.ending.is_some() {
            break;
        }
        let offer = table.offers(Seat(0)).swap_remove(0);
        let decided = table.decide(Seat(0), &offer.intent, &mut chance(1_000 * number + decision));
        table = decided.unwrap().into_table();
        assert!(!matches!(offer.intent, Intent::Travel { .. }));
    }
    table.journey.truncate(content::IN_DRAGHAN);
    table.journey
}

#[test]
fn one_to_four_play() {
    assert_eq!(
        (0..7).map(|seats| party_of(None, seats)).collect::<Vec<_>>(),
        [None, Some(2), Some(2), Some(3), Some(4), None, None]
    );
}

#[test]
fn a_party_has_two_to_four_characters_and_never_fewer_than_players() {
    assert_eq!(party_of(Some(1), 1), None);
    assert_eq!(party_of(Some(5), 1), None);
    assert_eq!(
        [2, 3, 4].map(|characters| party_of(Some(characters), 1)),
        [Some(2), Some(3), Some(4)]
    );
    assert_eq!(party_of(Some(2), 4), Some(4));
}

#[test]
fn characters_go_round_the_seats() {
    awaits("seats 3 | picks ? ? ? ?", &[0, 1, 2]);
    awaits("seats 3 | picks knight ? elf ?", &[0, 1]);
    refuses(
        "seats 3 | picks ? ? ? ?",
        "seat 1 choose 3 elf",
        "not-your-character 3",
    );
    leads(
        "seats 3 | picks ? ? ? ?",
        "seat 0 choose 3 elf",
        "picks ? ? ? elf",
    );
}

#[test]
fn all_seats_choose_at_once_and_who_comes_first_has_the_character() {
    leads("seats 2", "choose 1 elf", "picks ? elf");
    mentions("seats 2", "choose 1 elf; choose 0 bard", "#0 is bard with");
    refuses("seats 2 | picks ? elf", "choose 0 elf", "hero-taken elf");
}

#[test]
fn a_choice_can_be_changed_while_somebody_is_undecided() {
    leads("seats 2", "choose 1 elf; choose 1 mage", "picks ? mage");
    leads("seats 2", "choose 1 elf; open 1", "picks ? open");
    refuses("seats 2 | picks ? open", "open 1", "already-open 1");
}

#[test]
fn whoever_leaves_it_open_gets_a_character_whom_nobody_chose_by_lot() {
    let mut drawn = BTreeSet::new();
    for number in 0..60 {
        let mut table = super::read_position("seats 2 | picks knight ?");
        super::decide(&mut table, "open 1", &mut chance(number));
        assert_eq!(
            table.party[0].hero,
            dragonhall_protocol::games::draghan::Hero::Knight
        );
        drawn.insert(table.party[1].hero);
    }
    assert_eq!(drawn.len(), 5);
}

#[test]
fn everybody_begins_healthy_with_the_top_marketplace_card_and_no_gold() {
    mentions(
        "seats 2 | picks knight ? | marketplace horned_helm silver_flute",
        "choose 1 elf",
        "#0 is knight with",
    );
    let (table, _) = play(
        "seats 2 | picks knight ? | marketplace horned_helm silver_flute",
        "choose 1 elf",
    );
    assert!(
        table
            .party
            .iter()
            .all(|member| member.gear.len() == 1 && member.gold == 0)
    );
    assert_eq!(table.piles.market.len(), 0);
}

#[test]
fn a_random_character_starts() {
    let first: BTreeSet<_> = (0..40)
        .map(|number| {
            let mut table = super::read_position("seats 3 | picks knight elf ?");
            super::decide(&mut table, "choose 2 mage", &mut chance(number));
            table.active
        })
        .collect();
    assert_eq!(first.len(), 3);
}

#[test]
fn the_party_is_chosen_once() {
    refuses(
        "party knight, elf | foes cave_bear",
        "choose 0 bard",
        "party-is-chosen",
    );
    refuses("party knight, elf | foes cave_bear", "open 0", "party-is-chosen");
}

#[test]
fn the_three_stacks_hold_two_two_and_three_places_each_with_a_market_and_a_portal() {
    for number in 0..40 {
        let journey = journey(number);
        let power = |location: &Location| content::location(*location).power;
        for (stack, size) in [(0..4, 4), (4..8, 4), (8..13, 5)] {
            let Some(seen) = journey.get(stack) else { continue };
            let count = |wanted: Power| seen.iter().filter(|location| power(location) == wanted).count();
            assert_eq!(
                (count(Power::Market), count(Power::Portal), seen.len()),
                (1, 1, size),
                "{journey:?}"
            );
        }
        let distinct: BTreeSet<_> = journey.iter().collect();
        assert_eq!(distinct.len(), journey.len());
        assert!(
            journey
                .iter()
                .filter(|location| power(location) == Power::Portal)
                .count()
                <= PORTALS
        );
    }
}

#[test]
fn every_place_of_a_stack_can_hold_its_portal() {
    let mut places = BTreeSet::new();
    for number in 0..80 {
        let journey = journey(number);
        let is_portal = |location: &Location| content::location(*location).power == Power::Portal;
        places.extend(journey.iter().position(is_portal));
    }
    assert_eq!(places, BTreeSet::from([0, 1, 2, 3]));
}

#[test]
fn smaller_parties_leave_higher_marks_in_the_box() {
    let shades = |characters| {
        let options = Options {
            characters: Some(characters),
            campaign: None,
        };
        let pile = Table::new(&options, 1).unwrap().piles.shadow;
        (pile.len(), pile.monsters.len())
    };
    assert_eq!([2, 3, 4].map(shades), [(14, 7), (19, 12), (24, 17)]);
}

#[test]
fn the_opening_asks_for_the_party() {
    let table = Table::new(&Options::default(), 2).unwrap();
    let opening = table.open(&mut chance(0));
    assert_eq!(opening.events()[0], Notice::Opened);
    tells("seats 2", "choose 0 elf", "#0 will be elf");
}
