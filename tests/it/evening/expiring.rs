//! How long a room is kept.

use std::sync::Arc;
use std::time::Duration;

use dragonhall_client::Error;
use dragonhall_protocol::{
    ClientMessage, CloseCode, Enter, GameId, Outcome, Phase, Refusal, RoomCode, RoomId,
};
use dragonhall_server::config::Config;
use dragonhall_server::store::{Append, FinishedGame, FinishedQuery, NewRoom, Record, StoreError};
use dragonhall_tests::http::get;
use dragonhall_tests::patience::patiently;
use dragonhall_tests::player::plays_out;
use dragonhall_tests::server::NEW_YEAR;
use dragonhall_tests::stores::{LogEnds, Tampered};
use dragonhall_tests::{Player, Raw, TestServer, dragon_stone};

use tokio::time::sleep;

use crate::receipts::checks;

const DAY: Duration = Duration::from_hours(24);

async fn refusal(server: &TestServer, player: &Player, with_token: bool) -> Refusal {
    let token = with_token.then(|| player.token());
    match Player::tries_to_enter(server.address(), Enter::Room(player.room()), token).await {
        Err(Error::Refused(refusal)) => refusal,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("a way into a room that is gone"),
    }
}

#[tokio::test]
async fn an_expiry_is_shown_and_put_off() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut host, _guest] = server.lobby(dragon_stone()).await;
    assert_eq!(host.seen().room.expires, NEW_YEAR + 30 * DAY);
    server.passes(DAY);
    host.does(|id| ClientMessage::Keep { id }).await;
    assert_eq!(host.seen().room.expires, NEW_YEAR + 31 * DAY);
    let mut watcher = server.spectator(host.room()).await;
    watcher
        .is_refused(Refusal::Nameless, |id| ClientMessage::Keep { id })
        .await;
}

#[tokio::test]
async fn a_room_that_nobody_touches_is_erased_and_its_game_stays_without_names() {
    let ends = Arc::new(LogEnds::default());
    let told = ends.clone();
    let mut server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| edge.room_idle_seconds = 0)
        .store(move |real| Tampered::with(&told, real))
        .start()
        .await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let room = first.room();
    first.drops().await;
    second.drops().await;
    server.restart().await;
    // It answers, so it was there in all that time.
    get(server.socket(), "/api/health").await;
    server.passes(29 * DAY);
    first.rejoins().await;
    first.drops().await;
    server.restart().await;
    // It answers, so it has been there for a moment.
    get(server.socket(), "/api/health").await;
    server.passes(DAY + Duration::from_hours(1));
    ends.is_erased(room).await;
    let ended = games_of(&server, room).await.remove(0);
    assert_eq!((ended.room, ended.outcome), (room, Outcome::Abandoned));
    assert!(ended.players.iter().all(|player| player.name.is_empty()));
    let receipt = get(server.socket(), &format!("/api/rooms/{room}/receipt")).await;
    assert!(!receipt.body.contains("Ember") && !receipt.body.contains("Frost"));
    for output in checks(&receipt.body).await {
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(
            output.status.success() && said.contains("Names withheld."),
            "{output:?}"
        );
    }
    for player in [&first, &second] {
        assert_eq!(refusal(&server, player, true).await, Refusal::NoSuchRoomOrSeat);
        assert_eq!(refusal(&server, player, false).await, Refusal::NoSuchRoomOrSeat);
    }
    server.restart().await;
    let mut raw = Raw::open(server.socket()).await;
    raw.tells(&ClientMessage::Hello {
        enter: Enter::Room(room),
        token: Some(first.token()),
        pass: None,
    })
    .await;
    assert_eq!(raw.ends().await.code(), Some(CloseCode::NoSuchRoomOrSeat));
}

async fn games_of(server: &TestServer, room: RoomId) -> Vec<FinishedGame> {
    let query = FinishedQuery {
        game: None,
        player: None,
        room: Some(room),
        most: 9,
    };
    server.store().finished(query).await.unwrap()
}

