//! Theft: one gold of the active character, else one of its cards at random, else nothing.

use dragonhall_protocol::games::draghan::{Monster, Notice, Robbed};

use super::Table;
use super::content::{self, Mark};
use crate::game::Draft;
use crate::rng::GameRng;

/// A monster that has just been revealed steals, if it is a thief.
pub(super) fn steal(draft: &mut Draft<Table>, monster: Monster, rng: &mut GameRng) {
    if content::monster(monster).mark != Mark::Theft {
        return;
    }
    let character = draft.active;
    let robbed = match draft.holder() {
        Some(holder) if holder.gold > 0 => Robbed::Gold,
        Some(holder) => holder.gear.any(rng).map_or(Robbed::Nothing, Robbed::Card),
        None => Robbed::Nothing,
    };
    draft.emit(Notice::Stole {
        monster,
        character,
        robbed,
    });
}
