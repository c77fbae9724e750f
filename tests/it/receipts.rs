//! Receipts: a finished game that anybody can check.

use std::path::Path;
use std::process::Output;

use dragonhall_protocol::http::{PlayedBy, PlayedGame};
use dragonhall_protocol::receipt::{ErasedFormat, ErasedReceipt};
use dragonhall_protocol::{ClientMessage, Digest, GameId, Outcome, RoomId, ServerMessage};
use dragonhall_rules::chain::heads;
use dragonhall_rules::receipt::{GameReceipt, read, verify};
use dragonhall_server::store::{Append, FinishedGame, FinishedQuery, Record, Stage};
use dragonhall_tests::http::get;
use dragonhall_tests::player::{plays_on, plays_out};
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
        let mut bytes = receipt.clone().into_bytes();
        bytes[at] = b'0' + (bytes[at].wrapping_sub(b'0').wrapping_add(1 + by) % 75);
        if bytes[at] == receipt.as_bytes()[at] {
            continue;
        }
        tried += 1;
        let changed = String::from_utf8(bytes).unwrap();
        let holds = read(&changed).is_ok_and(|receipt| verify(&receipt).is_ok());
        assert!(
            !holds,
            "byte {at}: {}",
            &changed[at.saturating_sub(60)..(at + 20).min(changed.len())]
        );
    }
}

#[tokio::test]
async fn both_programs_find_what_was_changed_left_out_or_renamed() {
    let server = TestServer::start().await;
    let (_, receipt) = finished_game(&server).await;
    let whole: Value = serde_json::from_str(&receipt).unwrap();
    let changes: [fn(&mut Value); 8] = [
        |receipt| receipt["seats"][0]["name"] = "Eve".into(),
        |receipt| receipt["room"] = "00000000-0000-0000-0000-000000000000".into(),
        |receipt| receipt["played"][0] = 1.into(),
        |receipt| receipt["played"][1] = 1.into(),
        |receipt| receipt["decisions"][2]["at"] = 1.into(),
        |receipt| receipt["game_number"] = 2.into(),
        |receipt| receipt["previous"] = receipt["head"].clone(),
        |receipt| {
            receipt["decisions"].as_array_mut().unwrap().pop();
            receipt["outcome"] = serde_json::json!({ "kind": "abandoned" });
        },
    ];
    for change in changes {
        let mut changed = whole.clone();
        change(&mut changed);
        for output in checks(&changed.to_string()).await {
            assert_eq!(output.status.code(), Some(1), "{output:?}");
        }
    }
}

#[tokio::test]
async fn a_receipt_without_its_names_holds_and_says_so() {
    let server = TestServer::start().await;
    let (_, receipt) = finished_game(&server).await;
    let mut withheld: Value = serde_json::from_str(&receipt).unwrap();
    for seat in withheld["seats"].as_array_mut().unwrap() {
        let seat = seat.as_object_mut().unwrap();
        assert!(seat.remove("name").is_some() && seat.remove("name_salt").is_some());
    }
    for output in checks(&withheld.to_string()).await {
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(
            output.status.success() && said.contains("Names withheld."),
            "{said}"
        );
    }
}

#[tokio::test]
async fn the_head_that_everybody_is_shown_is_where_the_receipt_ends() {
    let mut server = TestServer::start().await;
    let mut table: [Player; 2] = server.table(dragon_stone()).await;
    let mut watcher = server.spectator(table[0].room()).await;
    plays_on(&mut table, 7).await;
    let before = table[0].sees().await.head;
    server.restart().await;
    let [first, second] = &mut table;
    for player in [&mut *first, &mut *second, &mut watcher] {
        assert_eq!(player.rejoins().await.head, before, "the same after a restart");
    }
    plays_out([&mut *first, &mut *second]).await;
    watcher.waits_until(|seen| seen.outcome().is_some()).await;
    let receipt = read(&receipt_of(&server, first.room()).await).unwrap();
    for player in [&*first, &*second, &watcher] {
        assert_eq!(player.seen().head, receipt.head);
    }
    let heads = heads(&receipt);
    let shown: Vec<_> = first
        .transcript()
        .messages()
        .into_iter()
        .filter_map(|message| match message {
            ServerMessage::Update { head, .. } => head,
            _ => None,
        })
        .collect();
    assert!(shown.len() > 20);
    // The last two links, the decision that ended the game and its end, are shown as one.
    let told: Vec<_> = heads
        .iter()
        .copied()
        .filter(|head| shown.contains(head))
        .collect();
    assert_eq!(told, shown);
    assert_eq!(
        receipt.decisions.len(),
        heads.len() - 2,
        "a link for each of them, the beginning and the end"
    );
}

