//! How much there may be in a house.

use std::time::Duration;

use dragonhall_client::Error;
use dragonhall_protocol::http::{Problem, RoomAddress};
use dragonhall_protocol::refusal::HouseLimit;
use dragonhall_protocol::{ClientMessage, Enter, Refusal};
use dragonhall_server::config::Capacity;
use dragonhall_tests::http::{Reply, Visitor};
use dragonhall_tests::player::plays_out;
use dragonhall_tests::server::Prepared;
use dragonhall_tests::{Player, TestServer, dragon_stone, patiently};
use futures_util::future::join_all;

fn house(change: impl FnOnce(&mut Capacity)) -> Prepared {
    TestServer::prepare().config(|config| change(&mut config.capacity))
}

async fn opens(server: &TestServer, from: &str) -> Result<RoomAddress, Refusal> {
    let visitor = Visitor::of(server.socket()).with("x-forwarded-for", from);
    let body = serde_json::to_string(&dragon_stone()).unwrap();
    let Reply { status, body, .. } = visitor.post("/api/rooms", body).await;
    match status {
        201 => Ok(serde_json::from_str(&body).unwrap()),
        503 => Err(serde_json::from_str::<Problem>(&body).unwrap().refusal),
        other => panic!("{other}: {body}"),
    }
}

fn full(limit: HouseLimit, most: u32) -> Refusal {
    Refusal::HouseFull { limit, most }
}

/// Somebody tries for as long as it takes: rooms that nobody uses go after an hour, and the house looks every few minutes.
async fn opens_at_last(server: &TestServer, from: &str) {
    let trying = async {
        while opens(server, from).await.is_err() {
            server.passes(Duration::from_mins(5));
        }
    };
    patiently("room for one more", trying).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_opens_as_many_rooms_as_the_house_wants_and_no_more() {
    let server = house(|capacity| capacity.max_rooms = 10)
        .timed_by_hand()
        .start()
        .await;
    let crowd = (0..50).map(|guest| format!("192.0.2.{guest}"));
    let crowd: Vec<_> = crowd.collect();
    let opened = join_all(crowd.iter().map(|guest| opens(&server, guest))).await;
    let (rooms, refused): (Vec<_>, Vec<_>) = opened.into_iter().partition(Result::is_ok);
    assert_eq!(rooms.len(), 10);
    let refusal = full(HouseLimit::Rooms, 10);
    assert!(refused.into_iter().all(|answer| answer.unwrap_err() == refusal));
    let create = Player::tries_to_enter(server.address(), Enter::Create(dragon_stone()), None).await;
    assert!(matches!(create, Err(Error::Refused(why)) if why == refusal));
    opens_at_last(&server, "192.0.2.1").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_household_opens_so_many_rooms_and_leaves_the_rest_to_others() {
    let server = house(|capacity| capacity.household_rooms = 3)
        .timed_by_hand()
        .start()
        .await;
    let many = join_all((0..20).map(|_| opens(&server, "192.0.2.1"))).await;
    assert_eq!(many.iter().filter(|answer| answer.is_ok()).count(), 3);
    let refusal = full(HouseLimit::HouseholdRooms, 3);
    assert_eq!(opens(&server, "192.0.2.1").await, Err(refusal));
    opens(&server, "192.0.2.2").await.unwrap();

    opens_at_last(&server, "192.0.2.1").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_that_is_full_lets_games_end_and_begins_none() {
    let server = house(|capacity| capacity.max_stored_megabytes = 1)
        .timed_by_hand()
        .start()
        .await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut talker = server.host(dragon_stone()).await;
    talker.sits("Thorn").await;
    let usage = async || server.store().usage().await.unwrap();
    let before = usage().await;
    assert_eq!(before.rooms, 2);
    assert!((1..1_000_000).contains(&before.bytes), "{before:?}");
    while usage().await.bytes < 1_000_000 {
        join_all((0..20).map(|_| opens(&server, "192.0.2.1"))).await;
    }
    // The house looks every ten seconds.
    let is_full = async {
        while opens(&server, "192.0.2.1").await.is_ok() {
            server.passes(Duration::from_secs(10));
        }
    };
    patiently("a look at what is kept", is_full).await;
    let refusal = full(HouseLimit::StoredMegabytes, 1);
    assert_eq!(opens(&server, "192.0.2.1").await, Err(refusal.clone()));
    let text = "Is anybody here?".to_owned();
    talker
        .may_not(refusal.clone(), |id| ClientMessage::Say { id, text })
        .await;
    talker.asks(|id| ClientMessage::Stand { id }).await;
    plays_out([&mut first, &mut second]).await;
    first.may_not(refusal, |id| ClientMessage::Rematch { id }).await;
}
