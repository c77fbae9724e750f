//! The receipts of one room, and what is left of those that were erased.

use std::time::Duration;

use dragonhall_protocol::http::PlayedGame;
use dragonhall_protocol::receipt::{ErasedFormat, ErasedReceipt};
use dragonhall_protocol::{ClientMessage, Digest, Outcome, RoomId, Time};
use dragonhall_rules::chain::heads;
use dragonhall_rules::receipt::{GameReceipt, read};
use dragonhall_server::store::{Append, FinishedGame, Record, RoomStage};
use dragonhall_tests::http::get;
use dragonhall_tests::player::plays_out;
use dragonhall_tests::server::NEW_YEAR;
use dragonhall_tests::{TestServer, dragon_stone};

use super::{checks_all, receipt_of, said};

/// The receipts of three games of a room, one after the other.
async fn three_games(server: &TestServer) -> (RoomId, Vec<String>) {
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut receipts = Vec::new();
    for game in 0..3 {
        if game > 0 {
            let seq = first.does(|id| ClientMessage::Rematch { id }).await;
            second.catches_up(seq).await;
            tokio::join!(first.begins(), second.begins());
        }
        plays_out([&mut first, &mut second]).await;
        receipts.push(receipt_of(server, first.room()).await);
    }
    (first.room(), receipts)
}

/// What both programs say of these receipts at once: how they end, and in which words.
async fn both_say(receipts: &[&str]) -> [(Option<i32>, String); 2] {
    let outputs = checks_all(receipts, &[]).await;
    outputs.map(|output| (output.status.code(), said(&output)))
}

#[tokio::test]
async fn receipts_of_a_room_follow_each_other_and_an_erased_one_says_so() {
    let server = TestServer::start().await;
    let (room, receipts) = three_games(&server).await;
    let parsed: Vec<GameReceipt> = receipts.iter().map(|receipt| read(receipt).unwrap()).collect();
    assert_eq!(parsed[0].previous, None);
    assert_eq!(
        (parsed[1].previous, parsed[2].previous),
        (parsed[0].head, parsed[1].head)
    );

    let note = ErasedReceipt {
        format: ErasedFormat::One,
        room,
        game_number: Some(2),
        previous: parsed[1].previous,
        head: parsed[1].head,
        erased: NEW_YEAR,
    };
    let note = serde_json::to_string(&note).unwrap();
    for second in [&receipts[1], &note] {
        // In whatever order they are given.
        let said = both_say(&[&receipts[2], second, &receipts[0]]).await;
        for (code, lines) in &said {
            assert_eq!(*code, Some(0), "{lines}");
            assert!(lines.contains("Game 2 of the room follows game 1."), "{lines}");
            assert!(lines.contains("Game 3 of the room follows game 2."), "{lines}");
            let is_erased = lines.contains("This receipt was erased on 2026-01-01.");
            assert_eq!(is_erased, second == &note, "{lines}");
        }
    }
    let forged = note.replace(&parsed[1].head.unwrap().to_string(), &"ab".repeat(32));
    for (code, lines) in both_say(&[&receipts[0], &forged, &receipts[2]]).await {
        let line = "game 3 of the room does not follow game 2";
        assert!(code == Some(1) && lines.contains(line), "{lines}");
    }

    let other = RoomId(Default::default());
    keeps_erased(&server, other, &note).await;
    let path = format!("/api/rooms/{other}/games/2");
    let reply = get(server.socket(), &format!("{path}/receipt")).await;
    assert_eq!((reply.status, &reply.body), (200, &note));
    let reply = get(server.socket(), &format!("{path}/replay")).await;
    assert_eq!(reply.status, 410, "{}", reply.body);
    let games = get(server.socket(), &format!("/api/rooms/{other}/games"))
        .await
        .body;
    let games: Vec<PlayedGame> = serde_json::from_str(&games).unwrap();
    let erased: Vec<_> = games.iter().map(|game| game.erased).collect();
    assert_eq!(erased, [Some(NEW_YEAR)]);
}

