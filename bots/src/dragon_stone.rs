//! Dragon Stone: whoever keeps more stones is ahead.

use dragonhall_protocol::games::dragon_stone::{Effect, Intent, Stock};
use dragonhall_protocol::{Level, Offer, Seat};
use dragonhall_rules::dragon_stone::Table;
use dragonhall_rules::{Game, GameRng, Viewer};

use crate::insight::{Insight, Offers};
use crate::play::Player;
use crate::strength::contests::{Contest, Contested, HARD, share};

/// How many decisions are played on.
const DECISIONS: u32 = 40;

impl Insight for Table {
    const CURIOSITY: f32 = 1.5;
    const FAITH: f32 = 0.5;
    /// The decisions so far.
    type Memory = u32;

    fn tables(level: Level) -> u32 {
        match level {
            Level::Easy => 15,
            Level::Fair => 150,
            Level::Hard => 6_000,
        }
    }

    /// A move that wins.
    fn favourite(_: &Self, _: Seat, offers: &Offers<Self>) -> Option<usize> {
        offers.iter().position(wins)
    }

    /// A move that wins, every third time the loudest, otherwise any.
    fn play_on(
        table: &Self,
        awaited: &[Seat],
        decisions: &mut u32,
        rng: &mut GameRng,
    ) -> Option<(Seat, Intent)> {
        *decisions += 1;
        if *decisions > DECISIONS {
            return None;
        }
        let mut offers = table.offers(awaited[0]);
        let chosen = match offers.iter().position(wins) {
            Some(winning) => winning,
            None if rng.below(3) == 0 => offers.len() - 1,
            None => rng.below(offers.len() as u32) as usize,
        };
        Some((awaited[0], offers.swap_remove(chosen).intent))
    }

    fn standing(table: &Self) -> Vec<f32> {
        let view = table.view(Viewer::Public);
        let lost = |stock: Stock| f32::from(stock.vine + stock.water + stock.fire);
        let ahead = (lost(view.black.dead_zone) - lost(view.white.dead_zone)) / 10.0;
        let black = (0.5 + ahead).clamp(0.05, 0.95);
        vec![black, 1.0 - black]
    }
}

impl Contested for Table {
    fn contests() -> Vec<Contest> {
        vec![
            Contest {
                name: "hard against random: share of victories",
                target: 0.95,
                ends: [0.0, 1.0],
                play: |number| share::<Table, 2>([HARD, Player::Random], number),
            },
            Contest {
                name: "hard against fair: share of victories",
                target: 0.6,
                ends: [0.0, 1.0],
                play: |number| share::<Table, 2>([HARD, Player::Bot(Level::Fair)], number),
            },
        ]
    }
}

fn wins(offer: &Offer<Intent, Effect>) -> bool {
    matches!(&offer.effect, Effect::Land { wins, .. } if !wins.is_empty())
}
