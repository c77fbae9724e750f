//! Recorded games of Draghan.

use dragonhall_protocol::games::draghan::Options;

use super::super::Table;
use super::super::balance::{Manner, play};
use super::super::notation::write_position;
use crate::play::{Temper, seed_of};
use crate::records::{Recording, fold, write_if_missing};

/// A record folds to the same tables, of which the last ends like this.
fn folds(name: &str, ending: &str) {
    let last = fold(name, write_position);
    assert!(last.ends_with(ending), "{last}");
}

#[test]
fn a_recorded_game_of_four_players_who_do_anything_folds_to_the_same_tables() {
    let recording = Recording::<Table> {
        name: "draghan-1",
        options: Options::default(),
        seats: 4,
        seed: 29,
        temper: Temper::Clocked,
    };
    recording.write_if_missing(write_position);
    folds("draghan-1", "ended lost: no way on");
}

#[test]
fn a_recorded_game_of_a_solo_player_in_a_campaign_folds_to_the_same_tables() {
    let recording = Recording::<Table> {
        name: "draghan-2",
        options: Options {
            characters: Some(3),
            campaign: Some(Vec::new()),
        },
        seats: 1,
        seed: 269,
        temper: Temper::Clocked,
    };
    recording.write_if_missing(write_position);
    folds("draghan-2", "ended lost: nobody left");
}

#[test]
fn a_recorded_game_that_was_won_folds_to_the_same_tables() {
    let mut decisions = Vec::new();
    play(4, Manner::Together, seed_of(31), |_, events| {
        decisions.push(events.to_vec());
    })
    .unwrap();
    write_if_missing("draghan-3", Options::default(), 4, decisions, write_position);
    folds("draghan-3", "falls");
}
