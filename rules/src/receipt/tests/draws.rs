//! The draws of chance.

use dragonhall_protocol::Digest;
use dragonhall_protocol::receipt::{Draw, Format};

use super::{found, stones};
use crate::receipt::{GameReceipt, Mismatch, verify};

/// The number of the first decision, after some others, in which dice were rolled.
fn a_roll(receipt: &GameReceipt) -> usize {
    (10..)
        .find(|&number| receipt.decisions[number].draws.len() == 2)
        .unwrap()
}

#[test]
fn the_other_format_is_found() {
    for (format, other) in [(Format::One, Format::Two), (Format::Two, Format::One)] {
        let mut receipt = stones(format);
        receipt.format = other;
        for seat in &mut receipt.seats {
            (seat.name, seat.name_salt, seat.name_hash) = (None, None, Some(Digest([0; 32])));
        }
        assert!(matches!(verify(&receipt), Err(Mismatch::Draw { .. })));
    }
}

#[test]
fn a_changed_draw_is_found_where_it_stands() {
    for draw in 0..2 {
        let mut roll = 0;
        let result = found(|receipt| {
            roll = a_roll(receipt);
            receipt.decisions[roll].draws[draw].result ^= 1;
        });
        assert_eq!(
            result,
            Mismatch::Draw {
                decision: roll as u64,
                draw
            }
        );
        let bound = found(|receipt| receipt.decisions[roll].draws[draw].bound += 1);
        assert_eq!(
            bound,
            Mismatch::Draw {
                decision: roll as u64,
                draw
            }
        );
    }
}

#[test]
fn a_missing_or_an_additional_draw_is_found() {
    let mut roll = 0;
    let missing = found(|receipt| {
        roll = a_roll(receipt);
        receipt.decisions[roll].draws.pop();
    });
    assert_eq!(
        missing,
        Mismatch::Draw {
            decision: roll as u64,
            draw: 1
        }
    );
    let additional = found(|receipt| receipt.decisions[roll].draws.push(Draw { bound: 6, result: 0 }));
    assert_eq!(
        additional,
        Mismatch::Draw {
            decision: roll as u64,
            draw: 2
        }
    );
}
