//! Databases that are opened, and those that are refused.

use std::fs;
use std::time::Duration;

use dragonhall_server::store::{self, StoreError};
use dragonhall_tests::patience::patiently;
use dragonhall_tests::postgres::Postgres;
use sqlx::{Connection, PgConnection};
use tempfile::TempDir;
use tokio::time::sleep;

use super::place::{Place, append, claimed_room, log};

on_both_databases! {
    a_database_of_a_newer_version_is_refused,
    a_database_of_an_older_version_goes_on,
    a_store_can_be_read_while_a_server_uses_it,
}

async fn a_database_of_a_newer_version_is_refused(place: &Place) {
    let url = place.new_database();
    store::open(&url).await.unwrap().close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'from the future', TRUE, ";
    place
        .meddle(
            &url,
            &format!("{newer} X'00', 1)"),
            &format!("{newer} '\\x00', 1)"),
        )
        .await;
    let error = refused(&url).await;
    assert!(matches!(error, StoreError::NewerSchema(9999)), "{error:?}");
    place
        .meddle(
            &url,
            "DELETE FROM _sqlx_migrations WHERE version = 9999",
            "DELETE FROM _sqlx_migrations WHERE version = 9999",
        )
        .await;
    store::open(&url).await.unwrap().close().await;
}

async fn a_database_of_an_older_version_goes_on(place: &Place) {
    let url = place.new_database();
    let store = store::open(&url).await.unwrap();
    let (room, epoch) = claimed_room(&*store).await;
    store.append(append(room, epoch, [2, 3])).await.unwrap();
    let listed = store.rooms(9).await.unwrap();
    store.close().await;
    let before_the_log_said_where_it_ends = "ALTER TABLE rooms ADD COLUMN seq BIGINT NOT NULL DEFAULT 3; \
         ALTER TABLE rooms ADD COLUMN changed BIGINT NOT NULL DEFAULT 1003; \
         DELETE FROM _sqlx_migrations WHERE version = 3";
    let in_sqlite = before_the_log_said_where_it_ends.replace("BIGINT", "INTEGER");
    place
        .meddle(&url, &in_sqlite, before_the_log_said_where_it_ends)
        .await;

    let store = store::open(&url).await.unwrap();
    assert_eq!(store.rooms(9).await.unwrap(), listed);
    let epoch = store.claim(room).await.unwrap().unwrap().epoch;
    store.append(append(room, epoch, [4])).await.unwrap();
    assert_eq!(log(&*store, room).await, [1, 2, 3, 4]);
    store.close().await;
}

async fn a_store_can_be_read_while_a_server_uses_it(place: &Place) {
    let url = place.new_database();
    let store = store::open(&url).await.unwrap();
    claimed_room(&*store).await;
    let reading = store::open_to_read(&url).await.unwrap();
    assert_eq!(reading.rooms(9).await.unwrap(), store.rooms(9).await.unwrap());
    claimed_room(&*store).await;
    assert_eq!(reading.rooms(9).await.unwrap().len(), 2);
    reading.close().await;
    claimed_room(&*store).await;
    store.close().await;

    let reading = store::open_to_read(&url).await.unwrap();
    assert_eq!(reading.rooms(9).await.unwrap().len(), 3);
    reading.close().await;
}

#[tokio::test]
async fn a_sqlite_file_that_is_only_read_is_not_created_or_written() {
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("a.db").display());
    let error = store::open_to_read(&url)
        .await
        .err()
        .expect("there is no file to read");
    assert!(matches!(error, StoreError::CannotOpen { .. }), "{error:?}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);

    let store = store::open(&url).await.unwrap();
    let (room, epoch) = claimed_room(&*store).await;
    let reading = store::open_to_read(&url).await.unwrap();
    let answer = reading.append(append(room, epoch, [2])).await;
    assert!(matches!(answer, Err(StoreError::Closed)), "{answer:?}");
    assert!(reading.claim(room).await.is_err());
    store.append(append(room, epoch, [2])).await.unwrap();
    reading.close().await;
    store.close().await;
}

#[tokio::test]
async fn a_sqlite_file_belongs_to_one_server() {
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("a.db").display());
    let store = store::open(&url).await.unwrap();
    let (room, _) = claimed_room(&*store).await;
    let error = refused(&url).await;
    assert!(matches!(error, StoreError::InUse(_)), "{error:?}");
    store.close().await;
    let store = store::open(&url).await.unwrap();
    assert_eq!(log(&*store, room).await, [1]);
    store.close().await;
}

