//! `dragonhall copy`: the way of a whole house from one database into another.

use anyhow::{Result, ensure};
use clap::Args;

use super::backup::say_broken;
use crate::archive::Source;
use crate::archive::empty::{After, Full, fill};
use crate::archive::source::{exists, without_password};
use crate::store::whole::{self, Purpose};

/// From where to where.
#[derive(Args, Debug)]
pub(super) struct Copy {
    /// The database with the house, which no server may be using: sqlite:FILE or postgres://USER@HOST/DATABASE.
    #[arg(long, value_name = "URL")]
    from: String,
    /// The database that it goes to, which is empty or not there: sqlite:FILE or postgres://USER@HOST/DATABASE.
    #[arg(long, value_name = "URL")]
    to: String,
}

/// Copies a house; the one that it was copied from stays as it is.
pub(super) async fn copy(Copy { from, to }: Copy) -> Result<()> {
    ensure!(from != to, "a database is not copied into itself");
    exists(&from)?;
    // What would be played there meanwhile would be lost here.
    let _guard = whole::guard(&from, Purpose::ToRead).await?;
    let mut source = Source::database(&from).await?;
    let contents = fill(&mut source, &to, (Full::Refuse, After::Nothing)).await?;
    source.leave().await?;
    println!(
        "{contents} of {} are in {}.",
        without_password(&from),
        without_password(&to)
    );
    say_broken(&contents);
    println!("Every room makes the same tables in both.");
    println!("Start the server on the new one, and the old one no more: its rooms would go on there, too.");
    Ok(())
}
