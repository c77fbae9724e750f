//! Bots think for those who are there; a table of bots alone waits until somebody looks.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::sleep;
use std::time::Duration;

use dragonhall_protocol::{ClientMessage, ClockRule, Enter, Level, RoomSettings};
use dragonhall_server::thinkers::Bots;
use dragonhall_tests::server::any_offer;
use dragonhall_tests::{Player, TestServer, dragon_stone};

use super::{add, alone_with_bots, plays_to_the_end, without_pauses};
use crate::evening::settings;

/// How often bots of each level were asked.
#[derive(Clone, Default)]
struct Asked(Arc<[AtomicUsize; 3]>);

impl Asked {
    fn of(&self, level: Level) -> usize {
        self.0[level as usize].load(Ordering::Relaxed)
    }

    fn bots(&self) -> Bots {
        let asked = self.clone();
        Bots::choosing(move |question, _| {
            asked.0[question.level as usize].fetch_add(1, Ordering::Relaxed);
            any_offer(question)
        })
    }
}

/// Somebody who watches a game of two bots that has just begun.
async fn watches_bots(server: &TestServer, clock: ClockRule) -> Player {
    let mut host = server.host(dragon_stone()).await;
    let name = "Mara".to_owned();
    host.does(|id| ClientMessage::Watch { id, name }).await;
    host.does(settings(RoomSettings {
        clock,
        odds: true,
        ..RoomSettings::default()
    }))
    .await;
    for _ in 0..2 {
        host.does(add(Level::Easy)).await;
    }
    host.does(|id| ClientMessage::Begin { id }).await;
    host
}

#[tokio::test]
async fn abandoned_tables_of_bots_think_no_more_also_after_a_restart() {
    let asked = Asked::default();
    let mut server = TestServer::prepare()
        .timed_by_hand()
        .bots(asked.bots())
        .config(|config| config.bot_threads = Some(1))
        .start()
        .await;
    let mut abandoned = Vec::new();
    for _ in 0..18 {
        let host = watches_bots(&server, ClockRule::None).await;
        abandoned.push(host.room());
        host.leaves().await;
    }
    let before = asked.of(Level::Easy);
    for restart in [false, true] {
        if restart {
            server.restart().await;
        }
        let mut mara = alone_with_bots(&server, dragon_stone(), 1, Level::Hard).await;
        for _ in 0..10 {
            server.passes(Duration::from_secs(1));
            mara.plays_any().await;
        }
    }
    let more = asked.of(Level::Easy) - before;
    assert!(more <= abandoned.len(), "{more} more thoughts where nobody is");
    assert!(asked.of(Level::Hard) > 10, "a friend's bot plays");
}

#[tokio::test]
async fn a_table_of_bots_goes_on_when_somebody_looks_and_its_clocks_have_stood_still() {
    let clock = ClockRule::Bank {
        seconds: 100,
        increment: 0,
    };
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let mut host = watches_bots(&server, clock).await;
    host.drops().await;
    server.restart().await;
    server.passes(Duration::from_secs(24 * 60 * 60));
    let seen = host.rejoins().await;
    let clocks = seen.clocks.expect("clocks");
    assert!(clocks.seats.iter().all(|seat| seat.left > 90_000), "{clocks:?}");
    let before = host.seen().seq;
    server.passes(Duration::from_secs(1));
    host.catches_up(before + 1).await;
}

#[tokio::test]
async fn a_bot_still_plays_where_people_sit_who_are_away() {
    let server = TestServer::prepare().start().await;
    let mut mara = alone_with_bots(&server, dragon_stone(), 1, Level::Fair).await;
    while mara.seen().is_awaited() {
        mara.plays_any().await;
    }
    mara.drops().await;
    mara.rejoins().await;
    plays_to_the_end(&mut mara).await;
}

/// While it is closed, nobody who thinks comes to an end.
#[derive(Clone, Default)]
struct Gate(Arc<(Mutex<Passing>, Condvar)>);

/// Whether a gate is open, and who began to think, in order.
#[derive(Default)]
struct Passing {
    is_open: bool,
    order: Vec<Level>,
}

impl Gate {
    fn set(&self, is_open: bool) {
        self.0.0.lock().unwrap().is_open = is_open;
        self.0.1.notify_all();
    }

    fn order(&self) -> Vec<Level> {
        self.0.0.lock().unwrap().order.clone()
    }

    fn bots(&self) -> Bots {
        let gate = self.clone();
        Bots::choosing(move |question, _| {
            let mut passing = gate.0.0.lock().unwrap();
            passing.order.push(question.level);
            drop(gate.0.1.wait_while(passing, |passing| !passing.is_open));
            sleep(Duration::from_millis(5));
            any_offer(question)
        })
    }
}

/// Somebody of a household whose only opponent, a bot, is to decide.
async fn waits_for_a_bot(server: &TestServer, from: &str, level: Level) -> Player {
    let create = Enter::Create(dragon_stone());
    let mut mara = Player::enters(server.address_from(from), create, None).await;
    mara.sits("Mara").await;
    mara.does(without_pauses).await;
    mara.does(add(level)).await;
    mara.begins().await;
    while mara.sees().await.is_awaited() {
        mara.plays_any().await;
    }
    mara
}

#[tokio::test]
async fn a_household_whose_bots_have_thought_a_lot_lets_others_go_first() {
    let gate = Gate::default();
    gate.set(true);
    let server = TestServer::prepare()
        .timed_by_hand()
        .bots(gate.bots())
        .config(|config| config.bot_threads = Some(1))
        .edge(|edge| edge.thinking_per_minute = 1)
        .start()
        .await;
    let mut greedy = waits_for_a_bot(&server, "192.0.2.1", Level::Easy).await;
    greedy.waits_until(|seen| seen.is_awaited()).await;
    gate.set(false);
    let before = gate.order().len();
    let _first = waits_for_a_bot(&server, "192.0.2.9", Level::Fair).await;
    let _greedy = waits_for_a_bot(&server, "192.0.2.1", Level::Easy).await;
    let mut others = Vec::new();
    for _ in 0..2 {
        others.push(waits_for_a_bot(&server, "192.0.2.2", Level::Hard).await);
    }
    gate.set(true);
    for mara in &mut others {
        mara.waits_until(|seen| seen.is_awaited()).await;
    }
    let order = gate.order().split_off(before);
    assert_eq!(order[..3], [Level::Fair, Level::Hard, Level::Hard], "{order:?}");
}
