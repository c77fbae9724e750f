//! A database file that was removed, replaced, cut or written over: nothing is acknowledged into nothing.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use dragonhall_client::Player;
use dragonhall_protocol::{Enter, GameId, RoomCode, RoomId, Time};
use dragonhall_server::store::{self, Append, NewRoom, Record, Store, StoreError};
use dragonhall_tests::kill::load::Load;
use dragonhall_tests::{Chance, ServerProcess, dragon_stone, patiently};
use futures_util::future::join_all;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;
use tokio::process::Command;
use tokio::sync::watch;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::{more, nothing_is_missing};
use crate::SERVER;

/// What is done to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    /// It is moved elsewhere.
    Remove,
    /// It is moved elsewhere, and an older copy of it is put in its place.
    Replace,
    /// Nothing of it is left.
    Empty,
    /// So many bytes of it are left.
    Cut(u64),
    /// An older copy of it is written over it.
    CopyOver,
    /// The same, and it stays as long as it is.
    CopyInto,
}

impl Deed {
    fn is_done_to(self, file: &Path) {
        let aside = aside(file);
        match self {
            Self::Remove => fs::rename(file, aside).unwrap(),
            Self::Replace => {
                let old = fs::read(file).unwrap();
                fs::rename(file, aside).unwrap();
                fs::write(file, old).unwrap();
            }
            Self::Empty => drop(File::create(file).unwrap()),
            Self::Cut(length) => OpenOptions::new()
                .write(true)
                .open(file)
                .unwrap()
                .set_len(length)
                .unwrap(),
            Self::CopyOver => drop(fs::copy(older(file), file).unwrap()),
            Self::CopyInto => {
                let mut open = OpenOptions::new().write(true).open(file).unwrap();
                open.write_all(&fs::read(older(file)).unwrap()).unwrap();
            }
        }
    }

    fn is_a_copy(self) -> bool {
        matches!(self, Self::CopyOver | Self::CopyInto)
    }

    fn fate(self) -> &'static str {
        match self {
            Self::Remove => "was removed",
            Self::Replace => "was replaced",
            Self::Empty | Self::Cut(_) => "was cut",
            Self::CopyOver | Self::CopyInto => "was written over",
        }
    }
}

fn older(file: &Path) -> PathBuf {
    file.with_extension("older")
}

fn aside(file: &Path) -> PathBuf {
    file.with_extension(format!("{}-aside", file.extension().unwrap().to_str().unwrap()))
}

pub(super) fn append(room: RoomId, epoch: u64, seq: u64) -> Append {
    Append::of(
        room,
        epoch,
        vec![Record {
            seq,
            at: Time(seq),
            body: "an entry".repeat(99),
        }],
    )
}

pub(super) async fn claimed_room(store: &dyn Store) -> (RoomId, u64) {
    let id = RoomId(Uuid::new_v4());
    let first = append(id, 0, 1).records.remove(0);
    let room = NewRoom {
        id,
        code: RoomCode(id.to_string()),
        game: GameId::DragonStone,
        first,
    };
    store.create(room).await.unwrap();
    (id, store.claim(id).await.unwrap().unwrap().epoch)
}

pub(super) async fn open(folder: &TempDir) -> (PathBuf, Arc<dyn Store>) {
    let file = folder.path().join("hall.db");
    let store = store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    (file, store)
}

/// Does what an operator does with a database in use.
async fn tidy(file: &Path, how: &'static str) {
    let mut operator = SqliteConnection::connect(&format!("sqlite:{}", file.display()))
        .await
        .unwrap();
    sqlx::query(how).execute(&mut operator).await.unwrap();
    operator.close().await.unwrap();
}

