//! What is printed on dragons and objectives.

use dragonhall_protocol::games::drarkane::{Ask, Judged, Suit};

use super::super::dragons::{DRAGONS, MOST_SLOTS, fits};
use super::super::notation::{name, read_played};
use super::super::objectives::OBJECTIVES;

#[test]
fn the_tables_are_in_the_order_of_the_names() {
    for (place, card) in DRAGONS.iter().enumerate() {
        assert_eq!(card.dragon as usize, place);
    }
    for (place, card) in OBJECTIVES.iter().enumerate() {
        assert_eq!(card.objective as usize, place);
    }
}

#[test]
fn the_dragons_have_120_terror_and_49_slots() {
    assert_eq!(
        DRAGONS.iter().map(|card| u32::from(card.terror)).sum::<u32>(),
        120
    );
    let with = |slots| DRAGONS.iter().filter(|card| card.slots.len() == slots).count();
    assert_eq!([1, 2, 3, 4].map(with), [5, 6, 4, 5]);
    assert!(DRAGONS.iter().all(|card| card.slots.len() <= MOST_SLOTS));
}

#[test]
fn every_suit_is_asked_for_eight_times() {
    let asks = || DRAGONS.iter().flat_map(|card| card.slots);
    for wanted in [Suit::Shield, Suit::Sword, Suit::Axe, Suit::Grimoire] {
        let slots = asks().filter(|ask| matches!(ask, Ask::Suit { suit, .. } if *suit == wanted));
        assert_eq!(slots.count(), 8, "{wanted:?}");
    }
    let any_suit = asks().filter(|ask| matches!(ask, Ask::AnySuitOrObscure { .. }));
    assert_eq!(any_suit.count(), 10);
    assert_eq!(asks().filter(|ask| **ask == Ask::Obscure).count(), 2);
    assert_eq!(asks().filter(|ask| **ask == Ask::AnyCard).count(), 5);
}

#[test]
fn no_dragon_asks_for_a_trump_that_two_or_three_players_lack() {
    let yellow = DRAGONS
        .iter()
        .flat_map(|card| card.slots)
        .filter_map(|ask| match ask {
            Ask::Suit {
                suit: Suit::Grimoire,
                least,
            } => Some(*least),
            _ => None,
        });
    assert_eq!(yellow.max(), Some(4));
}

#[test]
fn ten_objectives_are_judged_after_a_trick_and_ten_after_a_round() {
    let after_trick = OBJECTIVES.iter().filter(|card| card.judged == Judged::AfterTrick);
    let points: Vec<u8> = after_trick.map(|card| card.points).collect();
    assert_eq!(points, [5, 3, 3, 2, 3, 4, 3, 4, 4, 2]);
    let after_round = OBJECTIVES.iter().filter(|card| card.judged == Judged::AfterRound);
    let points: Vec<u8> = after_round.map(|card| card.points).collect();
    assert_eq!(points, [5, 4, 2, 4, 4, 3, 3, 3, 4, 6]);
}

/// Exactly these of some telling cards fit a slot.
fn fitting(ask: Ask, expected: &str) {
    let cards = "b2 b3 r3 g10 y2 y3 knight queen king merc14 merc0 egg low high";
    let fitting: Vec<&str> = cards
        .split(' ')
        .filter(|card| fits(ask, read_played(card)))
        .collect();
    assert_eq!(fitting.join(" "), expected, "{ask:?}");
}

#[test]
fn a_slot_of_a_suit_asks_for_that_suit_at_or_above_its_number() {
    let blue = Ask::Suit {
        suit: Suit::Shield,
        least: 3,
    };
    fitting(blue, "b3");
    let yellow = Ask::Suit {
        suit: Suit::Grimoire,
        least: 2,
    };
    fitting(yellow, "y2 y3");
}

#[test]
fn a_slot_of_any_suit_takes_trumps_and_obscure_cards_too() {
    fitting(
        Ask::AnySuitOrObscure { least: 3 },
        "b3 r3 g10 y3 knight queen king merc14",
    );
}

#[test]
fn an_obscure_slot_takes_obscure_cards_alone() {
    fitting(Ask::Obscure, "knight queen king merc14");
}

#[test]
fn the_egg_the_mercenary_as_0_and_wizards_fit_only_a_slot_for_any_card() {
    fitting(
        Ask::AnyCard,
        "b2 b3 r3 g10 y2 y3 knight queen king merc14 merc0 egg low high",
    );
}

#[test]
fn names_on_the_wire_are_words() {
    let names = DRAGONS.iter().map(|card| name(&card.dragon));
    assert!(names.into_iter().all(|name| {
        name.chars()
            .all(|letter| letter.is_ascii_lowercase() || letter == '_')
    }));
}
