//! What the chain over everything binds, names included.

use dragonhall_protocol::receipt::Format;
use dragonhall_protocol::{Outcome, Seat};
use serde_json::Value;

use super::taking_back::with_detours;
use super::{HONEST, SALT, found};
use crate::chain;
use crate::receipt::{Mismatch, read, verify};

/// Every change of one place of a JSON value: another leaf, or an element or a member less.
fn changes(value: &Value) -> Vec<Value> {
    match value {
        Value::Null => vec![Value::Bool(true)],
        Value::Bool(is) => vec![Value::Bool(!is)],
        Value::Number(number) => vec![Value::from(number.as_u64().unwrap() + 1)],
        Value::String(text) => vec![Value::from(format!("{text}x")), {
            let mut other = text.clone();
            let last = other.pop();
            other.push(if last == Some('0') { '1' } else { '0' });
            Value::from(other)
        }],
        Value::Array(items) => (0..items.len())
            .flat_map(|place| {
                let mut without = items.clone();
                without.remove(place);
                let changed = changes(&items[place]).into_iter().map(move |change| {
                    let mut items = items.clone();
                    items[place] = change;
                    Value::Array(items)
                });
                changed.chain([Value::Array(without)]).collect::<Vec<_>>()
            })
            .collect(),
        Value::Object(members) => members
            .iter()
            .flat_map(|(name, member)| {
                let mut without = members.clone();
                without.remove(name);
                let changed = changes(member).into_iter().map(|change| {
                    let mut members = members.clone();
                    members.insert(name.clone(), change);
                    Value::Object(members)
                });
                changed.chain([Value::Object(without)]).collect::<Vec<_>>()
            })
            .collect(),
    }
}

fn holds(receipt: &Value) -> bool {
    read(&receipt.to_string()).is_ok_and(|receipt| verify(&receipt).is_ok())
}

#[test]
fn whatever_is_changed_or_left_out_is_found() {
    let whole = serde_json::to_value(with_detours(Format::Two, 2)).unwrap();
    assert!(holds(&whole));
    let changes = changes(&whole);
    assert!(changes.len() > 100, "{}", changes.len());
    for changed in changes {
        assert!(!holds(&changed), "{changed}");
    }
    let mut more = whole.clone();
    more["seats"][0]["honest"] = Value::Bool(true);
    assert!(!holds(&more));
    let mut more = whole;
    more["honest"] = Value::Bool(true);
    assert!(!holds(&more));
}

#[test]
fn a_last_decision_that_was_dropped_is_found() {
    let mismatch = found(|receipt| {
        receipt.decisions.pop();
        receipt.outcome = Outcome::Abandoned;
    });
    assert_eq!(mismatch, Mismatch::Head);
}

#[test]
fn names_can_be_withheld_and_not_changed() {
    let mut receipt = HONEST.clone();
    for seat in &mut receipt.seats {
        (seat.name, seat.name_salt) = (None, None);
    }
    assert_eq!(verify(&receipt).unwrap().nameless, [Seat(0), Seat(1)]);
    let name = |name: Option<&str>| found(|receipt| receipt.seats[1].name = name.map(str::to_owned));
    assert_eq!(name(Some("Eve")), Mismatch::Name { seat: 1 });
    assert_eq!(name(None), Mismatch::Name { seat: 1 });
    let forged = found(|receipt| {
        receipt.seats[0].name = Some("Eve".into());
        receipt.seats[0].name_hash = Some(chain::name_hash(&SALT, "Eve"));
    });
    assert_eq!(forged, Mismatch::Head);
}
