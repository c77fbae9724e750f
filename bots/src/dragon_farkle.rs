//! Dragon Farkle: large armies and a place in the Keep are worth having.
//!
//! - `dice`, `greedy`: what rolling is worth over all rolls, and what greedy players make of it
//! - `race`, `prospects`: how long everybody needs to slay the dragon, and how likely that makes victory
//! - `items`, `reckoning`: what magic items are worth, and the best offer by all that

mod dice;
mod greedy;
mod items;
mod prospects;
mod race;
mod reckoning;
#[cfg(test)]
mod tests;

use dragonhall_protocol::games::dragon_farkle::{Intent, Player, View};
use dragonhall_protocol::{Level, Seat};
use dragonhall_rules::dragon_farkle::{Table, players};
use dragonhall_rules::{Game, GameRng, Viewer};

use crate::insight::{Insight, Offers};
use crate::play;
use crate::strength::contests::{Contest, Contested, HARD, share};

/// How many more turns are played on.
const TURNS: u32 = 4;

/// The soldiers that it takes to enter the Keep.
const ENOUGH: u32 = 5_000;

impl Insight for Table {
    const CURIOSITY: f32 = 1.0;
    const FAITH: f32 = 0.3;
    /// The turns that have begun.
    type Memory = u32;

    fn tables(level: Level) -> u32 {
        match level {
            Level::Easy => 40,
            Level::Fair => 400,
            Level::Hard => 3_000,
        }
    }

    fn reckon(knowledge: &View, seat: Seat, offers: &Offers<Self>, tables: u32) -> Option<usize> {
        (tables >= Self::tables(Level::Hard)).then(|| reckoning::choose(knowledge, seat, offers))
    }

    fn favourite(_: &Self, _: Seat, offers: &Offers<Self>) -> Option<usize> {
        Some(players::choose(offers))
    }

    /// As greedy players would, for a few turns.
    fn play_on(table: &Self, awaited: &[Seat], turns: &mut u32, _: &mut GameRng) -> Option<(Seat, Intent)> {
        let mut offers = table.offers(awaited[0]);
        let intent = offers.swap_remove(players::choose(&offers)).intent;
        if matches!(
            intent,
            Intent::Recruit { .. } | Intent::Brawl { .. } | Intent::FinalBattle { .. }
        ) {
            *turns += 1;
        }
        (*turns <= TURNS).then_some((awaited[0], intent))
    }

    fn standing(table: &Self) -> Vec<f32> {
        let view = table.view(Viewer::Public);
        let chances: Vec<f32> = (0..)
            .zip(&view.players)
            .map(|(seat, player)| chance(&view, seat, player))
            .collect();
        let all: f32 = chances.iter().sum();
        chances.iter().map(|chance| chance / all).collect()
    }
}

impl Contested for Table {
    fn contests() -> Vec<Contest> {
        vec![Contest {
            name: "hard among three greedy ones: share of victories",
            target: 0.5,
            ends: [0.0, 1.0],
            play: |number| {
                let greedy = play::Player::Simple;
                share::<Table, 4>([HARD, greedy, greedy, greedy], number)
            },
        }]
    }
}

/// How likely a player is to win, compared with the others; found by logistic regression on games of greedy players.
fn chance(view: &View, seat: u8, player: &Player) -> f32 {
    let seats = view.players.len() as u8;
    let wait = f32::from((seat + seats - view.to_move.0) % seats) / f32::from(seats);
    let soldiers = player.army.min(ENOUGH) as f32;
    let inside = if player.in_keep && player.army > 0 {
        1.0
    } else {
        0.0
    };
    let enough = if player.army >= ENOUGH { 0.85 } else { 0.0 };
    let items = f32::from(player.items);
    (soldiers / 1_400.0 + inside + enough + 0.2 * items - 0.6 * wait).exp()
}
