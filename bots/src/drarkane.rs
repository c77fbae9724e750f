//! Drarkane: points count, those of this round most of all.

use dragonhall_protocol::games::drarkane::{Intent, Player, View};
use dragonhall_protocol::{Level, Outcome, Seat};
use dragonhall_rules::drarkane::{Table, players};
use dragonhall_rules::{Game, GameRng, Viewer};

use crate::insight::{Insight, Offers};

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
