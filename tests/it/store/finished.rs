//! Finished games and their receipts.

use dragonhall_protocol::http::PlayedBy;
use dragonhall_protocol::{GameId, GameOptions, Level, Outcome, RoomId, Time, games::dragon_stone};
use dragonhall_server::store::{Append, FinishedGame, FinishedQuery, RoomStage, Store, StoreError};

use super::place::{Place, append, claimed_room};

on_both_databases! {
    finished_games_are_found_by_game_and_player,
    the_latest_receipt_of_a_room_is_kept,
    a_game_that_was_fenced_is_not_kept,
}

async fn finished_games_are_found_by_game_and_player(place: &Place) {
    let store = place.store().await;
    let (room, epoch) = claimed_room(&*store).await;
    let early = game(room, 2, ["Ana", "Bo"], 5_000);
    let late = game(room, 3, ["Bo", "Bo"], 7_000);
    let (elsewhere, other_epoch) = claimed_room(&*store).await;
    let between = game(elsewhere, 2, ["Ana", "Onyx 7"], 6_000);
    ends(&*store, epoch, &early).await.unwrap();
    ends(&*store, epoch, &late).await.unwrap();
    ends(&*store, other_epoch, &between).await.unwrap();

    let all = [late.clone(), between.clone(), early.clone()];
    assert_eq!(found(&*store, None, None, 9).await, all);
    assert_eq!(found(&*store, Some(GameId::DragonStone), None, 9).await, all);
    assert_eq!(found(&*store, None, None, 2).await, all[..2]);
    assert_eq!(
        found(&*store, None, Some("Ana"), 9).await,
        [between, early.clone()]
    );
    assert_eq!(
        found(&*store, Some(GameId::DragonStone), Some("Bo"), 9).await,
        [late, early]
    );
    assert_eq!(found(&*store, None, Some("ana"), 9).await, []);
    assert_eq!(
        found(&*store, None, Some("Onyx 7"), 9).await,
        [],
        "bots are not looked for"
    );
    store.close().await;
}

async fn the_latest_receipt_of_a_room_is_kept(place: &Place) {
    let store = place.store().await;
    let (room, epoch) = claimed_room(&*store).await;
    assert_eq!(store.receipt(room, None).await.unwrap(), None);
    for seq in [2, 3] {
        let game = game(room, seq, ["Ana", "Bo"], 5_000);
        ends(&*store, epoch, &game).await.unwrap();
        assert_eq!(store.receipt(room, None).await.unwrap(), Some(game.receipt));
    }
    let (elsewhere, _) = claimed_room(&*store).await;
    assert_eq!(store.receipt(elsewhere, None).await.unwrap(), None);
    store.close().await;
}

async fn a_game_that_was_fenced_is_not_kept(place: &Place) {
    let store = place.store().await;
    let (room, stale) = claimed_room(&*store).await;
    store.claim(room).await.unwrap();
    let answer = ends(&*store, stale, &game(room, 2, ["Ana", "Bo"], 5_000)).await;
    assert!(matches!(answer, Err(StoreError::Fenced)), "{answer:?}");
    assert_eq!(found(&*store, None, None, 9).await, []);
    assert_eq!(store.receipt(room, None).await.unwrap(), None);
    store.close().await;
}

pub(crate) fn game(room: RoomId, seq: u64, players: [&str; 2], ended: u64) -> FinishedGame {
    FinishedGame {
        room,
        seq,
        options: GameOptions::DragonStone(dragon_stone::Options::default()),
        players: players.map(player).to_vec(),
        outcome: Outcome::Places { places: vec![2, 1] },
        decisions: 41,
        began: Time(4_000),
        ended: Time(ended),
        receipt: format!(r#"{{"ended":{ended},"seats":[{{"name":"Ana","name_hash":"07"}}],"seq":{seq}}}"#),
        keep_names: false,
    }
}

/// A bot has a name with a number.
fn player(name: &str) -> PlayedBy {
    PlayedBy {
        name: name.into(),
        bot: name.ends_with('7').then_some(Level::Hard),
    }
}

pub(super) async fn ends(store: &dyn Store, epoch: u64, game: &FinishedGame) -> Result<(), StoreError> {
    let finished = Some(Box::new(game.clone()));
    let stage = Some(RoomStage::Finished);
    store
        .append(Append {
            stage,
            finished,
            ..append(game.room, epoch, [game.seq])
        })
        .await
}

pub(super) async fn found(
    store: &dyn Store,
    game: Option<GameId>,
    player: Option<&str>,
    most: u32,
) -> Vec<FinishedGame> {
    store
        .finished(FinishedQuery {
            game,
            player: player.map(String::from),
            room: None,
            most,
        })
        .await
        .unwrap()
}
