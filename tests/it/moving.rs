//! Backups, the ways from one database into another, and what is looked at before an upgrade: told on both databases.

mod backups;
mod breaking_off;
mod checking;
mod copying;
mod damage;
mod drill;
mod privacy;
mod put_back;
mod rooms;
mod schemas;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Output;

use dragonhall_protocol::{RoomId, Time};
use dragonhall_server::store::{self, Record};
use dragonhall_tests::kill::load::Load;
use dragonhall_tests::{Chance, ServerProcess, dragon_stone, patiently};
use futures_util::future::join_all;
use tokio::process::Command;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::SERVER;
use crate::store::place::Place;

/// Runs the program with these words.
async fn dragonhall(words: &[&str]) -> Output {
    let run = Command::new(SERVER).args(words).env_remove("RUST_LOG").output();
    patiently("the end of the program", run).await.unwrap()
}

/// Runs the program, which succeeds; what it says.
pub(crate) async fn does(words: &[&str]) -> String {
    let output = dragonhall(words).await;
    let said =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {said}");
    said
}

/// Runs the program, which fails with one sentence; that sentence.
pub(crate) async fn fails(words: &[&str]) -> String {
    let output = dragonhall(words).await;
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{words:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with("dragonhall: "), "{said}");
    said
}

/// What rooms make, as the program tells it.
pub(crate) async fn digests(url: &str) -> String {
    let digests = does(&["check", "--digests", "--database", url]).await;
    assert!(digests.starts_with("canon 1\n"), "{digests}");
    digests
}

/// The address of a SQLite file.
fn sqlite(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// A path as a word of a command.
pub(crate) fn word(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A house in which people are playing.
struct Busy {
    server: ServerProcess,
    answers: watch::Receiver<u64>,
    stop: CancellationToken,
    pairs: Vec<JoinHandle<()>>,
}

impl Busy {
    async fn begins(place: &Place) -> Self {
        let server = ServerProcess::start_on(SERVER, "serve", place.new_database()).await;
        let (acknowledged, answers) = watch::channel(0);
        let stop = CancellationToken::new();
        let load = Load {
            address: server.address(),
            game: dragon_stone(),
            acknowledged,
            stop: stop.clone(),
        };
        let pairs = (0..3).map(|pair| {
            let playing = load.clone().pair(Chance::new(pair));
            tokio::spawn(async move { drop(playing.await) })
        });
        Self {
            pairs: pairs.collect(),
            server,
            answers,
            stop,
        }
    }

    /// Waits until so many more messages have been acknowledged.
    async fn goes_on(&mut self, count: u64) {
        let enough = *self.answers.borrow() + count;
        patiently("answers", self.answers.wait_for(|answers| *answers >= enough))
            .await
            .unwrap();
    }

    fn url(&self) -> String {
        self.server.database().to_owned()
    }

    /// Everybody stops, and then the server does; its database.
    async fn ends(mut self) -> String {
        self.stop.cancel();
        patiently("the end of the games", join_all(self.pairs)).await;
        assert!(self.server.terminate().await.success());
        self.server.database().to_owned()
    }
}

/// A house in which people have played, with no server; its database.
async fn played(place: &Place) -> String {
    let mut busy = Busy::begins(place).await;
    busy.goes_on(150).await;
    busy.ends().await
}

/// How far the log of each room has come.
async fn ends(url: &str) -> BTreeMap<RoomId, u64> {
    let store = store::open_to_read(url).await.unwrap();
    let rooms = store.rooms(10_000).await.unwrap();
    store.close().await;
    rooms.into_iter().map(|room| (room.id, room.seq)).collect()
}

/// The logs of these rooms.
async fn logs(url: &str, rooms: impl Iterator<Item = RoomId>) -> BTreeMap<RoomId, Vec<Record>> {
    let store = store::open(url).await.unwrap();
    let mut logs = BTreeMap::new();
    for room in rooms {
        let claim = store.claim(room).await.unwrap();
        logs.insert(room, claim.map_or(Vec::new(), |claim| claim.records));
    }
    store.close().await;
    logs
}

/// To what time a house was put back.
async fn put_back_to(url: &str) -> Option<Time> {
    let store = store::open_to_read(url).await.unwrap();
    let put_back = store.put_back().await.unwrap();
    store.close().await;
    put_back.map(|put_back| put_back.to)
}