#[tokio::test]
async fn receipts_of_a_room_follow_each_other_and_an_erased_one_says_so() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut receipts = Vec::new();
    for game in 0..3 {
        if game > 0 {
            let seq = first.does(|id| ClientMessage::Rematch { id }).await;
            second.catches_up(seq).await;
            tokio::join!(first.begins(), second.begins());
        }
        plays_out([&mut first, &mut second]).await;
        receipts.push(receipt_of(&server, first.room()).await);
    }
    let parsed: Vec<GameReceipt> = receipts.iter().map(|receipt| read(receipt).unwrap()).collect();
    assert_eq!(parsed[0].previous, None);
    assert_eq!(
        (parsed[1].previous, parsed[2].previous),
        (parsed[0].head, parsed[1].head)
    );

    let note = ErasedReceipt {
        format: ErasedFormat::One,
        room: first.room(),
        game_number: Some(2),
        previous: parsed[1].previous,
        head: parsed[1].head,
        erased: 1_767_225_600_000,
    };
    let note = serde_json::to_string(&note).unwrap();
    let texts = [receipts[0].clone(), note.clone(), receipts[2].clone()];
    let said = verifies(&texts).await;
    let lines = String::from_utf8(said.stdout).unwrap();
    assert!(said.status.success(), "{lines}");
    for line in [
        "This receipt was erased on 2026-01-01.",
        "Game 2 of the room follows game 1.",
        "Game 3 of the room follows game 2.",
    ] {
        assert!(lines.contains(line), "{lines}");
    }
    let forged = note.replace(&parsed[1].head.unwrap().to_string(), &"ab".repeat(32));
    let said = verifies(&[receipts[0].clone(), forged, receipts[2].clone()]).await;
    assert_eq!(said.status.code(), Some(1));

    let room = RoomId(Default::default());
    keeps_erased(&server, room, &note).await;
    let path = format!("/api/rooms/{room}/games/2");
    let reply = get(server.socket(), &format!("{path}/receipt")).await;
    assert_eq!((reply.status, &reply.body), (200, &note));
    let [_, other] = checks(&note).await;
    assert!(
        String::from_utf8(other.stdout)
            .unwrap()
            .contains("erased on 2026-01-01")
    );
    let reply = get(server.socket(), &format!("{path}/replay")).await;
    assert_eq!(reply.status, 410, "{}", reply.body);
    let games = get(server.socket(), &format!("/api/rooms/{room}/games"))
        .await
        .body;
    let games: Vec<PlayedGame> = serde_json::from_str(&games).unwrap();
    let erased: Vec<_> = games.iter().map(|game| game.erased).collect();
    assert_eq!(erased, [Some(1_767_225_600_000)]);
}

/// Puts a room into the store whose only game, ended by its second entry, has a receipt that was erased.
async fn keeps_erased(server: &TestServer, room: RoomId, note: &str) {
    server
        .room_with_seed(room, &dragon_stone(), Digest([5; 32]))
        .await;
    let epoch = server.store().claim(room).await.unwrap().unwrap().epoch;
    let ended = Record {
        seq: 2,
        at: 2,
        body: "{}".to_owned(),
    };
    let game = FinishedGame {
        room,
        seq: 2,
        options: dragon_stone(),
        players: Vec::new(),
        outcome: Outcome::Abandoned,
        decisions: 1,
        began: 1,
        ended: 2,
        receipt: note.to_owned(),
    };
    let append = Append {
        room,
        epoch,
        records: vec![ended],
        stage: Some(Stage::Finished),
        game: None,
        timed: None,
        gone: false,
        finished: Some(Box::new(game)),
        forgets: Vec::new(),
    };
    server.store().append(append).await.unwrap();
}

/// What the program says of several receipts at once.
async fn verifies(receipts: &[String]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(SERVER);
    command.arg("verify");
    for (number, receipt) in receipts.iter().enumerate() {
        let file = folder.path().join(format!("{number}.json"));
        std::fs::write(&file, receipt).unwrap();
        command.arg(file);
    }
    command.output().await.unwrap()
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
