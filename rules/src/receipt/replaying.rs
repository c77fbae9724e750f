//! Plays the game of a receipt again, by the rules and from its seed.

use dragonhall_protocol::receipt::ReceiptDecision;

use super::{GameReceipt, Mismatch, numbering};
use crate::any::{AnyEvents, AnyGame};
use crate::rng::Streams;

fn set_up(receipt: &GameReceipt) -> Result<(AnyGame, Streams), Mismatch> {
    let seats = u8::try_from(receipt.seats.len()).unwrap_or(u8::MAX);
    let game = AnyGame::new(&receipt.game, seats).map_err(Mismatch::Table)?;
    Ok((game, Streams::new(receipt.seed.0, numbering(receipt.format))))
}

fn in_order(expected: u64, decision: &ReceiptDecision<AnyEvents>) -> Result<(), Mismatch> {
    match decision.number {
        found if found != expected => Err(Mismatch::Order { expected, found }),
        _ => Ok(()),
    }
}

/// The table after all decisions and everything that was taken back, in the order in which it happened.
pub(super) fn with_take_backs(receipt: &GameReceipt) -> Result<AnyGame, Mismatch> {
    let (set_up, mut streams) = set_up(receipt)?;
    let mut game = set_up.clone();
    let mut standing: Vec<&ReceiptDecision<AnyEvents>> = Vec::new();
    let mut take_backs = receipt.take_backs.iter().peekable();
    for (number, decision) in (0..).zip(&receipt.decisions) {
        in_order(number, decision)?;
        replay(&mut game, &streams, decision)?;
        streams.decided(&decision.draws);
        standing.push(decision);
        while let Some(taken) = take_backs.next_if(|taken| taken.after == number + 1) {
            let wrong = Mismatch::TakeBacks {
                decision: taken.decision,
            };
            let last = standing.pop().ok_or(wrong.clone())?;
            let asked = last.asked.as_ref().map(|asked| asked.seat);
            if last.number != taken.decision || asked != Some(taken.seat) || !last.taken_back {
                return Err(wrong);
            }
            may_be_taken_back(&game, last)?;
            game = set_up.clone();
            for decision in &standing {
                let foreign = |_| Mismatch::Events {
                    decision: decision.number,
                };
                game.apply(&decision.events).map_err(foreign)?;
            }
        }
    }
    let more = take_backs.next().map(|taken| taken.decision);
    let stands = standing.iter().find(|decision| decision.taken_back);
    match more.or(stands.map(|decision| decision.number)) {
        Some(decision) => Err(Mismatch::TakeBacks { decision }),
        None => Ok(game),
    }
}

/// The same where it is not said when a step was taken back.
pub(super) fn without_take_backs(receipt: &GameReceipt) -> Result<AnyGame, Mismatch> {
    let (mut game, mut streams) = set_up(receipt)?;
    let mut retracted = Vec::new();
    for (number, decision) in (0..).zip(&receipt.decisions) {
        in_order(number, decision)?;
        if decision.taken_back {
            let after = take_back(&game, &retracted, &streams, decision)?;
            retracted.push(after);
        } else {
            retracted.clear();
            replay(&mut game, &streams, decision)?;
        }
        streams.decided(&decision.draws);
    }
    Ok(game)
}

fn may_be_taken_back(game: &AnyGame, recorded: &ReceiptDecision<AnyEvents>) -> Result<(), Mismatch> {
    if recorded.draws.is_empty() && game.retractable(&recorded.events) {
        return Ok(());
    }
    Err(Mismatch::TakenBack {
        decision: recorded.number,
    })
}

/// A decision that was taken back drew no chance and showed nothing; the table it was made at, with it.
///
/// Several can be taken back in a row, each of them made with or without those before it.
fn take_back(
    game: &AnyGame,
    retracted: &[AnyGame],
    streams: &Streams,
    recorded: &ReceiptDecision<AnyEvents>,
) -> Result<AnyGame, Mismatch> {
    let decision = recorded.number;
    may_be_taken_back(game, recorded)?;
    let mut first = None;
    for before in retracted.iter().rev().chain([game]) {
        let mut after = before.clone();
        match replay(&mut after, streams, recorded) {
            Ok(()) => return Ok(after),
            Err(mismatch) => first = first.or(Some(mismatch)),
        }
    }
    Err(first.unwrap_or(Mismatch::TakenBack { decision }))
}

fn replay(
    game: &mut AnyGame,
    streams: &Streams,
    recorded: &ReceiptDecision<AnyEvents>,
) -> Result<(), Mismatch> {
    let decision = recorded.number;
    let mut rng = streams.chance();
    let draft = match (&recorded.asked, decision) {
        (None, 0) => game.open(&mut rng),
        (Some(asked), 1..) => game
            .decide(asked.seat, &asked.intent, &mut rng)
            .map_err(|refusal| Mismatch::Refused { decision, refusal })?,
        (None, 1..) | (Some(_), 0) => return Err(Mismatch::Asked { decision }),
    };
    let draws = rng.into_draws();
    if draws != recorded.draws {
        let same = draws
            .iter()
            .zip(&recorded.draws)
            .take_while(|(drawn, recorded)| drawn == recorded)
            .count();
        return Err(Mismatch::Draw { decision, draw: same });
    }
    if draft.events != recorded.events {
        return Err(Mismatch::Events { decision });
    }
    *game = draft.table;
    Ok(())
}
