//! Stepping through a finished game from any seat's view or with all hands open.

use dragonhall_protocol::Seat;
use dragonhall_protocol::http::{PlayedGame, Replay};
use dragonhall_rules::receipt::GameReceipt;
use dragonhall_rules::{AnyGame, Viewer};
use dragonhall_tests::http::get;
use dragonhall_tests::player::plays_out;
use dragonhall_tests::{Player, TestServer};
use serde_json::Value;

use super::dragon_farkle;

async fn finished(server: &TestServer) -> (Vec<Player>, PlayedGame) {
    let mut table = server.table_of(dragon_farkle(), 2).await;
    plays_out(&mut table).await;
    let games = get(server.socket(), &format!("/api/rooms/{}/games", table[0].room())).await;
    let mut games: Vec<PlayedGame> = serde_json::from_str(&games.body).unwrap();
    (table, games.remove(0))
}

async fn replay(server: &TestServer, player: &Player, game: &PlayedGame, query: &str) -> Replay {
    let path = format!("/api/rooms/{}/games/{}/replay?{query}", player.room(), game.seq);
    let reply = get(server.socket(), &path).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    serde_json::from_str(&reply.body).unwrap()
}

#[tokio::test]
async fn every_step_is_shown_as_its_viewer_saw_it() {
    let mut server = TestServer::start().await;
    let (table, game) = finished(&server).await;
    let path = format!("/api/rooms/{}/games/{}/receipt", table[0].room(), game.seq);
    let receipt: GameReceipt = serde_json::from_str(&get(server.socket(), &path).await.body).unwrap();
    for (view, viewer) in [
        ("open", Viewer::Open),
        ("public", Viewer::Public),
        ("0", Viewer::Seat(Seat(0))),
        ("1", Viewer::Seat(Seat(1))),
    ] {
        let mut game_now = AnyGame::new(&receipt.game, 2).unwrap();
        let mut from = 0;
        while from < receipt.decisions.len() {
            let part = replay(
                &server,
                &table[0],
                &game,
                &format!("view={view}&from={from}&most=40"),
            )
            .await;
            assert_eq!(
                (part.steps as usize, part.from as usize),
                (receipt.decisions.len(), from)
            );
            for (shown, decision) in part.tables.iter().zip(&receipt.decisions[from..]) {
                game_now.apply(&decision.events).unwrap();
                let [shown, live] =
                    [shown, &game_now.table(viewer, [])].map(|table| serde_json::to_value(table).unwrap());
                assert_eq!(
                    (&shown["view"], &shown["offers"]),
                    (&live["view"], &Value::Array(Vec::new()))
                );
                assert_eq!(shown["past"].as_array().unwrap().len(), 1);
            }
            from += part.tables.len();
            if from == 40 {
                server.restart().await;
            }
        }
    }
}

#[tokio::test]
async fn only_finished_games_are_shown_and_only_from_where_somebody_looks() {
    let server = TestServer::start().await;
    let (table, game) = finished(&server).await;
    let room = table[0].room();
    for (path, code) in [
        (
            format!("/api/rooms/{room}/games/{}/replay?view=2", game.seq),
            "no_such_view",
        ),
        (
            format!("/api/rooms/{room}/games/{}/replay?from=x", game.seq),
            "no_such_view",
        ),
        (
            format!("/api/rooms/{room}/games/{}/replay", game.seq + 1),
            "no_such_game",
        ),
        ("/api/rooms/x/games/1/replay".to_owned(), "no_such_room_or_seat"),
    ] {
        let reply = get(server.socket(), &path).await;
        assert_eq!(
            (reply.status, reply.json()["refusal"]["code"].as_str()),
            (404, Some(code)),
            "{path}"
        );
    }
    let running = server.table_of(dragon_farkle(), 2).await;
    let games = get(
        server.socket(),
        &format!("/api/rooms/{}/games", running[0].room()),
    )
    .await;
    assert_eq!(games.body, "[]");
    let far = replay(&server, &table[0], &game, "from=100000").await;
    assert_eq!(far.tables, []);
}