#[tokio::test]
async fn finished_games_go_once_they_were_kept_for_long_enough_and_their_room_is_gone() {
    let (server, ends) = forgetful_with(|config| config.retention.keep_games_days = Some(40)).await;
    let mut players: [Player; 2] = server.table(dragon_stone()).await;
    plays_out(players.each_mut()).await;
    let room = players[0].room();
    for player in &mut players {
        player.drops().await;
    }
    // It answers, so it has been there for a moment.
    get(server.socket(), "/api/health").await;
    for (days, left) in [(39, 1), (2, 0)] {
        server.passes(days * DAY);
        ends.is_erased(room).await;
        patiently("the games to go", async {
            while games_of(&server, room).await.len() != left {
                sleep(Duration::from_millis(20)).await;
            }
        })
        .await;
    }
    let receipt = get(server.socket(), &format!("/api/rooms/{room}/receipt")).await;
    assert_eq!(receipt.status, 404);
}

/// As an earlier version closed a room whose time was over.
#[tokio::test]
async fn a_room_that_was_closed_is_erased_at_the_next_look() {
    let (server, ends) = forgetful().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let (room, seq) = (host.room(), host.seen().seq);
    host.drops().await;
    // It answers, so it has been there for a moment.
    get(server.socket(), "/api/health").await;
    let epoch = server.store().claim(room).await.unwrap().unwrap().epoch;
    let gone = Record {
        seq: seq + 1,
        at: NEW_YEAR,
        body: r#"{"what":"gone"}"#.to_owned(),
    };
    let closed = Append {
        gone: true,
        ..Append::of(room, epoch, vec![gone])
    };
    server.store().append(closed).await.unwrap();
    assert_eq!(refusal(&server, &host, true).await, Refusal::RoomGone);
    server.passes(DAY);
    ends.is_erased(room).await;
    assert_eq!(refusal(&server, &host, true).await, Refusal::NoSuchRoomOrSeat);
}

#[tokio::test]
async fn a_room_with_somebody_in_it_is_not_let_go() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut host, _guest] = server.lobby(dragon_stone()).await;
    server.passes(40 * DAY);
    let seq = host.sees().await.seq;
    server.passes(Duration::from_secs(3600));
    assert_eq!(host.sees().await.seq, seq);
    host.does(|id| ClientMessage::Keep { id }).await;
}

#[tokio::test]
async fn whoever_starts_a_server_after_a_long_time_finds_the_rooms_there() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let [mut host, mut guest] = server.lobby(dragon_stone()).await;
    host.drops().await;
    guest.drops().await;
    server.stop().await;
    server.passes(100 * DAY);
    server.start_again().await;
    get(server.socket(), "/api/health").await;
    server.passes(DAY / 2);
    host.rejoins().await;
    let text = "here we are".to_owned();
    host.does(|id| ClientMessage::Say { id, text }).await;
}

#[tokio::test]
async fn a_clock_that_is_set_far_ahead_makes_no_room_old() {
    let (server, _ends) = forgetful().await;
    let [mut host, mut guest] = server.table(dragon_stone()).await;
    let mut waiting = server.host(dragon_stone()).await;
    waiting.sits("Thorn").await;
    for player in [&mut host, &mut guest, &mut waiting] {
        player.drops().await;
    }
    server.sleeps(60 * DAY);
    // It answers, so it has been there for a moment; the house's time goes on from where it is.
    get(server.socket(), "/api/health").await;
    for _ in 0..30 {
        server.passes(HOUR);
        get(server.socket(), "/api/health").await;
    }
    assert_eq!(host.rejoins().await.room.phase, Phase::Playing);
    waiting.rejoins().await;
}

