//! Dragonhall against the bare server, in turns.

use std::time::Duration;

use anyhow::{Context, Result};

use crate::effort::Effort;
use crate::load::{Load, Measured, Pace};
use crate::side::{Grounds, Side};
use crate::statistics::percentile;

/// Tables that play at the same time.
pub(crate) const TABLES: usize = 100;

/// Moves a second at a steady pace.
pub(crate) const STEADY: u32 = 500;

/// What one server reached in one run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    /// As fast as it goes.
    pub full: Reached,
    /// At a steady pace.
    pub steady: Reached,
}

/// What one server reached at one pace.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reached {
    /// Accepted moves a second.
    pub moves: f64,
    /// Accepted moves for each second that the server was running on a processor.
    pub moves_per_processor_second: f64,
    /// From intent to everybody's update, half of all moves, in milliseconds.
    pub p50: f64,
    /// The same, 99 of 100 moves.
    pub p99: f64,
    /// Bytes that the server sent for a move.
    pub bytes: f64,
    /// What a move cost the load generator, in microseconds of a processor.
    pub generator: f64,
}

/// Runs both servers in turns and gives Dragonhall's and the bare server's result of every turn.
pub(crate) async fn measure(effort: &Effort, grounds: &Grounds) -> Result<Vec<[Run; 2]>> {
    let mut turns = Vec::new();
    for turn in 1..=effort.runs {
        eprintln!("  turn {turn} of {}", effort.runs);
        let dragonhall = run(Side::Dragonhall, effort, grounds).await?;
        let bare = run(Side::Bare, effort, grounds).await?;
        turns.push([dragonhall, bare]);
    }
    Ok(turns)
}

async fn run(side: Side, effort: &Effort, grounds: &Grounds) -> Result<Run> {
    let server = side.start(grounds).await?;
    let mut load = Load::prepare(server, TABLES, effort.spare_tables).await?;
    let full = load.play(Pace::Free, effort.warm_up, effort.load).await?;
    let steady = load
        .play(Pace::Steady(STEADY), effort.warm_up, effort.load)
        .await?;
    load.stop().await?;
    Ok(Run {
        full: Reached::from(&full)?,
        steady: Reached::from(&steady)?,
    })
}

impl Reached {
    /// The figures of what was measured.
    pub(crate) fn from(measured: &Measured) -> Result<Self> {
        let moves = measured.latencies.len() as f64;
        Ok(Self {
            moves: moves / measured.time.as_secs_f64(),
            moves_per_processor_second: moves / measured.processor.as_secs_f64(),
            p50: milliseconds(percentile(&measured.latencies, 50))?,
            p99: milliseconds(percentile(&measured.latencies, 99))?,
            bytes: measured.bytes as f64 / moves,
            generator: measured.own_processor.as_secs_f64() * 1e6 / moves,
        })
    }
}

fn milliseconds(time: Option<Duration>) -> Result<f64> {
    Ok(time.context("no move was made")?.as_secs_f64() * 1000.0)
}
