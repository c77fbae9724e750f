//! What is left after something went wrong.

use dragonhall_protocol::{RoomCode, RoomId};
use dragonhall_server::store::{self, FinishedQuery, StoreError};
use futures_util::future::join_all;
use uuid::Uuid;

use super::place::{Place, append, claimed_room, log, open_room};

on_both_databases! {
    a_failed_append_leaves_nothing_behind,
    a_record_that_is_missing_is_noticed,
    a_closed_store_has_kept_what_was_begun,
}

async fn a_failed_append_leaves_nothing_behind(place: &Place) {
    let url = place.new_database();
    let store = store::open(&url).await.unwrap();
    let rooms = join_all((0..5).map(|_| claimed_room(&*store))).await;
    place
        .meddle(
            &url,
            "CREATE TRIGGER full BEFORE INSERT ON records WHEN NEW.seq = 3 \
             BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END",
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS \
             $$ BEGIN RAISE 'the disk is full' USING ERRCODE = 'disk_full'; END $$; \
             CREATE TRIGGER full_disk BEFORE INSERT ON records FOR EACH ROW WHEN (NEW.seq = 3) \
             EXECUTE FUNCTION refuse()",
        )
        .await;
    let appends = || {
        join_all(
            rooms
                .iter()
                .map(|(room, epoch)| store.append(append(*room, *epoch, [2, 3]))),
        )
    };
    for answer in appends().await {
        let error = answer.unwrap_err();
        assert!(matches!(error, StoreError::Database(_)), "{error:?}");
        assert!(error.to_string().contains("the disk is full"), "{error}");
    }
    assert!(store.rooms(9).await.unwrap().iter().all(|room| room.seq == 1));
    place
        .meddle(&url, "DROP TRIGGER full", "DROP TRIGGER full_disk ON records")
        .await;
    for answer in appends().await {
        answer.unwrap();
    }
    for (room, _) in &rooms {
        assert_eq!(log(&*store, *room).await, [1, 2, 3]);
    }
    store.close().await;
}

async fn a_record_that_is_missing_is_noticed(place: &Place) {
    let url = place.new_database();
    let store = store::open(&url).await.unwrap();
    let (room, epoch) = claimed_room(&*store).await;
    store.append(append(room, epoch, 2..=5)).await.unwrap();
    let damage = "DELETE FROM records WHERE seq = 3";
    place.meddle(&url, damage, damage).await;
    let error = store.claim(room).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
    assert!(
        error
            .to_string()
            .ends_with(&format!("room {room} lacks 1 records, of which 0 were forgotten")),
        "{error}"
    );
    store.close().await;
}

async fn a_closed_store_has_kept_what_was_begun(place: &Place) {
    let url = place.new_database();
    let store = store::open(&url).await.unwrap();
    let (room, epoch) = claimed_room(&*store).await;
    let (begun, ()) = futures_util::future::join(store.append(append(room, epoch, [2])), store.close()).await;
    begun.unwrap();
    store.close().await;

    let anybody = RoomId(Uuid::new_v4());
    let query = FinishedQuery {
        game: None,
        player: None,
        room: None,
        most: 1,
    };
    assert_closed(open_room(&*store, "ember 7").await);
    assert_closed(store.claim(room).await);
    assert_closed(store.append(append(room, epoch, [3])).await);
    assert_closed(store.room_with_code(&RoomCode("ember 7".into())).await);
    assert_closed(store.rooms(1).await);
    assert_closed(store.finished(query).await);
    assert_closed(store.receipt(anybody, None).await);

    let store = store::open(&url).await.unwrap();
    assert_eq!(log(&*store, room).await, [1, 2]);
    store.close().await;
}

#[track_caller]
fn assert_closed<T: std::fmt::Debug>(answer: Result<T, StoreError>) {
    assert!(matches!(answer, Err(StoreError::Closed)), "{answer:?}");
}
