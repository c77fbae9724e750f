//! Players for every game of the house.
//!
//! A bot is handed the table as its seat is shown it, the same message that a person's page gets, and answers with one
//! of the offered intents. It imagines tables that its seat cannot tell from the real one and searches them:
//! - [`search`]: the search, for any game, within a number of imagined tables and never within a time
//! - [`insight`]: what helps the search in one game: how many tables a level is, how to play on quickly, how a table
//!   stands
//! - [`play`], [`strength`], [`balance`]: whole games, how strong the bots are, and how cards come out between them
//!
//! The same table, level and seed give the same choice.

#![warn(unreachable_pub)]

pub mod balance;
pub mod insight;
pub mod play;
pub mod search;
pub mod strength;

mod draghan;
mod dragon_farkle;
mod dragon_stone;
mod drarkane;
#[cfg(test)]
mod tests;

use std::sync::atomic::AtomicBool;

use dragonhall_protocol::{GameIntent, GameTable, Level, Seat, for_each_game};

use crate::insight::Insight;

/// What a bot of this level does at this table of its seat; nothing where nothing is offered, or when it is told to
/// stop before it has made up its mind.
pub fn choose(
    table: &GameTable,
    seat: Seat,
    level: Level,
    seed: [u8; 32],
    going: &AtomicBool,
) -> Option<GameIntent> {
    macro_rules! searched {
        ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
            match table {
                $(GameTable::$game(table) => {
                    let tables = dragonhall_rules::$module::Table::tables(level);
                    search::choose::<dragonhall_rules::$module::Table>(
                        &table.view, &table.offers, seat, tables, seed, going,
                    )
                    .map(|chosen| GameIntent::$game(table.offers[chosen].intent.clone()))
                })+
            }
        };
    }
    for_each_game!(searched)
}
