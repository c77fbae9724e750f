//! What holds for the source files themselves.

use std::fs;
use std::path::{Path, PathBuf};

use dragonhall_protocol::GameId;

/// All files in a folder of the repository and in the folders below it.
fn files(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![root.join(folder)];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path);
            }
        }
    }
    assert!(!files.is_empty(), "{folder} is empty");
    files
}

/// Whether a text names a game, however its words are joined: `dragon-stone`, `DragonStone`, `Dragon Stone`.
fn names(text: &str, game: GameId) -> bool {
    let text = text.to_lowercase();
    let words: Vec<_> = game.as_str().split('-').collect();
    ["", "-", "_", " "]
        .iter()
        .any(|joint| text.contains(&words.join(joint)))
}

#[test]
fn the_server_and_the_migrations_name_no_game() {
    for file in ["server/src", "migrations"].into_iter().flat_map(files) {
        let text = fs::read_to_string(&file).unwrap();
        for game in GameId::ALL {
            assert!(!names(&text, game), "{} names {game}", file.display());
        }
    }
}

#[test]
fn a_name_is_found_however_it_is_written() {
    for text in [
        "dragon_stone::Table",
        "GameId::DragonStone",
        "\"dragon-stone\"",
        "of Dragon Stone.",
    ] {
        assert!(names(text, GameId::DragonStone), "{text}");
    }
    assert!(!names("a dragon and a stone", GameId::DragonStone));
}

/// Clippy looks for them everywhere but in folders called `tests`.
#[test]
fn modules_are_files_beside_their_folders() {
    for file in ["tests/src", "tests/it"].into_iter().flat_map(files) {
        assert!(!file.ends_with("mod.rs"), "{}", file.display());
    }
}
