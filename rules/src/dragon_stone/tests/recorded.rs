//! Recorded games of Dragon Stone.

use dragonhall_protocol::games::dragon_stone::Options;

use super::super::notation::write_position;
use super::Table;
use crate::play::Temper;
use crate::records::{Recording, fold};

/// A record folds to the same tables, of which this is the last.
fn folds(name: &'static str, seed: u64, expected: &str) {
    let recording = Recording::<Table> {
        name,
        options: Options::default(),
        seats: 2,
        seed,
        temper: Temper::Even,
    };
    recording.write_if_missing(write_position);
    assert_eq!(fold(name, write_position), expected);
}

#[test]
fn a_recorded_game_with_every_kind_of_event_folds_to_the_same_tables() {
    folds(
        "dragon-stone-1",
        5459,
        "6:w 8:F 11:V 15:v 18:vw 22:w | mat W | dead vvffVVW | turn 53 | White wins: all fire destroyed",
    );
}

#[test]
fn a_recorded_game_won_for_two_reasons_folds_to_the_same_tables() {
    folds(
        "dragon-stone-2",
        15_289,
        "1:w 2:v 6:w 11:vw 12:v 13:f 15:f 20:v | dead VWWW | turn 49 | \
         Black wins: all water destroyed and none in battle",
    );
}
