//! Checks a finished game from its receipt alone.
//!
//! The field calls this: provably fair transcript.

mod replaying;
#[cfg(test)]
mod tests;

use dragonhall_protocol::receipt::{Format, ReceiptSeat};
use dragonhall_protocol::{Digest, Outcome, Receipt, Refusal, Seat, SeatNumber};
use serde::Serialize;
use thiserror::Error;

use crate::any::AnyEvents;
use crate::chain;
use crate::game::{BadTable, Status};
use crate::rng::Numbering;
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
    /// The draws that whoever knew the server's seed could have chosen.
    pub choosable: Vec<Choosable>,
    /// The seats whose names are withheld.
    pub nameless: Vec<Seat>,
    /// The seats that did not show their number in time, so that the server's seed gave one.
    pub from_server: Vec<Seat>,
    /// Where the chain over everything ends; absent in the first format, which binds chance and rules alone.
    pub head: Option<Digest>,
}

/// A decision whose chance could have been chosen by steps that were made and taken back before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choosable {
    /// The decision that drew.
    pub decision: u64,
    /// How many steps were taken back since the draw before.
    pub taken_back: usize,
}

/// The first thing in a receipt that is not as it must be.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Mismatch {
    /// The server's seed is not the one it committed to.
    #[error("the server's seed does not have the hash that was published before the game")]
    Commitment,
    /// The number of a bot, or of a seat that did not show its own, does not come from the server's seed.
    #[error("the number of seat {seat} is not the one that the server's seed gives")]
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
    /// A name does not have the hash that stands for it.
    #[error("the name on seat {seat} does not have the hash that stands for it")]
    Name {
        /// The seat.
        seat: usize,
    },
    /// The list of what was taken back contradicts the decisions.
    #[error("the list of steps that were taken back does not fit decision {decision}")]
    TakeBacks {
        /// The decision.
        decision: u64,
    },
    /// Something in the receipt was changed, left out or added.
    #[error("the chain over everything in the receipt does not end at its head")]
    Head,
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

/// Why a text is no receipt.
#[derive(Debug, Error)]
pub enum Unreadable {
    /// It is not the JSON of a receipt.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// It says the same in other words, or more than a receipt says.
    #[error("it is not written as receipts are")]
    Otherwise,
}

/// Reads a receipt; those of the second format are written in one way only, and the first says nothing of a chain.
pub fn read(text: &str) -> Result<GameReceipt, Unreadable> {
    let receipt: GameReceipt = serde_json::from_str(text)?;
    let written: serde_json::Value = serde_json::from_str(text)?;
    let is_as_written = match receipt.format {
        Format::One => !claims_a_chain(&receipt),
        Format::Two => serde_json::to_value(&receipt)? == written,
    };
    is_as_written.then_some(receipt).ok_or(Unreadable::Otherwise)
}

/// Whether it says something that only a chain could bind.
fn claims_a_chain(receipt: &GameReceipt) -> bool {
    let is_placed = receipt.game_number.is_some() || receipt.previous.is_some() || receipt.head.is_some();
    let is_salted = |seat: &ReceiptSeat| seat.name_salt.is_some() || seat.name_hash.is_some();
    is_placed
        || !receipt.take_backs.is_empty()
        || receipt.seats.iter().any(is_salted)
        || receipt.decisions.iter().any(|decision| decision.stead.is_some())
}

/// What numbers the streams of chance in receipts of this format.
pub fn numbering(format: Format) -> Numbering {
    match format {
        Format::One => Numbering::Decisions,
        Format::Two => Numbering::Draws,
    }
}

