//! The heads that are shown while a game is on, and what they find afterwards.

use dragonhall_protocol::ServerMessage;
use dragonhall_rules::chain::{Link, heads, links};
use dragonhall_rules::receipt::{GameReceipt, read};
use dragonhall_tests::player::{plays_on, plays_out};
use dragonhall_tests::{Player, TestServer, dragon_stone};

use super::{checks, checks_all, end, receipt_of, said};
use crate::evening::taking_back::{steps, take_back};

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

/// A game with a step that was taken back, which its players ended early; and the heads that they were shown.
async fn ended_early(server: &TestServer) -> (GameReceipt, Vec<String>) {
    let mut table: [Player; 2] = server.table(dragon_stone()).await;
    let mut shown = vec![table[0].sees().await.head];
    let (mover, seq, _) = steps(&mut table).await;
    let taken = table[mover].does(take_back(seq)).await;
    for player in &mut table {
        player.catches_up(taken).await;
    }
    shown.push(table[0].seen().head);
    plays_on(&mut table, 5).await;
    shown.push(table[0].seen().head);
    end(&mut table).await;
    shown.push(table[0].seen().head);
    let receipt = read(&receipt_of(server, table[0].room()).await).unwrap();
    let shown = shown.into_iter().map(|head| head.unwrap().to_string());
    (receipt, shown.collect())
}

fn written(receipt: &GameReceipt) -> String {
    serde_json::to_string(receipt).unwrap()
}

/// What both programs say of a receipt and of a head that was seen: how they end, and in which words.
async fn hold_against(receipt: &GameReceipt, head: &str) -> [(Option<i32>, String); 2] {
    let outputs = checks_all(&[&written(receipt)], &["--head", head]).await;
    outputs.map(|output| (output.status.code(), said(&output)))
}

#[tokio::test]
async fn a_receipt_says_where_it_has_the_head_that_was_seen() {
    let server = TestServer::start().await;
    let (receipt, shown) = ended_early(&server).await;
    let last = receipt.decisions.len() - 1;
    let taken = receipt.take_backs[0].decision;
    let through = [
        "after decision 0".to_owned(),
        format!("where decision {taken} was taken back"),
        format!("after decision {last}"),
    ];
    for (head, place) in shown.iter().zip(&through) {
        for (code, said) in hold_against(&receipt, head).await {
            let line = format!("It passes through the head that was seen, {place}: up to there");
            assert!(code == Some(0) && said.contains(&line), "{said}");
            assert!(said.contains(&format!("The last decision is {last}.")), "{said}");
        }
    }
    let end = &shown[3];
    for head in [end.clone(), end.to_uppercase()] {
        for (code, said) in hold_against(&receipt, &head).await {
            assert!(
                code == Some(0) && said.contains("It ends at the head that was seen"),
                "{said}"
            );
        }
    }
    let start = &links(&receipt)[0];
    assert_eq!(start.0, Link::Start);
    for (_, said) in hold_against(&receipt, &start.1.to_string()).await {
        assert!(
            said.contains("the head that was seen, before its opening"),
            "{said}"
        );
    }
}

#[tokio::test]
async fn a_head_that_a_receipt_does_not_have_is_missed() {
    let server = TestServer::start().await;
    let (receipt, shown) = ended_early(&server).await;
    let (_, of_another_game) = ended_early(&server).await;
    let end = &shown[3];
    let last_digit = if end.ends_with('0') { "1" } else { "0" };
    let one_digit_off = format!("{}{last_digit}", &end[..63]);
    for head in of_another_game.iter().chain([&one_digit_off]) {
        for (code, said) in hold_against(&receipt, head).await {
            assert!(
                code == Some(1) && said.contains("is not in the chain"),
                "{head} {said}"
            );
        }
    }
    for head in ["", "1234567", "1234…567", "12345678x", &format!("{end}0")] {
        for (code, said) in hold_against(&receipt, head).await {
            assert_eq!(code, Some(2), "{head} {said}");
        }
    }
}

#[tokio::test]
async fn some_digits_of_a_head_find_it_and_prove_less() {
    let server = TestServer::start().await;
    let (receipt, shown) = ended_early(&server).await;
    let end = &shown[3];
    let ends = format!("{}…{}", &end[..4], &end[60..]);
    for (head, missing) in [(&end[..16], 48), (&ends, 56), (&ends.replace('…', "..."), 56)] {
        for (code, said) in hold_against(&receipt, head).await {
            assert!(
                code == Some(0) && said.contains("It ends at the head that was seen"),
                "{said}"
            );
            assert!(
                said.contains(&format!("{missing} digits of the head were not given")),
                "{said}"
            );
        }
    }
    for (_, said) in hold_against(&receipt, end).await {
        assert!(!said.contains("not given"), "{said}");
    }
}

#[tokio::test]
async fn a_cut_game_with_a_new_head_is_found_only_by_a_head_that_was_seen() {
    let server = TestServer::start().await;
    let (mut receipt, shown) = ended_early(&server).await;
    receipt.decisions.pop();
    receipt.head = heads(&receipt).pop();
    for output in checks(&written(&receipt)).await {
        assert!(
            output.status.success(),
            "whoever has the receipt can cut it: {output:?}"
        );
    }
    for seen_before in &shown[..2] {
        for (code, said) in hold_against(&receipt, seen_before).await {
            assert_eq!(code, Some(0), "{said}");
        }
    }
    for seen_after in &shown[2..] {
        for (code, said) in hold_against(&receipt, seen_after).await {
            assert!(code == Some(1) && said.contains("is not in the chain"), "{said}");
        }
    }
}
