//! What everybody is told after a house was put back.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use dragonhall_protocol::http::HouseInfo;
use dragonhall_protocol::{ClientMessage, Enter, ServerMessage, Time};
use dragonhall_server::clock::Clock;
use dragonhall_server::config::Config;
use dragonhall_server::store;
use dragonhall_server::thinkers::Bots;
use dragonhall_tests::http::get;
use dragonhall_tests::{Raw, dragon_stone};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::{does, played, put_back_to, word};
use crate::store::place::Place;

fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Time::default() + since
}

/// What a server at this time tells a page in the hall, and a program in a room.
async fn told(url: &str, at: Time) -> [Option<Time>; 2] {
    let store = store::open(url).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let shutdown = CancellationToken::new();
    let bots = Bots::choosing(|_, _| None);
    let serving = dragonhall_server::serve(
        Config::default(),
        listener,
        store,
        Clock::by_hand(at),
        bots,
        shutdown.clone(),
    );
    let serving = tokio::spawn(serving);
    let house: HouseInfo = serde_json::from_str(&get(address, "/api/house").await.body).unwrap();
    let mut raw = Raw::open(address).await;
    raw.tells(&ClientMessage::Hello {
        enter: Enter::Create(dragon_stone()),
        token: None,
        pass: None,
    })
    .await;
    let ServerMessage::Welcome { put_back, .. } = raw.hears().await else {
        panic!("no welcome");
    };
    shutdown.cancel();
    serving.await.unwrap().unwrap();
    [house.put_back, put_back]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn for_thirty_days_everybody_is_told_to_what_time_the_house_was_put_back() {
    let folder = TempDir::new().unwrap();
    let (backup, place) = (folder.path().join("house.dragonhall"), Place::sqlite());
    let (url, new) = (played(&place).await, place.new_database());
    does(&["backup", word(&backup), "--database", &url]).await;
    does(&["restore", word(&backup), "--database", &new]).await;
    let day = Duration::from_hours(24);
    let to = put_back_to(&new).await;
    assert!(to.is_some_and(|to| to < now()));
    assert_eq!(told(&new, now() + day * 29).await, [to; 2]);
    assert_eq!(told(&new, now() + day * 31).await, [None; 2]);
    assert_eq!(told(&url, now()).await, [None; 2]);
}
