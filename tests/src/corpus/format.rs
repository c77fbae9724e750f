//! How recorded rooms are written: a compressed text, a line for every entry of a log.
//!
//! ```text
//! room 50565b4-drarkane-017 0d5c1b0e-… absences: 4 at {"game":"drarkane",…}
//! 1 1767225600000 - {"what":{"opened":…}}
//! 12 1767225600000 5f1c… {"what":{"began":…}}
//! 13 1767225600000 = {"cause":…}
//! receipt 96 {"format":…}
//! ```
//!
//! - A room has a name of its own, its id, and a few words on what happens there.
//! - An entry has its number, its time, half of the digest of the table after it and its body, to the byte.
//! - `-` is no table, `=` the same as after the entry before. Where people watch all hands later, the digest of
//!   the table that they are shown follows behind a `+`.
//! - The receipt of a game follows behind the room's last entry with the number of the entry that ended the game.

use std::fmt::Write as _;
use std::fs;
use std::io::{Read, Write as _};
use std::path::Path;

use dragonhall_protocol::{Digest, RoomId, Time};
use dragonhall_server::Tables;
use dragonhall_server::store::Record;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

/// A room that was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recording {
    /// Its name in the corpus.
    pub name: String,
    /// Its id.
    pub room: RoomId,
    /// What happens in it.
    pub about: String,
    /// Its log.
    pub log: Vec<Record>,
    /// The tables after every entry, as [`mark`] writes them.
    pub tables: Vec<String>,
    /// The receipts of some of its games, each with the entry that ended the game.
    pub receipts: Vec<(u64, String)>,
}

/// The digests of a room's tables after an entry, the first half of each.
pub fn mark(tables: &Tables) -> String {
    let half = |Digest(bytes): Digest| {
        let (half, _) = bytes.split_at(bytes.len() / 2);
        half.iter().map(|byte| format!("{byte:02x}")).collect::<String>()
    };
    match (tables.table.map(half), tables.later.map(half)) {
        (None, _) => "-".to_owned(),
        (Some(table), None) => table,
        (Some(table), Some(later)) => format!("{table}+{later}"),
    }
}

/// Writes recorded rooms.
pub fn write(path: &Path, rooms: &[Recording]) {
    let mut text = String::new();
    for room in rooms {
        let _ = writeln!(text, "room {} {} {}", room.name, room.room, room.about);
        let mut before = "";
        for (record, mark) in room.log.iter().zip(&room.tables) {
            let Record { seq, at, body } = record;
            let shown = if mark != "-" && mark == before { "=" } else { mark };
            let _ = writeln!(text, "{seq} {at} {shown} {body}");
            before = mark;
        }
        for (seq, receipt) in &room.receipts {
            let _ = writeln!(text, "receipt {seq} {receipt}");
        }
    }
    let mut compressed = GzEncoder::new(Vec::new(), Compression::best());
    compressed.write_all(text.as_bytes()).expect("memory");
    fs::write(path, compressed.finish().expect("memory")).expect("a file that can be written");
}

/// Reads recorded rooms.
pub fn read(path: &Path) -> Vec<Recording> {
    let file = fs::read(path).expect("a file of recorded rooms");
    let mut text = String::new();
    GzDecoder::new(file.as_slice())
        .read_to_string(&mut text)
        .expect("compressed text");
    let mut rooms: Vec<Recording> = Vec::new();
    for line in text.lines() {
        if let Some(head) = line.strip_prefix("room ") {
            rooms.push(begin(head).unwrap_or_else(|| panic!("{head:?} is no room")));
        } else {
            let room = rooms.last_mut().expect("a room before its entries");
            go_on(room, line).unwrap_or_else(|| panic!("{line:?} in {} is no entry", room.name));
        }
    }
    rooms
}

fn begin(head: &str) -> Option<Recording> {
    let mut words = head.splitn(3, ' ');
    Some(Recording {
        name: words.next()?.to_owned(),
        room: RoomId(words.next()?.parse().ok()?),
        about: words.next()?.to_owned(),
        log: Vec::new(),
        tables: Vec::new(),
        receipts: Vec::new(),
    })
}

fn go_on(room: &mut Recording, line: &str) -> Option<()> {
    if let Some(receipt) = line.strip_prefix("receipt ") {
        let (seq, receipt) = receipt.split_once(' ')?;
        room.receipts.push((seq.parse().ok()?, receipt.to_owned()));
        return Some(());
    }
    let mut words = line.splitn(4, ' ');
    let (seq, at) = (words.next()?.parse().ok()?, Time(words.next()?.parse().ok()?));
    let mark = match words.next()? {
        "=" => room.tables.last()?.clone(),
        mark => mark.to_owned(),
    };
    let body = words.next()?.to_owned();
    room.log.push(Record { seq, at, body });
    room.tables.push(mark);
    Some(())
}
