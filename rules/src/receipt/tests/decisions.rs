//! Every decision, in order and by the rules, to the end.

use dragonhall_protocol::games::dragon_stone::{Color, Intent, Notice};
use dragonhall_protocol::receipt::Format;
use dragonhall_protocol::{GameIntent, Outcome, Refusal, Seat};

use super::{found, receipt};
use crate::any::AnyEvents;
use crate::dragon_farkle;
use crate::receipt::{GameReceipt, Mismatch, verify};

/// The number of the first decision, after some others, in which a stone was used.
fn a_step(receipt: &GameReceipt) -> usize {
    (10..)
        .find(|&number| receipt.decisions[number].draws.is_empty())
        .unwrap()
}

#[test]
fn a_missing_doubled_or_swapped_decision_is_found() {
    let remove = found(|receipt| drop(receipt.decisions.remove(5)));
    assert_eq!(
        remove,
        Mismatch::Order {
            expected: 5,
            found: 6
        }
    );
    let double = found(|receipt| receipt.decisions.insert(5, receipt.decisions[5].clone()));
    assert_eq!(
        double,
        Mismatch::Order {
            expected: 6,
            found: 5
        }
    );
    let swap = found(|receipt| receipt.decisions.swap(5, 6));
    assert_eq!(
        swap,
        Mismatch::Order {
            expected: 5,
            found: 6
        }
    );
    let renumber = found(|receipt| receipt.decisions[5].number = 77);
    assert_eq!(
        renumber,
        Mismatch::Order {
            expected: 5,
            found: 77
        }
    );
}

#[test]
fn a_game_without_its_opening_or_its_end_is_found() {
    assert_eq!(
        found(|receipt| drop(receipt.decisions.remove(0))),
        Mismatch::Order {
            expected: 0,
            found: 1
        }
    );
    assert_eq!(
        found(|receipt| drop(receipt.decisions.pop())),
        Mismatch::Unfinished
    );
    assert_eq!(found(|receipt| receipt.decisions.clear()), Mismatch::Unfinished);
}

#[test]
fn a_decision_after_the_end_is_found() {
    let mut last = 0;
    let mismatch = found(|receipt| {
        let mut again = receipt.decisions.last().unwrap().clone();
        again.number += 1;
        last = again.number;
        receipt.decisions.push(again);
    });
    assert_eq!(
        mismatch,
        Mismatch::Refused {
            decision: last,
            refusal: Refusal::OnlyInGame
        }
    );
}

#[test]
fn an_opening_that_somebody_asked_for_and_a_decision_that_nobody_asked_for_are_found() {
    let asked = found(|receipt| receipt.decisions[0].asked = receipt.decisions[1].asked.clone());
    assert_eq!(asked, Mismatch::Asked { decision: 0 });
    assert_eq!(
        found(|receipt| receipt.decisions[3].asked = None),
        Mismatch::Asked { decision: 3 }
    );
}

#[test]
fn a_decision_of_the_wrong_seat_is_found() {
    let mismatch = found(|receipt| {
        let asked = receipt.decisions[4].asked.as_mut().unwrap();
        asked.seat = Seat(1 - asked.seat.0);
    });
    assert!(
        matches!(
            mismatch,
            Mismatch::Refused {
                decision: 4,
                refusal: Refusal::NotAwaited { .. }
            }
        ),
        "{mismatch}"
    );
}

#[test]
fn a_forbidden_intent_is_found() {
    let mismatch = found(|receipt| {
        let step = a_step(receipt);
        match receipt.decisions[step]
            .asked
            .as_mut()
            .map(|asked| &mut asked.intent)
        {
            Some(GameIntent::DragonStone(Intent::Move { die, .. } | Intent::Enter { die, .. })) => *die = 9,
            other => panic!("{other:?}"),
        }
    });
    assert!(
        matches!(
            mismatch,
            Mismatch::Refused {
                refusal: Refusal::Rule(_),
                ..
            }
        ),
        "{mismatch}"
    );
}

#[test]
fn a_changed_event_is_found() {
    let opening = found(|receipt| match &mut receipt.decisions[0].events {
        AnyEvents::DragonStone(events) => match &mut events[0] {
            Notice::Opened {
                first: first @ Color::Black,
            } => *first = Color::White,
            Notice::Opened { first } => *first = Color::Black,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    });
    assert_eq!(opening, Mismatch::Events { decision: 0 });
    let missing = found(|receipt| match &mut receipt.decisions[7].events {
        AnyEvents::DragonStone(events) => drop(events.pop()),
        other => panic!("{other:?}"),
    });
    assert_eq!(missing, Mismatch::Events { decision: 7 });
}

#[test]
fn a_game_with_hidden_cards_is_verified_and_a_changed_deck_is_found() {
    let mut receipt = receipt::<dragon_farkle::Table>(Format::Two, 5);
    let verified = verify(&receipt).unwrap();
    assert_eq!(verified.decisions, receipt.decisions.len());
    // The first player, ten companions and twenty magic items.
    assert_eq!(receipt.decisions[0].draws.len(), 1 + 9 + 19);
    match &mut receipt.decisions[0].events {
        AnyEvents::DragonFarkle(events) => match &mut events[0] {
            dragon_farkle::Event::Opened { items, .. } => items.reverse(),
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
    assert_eq!(verify(&receipt), Err(Mismatch::Events { decision: 0 }));
}

#[test]
fn another_outcome_is_found() {
    let mismatch = found(|receipt| receipt.outcome = Outcome::Draw);
    assert!(
        matches!(
            mismatch,
            Mismatch::Outcome {
                found: Outcome::Draw,
                ..
            }
        ),
        "{mismatch}"
    );
}
