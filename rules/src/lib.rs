//! The rules of Dragonhall's games.
//!
//! - [`game`]: the questions that every game answers, and [`Draft`], the way it answers them
//! - [`rng`]: chance, one stream per decision that draws, every draw on record
//! - [`seed`]: how the server's seed and the seats' numbers become the seed of a game
//! - [`any`]: a game of any kind, written from the list in `protocol`; [`listed`]: any one game of the list
//! - `canon`: the text of a table that stays the same, for the digests of recorded games
//! - [`chain`]: binds all that happens in a game together
//! - [`receipt`]: checks a finished game; [`replay`]: shows it step by step
//! - [`odds`]: how likely something is, as far as one seat can know
//! - `facts`: what finished games are remembered for
//! - [`play`]: games between players who choose at random
//! - [`simulate`]: many rounds between simple players, to see whether a game is balanced
//! - [`laws`]: what every game must keep, tried by random play
//! - one module per game, one file per chapter of its rulebook
//!
//! Everything here is a function of its arguments: no clock, no network, no randomness of the system,
//! no floating point, no iteration over hash maps. `clippy.toml` beside this folder forbids their types.

#![warn(clippy::float_arithmetic)]

pub mod any;
mod canon;
pub mod chain;
pub mod draghan;
pub mod dragon_farkle;
pub mod dragon_stone;
pub mod drarkane;
mod facts;
pub mod game;
#[cfg(test)]
mod golden;
pub mod laws;
pub mod listed;
pub mod odds;
pub mod play;
pub mod receipt;
#[cfg(test)]
mod records;
pub mod replay;
pub mod rng;
pub mod seed;
pub mod simulate;

pub use any::{AnyDraft, AnyEvents, AnyFacts, AnyGame, ForeignEvents, Happened};
pub use canon::VERSION as CANON;
pub use game::{BadTable, Draft, Game, Refused, Status, Viewer};
pub use listed::Listed;
pub use rng::{GameRng, Numbering, Streams};
