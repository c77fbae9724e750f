//! The closed list of games, and the envelope that each of a game's words travels in.
//!
//! The field calls an intent: command.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

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

/// The one list of games: hands every game with its public id and its module to the macro that is named.
///
/// Whatever needs to know all games is written from it, here and in every other crate:
///
/// ```
/// macro_rules! ids {
///     ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
///         [$($id),+]
///     };
/// }
/// let ids = dragonhall_protocol::for_each_game!(ids);
/// assert_eq!(ids.len(), dragonhall_protocol::GameId::ALL.len());
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($with:ident) => {
        $with! {
            /// Dragon Stone.
            DragonStone = "dragon-stone" in dragon_stone,
            /// Dragon Farkle.
            DragonFarkle = "dragon-farkle" in dragon_farkle,
            /// Drarkane.
            Drarkane = "drarkane" in drarkane,
            /// Draghan: Once Upon a Dragon.
            Draghan = "draghan" in draghan,
        }
    };
}

/// Writes what travels of a game, each in an envelope with the game's id.
macro_rules! envelopes {
    ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
        /// A game of this house.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
        #[ts(export_to = "games.ts")]
        pub enum GameId {
            $($(#[$doc])* #[serde(rename = $id)] $game,)+
        }

        impl GameId {
            /// Every game, in the order of the list.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$game),+];

            /// Its name on the wire, in links and in records.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$game => $id,)+
                }
            }
        }

        /// A game with the options it is played with.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
        #[serde(tag = "game", content = "options")]
        #[ts(export_to = "games.ts")]
        pub enum GameOptions {
            $($(#[$doc])* #[serde(rename = $id)] $game($module::options::Options),)+
        }

        impl GameOptions {
            /// A game as boxed.
            pub fn boxed(game: GameId) -> Self {
                match game {
                    $(GameId::$game => Self::$game(Default::default()),)+
                }
            }

            /// Which game these options are for.
            pub const fn game(&self) -> GameId {
                match self {
                    $(Self::$game(_) => GameId::$game,)+
                }
            }
        }

        /// What a seat asks for.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
        #[serde(tag = "game", content = "intent")]
        #[ts(export_to = "games.ts")]
        pub enum GameIntent {
            $($(#[$doc])* #[serde(rename = $id)] $game($module::intent::Intent),)+
        }

        /// Something on the table that is pointed at.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
        #[serde(tag = "game", content = "target")]
        #[ts(export_to = "games.ts")]
        pub enum GameTarget {
            $($(#[$doc])* #[serde(rename = $id)] $game($module::target::Target),)+
        }

        /// A rule that forbids something.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
        #[serde(tag = "game", content = "rule")]
        #[ts(export_to = "games.ts")]
        pub enum GameRule {
            $($(#[$doc])* #[serde(rename = $id)] $game($module::rule::Rule),)+
        }

        /// A game as one viewer sees it.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
        #[serde(tag = "game")]
        #[ts(export_to = "games.ts")]
        pub enum GameTable {
            $(
                $(#[$doc])*
                #[serde(rename = $id)]
                $game(Box<Table<
                    $module::notice::Notice,
                    $module::view::View,
                    $module::intent::Intent,
                    $module::effect::Effect,
                    $module::fact::Fact,
                >>),
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

for_each_game!(envelopes);

/// A word that is the public id of no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = GameId::ALL.map(GameId::as_str).join(", ");
        write!(f, "there is no game {}; there are: {known}", self.0)
    }
}

impl Error for UnknownGame {}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(word: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.into_iter().find(|game| game.as_str() == word);
        found.ok_or_else(|| UnknownGame(word.to_owned()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