#[tokio::test]
async fn a_server_that_starts_with_a_clock_far_behind_makes_no_room_old_for_the_next_one() {
    let mut server = TestServer::prepare().timed_by_hand().start().await;
    let [mut old, _guest] = server.lobby(dragon_stone()).await;
    old.drops().await;
    server.stop().await;
    server.is_set_to(NEW_YEAR - 6 * 365 * DAY);
    server.start_again().await;
    let mut new = server.host(dragon_stone()).await;
    new.sits("Thorn").await;
    assert_eq!(new.seen().room.expires, NEW_YEAR + 30 * DAY);
    old.rejoins().await;
    for player in [&mut old, &mut new] {
        player.drops().await;
    }
    server.stop().await;
    server.is_set_to(NEW_YEAR + Duration::from_secs(60));
    server.start_again().await;
    // It answers, so it has been there for a moment.
    get(server.socket(), "/api/health").await;
    server.passes(2 * HOUR);
    get(server.socket(), "/api/health").await;
    for player in [&mut old, &mut new] {
        assert_eq!(player.rejoins().await.room.phase, Phase::Lobby);
    }
}

const HOUR: Duration = Duration::from_secs(3600);

/// A server whose rooms leave memory at once, and how far their logs have come.
async fn forgetful() -> (TestServer, Arc<LogEnds>) {
    forgetful_with(|_| {}).await
}

/// The same with other settings.
async fn forgetful_with(set: impl FnOnce(&mut Config)) -> (TestServer, Arc<LogEnds>) {
    let ends = Arc::new(LogEnds::default());
    let told = ends.clone();
    let server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| edge.room_idle_seconds = 0)
        .config(set)
        .store(move |real| Tampered::with(&told, real))
        .start()
        .await;
    (server, ends)
}

/// Starts the server anew, so that nobody is in any room, and lets it be there for a moment.
async fn everybody_leaves(server: &mut TestServer) {
    server.restart().await;
    get(server.socket(), "/api/health").await;
}

/// Whether another room could be opened with this code; if so, it is.
async fn is_free(server: &TestServer, code: &RoomCode) -> bool {
    let room = NewRoom {
        id: RoomId(uuid::Uuid::new_v4()),
        code: code.clone(),
        game: GameId::DragonStone,
        first: Record {
            seq: 1,
            at: server.now(),
            body: "{}".to_owned(),
        },
    };
    match server.store().create(room).await {
        Ok(()) => true,
        Err(StoreError::CodeTaken) => false,
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn a_room_that_nobody_used_goes_after_an_hour_and_its_code_after_a_day() {
    let (mut server, ends) = forgetful().await;
    let mut passer_by = server.host(dragon_stone()).await;
    let (room, code) = (passer_by.room(), passer_by.seen().room.code.clone());
    passer_by.drops().await;
    everybody_leaves(&mut server).await;
    server.passes(HOUR);
    ends.is_erased(room).await;
    assert_eq!(
        refusal(&server, &passer_by, false).await,
        Refusal::NoSuchRoomOrSeat
    );
    let found = get(server.socket(), &format!("/api/codes/{}", code.0)).await;
    assert_eq!(found.status, 404);
    assert!(
        !is_free(&server, &code).await,
        "nobody is led into a stranger's room by it"
    );
    server.passes(23 * HOUR - Duration::from_millis(1));
    assert!(!is_free(&server, &code).await);
    server.passes(Duration::from_millis(1));
    assert!(is_free(&server, &code).await);
}

#[tokio::test]
async fn a_room_that_waits_for_a_day_gives_its_code_back_and_its_link_still_opens_it() {
    let (mut server, ends) = forgetful().await;
    let mut waiting = server.host(dragon_stone()).await;
    waiting.sits("Ember").await;
    let waiting_code = waiting.seen().room.code.clone();
    server.passes(Duration::from_secs(1));
    let mut left = server.host(dragon_stone()).await;
    left.sits("Frost").await;
    let code = left.seen().room.code.clone();
    left.drops().await;
    everybody_leaves(&mut server).await;
    waiting.rejoins().await;
    server.passes(24 * HOUR);
    // The rooms are looked at in turn, the oldest first.
    ends.reaches(left.room(), left.seen().seq + 1).await;
    assert!(is_free(&server, &code).await);
    assert!(!is_free(&server, &waiting_code).await, "somebody is there");
    let seen = left.rejoins().await;
    assert!(seen.room.code_closed);
    assert!(!waiting.sees().await.room.code_closed);
    let mut friend = server.spectator(left.room()).await;
    friend.sits("Thorn").await;
}
