//! Whole games in words, which somebody has read beside the rulebook.
//!
//! `UPDATE=1 cargo test` writes them anew; read what changed before it is kept.

use std::fs;
use std::path::Path;

/// Compares a game in words with the one that was read.
pub(crate) fn is_as_it_was_read(name: &str, transcript: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let file = folder.join(name).with_extension("txt");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&file, transcript).unwrap();
    }
    let expected = fs::read_to_string(&file).unwrap();
    for (number, (line, expected)) in (1..).zip(transcript.lines().zip(expected.lines())) {
        assert_eq!(line, expected, "line {number} of {name}");
    }
    assert_eq!(transcript.len(), expected.len());
}
