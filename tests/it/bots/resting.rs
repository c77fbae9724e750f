//! Bots think for those who are there; a table of bots alone waits until somebody looks.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use dragonhall_protocol::{ClientMessage, ClockRule, Level, RoomSettings};
use dragonhall_server::thinkers::Bots;
use dragonhall_tests::server::any_offer;
use dragonhall_tests::{Player, TestServer, dragon_stone};

use super::{add, alone_with_bots, plays_to_the_end};
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
