//! The rules alone, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use dragonhall_protocol::{GameId, GameIntent, GameOptions, Seat, ServerMessage, Time, for_each_game};
use dragonhall_rules::play::{RandomPlay, seed_of};
use dragonhall_rules::simulate::Simulated;
use dragonhall_rules::{AnyDraft, AnyGame, GameRng, Happened, Listed, Viewer};

use crate::effort::Effort;
use crate::statistics::median;

/// What the rules of one game can do on one core.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    /// The game.
    pub game: GameId,
    /// How many play.
    pub seats: u8,
    /// How many microseconds a decision with the tables of all seats should take at most.
    pub limit: f64,
    /// Whole games between random players in a second.
    pub games: f64,
    /// Decisions of these games in a second.
    pub decisions: f64,
    /// The processor's time for one decision with the tables of all seats: decide, apply, notices, views, offers.
    pub with_views: Duration,
    /// The same with the table of the public, and all of them as JSON.
    pub with_json: Duration,
}

/// Measures every game.
pub(crate) fn measure(effort: &Effort) -> Result<Vec<Figures>> {
    let mut figures = Vec::new();
    macro_rules! measured {
        ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
            $(figures.push(game::<dragonhall_rules::$module::Table>(effort)?);)+
        };
    }
    for_each_game!(measured);
    Ok(figures)
}

/// How many microseconds a decision with the tables of all seats should take at most.
fn limit(game: GameId) -> f64 {
    match game {
        GameId::DragonStone | GameId::DragonFarkle => 100.0,
        GameId::Drarkane | GameId::Draghan => 150.0,
    }
}

/// Measures a game at its largest table.
fn game<G: Listed + Simulated>(effort: &Effort) -> Result<Figures> {
    let seats = *G::SEATS.end();
    let recording = Recording::new::<G>(seats)?;
    let [mut games, mut decisions] = [Vec::new(), Vec::new()];
    let [mut with_views, mut with_json] = [Vec::new(), Vec::new()];
    for run in 0..effort.runs {
        let (games_a_second, decisions_a_second) = random_games::<G>(seats, run as u64, effort.rules)?;
        games.push(games_a_second);
        decisions.push(decisions_a_second);
        with_views.push(recording.replay(Told::Views, effort.rules)?);
        with_json.push(recording.replay(Told::Json, effort.rules)?);
    }
    Ok(Figures {
        game: G::ID,
        seats,
        limit: limit(G::ID),
        games: median(games).context("no run")?,
        decisions: median(decisions).context("no run")?,
        with_views: median(with_views).context("no run")?,
        with_json: median(with_json).context("no run")?,
    })
}

fn random_games<G: Simulated>(seats: u8, run: u64, time: Duration) -> Result<(f64, f64)> {
    let start = Instant::now();
    let (mut games, mut decisions) = (0u64, 0u64);
    while start.elapsed() < time {
        let seed = seed_of(run << 32 | games);
        decisions += RandomPlay::<G>::new(&G::Options::default(), seats, seed, G::TEMPER)?.count() as u64;
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    Ok((games as f64 / seconds, decisions as f64 / seconds))
}

/// What is made of each decision.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Told {
    /// The table as each seat sees it.
    Views,
    /// The same and the public's table, as JSON.
    Json,
}

/// A random game: what was asked, decision by decision.
struct Recording {
    options: GameOptions,
    seats: u8,
    seed: [u8; 32],
    asked: Vec<(Seat, GameIntent)>,
}

impl Recording {
    fn new<G: Listed + Simulated>(seats: u8) -> Result<Self> {
        let seed = seed_of(0);
        let boxed = G::Options::default();
        let asked = RandomPlay::<G>::new(&boxed, seats, seed, G::TEMPER)?
            .filter_map(|decided| decided.asked)
            .map(|(seat, asked)| (seat, G::any_intent(asked)))
            .collect();
        Ok(Self {
            options: G::any_options(boxed),
            seats,
            seed,
            asked,
        })
    }

    /// Plays the game at least once, for this long, and gives the time for one decision.
    fn replay(&self, told: Told, time: Duration) -> Result<Duration> {
        let start = Instant::now();
        let mut decisions = 0u32;
        loop {
            let set_up = AnyGame::new(&self.options, self.seats)?;
            let mut game = set_up.open(&mut GameRng::for_decision(self.seed, 0)).table;
            for (number, (seat, intent)) in (1..).zip(&self.asked) {
                let mut rng = GameRng::for_decision(self.seed, number);
                let Ok(AnyDraft { table, events }) = game.decide(*seat, intent, &mut rng) else {
                    bail!("a decision was refused");
                };
                game = table;
                let happened = Happened {
                    seq: number,
                    at: Time(0),
                    by: Some(*seat),
                    stead: None,
                    takes_back: None,
                    events: Some(&events),
                };
                let seats = (0..self.seats).map(|seat| Viewer::Seat(Seat(seat)));
                match told {
                    Told::Views => seats.for_each(|viewer| {
                        black_box(game.table(viewer, [happened]));
                    }),
                    Told::Json => {
                        for viewer in seats.chain([Viewer::Public]) {
                            black_box(serde_json::to_string(&ServerMessage::Update {
                                seq: number,
                                room: None,
                                table: Some(game.table(viewer, [happened])),
                                head: None,
                                clocks: None,
                                talk: None,
                                deed: None,
                                take_back: None,
                            })?);
                        }
                    }
                }
            }
            decisions += self.asked.len() as u32;
            if start.elapsed() >= time {
                return Ok(start.elapsed() / decisions);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use dragonhall_rules::dragon_farkle;

    use super::*;

    #[test]
    fn a_game_can_be_replayed() {
        let recording = Recording::new::<dragon_farkle::Table>(5).expect("a game");
        for told in [Told::Views, Told::Json] {
            let taken = recording.replay(told, Duration::ZERO).expect("a replay");
            assert!(taken > Duration::ZERO);
        }
    }
}
