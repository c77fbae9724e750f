//! Odds: how often a card wins the trick.

use dragonhall_protocol::Seat;

use super::super::notation::{read_table, write_intent};
use crate::any::AnyGame;
use crate::game::Game;
use crate::odds::tests::told;

/// What a seat is told, card by card.
fn odds_of(table: &str, seat: u8) -> Vec<(String, u16)> {
    let table = read_table(table);
    let offers = table.offers(Seat(seat));
    told(&AnyGame::Drarkane(table), Seat(seat))
        .into_iter()
        .map(|chance| {
            let offer = &offers[usize::from(chance.offer.unwrap())];
            (write_intent(&offer.intent), chance.permille)
        })
        .collect()
}

fn odds(table: &str, seat: u8, expected: &[(&str, u16)]) {
    let told = odds_of(table, seat);
    let told: Vec<(&str, u16)> = told
        .iter()
        .map(|(card, permille)| (card.as_str(), *permille))
        .collect();
    assert_eq!(told, expected);
}

#[test]
fn whoever_plays_last_knows_which_card_wins() {
    odds(
        "seats 3 | hands b9 b2, r1, r2 | zone tidewhelp | leader 1 | played b5 b8",
        0,
        &[("play b2", 0), ("play b9", 1_000)],
    );
}

#[test]
fn a_mercenary_of_14_wins_surely_while_nobody_else_can_have_a_wizard() {
    odds(
        "seats 3 | hands low high merc, r1 r2 r3, g1 g2 g3 | zone tidewhelp",
        0,
        &[
            ("play low", 0),
            ("play high", 0),
            ("play merc0", 0),
            ("play merc14", 1_000),
        ],
    );
    let with_wizards = odds_of("seats 3 | hands merc b1, r1 r2, g1 g2 | zone tidewhelp", 0);
    let (card, permille) = &with_wizards[2];
    assert_eq!(card, "play merc14");
    assert!((800..1_000).contains(permille), "{with_wizards:?}");
}

#[test]
fn a_card_wins_more_often_if_nobody_else_wants_the_trick() {
    let led = |contracts: &str| {
        let table = format!(
            "seats 4 | hands b8 r8 g8, b1 b2 b3, r1 r2 r3, g1 g2 g3 | zone tidewhelp | contracts {contracts}"
        );
        odds_of(&table, 0)[0].1
    };
    let (unwanted, wanted) = (led("3 0 0 0"), led("3 3 3 3"));
    assert!(wanted + 200 < unwanted, "{wanted} and {unwanted}");
    assert!(wanted > 0 && unwanted < 1_000, "{wanted} and {unwanted}");
}

#[test]
fn what_the_others_really_hold_makes_no_difference() {
    let holding = |others: &str| {
        let table = format!("seats 3 | hands b9 r5 y2, {others} | zone tidewhelp");
        odds_of(&table, 0)
    };
    assert_eq!(
        holding("b1 b2 b3, g1 g2 g3"),
        holding("king queen merc, y8 y9 y10")
    );
}

#[test]
fn a_pile_plays_a_card_that_nobody_knows() {
    for pile in ["y10 b5", "g1 b5"] {
        let table = format!("seats 2 | hands b9 b1, r1 g2 | pile {pile} | zone tidewhelp");
        let told = odds_of(&table, 0);
        let (card, permille) = &told[1];
        assert_eq!(card, "play b9");
        assert!((1..1_000).contains(permille), "{told:?}");
    }
    odds(
        "seats 2 | hands b9 b1, r1 | pile r3 | zone tidewhelp | leader 1 | played b8 b5",
        0,
        &[("play b1", 0), ("play b9", 1_000)],
    );
}

#[test]
fn whoever_is_not_to_play_is_told_nothing() {
    odds("seats 3 | hands b9, r1, r2 | zone tidewhelp", 1, &[]);
    odds(
        "seats 3 | hands b9, r1, r2 | zone tidewhelp | contracts none",
        0,
        &[],
    );
}
