//! Steps that were taken back.

use dragonhall_protocol::games::dragon_stone::Intent;
use dragonhall_protocol::receipt::{Asked, Format, ReceiptDecision, TakeBack};
use dragonhall_protocol::{GameIntent, Outcome, Time};

use super::{chained, stones};
use crate::any::AnyGame;
use crate::game::Status;
use crate::receipt::{Choosable, GameReceipt, numbering, verify};
use crate::rng::Streams;

/// A game of Dragon Stone in which the player before the second roll makes a step and takes it back so many times.
pub(super) fn with_detours(format: Format, times: usize) -> GameReceipt {
    let mut receipt = stones(format);
    let mut game = AnyGame::new(&receipt.game, 2).unwrap();
    let mut streams = Streams::new(receipt.seed.0, numbering(format));
    let mut decisions = Vec::new();
    let mut take_backs = Vec::new();
    let mut decide = |game: &AnyGame, asked: Option<Asked>, taken_back: bool| {
        let by = asked.as_ref().map(|asked| asked.seat);
        let mut rng = streams.chance();
        let draft = match &asked {
            None => game.open(&mut rng),
            Some(asked) => game.decide(asked.seat, &asked.intent, &mut rng).unwrap(),
        };
        let draws = rng.into_draws();
        streams.decided(&draws);
        decisions.push(ReceiptDecision {
            number: decisions.len() as u64,
            asked,
            at: Some(Time(7)),
            stead: None,
            taken_back,
            draws,
            events: draft.events,
        });
        let after = decisions.len() as u64;
        take_backs.extend(by.filter(|_| taken_back).map(|seat| TakeBack {
            after,
            decision: after - 1,
            seat,
            at: Time(8),
        }));
        draft.table
    };
    game = decide(&game, None, false);
    let mut rolls = 0;
    while let Status::Awaiting(seats) = game.status() {
        let intent = game.legal(seats[0]).remove(0);
        let asked = Asked {
            seat: seats[0],
            intent,
        };
        let is_roll = matches!(&asked.intent, GameIntent::DragonStone(Intent::Roll { .. }));
        if !is_roll && rolls == 1 {
            for _ in 0..times {
                decide(&game, Some(asked.clone()), true);
            }
        }
        rolls += usize::from(is_roll);
        game = decide(&game, Some(asked), false);
        if rolls == 2 {
            break;
        }
    }
    receipt.decisions = decisions;
    if format == Format::Two {
        receipt.take_backs = take_backs;
    }
    receipt.outcome = Outcome::Abandoned;
    chained(receipt)
}

#[test]
fn a_step_that_is_taken_back_chooses_no_roll() {
    let last_roll = |times| {
        let receipt = with_detours(Format::Two, times);
        assert_eq!(verify(&receipt).unwrap().choosable, []);
        receipt.decisions.last().unwrap().draws.clone()
    };
    assert_eq!(last_roll(0).len(), 2);
    assert!((1..20).all(|times| last_roll(times) == last_roll(0)));
}

#[test]
fn an_older_receipt_says_where_chance_could_have_been_chosen() {
    let rolls: Vec<_> = (0..20)
        .map(|times| {
            let receipt = with_detours(Format::One, times);
            let last = receipt.decisions.last().unwrap();
            let expected = Choosable {
                decision: last.number,
                taken_back: receipt.decisions.iter().filter(|step| step.taken_back).count(),
            };
            let found = verify(&receipt).unwrap().choosable;
            assert_eq!(found, if times == 0 { vec![] } else { vec![expected] });
            last.draws.clone()
        })
        .collect();
    assert!(rolls.iter().any(|roll| *roll != rolls[0]), "the roll was chosen");
}
