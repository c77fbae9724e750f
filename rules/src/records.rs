//! Games that were recorded once must fold to the same tables for ever.
//!
//! A record's first line holds the options and the number of seats; every other line holds the stored
//! events of one decision and the digest of the table after it. Records are added, never changed:
//! `UPDATE=1 cargo test` writes those that are missing.

use std::fs;
use std::path::{Path, PathBuf};

use dragonhall_protocol::{Digest, GameOptions};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::any::{AnyEvents, AnyGame};
use crate::game::Game;
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

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/recorded")
        .join(name)
        .with_extension("jsonl")
}

fn digest(position: &str) -> Digest {
    Digest(Sha256::digest(position).into())
}

/// Folds a record, comparing the digest of the written position after every decision, and gives the last position.
pub(crate) fn fold(name: &str, position: fn(&AnyGame) -> String) -> String {
    let text = fs::read_to_string(file(name)).unwrap();
    let (start, decisions) = text.split_once('\n').unwrap();
    let start: Start = serde_json::from_str(start).unwrap();
    let mut game = AnyGame::new(&start.game, start.seats).unwrap();
    for (number, line) in decisions.lines().enumerate() {
        let decision: Decision = serde_json::from_str(line).unwrap();
        game.apply(&decision.stored);
        assert_eq!(
            digest(&position(&game)),
            decision.digest,
            "decision {number} of {name}"
        );
    }
    position(&game)
}

/// A random game that is to be recorded.
pub(crate) struct Recording<G: Game> {
    pub(crate) name: &'static str,
    pub(crate) options: G::Options,
    pub(crate) seats: u8,
    pub(crate) seed: u64,
    pub(crate) temper: Temper,
}

impl<G: Game> Recording<G> {
    /// Writes the record if that is asked for and there is none of that name.
    pub(crate) fn write_if_missing(
        self,
        options: fn(G::Options) -> GameOptions,
        events: fn(Vec<G::Event>) -> AnyEvents,
        position: fn(&G) -> String,
    ) {
        if file(self.name).exists() || std::env::var_os("UPDATE").is_none() {
            return;
        }
        let mut play =
            RandomPlay::<G>::new(&self.options, self.seats, seed_of(self.seed), self.temper).unwrap();
        let start = Start {
            game: options(self.options),
            seats: self.seats,
        };
        let mut lines = serde_json::to_string(&start).unwrap() + "\n";
        while let Some(decided) = play.next() {
            let decision = Decision {
                stored: events(decided.events),
                digest: digest(&position(play.table())),
            };
            lines += &(serde_json::to_string(&decision).unwrap() + "\n");
        }
        fs::write(file(self.name), lines).unwrap();
    }
}
