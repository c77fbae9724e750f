//! The server is killed in the middle of a clock, a vote, a chat and a replay, and the evening goes on.

use dragonhall_protocol::http::{PlayedGame, Replay};
use dragonhall_protocol::{ClientMessage, ClockRule, Enter, Motion, Phase, Refusal, RoomSettings, TalkWords};
use dragonhall_tests::http::get;
use dragonhall_tests::{Player, ServerProcess, dragon_stone};

use super::settings;
use crate::SERVER;

async fn comes_in(server: &ServerProcess, enter: Enter) -> Player {
    Player::enters(server.address(), enter, None).await
}

#[tokio::test]
async fn a_killed_server_loses_nothing_of_an_evening() {
    let mut server = ServerProcess::start(SERVER, "serve").await;
    let mut host = comes_in(&server, Enter::Create(dragon_stone())).await;
    let room = host.room();
    let mut guest = comes_in(&server, Enter::Room(room)).await;
    host.sits("Ember").await;
    guest.sits("Frost").await;
    let clock = ClockRule::Bank {
        seconds: 3600,
        increment: 0,
    };
    host.does(settings(RoomSettings {
        clock,
        ..RoomSettings::default()
    }))
    .await;
    guest.sees().await;
    tokio::join!(host.begins(), guest.begins());
    let pause = |id| ClientMessage::Vote {
        id,
        motion: Motion::Pause,
        yes: true,
    };
    host.does(pause).await;
    guest
        .does(|id| ClientMessage::Say {
            id,
            text: "one moment".into(),
        })
        .await;

    server.kill().await;
    server.start_again().await;
    for player in [&mut host, &mut guest] {
        let seen = player.rejoins().await;
        assert_eq!(seen.room.votes[0].yes, [host_seat(&seen)]);
        assert_eq!(seen.talk[0].words, TalkWords::Text("one moment".into()));
        let clocks = seen.clocks.expect("clocks");
        assert!(
            clocks.seats.iter().all(|seat| seat.left > 3_500_000),
            "{clocks:?}"
        );
        assert_eq!(
            clocks.seats.iter().filter(|seat| seat.deadline.is_some()).count(),
            1
        );
    }
    host.waits_until(|seen| seen.presence.present.len() == 2).await;
    let seq = guest.does(pause).await;
    host.catches_up(seq + 1).await;
    server.kill().await;
    server.start_again().await;
    host.rejoins().await;
    guest.rejoins().await;
    assert!(host.seen().clocks.as_ref().is_some_and(|clocks| clocks.paused));
    let end = |id| ClientMessage::Vote {
        id,
        motion: Motion::End,
        yes: true,
    };
    host.waits_until(|seen| seen.presence.present.len() == 2).await;
    host.does(end).await;
    guest.does(end).await;
    guest.waits_until(|seen| seen.room.phase == Phase::Finished).await;

    let games = get(server.socket(), &format!("/api/rooms/{room}/games")).await;
    let games: Vec<PlayedGame> = serde_json::from_str(&games.body).unwrap();
    let path = format!("/api/rooms/{room}/games/{}/replay", games[0].seq);
    let before = get(server.socket(), &path).await.body;
    server.kill().await;
    server.start_again().await;
    assert_eq!(get(server.socket(), &path).await.body, before);
    let replay: Replay = serde_json::from_str(&before).unwrap();
    assert_eq!(replay.tables.len(), replay.steps as usize);
    host.rejoins().await;
    host.may_not(Refusal::OnlyInGame, end).await;
    host.does(|id| ClientMessage::Rematch { id }).await;
}

/// The seat of the player who hosts.
fn host_seat(seen: &dragonhall_client::Seen) -> dragonhall_protocol::Seat {
    let seats = &seen.room.seats;
    let place = seats
        .iter()
        .position(|seat| seat.as_ref().map(|seat| seat.player) == seen.room.host);
    dragonhall_protocol::Seat(place.expect("a host on a seat") as u8)
}
