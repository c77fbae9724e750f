//! Checks a finished game from its receipt alone.

#[cfg(test)]
mod tests;

use dragonhall_protocol::receipt::{FORMAT, ReceiptDecision};
use dragonhall_protocol::{Outcome, Receipt, Refusal, Seat, SeatNumber};
use serde::Serialize;
use thiserror::Error;

use crate::any::{AnyEvents, AnyGame};
use crate::game::{BadTable, Status};
use crate::rng::GameRng;
use crate::seed::{bot_number, commitment, game_seed};

/// The receipt of a game of any kind.
pub type GameReceipt = Receipt<AnyEvents>;

/// What an honest receipt contained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many decisions were replayed, the opening included.
    pub decisions: usize,
    /// How many draws of chance were drawn again.
    pub draws: usize,
    /// How the game ended.
    pub outcome: Outcome,
}

/// The first thing in a receipt that is not as it must be.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Mismatch {
    /// The file has another format.
    #[error("the format is {found:?}, but this program checks {FORMAT:?}")]
    Format {
        /// The format that the receipt names.
        found: String,
    },
    /// The server's seed is not the one it committed to.
    #[error("the server's seed does not have the hash that was published before the game")]
    Commitment,
    /// A bot's number does not come from the server's seed.
    #[error("the number of the bot on seat {seat} is not the one that the server's seed gives")]
    BotNumber {
        /// The seat.
        seat: u8,
    },
    /// A seat's number is not the one it committed to.
    #[error("the number of seat {seat} does not have the hash that was sent before the numbers were shown")]
    Number {
        /// The seat.
        seat: usize,
    },
    /// The game's seed does not come from the server's seed and the numbers.
    #[error("the seed of the game is not the hash of the server's seed and the numbers of the seats")]
    Seed,
    /// The game cannot be set up.
    #[error("the table cannot be set up: {0}")]
    Table(BadTable),
    /// A decision was taken back that cannot be.
    #[error("decision {decision} cannot have been taken back: it drew chance or showed something")]
    TakenBack {
        /// Its number.
        decision: u64,
    },
    /// A decision is missing, doubled or out of order.
    #[error("decision {found} stands where decision {expected} belongs")]
    Order {
        /// The number that belongs there.
        expected: u64,
        /// The number that stands there.
        found: u64,
    },
    /// The opening was asked for by a seat, or a later decision by nobody.
    #[error("decision {decision} must {} asked for by a seat", if *decision == 0 { "not be" } else { "be" })]
    Asked {
        /// The decision.
        decision: u64,
    },
    /// The rules forbid a decision.
    #[error("decision {decision} is against the rules: {}", words(refusal))]
    Refused {
        /// The decision.
        decision: u64,
        /// Why it is forbidden.
        refusal: Refusal,
    },
    /// A decision drew something else.
    #[error("draw {draw} of decision {decision} is not what the seed gives")]
    Draw {
        /// The decision.
        decision: u64,
        /// The first draw that differs, counted from 0.
        draw: usize,
    },
    /// A decision had other consequences.
    #[error("what happened in decision {decision} is not what the rules say")]
    Events {
        /// The decision.
        decision: u64,
    },
    /// The game is not over.
    #[error("the game is not over after its last decision")]
    Unfinished,
    /// The game ended otherwise.
    #[error("the game ended as {}, not as {}", words(replayed), words(found))]
    Outcome {
        /// The outcome of the replayed game.
        replayed: Outcome,
        /// The outcome that the receipt names.
        found: Outcome,
    },
}

/// Checks every hash of a receipt, and plays its game again from the seed.
pub fn verify(receipt: &GameReceipt) -> Result<Verified, Mismatch> {
    check_seed(receipt)?;
    let seats = u8::try_from(receipt.seats.len()).unwrap_or(u8::MAX);
    let mut game = AnyGame::new(&receipt.game, seats).map_err(Mismatch::Table)?;
    let mut retracted = Vec::new();
    for (expected, decision) in (0..).zip(&receipt.decisions) {
        if decision.number != expected {
            return Err(Mismatch::Order {
                expected,
                found: decision.number,
            });
        }
        if decision.taken_back {
            let after = take_back(&game, &retracted, receipt.seed.0, decision)?;
            retracted.push(after);
        } else {
            retracted.clear();
            replay(&mut game, receipt.seed.0, decision)?;
        }
    }
    let outcome = match game.status() {
        Status::Awaiting(_) if receipt.outcome == Outcome::Abandoned => Outcome::Abandoned,
        Status::Awaiting(_) => return Err(Mismatch::Unfinished),
        Status::Finished(outcome) => outcome,
    };
    match outcome {
        replayed if replayed != receipt.outcome => Err(Mismatch::Outcome {
            replayed,
            found: receipt.outcome.clone(),
        }),
        outcome => Ok(Verified {
            decisions: receipt.decisions.len(),
            draws: receipt
                .decisions
                .iter()
                .map(|decision| decision.draws.len())
                .sum(),
            outcome,
        }),
    }
}

fn check_seed(receipt: &GameReceipt) -> Result<(), Mismatch> {
    if receipt.format != FORMAT {
        return Err(Mismatch::Format {
            found: receipt.format.clone(),
        });
    }
    if receipt.commitment != commitment(&receipt.server_seed.0) {
        return Err(Mismatch::Commitment);
    }
    if let Some(seat) = receipt
        .seats
        .iter()
        .position(|seat| seat.number_hash != commitment(&seat.number.0))
    {
        return Err(Mismatch::Number { seat });
    }
    let bots = (0..)
        .map(Seat)
        .zip(&receipt.seats)
        .filter(|(_, seat)| seat.bot.is_some());
    for (seat, bot) in bots {
        if bot.number != bot_number(&receipt.server_seed.0, seat) {
            return Err(Mismatch::BotNumber { seat: seat.0 });
        }
    }
    let numbers: Vec<SeatNumber> = receipt.seats.iter().map(|seat| seat.number).collect();
    if receipt.seed != game_seed(&receipt.server_seed.0, &numbers) {
        return Err(Mismatch::Seed);
    }
    Ok(())
}

/// A decision that was taken back drew no chance and showed nothing; the table it was made at, with it.
///
/// Several can be taken back in a row, each of them made with or without those before it.
fn take_back(
    game: &AnyGame,
    retracted: &[AnyGame],
    seed: [u8; 32],
    recorded: &ReceiptDecision<AnyEvents>,
) -> Result<AnyGame, Mismatch> {
    let decision = recorded.number;
    if !recorded.draws.is_empty() || !game.retractable(&recorded.events) {
        return Err(Mismatch::TakenBack { decision });
    }
    let mut first = None;
    for before in retracted.iter().rev().chain([game]) {
        let mut after = before.clone();
        match replay(&mut after, seed, recorded) {
            Ok(()) => return Ok(after),
            Err(mismatch) => first = first.or(Some(mismatch)),
        }
    }
    Err(first.unwrap_or(Mismatch::TakenBack { decision }))
}

fn replay(game: &mut AnyGame, seed: [u8; 32], recorded: &ReceiptDecision<AnyEvents>) -> Result<(), Mismatch> {
    let decision = recorded.number;
    let mut rng = GameRng::for_decision(seed, decision);
    let events = match (&recorded.asked, decision) {
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
    if events != recorded.events {
        return Err(Mismatch::Events { decision });
    }
    game.apply(&events);
    Ok(())
}

/// Something of the protocol as it stands in a receipt.
fn words(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
