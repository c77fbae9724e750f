//! Taking back the last own step.

use std::time::Duration;

use dragonhall_protocol::games::dragon_farkle;
use dragonhall_protocol::games::dragon_stone::Intent;
use dragonhall_protocol::refusal::{TakeBackBar, TakeBackLimit};
use dragonhall_protocol::{
    ClientMessage, Digest, GameIntent, GameOptions, GameTable, MessageId, Motion, Phase, Refusal, RoomId,
    SeatNumber, ServerMessage,
};
use dragonhall_rules::receipt::{GameReceipt, Mismatch, verify};
use dragonhall_tests::http::get;
use dragonhall_tests::player::{plays_out, public};
use dragonhall_tests::{Player, TestServer, dragon_stone};

pub(crate) fn take_back(seq: u64) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::TakeBack { id, seq }
}

fn cannot(why: TakeBackBar) -> Refusal {
    Refusal::CannotTakeBack { why }
}

fn is_roll(intent: &GameIntent) -> bool {
    matches!(intent, GameIntent::DragonStone(Intent::Roll { .. }))
}

/// Whoever is awaited plays until there is a step without dice after which the table still waits for the same seat;
/// who made it, at which entry, and what was seen before.
pub(crate) async fn steps(table: &mut [Player; 2]) -> (usize, u64, dragonhall_client::Seen) {
    steps_until(table, true).await
}

/// The same, after which the table waits for that seat or for the other one.
async fn steps_until(table: &mut [Player; 2], goes_on: bool) -> (usize, u64, dragonhall_client::Seen) {
    loop {
        let mover = usize::from(!table[0].seen().is_awaited());
        let before = table[mover].sees().await;
        let intent = before.offers().remove(0);
        let drew = is_roll(&intent);
        let seq = table[mover].plays(intent).await;
        for player in table.iter_mut() {
            player.catches_up(seq).await;
        }
        if !drew && table[mover].seen().is_awaited() == goes_on {
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
    assert_eq!(verify(&receipt), Err(Mismatch::TakeBacks { decision: 1 }));
}

/// The dice that a player rolls who set some aside and took that back so many times, in a game whose whole seed is known.
async fn roll_after_taking_back(times: usize) -> Vec<u64> {
    let server = TestServer::start().await;
    let room = RoomId(Default::default());
    let game = GameOptions::DragonFarkle(Default::default());
    server.room_with_seed(room, &game, Digest([5; 32])).await;
    let mut table = [server.spectator(room).await, server.spectator(room).await];
    for (player, (name, number)) in table.iter_mut().zip([("Ember", 1), ("Frost", 2)]) {
        player.sits(name).await;
        player.readies(SeatNumber([number; 32])).await;
    }
    for player in &mut table {
        player.reveals().await;
    }
    for player in &mut table {
        player.waits_until(|seen| seen.room.phase == Phase::Playing).await;
    }
    let host = usize::from(!table[0].seen().is_awaited());
    let host = &mut table[host];
    let offered = |host: &Player, wanted: fn(&dragon_farkle::Intent) -> bool| {
        let is_wanted =
            |intent: &GameIntent| matches!(intent, GameIntent::DragonFarkle(intent) if wanted(intent));
        host.seen()
            .offers()
            .into_iter()
            .find(is_wanted)
            .expect("the offer")
    };
    let recruit = offered(host, |intent| {
        matches!(intent, dragon_farkle::Intent::Recruit { .. })
    });
    host.plays(recruit).await;
    let aside = |host: &Player| {
        offered(host, |intent| {
            matches!(intent, dragon_farkle::Intent::SetAside { .. })
        })
    };
    for _ in 0..times {
        let seq = host.plays(aside(host)).await;
        host.does(take_back(seq)).await;
    }
    host.plays(aside(host)).await;
    let roll = offered(host, |intent| {
        matches!(intent, dragon_farkle::Intent::RollOn { .. })
    });
    let seq = host.plays(roll).await;
    server.store().claim(room).await.unwrap().unwrap().records[seq as usize - 1]
        .body
        .parse::<serde_json::Value>()
        .unwrap()["what"]["decided"]["decision"]["draws"]
        .as_array()
        .unwrap()
        .iter()
        .map(|draw| draw["result"].as_u64().unwrap())
        .collect()
}

#[tokio::test]
async fn a_host_who_knows_the_seed_chooses_no_roll_by_setting_aside_and_taking_back() {
    let honest = roll_after_taking_back(0).await;
    assert!(!honest.is_empty());
    for times in 1..=3 {
        assert_eq!(roll_after_taking_back(times).await, honest);
    }
}

fn answer(seq: u64, yes: bool) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::AnswerTakeBack { id, seq, yes }
}

#[tokio::test]
async fn once_another_seat_is_awaited_it_must_agree() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let mut table: [Player; 2] = server.table(dragon_stone()).await;
    let (mover, seq, before) = steps_until(&mut table, false).await;
    let other = 1 - mover;
    let asked = table[mover].does(take_back(seq)).await;
    table[other].catches_up(asked).await;
    let request = table[other].seen().room.take_back.clone().unwrap();
    assert_eq!(
        (request.seat, request.seq, &request.from[..]),
        (table[mover].seat(), seq, &[table[other].seat()][..])
    );
    table[mover].is_refused(Refusal::NoChange, take_back(seq)).await;
    let from = request.from.clone();
    table[mover]
        .is_refused(Refusal::NotAwaited { awaiting: from }, answer(seq, true))
        .await;
    table[other]
        .is_refused(Refusal::NoSuchRequest, answer(seq - 1, true))
        .await;
    server.restart().await;
    for player in &mut table {
        player.rejoins().await;
    }
    let agreed = table[other].does(answer(seq, true)).await;
    table[mover].catches_up(agreed + 1).await;
    let mut after = table[mover].seen().clone();
    assert_eq!(after.room.take_back, None);
    after.seq = before.seq;
    assert_eq!(
        (public(&after)["view"].clone(), after.offers()),
        (public(&before)["view"].clone(), before.offers())
    );
}

