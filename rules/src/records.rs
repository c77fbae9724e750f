//! Games that were recorded once must fold to the same tables for ever.
//!
//! A record's first line holds the options and the number of seats; every other line holds the stored
//! events of one decision and the digest of the table after it. Records are added, never changed:
//! `UPDATE=1 cargo test` writes those that are missing.

use std::fs;
use std::path::{Path, PathBuf};

use dragonhall_protocol::{Digest, GameId, GameOptions};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::any::{AnyEvents, AnyGame};
use crate::listed::Listed;
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

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded")
}

fn file(name: &str) -> PathBuf {
    folder().join(name).with_extension("jsonl")
}

fn digest(position: &str) -> Digest {
    Digest(Sha256::digest(position).into())
}

/// Folds a record, comparing the digest of the written position after every decision, and gives the last position.
pub(crate) fn fold<G: Listed>(name: &str, position: fn(&G) -> String) -> String {
    let text = fs::read_to_string(file(name)).unwrap();
    let (start, decisions) = text.split_once('\n').unwrap();
    let start: Start = serde_json::from_str(start).unwrap();
    let mut game = AnyGame::new(&start.game, start.seats).unwrap();
    let position = |game: &AnyGame| position(G::of(game).expect("a record of this game"));
    for (number, line) in decisions.lines().enumerate() {
        let decision: Decision = serde_json::from_str(line).unwrap();
        game.apply(&decision.stored).unwrap();
        assert_eq!(
            digest(&position(&game)),
            decision.digest,
            "decision {number} of {name}"
        );
    }
    position(&game)
}

/// A random game that is to be recorded.
pub(crate) struct Recording<G: Listed> {
    pub(crate) name: &'static str,
    pub(crate) options: G::Options,
    pub(crate) seats: u8,
    pub(crate) seed: u64,
    pub(crate) temper: Temper,
}

impl<G: Listed> Recording<G> {
    /// Writes the record if that is asked for and there is none of that name.
    pub(crate) fn write_if_missing(self, position: fn(&G) -> String) {
        if !is_to_be_written(self.name) {
            return;
        }
        let mut play =
            RandomPlay::<G>::new(&self.options, self.seats, seed_of(self.seed), self.temper).unwrap();
        let start = Start {
            game: G::any_options(self.options),
            seats: self.seats,
        };
        let decisions = std::iter::from_fn(|| {
            let decided = play.next()?;
            Some((G::any_events(decided.events), position(play.table())))
        });
        write(self.name, &start, decisions);
    }
}

/// Writes the record of a game, given by its events, if that is asked for and there is none of that name.
pub(crate) fn write_if_missing<G: Listed>(
    name: &str,
    options: G::Options,
    seats: u8,
    decisions: impl IntoIterator<Item = Vec<G::Event>>,
    position: fn(&G) -> String,
) {
    if !is_to_be_written(name) {
        return;
    }
    let mut table = G::new(&options, seats).unwrap();
    let decisions = decisions.into_iter().map(|events| {
        events.iter().for_each(|event| table.apply(event));
        (G::any_events(events), position(&table))
    });
    let game = G::any_options(options);
    write(name, &Start { game, seats }, decisions);
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

#[test]
fn every_game_is_recorded() {
    let records: Vec<_> = fs::read_dir(folder())
        .unwrap()
        .map(|record| record.unwrap().file_name().into_string().unwrap())
        .collect();
    for game in GameId::ALL {
        let recorded = records.iter().any(|record| record.starts_with(game.as_str()));
        assert!(recorded, "{game}: see this file's beginning");
    }
}