#[tokio::test]
async fn nothing_is_stored_in_a_file_that_is_not_there_any_more() {
    let deeds = [
        ("", Deed::Remove),
        ("", Deed::Replace),
        ("", Deed::Empty),
        ("", Deed::Cut(8192)),
        ("-wal", Deed::Remove),
        ("-wal", Deed::Replace),
        ("-wal", Deed::Empty),
        ("-wal", Deed::Cut(10_000)),
        ("-shm", Deed::Remove),
        ("", Deed::CopyOver),
        ("", Deed::CopyInto),
    ];
    for (ending, deed) in deeds {
        // A sweep may just have brought all of a journal into the file, so that what was cut held nothing; not every time.
        let is_cut = ending == "-wal" && matches!(deed, Deed::Empty | Deed::Cut(_));
        let tries = if is_cut { TRIES } else { 1 };
        let mut is_refused = false;
        for _ in 0..tries {
            is_refused = is_refused || is_refused_after(ending, deed).await;
        }
        assert!(is_refused, "{deed:?} of {ending:?}");
    }
}

/// How often a journal is cut.
const TRIES: u32 = 4;

/// Whether nothing more is stored after something was done to a file; otherwise everything that was stored is there.
async fn is_refused_after(ending: &str, deed: Deed) -> bool {
    let folder = TempDir::new().unwrap();
    let (file, store) = open(&folder).await;
    let (room, epoch) = claimed_room(&*store).await;
    tidy(&file, "PRAGMA wal_checkpoint(PASSIVE)").await;
    fs::copy(&file, older(&file)).unwrap();
    for seq in 2..9 {
        store.append(append(room, epoch, seq)).await.unwrap();
    }
    if deed.is_a_copy() {
        patiently("the sweep of the journal", is_swept(&file)).await;
    }
    assert!(!store.health().failed);

    let file = PathBuf::from(format!("{}{ending}", file.display()));
    deed.is_done_to(&file);
    let Err(error) = store.append(append(room, epoch, 9)).await else {
        store.close().await;
        let (_, store) = open(&folder).await;
        let claim = store.claim(room).await.unwrap().expect("the room");
        assert_eq!(claim.records.len(), 9, "{deed:?} of {ending:?}");
        store.close().await;
        return false;
    };
    let said = error.to_string();
    assert!(
        matches!(error, StoreError::FileLost { .. }),
        "{deed:?}: {error:?}"
    );
    assert!(
        said.contains(&format!("{} {}", file.display(), deed.fate())),
        "{deed:?}: {said}"
    );
    assert!(matches!(store.lost().await, StoreError::FileLost { .. }));
    assert!(store.health().failed);
    assert!(store.claim(room).await.is_err());
    patiently("the end of the store", store.close()).await;
    true
}

/// Waits until something was brought into the file since it was copied, and that is over: what is copied over a file in
/// the middle of a sweep is written over by the rest of it.
async fn is_swept(file: &Path) {
    loop {
        let before = fs::read(file).unwrap();
        sleep(Duration::from_millis(300)).await;
        if before != fs::read(older(file)).unwrap() && before == fs::read(file).unwrap() {
            return;
        }
    }
}

#[tokio::test]
async fn what_passes_stops_no_house() {
    let folder = TempDir::new().unwrap();
    let (real, link) = (folder.path().join("real"), folder.path().join("link"));
    fs::create_dir(&real).unwrap();
    symlink(&real, &link).unwrap();
    let url = format!("sqlite:{}", link.join("hall.db").display());
    let store = store::open(&url).await.unwrap();
    let (room, epoch) = claimed_room(&*store).await;

    // A path that leads in a circle cannot be looked up, and neither can one on a disk in trouble.
    fs::remove_file(&link).unwrap();
    symlink(&link, &link).unwrap();
    let error = store.append(append(room, epoch, 2)).await.unwrap_err();
    assert!(matches!(error, StoreError::Database(_)), "{error:?}");
    assert!(store.health().failed);

    fs::remove_file(&link).unwrap();
    symlink(&real, &link).unwrap();
    store.append(append(room, epoch, 2)).await.unwrap();
    assert!(!store.health().failed);
    store.close().await;
}

