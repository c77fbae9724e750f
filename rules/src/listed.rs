//! A game of the list, for code that is written once and tried with every game.

use dragonhall_protocol::{GameId, GameIntent, GameOptions, for_each_game};

use crate::any::{AnyEvents, AnyGame};
use crate::game::Game;

/// A game of the list: its words can be put into the envelopes of any game.
pub trait Listed: Game {
    /// Its public id.
    const ID: GameId;

    /// The table as one of any game.
    fn any(self) -> AnyGame;

    /// The table, if it is one of this game.
    fn of(table: &AnyGame) -> Option<&Self>;

    /// Its options as those of any game.
    fn any_options(options: Self::Options) -> GameOptions;

    /// What a seat asks for, as in any game.
    fn any_intent(intent: Self::Intent) -> GameIntent;

    /// The events of one decision, as they are stored.
    fn any_events(events: Vec<Self::Event>) -> AnyEvents;
}

/// Says of every game that it is listed.
macro_rules! listed {
    ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
        $(
            impl Listed for crate::$module::Table {
                const ID: GameId = GameId::$game;

                fn any(self) -> AnyGame {
                    AnyGame::$game(self)
                }

                fn of(table: &AnyGame) -> Option<&Self> {
                    match table {
                        AnyGame::$game(table) => Some(table),
                        _ => None,
                    }
                }

                fn any_options(options: Self::Options) -> GameOptions {
                    GameOptions::$game(options)
                }

                fn any_intent(intent: Self::Intent) -> GameIntent {
                    GameIntent::$game(intent)
                }

                fn any_events(events: Vec<Self::Event>) -> AnyEvents {
                    AnyEvents::$game(events)
                }
            }
        )+
    };
}

for_each_game!(listed);
