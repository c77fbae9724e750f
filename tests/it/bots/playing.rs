//! How bots play.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use dragonhall_protocol::http::{PlayedBy, PlayedGame};
use dragonhall_protocol::{ClientMessage, GameTable, Level, Motion, Phase, Refusal, RoomSettings};
use dragonhall_rules::receipt::{GameReceipt, verify};
use dragonhall_rules::{Viewer, any, replay};
use dragonhall_server::thinkers::{Bots, Question};
use dragonhall_tests::http::get;
use dragonhall_tests::server::any_offer;
use dragonhall_tests::{Player, TestServer, dragon_stone};
use serde_json::json;

use super::{add, alone_with_bots, plays_to_the_end, without_pauses};
use crate::every_game::options;
use crate::receipts::checks;

async fn receipt_of(server: &TestServer, player: &Player) -> String {
    let path = format!("/api/rooms/{}/receipt", player.room());
    get(server.socket(), &path).await.body
}

#[tokio::test]
async fn somebody_alone_plays_every_game_with_bots_of_the_house() {
    for info in any::games() {
        let server = TestServer::prepare().bots(Bots::of_the_house()).start().await;
        let game = options(info.game, json!({}));
        let mut mara = alone_with_bots(&server, game, 1, Level::Easy).await;
        plays_to_the_end(&mut mara).await;
        let text = receipt_of(&server, &mara).await;
        let receipt: GameReceipt = serde_json::from_str(&text).unwrap();
        assert_eq!(
            Some(&verify(&receipt).unwrap().outcome),
            mara.seen().outcome(),
            "{:?}",
            info.game
        );
    }
}

#[tokio::test]
async fn bots_are_marked_in_finished_games_in_scores_and_in_receipts() {
    let server = TestServer::start().await;
    let mut mara = alone_with_bots(&server, dragon_stone(), 1, Level::Fair).await;
    plays_to_the_end(&mut mara).await;
    let name = mara.seen().room.seats[1].as_ref().unwrap().name.clone();
    let text = receipt_of(&server, &mara).await;
    for output in checks(&text).await {
        assert!(output.status.success(), "{output:?}");
    }
    let receipt: GameReceipt = serde_json::from_str(&text).unwrap();
    assert_eq!(
        receipt.seats.iter().map(|seat| seat.bot).collect::<Vec<_>>(),
        [None, Some(Level::Fair)]
    );
    let path = format!("/api/rooms/{}/games", mara.room());
    let played: Vec<PlayedGame> = serde_json::from_str(&get(server.socket(), &path).await.body).unwrap();
    let mara_played = PlayedBy {
        name: "Mara".into(),
        bot: None,
    };
    let bot_played = PlayedBy {
        name: name.clone(),
        bot: Some(Level::Fair),
    };
    assert_eq!(played[0].players, [mara_played, bot_played]);
    let scores = &mara.seen().room.scores;
    assert_eq!(scores.iter().filter(|score| score.bot).count(), 1);
    assert!(scores.iter().any(|score| score.bot && score.name == name));

    let mut other: serde_json::Value = serde_json::from_str(&text).unwrap();
    let number = other["seats"][1]["number"]
        .as_str()
        .unwrap()
        .replace(['0', '1'], "2");
    other["seats"][1]["number"] = number.into();
    for output in checks(&other.to_string()).await {
        assert_eq!(output.status.code(), Some(1), "{output:?}");
    }
}

#[tokio::test]
async fn bots_stay_for_a_rematch_and_are_ready_at_once() {
    let server = TestServer::start().await;
    let mut mara = alone_with_bots(&server, dragon_stone(), 1, Level::Fair).await;
    plays_to_the_end(&mut mara).await;
    mara.does(|id| ClientMessage::Rematch { id }).await;
    let bot = mara.seen().room.seats[1].clone().unwrap();
    assert_eq!((bot.bot, bot.number_hash.is_some()), (Some(Level::Fair), true));
    mara.begins().await;
    plays_to_the_end(&mut mara).await;
    assert!(mara.seen().room.scores.iter().all(|score| score.played == 2));
}