#[tokio::test]
async fn what_a_crash_or_a_full_disk_left_of_a_frame_is_no_loss() {
    let folder = tempfile::tempdir().unwrap();
    let (file, store) = open(&folder).await;
    let (room, epoch) = claimed_room(store.as_ref()).await;
    let journal = file.with_extension("db-wal");
    for seq in 2..8 {
        let mut half = OpenOptions::new().append(true).open(&journal).unwrap();
        half.write_all(&[seq as u8; 2_000]).unwrap();
        store.append(append(room, epoch, seq)).await.unwrap();
    }
    store.close().await;
}

#[tokio::test]
async fn whoever_asks_for_a_room_that_is_not_there_stops_no_house_whose_journal_was_emptied() {
    let folder = tempfile::tempdir().unwrap();
    let (file, store) = open(&folder).await;
    claimed_room(store.as_ref()).await;
    tidy(&file, "PRAGMA wal_checkpoint(TRUNCATE)").await;
    let nowhere = RoomId(Uuid::new_v4());
    assert!(store.claim(nowhere).await.unwrap().is_none());
    store.close().await;
}

#[tokio::test]
async fn an_operator_may_tidy_up_a_database_in_use() {
    let folder = TempDir::new().unwrap();
    let (file, store) = open(&folder).await;
    let (room, epoch) = claimed_room(&*store).await;
    for seq in 2..300 {
        store.append(append(room, epoch, seq)).await.unwrap();
    }
    let mut seq = 300;
    let length = |ending: &str| fs::metadata(format!("{}{ending}", file.display())).unwrap().len();
    for tidying in [
        "PRAGMA wal_checkpoint(TRUNCATE)",
        "DELETE FROM records WHERE seq < 290",
        "VACUUM",
        "PRAGMA wal_checkpoint(TRUNCATE)",
    ] {
        let before = length("");
        tidy(&file, tidying).await;
        if tidying.contains("TRUNCATE") {
            assert_eq!(length("-wal"), 0);
            assert!(seq == 300 || length("") < before, "the file became shorter");
        }
        store.append(append(room, epoch, seq)).await.unwrap();
        seq += 1;
    }
    store.append(append(room, epoch, seq)).await.unwrap();
    assert!(!store.health().failed);
    store.close().await;
}

#[tokio::test]
async fn a_database_that_is_gone_is_not_silently_begun_anew() {
    let folder = TempDir::new().unwrap();
    let (file, store) = open(&folder).await;
    claimed_room(&*store).await;
    store.close().await;
    let url = format!("sqlite:{}", file.display());
    let refused = async || store::open(&url).await.err().expect("a refusal").to_string();

    fs::remove_file(&file).unwrap();
    let said = refused().await;
    assert!(
        said.contains("hall.db has been used") && said.contains("hall.db.lock"),
        "{said}"
    );
    assert!(!file.exists());
    File::create(&file).unwrap();
    assert_eq!(refused().await, said);

    fs::remove_file(folder.path().join("hall.db.lock")).unwrap();
    store::open(&url).await.unwrap().close().await;
}

/// How many pairs play while the file goes.
const PAIRS: u64 = 3;