/// Puts a room into the store whose only game, ended by its second entry, has a receipt that was erased.
async fn keeps_erased(server: &TestServer, room: RoomId, note: &str) {
    server
        .room_with_seed(room, &dragon_stone(), Digest([5; 32]))
        .await;
    let epoch = server.store().claim(room).await.unwrap().unwrap().epoch;
    let ended = Record {
        seq: 2,
        at: Time(2),
        body: "{}".to_owned(),
    };
    let game = FinishedGame {
        room,
        seq: 2,
        options: dragon_stone(),
        players: Vec::new(),
        outcome: Outcome::Abandoned,
        decisions: 1,
        began: Time(1),
        ended: Time(2),
        receipt: note.to_owned(),
        keep_names: false,
    };
    let append = Append {
        stage: Some(RoomStage::Finished),
        finished: Some(Box::new(game)),
        ..Append::of(room, epoch, vec![ended])
    };
    server.store().append(append).await.unwrap();
}

/// The same game with another end, as whoever has the receipt can make it.
fn forked(receipt: &str) -> String {
    let mut receipt = read(receipt).unwrap();
    receipt.played.1 += Duration::from_millis(1);
    receipt.head = heads(&receipt).pop();
    serde_json::to_string(&receipt).unwrap()
}

#[tokio::test]
async fn a_room_has_one_receipt_of_each_game() {
    let server = TestServer::start().await;
    let (_, receipts) = three_games(&server).await;
    let other = forked(&receipts[1]);
    for (code, lines) in both_say(&[&other]).await {
        assert_eq!(code, Some(0), "by itself it holds: {lines}");
    }
    let (first, second, third) = (receipts[0].as_str(), receipts[1].as_str(), receipts[2].as_str());
    for (code, lines) in both_say(&[first, &other, third]).await {
        let line = "game 3 of the room does not follow game 2";
        assert!(code == Some(1) && lines.contains(line), "{lines}");
    }
    for pair in [[second, other.as_str()], [&other, second]] {
        for (code, lines) in both_say(&[first, pair[0], pair[1]]).await {
            let line = "two receipts of game 2 of the room";
            assert!(code == Some(1) && lines.contains(line), "{lines}");
        }
    }
    for (code, lines) in both_say(&[first, first, second, third, third]).await {
        assert_eq!(code, Some(0), "twice the same says nothing else: {lines}");
    }
    for (code, lines) in both_say(&[first, third]).await {
        let line = "Between game 1 and game 3 of the room something is missing here.";
        assert!(code == Some(0) && lines.contains(line), "{lines}");
    }
}

#[tokio::test]
async fn an_erased_receipt_is_known_by_the_head_that_it_ended_at() {
    let note = |format| {
        let (ab, cd) = ("ab".repeat(32), "cd".repeat(32));
        format!(
            r#"{{"format":"{format}","room":"{}","game_number":2,"previous":"{cd}","head":"{ab}","erased":0}}"#,
            RoomId(Default::default())
        )
    };
    let erased = note("dragonhall-erased-1");
    for (head, code, line) in [
        ("ab", Some(0), "It ended at the head that was seen."),
        ("cd", Some(1), "nobody can tell any more"),
    ] {
        for output in checks_all(&[&erased], &["--head", &head.repeat(32)]).await {
            let said = said(&output);
            assert!(output.status.code() == code && said.contains(line), "{said}");
            assert!(said.contains("erased on 1970-01-01"), "{said}");
        }
    }
    let more = erased.replace(r#""erased":0"#, r#""erased":0,"decisions":[]"#);
    for text in [more, note("dragonhall-erased-2")] {
        for (code, lines) in both_say(&[&text]).await {
            assert_ne!(code, Some(0), "{lines}");
            assert!(!lines.contains("was erased"), "{lines}");
        }
    }
}
