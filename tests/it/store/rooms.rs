//! Rooms, their codes and their list.

use dragonhall_protocol::{GameId, RoomCode, RoomId, Time};
use dragonhall_server::store::{Append, RoomRow, RoomStage, Store, StoreError};

use super::place::{Place, append, log, open_room};

on_both_databases! {
    a_code_opens_a_room_in_its_lobby,
    a_code_opens_one_room,
    a_room_back_in_its_lobby_needs_its_code_to_be_free,
    a_room_can_change_its_game,
    rooms_are_listed_by_their_latest_change,
    how_much_is_kept_is_told_without_rooms_that_are_gone,
}

async fn a_code_opens_a_room_in_its_lobby(place: &Place) {
    let store = place.store().await;
    let room = open_room(&*store, "ember 7").await.unwrap();
    assert_eq!(found(&*store, "ember 7").await, Some(room));
    assert_eq!(found(&*store, "ember 8").await, None);
    goes_on(&*store, room, 2, RoomStage::Playing).await.unwrap();
    assert_eq!(found(&*store, "ember 7").await, None);
    goes_on(&*store, room, 3, RoomStage::Lobby).await.unwrap();
    assert_eq!(found(&*store, "ember 7").await, Some(room));
    store.close().await;
}

async fn a_code_opens_one_room(place: &Place) {
    let store = place.store().await;
    let first = open_room(&*store, "ember 7").await.unwrap();
    let other = open_room(&*store, "cinder 7").await.unwrap();
    let taken = open_room(&*store, "ember 7").await;
    assert!(matches!(taken, Err(StoreError::CodeTaken)), "{taken:?}");
    assert_eq!(store.rooms(9).await.unwrap().len(), 2);
    goes_on(&*store, first, 2, RoomStage::Playing).await.unwrap();
    let second = open_room(&*store, "ember 7").await.unwrap();
    assert_eq!(found(&*store, "ember 7").await, Some(second));
    assert_eq!(found(&*store, "cinder 7").await, Some(other));
    store.close().await;
}

async fn a_room_back_in_its_lobby_needs_its_code_to_be_free(place: &Place) {
    let store = place.store().await;
    let first = open_room(&*store, "ember 7").await.unwrap();
    goes_on(&*store, first, 2, RoomStage::Finished).await.unwrap();
    let second = open_room(&*store, "ember 7").await.unwrap();
    let taken = goes_on(&*store, first, 3, RoomStage::Lobby).await;
    assert!(matches!(taken, Err(StoreError::CodeTaken)), "{taken:?}");
    assert_eq!(log(&*store, first).await, [1, 2]);
    assert_eq!(found(&*store, "ember 7").await, Some(second));
    store.close().await;
}

async fn a_room_can_change_its_game(place: &Place) {
    let store = place.store().await;
    let room = open_room(&*store, "ember 7").await.unwrap();
    let epoch = store.claim(room).await.unwrap().unwrap().epoch;
    let changed = Append {
        game: Some(GameId::DragonFarkle),
        ..append(room, epoch, [2])
    };
    store.append(changed).await.unwrap();
    store.append(append(room, epoch, [3])).await.unwrap();
    let row = store.rooms(9).await.unwrap().remove(0);
    assert_eq!((row.game, row.stage), (GameId::DragonFarkle, RoomStage::Lobby));
    store.close().await;
}

async fn rooms_are_listed_by_their_latest_change(place: &Place) {
    let store = place.store().await;
    let waiting = open_room(&*store, "ember 7").await.unwrap();
    let playing = open_room(&*store, "cinder 7").await.unwrap();
    let finished = open_room(&*store, "cavern 7").await.unwrap();
    goes_on(&*store, finished, 2, RoomStage::Finished).await.unwrap();
    goes_on(&*store, playing, 2, RoomStage::Playing).await.unwrap();
    let epoch = store.claim(playing).await.unwrap().unwrap().epoch;
    store.append(append(playing, epoch, [3, 4])).await.unwrap();
    let row = |id, code: &str, stage, seq| RoomRow {
        id,
        code: RoomCode(code.into()),
        game: GameId::DragonStone,
        stage,
        seq,
        changed: Time(1_000 + seq),
    };
    let expected = [
        row(playing, "cinder 7", RoomStage::Playing, 4),
        row(finished, "cavern 7", RoomStage::Finished, 2),
        row(waiting, "ember 7", RoomStage::Lobby, 1),
    ];
    assert_eq!(store.rooms(9).await.unwrap(), expected);
    assert_eq!(store.rooms(2).await.unwrap(), expected[..2]);
    store.close().await;
}

async fn how_much_is_kept_is_told_without_rooms_that_are_gone(place: &Place) {
    let store = place.store().await;
    let first = open_room(&*store, "ember 7").await.unwrap();
    open_room(&*store, "cinder 7").await.unwrap();
    let before = store.usage().await.unwrap();
    assert_eq!(before.rooms, 2);
    assert!(before.bytes > 0);
    let epoch = store.claim(first).await.unwrap().unwrap().epoch;
    for numbers in (2..10_002).collect::<Vec<_>>().chunks(1_000) {
        let records = append(first, epoch, numbers.iter().copied());
        store.append(records).await.unwrap();
    }
    let grown = store.usage().await.unwrap();
    assert!(grown.bytes > before.bytes + 10_000 * 16, "{before:?} {grown:?}");
    let gone = Append {
        gone: true,
        ..append(first, epoch, [10_002])
    };
    store.append(gone).await.unwrap();
    assert_eq!(store.usage().await.unwrap().rooms, 1);
    store.close().await;
}

async fn found(store: &dyn Store, code: &str) -> Option<RoomId> {
    store.room_with_code(&RoomCode(code.into())).await.unwrap()
}

async fn goes_on(store: &dyn Store, room: RoomId, seq: u64, stage: RoomStage) -> Result<(), StoreError> {
    let epoch = store.claim(room).await.unwrap().unwrap().epoch;
    store
        .append(Append {
            stage: Some(stage),
            ..append(room, epoch, [seq])
        })
        .await
}
