//! What breaks in a room stays in that room, and the room comes back from its log.

use std::sync::Arc;

use dragonhall_protocol::{Answer, ClientMessage, CloseCode};
use dragonhall_tests::kill::{History, Log, check};
use dragonhall_tests::player::public;
use dragonhall_tests::stores::{Saboteur, Tampered, Trouble};
use dragonhall_tests::{TestServer, dragon_stone};

async fn only_its_own_room_is_hurt_by(trouble: Trouble) {
    let saboteur = Arc::new(Saboteur::default());
    let planned = saboteur.clone();
    let server = TestServer::prepare()
        .store(move |real| Tampered::with(&planned, real))
        .start()
        .await;
    let [mut hurt, mut beside] = server.table(dragon_stone()).await;
    let [mut safe, mut other] = server.table(dragon_stone()).await;
    let before = hurt.seen().clone();
    let connections = |player: &dragonhall_tests::Player| {
        player
            .transcript()
            .sent()
            .iter()
            .filter(|line| line.contains("\"hello\""))
            .count()
    };

    saboteur.plan(hurt.room(), trouble);
    let intent = before.offers().remove(0);
    let answer = hurt.insists(|id| ClientMessage::Act { id, intent }).await;
    let seq = before.seq + 1;
    assert_eq!(answer, Answer::Accepted { seq });
    assert_eq!(connections(&hurt), 2, "the room broke and was entered again");
    assert_eq!(beside.is_closed().await, CloseCode::Internal);
    beside.rejoins().await;
    beside.catches_up(seq).await;
    assert_eq!(public(beside.seen()), public(hurt.seen()));

    let seq = safe.plays_any().await;
    other.catches_up(seq).await;
    assert_eq!([connections(&safe), connections(&other)], [1, 1]);

    let log = Log::read(server.store().as_ref(), hurt.room()).await;
    let histories = [History::of(hurt.transcript()), History::of(beside.transcript())];
    assert_eq!(check(&histories, &log), []);
}

#[tokio::test]
async fn a_panic_before_a_move_is_stored() {
    only_its_own_room_is_hurt_by(Trouble::PanicBefore).await;
}

#[tokio::test]
async fn a_panic_after_a_move_is_stored() {
    only_its_own_room_is_hurt_by(Trouble::PanicAfter).await;
}

#[tokio::test]
async fn a_store_that_fails() {
    only_its_own_room_is_hurt_by(Trouble::Failure).await;
}
