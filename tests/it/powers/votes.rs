//! What a vote carries, and when: being away, a long absence, and counts that are never stale.

use std::time::Duration;

use dragonhall_protocol::{ClientMessage, ClockRule, Motion, Phase, Role, RoomSettings, Seat, Vote};
use dragonhall_tests::server::begin_all;
use dragonhall_tests::{Player, TestServer, dragon_stone};

use super::{automatic, drarkane, let_a_bot_go_on, vote, watch};
use crate::evening::settings;

const MINUTE: Duration = Duration::from_secs(60);

async fn is_alone(player: &mut Player) {
    let seat = player.seat();
    player.waits_until(|seen| seen.presence.present == [seat]).await;
}

fn only_vote(player: &Player) -> &Vote {
    let [vote] = &player.seen().room.votes[..] else {
        panic!("{:?}", player.seen().room.votes)
    };
    vote
}

#[tokio::test]
async fn a_game_is_ended_by_a_majority_of_all_seats_or_after_a_long_absence_that_all_saw() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(drarkane(), 2).await;
    let mut guest = table.remove(1);
    let mut host = table.remove(0);
    guest.drops().await;
    is_alone(&mut host).await;
    host.does(vote(Motion::End)).await;
    assert_eq!(
        (only_vote(&host).needed, &only_vote(&host).yes[..]),
        (Some(2), &[Seat(0)][..])
    );
    let absence = host.sees().await.presence.absent[0];
    assert_eq!(
        (absence.seat, absence.away.since(absence.since), absence.long_away),
        (Seat(1), MINUTE, Some(absence.since + 10 * MINUTE))
    );

    server.passes(MINUTE * 9);
    assert_eq!(guest.rejoins().await.room.phase, Phase::Playing);
    host.waits_until(|seen| seen.presence.absent.is_empty()).await;
    guest.drops().await;
    is_alone(&mut host).await;
    server.passes(MINUTE * 9);
    assert_eq!(host.sees().await.room.phase, Phase::Playing, "counted anew");
    server.passes(MINUTE);
    host.waits_until(|seen| seen.room.phase == Phase::Finished).await;
    assert!(host.seen().room.votes.is_empty());
}

#[tokio::test]
async fn after_a_restart_everybody_who_is_not_back_is_away_since_then() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(drarkane(), 2).await;
    table[1].drops().await;
    is_alone(&mut table[0]).await;
    server.passes(MINUTE * 9);
    server.restart().await;
    table[0].rejoins().await;
    table[0].does(vote(Motion::End)).await;
    server.passes(MINUTE * 9);
    assert_eq!(table[0].sees().await.room.phase, Phase::Playing);
    server.passes(MINUTE);
    table[0]
        .waits_until(|seen| seen.room.phase == Phase::Finished)
        .await;
}

#[tokio::test]
async fn where_clocks_count_hours_an_absence_is_long_when_the_seats_clock_is_out() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let day = 24 * 60 * 60;
    let mut table = server.lobby_of(dragon_stone(), 2).await;
    table[0]
        .does(settings(RoomSettings {
            clock: ClockRule::Turn { seconds: day },
            ..RoomSettings::default()
        }))
        .await;
    begin_all(&mut table).await;
    let first = usize::from(!table[0].seen().is_awaited());
    let (mut leaver, mut stays) = (table.remove(first), table.remove(0));
    leaver.drops().await;
    is_alone(&mut stays).await;
    stays.does(vote(Motion::End)).await;
    let deadline = stays.sees().await.clocks.unwrap().seats[usize::from(leaver.seat().0)].deadline;
    assert_eq!(stays.seen().presence.absent[0].long_away, deadline);
    server.passes(MINUTE * 60);
    assert_eq!(stays.sees().await.room.phase, Phase::Playing);
    server.passes(Duration::from_secs(u64::from(day)));
    stays.waits_until(|seen| seen.room.phase == Phase::Finished).await;
}

#[tokio::test]
async fn where_clocks_count_hours_a_seat_that_a_bot_plays_for_has_the_time_it_had_left() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.lobby_of(dragon_stone(), 2).await;
    table[0]
        .does(settings(RoomSettings {
            clock: ClockRule::Turn { seconds: 7200 },
            ..RoomSettings::default()
        }))
        .await;
    begin_all(&mut table).await;
    let mut leaver = table.remove(1);
    let mut stays = table.remove(0);
    leaver.drops().await;
    let_a_bot_go_on(&server, 1, &mut [&mut stays]).await;
    stays.does(vote(Motion::End)).await;
    server.passes(MINUTE * 60);
    assert_eq!(stays.sees().await.room.phase, Phase::Playing);
    server.passes(MINUTE * 61);
    stays.waits_until(|seen| seen.room.phase == Phase::Finished).await;
}

#[tokio::test]
async fn nobody_alone_is_handed_a_hidden_hand_however_long_its_player_is_away() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(drarkane(), 2).await;
    let mut guest = table.remove(1);
    let mut host = table.remove(0);
    let mut browser = server.spectator(host.room()).await;
    browser.does(watch("Second browser")).await;
    let to = browser.player();
    guest.drops().await;
    let_a_bot_go_on(&server, 1, &mut [&mut host]).await;
    host.does(vote(Motion::HandOver { seat: Seat(1), to })).await;
    server.passes(MINUTE * 60);
    host.sees().await;
    assert_eq!(only_vote(&host).needed, Some(2));
    assert_eq!(browser.sees().await.you, Role::Companion(to));
    assert_eq!(guest.rejoins().await.you, Role::Seat(Seat(1)));
    guest
        .waits_until(|seen| {
            seen.room.votes.is_empty() && seen.room.seats[1].as_ref().unwrap().automatic.is_none()
        })
        .await;
}

