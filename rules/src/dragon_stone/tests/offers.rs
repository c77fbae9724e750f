//! What is offered, in which order and with which effect.

use super::super::notation::{read_position, write_effect};
use super::offers;
use crate::dragon_stone::seat_of;
use crate::game::Game;
use dragonhall_protocol::Seat;

/// The effects of all offers, the quietest first.
fn effects(position: &str, expected: &[&str]) {
    let table = read_position(position);
    let offers = table.offers(seat_of(table.to_move));
    let effects: Vec<String> = offers.iter().map(|offer| write_effect(&offer.effect)).collect();
    assert_eq!(effects, expected);
}

#[test]
fn the_effect_of_a_roll_is_unknown() {
    effects("1:v 20:V | black", &["two dice are rolled"]);
}

#[test]
fn an_effect_says_where_a_stone_comes_to_rest() {
    effects("1:v 20:V | black 5 2", &["vine 1 to 3 by 2", "vine 1 to 6 by 5"]);
    effects("20:V | mat f | black 5 2", &["fire enters 2 by 2"]);
    effects("5:wV | black 4 2", &["water 5 to 7 by 2, spends 4"]);
}

#[test]
fn an_effect_says_what_a_stone_meets() {
    effects(
        "1:v 6:f 20:VV | black (3) 5",
        &["fire 6 to 11 by 5", "vine 1 to 6 by 5, holds fire"],
    );
    effects(
        "1:v 6:F 20:V | black (3) 5",
        &["vine 1 to 6 by 5, entangles fire"],
    );
    effects("1:w 6:F 20:V | black (3) 5", &["water 1 to 6 by 5, expels fire"]);
    effects(
        "1:f 6:V 20:V | dead V | black (3) 5",
        &["fire 1 to 6 by 5, destroys vine, 2 left"],
    );
}

#[test]
fn an_effect_says_which_stone_is_set_free() {
    effects("1:fv 20:V | black (3) 5", &["vine 1 to 6 by 5, frees Black fire"]);
    effects("1:Fv 20:V | black (3) 5", &["vine 1 to 6 by 5, frees White fire"]);
}

#[test]
fn an_effect_says_what_is_recruited() {
    effects("3:v 21:V | black (3) 5", &["vine 3 to 8 by 5, recruits water"]);
    effects("3:v 21:V | mat www | black (3) 5", &["vine 3 to 8 by 5"]);
}

#[test]
fn an_effect_says_why_it_wins() {
    effects(
        "1:f 6:F | dead F | black (3) 5",
        &["fire 1 to 6 by 5, destroys fire, 0 left, wins: all fire destroyed and none in battle"],
    );
}

#[test]
fn quiet_offers_come_before_loud_ones() {
    effects(
        "1:v 2:w 3:f 5:vV 6:V 7:V 8:F 11:v 20:V | dead F | black 5 5",
        &[
            "vine 11 to 16 by 5, recruits fire",
            "vine 5 to 10 by 5, spends 5",
            "vine 1 to 6 by 5, entangles vine",
            "water 2 to 7 by 5, expels vine",
            "fire 3 to 8 by 5, destroys fire, 0 left, recruits water, wins: all fire destroyed",
        ],
    );
}

#[test]
fn what_wins_comes_last() {
    effects(
        "1:f 3:f 6:F 8:V 20:V | dead F | mat www | black 5 5",
        &[
            "fire 3 to 8 by 5, destroys vine, 3 left",
            "fire 1 to 6 by 5, destroys fire, 0 left, wins: all fire destroyed",
        ],
    );
}

#[test]
fn among_equally_quiet_offers_moves_come_before_entries_and_entries_before_escapes() {
    offers(
        "5:wV 20:v | mat f | black 4 2",
        "move 20 by 2; move 20 by 4; enter fire by 2; escape 5",
    );
}

#[test]
fn among_equally_quiet_moves_the_smaller_die_and_then_the_stone_that_is_less_far_come_first() {
    offers(
        "3:v 22:v 18:V | black 5 1",
        "move 3 by 1; move 22 by 1; move 3 by 5; move 22 by 5",
    );
    offers(
        "20:V 14:V 5:v | white 5 1",
        "move 14 by 1; move 20 by 1; move 14 by 5; move 20 by 5",
    );
}

#[test]
fn nothing_is_offered_to_who_is_not_to_move() {
    let table = read_position("1:v 20:V | black 5 2");
    assert_eq!(table.offers(Seat(1)), []);
    assert_eq!(table.offers(Seat(2)), []);
}
