//! Whole games in words, to be read beside the rulebook: a win, and every way to lose.
//!
//! `UPDATE=1 cargo test` writes them anew; read what changed before it is kept.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use super::super::Table;
use super::super::balance::{Manner, Record, record};
use super::super::notation::{write_intent, write_notice, write_position};
use crate::game::Game;
use crate::play::seed_of;
use dragonhall_protocol::games::draghan::Options;

fn transcript(characters: u8, manner: Manner, seed: u64) -> String {
    let mut table = Table::new(&Options::default(), characters).unwrap();
    let mut text = String::new();
    for Record { asked, events } in record(characters, manner, seed_of(seed)).unwrap() {
        events.iter().for_each(|event| table.apply(event));
        let asked = asked.map_or("open".into(), |(seat, intent)| {
            format!("seat {seat} {}", write_intent(&intent))
        });
        let told: Vec<String> = events.iter().map(write_notice).collect();
        writeln!(text, "{asked}: {}", told.join("; ")).unwrap();
        writeln!(text, "    {}", write_position(&table)).unwrap();
    }
    text
}

fn check(name: &str, transcript: &str, ending: &str) {
    let name = format!("tests/golden/draghan-{name}.txt");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&file, transcript).unwrap();
    }
    let expected = fs::read_to_string(&file).unwrap();
    for (number, (line, expected)) in (1..).zip(transcript.lines().zip(expected.lines())) {
        assert_eq!(line, expected, "line {number} of {name}");
    }
    assert_eq!(transcript.len(), expected.len());
    assert!(
        transcript.trim_end().ends_with(ending),
        "{name} does not end with {ending}"
    );
}

#[test]
fn the_golden_win_is_played_as_it_was_read() {
    check("win", &transcript(3, Manner::Together, WIN), "falls");
}

#[test]
fn the_golden_loss_for_want_of_anybody_to_join_is_played_as_it_was_read() {
    check(
        "nobody-to-join",
        &transcript(4, Manner::Alone, NOBODY_TO_JOIN),
        "lost: nobody to join",
    );
}

#[test]
fn the_golden_loss_of_everybody_is_played_as_it_was_read() {
    check(
        "nobody-left",
        &transcript(2, Manner::Together, NOBODY_LEFT),
        "lost: nobody left",
    );
}

#[test]
fn the_golden_loss_for_want_of_a_way_is_played_as_it_was_read() {
    check(
        "no-way-on",
        &transcript(2, Manner::Together, NO_WAY_ON),
        "lost: no way on",
    );
}

/// Seeds whose games end in this way soonest.
const WIN: u64 = 0;
const NOBODY_TO_JOIN: u64 = 0;
const NOBODY_LEFT: u64 = 0;
const NO_WAY_ON: u64 = 0;

#[test]
#[ignore = "looks for seeds of short games"]
fn find_seeds() {
    let kinds = [
        (3, Manner::Together, "falls"),
        (4, Manner::Alone, "lost: nobody to join"),
        (2, Manner::Together, "lost: nobody left"),
        (2, Manner::Together, "lost: no way on"),
    ];
    for (characters, manner, ending) in kinds {
        let games = (0..300).map(|seed| (transcript(characters, manner, seed), seed));
        let found = games.filter(|(text, _)| text.trim_end().ends_with(ending));
        let shortest = found.min_by_key(|(text, _)| text.len()).map(|(_, seed)| seed);
        println!("{ending}: {shortest:?}");
    }
}
