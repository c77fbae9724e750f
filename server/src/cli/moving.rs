//! `dragonhall export` and `dragonhall import`: the way of one room into another house.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use dragonhall_protocol::RoomId;
use uuid::Uuid;

use super::Place;
use super::rooms::House;
use crate::archive::room::{self, Leaving};
use crate::archive::source::without_password;
use crate::clock::Clock;
use crate::store::Patience;

/// Which room leaves, and into which file.
#[derive(Args, Debug)]
pub(super) struct Export {
    /// The room's id, as in its link.
    room: Uuid,
    /// The file that it is written into.
    file: PathBuf,
    #[command(flatten)]
    house: House,
    /// Leaves the room open; the file can be checked and not be imported.
    #[arg(long)]
    keep: bool,
    /// Replaces a file that is there already, once the new one is complete.
    #[arg(long)]
    replace: bool,
}

/// Which room comes in.
#[derive(Args, Debug)]
pub(super) struct Import {
    /// The file of a room that was exported; `-` reads it from the input.
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Writes a room into a file and closes it where it was.
pub(super) async fn export(export: Export) -> Result<()> {
    let Export {
        room,
        file,
        house,
        keep,
        replace,
    } = export;
    let leaving = if keep { Leaving::Stays } else { Leaving::Moves };
    let now = Clock::machine().now();
    let from = room::From {
        url: &house.place.database,
        patience: Patience::default(),
        way: house.way().ok(),
    };
    let contents = room::export(from, RoomId(room), (&file, replace), leaving, now).await?;
    println!("Room {room} is in {}: {contents}.", file.display());
    match leaving {
        Leaving::Moves => println!(
            "It is closed in {}, where people are told that it has moved; its link changes with the address of the house \
             that imports it.",
            without_password(&house.place.database)
        ),
        Leaving::Stays => println!("It goes on where it is."),
    }
    Ok(())
}

/// Brings a room in, which goes on here.
pub(super) async fn import(Import { file, place }: Import) -> Result<()> {
    let into = (place.database.as_str(), Patience::default());
    let (room, contents, code_given_back) = room::import(into, &file, Clock::machine().now()).await?;
    println!(
        "Room {room} is in {}: {contents}.",
        without_password(&place.database)
    );
    println!("It makes the same tables as in the file, and its receipts hold.");
    if code_given_back {
        println!("Another room has its code here: it is found by its link alone.");
    }
    println!("Its link here is the address of this house, followed by /r/{room}.");
    Ok(())
}
