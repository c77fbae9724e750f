//! `dragonhall drill`: tries this version of the program on a copy of what the house keeps.
//!
//! The field calls this: upgrade rehearsal.
//!
//! - [`old`]: what the build in use makes of the copy
//! - [`house`]: a server of this build on the copy, which is killed and started again
//! - [`guest`]: who plays there

mod guest;
mod house;
mod old;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;

use self::guest::Guest;
use self::house::House;
use super::Place;
use crate::archive::contents::counted;
use crate::archive::source::without_password;
use crate::archive::{Contents, Source, pour};
use crate::store;
use crate::store::whole::layout::Layout;

/// In how many rooms somebody plays.
const ROOMS: usize = 3;

/// On what the program is tried.
#[derive(Args, Debug)]
pub(super) struct Drill {
    #[command(flatten)]
    place: Place,
    /// The program in use, with whose tables those of this one are compared.
    #[arg(long, value_name = "BINARY")]
    old: Option<PathBuf>,
    /// Where the copy is made, with as much room as the database takes; the system's folder for temporary files if absent.
    #[arg(long)]
    folder: Option<PathBuf>,
}

/// Prints a page that says whether it is safe to upgrade; the house itself is only read.
pub(super) async fn drill(drill: Drill) -> Result<()> {
    println!(
        "Dragonhall {} is tried on a copy of {}.",
        env!("CARGO_PKG_VERSION"),
        without_password(&drill.place.database)
    );
    let outcome = try_out(&drill).await;
    match &outcome {
        Ok(()) => {
            println!("\nIt is safe to upgrade. Make a backup first all the same, to be able to go back.")
        }
        Err(error) => println!("\nDo not upgrade: {error:#}."),
    }
    if outcome.is_err() {
        bail!(
            "this version was tried and failed; go on with the one in use, and keep the page above for a report"
        );
    }
    Ok(())
}

async fn try_out(drill: &Drill) -> Result<()> {
    let folder = tempfile::Builder::new().prefix("dragonhall-drill-").to_owned();
    let folder = match &drill.folder {
        Some(place) => folder.tempdir_in(place),
        None => folder.tempdir(),
    };
    let folder = folder.context("there is no folder for the copy")?;
    let copy = folder.path().join("house.db");
    let url = format!("sqlite:{}", copy.display());
    let (layout, before) = copied(&drill.place.database, &copy).await?;
    if let Some(program) = &drill.old {
        println!("{}", old::compare(program, &url, &before).await?);
    } else {
        println!("- Not compared with the program in use: name it with --old.");
    }
    let guests = opened(&url, &layout, &before).await?;
    play(&url, folder.path(), guests).await
}

/// Makes the copy.
async fn copied(url: &str, copy: &Path) -> Result<(Layout, Contents)> {
    let mut source = Source::database(url).await?;
    let layout = source.layout().clone();
    let poured = pour::into_file(&mut source, copy, false).await?;
    source.leave().await?;
    println!("- Copied: {}, as they are at this moment.", poured.contents);
    for (room, why) in poured.contents.broken() {
        println!("- This version makes no room of {room}: {why}");
    }
    let postgres = matches!(store::place(url)?, store::Place::Postgres(_));
    if postgres {
        println!(
            "- The copy of the Postgres database is a SQLite file: what is tried is everything but Postgres itself."
        );
    }
    Ok((layout, poured.contents))
}

/// Opens the copy, which brings its tables up to date, and looks whether it still makes the same; then people take their
/// seats in some rooms.
async fn opened(url: &str, before: &Layout, contents: &Contents) -> Result<Vec<Guest>> {
    let store = store::open(url).await.context("the copy cannot be opened")?;
    let mut source = Source::database(url).await?;
    let version = source.layout().version;
    let after = source.contents().await?;
    source.leave().await?;
    contents
        .folds_as(&after)
        .context("with the tables of this version")?;
    if version == before.version {
        println!("- Opened: its tables are of version {version}, as this program has them.");
    } else {
        println!(
            "- Opened: its tables were brought from version {} to {version}.",
            before.version
        );
    }
    println!(
        "- Folded: the tables of {} are the same as before.",
        counted(after.living().count() as u64, "room", "rooms")
    );
    let mut guests = Vec::new();
    let mut source = Source::database(url).await?;
    while guests.len() < ROOMS
        && let Some(bundle) = source.next().await?
    {
        let awaited = bundle
            .folded(source.layout())
            .ok()
            .and_then(|folded| folded.awaited);
        if let (Some(room), Some((seat, player))) = (bundle.id(), awaited) {
            guests.push(Guest::takes(store.as_ref(), room, seat, player).await?);
        }
    }
    source.leave().await?;
    store.close().await;
    guests.push(Guest::newcomer());
    Ok(guests)
}

/// Plays, kills the server, starts it again and looks whether all moves are there.
async fn play(url: &str, folder: &Path, mut guests: Vec<Guest>) -> Result<()> {
    let mut house = House::start(url, folder).await?;
    for guest in &mut guests {
        guest.plays(house.address()).await?;
    }
    house.kill().await?;
    let mut house = House::start(url, folder).await?;
    for guest in &guests {
        guest.finds_all(house.address()).await?;
    }
    house.kill().await?;
    let said: usize = guests.iter().map(Guest::moves).sum();
    println!(
        "- Played: {} in {} of the copy, then the server was killed and started again: all of it was there.",
        counted(
            said as u64,
            "message was acknowledged",
            "messages were acknowledged"
        ),
        counted(guests.len() as u64, "room", "rooms")
    );
    Ok(())
}
