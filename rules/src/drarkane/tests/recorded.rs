//! Games that were recorded once must fold to the same tables for ever.
//!
//! A record's first line holds the options and the number of seats; every other line holds the stored
//! events of one decision and the digest of the table after it. Records are added, never changed.

use std::fs;
use std::path::{Path, PathBuf};

use dragonhall_protocol::games::drarkane::Options;
use dragonhall_protocol::{Digest, GameOptions};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::super::notation::write_table;
use super::Table;
use crate::any::{AnyEvents, AnyGame};
use crate::play::{RandomPlay, Temper, seed_of};

#[derive(Serialize, Deserialize)]
struct Start {
    game: GameOptions,
    seats: u8,
}

#[derive(Serialize, Deserialize)]
struct Decision {
    stored: AnyEvents,
    digest: Digest,
}

/// The recorded games: name, Treasures, teams and seats.
const RECORDS: [(&str, bool, bool, u8); 3] = [
    ("drarkane-demon", false, false, 1),
    ("drarkane-fallen-king", true, false, 2),
    ("drarkane-teams", true, true, 4),
];

fn record(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/recorded")
        .join(name)
        .with_extension("jsonl")
}

/// The SHA-256 of the table in its written form.
fn digest(table: &Table) -> Digest {
    Digest(Sha256::digest(write_table(table)).into())
}

#[test]
fn recorded_games_fold_to_the_same_tables() {
    for (name, ..) in RECORDS {
        let text = fs::read_to_string(record(name)).unwrap();
        let (start, decisions) = text.split_once('\n').unwrap();
        let start: Start = serde_json::from_str(start).unwrap();
        let mut game = AnyGame::new(&start.game, start.seats).unwrap();
        for (number, line) in decisions.lines().enumerate() {
            let decision: Decision = serde_json::from_str(line).unwrap();
            game.apply(&decision.stored);
            let AnyGame::Drarkane(table) = &game else {
                panic!("{name} is a game of Drarkane");
            };
            assert_eq!(digest(table), decision.digest, "decision {number} of {name}");
        }
        let AnyGame::Drarkane(table) = &game else {
            panic!("{name} is a game of Drarkane");
        };
        assert!(table.ending.is_some(), "{name} was played to its end");
    }
}

#[test]
#[ignore = "writes records that do not exist yet"]
fn write_missing_records() {
    for (name, treasures, teams, seats) in RECORDS {
        if record(name).exists() {
            continue;
        }
        let options = Options { treasures, teams };
        let start = Start {
            game: GameOptions::Drarkane(options),
            seats,
        };
        let mut lines = serde_json::to_string(&start).unwrap() + "\n";
        let mut play = RandomPlay::<Table>::new(&options, seats, seed_of(7), Temper::Even).unwrap();
        while let Some(decided) = play.next() {
            let decision = Decision {
                stored: AnyEvents::Drarkane(decided.events),
                digest: digest(play.table()),
            };
            lines += &(serde_json::to_string(&decision).unwrap() + "\n");
        }
        fs::write(record(name), lines).unwrap();
    }
}
