//! Draghan keeps the laws of every game.

use dragonhall_protocol::games::draghan::{Effect, Notice, Options};

use super::super::Table;
use crate::laws::Trial;
use crate::play::{Temper, seed_of};

fn check(seats: u8, characters: u8) {
    let trial = Trial::<Table> {
        options: Options {
            characters: Some(characters),
            campaign: None,
        },
        seats,
        most_decisions: 5_000,
        effect_is_true,
    };
    for number in 0..3 {
        let kept = trial
            .run_with(Temper::Clocked, seed_of(number))
            .unwrap_or_else(|broken| {
                panic!("{seats} seats, {characters} characters, seed {number}: {broken}")
            });
        assert!(kept.decisions > 10 && kept.refused > 20, "{kept:?}");
    }
}

fn effect_is_true(_: &Table, _: &Effect, _: &[Notice]) -> bool {
    true
}

#[test]
fn a_solo_player_keeps_the_laws_with_two_characters() {
    check(1, 2);
}

#[test]
fn a_solo_player_keeps_the_laws_with_three_characters() {
    check(1, 3);
}

#[test]
fn a_solo_player_keeps_the_laws_with_four_characters() {
    check(1, 4);
}

#[test]
fn two_players_keep_the_laws() {
    check(2, 2);
}

#[test]
fn two_players_with_three_characters_keep_the_laws() {
    check(2, 3);
}

#[test]
fn three_players_keep_the_laws() {
    check(3, 3);
}

#[test]
fn four_players_keep_the_laws() {
    check(4, 4);
}
