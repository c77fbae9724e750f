//! Clocks: whose run, what happens when one runs out, and when they stand still.

use std::sync::Arc;
use std::time::Duration;

use dragonhall_client::Seen;
use dragonhall_protocol::{
    ClientMessage, ClockRule, Clocks, GameTable, MessageId, Motion, Phase, Refusal, RoomSettings, Stead,
};
use dragonhall_tests::player::plays_out;
use dragonhall_tests::server::NEW_YEAR;
use dragonhall_tests::stores::{LogEnds, Tampered};
use dragonhall_tests::{Player, TestServer, dragon_stone};

use super::settings;

const TURN: ClockRule = ClockRule::Turn { seconds: 60 };
const BANK: ClockRule = ClockRule::Bank {
    seconds: 600,
    increment: 10,
};

/// Two players in a game with this clock; the first of them is awaited.
async fn game(server: &TestServer, clock: ClockRule) -> [Player; 2] {
    let [mut host, mut guest] = server.lobby(dragon_stone()).await;
    host.does(settings(RoomSettings {
        clock,
        ..RoomSettings::default()
    }))
    .await;
    guest.sees().await;
    tokio::join!(host.begins(), guest.begins());
    if host.seen().is_awaited() {
        [host, guest]
    } else {
        [guest, host]
    }
}

fn clocks(player: &Player) -> &Clocks {
    player.seen().clocks.as_ref().expect("clocks")
}

/// What a player has left, and when the time is up, in seconds since the new year.
fn time(of: &Player, seen_by: &Player) -> (u64, Option<u64>) {
    let clock = clocks(seen_by).seats[usize::from(of.seat().0)];
    (
        clock.left / 1000,
        clock.deadline.map(|at| at.since(NEW_YEAR).as_secs()),
    )
}

fn steads(seen: &Seen) -> Vec<Option<Stead>> {
    let Some(GameTable::DragonStone(table)) = &seen.table else {
        panic!("no table")
    };
    table.past.iter().map(|past| past.stead).collect()
}

fn pause(id: MessageId) -> ClientMessage {
    ClientMessage::Vote {
        id,
        motion: Motion::Pause,
        yes: true,
    }
}

fn resume(id: MessageId) -> ClientMessage {
    ClientMessage::Resume { id }
}

#[tokio::test]
async fn only_the_clock_of_the_awaited_seat_runs() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut first, mut second] = game(&server, BANK).await;
    assert_eq!(
        (time(&first, &second), time(&second, &second)),
        ((600, Some(600)), (600, None))
    );
    server.passes(Duration::from_secs(30));
    let seq = first.plays_any().await;
    second.catches_up(seq).await;
    assert_eq!(
        time(&first, &second).0,
        580,
        "thirty seconds were used and ten came with the step"
    );
    assert_eq!(clocks(&second).now, NEW_YEAR + Duration::from_secs(30));
    assert_eq!(second.sees().await.clocks, Some(clocks(&first).clone()));
}

#[tokio::test]
async fn when_the_time_is_up_the_quietest_offer_is_played_and_nobody_loses() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut first, mut second] = game(&server, TURN).await;
    let seq = first.seen().seq;
    server.passes(Duration::from_secs(60));
    second.catches_up(seq + 1).await;
    first.catches_up(seq + 1).await;
    assert_eq!(steads(second.seen()), [Some(Stead::Clock)]);
    assert_eq!(second.seen().room.phase, Phase::Playing);
    assert_eq!(
        time(&first, &first),
        (60, Some(120)),
        "the next step has its own time"
    );
}

#[tokio::test]
async fn a_room_that_nobody_is_in_wakes_when_a_clock_runs_out() {
    let ends = Arc::new(LogEnds::default());
    let told = ends.clone();
    let mut server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| edge.room_idle_seconds = 0)
        .store(move |real| Tampered::with(&told, real))
        .start()
        .await;
    let days = ClockRule::Turn { seconds: 3 * 86_400 };
    let [first, mut second] = game(&server, days).await;
    let (room, seq) = (first.room(), first.seen().seq);
    first.leaves().await;
    second.drops().await;
    server.stop().await;
    server.passes(Duration::from_secs(1));
    server.start_again().await;
    ends.reaches(room, seq + 1).await;
    server.passes(Duration::from_secs(3 * 86_400));
    ends.reaches(room, seq + 2).await;
    assert_eq!(steads(&second.rejoins().await).last(), Some(&Some(Stead::Clock)));
}

#[tokio::test]
async fn clocks_stand_still_while_the_server_is_away() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let [mut first, second] = game(&server, BANK).await;
    server.passes(Duration::from_secs(100));
    for _ in 0..2 {
        server.stop().await;
        server.passes(Duration::from_secs(100_000));
        server.start_again().await;
        first.rejoins().await;
        first
            .waits_until(|seen| seen.clocks.as_ref().is_some_and(|clocks| clocks.now > NEW_YEAR))
            .await;
    }
    first.sees().await;
    assert_eq!(time(&first, &first).0, 500);
    assert_eq!(time(&second, &first), (600, None));
    server.passes(Duration::from_secs(499));
    first.sees().await;
    assert_eq!(time(&first, &first).0, 1);
    let seq = first.seen().seq;
    server.passes(Duration::from_secs(1));
    first.catches_up(seq + 1).await;
    assert_eq!(steads(first.seen()), [Some(Stead::Clock)]);
    assert_eq!(time(&first, &first).0, 10);
}

/// What every clock that runs gets back after the server stood still, in seconds.
const GRACE_SECONDS: u64 = 2;

