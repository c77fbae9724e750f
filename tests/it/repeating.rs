//! One effect per message, however often it is sent.

use dragonhall_client::number;
use dragonhall_protocol::games::dragon_stone::Intent;
use dragonhall_protocol::{
    Answer, ClientMessage, Enter, GameIntent, MessageId, Phase, Refusal, Role, SeatNumber,
};
use dragonhall_tests::kill::{History, Log, check};
use dragonhall_tests::{Chance, Player, TestServer, dragon_stone};
use uuid::Uuid;

fn fresh() -> MessageId {
    MessageId(Uuid::new_v4())
}

async fn sends(
    player: &mut Player,
    message: impl FnOnce(MessageId) -> ClientMessage,
) -> (MessageId, ClientMessage, Answer) {
    let id = fresh();
    let message = message(id);
    let answer = player.repeats(id, &message).await;
    (id, message, answer)
}

#[tokio::test]
async fn every_intent_of_a_game_can_be_sent_again_and_again() {
    let mut server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut chance = Chance::new(11);
    for round in 0..30 {
        let (player, other) = if first.seen().is_awaited() {
            (&mut first, &mut second)
        } else {
            (&mut second, &mut first)
        };
        let intent = chance.pick(player.seen().offers()).unwrap();
        let (id, message, answer) = sends(player, |id| ClientMessage::Act { id, intent }).await;
        let Answer::Accepted { seq } = answer else {
            panic!("{answer:?}")
        };
        for _ in 0..chance.below(5) {
            if chance.below(2) == 0 {
                player.drops().await;
                player.rejoins().await;
            }
            assert_eq!(player.repeats(id, &message).await, answer);
            assert_eq!(player.seen().seq, seq);
        }
        other.catches_up(seq).await;
        if round % 10 == 9 {
            server.restart().await;
            for player in [&mut first, &mut second] {
                player.is_closed().await;
                player.rejoins().await;
            }
        }
        if first.seen().outcome().is_some() {
            break;
        }
    }
    server.stop().await;
    server.start_again().await;
    let log = Log::read(server.store().as_ref(), first.room()).await;
    let histories = [History::of(first.transcript()), History::of(second.transcript())];
    assert_eq!(check(&histories, &log), []);
}

#[tokio::test]
async fn a_message_of_any_kind_gets_its_first_answer_again_also_after_a_restart() {
    let mut server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    let mut sent = Vec::new();
    let name = "Ember".to_owned();
    sent.push(sends(&mut host, |id| ClientMessage::Sit { id, seat: None, name }).await);
    let mut guest = server.spectator(host.room()).await;
    guest.sits("Frost").await;
    let number = SeatNumber([5; 32]);
    let number_hash = number::hash(number);
    sent.push(sends(&mut host, |id| ClientMessage::Ready { id, number_hash }).await);
    sent.push(sends(&mut host, |id| ClientMessage::Unready { id }).await);
    sent.push(sends(&mut host, |id| ClientMessage::Ready { id, number_hash }).await);
    guest.readies(SeatNumber([6; 32])).await;
    host.waits_until(|seen| seen.room.phase == Phase::Revealing).await;
    sent.push(sends(&mut host, |id| ClientMessage::Reveal { id, number }).await);
    guest.reveals().await;
    host.waits_until(|seen| seen.room.phase == Phase::Playing).await;
    let before = host.sees().await;

    for (id, message, answer) in &sent {
        assert!(
            matches!(answer, Answer::Accepted { .. }),
            "{message:?}: {answer:?}"
        );
        assert_eq!(host.repeats(*id, message).await, *answer, "{message:?}");
    }
    server.restart().await;
    host.is_closed().await;
    host.rejoins().await;
    for (id, message, answer) in &sent {
        assert_eq!(host.repeats(*id, message).await, *answer, "{message:?}");
    }
    let after = host.sees().await;
    assert_eq!(
        (after.seq, after.room, after.table),
        (before.seq, before.room, before.table)
    );
}

