//! The rules alone, on one core.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use dragonhall_protocol::games::dragon_stone::Options;
use dragonhall_rules::dragon_stone::Table;
use dragonhall_rules::play::{RandomPlay, Temper, seed_of};

use crate::effort::Effort;
use crate::game::{Game, Recording};
use crate::statistics::median;

/// What the rules can do on one core.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// Whole games between random players in a second.
    pub games: f64,
    /// Decisions of these games in a second.
    pub decisions: f64,
    /// The processor's time for one move as the server makes it: decide, apply, three views, JSON.
    pub whole_move: Duration,
}

/// Measures the rules.
pub fn measure(effort: &Effort) -> Result<Figures> {
    let mut games = Vec::new();
    let mut decisions = Vec::new();
    let mut moves = Vec::new();
    let recording = Recording::new(0)?;
    for run in 0..effort.runs {
        let (games_a_second, decisions_a_second) = random_games(run as u64, effort.rules)?;
        games.push(games_a_second);
        decisions.push(decisions_a_second);
        moves.push(whole_moves(&recording, effort.rules)?);
    }
    Ok(Figures {
        games: median(games).context("no run")?,
        decisions: median(decisions).context("no run")?,
        whole_move: median(moves).context("no run")?,
    })
}

fn random_games(run: u64, time: Duration) -> Result<(f64, f64)> {
    let start = Instant::now();
    let (mut games, mut decisions) = (0u64, 0u64);
    while start.elapsed() < time {
        let seed = seed_of(run << 32 | games);
        decisions += RandomPlay::<Table>::new(&Options::default(), 2, seed, Temper::Even)?.count() as u64;
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    Ok((games as f64 / seconds, decisions as f64 / seconds))
}

fn whole_moves(recording: &Recording, time: Duration) -> Result<Duration> {
    let start = Instant::now();
    let mut moves = 0u32;
    while start.elapsed() < time {
        let (mut game, _) = Game::open(recording.number)?;
        for (seat, id, intent) in &recording.asked {
            game.act(*seat, *id, intent)?;
        }
        moves += recording.asked.len() as u32;
    }
    Ok(start.elapsed() / moves)
}
