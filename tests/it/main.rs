//! Whole-path stories: a server, its store and the players who meet in it.

#![allow(clippy::unwrap_used)]

mod api;
mod bots;
mod breaking;
mod budgets;
mod capacity;
mod closed;
mod corpus;
mod crowd;
mod desk;
mod documents;
mod entering;
mod evening;
mod every_game;
mod frames;
mod guessing;
mod hidden;
mod hosting;
mod households;
mod kill;
mod limits;
mod luck;
mod metrics;
mod moving;
mod playing;
mod powers;
mod program;
mod receipts;
mod refusing;
mod repeating;
mod retention;
mod returning;
mod schema;
mod secrecy;
mod settings;
mod sitting;
mod source;
mod stalling;
mod store;
mod syncing;
mod together;

/// The server's own program.
const SERVER: &str = env!("CARGO_BIN_EXE_dragonhall-under-test");

/// Servers that break a promise on purpose.
const BROKEN_SERVER: &str = env!("CARGO_BIN_EXE_broken-server");

/// A program that plays, by what is offered and nothing else.
const PLAYER: &str = env!("CARGO_BIN_EXE_play");
