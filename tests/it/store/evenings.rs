//! What is kept beside the logs: rooms whose clocks run, rooms whose time is over, and the house.

use dragonhall_protocol::Time;
use dragonhall_server::store::{Append, RoomStage};

use super::place::{Place, append, claimed_room, open_room};

on_both_databases! {
    rooms_that_were_forgotten_are_found_until_their_code_is_given_back,
    rooms_whose_clocks_run_are_found,
    rooms_that_nobody_touched_are_found_and_those_that_are_closed,
    the_house_knows_when_a_server_was_last_there,
}

async fn rooms_that_were_forgotten_are_found_until_their_code_is_given_back(place: &Place) {
    let store = place.store().await;
    let unused = open_room(&*store, "ember 7").await.unwrap();
    let (used, epoch) = claimed_room(&*store).await;
    store.append(append(used, epoch, [2])).await.unwrap();
    assert_eq!(store.forgotten(Time(1_000), Time(1_000), 9).await.unwrap(), []);
    assert_eq!(
        store.forgotten(Time(1_002), Time(1_000), 9).await.unwrap(),
        [unused]
    );
    assert_eq!(
        store.forgotten(Time(1_002), Time(1_002), 9).await.unwrap(),
        [unused, used]
    );
    assert_eq!(
        store.forgotten(Time(1_002), Time(1_002), 1).await.unwrap(),
        [unused]
    );
    let given_back = Append {
        stage: Some(RoomStage::Finished),
        ..append(used, epoch, [3])
    };
    store.append(given_back).await.unwrap();
    assert_eq!(
        store.forgotten(Time(9_999), Time(9_999), 9).await.unwrap(),
        [unused]
    );
    store.close().await;
}

async fn rooms_whose_clocks_run_are_found(place: &Place) {
    let store = place.store().await;
    let (room, epoch) = claimed_room(&*store).await;
    claimed_room(&*store).await;
    assert_eq!(store.timed().await.unwrap(), []);
    let runs = |seq, runs| Append {
        timed: Some(runs),
        ..append(room, epoch, [seq])
    };
    store.append(runs(2, true)).await.unwrap();
    assert_eq!(store.timed().await.unwrap(), [room]);
    store.append(append(room, epoch, [3])).await.unwrap();
    assert_eq!(
        store.timed().await.unwrap(),
        [room],
        "an append that says nothing changes nothing"
    );
    store.append(runs(4, false)).await.unwrap();
    assert_eq!(store.timed().await.unwrap(), []);
    store.close().await;
}

async fn rooms_that_nobody_touched_are_found_and_those_that_are_closed(place: &Place) {
    let store = place.store().await;
    let (old, epoch) = claimed_room(&*store).await;
    let (new, new_epoch) = claimed_room(&*store).await;
    store.append(append(new, new_epoch, [2, 3])).await.unwrap();
    assert_eq!(store.unchanged_since(Time(1_000), 9).await.unwrap(), []);
    assert_eq!(store.unchanged_since(Time(1_001), 9).await.unwrap(), [old]);
    assert_eq!(store.unchanged_since(Time(1_003), 9).await.unwrap(), [old, new]);
    assert_eq!(store.unchanged_since(Time(1_003), 1).await.unwrap(), [old]);
    let by_itself = Append {
        quiet_since: Some(Some(Time(1_001))),
        ..append(new, new_epoch, [4])
    };
    store.append(by_itself).await.unwrap();
    assert_eq!(
        store.unchanged_since(Time(1_001), 9).await.unwrap(),
        [old, new],
        "what a room does by itself makes it no younger"
    );
    let by_somebody = Append {
        quiet_since: Some(None),
        ..append(new, new_epoch, [5])
    };
    store.append(by_somebody).await.unwrap();
    let closed = Append {
        stage: Some(RoomStage::Finished),
        gone: true,
        ..append(old, epoch, [2])
    };
    store.append(closed).await.unwrap();
    assert_eq!(
        store.unchanged_since(Time(1_001), 9).await.unwrap(),
        [old],
        "as earlier versions left it"
    );
    store.close().await;
}

async fn the_house_knows_when_a_server_was_last_there(place: &Place) {
    let store = place.store().await;
    assert_eq!(store.alive().await.unwrap(), None);
    for at in [5, 7].map(Time) {
        store.note_alive(at).await.unwrap();
        assert_eq!(store.alive().await.unwrap(), Some(at));
    }
    store.close().await;
}
