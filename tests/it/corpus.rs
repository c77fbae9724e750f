//! Recorded rooms: every build folds them to the same tables, from both databases; see `tests/corpus/README.md`.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use std::thread;
use std::{fmt, fs};

use dragonhall_protocol::{GameId, RoomCode};
use dragonhall_rules::any;
use dragonhall_rules::receipt::{GameReceipt, verify};
use dragonhall_server::store::{self, Append, NewRoom, Record, Store};
use dragonhall_tests::corpus::changes::{self, Changes};
use dragonhall_tests::corpus::{self, Recording, format};
use dragonhall_tests::postgres::Postgres;
use futures_util::future::join_all;
use serde_json::Value;

/// How many rooms are written and read at the same time.
const AT_ONCE: usize = 40;

/// The builds that were recorded, and how many rooms of each there are at least.
const BUILDS: &[(&str, usize)] = &[("50565b4", 200), ("840cf1b", 100), ("8a02c18", 100)];

/// The kinds of entries that no recorded room has, and why.
const UNRECORDED: &[(&str, &str)] = &[
    (
        "moved",
        "a room that was carried to another house ends with it, and that house goes on with the entries before it",
    ),
    ("forgotten", SINCE),
    ("slept", SINCE),
    ("woke", SINCE),
    ("house_asked", BY_OPERATOR),
    ("house_let_be", BY_OPERATOR),
    ("unlisted", BY_OPERATOR),
];

const SINCE: &str =
    "no build that was recorded knew of it; it changes no table, and tests of the evening fold it";

const BY_OPERATOR: &str = "whoever runs the server brings it about by a command, and no player who is recorded can; it \
                           changes no table";

/// All recorded rooms.
static RECORDINGS: LazyLock<Vec<Recording>> = LazyLock::new(recordings);

fn recordings() -> Vec<Recording> {
    let builds = fs::read_dir(corpus::folder())
        .unwrap()
        .map(|build| build.unwrap().path());
    let files = builds.filter(|path| path.is_dir()).flat_map(|build| {
        let games = fs::read_dir(build).unwrap();
        games.map(|game| game.unwrap().path())
    });
    let mut rooms: Vec<Recording> = files.flat_map(|file| format::read(&file)).collect();
    rooms.sort_by(|one, other| one.name.cmp(&other.name));
    rooms
}

/// A table that is not as it was recorded.
struct Difference {
    room: String,
    about: String,
    seq: u64,
    expected: String,
    found: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            room,
            about,
            seq,
            expected,
            found,
        } = self;
        writeln!(f, "{room} ({about}), entry {seq}: not {expected}, but {found}")
    }
}

/// Folds a room and compares the table after every entry with what was recorded, or meant to be changed since.
fn differences(room: &Recording, changes: &Changes) -> Vec<Difference> {
    let difference = |seq: u64, expected: &str, found: String| Difference {
        room: room.name.clone(),
        about: room.about.clone(),
        seq,
        expected: expected.to_owned(),
        found,
    };
    let tables = match dragonhall_server::tables(room.room, room.log.clone()) {
        Ok(tables) => tables,
        Err(error) => return vec![difference(0, "a log that folds", error.to_string())],
    };
    let recorded = room.log.iter().zip(&room.tables).zip(tables);
    recorded
        .filter_map(|((record, recorded), tables)| {
            let changed = changes.get(&(room.name.clone(), record.seq));
            let (expected, found) = (changed.unwrap_or(recorded), format::mark(&tables));
            (*expected != found).then(|| difference(record.seq, expected, found))
        })
        .collect()
}

/// Compares all rooms, on all cores.
fn all_differences(changes: &Changes) -> Vec<Difference> {
    let cores = thread::available_parallelism().map_or(1, Into::into);
    thread::scope(|scope| {
        let shares = RECORDINGS.chunks(RECORDINGS.len().div_ceil(cores));
        let shares = shares.map(|rooms| {
            scope.spawn(|| {
                let found = rooms.iter().map(|room| differences(room, changes));
                found.flatten().collect::<Vec<_>>()
            })
        });
        let working: Vec<_> = shares.collect();
        let found = working.into_iter().map(|share| share.join().unwrap());
        found.flatten().collect()
    })
}

#[test]
fn recorded_rooms_fold_to_the_same_tables() {
    let differences = all_differences(&changes::read());
    if std::env::var_os("UPDATE").is_some() && !differences.is_empty() {
        let changed = differences.iter().filter(|difference| difference.seq > 0);
        changes::add(changed.map(|changed| (&*changed.room, changed.seq, &*changed.found)));
    }
    let first: String = differences.iter().take(5).map(Difference::to_string).collect();
    assert!(
        differences.is_empty(),
        "{} tables are others than were recorded; tests/corpus/README.md says what to do if that is meant:\n{first}",
        differences.len(),
    );
}

#[test]
fn the_list_of_changes_names_recorded_entries_whose_tables_are_others_now() {
    for ((name, seq), mark) in changes::read() {
        let room = RECORDINGS.iter().find(|room| room.name == name);
        let room = room.unwrap_or_else(|| panic!("there is no room {name}"));
        let place = room.log.iter().position(|record| record.seq == seq);
        let place = place.unwrap_or_else(|| panic!("{name} has no entry {seq}"));
        assert_ne!(
            room.tables[place], mark,
            "entry {seq} of {name} is as it was recorded"
        );
    }
}

#[test]
fn enough_rooms_are_recorded_and_every_game_is_among_them() {
    for (build, least) in BUILDS {
        let rooms = RECORDINGS.iter().filter(|room| room.name.starts_with(build));
        assert!(rooms.count() >= *least, "{build}");
    }
    for game in any::games() {
        assert!(room_of(game.game).is_some(), "{:?}: see `make record`", game.game);
    }
}

