//! What helps the search in one game.
//!
//! The field calls this: rollout policy, priors and evaluation.

use dragonhall_protocol::{Level, Offer, Outcome, Seat};
use dragonhall_rules::{Game, GameRng};

/// The offers of a game.
pub type Offers<G> = [Offer<<G as Game>::Intent, <G as Game>::Effect>];

/// What helps the search in one game; all of it may be wrong, and the search only takes longer.
pub trait Insight: Game {
    /// How much a choice is favoured for having been tried seldom.
    const CURIOSITY: f32;

    /// The part of the curiosity that goes to what a simple player would do; the rest is shared by all offers.
    const FAITH: f32;

    /// What those who play on keep in mind.
    type Memory: Default;

    /// How many tables a bot of this level imagines for one decision.
    fn tables(level: Level) -> u32;

    /// The number of the offer that is found by reckoning instead of imagining so many tables; there has to be one.
    ///
    /// Nothing where reckoning is not better.
    fn reckon(_knowledge: &Self::View, _seat: Seat, _offers: &Offers<Self>, _tables: u32) -> Option<usize> {
        None
    }

    /// Which offers are worth a thought, by their numbers; at least one.
    fn sensible(_table: &Self, _seat: Seat, offers: &Offers<Self>) -> Vec<usize> {
        (0..offers.len()).collect()
    }

    /// The number of the offer that a simple player would take, if there is such a player.
    fn favourite(table: &Self, seat: Seat, offers: &Offers<Self>) -> Option<usize>;

    /// Who of those that the table waits for does what while playing on; nothing when that has gone far enough and the
    /// table can be judged as it stands.
    fn play_on(
        table: &Self,
        awaited: &[Seat],
        memory: &mut Self::Memory,
        rng: &mut GameRng,
    ) -> Option<(Seat, Self::Intent)>;

    /// How an unfinished table stands for every seat, from 0 for lost to 1 for won.
    fn standing(table: &Self) -> Vec<f32>;

    /// What an outcome is worth to a seat, from 0 to 1: its share in the victory.
    fn worth(_table: &Self, outcome: &Outcome, seat: Seat) -> f32 {
        share(outcome, seat)
    }
}

/// A seat's share in the victory.
fn share(outcome: &Outcome, seat: Seat) -> f32 {
    match outcome {
        Outcome::Places { places } if places.get(usize::from(seat.0)) == Some(&1) => {
            1.0 / places.iter().filter(|place| **place == 1).count() as f32
        }
        Outcome::Places { .. } | Outcome::SharedLoss => 0.0,
        Outcome::SharedWin => 1.0,
        Outcome::Solo { rank, .. } => 1.0 / f32::from(*rank),
        Outcome::Draw | Outcome::Abandoned => 0.5,
    }
}
