//! Odds: the chance of a farkle, of a hit, of a trick, of beating the monsters, from one seat's knowledge alone.
//!
//! The field calls this: exact enumeration or Monte Carlo estimate.
//!
//! They are computed from the table as a seat is shown it, the same message that its page gets, so there is nothing
//! hidden that they could tell. Where chance alone decides, all results are counted; where the seat does not know
//! what there is, tables are imagined that it cannot tell from the real one, or what comes next is drawn many times.
//! The same table and seed give the same odds.

use dragonhall_protocol::{Chance, ChanceOf, GameTable, Seat, for_each_game};

#[cfg(test)]
pub(crate) mod tests;

/// What a seat can be told about its table, which has to be as this seat is shown it; nothing once the game is over.
pub fn odds(table: &GameTable, seat: Seat, seed: [u8; 32]) -> Vec<Chance> {
    if table.outcome().is_some() {
        return Vec::new();
    }
    macro_rules! odds {
        ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
            match table {
                $(GameTable::$game(table) => crate::$module::odds(&table.view, &table.offers, seat, seed),)+
            }
        };
    }
    for_each_game!(odds)
}

/// How often something happened among equally likely cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    /// How often it happened.
    pub(crate) happened: u32,
    /// Among how many cases.
    pub(crate) cases: u32,
}

impl Count {
    /// Counts this many cases, in all of which it happened or did not.
    pub(crate) fn add(&mut self, cases: u32, happened: bool) {
        self.cases += cases;
        if happened {
            self.happened += cases;
        }
    }

    /// What was counted, as the chance of something that would follow this offer; nothing if nothing was counted.
    pub(crate) fn chance(self, of: ChanceOf, offer: Option<usize>) -> Option<Chance> {
        let [happened, cases] = [self.happened, self.cases].map(u64::from);
        let rounded = (happened * 1_000 + cases / 2).checked_div(cases)?;
        // Only what never or always happened is said to be impossible or certain.
        let permille = match happened {
            0 => 0,
            always if always == cases => 1_000,
            _ => rounded.clamp(1, 999),
        };
        Some(Chance {
            of,
            offer: offer.map(|offer| offer as u16),
            permille: permille as u16,
        })
    }
}
