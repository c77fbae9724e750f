//! Whole games between bots and simpler players.

use std::sync::atomic::AtomicBool;

use dragonhall_protocol::{Level, Seat};
use dragonhall_rules::{GameRng, Status, Viewer};

use crate::insight::{Insight, Offers};
use crate::search;

/// Who sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A bot that imagines as many tables as this level does.
    Bot(Level),
    /// A bot that imagines this many tables.
    Imagining(u32),
    /// The simple player of the game; where there is none, one that takes the quietest offer.
    Simple,
    /// Every offer is equally likely.
    Random,
}

/// Plays a game to its end; nothing if the table cannot be set up for so many.
pub fn play<G: Insight>(options: &G::Options, players: &[Player], seed: [u8; 32]) -> Option<G> {
    watch(options, players, seed, |_, _, _| {})
}

/// Plays a game to its end, showing every table with the seat that decides there and what is offered to it.
pub fn watch<G: Insight>(
    options: &G::Options,
    players: &[Player],
    seed: [u8; 32],
    mut show: impl FnMut(&G, Seat, &Offers<G>),
) -> Option<G> {
    let set_up = G::new(options, players.len() as u8).ok()?;
    let mut table = set_up.open(&mut GameRng::for_decision(seed, 0)).into_table();
    // No decision ever has the last number, so its stream is free for the players' own choices.
    let mut choices = GameRng::for_decision(seed, u64::MAX);
    for decision in 1.. {
        let Status::Awaiting(awaited) = table.status() else {
            break;
        };
        let seat = awaited[0];
        let offers = table.offers(seat);
        show(&table, seat, &offers);
        let chosen = match players[usize::from(seat.0)] {
            Player::Bot(level) => think(&table, &offers, seat, G::tables(level), seed, decision)?,
            Player::Imagining(tables) => think(&table, &offers, seat, tables, seed, decision)?,
            Player::Simple => G::favourite(&table, seat, &offers).unwrap_or(0),
            Player::Random => choices.below(offers.len() as u32) as usize,
        };
        let mut chance = GameRng::for_decision(seed, decision);
        let decided = table.decide(seat, &offers[chosen].intent, &mut chance);
        table = decided.ok()?.into_table();
    }
    Some(table)
}

/// What a bot that imagines this many tables decides, by what its seat sees.
pub(crate) fn think<G: Insight>(
    table: &G,
    offers: &Offers<G>,
    seat: Seat,
    tables: u32,
    mut seed: [u8; 32],
    decision: u64,
) -> Option<usize> {
    seed[16..24].copy_from_slice(&decision.to_le_bytes());
    let knowledge = table.view(Viewer::Seat(seat));
    search::choose::<G>(&knowledge, offers, seat, tables, seed, &AtomicBool::new(true))
}
