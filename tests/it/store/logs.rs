//! The logs of rooms, and who may append to them.

use std::collections::HashMap;
use std::sync::Arc;

use dragonhall_protocol::RoomId;
use dragonhall_server::store::{self, Append, Store, StoreError};
use futures_util::future::join_all;
use uuid::Uuid;

use super::place::{Place, append, claimed_room, log, open_room, record};

on_both_databases! {
    an_unknown_room_cannot_be_claimed,
    a_claim_reads_the_whole_log,
    only_the_latest_owner_appends,
    what_is_forgotten_is_not_missing,
    records_continue_the_log,
    a_fenced_room_spares_those_it_waits_with,
    rooms_that_append_at_once_keep_everything_in_order,
    owners_who_fight_for_rooms_lose_nothing_acknowledged,
}

async fn an_unknown_room_cannot_be_claimed(place: &Place) {
    let store = place.store().await;
    let unknown = RoomId(Uuid::new_v4());
    assert_eq!(store.claim(unknown).await.unwrap(), None);
    assert_fenced(store.append(append(unknown, 1, [2])).await);
    assert_eq!(store.claim(unknown).await.unwrap(), None);
    store.close().await;
}

async fn a_claim_reads_the_whole_log(place: &Place) {
    let url = place.new_database();
    let store = store::open(&url).await.unwrap();
    let room = open_room(&*store, "ember 7").await.unwrap();
    let claim = store.claim(room).await.unwrap().unwrap();
    assert_eq!(claim.records, [record(1)]);
    store.append(append(room, claim.epoch, [2])).await.unwrap();
    store.append(append(room, claim.epoch, 3..=2_000)).await.unwrap();
    store.close().await;

    let store = store::open(&url).await.unwrap();
    let again = store.claim(room).await.unwrap().unwrap();
    assert_eq!(again.records, (1..=2_000).map(record).collect::<Vec<_>>());
    assert!(again.epoch > claim.epoch);
    store.close().await;
}

async fn only_the_latest_owner_appends(place: &Place) {
    let [store, elsewhere] = place.two_stores().await;
    let (room, first) = claimed_room(&*store).await;
    store.append(append(room, first, [2])).await.unwrap();
    let second = elsewhere.claim(room).await.unwrap().unwrap().epoch;
    assert!(second > first);
    assert_fenced(store.append(append(room, first, [3])).await);
    assert_fenced(store.append(append(room, second + 1, [3])).await);
    assert_eq!(log(&*store, room).await, [1, 2]);
    assert_fenced(elsewhere.append(append(room, second, [3])).await);
    let fourth = elsewhere.claim(room).await.unwrap().unwrap().epoch;
    elsewhere.append(append(room, fourth, [3])).await.unwrap();
    assert_eq!(log(&*store, room).await, [1, 2, 3]);
    store.close().await;
    elsewhere.close().await;
}

async fn what_is_forgotten_is_not_missing(place: &Place) {
    let url = place.new_database();
    let store = store::open(&url).await.unwrap();
    let (room, epoch) = claimed_room(&*store).await;
    store.append(append(room, epoch, 2..=5)).await.unwrap();
    let forgetting = Append {
        forgets: vec![2, 4],
        ..append(room, epoch, 6..=6)
    };
    store.append(forgetting).await.unwrap();
    assert_eq!(log(&*store, room).await, [1, 3, 5, 6]);
    let damage = "DELETE FROM records WHERE seq = 3";
    place.meddle(&url, damage, damage).await;
    let error = store.claim(room).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
}

async fn records_continue_the_log(place: &Place) {
    let store = place.store().await;
    let (room, epoch) = claimed_room(&*store).await;
    store.append(append(room, epoch, [2, 3])).await.unwrap();
    for wrong in [
        vec![3],
        vec![2, 3],
        vec![3, 4],
        vec![5],
        vec![4, 6],
        vec![4, 4],
        vec![0],
        vec![],
    ] {
        assert_fenced(store.append(append(room, epoch, wrong)).await);
    }
    store.append(append(room, epoch, [4])).await.unwrap();
    assert_eq!(log(&*store, room).await, [1, 2, 3, 4]);
    store.close().await;
}

