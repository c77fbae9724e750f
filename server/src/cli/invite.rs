//! `dragonhall invite`: a link with which rooms can be opened in a closed house.

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::NonEmptyStringValueParser;

use crate::clock::Clock;
use crate::config::{DAY, PublicUrl};
use crate::invitation::HouseWord;

/// How long the invitation is good, and for which house.
#[derive(Args, Debug)]
pub(super) struct Invite {
    /// Days for which it is good; it ends before that if the house takes another word.
    #[arg(long, default_value_t = 14, value_parser = clap::value_parser!(u32).range(1..=3_650))]
    days: u32,
    /// The house's word: only who knows it, or has an invitation, opens rooms; everybody does if absent.
    #[arg(long, env = "DRAGONHALL_HOUSE_WORD", value_parser = NonEmptyStringValueParser::new(), hide_env_values = true)]
    house_word: Option<String>,
    /// The address that players open, where it differs from the one listened on; with a path if the house has only that.
    #[arg(long, env = "DRAGONHALL_PUBLIC_URL")]
    public_url: Option<PublicUrl>,
}

impl Invite {
    /// Prints the link; the invitation is in its fragment, which browsers send to no server.
    pub(super) fn print(&self) -> Result<()> {
        let word = self.house_word.as_deref().context(
            "nobody needs an invitation: set DRAGONHALL_HOUSE_WORD to let only those open rooms who have one",
        )?;
        let url = self
            .public_url
            .as_ref()
            .context("the link needs the address that players open: set DRAGONHALL_PUBLIC_URL")?;
        let until = Clock::machine().now() + DAY * self.days;
        println!("{}", url.invitation(&HouseWord::new(word).invitation(until)));
        Ok(())
    }
}
