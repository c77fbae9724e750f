//! Measures Dragonhall on this machine.
//!
//! - [`rules`]: the rules alone, on one core
//! - [`bots`]: how long bots think; [`beside_bots`]: how long people wait meanwhile; [`abandoned`]: how long they wait for
//!   a bot while others have left theirs behind
//! - [`duel`]: Dragonhall against [`bare`], a server without rules and storage; [`side`]s are started as
//!   [`process`]es and put under [`load`] by [`table`]s of [`script`]ed players, who play a [`game`]
//! - [`watched`]: what metrics cost
//! - [`crowd`]: thousands who come to watch one room
//! - [`full_house`]: the memory of ten thousand sockets; [`soak`]: of an hour of people who come and go
//! - [`memory`], [`waking`]: idle sockets and rooms, sleeping rooms, the start, on a [`library`] of rooms
//! - [`report`]: what is printed, with [`machine`] and [`statistics`]; [`effort`]: how long it takes

mod abandoned;
mod bare;
mod beside_bots;
mod bots;
mod chance;
mod crowd;
mod duel;
mod effort;
mod full_house;
mod game;
mod http;
mod library;
mod load;
mod machine;
mod memory;
mod process;
mod report;
mod rules;
mod script;
mod side;
mod soak;
mod statistics;
mod table;
mod waking;
mod watched;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand, ValueEnum};

use crate::effort::Effort;
use crate::library::Library;
use crate::machine::Machine;
use crate::side::Grounds;

/// How many rooms with a long game are stored.
const LONG_ROOMS: usize = 20;

/// Measures Dragonhall on this machine.
#[derive(Debug, Parser)]
#[command(name = "dragonhall-bench", version)]
struct Line {
    #[command(subcommand)]
    command: Option<Command>,

    /// Measures shortly, to see roughly where the figures are.
    #[arg(long)]
    quick: bool,

    /// Measures only this; can be repeated.
    #[arg(long, value_enum)]
    only: Vec<Part>,

    /// Dragonhall's program; without it, the one beside this program.
    #[arg(long)]
    server: Option<PathBuf>,

    /// Where databases are made, on a real disk; without it, beside this program.
    #[arg(long)]
    folder: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Starts the bare server that Dragonhall is compared with.
    Bare {
        /// Address and port to listen on.
        #[arg(long, default_value = "127.0.0.1:0")]
        listen: SocketAddr,
    },
    /// Lets people come and go, and fails if the server's memory does not end where it was.
    Soak {
        /// For so many minutes.
        #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
        minutes: u64,
    },
}

/// A part of the measurements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    Rules,
    Bots,
    Abandoned,
    Load,
    Watched,
    Crowd,
    House,
    Idle,
}

#[tokio::main]
async fn main() -> Result<()> {
    let line = Line::parse();
    match line.command {
        Some(Command::Bare { listen }) => bare::serve(listen).await,
        Some(Command::Soak { minutes }) => {
            soak::run(&grounds(&line)?, Duration::from_secs(60 * minutes)).await
        }
        None => measure(&line).await,
    }
}

fn grounds(line: &Line) -> Result<Grounds> {
    let beside = std::env::current_exe()?;
    let folder = line.folder.clone().or_else(|| beside.parent().map(PathBuf::from));
    let grounds = Grounds {
        program: line
            .server
            .clone()
            .unwrap_or_else(|| beside.with_file_name("dragonhall")),
        folder: folder.context("this program is in no folder")?,
    };
    ensure!(
        grounds.program.is_file(),
        "there is no program {}",
        grounds.program.display()
    );
    Ok(grounds)
}

async fn measure(line: &Line) -> Result<()> {
    let grounds = grounds(line)?;
    let effort = if line.quick { Effort::QUICK } else { Effort::FULL };
    let wanted = |part| line.only.is_empty() || line.only.contains(&part);

    report::machine(&Machine::look(&grounds.folder)?, effort.runs);
    if wanted(Part::Rules) {
        report::rules(&rules::measure(&effort)?);
    }
    if wanted(Part::Bots) {
        report::bots(&bots::measure(&effort)?);
        report::beside_bots(&beside_bots::measure(&effort, &grounds).await?);
    }
    if wanted(Part::Abandoned) {
        report::abandoned(&abandoned::measure(&effort, &grounds).await?);
    }
    if wanted(Part::Load) {
        report::duel(&duel::measure(&effort, &grounds).await?);
    }
    if wanted(Part::Watched) {
        report::watched(&watched::measure(&effort, &grounds).await?);
    }
    if wanted(Part::Crowd) {
        report::crowd(&crowd::measure(&grounds).await?);
    }
    if wanted(Part::House) {
        report::full_house(&full_house::measure(&effort, &grounds).await?);
    }
    if wanted(Part::Idle) {
        let library = Library::fill(&grounds, effort.rooms + memory::WARM_UP, LONG_ROOMS).await?;
        report::memory(
            &memory::measure(&effort, &grounds, &library).await?,
            effort.sockets,
        );
        let rooms = library.short.len() + library.long.len();
        report::waking(&waking::measure(&effort, &grounds, &library).await?, rooms);
    }
    Ok(())
}
