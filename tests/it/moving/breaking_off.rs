//! Programs that end in the middle: killed, or with no room on the disk.

use std::fs;
use std::process::Stdio;
use std::time::Duration;

use tempfile::TempDir;
use tokio::process::Command;
use tokio::time::sleep;

use super::{digests, does, played, word};
use crate::SERVER;
use crate::store::on_both_databases;
use crate::store::place::Place;

on_both_databases! {
    a_backup_that_is_killed_leaves_no_file_or_a_whole_one,
    a_house_that_is_being_put_back_is_empty_or_whole_after_a_kill,
    a_full_disk_leaves_nothing_of_a_backup,
}

/// Starts the program and kills it after so many microseconds; whether it had ended by itself.
async fn killed_after(microseconds: u64, words: &[&str]) -> bool {
    let mut child = Command::new(SERVER)
        .args(words)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    sleep(Duration::from_micros(microseconds)).await;
    child.start_kill().ok();
    child.wait().await.unwrap().success()
}

async fn a_backup_that_is_killed_leaves_no_file_or_a_whole_one(place: &Place) {
    let folder = TempDir::new().unwrap();
    let url = played(place).await;
    let expected = digests(&url).await;
    for (number, kind) in ["dragonhall", "db"].into_iter().cycle().take(12).enumerate() {
        let backup = folder.path().join(format!("{number}.{kind}"));
        let words = ["backup", word(&backup), "--database", &url];
        let is_done = killed_after(number as u64 * 24_000, &words).await;
        if backup.exists() {
            let found = does(&["check", "--digests", word(&backup)]).await;
            assert_eq!(found, expected, "backup {number}");
        } else {
            assert!(!is_done);
            does(&words).await;
        }
    }
    let left = fs::read_dir(folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name());
    let parts: Vec<_> = left
        .filter(|name| name.to_string_lossy().ends_with(".part"))
        .collect();
    assert!(parts.is_empty(), "the next backup takes them: {parts:?}");
    assert_eq!(digests(&url).await, expected);
}

async fn a_house_that_is_being_put_back_is_empty_or_whole_after_a_kill(place: &Place) {
    let folder = TempDir::new().unwrap();
    let (backup, url) = (folder.path().join("house.dragonhall"), played(place).await);
    does(&["backup", word(&backup), "--database", &url]).await;
    let expected = digests(&url).await;
    for number in 0..9 {
        let new = place.new_database();
        let words = ["restore", word(&backup), "--database", &new];
        if !killed_after(number * 35_000, &words).await {
            // It had come to its end all the same, or nothing of it is there.
            let said = super::dragonhall(&words).await;
            let said = String::from_utf8_lossy(&said.stderr).into_owned();
            assert!(said.is_empty() || said.contains("is not empty"), "{said}");
        }
        assert_eq!(digests(&new).await, expected, "after {number}");
    }
}

async fn a_full_disk_leaves_nothing_of_a_backup(place: &Place) {
    let folder = TempDir::new().unwrap();
    let url = played(place).await;
    for file in ["house.dragonhall", "house.db"] {
        let backup = folder.path().join(file);
        // Whoever writes where there is no room is told so, and not ended.
        let output = Command::new("sh")
            .args(["-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\"", SERVER])
            .args(["backup", word(&backup), "--database", &url])
            .output()
            .await
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
