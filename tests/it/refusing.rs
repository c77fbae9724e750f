//! What may not be done at a table: refused with a reason, and nothing changes.

use dragonhall_protocol::games::dragon_stone::{Intent, Moment, Rule, Segment};
use dragonhall_protocol::{ClientMessage, GameIntent, GameRule, MessageId, Refusal, ServerMessage};
use dragonhall_tests::player::{plays_out, public};
use dragonhall_tests::{TestServer, dragon_stone};

fn act(intent: Intent) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Act {
        id,
        intent: GameIntent::DragonStone(intent),
    }
}

fn rule(rule: Rule) -> Refusal {
    Refusal::Rule(GameRule::DragonStone(rule))
}

const OPENING: Moment = Moment { turn: 1, used: 0 };

#[tokio::test]
async fn a_move_against_the_rules_names_the_rule() {
    let server = TestServer::start().await;
    let [mut first, _second] = server.table(dragon_stone()).await;
    let move_first = Intent::Move {
        moment: OPENING,
        from: Segment(1),
        die: 1,
    };
    first.is_refused(rule(Rule::RollFirst), act(move_first)).await;
    first
        .plays(GameIntent::DragonStone(Intent::Roll { turn: 1 }))
        .await;
    first
        .is_refused(rule(Rule::RollOnce), act(Intent::Roll { turn: 1 }))
        .await;
    let seven = Intent::Move {
        moment: OPENING,
        from: Segment(1),
        die: 7,
    };
    first
        .is_refused(rule(Rule::NoSuchDie { die: 7 }), act(seven))
        .await;
    assert!(!first.seen().offers().is_empty());
}

#[tokio::test]
async fn an_intent_for_another_moment_is_stale_and_comes_with_a_snapshot() {
    let server = TestServer::start().await;
    let [mut first, _second] = server.table(dragon_stone()).await;
    first
        .is_refused(Refusal::Stale, act(Intent::Roll { turn: 9 }))
        .await;
    first.asks(act(Intent::Roll { turn: 9 })).await;
    let messages = first.transcript().messages();
    let [.., before, answer] = &messages[..] else {
        panic!("{messages:?}")
    };
    assert!(matches!(before, ServerMessage::Snapshot { .. }), "{before:?}");
    assert!(matches!(answer, ServerMessage::Answer { .. }), "{answer:?}");
}

#[tokio::test]
async fn nobody_plays_when_it_is_anothers_turn() {
    let server = TestServer::start().await;
    let [first, mut second] = server.table(dragon_stone()).await;
    let awaiting = vec![first.seen().seat().unwrap()];
    let firsts_move = first.seen().offers().remove(0);
    let not_awaited = Refusal::NotAwaited { awaiting };
    second
        .is_refused(not_awaited.clone(), act(Intent::Roll { turn: 1 }))
        .await;
    second
        .is_refused(not_awaited, |id| ClientMessage::Act {
            id,
            intent: firsts_move,
        })
        .await;
}

#[tokio::test]
async fn a_spectator_can_only_watch() {
    let server = TestServer::start().await;
    let [first, _second] = server.table(dragon_stone()).await;
    let mut watcher = server.spectator(first.room()).await;
    watcher
        .is_refused(Refusal::NotSeated, act(Intent::Roll { turn: 1 }))
        .await;
    let sit = |id| ClientMessage::Sit {
        id,
        seat: None,
        name: "Thorn".to_owned(),
    };
    watcher.is_refused(Refusal::OnlyInLobby, sit).await;
}

#[tokio::test]
async fn nothing_is_played_before_the_game_and_nothing_after_it() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    first
        .is_refused(Refusal::OnlyInGame, act(Intent::Roll { turn: 1 }))
        .await;
    tokio::join!(first.begins(), second.begins());
    plays_out([&mut first, &mut second]).await;
    first
        .is_refused(Refusal::OnlyInGame, act(Intent::Roll { turn: 1 }))
        .await;
}

#[tokio::test]
async fn a_refusal_is_told_to_nobody_else() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let heard = second.transcript().received().len();
    first
        .is_refused(Refusal::Stale, act(Intent::Roll { turn: 9 }))
        .await;
    let shown = public(&second.sees().await);
    assert_eq!(shown, public(first.seen()));
    let since = &second.transcript().messages()[heard..];
    let others: Vec<_> = since
        .iter()
        .filter(|message| {
            !matches!(
                message,
                ServerMessage::Snapshot { .. } | ServerMessage::Answer { .. }
            )
        })
        .collect();
    assert!(others.is_empty(), "{others:?}");
}
