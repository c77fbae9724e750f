//! Drarkane: points count, those of this round most of all.

use dragonhall_protocol::games::drarkane::{Intent, Player, View};
use dragonhall_protocol::{Level, Outcome, Seat};
use dragonhall_rules::drarkane::{Table, players};
use dragonhall_rules::play::seed_of;
use dragonhall_rules::{Game, GameRng, Viewer};

use crate::insight::{Insight, Offers};
use crate::play::{self, play};
use crate::strength::contests::{Contest, Contested, HARD, seated};

impl Insight for Table {
    const CURIOSITY: f32 = 0.8;
    const FAITH: f32 = 0.4;
    /// The rounds that were over before.
    type Memory = Option<u32>;

    fn tables(level: Level) -> u32 {
        match level {
            Level::Easy => 10,
            Level::Fair => 60,
            Level::Hard => 400,
        }
    }

    fn favourite(table: &Self, seat: Seat, offers: &Offers<Self>) -> Option<usize> {
        Some(players::choose(&table.view(Viewer::Seat(seat)), offers))
    }

    /// As simple players would, and now and then as nobody would, to the end of the round.
    fn play_on(
        table: &Self,
        awaited: &[Seat],
        before: &mut Option<u32>,
        rng: &mut GameRng,
    ) -> Option<(Seat, Intent)> {
        let rounds = table.rounds();
        if *before.get_or_insert(rounds) < rounds {
            return None;
        }
        let mut offers = table.offers(awaited[0]);
        let chosen = if offers.len() == 1 {
            0
        } else if rng.below(10) == 0 {
            rng.below(offers.len() as u32) as usize
        } else {
            players::choose(&table.view(Viewer::Seat(awaited[0])), &offers)
        };
        Some((awaited[0], offers.swap_remove(chosen).intent))
    }

    fn standing(table: &Self) -> Vec<f32> {
        points(&table.view(Viewer::Open))
    }

    fn worth(table: &Self, _outcome: &Outcome, seat: Seat) -> f32 {
        points(&table.view(Viewer::Open))[usize::from(seat.0)]
    }
}

impl Contested for Table {
    fn contests() -> Vec<Contest> {
        vec![Contest {
            name: "hard among three random ones: points above 1.5 times their average",
            target: 0.0,
            ends: [-60.0, 60.0],
            play: lead,
        }]
    }
}

/// The points by which a hard player is above one and a half times the average of three random ones.
fn lead(number: u64) -> f64 {
    let random = play::Player::Random;
    let (players, seat) = seated([HARD, random, random, random], number);
    let table = play::<Table>(&Default::default(), &players, seed_of(number));
    let totals = table.map_or(Vec::new(), |table| table.view(Viewer::Open).totals);
    let points = |own: bool| -> f64 {
        let counted = totals.iter().filter(|total| total.seats.contains(&seat) == own);
        counted.map(|total| f64::from(total.points)).sum()
    };
    points(true) - 1.5 * points(false) / 3.0
}

/// The points of every seat against those of the others; against the Demon, the score.
fn points(view: &View) -> Vec<f32> {
    let seats = view
        .players
        .iter()
        .filter(|player| matches!(player.player, Player::Seat(_)))
        .count();
    if let Some(score) = view.score {
        return vec![(f32::from(score) / 200.0 + 0.4).clamp(0.0, 1.0); seats];
    }
    let own = |seat: usize| -> f32 {
        let total = view
            .totals
            .iter()
            .find(|total| total.seats.iter().any(|member| usize::from(member.0) == seat));
        total.map_or(0.0, |total| f32::from(total.points))
    };
    let all: f32 = (0..seats).map(own).sum();
    (0..seats)
        .map(|seat| {
            let others = (all - own(seat)) / (seats.max(2) - 1) as f32;
            (0.5 + (own(seat) - others) / 120.0).clamp(0.0, 1.0)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use dragonhall_protocol::games::drarkane::Options;

    use super::*;
    use crate::tests::bots_play_to_the_end;

    #[test]
    fn bots_play_with_treasures_to_the_end() {
        let treasures = Options {
            treasures: true,
            ..Default::default()
        };
        bots_play_to_the_end::<Table>(&treasures, 2..=6);
    }

    #[test]
    fn bots_play_in_teams_to_the_end() {
        let teams = Options {
            teams: true,
            ..Default::default()
        };
        bots_play_to_the_end::<Table>(&teams, [4, 6].into_iter());
    }
}
