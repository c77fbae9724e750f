//! Whatever is changed in a receipt is found.

use dragonhall_protocol::{ClientMessage, Level, Motion};
use dragonhall_rules::receipt::{read, verify};
use dragonhall_tests::{Chance, Player, TestServer, dragon_stone};
use serde_json::Value;
use tokio::process::Command;

use super::{OTHER_VERIFIER, checks, end, finished_game, receipt_of};
use crate::bots::alone_with_bots;
use crate::evening::taking_back::{steps, take_back};

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

/// The second game of a room, with a step that was taken back, ended early.
async fn second_of_its_room(server: &TestServer) -> String {
    let mut table: [Player; 2] = server.table(dragon_stone()).await;
    end(&mut table).await;
    let [first, second] = &mut table;
    let seq = first.does(|id| ClientMessage::Rematch { id }).await;
    second.catches_up(seq).await;
    tokio::join!(first.begins(), second.begins());
    let (mover, seq, _) = steps(&mut table).await;
    let taken = table[mover].does(take_back(seq)).await;
    for player in &mut table {
        player.catches_up(taken).await;
    }
    end(&mut table).await;
    receipt_of(server, table[0].room()).await
}

/// A game of somebody and a bot, ended early.
async fn with_a_bot(server: &TestServer) -> String {
    let mut mara = alone_with_bots(server, dragon_stone(), 1, Level::Easy).await;
    let vote = |id| ClientMessage::Vote {
        id,
        motion: Motion::End,
        yes: true,
    };
    mara.does(vote).await;
    mara.waits_until(|seen| seen.outcome().is_some()).await;
    receipt_of(server, mara.room()).await
}

/// The same with one thing changed: another leaf, an element or a member less, or a member more; and where.
fn changes(whole: &Value) -> Vec<(String, Value)> {
    let mut places = vec![String::new()];
    let mut changes = Vec::new();
    while let Some(place) = places.pop() {
        let mut put = |what: &str, value: Value| {
            let mut changed = whole.clone();
            *changed.pointer_mut(&place).unwrap() = value;
            changes.push((format!("{what} {place}"), changed));
        };
        match whole.pointer(&place).unwrap() {
            Value::Null => put("another", Value::Bool(true)),
            Value::Bool(is) => put("another", Value::Bool(!is)),
            Value::Number(number) => {
                let number = number.as_u64().unwrap();
                put("one more", Value::from(number + 1));
                put("as a text", Value::from(number.to_string()));
            }
            Value::String(text) => {
                let last = if text.ends_with('0') { '1' } else { '0' };
                let mut other = text.clone();
                other.pop();
                put("shorter", Value::from(other.clone()));
                other.push(last);
                put("another end", Value::from(other));
                if text.to_uppercase() != *text {
                    put("upper case", Value::from(text.to_uppercase()));
                }
            }
            Value::Array(items) => {
                for number in 0..items.len() {
                    let mut fewer = items.clone();
                    fewer.remove(number);
                    put(&format!("without {number}"), Value::Array(fewer));
                    places.push(format!("{place}/{number}"));
                }
            }
            Value::Object(members) => {
                for name in members.keys() {
                    let mut fewer = members.clone();
                    fewer.remove(name);
                    put(&format!("without {name}"), Value::Object(fewer));
                    places.push(format!("{place}/{name}"));
                }
                let mut more = members.clone();
                more.insert("honest".to_owned(), Value::Bool(true));
                put("more in", Value::Object(more));
            }
        }
    }
    changes
}

/// What the verifier in the other language says of each of these, read in one go.
async fn other_verdicts(receipts: &[&Value]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Command::new("python3");
    program.arg(OTHER_VERIFIER).current_dir(folder.path());
    for (number, receipt) in receipts.iter().enumerate() {
        let file = format!("{number}.json");
        std::fs::write(folder.path().join(&file), receipt.to_string()).unwrap();
        program.arg(file);
    }
    let said = String::from_utf8(program.output().await.unwrap().stdout).unwrap();
    let verdicts: Vec<String> = said.split(".json:\n").skip(1).map(str::to_owned).collect();
    assert_eq!(verdicts.len(), receipts.len());
    verdicts
}

#[tokio::test]
async fn both_programs_find_whatever_is_changed() {
    let server = TestServer::start().await;
    for receipt in [second_of_its_room(&server).await, with_a_bot(&server).await] {
        for output in checks(&receipt).await {
            assert!(output.status.success(), "{output:?}");
        }
        let whole: Value = serde_json::from_str(&receipt).unwrap();
        let changes = changes(&whole);
        assert!(changes.len() > 100, "{}", changes.len());
        let changed: Vec<&Value> = changes.iter().map(|(_, changed)| changed).collect();
        let verdicts = other_verdicts(&changed).await;
        for ((place, changed), verdict) in changes.iter().zip(verdicts) {
            let holds = read(&changed.to_string()).is_ok_and(|receipt| verify(&receipt).is_ok());
            assert!(!holds, "{place}");
            let is_found = verdict.starts_with("WRONG: ") || verdict.starts_with("This is not a receipt: ");
            assert!(is_found, "{place}: {verdict}");
        }
    }
}

#[tokio::test]
async fn both_programs_find_a_game_that_was_cut_and_keeps_its_head() {
    let server = TestServer::start().await;
    let (_, receipt) = finished_game(&server).await;
    let mut cut: Value = serde_json::from_str(&receipt).unwrap();
    cut["decisions"].as_array_mut().unwrap().pop();
    cut["outcome"] = serde_json::json!({ "kind": "abandoned" });
    for output in checks(&cut.to_string()).await {
        assert_eq!(output.status.code(), Some(1), "{output:?}");
    }
}