/// People play, something is done to a file, the house stops loudly, and whatever was acknowledged is in the file.
async fn a_house_stops_when(ending: &str, deed: Deed) {
    let folder = TempDir::new().unwrap();
    let errors = folder.path().join("errors");
    let mut through = Command::new("sh");
    through
        .args(["-c", "exec \"$0\" \"$@\" 2>\"$ERRORS\""])
        .env("ERRORS", &errors);
    let mut server = ServerProcess::start_through(through, SERVER, "serve").await;
    let (acknowledged, mut answers) = watch::channel(0);
    let load = Load {
        address: server.address(),
        game: dragon_stone(),
        acknowledged,
        stop: CancellationToken::new(),
    };
    let pairs: Vec<_> = (0..PAIRS)
        .map(|pair| tokio::spawn(load.clone().pair(Chance::new(pair))))
        .collect();
    more(&mut answers, 60).await;

    let database = server.database().strip_prefix("sqlite:").unwrap().to_owned();
    let file = PathBuf::from(format!("{database}{ending}"));
    if deed.is_a_copy() {
        fs::copy(&file, older(&file)).unwrap();
        more(&mut answers, 30).await;
        patiently("the sweep of the journal", is_swept(&file)).await;
        // So that it is swept once more, and the lock's file says so.
        sleep(Duration::from_secs(3)).await;
    }
    // Whatever is acknowledged is in what the files held at that moment: nothing is afterwards.
    let held_still = server.freeze();
    let kept = Kept::of(&database);
    deed.is_done_to(&file);
    drop(held_still);
    let newcomer = Player::enter(&server.address(), Enter::Create(dragon_stone()), None).await;
    if newcomer.is_ok() && matches!(deed, Deed::Empty | Deed::Cut(_)) && ending == "-wal" {
        // All of the journal was in the file already, and the next commit has begun a new one: nothing was lost.
        println!("what was cut held nothing");
        more(&mut answers, 30).await;
        load.stop.cancel();
        let rooms = patiently("the end of the games", join_all(pairs)).await;
        server.kill().await;
        nothing_is_missing(server.database(), rooms).await;
        return;
    }
    assert!(
        newcomer.is_err(),
        "a room was opened in a file that is not there any more"
    );
    assert_eq!(server.ends().await.code(), Some(1));
    let said = fs::read_to_string(&errors).unwrap();
    // A copy begins with an empty file.
    let fates = [
        deed.fate(),
        if deed.is_a_copy() { "was cut" } else { deed.fate() },
    ];
    let farewell = |fate| format!("dragonhall: the file {} {fate}", file.display());
    let is_told = |line: &str| fates.iter().any(|fate| line.starts_with(&farewell(fate)));
    assert!(said.lines().any(is_told), "{said}");
    if deed.is_a_copy() {
        let error = store::open(server.database()).await.err().unwrap();
        assert!(matches!(error, StoreError::StrangeJournal(_)), "{error:?}");
    }
    if let Deed::Remove | Deed::Replace = deed {
        fs::rename(aside(&file), &file).unwrap();
    } else {
        kept.puts_it_back();
    }
    server.start_again().await;
    more(&mut answers, 60).await;
    load.stop.cancel();
    let rooms = patiently("the end of the games", join_all(pairs)).await;
    assert!(server.terminate().await.success());
    nothing_is_missing(server.database(), rooms).await;
}

/// What a database's files held at a moment at which nobody wrote.
struct Kept(Vec<(PathBuf, Vec<u8>)>);

impl Kept {
    fn of(database: &str) -> Self {
        let files = ["", "-wal", ".lock"].map(|ending| PathBuf::from(format!("{database}{ending}")));
        Self(
            files
                .into_iter()
                .map(|file| (file.clone(), fs::read(file).unwrap()))
                .collect(),
        )
    }

    /// An operator puts it back; SQLite makes the index anew.
    fn puts_it_back(self) {
        let (database, _) = &self.0[0];
        fs::remove_file(format!("{}-shm", database.display())).ok();
        for (file, held) in self.0 {
            fs::write(file, held).unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_stops_when_its_file_is_written_over() {
    a_house_stops_when("", Deed::CopyOver).await;
    a_house_stops_when("", Deed::CopyInto).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_stops_when_its_file_is_removed() {
    a_house_stops_when("", Deed::Remove).await;
    a_house_stops_when("-wal", Deed::Remove).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_stops_when_its_file_is_replaced() {
    a_house_stops_when("", Deed::Replace).await;
    a_house_stops_when("-wal", Deed::Replace).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_stops_when_its_file_is_cut() {
    a_house_stops_when("", Deed::Empty).await;
    a_house_stops_when("-wal", Deed::Empty).await;
    a_house_stops_when("-wal", Deed::Cut(10_000)).await;
}