#[tokio::test]
async fn standing_up_twice_with_one_message_is_standing_up_once() {
    let server = TestServer::start().await;
    let [mut first, _second] = server.lobby(dragon_stone()).await;
    let (id, message, answer) = sends(&mut first, |id| ClientMessage::Stand { id }).await;
    assert!(matches!(answer, Answer::Accepted { .. }));
    assert_eq!(first.repeats(id, &message).await, answer);
    first.sits("Ember").await;
    assert_eq!(first.repeats(id, &message).await, answer);
    assert!(
        matches!(first.seen().you, Role::Seat(_)),
        "the old message does not make the player stand up again"
    );
}

#[tokio::test]
async fn another_message_with_an_old_id_is_refused_also_after_a_restart() {
    let mut server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    let ready = |id, number| ClientMessage::Ready {
        id,
        number_hash: number::hash(SeatNumber([number; 32])),
    };
    let reused = Answer::Refused {
        refusal: Refusal::IdReused,
    };
    let (accepted, message, answer) = sends(&mut first, |id| ready(id, 1)).await;
    let (refused, nonsense, refusal) = sends(&mut second, |id| ClientMessage::Reveal {
        id,
        number: SeatNumber([2; 32]),
    })
    .await;
    assert!(matches!(answer, Answer::Accepted { .. }), "{answer:?}");
    assert!(matches!(refusal, Answer::Refused { .. }), "{refusal:?}");
    assert_eq!(second.repeats(refused, &ready(refused, 2)).await, reused);
    assert_eq!(second.repeats(refused, &nonsense).await, refusal);
    for _ in 0..2 {
        let before = first.sees().await;
        assert_eq!(first.repeats(accepted, &ready(accepted, 2)).await, reused);
        let unready = ClientMessage::Unready { id: accepted };
        assert_eq!(first.repeats(accepted, &unready).await, reused);
        let resync = ClientMessage::Resync { id: accepted };
        assert_eq!(first.repeats(accepted, &resync).await, reused);
        assert_eq!(
            first.repeats(accepted, &message).await,
            answer,
            "the first message keeps its answer"
        );
        assert_eq!(first.sees().await, before);
        server.restart().await;
        first.is_closed().await;
        first.rejoins().await;
    }
}

#[tokio::test]
async fn another_tab_gets_the_first_answer() {
    let server = TestServer::start().await;
    let [mut old_tab, _other] = server.table(dragon_stone()).await;
    let intent = old_tab.seen().offers().remove(0);
    let (id, message, answer) = sends(&mut old_tab, |id| ClientMessage::Act { id, intent }).await;
    let enter = Enter::Room(old_tab.room());
    let mut new_tab = Player::enters(server.address(), enter, Some(old_tab.token())).await;
    assert_eq!(new_tab.repeats(id, &message).await, answer);
}

#[tokio::test]
async fn two_seats_may_give_their_messages_the_same_name() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    let id = fresh();
    let ready = |number| ClientMessage::Ready {
        id,
        number_hash: number::hash(SeatNumber([number; 32])),
    };
    let Answer::Accepted { seq: one } = first.repeats(id, &ready(1)).await else {
        panic!("refused")
    };
    let Answer::Accepted { seq: other } = second.repeats(id, &ready(2)).await else {
        panic!("refused")
    };
    assert_ne!(one, other);
    assert_eq!(second.seen().room.phase, Phase::Revealing);
}

#[tokio::test]
async fn a_refused_message_stays_refused() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let too_early = GameIntent::DragonStone(Intent::Roll { turn: 2 });
    let (id, message, answer) = sends(&mut second, |id| ClientMessage::Act {
        id,
        intent: too_early,
    })
    .await;
    assert!(
        matches!(
            answer,
            Answer::Refused {
                refusal: Refusal::NotAwaited { .. }
            }
        ),
        "{answer:?}"
    );
    while first.seen().is_awaited() {
        let seq = first.plays_any().await;
        second.catches_up(seq).await;
    }
    let before = second.sees().await;
    assert!(before.is_awaited());
    assert_eq!(
        second.repeats(id, &message).await,
        answer,
        "a repeat gets the first answer"
    );
    assert_eq!(second.sees().await, before);
}
