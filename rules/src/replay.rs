//! A finished game step by step, from its receipt.

use dragonhall_protocol::GameTable;

use crate::any::{AnyGame, Happened};
use crate::game::{BadTable, Viewer};
use crate::receipt::GameReceipt;

/// How many steps a game has, the opening included; what was taken back is none.
pub fn length(receipt: &GameReceipt) -> usize {
    receipt
        .decisions
        .iter()
        .filter(|decision| !decision.taken_back)
        .count()
}

/// The table after each of these steps as a viewer saw it; nothing is offered.
pub fn steps(
    receipt: &GameReceipt,
    viewer: Viewer,
    from: usize,
    most: usize,
) -> Result<Vec<GameTable>, BadTable> {
    let mut game = AnyGame::new(&receipt.game, receipt.seats.len() as u8)?;
    let stands = receipt.decisions.iter().filter(|decision| !decision.taken_back);
    let mut tables = Vec::new();
    let until = from.saturating_add(most);
    for (step, decision) in stands.enumerate().take(until) {
        game.apply(&decision.events)
            .map_err(|foreign| BadTable(foreign.to_string()))?;
        if step < from {
            continue;
        }
        let mut table = game.table(
            viewer,
            [Happened {
                seq: decision.number,
                at: decision.at.unwrap_or(receipt.played.0),
                by: decision.asked.as_ref().map(|asked| asked.seat),
                stead: None,
                takes_back: None,
                events: Some(&decision.events),
            }],
        );
        table.offer_nothing();
        if step + 1 == length(receipt) && table.outcome().is_none() {
            table.end(receipt.outcome.clone());
        }
        tables.push(table);
    }
    Ok(tables)
}
