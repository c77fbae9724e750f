//! The harness of the whole-path tests.
//!
//! - [`server`]: a server inside the test, on a port and a database of its own
//! - [`process`]: the server's program, which can be stopped and killed
//! - [`player`]: somebody at a table, whose verbs are a player's verbs
//! - [`proxy`]: Caddy or nginx in front of a server
//! - [`raw`]: a WebSocket that can say anything
//! - [`slow`]: a slow line between a player and the server
//! - [`http`]: plain requests
//! - [`transcript`]: what was said on a connection, and the order it must keep
//! - [`secrets`]: what nobody may hear, and where it was heard
//! - [`worlds`]: tables that somebody cannot tell apart
//! - [`stores`]: stores that fail on purpose
//! - [`kill`]: what clients lived through while the server was killed, checked against the log
//! - [`flushes`]: what was told before it was on disk
//! - [`corpus`]: rooms that were recorded once, and how others are
//! - [`postgres`]: a Postgres of the tests' own
//! - [`chance`]: repeatable choices
//! - [`patience`]: waiting for what must happen, but not for ever

pub mod chance;
pub mod corpus;
pub mod flushes;
pub mod http;
pub mod kill;
pub mod patience;
pub mod player;
pub mod postgres;
pub mod process;
pub mod proxy;
pub mod raw;
pub mod secrets;
pub mod server;
pub mod slow;
pub mod stores;
pub mod transcript;
pub mod worlds;

pub use chance::Chance;
pub use patience::patiently;
pub use player::Player;
pub use process::ServerProcess;
pub use raw::Raw;
pub use server::TestServer;
pub use transcript::Transcript;

use dragonhall_protocol::GameOptions;
use dragonhall_protocol::games::dragon_stone;

/// Dragon Stone as boxed.
pub fn dragon_stone() -> GameOptions {
    GameOptions::DragonStone(dragon_stone::Options::default())
}
