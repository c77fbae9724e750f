//! Rooms that are erased, what stays of their games, and the space that is given back.

use std::fs;
use std::path::Path;

use dragonhall_protocol::{GameId, RoomCode, RoomId, Time};
use dragonhall_server::store::{self, Erasure, FinishedGame, NewRoom, Record, Store, StoreError};
use dragonhall_tests::patience::patiently;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;
use tokio::time::{Duration, sleep};
use uuid::Uuid;

use super::finished::{ends, found, game};
use super::place::{Place, append, claimed_room, open_room};

on_both_databases! {
    nothing_is_left_of_an_erased_room_but_its_games_without_names,
    only_the_owner_erases_a_room,
    an_erased_room_spares_those_it_waits_with,
    the_code_of_an_erased_room_rests,
    games_outlive_their_rooms_for_as_long_as_they_are_kept,
}

async fn nothing_is_left_of_an_erased_room_but_its_games_without_names(place: &Place) {
    let url = place.new_database();
    let store = store::open(&url).await.unwrap();
    let (room, epoch) = claimed_room(&*store).await;
    let (other, other_epoch) = claimed_room(&*store).await;
    let nameless = game(room, 2, ["Ana", "Bo"], 5_000);
    let named = FinishedGame {
        keep_names: true,
        ..game(room, 3, ["Cy", "Onyx 7"], 6_000)
    };
    let elsewhere = game(other, 2, ["Ana", "Bo"], 7_000);
    ends(&*store, epoch, &nameless).await.unwrap();
    ends(&*store, epoch, &named).await.unwrap();
    ends(&*store, other_epoch, &elsewhere).await.unwrap();

    store.erase(erasure(room, epoch)).await.unwrap();
    assert_eq!(store.claim(room).await.unwrap(), None);
    assert_eq!(store.log(room).await.unwrap(), None);
    let kept = found(&*store, None, None, 9).await;
    let [still_there, still_named, without_names] = &kept[..] else {
        panic!("{kept:?}")
    };
    assert_eq!((still_there, still_named), (&elsewhere, &named));
    let names: Vec<&str> = without_names
        .players
        .iter()
        .map(|player| &player.name[..])
        .collect();
    assert_eq!(names, ["", ""]);
    assert_eq!(
        without_names.receipt,
        r#"{"ended":5000,"seats":[{"name_hash":"07"}],"seq":2}"#
    );
    assert_eq!(found(&*store, None, Some("Ana"), 9).await, [elsewhere]);
    assert_eq!(found(&*store, None, Some("Cy"), 9).await, [named]);
    store.close().await;

    let id = room.0.simple().to_string();
    for (table, row) in place.dump(&url).await {
        let is_left = row.contains(&id);
        let may_be_left = table == "finished_games" || table == "finished_players" && row.contains("cy");
        assert!(!is_left || may_be_left, "{table}: {row}");
        let is_named = row.contains("cy");
        assert!(!is_left || is_named || !row.contains("ana"), "{table}: {row}");
    }
}

async fn only_the_owner_erases_a_room(place: &Place) {
    let [store, elsewhere] = place.two_stores().await;
    let (room, stale) = claimed_room(&*store).await;
    let epoch = elsewhere.claim(room).await.unwrap().unwrap().epoch;
    for wrong in [stale, epoch + 1] {
        assert_fenced(store.erase(erasure(room, wrong)).await);
    }
    assert_eq!(store.log(room).await.unwrap().unwrap().len(), 1);
    elsewhere.erase(erasure(room, epoch)).await.unwrap();
    assert_fenced(store.append(append(room, epoch, [2])).await);
    assert_fenced(store.erase(erasure(room, epoch)).await);
    store.close().await;
    elsewhere.close().await;
}

async fn an_erased_room_spares_those_it_waits_with(place: &Place) {
    let store = place.store().await;
    let (gone, gone_epoch) = claimed_room(&*store).await;
    let (stays, epoch) = claimed_room(&*store).await;
    let (stale, _) = claimed_room(&*store).await;
    let (erased, appended, refused) = tokio::join!(
        store.erase(erasure(gone, gone_epoch)),
        store.append(append(stays, epoch, [2])),
        store.erase(erasure(stale, 99)),
    );
    erased.unwrap();
    appended.unwrap();
    assert_fenced(refused);
    assert_eq!(store.rooms(9).await.unwrap().len(), 2);
    store.close().await;
}

async fn the_code_of_an_erased_room_rests(place: &Place) {
    let store = place.store().await;
    let room = open_room(&*store, "ember 7").await.unwrap();
    let epoch = store.claim(room).await.unwrap().unwrap().epoch;
    let code_rests = Time(9_000);
    let erasure = Erasure {
        code_rests,
        ..erasure(room, epoch)
    };
    store.erase(erasure).await.unwrap();
    let opens = async |at: u64| {
        let room = NewRoom {
            id: RoomId(Uuid::new_v4()),
            code: RoomCode("ember 7".into()),
            game: GameId::DragonStone,
            first: Record {
                seq: 1,
                at: Time(at),
                body: "{}".to_owned(),
            },
        };
        store.create(room).await
    };
    let code = RoomCode("ember 7".into());
    assert_eq!(store.room_with_code(&code).await.unwrap(), None);
    let early = opens(8_999).await;
    assert!(matches!(early, Err(StoreError::CodeTaken)), "{early:?}");
    store.tidy(Time(8_999), None).await.unwrap();
    let early = opens(8_999).await;
    assert!(matches!(early, Err(StoreError::CodeTaken)), "{early:?}");
    store.tidy(Time(9_000), None).await.unwrap();
    opens(1).await.unwrap();
    store.close().await;
}

