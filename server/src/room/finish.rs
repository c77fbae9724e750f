//! What is kept of a finished game.

use dragonhall_protocol::http::PlayedBy;
use dragonhall_protocol::receipt::{Asked, Format, ReceiptDecision};
use dragonhall_protocol::{GameIntent, Outcome, Receipt, Seat, Stead, Time};
use dragonhall_rules::receipt::GameReceipt;
use dragonhall_rules::{AnyEvents, Status, chain, seed};

use super::entry::{Decision, Entry, What};
use super::state::{Decided, Play, RoomState};
use crate::store::FinishedGame;

/// The game that these entries, written at this time, bring to its end.
pub(super) fn game_ended_by(room: &RoomState, at: Time, entries: &[Entry]) -> Option<FinishedGame> {
    let play = room.play.as_ref()?;
    let (index, (outcome, last)) = entries
        .iter()
        .enumerate()
        .find_map(|(index, entry)| Some((index, ended_by(&entry.what)?)))?;
    let seq = room.seq + 1 + index as u64;
    let began = play.decisions.first().map_or(at, |opening| opening.at);
    let stored = play
        .decisions
        .iter()
        .map(|decided| decision(play.receipt, decided));
    let decisions = stored
        .chain(last.map(|(seat, intent, stead, decision)| ReceiptDecision {
            number: decision.number,
            asked: Some(Asked {
                seat,
                intent: intent.clone(),
            }),
            at: Some(at),
            stead: stead.filter(|_| play.receipt == Format::Two),
            taken_back: false,
            draws: decision.draws.clone(),
            events: decision.events.clone(),
        }))
        .collect();
    let receipt = receipt(room, play, decisions, (began, at), outcome.clone());
    Some(FinishedGame {
        room: room.id,
        seq,
        options: room.options.clone(),
        players: receipt
            .seats
            .iter()
            .map(|seat| PlayedBy {
                name: seat.name.clone().unwrap_or_default(),
                bot: seat.bot,
            })
            .collect(),
        outcome,
        decisions: receipt.decisions.len() as u32,
        began,
        ended: at,
        receipt: serde_json::to_string(&receipt).expect("every receipt can be written as JSON"),
        keep_names: room.settings.keep_names,
    })
}

type Last<'a> = (Seat, &'a GameIntent, Option<Stead>, &'a Decision);

/// How this ends the game, if it does, and with which last decision.
fn ended_by(what: &What) -> Option<(Outcome, Option<Last<'_>>)> {
    if let What::Abandoned = what {
        return Some((Outcome::Abandoned, None));
    }
    let What::Decided {
        seat,
        intent,
        stead,
        decision,
    } = what
    else {
        return None;
    };
    match decision.table()?.status() {
        Status::Awaiting(_) => None,
        Status::Finished(outcome) => Some((outcome, Some((*seat, intent, *stead, decision)))),
    }
}

fn decision(format: Format, decided: &Decided) -> ReceiptDecision<AnyEvents> {
    ReceiptDecision {
        number: decided.decision.number,
        asked: decided.asked.clone().map(|(seat, intent)| Asked { seat, intent }),
        at: Some(decided.at),
        stead: decided.stead.filter(|_| format == Format::Two),
        taken_back: decided.taken_back,
        draws: decided.decision.draws.clone(),
        events: decided.decision.events.clone(),
    }
}

fn receipt(
    room: &RoomState,
    play: &Play,
    decisions: Vec<ReceiptDecision<AnyEvents>>,
    played: (Time, Time),
    outcome: Outcome,
) -> GameReceipt {
    let is_chained = play.receipt == Format::Two;
    let mut receipt = Receipt {
        format: play.receipt,
        room: room.id,
        game_number: is_chained.then_some(room.game_number),
        game: room.options.clone(),
        commitment: seed::commitment(&room.server_seed.0),
        server_seed: room.server_seed,
        seats: play.seats.iter().map(|(_, seat)| seat.clone()).collect(),
        seed: play.seed,
        previous: room.previous(),
        played,
        decisions,
        take_backs: if is_chained {
            play.take_backs_in_receipt()
        } else {
            Vec::new()
        },
        outcome,
        head: None,
    };
    if is_chained {
        receipt.head = chain::heads(&receipt).pop();
    }
    receipt
}
