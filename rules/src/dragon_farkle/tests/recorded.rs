//! Recorded games of Dragon Farkle.

use dragonhall_protocol::games::dragon_farkle::Options;

use super::super::notation::{write_cards, write_position};
use super::Table;
use crate::play::Temper;
use crate::records::{Recording, fold};

/// All that a table holds, in words.
fn whole(table: &Table) -> String {
    format!("{} | {}", write_position(table), write_cards(table))
}

/// A record folds to the same tables, of which the last begins like this.
fn folds(name: &'static str, seats: u8, dragon_health: u8, seed: u64, expected: &str) {
    let recording = Recording::<Table> {
        name,
        options: Options {
            dragon_health,
            first: None,
        },
        seats,
        seed,
        temper: Temper::Impatient,
    };
    recording.write_if_missing(whole);
    let last = fold(name, whole);
    assert!(last.starts_with(expected), "{last}");
}

#[test]
fn a_recorded_game_of_two_players_folds_to_the_same_tables() {
    folds(
        "dragon-farkle-1",
        2,
        3,
        350,
        "A 4900 skree keep / B 2450 pip sack | A has won | turn 34 | roll 100 | deck mist horn",
    );
}

#[test]
fn a_recorded_game_of_five_players_against_the_strongest_dragon_folds_to_the_same_tables() {
    folds(
        "dragon-farkle-2",
        5,
        5,
        1,
        "A 1200 bram bomb / B 2900 hobb shield used / C 2350 oaken sack / D 4800 pip keep / E 2900 dunstan bane | \
         D has won | turn 42 | roll 181 | health 5",
    );
}
