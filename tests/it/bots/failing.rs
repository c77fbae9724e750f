//! A bot that fails loses its choice, not the room.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use dragonhall_protocol::{ClientMessage, ClockRule, Level, RoomSettings, Seat};
use dragonhall_rules::{AnyGame, GameRng};
use dragonhall_server::thinkers::Bots;
use dragonhall_tests::player::plays_out;
use dragonhall_tests::{TestServer, dragon_stone, patiently};
use tokio::time::sleep;

use super::{add, alone_with_bots, plays_to_the_end};
use crate::evening::{dragon_farkle, settings};

#[tokio::test]
async fn a_bot_that_panics_makes_the_quietest_step() {
    let server = TestServer::prepare()
        .bots(Bots::choosing(|_, _| panic!("on purpose")))
        .start()
        .await;
    let mut mara = alone_with_bots(&server, dragon_stone(), 1, Level::Fair).await;
    for _ in 0..10 {
        mara.plays_any().await;
    }
    let [mut one, mut other] = server.table(dragon_stone()).await;
    plays_out([&mut one, &mut other]).await;
}

#[tokio::test]
async fn a_bot_that_asks_for_what_is_not_allowed_makes_the_quietest_step() {
    let foreign = AnyGame::new(&dragon_farkle(), 2).unwrap();
    let opened = foreign.open(&mut GameRng::for_decision([0; 32], 0)).table;
    let intent = (0..2).flat_map(|seat| opened.legal(Seat(seat))).next().unwrap();
    let server = TestServer::prepare()
        .bots(Bots::choosing(move |_, _| Some(intent.clone())))
        .start()
        .await;
    let mut mara = alone_with_bots(&server, dragon_stone(), 1, Level::Fair).await;
    for _ in 0..5 {
        mara.plays_any().await;
    }
}

#[tokio::test]
async fn a_bot_that_thinks_for_too_long_is_stopped_and_the_quietest_step_is_made() {
    let (told, stopped) = mpsc::channel();
    let server = TestServer::prepare()
        .timed_by_hand()
        .bots(Bots::choosing(move |_, going| {
            while going.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            let _ = told.send(());
            None
        }))
        .start()
        .await;
    let mut mara = alone_with_bots(&server, dragon_stone(), 1, Level::Fair).await;
    while mara.seen().is_awaited() {
        mara.plays_any().await;
    }
    let before = mara.sees().await.seq;
    assert!(stopped.try_recv().is_err(), "it still thinks");
    // The bot begins to think a moment after the table waits for it.
    let seen = async {
        loop {
            server.passes(Duration::from_secs(30));
            if mara.sees().await.seq > before {
                return;
            }
        }
    };
    patiently("the step of a bot that was stopped", seen).await;
    stopped.recv().unwrap();
}

#[tokio::test]
async fn a_clock_that_jumps_stops_no_bot() {
    let (told, begun) = mpsc::channel();
    let may_choose = Arc::new(AtomicBool::new(false));
    let was_stopped = Arc::new(AtomicBool::new(false));
    let (is_told, is_stopped) = (may_choose.clone(), was_stopped.clone());
    let server = TestServer::prepare()
        .timed_by_hand()
        .bots(Bots::choosing(move |question, going| {
            let _ = told.send(());
            while going.load(Ordering::Relaxed) && !is_told.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            if !going.load(Ordering::Relaxed) {
                is_stopped.store(true, Ordering::Relaxed);
            }
            question.table.intents().pop()
        }))
        .start()
        .await;
    let mut mara = alone_with_bots(&server, dragon_stone(), 1, Level::Fair).await;
    while mara.seen().is_awaited() {
        mara.plays_any().await;
    }
    let thinking = tokio::task::spawn_blocking(move || begun.recv());
    patiently("a bot that thinks", thinking).await.unwrap().unwrap();
    // Whoever counts the half minute has begun to.
    sleep(Duration::from_millis(200)).await;
    for _ in 0..5 {
        server.sleeps(Duration::from_secs(3600));
        sleep(Duration::from_millis(100)).await;
        mara.sees().await;
    }
    assert!(!was_stopped.load(Ordering::Relaxed), "it still thinks");
    may_choose.store(true, Ordering::Relaxed);
    let acts = async {
        while !mara.seen().is_awaited() {
            server.passes(Duration::from_secs(1));
            mara.sees().await;
        }
    };
    patiently("the bot's own step", acts).await;
    assert!(!was_stopped.load(Ordering::Relaxed));
}

#[tokio::test]
async fn a_bot_stops_thinking_when_it_is_sent_away() {
    let is_stopped = Arc::new(AtomicBool::new(false));
    let noticed = is_stopped.clone();
    let server = TestServer::prepare()
        .bots(Bots::choosing(move |_, going| {
            while going.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            noticed.store(true, Ordering::Relaxed);
            None
        }))
        .start()
        .await;
    let mut mara = alone_with_bots(&server, dragon_stone(), 1, Level::Fair).await;
    while mara.seen().is_awaited() {
        mara.plays_any().await;
    }
    mara.does(|id| ClientMessage::FreeSeat { id, seat: Seat(1) })
        .await;
    let stops = async {
        while !is_stopped.load(Ordering::Relaxed) {
            tokio::task::yield_now().await;
        }
    };
    patiently("the end of a thought", stops).await;
}

#[tokio::test]
async fn rooms_go_on_while_bots_of_others_think() {
    let server = TestServer::prepare()
        .bots(Bots::choosing(|question, going| {
            while going.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            question.table.intents().into_iter().next()
        }))
        .start()
        .await;
    let mut waiting = Vec::new();
    for _ in 0..4 {
        let mut mara = alone_with_bots(&server, dragon_stone(), 1, Level::Fair).await;
        while mara.seen().is_awaited() {
            mara.plays_any().await;
        }
        waiting.push(mara);
    }
    let [mut one, mut other] = server.table(dragon_stone()).await;
    plays_out([&mut one, &mut other]).await;
    assert!(waiting.iter().all(|mara| !mara.seen().is_awaited()));
}

#[tokio::test]
async fn a_room_with_bots_and_clocks_plays_to_its_end() {
    let server = TestServer::start().await;
    let mut mara = server.host(dragon_farkle()).await;
    mara.sits("Mara").await;
    mara.does(settings(RoomSettings {
        clock: ClockRule::Turn { seconds: 60 },
        quick_bots: true,
        ..RoomSettings::default()
    }))
    .await;
    for level in [Level::Easy, Level::Fair] {
        mara.does(add(level)).await;
    }
    mara.begins().await;
    assert_eq!(
        mara.seen().clocks.as_ref().map(|clocks| clocks.seats.len()),
        Some(3)
    );
    plays_to_the_end(&mut mara).await;
}