#[tokio::test]
async fn a_request_dies_with_its_game() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table: [Player; 2] = server.table(dragon_stone()).await;
    let (mover, seq, _) = steps_until(&mut table, false).await;
    let other = 1 - mover;
    let end = |id| ClientMessage::Vote {
        id,
        motion: Motion::End,
        yes: true,
    };
    table[mover].does(take_back(seq)).await;
    table[mover].does(end).await;
    let ended = table[other].does(end).await + 1;
    table[other].catches_up(ended).await;
    let room = &table[other].seen().room;
    assert_eq!((room.phase, &room.take_back), (Phase::Finished, &None));
    table[mover].does(|id| ClientMessage::Stand { id }).await;
    server.passes(Duration::from_secs(60));
    table[other].does(|id| ClientMessage::Rematch { id }).await;
}

#[tokio::test]
async fn a_request_dies_when_it_is_refused_acted_on_too_old_or_its_asker_is_gone() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table: [Player; 2] = server.table(dragon_stone()).await;
    let (mover, seq, _) = steps_until(&mut table, false).await;
    let other = 1 - mover;

    table[mover].does(take_back(seq)).await;
    let refused = table[other].does(answer(seq, false)).await;
    table[mover].catches_up(refused).await;
    assert_eq!(table[mover].seen().room.take_back, None);

    table[mover].does(take_back(seq)).await;
    server.passes(Duration::from_secs(20));
    table[other]
        .waits_until(|seen| seen.seq > refused + 1 && seen.room.take_back.is_none())
        .await;
    table[other]
        .is_refused(Refusal::NoSuchRequest, answer(seq, true))
        .await;

    let asked = table[mover].does(take_back(seq)).await;
    table[mover].drops().await;
    table[other]
        .waits_until(|seen| seen.seq > asked && seen.room.take_back.is_none())
        .await;
    table[mover].rejoins().await;

    let (mover, seq, _) = steps_until(&mut table, false).await;
    let other = 1 - mover;
    let asked = table[mover].does(take_back(seq)).await;
    table[other].catches_up(asked).await;
    let acted = table[other].plays_any().await;
    table[mover].catches_up(acted).await;
    assert_eq!(table[mover].seen().room.take_back, None);
}

#[tokio::test]
async fn steps_are_taken_back_three_in_a_row_and_ten_in_a_turn_at_most() {
    let server = TestServer::start().await;
    let mut table: [Player; 2] = server.table(dragon_stone()).await;
    let (mover, first, _) = steps(&mut table).await;
    let mut seq = first;
    for _ in 0..10 {
        table[mover].does(take_back(seq)).await;
        let step = table[mover].sees().await.offers().remove(0);
        seq = table[mover].plays(step).await;
    }
    let used_up = |limit, most| Refusal::TakeBacksUsedUp { limit, most };
    table[mover]
        .is_refused(used_up(TakeBackLimit::Turn, 10), take_back(seq))
        .await;
    for player in &mut table {
        player.catches_up(seq).await;
    }

    // The next player asks in vain, again and again.
    let first = mover;
    let (mover, seq) = loop {
        let (mover, seq, _) = steps_until(&mut table, false).await;
        if mover != first {
            break (mover, seq);
        }
    };
    for _ in 0..3 {
        table[mover].does(take_back(seq)).await;
        table[1 - mover].does(answer(seq, false)).await;
    }
    table[mover]
        .is_refused(used_up(TakeBackLimit::InARow, 3), take_back(seq))
        .await;
}
