//! Whole games in words, which somebody has read beside the rulebook.
//!
//! The field calls this: golden master (snapshot test).
//!
//! `UPDATE=1 cargo test` writes them anew; read what changed before it is kept.

use std::fs;
use std::path::{Path, PathBuf};

use dragonhall_protocol::GameId;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Compares a game in words with the one that was read.
pub(crate) fn is_as_it_was_read(name: &str, transcript: &str) {
    let file = folder().join(name).with_extension("txt");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&file, transcript).unwrap();
    }
    let expected = fs::read_to_string(&file).unwrap();
    for (number, (line, expected)) in (1..).zip(transcript.lines().zip(expected.lines())) {
        assert_eq!(line, expected, "line {number} of {name}");
    }
    assert_eq!(transcript.len(), expected.len());
}

#[test]
fn a_game_of_every_kind_has_been_read() {
    let games: Vec<_> = fs::read_dir(folder())
        .unwrap()
        .map(|game| game.unwrap().file_name().into_string().unwrap())
        .collect();
    for game in GameId::ALL {
        let read = games.iter().any(|name| name.starts_with(game.as_str()));
        assert!(read, "{game}: see this file's beginning");
    }
}
