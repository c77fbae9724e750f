//! `dragonhall ban`, `unban` and `bans`: households that are not let in for a time.

use anyhow::{Result, bail};
use clap::Args;

use super::dates::moment;
use super::rooms::House;
use crate::desk::{Ask, Told};

/// Which household is not let in, and for how long.
#[derive(Args, Debug)]
pub(super) struct Ban {
    /// What the household is called today, as `dragonhall rooms show` has it, or was called yesterday.
    household: String,
    /// For how many hours.
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..=8760))]
    hours: u32,
    #[command(flatten)]
    house: House,
}

/// Which household is let in again.
#[derive(Args, Debug)]
pub(super) struct Unban {
    /// What the household was called when it was banned, as `dragonhall bans` has it, or is called today.
    household: String,
    #[command(flatten)]
    house: House,
}

/// The running server.
#[derive(Args, Debug)]
pub(super) struct Bans {
    #[command(flatten)]
    house: House,
}

/// Lets a household in no more, and lets go of everybody who came from there.
pub(super) async fn ban(
    Ban {
        household,
        hours,
        house,
    }: Ban,
) -> Result<()> {
    let told = house.way()?.ask(Ask::Ban { household, hours }).await?;
    for (household, until) in bans_in(told)? {
        println!(
            "{household} is not let in until {}; whoever was here from there is gone.",
            moment(until)
        );
    }
    Ok(())
}

/// Lets a household in again.
pub(super) async fn unban(Unban { household, house }: Unban) -> Result<()> {
    let Told::Done(what) = house.way()?.ask(Ask::Unban { household }).await? else {
        bail!(Told::STRANGE);
    };
    println!("{what}.");
    Ok(())
}

/// Prints a line for each household that is not let in: what it was called, and until when.
pub(super) async fn bans(Bans { house }: Bans) -> Result<()> {
    for (household, until) in bans_in(house.way()?.ask(Ask::Bans).await?)? {
        println!("{household}\tuntil {}", moment(until));
    }
    Ok(())
}

fn bans_in(told: Told) -> Result<Vec<(String, u64)>> {
    let Told::Bans(bans) = told else {
        bail!(Told::STRANGE);
    };
    let bans = bans.into_iter().map(|(household, until)| (household, until.0));
    Ok(bans.collect())
}
