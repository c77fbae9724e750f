//! Records rooms for the corpus with the build that this is.

use std::collections::BTreeMap;
use std::fs;

use clap::Parser;
use dragonhall_tests::corpus::{self, Recording, format};
use serde_json::Value;

#[derive(Parser)]
struct Line {
    /// What the build is called: its commit or its version.
    build: String,
    /// How many rooms are recorded.
    #[arg(long, default_value_t = 100)]
    rooms: usize,
}

#[tokio::main]
async fn main() {
    let Line { build, rooms } = Line::parse();
    let recorded = corpus::record(&build, rooms).await;
    let folder = corpus::folder().join(&build);
    fs::create_dir_all(&folder).expect("a folder that can be made");
    let mut kinds = BTreeMap::new();
    for (game, rooms) in &recorded {
        format::write(&folder.join(game.as_str()).with_extension("gz"), rooms);
        let entries: usize = rooms.iter().map(|room| room.log.len()).sum();
        let receipts: usize = rooms.iter().map(|room| room.receipts.len()).sum();
        println!(
            "{game}: {} rooms, {entries} entries, {receipts} receipts",
            rooms.len()
        );
        rooms.iter().for_each(|room| count(room, &mut kinds));
    }
    for (kind, (rooms, entries)) in kinds {
        println!("  {kind}: {entries} in {rooms} rooms");
    }
}

/// Counts the entries of every kind, and the rooms that have them.
fn count(room: &Recording, kinds: &mut BTreeMap<String, (usize, usize)>) {
    let mut own: BTreeMap<String, usize> = BTreeMap::new();
    for record in &room.log {
        let entry: Value = serde_json::from_str(&record.body).expect("an entry");
        let what = &entry["what"];
        let kind = what
            .as_str()
            .or_else(|| what.as_object()?.keys().next().map(String::as_str));
        let mut kind = kind.expect("what happened").to_owned();
        if let Some(stead) = what["decided"]["stead"].as_str() {
            kind = format!("decided by {stead}");
        }
        *own.entry(kind).or_default() += 1;
    }
    for (kind, entries) in own {
        let all = kinds.entry(kind).or_default();
        *all = (all.0 + 1, all.1 + entries);
    }
}
