//! Receipts: a finished game that anybody can check.

mod changes;
mod earlier;
mod heads;
mod room;

use std::process::Output;

use dragonhall_protocol::http::PlayedBy;
use dragonhall_protocol::{ClientMessage, GameId, MessageId, Motion, RoomId};
use dragonhall_rules::chain;
use dragonhall_rules::receipt::{GameReceipt, verify};
use dragonhall_server::store::FinishedQuery;
use dragonhall_tests::http::get;
use dragonhall_tests::player::plays_out;
use dragonhall_tests::{Player, TestServer, dragon_stone};
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

/// Both players vote to end their game, and it is over.
async fn end(table: &mut [Player; 2]) {
    let vote = |id: MessageId| ClientMessage::Vote {
        id,
        motion: Motion::End,
        yes: true,
    };
    table[0].does(vote).await;
    let seq = table[1].does(vote).await + 1;
    for player in table {
        player.catches_up(seq).await;
    }
}

/// What both programs say of a receipt.
pub(crate) async fn checks(receipt: &str) -> [Output; 2] {
    checks_all(&[receipt], &[]).await
}

/// What both programs say of these receipts at once, asked with these words.
pub(crate) async fn checks_all(receipts: &[&str], words: &[&str]) -> [Output; 2] {
    let folder = tempfile::tempdir().unwrap();
    let files: Vec<_> = (0..receipts.len())
        .map(|number| folder.path().join(format!("{number}.json")))
        .collect();
    for (file, receipt) in files.iter().zip(receipts) {
        std::fs::write(file, receipt).unwrap();
    }
    let mut own = Command::new(SERVER);
    own.arg("verify");
    let mut other = Command::new("python3");
    other.arg(OTHER_VERIFIER);
    let [own, other] = [own, other].map(|mut program| program.args(words).args(&files).output());
    let (own, other) = tokio::join!(own, other);
    [own.unwrap(), other.unwrap()]
}

/// What a program wrote, complaints included.
pub(crate) fn said(output: &Output) -> String {
    [&output.stdout, &output.stderr]
        .map(|text| String::from_utf8_lossy(text).into_owned())
        .concat()
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

/// Takes the name of a seat out of a receipt.
fn withhold(receipt: &mut Value, seat: usize) {
    let seat = receipt["seats"][seat].as_object_mut().unwrap();
    assert!(seat.remove("name").is_some() && seat.remove("name_salt").is_some());
}

#[tokio::test]
async fn a_receipt_without_its_names_holds_and_says_so() {
    let server = TestServer::start().await;
    let (_, receipt) = finished_game(&server).await;
    let mut withheld: Value = serde_json::from_str(&receipt).unwrap();
    let head = withheld["head"].as_str().unwrap().to_owned();
    withhold(&mut withheld, 1);
    let one_name = withheld.to_string();
    withhold(&mut withheld, 0);
    let no_name = withheld.to_string();
    for (line, text) in [
        ("Name of seat 1 withheld.", &one_name),
        ("Names withheld.", &no_name),
    ] {
        for output in checks_all(&[text], &["--head", &head]).await {
            let said = said(&output);
            assert!(output.status.success() && said.contains(line), "{said}");
            assert!(said.contains("It ends at the head that was seen"), "{said}");
        }
    }
    assert!(!no_name.contains("Ember") && !no_name.contains("Frost"));
    let mut unbound: GameReceipt = serde_json::from_value(withheld.clone()).unwrap();
    unbound.seats[0].name_hash = None;
    unbound.head = chain::heads(&unbound).pop();
    let unbound = serde_json::to_value(unbound).unwrap();
    let mut guessed = withheld;
    guessed["seats"][0]["name"] = "Eve".into();
    guessed["seats"][0]["name_salt"] = "00".repeat(16).into();
    for changed in [unbound, guessed] {
        for output in checks(&changed.to_string()).await {
            assert!(matches!(output.status.code(), Some(1 | 2)), "{output:?}");
        }
    }
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
