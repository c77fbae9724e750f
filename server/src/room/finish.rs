//! What is kept of a finished game.

use dragonhall_protocol::receipt::{Asked, FORMAT, ReceiptDecision, ReceiptSeat};
use dragonhall_protocol::{Outcome, Receipt};
use dragonhall_rules::receipt::GameReceipt;
use dragonhall_rules::{Status, seed};

use super::entry::{Entry, What};
use super::state::{Decided, State};
use crate::store::FinishedGame;

/// The game that these entries, written at this time, bring to its end.
pub fn game_ended_by(room: &State, at: u64, entries: &[Entry]) -> Option<FinishedGame> {
    let play = room.play.as_ref()?;
    let mut game = play.game.clone();
    let mut last = Vec::new();
    for (seq, entry) in (room.seq + 1..).zip(entries) {
        let What::Decided {
            seat,
            intent,
            decision,
        } = &entry.what
        else {
            continue;
        };
        game.apply(&decision.events);
        let asked = Some((*seat, intent.clone()));
        last.push(Decided {
            seq,
            at,
            asked,
            decision: decision.clone(),
        });
    }
    let Status::Finished(outcome) = game.status() else {
        return None;
    };
    let began = play.decisions.first().map_or(at, |opening| opening.at);
    let decisions: Vec<_> = play.decisions.iter().chain(&last).map(decision).collect();
    let receipt = receipt(room, decisions, (began, at), outcome.clone())?;
    Some(FinishedGame {
        room: room.id,
        seq: last.last()?.seq,
        options: room.options.clone(),
        players: room
            .occupants()
            .map(|(_, occupant)| occupant.name.clone())
            .collect(),
        outcome,
        decisions: receipt.decisions.len() as u32,
        began,
        ended: at,
        receipt: serde_json::to_string(&receipt).expect("every receipt can be written as JSON"),
    })
}

fn decision(decided: &Decided) -> ReceiptDecision<dragonhall_rules::AnyEvents> {
    ReceiptDecision {
        number: decided.decision.number,
        asked: decided.asked.clone().map(|(seat, intent)| Asked { seat, intent }),
        at: Some(decided.at),
        taken_back: false,
        draws: decided.decision.draws.clone(),
        events: decided.decision.events.clone(),
    }
}

fn receipt(
    room: &State,
    decisions: Vec<ReceiptDecision<dragonhall_rules::AnyEvents>>,
    played: (u64, u64),
    outcome: Outcome,
) -> Option<GameReceipt> {
    let seats = room
        .occupants()
        .map(|(_, occupant)| {
            Some(ReceiptSeat {
                name: occupant.name.clone(),
                number_hash: occupant.number_hash?,
                number: occupant.number?,
            })
        })
        .collect::<Option<_>>()?;
    Some(Receipt {
        format: FORMAT.to_owned(),
        room: room.id,
        game: room.options.clone(),
        commitment: seed::commitment(&room.server_seed.0),
        server_seed: room.server_seed,
        seats,
        seed: room.play.as_ref()?.seed,
        played,
        decisions,
        outcome,
    })
}
