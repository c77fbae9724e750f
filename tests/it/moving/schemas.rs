//! Databases of every earlier version go on.

use std::path::Path;

use dragonhall_protocol::RoomId;
use dragonhall_server::store::{self, Record};
use dragonhall_tests::corpus::{self, Recording, format};
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tempfile::TempDir;

use super::{digests, does, word};
use crate::store::on_both_databases;
use crate::store::place::Place;

on_both_databases! {
    a_database_of_every_earlier_version_is_opened_and_goes_on,
    a_backup_of_every_earlier_version_is_put_back,
}

/// A few rooms of the first build that was recorded.
fn recorded() -> Vec<Recording> {
    let mut rooms = format::read(&corpus::folder().join("50565b4/dragon-stone.gz"));
    rooms.truncate(4);
    rooms
}

fn folder(kind: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../migrations")
        .join(kind)
}

/// The versions there are.
async fn versions() -> Vec<i64> {
    let steps = Migrator::new(folder("sqlite")).await.unwrap();
    steps.iter().map(|step| step.version).collect()
}

/// The rows of recorded rooms, as a version of the tables has them.
fn rows(version: i64, rooms: &[Recording], id: impl Fn(RoomId) -> String) -> String {
    let mut sql = String::new();
    for Recording { name, room, log, .. } in rooms {
        let (id, end) = (id(*room), log.last().unwrap());
        let (columns, values) = match version {
            1 | 2 => (", seq, changed", format!(", {}, {}", end.seq, end.at)),
            _ => ("", String::new()),
        };
        sql += &format!(
            "INSERT INTO rooms (id, code, game, stage, epoch, created{columns}) \
             VALUES ({id}, '{name}', 'dragon-stone', 'finished', 1, {}{values});\n",
            log[0].at
        );
        let missing = end.seq - log.len() as u64;
        if version >= 6 && missing > 0 {
            sql += &format!("UPDATE rooms SET forgotten = {missing} WHERE id = {id};\n");
        }
        for Record { seq, at, body } in log {
            let body = body.replace('\'', "''");
            sql +=
                &format!("INSERT INTO records (room, seq, at, body) VALUES ({id}, {seq}, {at}, '{body}');\n");
        }
    }
    if version >= 4 {
        sql += "INSERT INTO house (id, alive) VALUES (1, 1767225600000);\n";
    }
    sql
}

/// Makes a database as a server with tables of this version had it.
async fn old_database(place: &Place, version: i64, rooms: &[Recording]) -> String {
    let url = place.new_database();
    match place {
        Place::Sqlite { .. } => {
            let file = Path::new(url.strip_prefix("sqlite:").unwrap()).to_owned();
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
            let mut connection = options.connect().await.unwrap();
            let steps = Migrator::new(folder("sqlite")).await.unwrap();
            steps.run_to(version, &mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
        Place::Postgres(_) => {
            let mut connection = PgConnection::connect(&url).await.unwrap();
            let steps = Migrator::new(folder("postgres")).await.unwrap();
            steps.run_to(version, &mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
    }
    let in_sqlite = rows(version, rooms, |room| format!("x'{}'", room.0.simple()));
    let in_postgres = rows(version, rooms, |room| format!("'{room}'"));
    let all_at_once = |rows: String| format!("BEGIN; {rows} COMMIT;");
    place
        .meddle(&url, &all_at_once(in_sqlite), &all_at_once(in_postgres))
        .await;
    url
}

async fn a_database_of_every_earlier_version_is_opened_and_goes_on(place: &Place) {
    let rooms = recorded();
    for version in versions().await {
        let url = old_database(place, version, &rooms).await;
        let store = store::open(&url).await.unwrap();
        for room in &rooms {
            let claim = store.claim(room.room).await.unwrap().unwrap();
            assert_eq!(claim.records, room.log, "{} in version {version}", room.name);
            assert_eq!(claim.epoch, 2);
            let last = room.tables.last().unwrap();
            let tables = dragonhall_server::tables(room.room, claim.records).unwrap();
            assert_eq!(format::mark(tables.last().unwrap()), *last, "{}", room.name);
        }
        assert_eq!(store.rooms(99).await.unwrap().len(), rooms.len());
        store.close().await;
    }
}

async fn a_backup_of_every_earlier_version_is_put_back(place: &Place) {
    let (rooms, folder) = (recorded(), TempDir::new().unwrap());
    for version in versions().await {
        let url = old_database(place, version, &rooms).await;
        // One of each kind, and archives of all others.
        let kinds = if version == 1 {
            &["dragonhall", "db"][..]
        } else {
            &["dragonhall"]
        };
        for kind in kinds {
            let backup = folder.path().join(format!("{version}.{kind}"));
            does(&["backup", word(&backup), "--database", &url]).await;
            let new = place.new_database();
            does(&["restore", word(&backup), "--database", &new]).await;
            assert_eq!(digests(&new).await, digests(&url).await, "version {version}");
        }
    }
}
