//! Archives that are not what was written.

use std::fs;

use tempfile::TempDir;

use super::{does, fails, played, sqlite, word};
use crate::store::place::Place;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_changed_byte_anywhere_in_an_archive_is_noticed() {
    let folder = TempDir::new().unwrap();
    let (backup, damaged) = (
        folder.path().join("house.dragonhall"),
        folder.path().join("damaged"),
    );
    let place = Place::sqlite();
    let url = played(&place).await;
    does(&["backup", word(&backup), "--database", &url]).await;
    let whole = fs::read(&backup).unwrap();
    let new = folder.path().join("new/house.db");
    let places = (0..20).chain((1..40).map(|share| whole.len() * share / 40));
    // The last of what is compressed ends within a byte, whose other bits mean nothing; eight bytes stand behind it.
    for place in places.chain(whole.len() - 8..whole.len()) {
        let mut bytes = whole.clone();
        bytes[place] ^= 0x10;
        fs::write(&damaged, &bytes).unwrap();
        fails(&["check", word(&damaged)]).await;
        fails(&["restore", word(&damaged), "--database", &sqlite(&new)]).await;
        assert!(!new.exists(), "byte {place}");
    }
    for length in [0, 9, 200, whole.len() / 2, whole.len() - 1] {
        fs::write(&damaged, &whole[..length]).unwrap();
        fails(&["restore", word(&damaged), "--database", &sqlite(&new)]).await;
    }
    fs::write(&damaged, [&whole[..], b"more"].concat()).unwrap();
    fails(&["restore", word(&damaged), "--database", &sqlite(&new)]).await;
    assert!(!new.exists());
    does(&["restore", word(&backup), "--database", &sqlite(&new)]).await;
}

#[tokio::test]
async fn what_is_no_archive_is_said_to_be_none() {
    let folder = TempDir::new().unwrap();
    let letter = folder.path().join("letter");
    fs::write(&letter, "Dear dragon, this is a letter and no archive.").unwrap();
    let new = sqlite(&folder.path().join("house.db"));
    for words in [
        vec!["restore", word(&letter), "--database", &new],
        vec!["import", word(&letter), "--database", &new],
        vec!["check", word(&letter)],
    ] {
        let said = fails(&words).await;
        assert!(
            said.contains("letter: this is no archive of Dragonhall"),
            "{said}"
        );
    }
    let nowhere = folder.path().join("nowhere");
    let said = fails(&["restore", word(&nowhere), "--database", &new]).await;
    assert!(said.contains("nowhere cannot be read"), "{said}");
    assert!(!folder.path().join("house.db").exists());
}