/// Ends the connections that hold this database, as a network does.
async fn drop_the_holder(connection: &mut PgConnection) {
    let ended = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid() \
                 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    sqlx::query(ended).execute(connection).await.unwrap();
}

#[tokio::test]
async fn a_postgres_database_belongs_to_one_server_also_after_its_connection_was_lost() {
    let url = Postgres::of_this_run().new_database();
    let store = store::open(&url).await.unwrap();
    let (room, epoch) = claimed_room(&*store).await;
    let mut connection = PgConnection::connect(&url).await.unwrap();
    drop_the_holder(&mut connection).await;
    // What was under way may have failed; then the server has its database again.
    store.append(append(room, epoch, [2])).await.ok();
    let claim = store.claim(room).await.unwrap().unwrap();
    let next = claim.records.len() as u64 + 1;
    store.append(append(room, claim.epoch, [next])).await.unwrap();
    let error = refused(&url).await;
    assert!(matches!(error, StoreError::InUse(_)), "{error:?}");
    store.close().await;
    store::open(&url).await.unwrap().close().await;
}

#[tokio::test]
async fn a_server_whose_database_another_one_has_taken_over_stops() {
    let url = Postgres::of_this_run().new_database();
    let store = store::open(&url).await.unwrap();
    let (room, epoch) = claimed_room(&*store).await;
    let mut connection = PgConnection::connect(&url).await.unwrap();
    drop_the_holder(&mut connection).await;
    let other = patiently("the free database", store::open(&url)).await.unwrap();
    // The first attempt finds the connection lost, the next what became of the database.
    store.append(append(room, epoch, [2])).await.unwrap_err();
    store.append(append(room, epoch, [2])).await.unwrap_err();
    let error = patiently("the end", store.lost()).await;
    assert!(matches!(error, StoreError::Taken(_)), "{error:?}");
    assert!(
        error
            .to_string()
            .contains("another server has taken the database"),
        "{error}"
    );
    assert_eq!(log(&*other, room).await, [1]);
    store.close().await;
    other.close().await;
}

#[tokio::test]
async fn a_sqlite_file_soon_holds_what_was_committed() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("a.db");
    let store = store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    let (room, _) = claimed_room(&*store).await;
    let id = room.0.as_bytes();
    let holds_the_room = || {
        fs::read(&file)
            .unwrap()
            .windows(id.len())
            .any(|bytes| bytes == id)
    };
    assert!(!holds_the_room(), "the journal comes first");
    patiently("the sweep of the journal", async {
        while !holds_the_room() {
            sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    store.close().await;
}

#[tokio::test]
async fn a_sqlite_file_that_cannot_be_one_is_refused() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(
        path("letter"),
        "Dear dragon, this is a letter and not a database.".repeat(99),
    )
    .unwrap();
    fs::create_dir(path("cave")).unwrap();
    for (name, reason) in [
        ("letter", "file is not a database"),
        ("cave", "Is a directory"),
        ("letter/a.db", "no folder for it: "),
    ] {
        let error = refused(&format!("sqlite:{}", path(name))).await.to_string();
        assert!(
            error.starts_with(&format!("cannot open the database {}: {reason}", path(name))),
            "{error}"
        );
    }
    assert!(
        fs::read_to_string(path("letter"))
            .unwrap()
            .starts_with("Dear dragon")
    );
}

#[tokio::test]
async fn a_postgres_that_does_not_answer_is_refused() {
    let error = refused("postgres://dragonhall:secret@localhost/hall?host=/nowhere")
        .await
        .to_string();
    assert!(
        error.starts_with("cannot open the database hall at /nowhere: "),
        "{error}"
    );
    let error = refused("postgres://dragonhall:secret@localhost:port/hall")
        .await
        .to_string();
    assert!(
        error.starts_with("cannot open the database postgres: "),
        "{error}"
    );
    assert!(!error.contains("secret"), "{error}");
}

#[tokio::test]
async fn an_unknown_kind_is_refused() {
    for url in ["mysql://localhost/hall", "hall.db", ""] {
        let error = refused(url).await;
        assert!(matches!(error, StoreError::UnknownKind), "{error:?}");
    }
}

async fn refused(url: &str) -> StoreError {
    store::open(url)
        .await
        .err()
        .expect("the database must be refused")
}
