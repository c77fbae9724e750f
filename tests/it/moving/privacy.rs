//! Files that are their owner's alone.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

use super::{sqlite, word};
use crate::SERVER;
use dragonhall_tests::patiently;

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// What a server warns of before it is open, whatever the machine lets new files be.
async fn warnings(url: &str) -> String {
    let mut child = Command::new("sh")
        .args(["-c", "umask 000; exec \"$0\" \"$@\" 2>&1", SERVER])
        .args(["serve", "--listen=127.0.0.1:0", "--database", url])
        .stdout(std::process::Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut said = String::new();
    let reading = async {
        while let Some(line) = lines.next_line().await.unwrap() {
            if line.contains("is open") {
                return;
            }
            said += &(line + "\n");
        }
    };
    patiently("the start of the program", reading).await;
    child.kill().await.unwrap();
    said
}

#[tokio::test]
async fn what_a_server_makes_is_its_owners_alone_and_what_is_wider_is_warned_of() {
    let outer = TempDir::new().unwrap();
    let (folder, file) = (outer.path().join("data"), outer.path().join("data/hall.db"));
    let said = warnings(&sqlite(&file)).await;
    assert!(!said.contains("may look into"), "{said}");
    assert_eq!(mode(&folder), 0o700);
    let files: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    assert!(files.len() >= 2, "{files:?}");
    for file in &files {
        assert_eq!(mode(file), 0o600, "{file:?}");
    }

    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
    let said = warnings(&sqlite(&file)).await;
    let told: Vec<_> = said
        .lines()
        .filter(|line| line.contains("may look into"))
        .collect();
    assert_eq!(told.len(), 1, "{said}");
    assert!(told[0].contains(&format!("chmod 600 {}", word(&file))), "{said}");
    assert!(
        told[0].contains(&format!("&& chmod 700 {}", word(&folder))),
        "{said}"
    );
    assert_eq!(
        (mode(&file), mode(&folder)),
        (0o644, 0o755),
        "rights are the owner's to change"
    );
}
