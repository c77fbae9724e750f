//! `dragonhall simulate`: plays many games and shows how they went, or how strong the bots are.

use std::thread;

use anyhow::{Result, bail};
use clap::Args;
use dragonhall_bots::{balance, strength};
use dragonhall_protocol::{GameId, Level};
use dragonhall_rules::simulate::simulate;

/// What is to be simulated.
#[derive(Args, Debug)]
pub(super) struct Simulation {
    /// The game, by its name in links and records.
    game: GameId,
    /// The number of players; without it, every number that the game is for.
    #[arg(long)]
    players: Option<u8>,
    /// How many rounds at least, for every number of players; games, where rounds are not won or lost.
    #[arg(long, default_value_t = 2_000)]
    rounds: u32,
    /// Lets bots of this level play instead of simple players: easy, fair or hard. They take their time.
    #[arg(long, value_parser = level)]
    bots: Option<Level>,
    /// Shows how strong the bots are instead: plays their contests until the results are certain.
    #[arg(long, conflicts_with_all = ["players", "rounds", "bots"])]
    strength: bool,
    /// How many games of a contest at most.
    #[arg(long, requires = "strength", default_value_t = 400)]
    most: u32,
    /// How many games of a contest are played at once; without it, one for every core. It does not change the result.
    #[arg(long, requires = "strength")]
    threads: Option<usize>,
    /// Shows the figures as comma-separated values.
    #[arg(long)]
    csv: bool,
}

/// The level of this name.
fn level(name: &str) -> Result<Level> {
    match name {
        "easy" => Ok(Level::Easy),
        "fair" => Ok(Level::Fair),
        "hard" => Ok(Level::Hard),
        _ => bail!("there is no level {name}; there are: easy, fair, hard"),
    }
}

/// Simulates and shows the figures.
pub(super) fn run(simulation: &Simulation) -> Result<()> {
    let report = if simulation.strength {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = simulation.threads.unwrap_or_else(cores);
        strength::report(simulation.game, simulation.most, threads)
    } else if let Some(level) = simulation.bots {
        balance::simulate(simulation.game, simulation.players, simulation.rounds, level)?
    } else {
        simulate(simulation.game, simulation.players, simulation.rounds)?
    };
    if simulation.csv {
        print!("{}", report.csv());
    } else {
        print!("{report}");
    }
    Ok(())
}
