//! Recorded games of Drarkane.

use dragonhall_protocol::GameOptions;
use dragonhall_protocol::games::drarkane::Options;

use super::super::notation::write_table;
use super::Table;
use crate::any::{AnyEvents, AnyGame};
use crate::play::Temper;
use crate::records::{Recording, fold};

/// The recorded games: name, Treasures, teams and seats.
const RECORDS: [(&str, bool, bool, u8); 3] = [
    ("drarkane-demon", false, false, 1),
    ("drarkane-fallen-king", true, false, 2),
    ("drarkane-teams", true, true, 4),
];

fn position(game: &AnyGame) -> String {
    match game {
        AnyGame::Drarkane(table) => write_table(table),
        AnyGame::DragonStone(_) | AnyGame::DragonFarkle(_) => panic!("a record of another game"),
    }
}

#[test]
fn recorded_games_fold_to_the_same_tables() {
    for (name, ..) in RECORDS {
        let last = fold(name, position);
        assert!(last.contains("over"), "{name} was played to its end: {last}");
    }
}

#[test]
#[ignore = "writes records that do not exist yet"]
fn write_missing_records() {
    for (name, treasures, teams, seats) in RECORDS {
        Recording::<Table> {
            name,
            options: Options { treasures, teams },
            seats,
            seed: 7,
            temper: Temper::Even,
        }
        .write(GameOptions::Drarkane, AnyEvents::Drarkane, write_table);
    }
}
