//! A database that was put beside the journal of another one while no server was there.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use dragonhall_server::store::{self, Store, StoreError};
use dragonhall_tests::patiently;
use tempfile::TempDir;
use tokio::time::sleep;

use super::files::{append, claimed_room, open};

/// What a killed server leaves behind, the lock's file first: the others may be swept while they are copied.
const LEFT: [&str; 3] = [".lock", "", "-wal"];

fn named(file: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", file.display()))
}

/// What would be left in another folder if the server were killed now.
fn killed(file: &Path) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let left = folder.path().join("hall.db");
    for ending in LEFT {
        fs::copy(named(file, ending), named(&left, ending)).unwrap();
    }
    (folder, left)
}

fn contents(file: &Path) -> Vec<Vec<u8>> {
    LEFT.iter()
        .map(|ending| fs::read(named(file, ending)).unwrap())
        .collect()
}

async fn opens(file: &Path) -> Result<usize, StoreError> {
    let store = store::open(&format!("sqlite:{}", file.display())).await?;
    let rooms = store.rooms(99).await.unwrap().len();
    store.close().await;
    Ok(rooms)
}

async fn is_refused(file: &Path) {
    let before = contents(file);
    let error = opens(file).await.unwrap_err();
    assert!(matches!(error, StoreError::StrangeJournal(_)), "{error:?}");
    assert!(
        error.to_string().contains("hall.db-wal is not its own"),
        "{error}"
    );
    assert!(
        contents(file) == before,
        "nothing is written, and nothing removed"
    );
    assert!(!named(file, "-shm").exists());
}

/// A server whose file was swept after it had been copied: its folder, its file, the copy, the store.
async fn grown() -> (TempDir, PathBuf, Vec<u8>, std::sync::Arc<dyn Store>) {
    let folder = TempDir::new().unwrap();
    let (file, store) = open(&folder).await;
    let swept = async |than: &[u8]| {
        let growing = async {
            while fs::read(&file).unwrap() == than {
                sleep(Duration::from_millis(50)).await;
            }
            // What the sweeper found is written down a moment later.
            sleep(Duration::from_millis(500)).await;
        };
        patiently("the sweep of the journal", growing).await;
        fs::read(&file).unwrap()
    };
    let first = fs::read(&file).unwrap();
    let (room, epoch) = claimed_room(&*store).await;
    let older = swept(&first).await;
    for seq in 2..9 {
        store.append(append(room, epoch, seq)).await.unwrap();
    }
    swept(&older).await;
    claimed_room(&*store).await;
    (folder, file, older, store)
}

#[tokio::test]
async fn a_database_beside_the_journal_of_another_is_refused_and_nothing_is_touched() {
    let (_folder, file, older, store) = grown().await;
    let (_left, left) = killed(&file);
    let right = fs::read(&left).unwrap();

    let elsewhere = TempDir::new().unwrap();
    let (other, another) = open(&elsewhere).await;
    claimed_room(&*another).await;
    another.close().await;

    for wrong in [fs::read(&other).unwrap(), older] {
        fs::write(&left, wrong).unwrap();
        is_refused(&left).await;
    }
    fs::write(&left, right).unwrap();
    assert_eq!(opens(&left).await.unwrap(), 2, "the right one again");
    store.close().await;
}

#[tokio::test]
async fn a_backup_without_a_journal_beside_it_is_used() {
    let (_folder, file, older, store) = grown().await;
    let (_left, left) = killed(&file);
    fs::write(&left, older).unwrap();
    is_refused(&left).await;
    fs::remove_file(named(&left, "-wal")).unwrap();
    assert_eq!(opens(&left).await.unwrap(), 1);
    assert_eq!(opens(&left).await.unwrap(), 1);
    store.close().await;
}

#[tokio::test]
async fn a_journal_that_was_thrown_away_after_a_crash_is_missed() {
    let (_folder, file, _, store) = grown().await;
    let (_left, left) = killed(&file);
    let journal = fs::read(named(&left, "-wal")).unwrap();
    for empty in [None, Some([])] {
        match empty {
            None => fs::remove_file(named(&left, "-wal")).unwrap(),
            Some(nothing) => fs::write(named(&left, "-wal"), nothing).unwrap(),
        }
        let before = fs::read(&left).unwrap();
        let error = opens(&left).await.unwrap_err();
        assert!(matches!(error, StoreError::JournalMissing(_)), "{error:?}");
        assert!(
            error.to_string().contains("hall.db-wal is gone or empty"),
            "{error}"
        );
        assert!(fs::read(&left).unwrap() == before, "nothing is written");
    }
    fs::write(named(&left, "-wal"), journal).unwrap();
    assert_eq!(opens(&left).await.unwrap(), 2, "it was put back");
    store.close().await;
}

#[tokio::test]
async fn whoever_removes_the_lock_goes_on_without_the_journal() {
    let (_folder, file, _, store) = grown().await;
    let (_left, left) = killed(&file);
    for ending in ["-wal", ".lock"] {
        fs::remove_file(named(&left, ending)).unwrap();
    }
    assert_eq!(opens(&left).await.unwrap(), 1);
    store.close().await;
}

#[tokio::test]
async fn whatever_a_killed_server_leaves_can_be_opened() {
    let folder = TempDir::new().unwrap();
    let (file, store) = open(&folder).await;
    let (_left, left) = killed(&file);
    assert_eq!(opens(&left).await.unwrap(), 0, "at once");
    let (room, epoch) = claimed_room(&*store).await;
    for seq in 2..20 {
        store.append(append(room, epoch, seq)).await.unwrap();
        sleep(Duration::from_millis(100)).await;
        let (_left, left) = killed(&file);
        assert_eq!(opens(&left).await.unwrap(), 1, "after {seq} entries");
        assert_eq!(opens(&left).await.unwrap(), 1, "and again");
    }
    store.close().await;
}

#[tokio::test]
async fn a_database_from_before_there_were_marks_is_opened_beside_its_journal() {
    let folder = TempDir::new().unwrap();
    let (file, store) = open(&folder).await;
    claimed_room(&*store).await;
    let (_left, left) = killed(&file);
    fs::write(
        named(&left, ".lock"),
        "The database beside this file is in use, or was.\n",
    )
    .unwrap();
    assert_eq!(opens(&left).await.unwrap(), 1);
    store.close().await;
}
