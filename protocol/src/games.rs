//! The closed list of games, and the envelope that each of a game's words travels in.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::Seat;
use crate::outcome::Outcome;
use crate::table::Table;

pub mod draghan;
pub mod dragon_farkle;
pub mod dragon_stone;
pub mod drarkane;

/// Lists the games once; every envelope is written from the list.
macro_rules! games {
    ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
        /// A game of this house.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
        #[ts(export_to = "games.ts")]
        pub enum GameId {
            $($(#[$doc])* #[serde(rename = $id)] $game,)+
        }

        /// A game with the options it is played with.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
        #[serde(tag = "game", content = "options")]
        #[ts(export_to = "games.ts")]
        pub enum GameOptions {
            $($(#[$doc])* #[serde(rename = $id)] $game($module::Options),)+
        }

        /// What a seat asks for.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
        #[serde(tag = "game", content = "intent")]
        #[ts(export_to = "games.ts")]
        pub enum GameIntent {
            $($(#[$doc])* #[serde(rename = $id)] $game($module::Intent),)+
        }

        /// A rule that forbids something.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
        #[serde(tag = "game", content = "rule")]
        #[ts(export_to = "games.ts")]
        pub enum GameRule {
            $($(#[$doc])* #[serde(rename = $id)] $game($module::Rule),)+
        }

        /// A game as one viewer sees it.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
        #[serde(tag = "game")]
        #[ts(export_to = "games.ts")]
        pub enum GameTable {
            $(
                $(#[$doc])*
                #[serde(rename = $id)]
                $game(Box<Table<$module::Notice, $module::View, $module::Intent, $module::Effect>>),
            )+
        }

        impl GameTable {
            /// What the viewer may do, the quietest first.
            pub fn intents(&self) -> Vec<GameIntent> {
                match self {
                    $(Self::$game(table) => {
                        table.offers.iter().map(|offer| GameIntent::$game(offer.intent.clone())).collect()
                    })+
                }
            }

            /// The seats that the game waits for.
            pub fn awaiting(&self) -> &[Seat] {
                match self {
                    $(Self::$game(table) => &table.awaiting,)+
                }
            }

            /// Ends the game here: nobody is awaited, nothing is offered.
            pub fn end(&mut self, with: Outcome) {
                match self {
                    $(Self::$game(table) => {
                        table.awaiting.clear();
                        table.offers.clear();
                        table.outcome = Some(with);
                    })+
                }
            }

            /// Leaves out what the viewer may do.
            pub fn offer_nothing(&mut self) {
                match self {
                    $(Self::$game(table) => table.offers.clear(),)+
                }
            }

            /// How the game ended, if it has.
            pub fn outcome(&self) -> Option<&Outcome> {
                match self {
                    $(Self::$game(table) => table.outcome.as_ref(),)+
                }
            }
        }
    };
}

games! {
    /// Dragon Stone.
    DragonStone = "dragon-stone" in dragon_stone,
    /// Dragon Farkle.
    DragonFarkle = "dragon-farkle" in dragon_farkle,
    /// Drarkane.
    Drarkane = "drarkane" in drarkane,
    /// Draghan: Once Upon a Dragon.
    Draghan = "draghan" in draghan,
}
