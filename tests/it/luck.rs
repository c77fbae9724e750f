//! Bad luck: files that vanish or are mixed up, disks that are full, handles that run out, databases and processes that stand still, clocks that jump.

mod files;
mod frozen;
mod full;
mod handles;
mod strangers;

use dragonhall_server::store;
use dragonhall_tests::http::get;
use dragonhall_tests::kill::load::Played;
use dragonhall_tests::kill::{History, Log, check};
use dragonhall_tests::{ServerProcess, patiently};
use tokio::sync::watch;
use tokio::task::JoinError;

/// Waits until so many more messages have been acknowledged.
async fn more(answers: &mut watch::Receiver<u64>, count: u64) {
    let enough = *answers.borrow() + count;
    let getting_on = answers.wait_for(|answers| *answers >= enough);
    patiently("answers", getting_on).await.unwrap();
}

/// Waits until the server says so of its health.
async fn health_becomes(server: &ServerProcess, status: u16) {
    for path in ["/api/health", "/readyz"] {
        let asking = async { while get(server.socket(), path).await.status != status {} };
        patiently(format!("{path} {status}"), asking).await;
    }
    assert_eq!(get(server.socket(), "/healthz").await.status, 200);
}

/// Everything that was acknowledged is in the log once, and nobody was shut out.
async fn nothing_is_missing(database: &str, rooms: Vec<Result<Vec<Played>, JoinError>>) {
    let store = store::open(database).await.unwrap();
    for room in rooms.into_iter().flat_map(|rooms| rooms.unwrap()) {
        assert!(room.shut_out.is_empty(), "{:?}", room.shut_out);
        let log = Log::read(store.as_ref(), room.room).await;
        let histories: Vec<_> = room.transcripts.iter().map(History::of).collect();
        assert_eq!(check(&histories, &log), []);
    }
    store.close().await;
}
