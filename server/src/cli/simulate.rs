//! `dragonhall simulate`: plays many rounds of a game between simple players and shows how they went.

use anyhow::Result;
use clap::Args;
use dragonhall_protocol::GameId;
use dragonhall_rules::simulate::simulate;

use super::game_id;

/// What is to be simulated.
#[derive(Args, Debug)]
pub struct Simulation {
    /// The game, by its name in links and records.
    #[arg(value_parser = game_id)]
    game: GameId,
    /// The number of players; without it, every number that the game is for.
    #[arg(long)]
    players: Option<u8>,
    /// How many rounds at least, for every number of players; games of Draghan, which are won or lost as a whole.
    #[arg(long, default_value_t = 2_000)]
    rounds: u32,
}

/// Simulates and shows the figures.
pub fn run(simulation: &Simulation) -> Result<()> {
    let report = simulate(simulation.game, simulation.players, simulation.rounds)?;
    print!("{report}");
    Ok(())
}