async fn games_outlive_their_rooms_for_as_long_as_they_are_kept(place: &Place) {
    let store = place.store().await;
    let (gone, epoch) = claimed_room(&*store).await;
    let (lives, other_epoch) = claimed_room(&*store).await;
    let kept = FinishedGame {
        keep_names: true,
        ..game(gone, 2, ["Ana", "Bo"], 5_000)
    };
    ends(&*store, epoch, &kept).await.unwrap();
    ends(&*store, other_epoch, &game(lives, 2, ["Cy", "Bo"], 5_000))
        .await
        .unwrap();
    store.erase(erasure(gone, epoch)).await.unwrap();
    for (ended_before, removed, left) in [
        (None, 0, 2),
        (Some(Time(5_000)), 0, 2),
        (Some(Time(5_001)), 1, 1),
        (Some(Time(5_001)), 0, 1),
    ] {
        let outlived = store.outlived(ended_before.unwrap_or_default()).await.unwrap();
        assert_eq!(outlived, removed, "{ended_before:?}");
        store.tidy(Time(1), ended_before).await.unwrap();
        assert_eq!(
            found(&*store, None, None, 9).await.len(),
            left,
            "{ended_before:?}"
        );
    }
    assert_eq!(found(&*store, None, Some("Ana"), 9).await, []);
    store.close().await;
}

/// What is said in these rooms, which no other text has.
const SAID: &str = "xyzzy-the-dragon-sleeps";

/// Fills a new file with rooms of a mebibyte each.
async fn full_store(url: &str, rooms: usize) -> Vec<(std::sync::Arc<dyn Store>, RoomId, u64)> {
    let store = store::open(url).await.unwrap();
    let mut full = Vec::new();
    for _ in 0..rooms {
        let (room, epoch) = claimed_room(&*store).await;
        for seq in 2..=17 {
            let mut append = append(room, epoch, [seq]);
            append.records[0].body = SAID.repeat(64 * 1024 / SAID.len());
            store.append(append).await.unwrap();
        }
        full.push((store.clone(), room, epoch));
    }
    full
}

fn length(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |found| found.len())
}

/// Whether what was said is in the file of a database, or in its journal.
fn is_said_in(file: &Path) -> bool {
    [file.to_owned(), file.with_extension("db-wal")]
        .iter()
        .any(|file| {
            let bytes = fs::read(file).unwrap_or_default();
            bytes.windows(SAID.len()).any(|part| part == SAID.as_bytes())
        })
}

#[tokio::test]
async fn a_sqlite_file_gives_back_what_was_erased_and_has_no_byte_of_it() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hall.db");
    let url = format!("sqlite:{}", file.display());
    let mut rooms = full_store(&url, 4).await;
    let (store, last, last_epoch) = rooms.pop().unwrap();
    for (store, room, epoch) in &rooms {
        store.erase(erasure(*room, *epoch)).await.unwrap();
    }
    // The last room is where the others were when the file is cut.
    store.give_space_back().await.unwrap();
    patiently("the end of the file to be cut off", async {
        while length(&file) > 2 * 1024 * 1024 {
            sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    assert_eq!(store.log(last).await.unwrap().unwrap().len(), 17);
    assert!(is_said_in(&file));
    store.erase(erasure(last, last_epoch)).await.unwrap();
    store.give_space_back().await.unwrap();
    patiently("the last byte to go", async {
        while is_said_in(&file) || length(&file) > 512 * 1024 {
            store.note_alive(Time(1)).await.unwrap();
            sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    let (room, epoch) = claimed_room(&*store).await;
    store.append(append(room, epoch, [2])).await.unwrap();
    store.close().await;
    let store = store::open(&url).await.unwrap();
    assert_eq!(store.rooms(9).await.unwrap().len(), 1);
    store.close().await;
}

#[tokio::test]
async fn a_sqlite_file_of_an_earlier_version_gives_space_back_once_it_is_opened() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hall.db");
    let url = format!("sqlite:{}", file.display());
    let rooms = full_store(&url, 3).await;
    rooms[0].0.close().await;
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    for step in [
        "PRAGMA auto_vacuum = NONE",
        "VACUUM",
        "PRAGMA wal_checkpoint(TRUNCATE)",
    ] {
        sqlx::query(step).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let before = length(&file);

    let store = store::open(&url).await.unwrap();
    for (_, room, _) in &rooms[1..] {
        let epoch = store.claim(*room).await.unwrap().unwrap().epoch;
        store.erase(erasure(*room, epoch)).await.unwrap();
    }
    store.give_space_back().await.unwrap();
    store.close().await;
    assert!(length(&file) < before / 2, "{} of {before}", length(&file));
    let store = store::open(&url).await.unwrap();
    assert_eq!(store.log(rooms[0].1).await.unwrap().unwrap().len(), 17);
    store.close().await;
}

fn erasure(room: RoomId, epoch: u64) -> Erasure {
    Erasure {
        room,
        epoch,
        code_rests: Time(0),
    }
}

#[track_caller]
fn assert_fenced(answer: Result<(), StoreError>) {
    assert!(matches!(answer, Err(StoreError::Fenced)), "{answer:?}");
}
