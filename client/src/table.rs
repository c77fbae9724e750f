//! What the tables of all games have in common.

use dragonhall_protocol::{GameIntent, GameTable, Outcome, Seat};

macro_rules! games {
    ($($game:ident),+ $(,)?) => {
        /// All that the viewer of this table may do now, the quietest first.
        pub fn offers(table: &GameTable) -> Vec<GameIntent> {
            match table {
                $(GameTable::$game(table) => {
                    table.offers.iter().map(|offer| GameIntent::$game(offer.intent.clone())).collect()
                })+
            }
        }

        /// The seats the table waits for.
        pub fn awaiting(table: &GameTable) -> &[Seat] {
            match table {
                $(GameTable::$game(table) => &table.awaiting,)+
            }
        }

        /// How the game ended.
        pub fn outcome(table: &GameTable) -> Option<&Outcome> {
            match table {
                $(GameTable::$game(table) => table.outcome.as_ref(),)+
            }
        }
    };
}

games! {
    DragonStone,
    Drarkane,
}
