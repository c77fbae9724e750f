//! Somebody leaves: the table waits, lets the seat play by itself, hands it over, or ends the game.

use std::time::Duration;

use dragonhall_client::Seen;
use dragonhall_protocol::{
    ClientMessage, GameTable, Level, MessageId, Motion, Outcome, Phase, PlayerId, Refusal, Role, Seat,
    StandIn, Stead,
};
use dragonhall_rules::receipt::{GameReceipt, verify};
use dragonhall_tests::http::get;
use dragonhall_tests::{TestServer, dragon_stone};

use super::dragon_farkle;

fn vote(motion: Motion) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Vote {
        id,
        motion,
        yes: true,
    }
}

#[tokio::test]
async fn an_absent_seat_plays_by_itself_until_its_player_is_back() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let [mut leaver, mut stays] = server.table(dragon_stone()).await;
    let seat = leaver.seat();
    let automatic = Motion::Automatic {
        seat,
        level: Level::Fair,
    };
    stays
        .is_refused(Refusal::SeatIsPresent { seat }, vote(automatic))
        .await;
    leaver.drops().await;
    stays
        .waits_until(|seen| !seen.presence.present.contains(&seat))
        .await;
    assert_eq!(server.store().timed().await.unwrap(), []);
    let seq = stays.does(vote(automatic)).await;
    server.passes(Duration::from_secs(60));
    stays.catches_up(seq + 1).await;
    assert_eq!(
        stays.seen().room.seats[usize::from(seat.0)]
            .as_ref()
            .unwrap()
            .automatic,
        Some(Level::Hard),
        "a bot that goes on for somebody plays as well as it can"
    );
    assert_eq!(server.store().timed().await.unwrap(), [stays.room()]);
    stays.catches_up(seq + 2).await;
    let Some(GameTable::DragonStone(table)) = &stays.seen().table else {
        panic!()
    };
    assert_eq!(
        (table.past[0].by, table.past[0].stead),
        (Some(seat), Some(Stead::Automatic))
    );
    server.restart().await;
    stays.rejoins().await;
    stays.is_refused(Refusal::NoChange, vote(automatic)).await;

    leaver.rejoins().await;
    leaver.catches_up(seq + 3).await;
    assert_eq!(
        leaver.seen().room.seats[usize::from(seat.0)]
            .as_ref()
            .unwrap()
            .automatic,
        None
    );
    assert_eq!(
        server.store().timed().await.unwrap(),
        [],
        "nothing happens by itself among people without clocks"
    );
    let before = leaver.seen().seq;
    server.passes(Duration::from_secs(100));
    assert_eq!(
        leaver.sees().await.seq,
        before,
        "nobody plays for a player who is back"
    );
}

#[tokio::test]
async fn that_somebody_is_back_is_written_at_most_once_a_minute() {
    let server = TestServer::prepare()
        .timed_by_hand()
        .config(|config| config.table.away_seconds = 1)
        .start()
        .await;
    let [mut leaver, mut stays] = server.table(dragon_stone()).await;
    let seat = leaver.seat();
    let automatic = Motion::Automatic {
        seat,
        level: Level::Hard,
    };
    let played_for = |seen: &Seen| seen.room.seats[usize::from(seat.0)].as_ref().unwrap().automatic;
    for is_first in [true, false] {
        leaver.drops().await;
        stays
            .waits_until(|seen| !seen.presence.present.contains(&seat))
            .await;
        stays.does(vote(automatic)).await;
        server.passes(Duration::from_secs(1));
        stays.waits_until(|seen| played_for(seen).is_some()).await;
        leaver.rejoins().await;
        if !is_first {
            server.passes(Duration::from_secs(57));
            assert!(played_for(&stays.sees().await).is_some(), "not a minute ago yet");
            server.passes(Duration::from_secs(2));
        }
        stays.waits_until(|seen| played_for(seen).is_none()).await;
    }
}

