//! Whole games in words, to be read beside the rulebook.

use std::fmt::Write;

use dragonhall_protocol::games::drarkane::Options;

use super::super::notation::{write_intent, write_table};
use super::{Table, told};
use crate::game::Viewer;
use crate::golden::is_as_it_was_read;
use crate::play::{RandomPlay, Temper, seed_of};

/// A game in words: what was asked and what happened, and before every trick how the table stands.
fn transcript(options: Options, seats: u8, seed: u64) -> String {
    let mut play = RandomPlay::<Table>::new(&options, seats, seed_of(seed), Temper::Even).unwrap();
    let mut text = String::new();
    while let Some(decided) = play.next() {
        let asked = match decided.asked {
            Some((seat, intent)) => format!("{seat}: {}", write_intent(&intent)),
            None => "open".into(),
        };
        writeln!(text, "{asked}\n    {}", told(&decided.events, Viewer::Open)).unwrap();
        if play.table().moment().step == 0 {
            writeln!(text, "    {}", write_table(play.table())).unwrap();
        }
    }
    text
}

fn check(name: &str, options: Options, seats: u8, seed: u64) {
    is_as_it_was_read(&format!("drarkane-{name}"), &transcript(options, seats, seed));
}

const BASE: Options = Options {
    treasures: false,
    teams: false,
};

#[test]
fn the_golden_base_game_is_played_as_it_was_read() {
    check("base", BASE, 4, 1);
}

#[test]
fn the_golden_game_with_treasures_is_played_as_it_was_read() {
    let options = Options {
        treasures: true,
        ..BASE
    };
    check("treasures", options, 3, 13);
}

#[test]
fn the_golden_game_with_the_fallen_king_is_played_as_it_was_read() {
    check("fallen-king", BASE, 2, 1);
}

#[test]
fn the_golden_fight_with_the_demon_is_played_as_it_was_read() {
    check("demon", BASE, 1, 1);
}

#[test]
fn the_golden_game_of_teams_is_played_as_it_was_read() {
    let options = Options { teams: true, ..BASE };
    check("teams", options, 4, 1);
}