/// Checks every hash of a receipt, and plays its game again from the seed.
pub fn verify(receipt: &GameReceipt) -> Result<Verified, Mismatch> {
    check_seed(receipt)?;
    let nameless = check_names(receipt)?;
    let game = match receipt.format {
        Format::One => replaying::without_take_backs(receipt)?,
        Format::Two => replaying::with_take_backs(receipt)?,
    };
    let outcome = match game.status() {
        Status::Awaiting(_) if receipt.outcome == Outcome::Abandoned => Outcome::Abandoned,
        Status::Awaiting(_) => return Err(Mismatch::Unfinished),
        Status::Finished(outcome) => outcome,
    };
    if outcome != receipt.outcome {
        return Err(Mismatch::Outcome {
            replayed: outcome,
            found: receipt.outcome.clone(),
        });
    }
    let head = check_chain(receipt)?;
    let draws = receipt.decisions.iter().map(|decision| decision.draws.len());
    Ok(Verified {
        decisions: receipt.decisions.len(),
        draws: draws.sum(),
        outcome,
        choosable: choosable(receipt),
        nameless,
        from_server: seats_that(receipt, |seat| seat.number_from_server),
        head,
    })
}

fn seats_that(receipt: &GameReceipt, is: impl Fn(&ReceiptSeat) -> bool) -> Vec<Seat> {
    let seats = (0..).map(Seat).zip(&receipt.seats);
    seats.filter(|(_, seat)| is(seat)).map(|(seat, _)| seat).collect()
}

/// Every name has the hash that stands for it; the seats whose names are withheld.
fn check_names(receipt: &GameReceipt) -> Result<Vec<Seat>, Mismatch> {
    if receipt.format == Format::One {
        return Ok(seats_that(receipt, |seat| seat.name.is_none()));
    }
    for (place, seat) in receipt.seats.iter().enumerate() {
        let holds = match (&seat.name, &seat.name_salt, &seat.name_hash) {
            (Some(name), Some(salt), Some(hash)) => chain::name_hash(salt, name) == *hash,
            (None, None, hash) => hash.is_some(),
            (_, _, _) => false,
        };
        if !holds {
            return Err(Mismatch::Name { seat: place });
        }
    }
    Ok(seats_that(receipt, |seat| seat.name.is_none()))
}

/// Where the chain over everything ends.
fn check_chain(receipt: &GameReceipt) -> Result<Option<Digest>, Mismatch> {
    match receipt.format {
        Format::One => Ok(None),
        Format::Two if receipt.head.is_some() && chain::heads(receipt).last() == receipt.head.as_ref() => {
            Ok(receipt.head)
        }
        Format::Two => Err(Mismatch::Head),
    }
}

/// Where the streams are numbered by decisions, those that were taken back before a draw chose it.
fn choosable(receipt: &GameReceipt) -> Vec<Choosable> {
    let mut found = Vec::new();
    let mut taken_back = 0;
    if numbering(receipt.format) == Numbering::Draws {
        return found;
    }
    for decision in &receipt.decisions {
        taken_back += usize::from(decision.taken_back);
        if decision.draws.is_empty() {
            continue;
        }
        if taken_back > 0 {
            found.push(Choosable {
                decision: decision.number,
                taken_back,
            });
        }
        taken_back = 0;
    }
    found
}

fn check_seed(receipt: &GameReceipt) -> Result<(), Mismatch> {
    if receipt.commitment != commitment(&receipt.server_seed.0) {
        return Err(Mismatch::Commitment);
    }
    if let Some(seat) = receipt
        .seats
        .iter()
        .position(|seat| !seat.number_from_server && seat.number_hash != commitment(&seat.number.0))
    {
        return Err(Mismatch::Number { seat });
    }
    for seat in seats_that(receipt, |seat| seat.bot.is_some() || seat.number_from_server) {
        if receipt.seats[usize::from(seat.0)].number != bot_number(&receipt.server_seed.0, seat) {
            return Err(Mismatch::BotNumber { seat: seat.0 });
        }
    }
    let numbers: Vec<SeatNumber> = receipt.seats.iter().map(|seat| seat.number).collect();
    if receipt.seed != game_seed(&receipt.server_seed.0, &numbers) {
        return Err(Mismatch::Seed);
    }
    Ok(())
}

/// Something of the protocol as it stands in a receipt.
fn words(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
