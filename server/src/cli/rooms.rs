//! `dragonhall rooms`: lists the rooms; [`mod@prune`] erases those whose time is over.

mod prune;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::Place;
use crate::store::{self, stage_word};

/// What is done with the rooms.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct Rooms {
    /// What to do; without a command, they are listed.
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    place: Place,
    /// How many at most.
    #[arg(long, default_value_t = 50)]
    most: u32,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Erases the rooms and finished games whose time is over, while no server is running; one that runs does so by itself.
    Prune(prune::Prune),
}

/// Does what was asked for with the rooms.
pub(super) async fn rooms(rooms: Rooms) -> Result<()> {
    match rooms.command {
        None => list(&rooms.place.database, rooms.most).await,
        Some(Command::Prune(prune)) => prune::prune(prune).await,
    }
}

/// Prints a line for each room: id, code, game, what it is doing, how long its log is.
async fn list(database: &str, most: u32) -> Result<()> {
    let store = store::open_to_read(database).await?;
    for room in store.rooms(most).await? {
        println!(
            "{}\t{}\t{}\t{}\t{} entries",
            room.id,
            room.code.0,
            room.game,
            stage_word(room.stage),
            room.seq
        );
    }
    store.close().await;
    Ok(())
}
