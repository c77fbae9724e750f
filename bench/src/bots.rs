//! How long bots think, on one core.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use dragonhall_bots::insight::Insight;
use dragonhall_bots::play::{Player, watch};
use dragonhall_bots::search;
use dragonhall_protocol::{GameId, Level, Seat, for_each_game};
use dragonhall_rules::play::seed_of;
use dragonhall_rules::{Listed, Viewer};

use crate::effort::Effort;
use crate::statistics::percentile;

/// How long bots of one level think in one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    /// The game.
    pub game: GameId,
    /// How many play.
    pub seats: u8,
    /// The level.
    pub level: Level,
    /// The time for a decision in the middle.
    pub median: Duration,
    /// The time that 95 of 100 decisions do not exceed.
    pub p95: Duration,
}

/// Measures every level in every game, at its largest table.
pub(crate) fn measure(effort: &Effort) -> Result<Vec<Figures>> {
    let mut figures = Vec::new();
    macro_rules! measured {
        ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
            $(figures.extend(game::<dragonhall_rules::$module::Table>(effort)?);)+
        };
    }
    for_each_game!(measured);
    Ok(figures)
}

fn game<G: Insight + Listed>(effort: &Effort) -> Result<Vec<Figures>> {
    let seats = *G::SEATS.end();
    let tables = tables::<G>(seats, effort.thoughts);
    let levels = Level::ALL.into_iter().map(|level| {
        let mut times: Vec<Duration> = tables
            .iter()
            .map(|(table, seat)| thinking(table, *seat, level))
            .collect();
        times.sort();
        Ok(Figures {
            game: G::ID,
            seats,
            level,
            median: percentile(&times, 50).context("nothing to decide")?,
            p95: percentile(&times, 95).context("nothing to decide")?,
        })
    });
    levels.collect()
}

/// Tables with something to decide, evenly spread over a few games between bots that hardly think.
fn tables<G: Insight>(seats: u8, wanted: usize) -> Vec<(G, Seat)> {
    let mut tables = Vec::new();
    for number in 0..3 {
        let players = vec![Player::Bot(Level::Easy); usize::from(seats)];
        watch::<G>(
            &G::Options::default(),
            &players,
            seed_of(number),
            |table, seat, offers| {
                if G::sensible(table, seat, offers).len() > 1 {
                    tables.push((table.clone(), seat));
                }
            },
        );
    }
    let apart = tables.len().div_ceil(wanted).max(1);
    tables.into_iter().step_by(apart).collect()
}

fn thinking<G: Insight>(table: &G, seat: Seat, level: Level) -> Duration {
    let knowledge = table.view(Viewer::Seat(seat));
    let offers = table.offers(seat);
    let going = AtomicBool::new(true);
    let start = Instant::now();
    search::choose::<G>(&knowledge, &offers, seat, G::tables(level), seed_of(0), &going);
    start.elapsed()
}
