//! How long a room is kept.

use std::sync::Arc;
use std::time::Duration;

use dragonhall_client::Error;
use dragonhall_protocol::{ClientMessage, Enter, Outcome, Refusal, close};
use dragonhall_server::store::FinishedQuery;
use dragonhall_tests::http::get;
use dragonhall_tests::server::NEW_YEAR;
use dragonhall_tests::stores::{LogEnds, Tampered};
use dragonhall_tests::{Player, Raw, TestServer, dragon_stone};

const DAY: u64 = 86_400;

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
    assert_eq!(host.seen().room.expires, NEW_YEAR + 30 * DAY * 1000);
    server.passes(Duration::from_secs(DAY));
    host.does(|id| ClientMessage::Keep { id }).await;
    assert_eq!(host.seen().room.expires, NEW_YEAR + 31 * DAY * 1000);
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
    server.passes(Duration::from_secs(29 * DAY));
    first.rejoins().await;
    first.drops().await;
    server.restart().await;
    // It answers, so it has been there for a moment.
    get(server.socket(), "/api/health").await;
    server.passes(Duration::from_secs(DAY + 3600));
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
    })
    .await;
    assert_eq!(raw.ends().await.code(), Some(close::ROOM_GONE));
}

#[tokio::test]
async fn a_room_with_somebody_in_it_is_not_let_go() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut host, _guest] = server.lobby(dragon_stone()).await;
    server.passes(Duration::from_secs(40 * DAY));
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
    server.passes(Duration::from_secs(100 * DAY));
    server.start_again().await;
    get(server.socket(), "/api/health").await;
    server.passes(Duration::from_secs(DAY / 2));
    host.rejoins().await;
    host.does(|id| ClientMessage::Keep { id }).await;
}