#[tokio::test]
async fn a_seat_is_handed_to_somebody_who_watches_and_taken_back() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let mut table = server.table_of(dragon_farkle(), 3).await;
    let mut kim = server.spectator(table[0].room()).await;
    kim.does(|id| ClientMessage::Watch {
        id,
        name: "Kim".into(),
    })
    .await;
    let to = kim.player();
    let mut leaver = table.remove(2);
    let hand_over = Motion::HandOver { seat: Seat(2), to };
    table[0].sees().await;
    table[0]
        .is_refused(Refusal::SeatIsPresent { seat: Seat(2) }, vote(hand_over))
        .await;
    leaver.drops().await;
    table[0]
        .waits_until(|seen| seen.presence.present.len() == 2)
        .await;
    let nobody = Motion::HandOver {
        seat: Seat(2),
        to: PlayerId(9),
    };
    table[0]
        .is_refused(Refusal::NoSuchPlayer { player: PlayerId(9) }, vote(nobody))
        .await;
    table[0]
        .is_refused(Refusal::BotFirst { seat: Seat(2) }, vote(hand_over))
        .await;
    let automatic = Motion::Automatic {
        seat: Seat(2),
        level: Level::Hard,
    };
    table[0].does(vote(automatic)).await;
    table[1].does(vote(automatic)).await;
    server.passes(Duration::from_secs(60));
    table[0]
        .waits_until(|seen| seen.room.seats[2].as_ref().unwrap().automatic.is_some())
        .await;
    table[0].does(vote(hand_over)).await;
    assert_eq!(
        kim.sees().await.you,
        Role::Companion(to),
        "one of three is no majority"
    );
    server.restart().await;
    for player in &mut table {
        player.rejoins().await;
    }
    kim.rejoins().await;
    table[0]
        .waits_until(|seen| seen.presence.present.len() == 2)
        .await;
    table[1].does(vote(hand_over)).await;
    // After a restart whoever is not back counts from then on.
    server.passes(Duration::from_mins(10));
    kim.waits_until(|seen| seen.you == Role::Seat(Seat(2))).await;
    let owner = leaver.player();
    assert_eq!(kim.seen().room.seats[2].as_ref().unwrap().owner, Some(owner));

    assert_eq!(leaver.rejoins().await.you, Role::Companion(owner));
    let sit = |seat| {
        move |id| ClientMessage::Sit {
            id,
            seat: Some(Seat(seat)),
            name: "Thorn".into(),
        }
    };
    leaver
        .is_refused(Refusal::SeatTaken { seat: Seat(1) }, sit(1))
        .await;
    let seq = leaver.does(sit(2)).await;
    kim.catches_up(seq).await;
    assert_eq!(
        (leaver.seen().you, kim.seen().you),
        (Role::Seat(Seat(2)), Role::Companion(to))
    );
    assert_eq!(leaver.player(), owner);
}

#[tokio::test]
async fn a_majority_of_all_seats_ends_the_game_for_good() {
    let mut server = TestServer::start().await;
    let mut table = server.table_of(dragon_farkle(), 3).await;
    let seat = table
        .iter()
        .position(|player| player.seen().is_awaited())
        .unwrap();
    table[seat].plays_any().await;
    table[0].does(vote(Motion::End)).await;
    server.restart().await;
    for player in &mut table {
        player.rejoins().await;
    }
    table[0]
        .waits_until(|seen| seen.presence.present.len() == 3)
        .await;
    let seq = table[2].does(vote(Motion::End)).await;
    table[1].catches_up(seq + 1).await;
    let seen = table[1].seen();
    assert_eq!(
        (seen.room.phase, seen.outcome()),
        (Phase::Finished, Some(&Outcome::Abandoned))
    );
    assert!(seen.offers().is_empty() && seen.awaiting().is_empty() && seen.room.seed.is_some());
    let path = format!("/api/rooms/{}/receipt", table[0].room());
    let receipt: GameReceipt = serde_json::from_str(&get(server.socket(), &path).await.body).unwrap();
    assert_eq!(verify(&receipt).unwrap().outcome, Outcome::Abandoned);
    table[0].is_refused(Refusal::OnlyInGame, vote(Motion::End)).await;
}

#[tokio::test]
async fn a_free_seat_can_play_by_itself() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut host = server.host(dragon_stone()).await;
    let mut guest = server.spectator(host.room()).await;
    host.sits("Ember").await;
    host.does(|id| ClientMessage::AddBot {
        id,
        seat: None,
        level: Level::Fair,
    })
    .await;
    host.begins().await;
    host.does(|id| ClientMessage::FreeSeat { id, seat: Seat(1) })
        .await;
    let seq = host
        .does(vote(Motion::Automatic {
            seat: Seat(1),
            level: Level::Easy,
        }))
        .await;
    host.catches_up(seq + 1).await;
    let strong = StandIn {
        seat: Seat(1),
        level: Level::Hard,
    };
    let room = &host.seen().room;
    assert_eq!(
        (&room.seats[1], &room.stand_ins[..]),
        (&None, &[strong][..]),
        "the seat is free, and everybody sees that a bot plays there"
    );
    while host.seen().is_awaited() {
        host.plays_any().await;
    }
    let before = host.seen().seq;
    server.passes(Duration::from_secs(1));
    host.catches_up(before + 1).await;
    guest.sits("Frost again").await;
    assert_eq!(guest.seen().room.stand_ins, []);
    let before = guest.sees().await.seq;
    server.passes(Duration::from_secs(100));
    assert_eq!(guest.sees().await.seq, before, "whoever sits there plays");
}
