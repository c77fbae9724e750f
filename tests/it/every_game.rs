//! Every game of the house on the whole path: played by programs, watched, interrupted and checked.

use std::collections::BTreeSet;

use dragonhall_protocol::{GameId, GameOptions, GameTable, Role, ServerMessage};
use dragonhall_rules::receipt::{GameReceipt, verify};
use dragonhall_rules::{AnyGame, Viewer, any};
use dragonhall_tests::http::get;
use dragonhall_tests::player::{plays_on, plays_out};
use dragonhall_tests::{Player, TestServer};
use serde_json::{Value, json};

/// How many moves are made before the server is stopped and started again.
const BEFORE_THE_BREAK: usize = 25;

#[tokio::test]
async fn every_game_is_played_to_its_end_by_its_fewest_and_by_its_most_players() {
    for info in any::games() {
        for players in BTreeSet::from([info.fewest, info.most]) {
            is_played(options(info.game, json!({})), players.into()).await;
        }
    }
}

#[tokio::test]
async fn drarkane_is_played_with_the_treasures_and_in_teams() {
    for (chosen, players) in [
        (json!({ "treasures": true }), 2),
        (json!({ "teams": true, "treasures": true }), 4),
        (json!({ "teams": true }), 6),
    ] {
        is_played(options(GameId::Drarkane, chosen), players).await;
    }
}

async fn is_played(game: GameOptions, players: usize) {
    let mut server = TestServer::start().await;
    let mut table = server.table_of(game.clone(), players).await;
    table.push(server.spectator(table[0].room()).await);

    plays_on(&mut table, BEFORE_THE_BREAK).await;
    server.restart().await;
    for viewer in &mut table {
        let before = viewer.seen().clone();
        let after = viewer.rejoins().await;
        assert_eq!((after.seq, &after.room), (before.seq, &before.room));
        assert_eq!(after.table.map(knowledge), before.table.map(knowledge));
    }

    plays_out(&mut table).await;
    let path = format!("/api/rooms/{}/receipt", table[0].room());
    let receipt: GameReceipt = serde_json::from_str(&get(server.socket(), &path).await.body).unwrap();
    let verdict = verify(&receipt).unwrap();
    for viewer in &table {
        assert_eq!(viewer.seen().outcome(), Some(&verdict.outcome), "{game:?}");
        was_shown_its_own_table(viewer, &receipt);
    }

    server.restart().await;
    for viewer in &mut table {
        let told = facts(viewer);
        assert!((1..=3).contains(&told.len()), "{game:?}: {told:?}");
        viewer.rejoins().await;
        assert_eq!(facts(viewer), told, "the same is told after a restart");
    }
    let again: GameReceipt = serde_json::from_str(&get(server.socket(), &path).await.body).unwrap();
    assert_eq!(again, receipt);
}

/// What a viewer was told that the game will be remembered for.
fn facts(viewer: &Player) -> Vec<Value> {
    let table = serde_json::to_value(&viewer.seen().table).unwrap();
    table["facts"].as_array().cloned().unwrap_or_default()
}

/// A game with the options that are chosen; the others are as in the box.
pub(crate) fn options(game: GameId, chosen: Value) -> GameOptions {
    serde_json::from_value(json!({ "game": game, "options": chosen })).unwrap()
}

/// A table without its past, which is longer in a snapshot.
fn knowledge(table: GameTable) -> Value {
    let mut table = serde_json::to_value(table).unwrap();
    table.as_object_mut().unwrap().remove("past");
    table
}

/// After every decision the viewer was shown what the rules let it know, and nothing else; facts with the result alone.
fn was_shown_its_own_table(player: &Player, receipt: &GameReceipt) {
    let viewer = match player.seen().you {
        Role::Seat(seat) => Viewer::Seat(seat),
        Role::Companion(_) | Role::Spectator => Viewer::Public,
    };
    let mut game = AnyGame::new(&receipt.game, receipt.seats.len() as u8).unwrap();
    let facts = game.facts(receipt.decisions.iter().map(|decision| &decision.events));
    let known: Vec<Value> = receipt
        .decisions
        .iter()
        .map(|decision| {
            game.apply(&decision.events).unwrap();
            let mut table = game.table(viewer, []);
            if table.outcome().is_some() {
                facts.tell(&mut table);
            }
            knowledge(table)
        })
        .collect();
    let opening = player.seen().seq + 1 - known.len() as u64;
    let mut decisions = BTreeSet::new();
    for message in player.transcript().messages() {
        let (seq, table) = match message {
            ServerMessage::Snapshot { seq, table, .. } | ServerMessage::Update { seq, table, .. } => {
                (seq, table)
            }
            ServerMessage::Welcome { .. }
            | ServerMessage::Presence(_)
            | ServerMessage::Outside { .. }
            | ServerMessage::Knocks { .. }
            | ServerMessage::Key { .. }
            | ServerMessage::Pointed { .. }
            | ServerMessage::Odds { .. }
            | ServerMessage::Answer { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Pong { .. } => continue,
        };
        if let Some(table) = table {
            let decision = (seq - opening) as usize;
            assert_eq!(
                knowledge(table),
                known[decision],
                "{viewer:?} after decision {decision}"
            );
            decisions.insert(decision);
        }
    }
    assert_eq!(decisions.last(), Some(&(known.len() - 1)));
}
