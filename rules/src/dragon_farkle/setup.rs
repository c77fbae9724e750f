//! Setting up: shuffled decks, a companion and a magic item for everybody, a first player drawn by lot.

use dragonhall_protocol::Seat;

use super::Table;
use super::cards::{COMPANIONS, ITEMS};
use super::event::Event;
use super::turn::begin_turn;
use crate::game::Draft;
use crate::rng::GameRng;

/// Shuffles, deals, draws the first player and begins the first turn.
pub(super) fn open(table: &Table, rng: &mut GameRng) -> Draft<Table> {
    let seats = table.players.len() as u8;
    let first = table
        .first
        .unwrap_or_else(|| Seat(rng.below(u32::from(seats)) as u8));
    let mut companions = COMPANIONS.to_vec();
    rng.shuffle(&mut companions);
    let mut items: Vec<_> = ITEMS
        .into_iter()
        .flat_map(|(item, copies)| std::iter::repeat_n(item, usize::from(copies)))
        .collect();
    rng.shuffle(&mut items);
    let mut draft = Draft::new(table);
    draft.emit(Event::Opened {
        first,
        seats,
        companions,
        items,
    });
    begin_turn(&mut draft, rng, first);
    draft
}

/// One card for each seat, by seat, dealt from the end of a deck clockwise from the first player.
pub(super) fn deal<T: Copy>(deck: &[T], first: Seat, seats: u8) -> Vec<T> {
    let dealt = deck.iter().rev().take(usize::from(seats)).copied();
    let mut by_seat: Vec<T> = dealt.collect();
    by_seat.rotate_right(usize::from(first.0));
    by_seat
}