#[tokio::test]
async fn a_hidden_hand_is_handed_over_when_its_player_has_been_away_for_long_and_not_before() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(drarkane(), 3).await;
    let mut owner = table.remove(2);
    let [host, guest] = &mut table[..] else { panic!() };
    let mut kim = server.spectator(host.room()).await;
    kim.does(watch("Kim")).await;
    let to = kim.player();
    let hand_over = Motion::HandOver { seat: Seat(2), to };

    owner.drops().await;
    let_a_bot_go_on(&server, 2, &mut [host, guest]).await;
    for player in [&mut *host, &mut *guest] {
        player.sees().await;
        player.does(vote(hand_over)).await;
    }
    let long_away = host.sees().await.presence.absent[0].long_away;
    assert_eq!((only_vote(host).yes.len(), only_vote(host).needed), (2, Some(2)));
    assert_eq!(only_vote(host).from, long_away, "all see it counting down");
    server.passes(MINUTE * 8);
    assert_eq!(kim.sees().await.you, Role::Companion(to));
    assert_eq!(
        owner.rejoins().await.you,
        Role::Seat(Seat(2)),
        "after nine minutes"
    );
    host.waits_until(|seen| seen.room.votes.is_empty() && seen.presence.absent.is_empty())
        .await;

    owner.drops().await;
    let_a_bot_go_on(&server, 2, &mut [host, guest]).await;
    for player in [&mut *host, &mut *guest] {
        player.sees().await;
        player.does(vote(hand_over)).await;
    }
    server.passes(MINUTE * 9 - Duration::from_secs(1));
    assert_eq!(kim.sees().await.you, Role::Companion(to));
    server.passes(Duration::from_secs(1));
    kim.waits_until(|seen| seen.you == Role::Seat(Seat(2))).await;
    assert_eq!(owner.rejoins().await.you, Role::Companion(owner.player()));
}

#[tokio::test]
async fn a_vote_does_not_count_while_its_seat_is_away() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(drarkane(), 3).await;
    table[0].does(vote(Motion::End)).await;
    table[0].drops().await;
    table[1]
        .waits_until(|seen| seen.presence.present.len() == 2)
        .await;
    table[1].sees().await;
    assert_eq!(
        only_vote(&table[1]).yes,
        [Seat(0)],
        "a moment's absence changes nothing"
    );
    server.passes(MINUTE);
    table[1]
        .waits_until(|seen| seen.room.votes.iter().all(|vote| vote.yes.is_empty()))
        .await;
    table[1].does(vote(Motion::End)).await;
    assert_eq!(table[1].sees().await.room.phase, Phase::Playing);
    table[0].rejoins().await;
    table[1]
        .waits_until(|seen| seen.room.phase == Phase::Finished)
        .await;
}

#[tokio::test]
async fn a_motion_about_somebody_who_is_back_falls() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(drarkane(), 2).await;
    let mut guest = table.remove(1);
    let mut host = table.remove(0);
    guest.drops().await;
    is_alone(&mut host).await;
    host.does(vote(automatic(1))).await;
    assert!(only_vote(&host).from.is_some(), "not before the minute is over");
    guest.rejoins().await;
    host.waits_until(|seen| seen.room.votes.is_empty() && seen.presence.absent.is_empty())
        .await;
    guest.drops().await;
    is_alone(&mut host).await;
    server.passes(MINUTE * 2);
    assert_eq!(host.sees().await.room.seats[1].as_ref().unwrap().automatic, None);
}

#[tokio::test]
async fn a_pause_needs_all_who_are_not_away_and_anybody_seated_ends_it() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.lobby_of(dragon_stone(), 2).await;
    table[0]
        .does(settings(RoomSettings {
            clock: ClockRule::Turn { seconds: 600 },
            ..RoomSettings::default()
        }))
        .await;
    begin_all(&mut table).await;
    let mut guest = table.remove(1);
    let mut host = table.remove(0);
    host.does(vote(Motion::Pause)).await;
    guest.drops().await;
    is_alone(&mut host).await;
    assert!(!host.sees().await.clocks.unwrap().paused);
    server.passes(MINUTE);
    host.waits_until(|seen| seen.clocks.as_ref().is_some_and(|clocks| clocks.paused))
        .await;
    guest.rejoins().await;
    guest.does(|id| ClientMessage::Resume { id }).await;
    assert!(!guest.seen().clocks.as_ref().unwrap().paused);
}

#[tokio::test]
async fn time_in_which_the_server_stood_still_makes_nobody_away_for_long() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(drarkane(), 2).await;
    table[1].drops().await;
    let stays = &mut table[0];
    is_alone(stays).await;
    stays.does(vote(Motion::End)).await;
    stays.does(vote(automatic(1))).await;
    server.sleeps(Duration::from_secs(20 * 60));
    let seen = stays.sees().await;
    assert_eq!(seen.room.phase, Phase::Playing);
    assert_eq!(seen.room.seats[1].as_ref().unwrap().automatic, None);
    server.passes(Duration::from_secs(599));
    assert_eq!(stays.sees().await.room.phase, Phase::Playing);
    server.passes(Duration::from_secs(1));
    stays.waits_until(|seen| seen.room.phase == Phase::Finished).await;
}