#[tokio::test]
async fn a_jump_of_the_clock_costs_nobody_time() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut first, mut second] = game(&server, TURN).await;
    let seq = first.seen().seq;
    server.passes(Duration::from_secs(50));
    server.sleeps(Duration::from_secs(3600));
    second.catches_up(seq + 1).await;
    assert_eq!(
        time(&first, &second),
        (10 + GRACE_SECONDS, Some(3660 + GRACE_SECONDS)),
        "everybody is told at once how much is left"
    );
    server.passes(Duration::from_secs(9 + GRACE_SECONDS));
    let seq = first.plays_any().await;
    second.catches_up(seq).await;
    assert_eq!(steads(second.seen()), [None], "the move was in time");
}

#[tokio::test]
async fn a_move_that_comes_with_the_end_of_an_absence_is_judged_before_any_clock() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut first, mut second] = game(&server, TURN).await;
    server.passes(Duration::from_millis(59_999));
    server.sleeps(Duration::from_secs(86_400));
    let seq = first.plays_any().await;
    second.catches_up(seq).await;
    assert_eq!(steads(second.seen()), [None]);
    let seq = second.seen().seq;
    server.passes(Duration::from_secs(60));
    second.catches_up(seq + 1).await;
    assert_eq!(steads(second.seen()), [Some(Stead::Clock)], "clocks run again");
}

#[tokio::test]
async fn a_jump_of_the_clock_costs_nobody_time_in_a_room_that_is_asleep() {
    let ends = Arc::new(LogEnds::default());
    let told = ends.clone();
    let server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| edge.room_idle_seconds = 0)
        .store(move |real| Tampered::with(&told, real))
        .start()
        .await;
    let [first, mut second] = game(&server, TURN).await;
    let (room, seq) = (first.room(), first.seen().seq);
    first.leaves().await;
    second.drops().await;
    server.passes(Duration::from_secs(10));
    server.sleeps(Duration::from_secs(3600));
    ends.reaches(room, seq + 1).await;
    let seen = second.rejoins().await;
    assert_eq!(
        (seen.seq, steads(&seen).contains(&Some(Stead::Clock))),
        (seq + 1, false),
        "no step was made for anybody"
    );
    server.passes(Duration::from_secs(50 + GRACE_SECONDS));
    ends.reaches(room, seq + 2).await;
    assert_eq!(steads(&second.sees().await).last(), Some(&Some(Stead::Clock)));
}

#[tokio::test]
async fn a_clock_that_was_set_back_stops_no_game() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let [mut first, mut second] = game(&server, TURN).await;
    server.passes(Duration::from_secs(20));
    let seq = first.plays_any().await;
    second.catches_up(seq).await;
    server.passes(Duration::from_secs(15));
    server.stop().await;
    server.is_set_to(NEW_YEAR - Duration::from_hours(24));
    server.start_again().await;
    let seen = first.rejoins().await;
    assert_eq!(
        seen.clocks.expect("clocks").now,
        NEW_YEAR + Duration::from_secs(35),
        "time goes on from where the last server stopped"
    );
    let seq = seen.seq;
    server.passes(Duration::from_secs(44));
    assert_eq!(first.sees().await.seq, seq);
    server.passes(Duration::from_secs(1));
    first.catches_up(seq + 1).await;
    assert_eq!(steads(first.seen()).last(), Some(&Some(Stead::Clock)));
}

#[tokio::test]
async fn a_pause_needs_everybody_present_and_anybody_ends_it() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let [mut first, mut second] = game(&server, TURN).await;
    first.is_refused(Refusal::NoChange, resume).await;
    first.does(pause).await;
    first.is_refused(Refusal::NoChange, pause).await;
    second.sees().await;
    assert_eq!(second.seen().room.votes[0].yes, [first.seat()]);
    server.restart().await;
    first.rejoins().await;
    second.rejoins().await;
    assert_eq!(
        second.seen().room.votes[0].yes,
        [first.seat()],
        "a vote survives a restart"
    );
    let seq = second.does(pause).await;
    first.catches_up(seq + 1).await;
    assert!(clocks(&first).paused);
    assert_eq!(first.seen().room.votes, []);
    server.passes(Duration::from_secs(1_000_000));
    server.restart().await;
    first.rejoins().await;
    second.rejoins().await;
    assert_eq!(time(&first, &first), (60, None));
    let seq = second.does(resume).await;
    first.catches_up(seq).await;
    assert_eq!((clocks(&first).paused, time(&first, &first).0), (false, 60));
}

#[tokio::test]
async fn a_game_that_is_over_has_no_clocks() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut first, mut second] = game(&server, BANK).await;
    let seq = plays_out([&mut first, &mut second]).await;
    second.catches_up(seq).await;
    assert_eq!(second.seen().clocks, None);
    server.passes(Duration::from_secs(1_000_000));
    assert_eq!(second.sees().await.seq, seq);
    assert_eq!(server.store().timed().await.unwrap(), []);
}

#[tokio::test]
async fn a_vote_can_be_taken_back_and_means_nothing_without_a_clock() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    first.is_refused(Refusal::NoClock, pause).await;
    first.is_refused(Refusal::NoClock, resume).await;
    let end = |yes| {
        move |id| ClientMessage::Vote {
            id,
            motion: Motion::End,
            yes,
        }
    };
    first.does(end(true)).await;
    first.does(end(false)).await;
    second.does(end(true)).await;
    assert_eq!(second.seen().room.phase, Phase::Playing);
    let mut watcher = server.spectator(first.room()).await;
    watcher.is_refused(Refusal::NotSeated, end(true)).await;
}
