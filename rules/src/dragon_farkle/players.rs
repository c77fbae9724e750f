//! A greedy player: it takes the best dice, stops when a farkle would hurt, and fights as soon as it may.
//!
//! It sees what a player sees, a view and offers.

use dragonhall_protocol::Offer;
use dragonhall_protocol::games::dragon_farkle::{Effect, Intent};

use super::Table;
use crate::simulate::Occasion;

/// The soldiers that are not risked with this many dice left.
const ENOUGH: [u32; 7] = [0, 250, 300, 400, 700, 1_500, 3_000];

/// What greedy players decide in a simulated game.
pub fn decide(occasion: &Occasion<'_, Table>) -> usize {
    choose(occasion.offers)
}

/// The offer that a greedy player takes; there has to be one.
pub fn choose(offers: &[Offer<Intent, Effect>]) -> usize {
    let best = offers.iter().map(|offer| eagerness(&offer.effect)).max();
    offers
        .iter()
        .position(|offer| Some(eagerness(&offer.effect)) == best)
        .unwrap_or(0)
}

/// How eagerly an effect is sought; what is never offered at the same moment need not be compared.
fn eagerness(effect: &Effect) -> u32 {
    match effect {
        Effect::Fought { wins: true, .. } | Effect::Struck { wins: true, .. } => 100_000,
        Effect::FinalBattle { .. } => 50_000,
        // All of the dice, and rather more soldiers than more dice.
        Effect::SetAside {
            score, next, draws, ..
        } => 10_000 + score + 40 * u32::from(*next) + if *draws { 300 } else { 0 },
        Effect::Roll { dice, soldiers, .. } => {
            let enough = ENOUGH[usize::from(*dice).min(ENOUGH.len() - 1)];
            if *soldiers < enough { 9_000 } else { 1_000 }
        }
        Effect::Recruited { .. } | Effect::Attacked { .. } | Effect::Defended(_) => 5_000,
        Effect::Reinforced { .. } => 40_000,
        Effect::DieTurned { farkle, .. } | Effect::EventTurned { farkle, .. } => {
            if *farkle {
                0
            } else {
                2_000
            }
        }
        Effect::Recruit { .. } => 3_000,
        Effect::Farkled { .. } | Effect::Fought { .. } | Effect::Repelled { .. } => 1_500,
        Effect::Kept { discarded } => 100 - discarded.len() as u32,
        Effect::ScoreRaised { .. }
        | Effect::Struck { .. }
        | Effect::Stolen { .. }
        | Effect::Scared { .. } => 6_000,
        Effect::Brawl { .. } | Effect::Baited { .. } | Effect::Cloaked | Effect::Vanished { .. } => 500,
    }
}
