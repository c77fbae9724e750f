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
        if !is_to_be_written(self.name) {
            return;
        }
        let mut play =
            RandomPlay::<G>::new(&self.options, self.seats, seed_of(self.seed), self.temper).unwrap();
        let start = Start {
            game: options(self.options),
            seats: self.seats,
        };
        let decisions = std::iter::from_fn(|| {
            let decided = play.next()?;
            Some((events(decided.events), position(play.table())))
        });
        write(self.name, &start, decisions);
    }
}

/// Writes the record of a game, given by its stored events, if that is asked for and there is none of that name.
pub(crate) fn write_if_missing(
    name: &str,
    options: GameOptions,
    seats: u8,
    decisions: impl IntoIterator<Item = AnyEvents>,
    position: fn(&AnyGame) -> String,
) {
    if !is_to_be_written(name) {
        return;
    }
    let mut game = AnyGame::new(&options, seats).unwrap();
    let decisions = decisions.into_iter().map(|events| {
        game.apply(&events);
        (events, position(&game))
    });
    write(name, &Start { game: options, seats }, decisions);
}

fn is_to_be_written(name: &str) -> bool {
    !file(name).exists() && std::env::var_os("UPDATE").is_some()
}

/// Writes a record: every decision with the written position after it.
fn write(name: &str, start: &Start, decisions: impl Iterator<Item = (AnyEvents, String)>) {
    let mut lines = serde_json::to_string(start).unwrap() + "\n";
    for (stored, position) in decisions {
        let decision = Decision {
            stored,
            digest: digest(&position),
        };
        lines += &(serde_json::to_string(&decision).unwrap() + "\n");
    }
    fs::write(file(name), lines).unwrap();
}
