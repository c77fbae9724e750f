//! Where later builds mean to differ from what was recorded.
//!
//! `changes.txt` beside the recorded rooms says why, and for which entries of which rooms the tables are others now:
//!
//! ```text
//! # why: in one sentence or more
//! 50565b4-drarkane-017 57 5f1c…
//! ```

use std::collections::BTreeMap;
use std::fs;

use super::folder;

/// The digests that replace recorded ones, by the name of the room and the number of the entry.
pub type Changes = BTreeMap<(String, u64), String>;

/// The file of the deliberate changes.
pub const FILE: &str = "changes.txt";

/// What stands where a reason is still to be given.
const WHY: &str = "# why:";

/// The deliberate changes, in the order of time: the last one of an entry counts.
pub fn read() -> Changes {
    let text = fs::read_to_string(folder().join(FILE)).expect("the list of deliberate changes");
    let mut changes = Changes::new();
    let mut has_reason = false;
    for line in text.lines().filter(|line| !line.is_empty()) {
        if let Some(why) = line.strip_prefix(WHY) {
            has_reason = !why.trim().is_empty();
            assert!(has_reason, "{FILE} does not say why");
            continue;
        } else if line.starts_with('#') {
            continue;
        }
        assert!(has_reason, "{FILE} does not say why {line:?} changes");
        let mut words = line.split(' ');
        let (Some(room), Some(Ok(seq)), Some(mark), None) = (
            words.next(),
            words.next().map(str::parse),
            words.next(),
            words.next(),
        ) else {
            panic!("{line:?} in {FILE} is no change");
        };
        changes.insert((room.to_owned(), seq), mark.to_owned());
    }
    changes
}

/// Adds changes whose reason is still to be written.
pub fn add<'a>(changed: impl Iterator<Item = (&'a str, u64, &'a str)>) {
    let path = folder().join(FILE);
    let mut text = fs::read_to_string(&path).expect("the list of deliberate changes");
    text += &format!("\n{WHY}\n");
    for (room, seq, mark) in changed {
        text += &format!("{room} {seq} {mark}\n");
    }
    fs::write(path, text).expect("a list that can be written");
}
