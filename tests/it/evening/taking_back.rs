//! Taking back the last own step.

use dragonhall_protocol::games::dragon_stone::Intent;
use dragonhall_protocol::refusal::TakeBackBar;
use dragonhall_protocol::{ClientMessage, GameIntent, GameTable, MessageId, Refusal, ServerMessage};
use dragonhall_rules::receipt::{GameReceipt, Mismatch, verify};
use dragonhall_tests::http::get;
use dragonhall_tests::player::{plays_out, public};
use dragonhall_tests::{Player, TestServer, dragon_stone};

fn take_back(seq: u64) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::TakeBack { id, seq }
}

fn cannot(why: TakeBackBar) -> Refusal {
    Refusal::CannotTakeBack { why }
}

fn is_roll(intent: &GameIntent) -> bool {
    matches!(intent, GameIntent::DragonStone(Intent::Roll { .. }))
}

/// Whoever is awaited plays until there is a step without dice; who made it, at which entry, and what was seen before.
async fn steps(table: &mut [Player; 2]) -> (usize, u64, dragonhall_client::Seen) {
    loop {
        let mover = usize::from(!table[0].seen().is_awaited());
        let before = table[mover].sees().await;
        let intent = before.offers().remove(0);
        let drew = is_roll(&intent);
        let seq = table[mover].plays(intent).await;
        for player in table.iter_mut() {
            player.catches_up(seq).await;
        }
        if !drew {
            return (mover, seq, before);
        }
    }
}

#[tokio::test]
async fn the_last_own_step_is_taken_back_before_everybodys_eyes() {
    let mut server = TestServer::start().await;
    let mut table: [Player; 2] = server.table(dragon_stone()).await;
    let (mover, seq, before) = steps(&mut table).await;
    let other = 1 - mover;
    table[other]
        .is_refused(cannot(TakeBackBar::NotYours), take_back(seq))
        .await;
    table[mover]
        .is_refused(cannot(TakeBackBar::NotLast), take_back(seq - 1))
        .await;
    let taken = table[mover].does(take_back(seq)).await;
    table[other].catches_up(taken).await;
    let mut after = table[mover].seen().clone();
    after.seq = before.seq;
    assert_eq!(
        (public(&after), after.offers()),
        (public(&before), before.offers())
    );
    for player in &table {
        let told = player
            .transcript()
            .messages()
            .into_iter()
            .any(|message| match message {
                ServerMessage::Update {
                    table: Some(GameTable::DragonStone(table)),
                    ..
                } => table
                    .past
                    .iter()
                    .any(|past| past.takes_back == Some(seq) && past.seq == taken),
                _ => false,
            });
        assert!(told);
    }
    server.restart().await;
    for player in &mut table {
        player.rejoins().await;
    }
    let again = table[mover].seen().clone();
    let Some(GameTable::DragonStone(shown)) = &again.table else {
        panic!()
    };
    let of: Vec<_> = shown
        .past
        .iter()
        .map(|past| (past.seq, past.takes_back))
        .collect();
    assert!(of.ends_with(&[(seq, None), (taken, Some(seq))]), "{of:?}");
    assert_eq!(again.offers(), before.offers());
    table[mover]
        .is_refused(cannot(TakeBackBar::NotLast), take_back(seq))
        .await;
}

#[tokio::test]
async fn dice_stay_rolled_and_an_answered_step_stays() {
    let server = TestServer::start().await;
    let mut table: [Player; 2] = server.table(dragon_stone()).await;
    let roll = table[0].seen().offers().remove(0);
    let seq = table[0].plays(roll).await;
    table[0]
        .is_refused(cannot(TakeBackBar::Chance), take_back(seq))
        .await;
    table[1].catches_up(seq).await;
    let (mover, seq, _) = steps(&mut table).await;
    let (next, later, _) = steps(&mut table).await;
    let _ = next;
    assert!(later > seq);
    table[mover]
        .is_refused(cannot(TakeBackBar::NotLast), take_back(seq))
        .await;
    let mut watcher = server.spectator(table[0].room()).await;
    watcher.is_refused(Refusal::NotSeated, take_back(later)).await;
}

#[tokio::test]
async fn a_receipt_with_steps_taken_back_holds_and_a_forged_one_does_not() {
    let server = TestServer::start().await;
    let mut table: [Player; 2] = server.table(dragon_stone()).await;
    for _ in 0..3 {
        let (mover, seq, _) = steps(&mut table).await;
        let taken = table[mover].does(take_back(seq)).await;
        for player in &mut table {
            player.catches_up(taken).await;
        }
    }
    let room = table[0].room();
    let [first, second] = &mut table;
    plays_out([first, second]).await;
    let body = get(server.socket(), &format!("/api/rooms/{room}/receipt"))
        .await
        .body;
    let mut receipt: GameReceipt = serde_json::from_str(&body).unwrap();
    assert_eq!(
        receipt
            .decisions
            .iter()
            .filter(|decision| decision.taken_back)
            .count(),
        3
    );
    assert!(
        receipt
            .decisions
            .iter()
            .zip(0..)
            .all(|(decision, number)| decision.number == number)
    );
    verify(&receipt).unwrap();
    receipt.decisions[1].taken_back = true;
    assert_eq!(verify(&receipt), Err(Mismatch::TakenBack { decision: 1 }));
}
