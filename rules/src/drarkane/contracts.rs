//! Contracts: everybody declares in turn how many tricks to win.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::Rule;

use super::event::Event;
use super::{Table, rounds, setup};
use crate::game::Draft;
use crate::rng::GameRng;

/// A contract is a number from 0 to the number of cards dealt.
pub(super) fn require_in_range(table: &Table, contract: u8) -> Result<(), Rule> {
    let most = setup::hand_size(table.seats);
    if contract <= most {
        Ok(())
    } else {
        Err(Rule::ContractOutOfRange { most })
    }
}

/// Makes a contract; after the last one the objectives are drafted, or the first trick begins.
pub(super) fn declare(draft: &mut Draft<Table>, seat: Seat, contract: u8, rng: &mut GameRng) {
    draft.emit(Event::Declared { seat, contract });
    rounds::begin_tricks(draft, rng);
}

/// Who is to make a contract.
pub(super) fn to_declare(table: &Table) -> Option<Seat> {
    table.in_turn().find(|seat| table.at(*seat).contract.is_none())
}