#[tokio::test]
async fn a_table_of_bots_alone_plays_to_the_end_and_stops() {
    let mut server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.does(|id| ClientMessage::Watch {
        id,
        name: "Mara".into(),
    })
    .await;
    host.does(without_pauses).await;
    host.is_refused(Refusal::NotOnlyBots, |id| ClientMessage::Begin { id })
        .await;
    host.does(add(Level::Fair)).await;
    host.is_refused(Refusal::NotOnlyBots, |id| ClientMessage::Begin { id })
        .await;
    host.does(add(Level::Easy)).await;
    assert_eq!(
        host.seen().room.phase,
        Phase::Lobby,
        "bots wait for somebody to begin"
    );
    host.does(|id| ClientMessage::Begin { id }).await;
    host.drops().await;
    server.restart().await;
    host.rejoins().await;
    host.waits_until(|seen| seen.outcome().is_some()).await;
    let end = host.seen().seq;
    server.restart().await;
    assert_eq!(host.rejoins().await.seq, end, "nothing happens after the end");
    let receipt: GameReceipt = serde_json::from_str(&receipt_of(&server, &host).await).unwrap();
    assert!(verify(&receipt).is_ok());
}

#[tokio::test]
async fn a_bot_acts_after_a_moment_or_at_once_where_programs_play() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Mara").await;
    host.does(add(Level::Fair)).await;
    host.begins().await;
    while host.seen().is_awaited() {
        host.plays_any().await;
    }
    let before = host.sees().await.seq;
    server.passes(Duration::from_millis(999));
    assert_eq!(host.sees().await.seq, before);
    server.passes(Duration::from_millis(1));
    host.catches_up(before + 1).await;

    let mut quick = alone_with_bots(&server, dragon_stone(), 1, Level::Fair).await;
    assert_eq!(
        quick.seen().room.settings,
        RoomSettings {
            quick_bots: true,
            ..RoomSettings::default()
        }
    );
    while quick.seen().is_awaited() {
        quick.plays_any().await;
    }
    let before = quick.seen().seq;
    quick.catches_up(before + 1).await;
}

/// What bots were asked, in order.
type Asked = Arc<Mutex<Vec<Question>>>;

#[tokio::test]
async fn a_bot_is_shown_what_its_seat_may_know_and_nothing_else() {
    for info in any::games() {
        let asked = Asked::default();
        let heard = asked.clone();
        let server = TestServer::prepare().bots(Bots::choosing(move |question, _| {
            heard.lock().unwrap().push(question.clone());
            any_offer(question)
        }));
        let server = server.start().await;
        let game = options(info.game, json!({}));
        let bots = usize::from(info.most.min(3)) - 1;
        let mut mara = alone_with_bots(&server, game, bots, Level::Easy).await;
        for _ in 0..40 {
            mara.waits_until(|seen| seen.is_awaited() || seen.outcome().is_some())
                .await;
            let Some(intent) = mara.seen().offers().into_iter().next() else {
                break;
            };
            mara.asks(|id| ClientMessage::Act { id, intent }).await;
        }
        mara.asks(|id| ClientMessage::Vote {
            id,
            motion: Motion::End,
            yes: true,
        })
        .await;
        mara.waits_until(|seen| seen.room.phase == Phase::Finished).await;
        let receipt: GameReceipt = serde_json::from_str(&receipt_of(&server, &mara).await).unwrap();
        let steps = replay::length(&receipt);
        let questions = asked.lock().unwrap().clone();
        assert!(!questions.is_empty(), "{:?}", info.game);
        for question in questions {
            let shown = replay::steps(&receipt, Viewer::Seat(question.seat), 0, steps).unwrap();
            assert!(
                shown.iter().any(|table| same_view(table, &question.table)),
                "{:?}: no step of the game looks like this from {}",
                info.game,
                question.seat
            );
        }
    }
}

fn same_view(one: &GameTable, other: &GameTable) -> bool {
    let view = |table: &GameTable| serde_json::to_value(table).unwrap()["view"].take();
    view(one) == view(other)
}
