//! Whole games in words, to be read beside the rulebook: a win, and every way to lose.

use std::fmt::Write;

use dragonhall_protocol::games::draghan::Options;

use super::super::Table;
use super::super::balance::{Manner, play};
use super::super::notation::{write_intent, write_notice, write_position};
use crate::game::Game;
use crate::golden::is_as_it_was_read;
use crate::play::seed_of;

/// The game of simple players with this seed, in words; the table is shown at every step.
fn transcript(players: u8, manner: Manner, seed: u64) -> String {
    let mut table = Table::new(&Options::default(), players).unwrap();
    let (mut text, mut shown) = (String::new(), 0);
    play(players, manner, seed_of(seed), |asked, events| {
        events.iter().for_each(|event| table.apply(event));
        let asked = asked.as_ref().map_or("open".into(), |(seat, intent)| {
            format!("seat {seat} {}", write_intent(intent))
        });
        let told: Vec<String> = events.iter().map(write_notice).collect();
        writeln!(text, "{asked}: {}", told.join("; ")).unwrap();
        if table.step != shown || table.ending.is_some() {
            shown = table.step;
            writeln!(text, "    {}", write_position(&table)).unwrap();
        }
    })
    .unwrap();
    text
}

/// The game is as it was read, and ends like this.
fn check(name: &str, transcript: &str, ending: &str) {
    is_as_it_was_read(name, transcript);
    assert!(transcript.trim_end().ends_with(ending), "{name} ends otherwise");
}

#[test]
fn the_golden_win_is_played_as_it_was_read() {
    check("draghan-win", &transcript(3, Manner::Together, WIN), "falls");
}

#[test]
fn the_golden_loss_for_want_of_anybody_to_join_is_played_as_it_was_read() {
    check(
        "draghan-nobody-to-join",
        &transcript(4, Manner::Alone, NOBODY_TO_JOIN),
        "lost: nobody to join",
    );
}

#[test]
fn the_golden_loss_of_everybody_is_played_as_it_was_read() {
    check(
        "draghan-nobody-left",
        &transcript(2, Manner::Together, NOBODY_LEFT),
        "lost: nobody left",
    );
}

#[test]
fn the_golden_loss_for_want_of_a_way_is_played_as_it_was_read() {
    check(
        "draghan-no-way-on",
        &transcript(2, Manner::Together, NO_WAY_ON),
        "lost: no way on",
    );
}

/// Seeds whose games are short and end in this way.
const WIN: u64 = 844;
const NOBODY_TO_JOIN: u64 = 1326;
const NOBODY_LEFT: u64 = 889;
const NO_WAY_ON: u64 = 246;
