//! A new version that is tried on a copy.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use tempfile::TempDir;

use super::{Busy, does, dragonhall, played, word};
use crate::SERVER;
use crate::store::on_both_databases;
use crate::store::place::Place;

on_both_databases! {
    a_version_that_makes_the_same_of_every_room_is_safe,
    a_version_that_makes_something_else_of_a_room_is_not,
}

async fn a_version_that_makes_the_same_of_every_room_is_safe(place: &Place) {
    let folder = TempDir::new().unwrap();
    let mut busy = Busy::begins(place).await;
    busy.goes_on(120).await;
    let words = [
        "drill",
        "--old",
        SERVER,
        "--folder",
        word(folder.path()),
        "--database",
        &busy.url(),
    ];
    let page = does(&words).await;
    busy.goes_on(10).await;
    for line in [
        "is tried on a copy of",
        "- Compared: the tables of ",
        "- Folded: the tables of ",
        "then the server was killed and started again: all of it was there.",
        "It is safe to upgrade.",
    ] {
        assert!(page.contains(line), "{page}");
    }
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        0,
        "nothing is left of the copy"
    );
    let url = busy.ends().await;
    does(&["check", "--database", &url]).await;
}

async fn a_version_that_makes_something_else_of_a_room_is_not(place: &Place) {
    let folder = TempDir::new().unwrap();
    let url = played(place).await;
    let before = super::digests(&url).await;
    let other = program(
        &folder,
        &format!("{SERVER} \"$@\" | sed 's/:[0-9a-f]\\{{8\\}}/:00000000/'"),
    );
    let output = dragonhall(&["drill", "--old", word(&other), "--database", &url]).await;
    let page = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{page}");
    assert!(page.contains("\nDo not upgrade: room "), "{page}");

    let without_digests = program(
        &folder,
        "case $1 in --version) echo dragonhall 0.0.1;; *) exit 2;; esac",
    );
    let page = does(&["drill", "--old", word(&without_digests), "--database", &url]).await;
    assert!(page.contains("- Not compared: dragonhall 0.0.1 in "), "{page}");
    assert_eq!(super::digests(&url).await, before);
}

/// A program of these words of a shell.
fn program(folder: &TempDir, words: &str) -> PathBuf {
    let path = folder.path().join("dragonhall");
    fs::write(&path, format!("#!/bin/sh\n{words}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}
