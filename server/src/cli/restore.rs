//! `dragonhall restore`: puts the house back to what a backup has of it.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;

use super::Place;
use super::backup::say_broken;
use super::dates::moment;
use crate::archive::Source;
use crate::archive::empty::{After, Full, fill};
use crate::archive::format::Kind;
use crate::archive::source::without_password;
use crate::clock::Clock;

/// From what the house is put back, and where to.
#[derive(Args, Debug)]
pub(super) struct Restore {
    /// The backup: an archive, or a SQLite file; `-` reads an archive from the input.
    file: PathBuf,
    #[command(flatten)]
    place: Place,
    /// Gives a SQLite file that is there already another name beside the new one, instead of refusing it.
    #[arg(long)]
    aside: bool,
}

/// Puts the house back into a database that is empty or not there.
pub(super) async fn restore(Restore { file, place, aside }: Restore) -> Result<()> {
    let mut source = Source::file(&file).await?;
    ensure!(
        source.kind() == Kind::House,
        "{} holds a single room, which `dragonhall import` brings in",
        file.display()
    );
    let full = if aside { Full::Aside } else { Full::Refuse };
    let contents = fill(
        &mut source,
        &place.database,
        (full, After::PutBack(Clock::machine().now())),
    )
    .await?;
    println!("{contents} are in {}.", without_password(&place.database));
    say_broken(&contents);
    println!("Every room makes the same tables as in the backup.");
    println!(
        "The house is put back to {}; what was played after that is lost, and dice that were seen since are known to \
         whoever saw them.",
        moment(contents.latest)
    );
    Ok(())
}
