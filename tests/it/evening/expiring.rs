//! How long a room is kept.

use std::sync::Arc;
use std::time::Duration;

use dragonhall_client::Error;
use dragonhall_protocol::{
    ClientMessage, CloseCode, Enter, GameId, Outcome, Phase, Refusal, RoomCode, RoomId,
};
use dragonhall_server::store::{FinishedQuery, NewRoom, Record, StoreError};
use dragonhall_tests::http::get;
use dragonhall_tests::server::NEW_YEAR;
use dragonhall_tests::stores::{LogEnds, Tampered};
use dragonhall_tests::{Player, Raw, TestServer, dragon_stone};

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
async fn a_room_that_nobody_touches_goes_and_says_so_to_its_players_alone() {
    let ends = Arc::new(LogEnds::default());
    let told = ends.clone();
    let mut server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| edge.room_idle_seconds = 0)
        .store(move |real| Tampered::with(&told, real))
        .start()
        .await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let (room, seq) = (first.room(), first.seen().seq);
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
    ends.reaches(room, seq + 2).await;
    let query = FinishedQuery {
        game: None,
        player: None,
        room: Some(room),
        most: 1,
    };
    let ended = server.store().finished(query).await.unwrap().remove(0);
    assert_eq!((ended.room, ended.outcome), (first.room(), Outcome::Abandoned));
    assert_eq!(refusal(&server, &first, true).await, Refusal::RoomGone);
    server.restart().await;
    assert_eq!(refusal(&server, &second, true).await, Refusal::RoomGone);
    assert_eq!(refusal(&server, &first, false).await, Refusal::NoSuchRoomOrSeat);
    let mut raw = Raw::open(server.socket()).await;
    raw.tells(&ClientMessage::Hello {
        enter: Enter::Room(first.room()),
        token: Some(first.token()),
        pass: None,
    })
    .await;
    assert_eq!(raw.ends().await.code(), Some(CloseCode::RoomGone));
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
    let ends = Arc::new(LogEnds::default());
    let told = ends.clone();
    let server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| edge.room_idle_seconds = 0)
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
            at: NEW_YEAR,
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
    ends.reaches(room, 2).await;
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
    server.passes(24 * HOUR);
    ends.reaches(room, 3).await;
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
