//! Setting up.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Options, Player, Stage, Variant};

use super::super::cards::suit;
use super::super::setup::{deck, hand_size, undealt, variant};
use super::{Table, opened};
use crate::game::{Game, Viewer};

const BASE: Options = Options {
    treasures: false,
    teams: false,
};

fn count(seats: u8, card: Card) -> usize {
    deck(seats).iter().filter(|other| **other == card).count()
}

#[test]
fn the_deck_has_forty_arcane_and_ten_influence_cards() {
    let arcane = deck(6).iter().filter(|card| suit(**card).is_some()).count();
    assert_eq!((arcane, deck(6).len()), (40, 50));
    assert_eq!(
        [Card::Egg, Card::Knight, Card::Queen, Card::King].map(|card| count(6, card)),
        [1, 4, 1, 1]
    );
    assert_eq!(
        [Card::Mercenary, Card::LowWizard, Card::HighWizard].map(|card| count(6, card)),
        [1, 1, 1]
    );
}

#[test]
fn every_suit_has_each_number_from_1_to_10_once() {
    let suits = [
        |number| Card::Shield { number },
        |number| Card::Sword { number },
        |number| Card::Axe { number },
        |number| Card::Grimoire { number },
    ];
    for suit in suits {
        assert!((1..=10).all(|number| count(6, suit(number)) == 1));
    }
}

#[test]
fn with_fewer_players_knights_and_trumps_stay_in_the_box() {
    let trumps = |seats| -> Vec<u8> {
        let numbers = 1..=10;
        numbers
            .filter(|&number| count(seats, Card::Grimoire { number }) == 0)
            .collect()
    };
    for seats in [2, 3] {
        assert_eq!((count(seats, Card::Knight), trumps(seats)), (1, vec![1, 5, 10]));
    }
    assert_eq!((count(4, Card::Knight), trumps(4)), (2, vec![1, 10]));
    assert_eq!((count(5, Card::Knight), trumps(5)), (3, vec![10]));
    for seats in [1, 6] {
        assert_eq!((count(seats, Card::Knight), trumps(seats)), (4, vec![]));
    }
}

#[test]
fn the_number_of_players_says_how_many_cards_are_dealt_and_how_many_are_left() {
    let sizes: Vec<(u8, u8)> = (1..=6).map(|seats| (hand_size(seats), undealt(seats))).collect();
    assert_eq!(sizes, [(10, 0), (14, 2), (14, 2), (11, 2), (9, 3), (8, 2)]);
}

#[test]
fn as_many_dragons_are_revealed_as_there_are_players() {
    for seats in 1..=6 {
        let table = opened(BASE, seats, 0);
        assert_eq!(table.zone.len(), usize::from(seats));
        assert_eq!(table.zone.len() + table.dragons.len(), 20);
    }
}

#[test]
fn everybody_is_dealt_a_hand_and_the_fallen_king_and_the_demon_a_pile() {
    for (seats, pile) in [(1, 40), (2, 14), (3, 0), (4, 0), (5, 0), (6, 0)] {
        let table = opened(BASE, seats, 1);
        assert_eq!(table.pile.len(), pile);
        for seat in 0..seats {
            assert_eq!(table.at(Seat(seat)).hand.len(), usize::from(hand_size(seats)));
        }
    }
}

#[test]
fn the_first_player_of_the_first_round_is_drawn() {
    let firsts: Vec<Seat> = (0..40).map(|seed| opened(BASE, 3, seed).first).collect();
    assert!((0..3).all(|seat| firsts.contains(&Seat(seat))));
    let leaders = (0..40).map(|seed| opened(BASE, 2, seed).trick.order[0]);
    assert!(leaders.into_iter().all(|leader| leader != Player::FallenKing));
}

#[test]
fn the_number_of_players_chooses_the_game() {
    let variants: Vec<Variant> = (1..=6).map(variant).collect();
    assert_eq!(variants[..2], [Variant::Demon, Variant::FallenKing]);
    assert_eq!(variants[2..], [Variant::Base; 4]);
}

#[test]
fn a_round_begins_with_the_exchange_the_contracts_or_the_first_card() {
    let teams = Options {
        treasures: true,
        teams: true,
    };
    assert_eq!(opened(teams, 4, 0).view(Viewer::Public).stage, Stage::Exchange);
    assert_eq!(opened(BASE, 4, 0).view(Viewer::Public).stage, Stage::Declare);
    assert_eq!(opened(BASE, 1, 0).view(Viewer::Public).stage, Stage::Play);
}

#[test]
fn treasures_in_solo_are_refused() {
    let treasures = Options {
        treasures: true,
        teams: false,
    };
    assert!(Table::new(&treasures, 1).is_err());
    assert!((2..=6).all(|seats| Table::new(&treasures, seats).is_ok()));
}

#[test]
fn teams_are_for_four_or_six() {
    let teams = Options {
        treasures: false,
        teams: true,
    };
    let allowed: Vec<u8> = (0..=10)
        .filter(|seats| Table::new(&teams, *seats).is_ok())
        .collect();
    assert_eq!(allowed, [4, 6]);
}

#[test]
fn one_to_six_can_play() {
    let allowed: Vec<u8> = (0..=255)
        .filter(|seats| Table::new(&BASE, *seats).is_ok())
        .collect();
    assert_eq!(allowed, [1, 2, 3, 4, 5, 6]);
}
