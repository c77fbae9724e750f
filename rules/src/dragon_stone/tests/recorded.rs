//! Games that were recorded once must fold to the same tables for ever.
//!
//! A record's first line holds the options and the number of seats; every other line holds the stored
//! events of one decision and the digest of the table after it. Records are added, never changed.

use std::fs;
use std::path::{Path, PathBuf};

use dragonhall_protocol::games::dragon_stone::Options;
use dragonhall_protocol::{Digest, GameOptions};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::super::notation::write_position;
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

fn record(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/recorded")
        .join(name)
        .with_extension("jsonl")
}

/// The SHA-256 of the position in its written form.
fn digest(table: &Table) -> Digest {
    Digest(Sha256::digest(write_position(table)).into())
}

/// Folds a record, comparing the digest after every decision, and gives the last position.
fn fold(name: &str) -> String {
    let text = fs::read_to_string(record(name)).unwrap();
    let (start, decisions) = text.split_once('\n').unwrap();
    let start: Start = serde_json::from_str(start).unwrap();
    let mut game = AnyGame::new(&start.game, start.seats).unwrap();
    for (number, line) in decisions.lines().enumerate() {
        let decision: Decision = serde_json::from_str(line).unwrap();
        game.apply(&decision.stored);
        let AnyGame::DragonStone(table) = &game else {
            panic!("{name} is no game of Dragon Stone");
        };
        assert_eq!(digest(table), decision.digest, "decision {number} of {name}");
    }
    let AnyGame::DragonStone(table) = &game else {
        panic!("{name} is no game of Dragon Stone");
    };
    write_position(table)
}

#[test]
fn a_recorded_game_with_every_kind_of_event_folds_to_the_same_tables() {
    assert_eq!(
        fold("dragon-stone-1"),
        "6:w 8:F 11:V 15:v 18:vw 22:w | mat W | dead vvffVVW | turn 53 | White wins: all fire destroyed"
    );
}

#[test]
fn a_recorded_game_won_for_two_reasons_folds_to_the_same_tables() {
    assert_eq!(
        fold("dragon-stone-2"),
        "1:w 2:v 6:w 11:vw 12:v 13:f 15:f 20:v | dead VWWW | turn 49 | \
         Black wins: all water destroyed and none in battle"
    );
}

#[test]
#[ignore = "writes records that do not exist yet"]
fn write_missing_records() {
    for (name, seed) in [("dragon-stone-1", 5459), ("dragon-stone-2", 15_289)] {
        if record(name).exists() {
            continue;
        }
        let start = Start {
            game: GameOptions::DragonStone(Options {}),
            seats: 2,
        };
        let mut lines = serde_json::to_string(&start).unwrap() + "\n";
        let mut play = RandomPlay::<Table>::new(&Options {}, 2, seed_of(seed), Temper::Even).unwrap();
        while let Some(decided) = play.next() {
            let stored = AnyEvents::DragonStone(decided.events);
            let decision = Decision {
                stored,
                digest: digest(play.table()),
            };
            lines += &(serde_json::to_string(&decision).unwrap() + "\n");
        }
        fs::write(record(name), lines).unwrap();
    }
}
