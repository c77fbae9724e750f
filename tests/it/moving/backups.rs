//! A house that is backed up while people play, and put back.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use dragonhall_protocol::Enter;
use dragonhall_tests::dragon_stone;
use dragonhall_tests::{Player, ServerProcess};
use tempfile::TempDir;
use tokio::process::Command;

use super::{Busy, digests, does, ends, fails, logs, played, put_back_to, sqlite, word};
use crate::SERVER;
use crate::store::on_both_databases;
use crate::store::place::Place;

on_both_databases! {
    a_backup_under_load_has_all_that_was_acknowledged_and_nothing_else,
    a_house_is_put_back_as_an_archive_has_it,
    a_house_is_put_back_as_a_file_has_it,
    a_backup_goes_to_the_output_and_comes_from_the_input,
    a_house_that_is_not_empty_or_in_use_is_not_put_back,
}

async fn a_backup_under_load_has_all_that_was_acknowledged_and_nothing_else(place: &Place) {
    let folder = TempDir::new().unwrap();
    let mut busy = Busy::begins(place).await;
    busy.goes_on(80).await;
    for file in ["house.dragonhall", "house.db"] {
        let backup = folder.path().join(file);
        let before = ends(&busy.url()).await;
        does(&["backup", word(&backup), "--database", &busy.url()]).await;
        let after = ends(&busy.url()).await;
        busy.goes_on(10).await;

        let url = sqlite(&folder.path().join(format!("{file}.restored.db")));
        does(&["restore", word(&backup), "--database", &url]).await;
        let kept = logs(&url, before.keys().copied()).await;
        let whole = logs_of(&busy, &before).await;
        for (room, seq) in &before {
            let end = kept[room].len() as u64;
            assert!(
                *seq <= end && end <= after[room],
                "{room}: {seq} {end} {}",
                after[room]
            );
            assert_eq!(kept[room], whole[room][..kept[room].len()], "{room}");
        }
        does(&["check", "--database", &url]).await;
        assert!(put_back_to(&url).await.is_some());
    }
    let url = busy.ends().await;
    does(&["check", "--database", &url]).await;
}

/// The logs of these rooms while people play in them.
async fn logs_of(
    busy: &Busy,
    rooms: &std::collections::BTreeMap<dragonhall_protocol::RoomId, u64>,
) -> std::collections::BTreeMap<dragonhall_protocol::RoomId, Vec<dragonhall_server::store::Record>> {
    let folder = TempDir::new().unwrap();
    let copy = folder.path().join("later.db");
    does(&["backup", word(&copy), "--database", &busy.url()]).await;
    logs(&sqlite(&copy), rooms.keys().copied()).await
}

async fn a_house_is_put_back_as_an_archive_has_it(place: &Place) {
    is_put_back(place, "house.dragonhall").await;
}

async fn a_house_is_put_back_as_a_file_has_it(place: &Place) {
    is_put_back(place, "house.db").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_file_is_set_aside_where_that_is_asked_for() {
    let (folder, place) = (TempDir::new().unwrap(), Place::sqlite());
    let (backup, url) = (folder.path().join("house.dragonhall"), played(&place).await);
    does(&["backup", word(&backup), "--database", &url]).await;
    let before = digests(&url).await;
    let mut server = ServerProcess::start_on(SERVER, "serve", url.clone()).await;
    let mut host = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    host.sits("Ember").await;
    // What was played last is in the journal alone.
    server.kill().await;
    let later = digests(&url).await;
    assert_ne!(later, before);
    does(&["restore", word(&backup), "--aside", "--database", &url]).await;
    assert_eq!(digests(&url).await, before);
    assert_eq!(digests(&format!("{url}.aside-1")).await, later);
    server.start_again().await;
}

async fn is_put_back(place: &Place, file: &str) {
    let folder = TempDir::new().unwrap();
    let (backup, url) = (folder.path().join(file), played(place).await);
    let said = does(&["backup", word(&backup), "--database", &url]).await;
    assert!(said.contains("every room makes the same tables"), "{said}");
    assert_eq!(fs::metadata(&backup).unwrap().permissions().mode() & 0o777, 0o600);
    let again = fails(&["backup", word(&backup), "--database", &url]).await;
    assert!(again.contains("--replace"), "{again}");
    does(&["backup", word(&backup), "--replace", "--database", &url]).await;

    let new = place.new_database();
    let said = does(&["restore", word(&backup), "--database", &new]).await;
    assert!(said.contains("The house is put back to 20"), "{said}");
    assert_eq!(digests(&new).await, digests(&url).await);
    let rooms = ends(&url).await;
    assert_eq!(
        logs(&new, rooms.keys().copied()).await,
        logs(&url, rooms.keys().copied()).await
    );
    assert!(put_back_to(&new).await.is_some());
    assert_eq!(put_back_to(&url).await, None);

    let server = ServerProcess::start_on(SERVER, "serve", new).await;
    let mut host = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    host.sits("Ember").await;
}

async fn a_backup_goes_to_the_output_and_comes_from_the_input(place: &Place) {
    let (url, new) = (played(place).await, place.new_database());
    let through = format!("{SERVER} backup - --database '{url}' | {SERVER} restore - --database '{new}'");
    let output = Command::new("sh").args(["-c", &through]).output().await.unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(digests(&new).await, digests(&url).await);
}

async fn a_house_that_is_not_empty_or_in_use_is_not_put_back(place: &Place) {
    let folder = TempDir::new().unwrap();
    let (backup, url) = (folder.path().join("house.dragonhall"), played(place).await);
    does(&["backup", word(&backup), "--database", &url]).await;
    let before = digests(&url).await;
    let said = fails(&["restore", word(&backup), "--database", &url]).await;
    assert!(said.contains("is not empty"), "{said}");
    assert_eq!(digests(&url).await, before);

    // A house that a server has opened is empty as long as nobody has opened a room.
    let mut server = ServerProcess::start_on(SERVER, "serve", place.new_database()).await;
    let new = server.database().to_owned();
    let said = fails(&["restore", word(&backup), "--database", &new]).await;
    assert!(said.contains("another server is using the database"), "{said}");
    assert!(server.terminate().await.success());
    does(&["restore", word(&backup), "--database", &new]).await;
    assert_eq!(digests(&new).await, before);
    server.start_again().await;
}
