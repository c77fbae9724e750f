//! Receipts: a finished game that anybody can check.

use std::path::Path;
use std::process::Output;

use dragonhall_protocol::http::PlayedBy;
use dragonhall_protocol::{GameId, RoomId};
use dragonhall_rules::receipt::{GameReceipt, verify};
use dragonhall_server::store::FinishedQuery;
use dragonhall_tests::http::get;
use dragonhall_tests::player::plays_out;
use dragonhall_tests::{Chance, Player, TestServer, dragon_stone};
use serde_json::Value;
use tokio::process::Command;

use crate::SERVER;

/// A verifier in another language, which knows the protocol page and no rule.
const OTHER_VERIFIER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/verifier/verify.py");

async fn finished_game(server: &TestServer) -> (Player, String) {
    let [mut first, mut second] = server.table(dragon_stone()).await;
    plays_out([&mut first, &mut second]).await;
    let receipt = receipt_of(server, first.room()).await;
    (first, receipt)
}

async fn receipt_of(server: &TestServer, room: RoomId) -> String {
    let reply = get(server.socket(), &format!("/api/rooms/{room}/receipt")).await;
    assert_eq!(reply.status, 200);
    reply.body
}

pub(crate) async fn checks(receipt: &str) -> [Output; 2] {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("receipt.json");
    std::fs::write(&file, receipt).unwrap();
    let own = Command::new(SERVER)
        .arg("verify")
        .arg(&file)
        .output()
        .await
        .unwrap();
    let other = Command::new("python3")
        .arg(Path::new(OTHER_VERIFIER))
        .arg(&file)
        .output()
        .await
        .unwrap();
    [own, other]
}

#[tokio::test]
async fn two_independent_programs_agree_that_the_dice_were_fair() {
    let server = TestServer::start().await;
    let (player, receipt) = finished_game(&server).await;
    for output in checks(&receipt).await {
        assert!(output.status.success(), "{output:?}");
    }
    let parsed: GameReceipt = serde_json::from_str(&receipt).unwrap();
    assert_eq!(Some(&verify(&parsed).unwrap().outcome), player.seen().outcome());
    assert_eq!(parsed.commitment, player.seen().room.commitment);
    assert_eq!(Some(parsed.server_seed), player.seen().room.seed);
}

#[tokio::test]
async fn both_programs_find_a_changed_die() {
    let server = TestServer::start().await;
    let (_, receipt) = finished_game(&server).await;
    let mut changed: Value = serde_json::from_str(&receipt).unwrap();
    let draw = &mut changed["decisions"][1]["draws"][0]["result"];
    *draw = Value::from((draw.as_u64().unwrap() + 1) % 6);
    for output in checks(&changed.to_string()).await {
        assert_eq!(output.status.code(), Some(1), "{output:?}");
    }
}

#[tokio::test]
async fn one_changed_byte_is_found() {
    let server = TestServer::start().await;
    let (_, receipt) = finished_game(&server).await;
    let mut chance = Chance::new(5);
    let mut tried = 0;
    while tried < 400 {
        let at = chance.below(receipt.len());
        let by = chance.below(64) as u8;
        if is_unsealed(&receipt, at) {
            continue;
        }
        let mut bytes = receipt.clone().into_bytes();
        bytes[at] = b'0' + (bytes[at].wrapping_sub(b'0').wrapping_add(1 + by) % 75);
        if bytes[at].eq_ignore_ascii_case(&receipt.as_bytes()[at]) {
            continue;
        }
        tried += 1;
        let changed = String::from_utf8(bytes).unwrap();
        let holds = serde_json::from_str(&changed).is_ok_and(|receipt: GameReceipt| verify(&receipt).is_ok());
        assert!(
            !holds,
            "byte {at}: {}",
            &changed[at.saturating_sub(60)..(at + 20).min(changed.len())]
        );
    }
}

/// Who played, where and when is not part of what is sealed.
fn is_unsealed(receipt: &str, at: usize) -> bool {
    let covers = |start: &str, end: char| {
        receipt.match_indices(start).any(|(from, _)| {
            let rest = &receipt[from + start.len()..];
            let until = from + start.len() + rest.find(end).unwrap_or(rest.len());
            (from + start.len()..until).contains(&at)
        })
    };
    let is_a_time = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count() == 13;
    let times = receipt
        .match_indices("\"at\":")
        .map(|(from, key)| from + key.len());
    let of_a_decision = |from: usize| is_a_time(&receipt[from..]) && (from..from + 13).contains(&at);
    times.into_iter().any(of_a_decision)
        || covers("\"room\":\"", '"')
        || covers("\"name\":\"", '"')
        || covers("\"played\":[", ']')
}

#[tokio::test]
async fn a_receipt_stays_after_a_restart_and_the_game_can_be_found() {
    let mut server = TestServer::start().await;
    let (player, receipt) = finished_game(&server).await;
    server.restart().await;
    assert_eq!(receipt_of(&server, player.room()).await, receipt);

    let query = FinishedQuery {
        game: Some(GameId::DragonStone),
        player: Some("Ember".to_owned()),
        room: None,
        most: 10,
    };
    let games = server.store().finished(query).await.unwrap();
    let [game] = &games[..] else { panic!("{games:?}") };
    assert_eq!(
        (game.room, Some(&game.outcome)),
        (player.room(), player.seen().outcome())
    );
    let players = ["Ember", "Frost"].map(|name| PlayedBy {
        name: name.into(),
        bot: None,
    });
    assert_eq!(game.players, players);
    assert_eq!(game.receipt, receipt);
}