async fn a_fenced_room_spares_those_it_waits_with(place: &Place) {
    let store = place.store().await;
    let rooms = join_all((0..40).map(|_| claimed_room(&*store))).await;
    let stale = [rooms[3].0, rooms[20].0, rooms[21].0];
    join_all(stale.map(|room| store.claim(room))).await;
    let answers = join_all(
        rooms
            .iter()
            .map(|(room, epoch)| store.append(append(*room, *epoch, [2, 3]))),
    )
    .await;
    for ((room, _), answer) in rooms.iter().zip(answers) {
        if stale.contains(room) {
            assert_fenced(answer);
            assert_eq!(log(&*store, *room).await, [1]);
        } else {
            answer.unwrap();
            assert_eq!(log(&*store, *room).await, [1, 2, 3]);
        }
    }
    store.close().await;
}

async fn rooms_that_append_at_once_keep_everything_in_order(place: &Place) {
    let url = place.new_database();
    let store = store::open(&url).await.unwrap();
    let rooms = join_all((0..40).map(|_| claimed_room(&*store))).await;
    join_all(rooms.iter().map(|(room, epoch)| async {
        for seq in 2..=25 {
            store.append(append(*room, *epoch, [seq])).await.unwrap();
        }
    }))
    .await;
    // Without waiting for one answer before the next question, too.
    let (eager, epoch) = rooms[0];
    let answers = join_all((26..=60).map(|seq| store.append(append(eager, epoch, [seq])))).await;
    assert!(answers.iter().all(Result::is_ok), "{answers:?}");
    store.close().await;

    let store = store::open(&url).await.unwrap();
    assert_eq!(log(&*store, eager).await, (1..=60).collect::<Vec<_>>());
    for (room, _) in &rooms[1..] {
        assert_eq!(log(&*store, *room).await, (1..=25).collect::<Vec<_>>());
    }
    store.close().await;
}

/// Each owner takes the rooms from the other again and again; every record names who wrote it.
async fn owners_who_fight_for_rooms_lose_nothing_acknowledged(place: &Place) {
    let stores = place.two_stores().await;
    let rooms: Vec<RoomId> = join_all((0..12).map(|_| claimed_room(&*stores[0])))
        .await
        .into_iter()
        .map(|(room, _)| room)
        .collect();
    let owners = stores.iter().zip(["one", "other"]);
    let fights = owners.flat_map(|(store, owner)| rooms.iter().map(move |room| fight(store, owner, *room)));
    let mut acknowledged: HashMap<RoomId, Vec<String>> = HashMap::new();
    for (room, bodies) in join_all(fights).await {
        acknowledged.entry(room).or_default().extend(bodies);
    }
    for (room, mut expected) in acknowledged {
        let log = stores[0].claim(room).await.unwrap().unwrap().records;
        let mut kept: Vec<String> = log.into_iter().skip(1).map(|record| record.body).collect();
        kept.sort();
        expected.sort();
        assert_eq!(kept, expected);
    }
    for store in stores {
        store.close().await;
    }
}

/// Appends until twelve records are acknowledged, and claims the room anew whenever it is lost.
async fn fight(store: &Arc<dyn Store>, owner: &str, room: RoomId) -> (RoomId, Vec<String>) {
    let mut acknowledged = Vec::new();
    let mut tries = 0;
    while acknowledged.len() < 12 {
        let claim = store.claim(room).await.unwrap().unwrap();
        let mut seq = claim.records.len() as u64;
        loop {
            tries += 1;
            seq += 1;
            let mut append = append(room, claim.epoch, [seq]);
            append.records[0].body = format!("{owner}, try {tries}");
            match store.append(append.clone()).await {
                Ok(()) => acknowledged.push(append.records[0].body.clone()),
                Err(StoreError::Fenced) => break,
                Err(error) => panic!("{error}"),
            }
            if tries % 3 == 0 || acknowledged.len() == 12 {
                break;
            }
        }
    }
    (room, acknowledged)
}

#[track_caller]
fn assert_fenced(answer: Result<(), StoreError>) {
    assert!(matches!(answer, Err(StoreError::Fenced)), "{answer:?}");
}
