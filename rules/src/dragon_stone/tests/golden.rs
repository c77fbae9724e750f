//! One whole game in words, to be read beside the rulebook.

use std::fmt::Write;

use dragonhall_protocol::games::dragon_stone::Options;

use super::super::notation::{write_intent, write_notice, write_position};
use super::Table;
use crate::golden::is_as_it_was_read;
use crate::play::{RandomPlay, Temper, seed_of};

/// A seed whose game is short and has every kind of event in it.
const SEED: u64 = 5459;

fn transcript() -> String {
    let mut play = RandomPlay::<Table>::new(&Options {}, 2, seed_of(SEED), Temper::Even).unwrap();
    let mut text = String::new();
    while let Some(decided) = play.next() {
        let asked = decided
            .asked
            .map_or("open".into(), |(_, intent)| write_intent(&intent));
        let told: Vec<String> = decided.events.iter().map(write_notice).collect();
        writeln!(text, "{asked}: {}", told.join("; ")).unwrap();
        writeln!(text, "    {}", write_position(play.table())).unwrap();
    }
    text
}

#[test]
fn the_golden_game_is_played_as_it_was_read() {
    is_as_it_was_read("dragon-stone", &transcript());
}
