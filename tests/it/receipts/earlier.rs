//! Games that began when receipts had their first format.

use dragonhall_protocol::receipt::Format;
use dragonhall_rules::receipt::{read, verify};
use dragonhall_server::store::Record;
use dragonhall_tests::player::plays_on;
use dragonhall_tests::{Player, dragon_stone};
use serde_json::Value;

use super::{checks, checks_all, end, receipt_of, said};
use crate::evening::taking_back::{steps, take_back};
use crate::hidden::{GoesOn, begun};

/// The log of a game that has begun, as it was written before there were chains.
fn as_it_was_written(log: &[Record]) -> Vec<Record> {
    let earlier = |record: &Record| {
        let mut entry: Value = serde_json::from_str(&record.body).unwrap();
        if let Some(began) = entry.pointer_mut("/what/began").and_then(Value::as_object_mut) {
            assert!(began.remove("receipt").is_some() && began.remove("salts").is_some());
        }
        Record {
            body: entry.to_string(),
            ..record.clone()
        }
    };
    log.iter().map(earlier).collect()
}

/// Whoever is awaited makes a step and takes it back, so many times before the next roll.
async fn hesitates(table: &mut [Player; 2], times: usize) {
    let (mover, mut seq, before) = steps(table).await;
    for time in 0..times {
        if time > 0 {
            seq = table[mover].plays(before.offers().remove(0)).await;
        }
        let taken = table[mover].does(take_back(seq)).await;
        for player in table.iter_mut() {
            player.catches_up(taken).await;
        }
    }
}

#[tokio::test]
async fn an_earlier_receipt_holds_and_says_before_which_draws_steps_were_taken_back() {
    let begun = begun(dragon_stone(), 2, 5).await;
    let GoesOn { server, company } = GoesOn::from(&begun, &as_it_was_written(&begun.log)).await;
    let [first, second, _watcher] = <[Player; 3]>::try_from(company).unwrap_or_else(|_| panic!("three"));
    let mut table = [first, second];
    hesitates(&mut table, 1).await;
    plays_on(&mut table, 6).await;
    hesitates(&mut table, 2).await;
    plays_on(&mut table, 6).await;
    end(&mut table).await;
    assert_eq!(table[0].seen().head, None, "such a game has no chain");

    let text = receipt_of(&server, table[0].room()).await;
    let receipt = read(&text).unwrap();
    assert_eq!(receipt.format, Format::One);
    let choosable = verify(&receipt).unwrap().choosable;
    let counts: Vec<_> = choosable.iter().map(|draw| draw.taken_back).collect();
    assert_eq!(counts, [1, 2]);
    for output in checks(&text).await {
        let said = said(&output);
        assert!(output.status.success(), "{said}");
        for draw in &choosable {
            let line = format!(
                "Taken back before the draws of decision {}: {}. Whoever knew the server's seed could have chosen chance there.",
                draw.decision, draw.taken_back
            );
            assert!(said.contains(&line), "{said}");
        }
        assert!(
            said.contains("names, times, the room and the last decisions are not bound"),
            "{said}"
        );
    }

    for output in checks_all(&[&text], &["--head", &receipt.seed.to_string()]).await {
        assert_eq!(output.status.code(), Some(1), "no head is in it: {output:?}");
    }
    let mut claims: Value = serde_json::from_str(&text).unwrap();
    claims["head"] = receipt.seed.to_string().into();
    claims["game_number"] = 1.into();
    for output in checks(&claims.to_string()).await {
        assert!(!output.status.success(), "what only a chain binds: {output:?}");
    }
}
