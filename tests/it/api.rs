//! The HTTP interface.

use dragonhall_protocol::http::{GameInfo, Problem, RoomAddress, RoomSummary};
use dragonhall_protocol::{Enter, GameId, Phase, Refusal};
use dragonhall_tests::http::{Reply, get, post};
use dragonhall_tests::player::plays_out;
use dragonhall_tests::{Player, TestServer, dragon_stone};

fn refusal(reply: &Reply) -> Refusal {
    serde_json::from_str::<Problem>(&reply.body)
        .expect("a problem")
        .refusal
}

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let server = TestServer::start().await;
    let reply = get(server.socket(), "/api/health").await;
    let version = concat!("ok\ndragonhall ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!((reply.status, reply.body.as_str()), (200, version));
}

#[tokio::test]
async fn every_game_is_listed_with_the_number_of_its_players() {
    let server = TestServer::start().await;
    let games: Vec<GameInfo> = serde_json::from_str(&get(server.socket(), "/api/games").await.body).unwrap();
    assert!(games.contains(&GameInfo {
        game: GameId::DragonStone,
        fewest: 2,
        most: 2
    }));
}

#[tokio::test]
async fn a_room_can_be_opened_looked_up_and_entered() {
    let server = TestServer::start().await;
    let reply = post(
        server.socket(),
        "/api/rooms",
        serde_json::to_string(&dragon_stone()).unwrap(),
    )
    .await;
    assert_eq!(reply.status, 201);
    let opened: RoomAddress = serde_json::from_str(&reply.body).unwrap();

    let found = get(server.socket(), &format!("/api/codes/{}", opened.code.0)).await;
    assert_eq!(serde_json::from_str::<RoomAddress>(&found.body).unwrap(), opened);

    let summary = get(server.socket(), &format!("/api/rooms/{}", opened.room)).await;
    let summary: RoomSummary = serde_json::from_str(&summary.body).unwrap();
    let player = Player::enters(server.address(), Enter::Room(opened.room), None).await;
    assert_eq!(
        summary,
        RoomSummary {
            room: player.seen().room.clone(),
            awaiting: Vec::new()
        }
    );
}

#[tokio::test]
async fn a_summary_says_whom_the_table_waits_for() {
    let server = TestServer::start().await;
    let [first, _second] = server.table(dragon_stone()).await;
    let reply = get(server.socket(), &format!("/api/rooms/{}", first.room())).await;
    let summary: RoomSummary = serde_json::from_str(&reply.body).unwrap();
    assert_eq!(summary.awaiting, [first.seen().seat().unwrap()]);
    assert_eq!(summary.room, first.seen().room);
}

#[tokio::test]
async fn a_code_is_looked_up_only_in_the_lobby() {
    let server = TestServer::start().await;
    let [first, _second] = server.table(dragon_stone()).await;
    let reply = get(
        server.socket(),
        &format!("/api/codes/{}", first.seen().room.code.0),
    )
    .await;
    assert_eq!((reply.status, refusal(&reply)), (404, Refusal::NoSuchRoomOrSeat));
}

#[tokio::test]
async fn there_is_a_receipt_when_the_game_is_over_and_not_before() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    let path = format!("/api/rooms/{}/receipt", first.room());
    let too_early = async || {
        let reply = get(server.socket(), &path).await;
        assert_eq!((reply.status, refusal(&reply)), (409, Refusal::NotFinished));
    };
    too_early().await;
    tokio::join!(first.begins(), second.begins());
    too_early().await;
    plays_out([&mut first, &mut second]).await;
    assert_eq!(first.seen().room.phase, Phase::Finished);
    assert_eq!(get(server.socket(), &path).await.status, 200);
}

#[tokio::test]
async fn an_unknown_room_is_not_found_in_the_same_words_everywhere() {
    let server = TestServer::start().await;
    let unknown = get(server.socket(), "/api/rooms/00000000-0000-4000-8000-000000000000").await;
    assert_eq!(
        (unknown.status, refusal(&unknown)),
        (404, Refusal::NoSuchRoomOrSeat)
    );
    for path in [
        "/api/rooms/no-room",
        "/api/rooms/00000000-0000-4000-8000-000000000000/receipt",
        "/api/codes/OAK-1",
        "/api/codes/%00",
    ] {
        assert_eq!(get(server.socket(), path).await, unknown, "{path}");
    }
}

#[tokio::test]
async fn options_that_fit_no_game_are_refused() {
    let server = TestServer::start().await;
    for body in [
        "",
        "{",
        "[]",
        r#"{"game":"chess"}"#,
        r#"{"game":"dragon-stone","options":{"dice":7}}"#,
    ] {
        let reply = post(server.socket(), "/api/rooms", body).await;
        assert_eq!(reply.status, 400, "{body}");
        assert!(matches!(refusal(&reply), Refusal::BadOptions { .. }), "{body}");
    }
    let endless = post(server.socket(), "/api/rooms", " ".repeat(100_000)).await;
    assert!((400..500).contains(&endless.status), "{}", endless.status);
}

#[tokio::test]
async fn the_protocol_is_explained() {
    let server = TestServer::start().await;
    let page = get(server.socket(), "/protocol").await;
    assert_eq!(
        (page.status, page.content_type.starts_with("text/html")),
        (200, true)
    );
    let schema = get(server.socket(), "/protocol/schema.json").await;
    assert_eq!(schema.status, 200);
    assert!(schema.json()["$defs"]["ServerMessage"].is_object());
    assert_eq!(get(server.socket(), "/api/nothing").await.status, 404);
}

#[tokio::test]
async fn every_answer_tells_a_browser_what_it_may_do_with_it() {
    let server = TestServer::start().await;
    let room = server.host(dragon_stone()).await.room();
    for path in [
        "/",
        "/protocol",
        "/protocol/schema.json",
        "/nothing.js",
        "/api/nothing",
        "/api/health",
        "/api/games",
        "/api/rooms",
        &format!("/api/rooms/{room}"),
        &format!("/api/rooms/{room}/receipt"),
        "/api/rooms/nonsense",
        "/api/codes/OAK-1",
        "/ws",
    ] {
        let reply = get(server.socket(), path).await;
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
        assert!(
            reply
                .header("content-security-policy")
                .contains("default-src 'self'"),
            "{path}"
        );
        let is_api = path.starts_with("/api/");
        assert_eq!(reply.header("cache-control") == "no-store", is_api, "{path}");
    }
}