/// A recorded room whose last entry nobody knows.
fn with_a_dance() -> Recording {
    let mut room = RECORDINGS[0].clone();
    room.log.last_mut().unwrap().body = r#"{"what":{"danced":{"seat":0}}}"#.to_owned();
    room
}

/// Every kind of entry that this build knows, as it says itself where an entry is none of them.
fn kinds() -> BTreeSet<String> {
    let found = differences(&with_a_dance(), &Changes::new()).remove(0).found;
    let (_, known) = found.split_once("expected one of ").unwrap();
    known.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// What kind of entry a record is.
fn kind(record: &Record) -> String {
    let entry: Value = serde_json::from_str(&record.body).unwrap();
    let what = &entry["what"];
    let named = what.as_object().and_then(|what| what.keys().next());
    named.map_or_else(|| what.as_str().unwrap().to_owned(), String::clone)
}

#[test]
fn every_kind_of_entry_is_recorded_or_said_why_not() {
    let kinds = kinds();
    assert!(kinds.len() > 40 && kinds.contains("decided"), "{kinds:?}");
    let recorded: BTreeSet<String> = RECORDINGS.iter().flat_map(|room| &room.log).map(kind).collect();
    let unrecorded: BTreeSet<String> = UNRECORDED.iter().map(|(kind, _)| (*kind).to_owned()).collect();
    let missing: BTreeSet<String> = kinds.difference(&recorded).cloned().collect();
    assert_eq!(
        missing, unrecorded,
        "let tests/src/corpus/since.rs do it and record rooms (see `make record`), or say in UNRECORDED why not"
    );
}

/// A recorded room that began with this game.
fn room_of(game: GameId) -> Option<&'static Recording> {
    let name = format!("-{game}-");
    RECORDINGS.iter().find(|room| room.name.contains(&name))
}

/// Both databases give back to the byte what was written, so that what is folded above is what either of them keeps.
#[tokio::test]
async fn recorded_rooms_come_back_from_both_databases() {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = format!("sqlite:{}", folder.path().join("hall.db").display());
    for url in [sqlite, Postgres::of_this_run().new_database()] {
        let store = store::open(&url).await.unwrap();
        for rooms in RECORDINGS.chunks(AT_ONCE) {
            join_all(rooms.iter().map(|room| keep(&store, room))).await;
        }
        store.close().await;
        let store = store::open(&url).await.unwrap();
        for rooms in RECORDINGS.chunks(AT_ONCE) {
            let claims = join_all(rooms.iter().map(|room| store.claim(room.room))).await;
            for (room, claim) in rooms.iter().zip(claims) {
                let log = claim.unwrap().unwrap().records;
                assert!(log == room.log, "{} is not as it was kept in {url}", room.name);
            }
        }
        store.close().await;
    }
}

/// Writes a recorded room.
async fn keep(store: &Arc<dyn Store>, room: &Recording) {
    let [first, rest @ ..] = &room.log[..] else {
        panic!("{} is empty", room.name)
    };
    let new = NewRoom {
        id: room.room,
        code: RoomCode(room.name.clone()),
        game: GameId::DragonStone,
        first: first.clone(),
    };
    store.create(new).await.unwrap();
    let epoch = store.claim(room.room).await.unwrap().unwrap().epoch;
    let append = Append::of(room.room, epoch, rest.to_vec());
    store.append(append).await.unwrap();
}

#[test]
fn receipts_of_recorded_rooms_still_hold() {
    let receipts = RECORDINGS.iter().flat_map(|room| {
        let receipts = room.receipts.iter();
        receipts.map(|(seq, receipt)| (&room.name, seq, receipt))
    });
    let mut held = 0;
    for (room, seq, receipt) in receipts {
        let receipt: GameReceipt = serde_json::from_str(receipt).unwrap();
        let verdict = verify(&receipt).unwrap_or_else(|mismatch| panic!("{room}, entry {seq}: {mismatch}"));
        assert_eq!(verdict.outcome, receipt.outcome, "{room}, entry {seq}");
        held += 1;
    }
    assert!(held >= 50, "{held} receipts");
}

/// The number of the last step in which something happened, and the log without the last thing that happened in it.
fn with_an_event_left_out(room: &Recording) -> (u64, Recording) {
    let mut changed = room.clone();
    for record in changed.log.iter_mut().rev() {
        let mut entry: Value = serde_json::from_str(&record.body).unwrap();
        let events = entry.pointer_mut("/what/decided/decision/events/events");
        if let Some(events) = events
            .and_then(Value::as_array_mut)
            .filter(|events| !events.is_empty())
        {
            events.pop();
            let seq = record.seq;
            *record = Record {
                body: entry.to_string(),
                ..record.clone()
            };
            return (seq, changed);
        }
    }
    panic!("nothing happened in {}", room.name);
}

#[test]
fn an_event_that_is_left_out_of_a_recorded_log_is_noticed() {
    let changes = changes::read();
    for game in any::games() {
        let room = room_of(game.game).unwrap();
        assert!(differences(room, &changes).is_empty());
        let (seq, changed) = with_an_event_left_out(room);
        let found = differences(&changed, &changes);
        assert!(
            found.iter().any(|difference| difference.seq >= seq),
            "{}",
            room.name
        );
    }
}

#[test]
fn an_entry_that_nobody_knows_is_noticed() {
    let room = with_a_dance();
    let unknown = format!("entry {} of the log", room.log.last().unwrap().seq);
    let found = differences(&room, &Changes::new());
    assert!(found[0].found.contains(&unknown), "{}", found[0]);
}
