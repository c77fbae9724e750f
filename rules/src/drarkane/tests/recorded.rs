//! Recorded games of Drarkane.

use dragonhall_protocol::games::drarkane::Options;

use super::super::notation::write_table;
use super::Table;
use crate::play::Temper;
use crate::records::{Recording, fold};

/// A record folds to the same tables, of which the last is that of a finished game.
fn folds(name: &'static str, seats: u8, options: Options) {
    let recording = Recording::<Table> {
        name,
        options,
        seats,
        seed: 7,
        temper: Temper::Even,
    };
    recording.write_if_missing(write_table);
    let last = fold(name, write_table);
    assert!(last.contains("over"), "{name} was played to its end: {last}");
}

#[test]
fn a_recorded_fight_with_the_demon_folds_to_the_same_tables() {
    let options = Options {
        treasures: false,
        teams: false,
        first: None,
    };
    folds("drarkane-demon", 1, options);
}

#[test]
fn a_recorded_game_with_the_fallen_king_and_treasures_folds_to_the_same_tables() {
    let options = Options {
        treasures: true,
        teams: false,
        first: None,
    };
    folds("drarkane-fallen-king", 2, options);
}

#[test]
fn a_recorded_game_of_teams_with_treasures_folds_to_the_same_tables() {
    let options = Options {
        treasures: true,
        teams: true,
        first: None,
    };
    folds("drarkane-teams", 4, options);
}
