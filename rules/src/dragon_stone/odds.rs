//! Odds: which of the 36 rolls can hit.

use dragonhall_protocol::games::dragon_stone::{Color, Effect, Intent, Landing, Notice, View};
use dragonhall_protocol::{Chance, ChanceOf, Offer, Seat};

use super::offers::steps;
use super::step::Step;
use super::{Table, color_of, dice, seat_of, view};
use crate::game::{Draft, Game};
use crate::odds::Count;

/// How many rolls two dice can show.
const ROLLS: u32 = 36;

/// Before one's own roll, whether it hits; for every step, and while the opponent is to roll, whether the opponent's
/// roll hits.
///
/// All rolls are counted, so that no seed is needed.
pub(crate) fn odds(
    view: &View,
    offers: &[Offer<Intent, Effect>],
    seat: Seat,
    _seed: [u8; 32],
) -> Vec<Chance> {
    let mut table = view::imagine(view);
    // Earlier positions matter to draws alone.
    table.stood.clear();
    let color = color_of(seat);
    let chance = |of, offer, happened| {
        let cases = ROLLS;
        Count { happened, cases }.chance(of, offer)
    };
    if seat == seat_of(color) && color != table.to_move && table.dice.is_none() {
        return chance(ChanceOf::BeHit, None, hitting_rolls(&table))
            .into_iter()
            .collect();
    }
    let chances =
        offers
            .iter()
            .enumerate()
            .filter_map(|(number, offer)| match table.step(&offer.intent).ok()? {
                None => chance(ChanceOf::Hit, Some(number), hitting_rolls(&table)),
                Some(step) => {
                    let hitting = fewest_hitting_rolls(&after(&table, &step), color);
                    chance(ChanceOf::BeHit, Some(number), hitting)
                }
            });
    chances.collect()
}

/// How many of the opponent's rolls can hit if this player uses the dice that are left as safely as can be.
fn fewest_hitting_rolls(table: &Table, color: Color) -> u32 {
    if table.ending.is_some() {
        0
    } else if table.to_move == color {
        let ways = steps(table).map(|step| fewest_hitting_rolls(&after(table, &step), color));
        ways.min().unwrap_or(0)
    } else {
        hitting_rolls(table)
    }
}

/// How many rolls let the player to move hit an opposing stone with one die or the other, or with one after the other.
fn hitting_rolls(table: &Table) -> u32 {
    let pairs = (1..=6).flat_map(|low| (low..=6).map(move |high| [low, high]));
    pairs
        .filter(|dice| can_hit(table, *dice))
        .map(|[low, high]| if low == high { 1 } else { 2 })
        .sum()
}

fn can_hit(table: &Table, dice: [u8; 2]) -> bool {
    let mut rolled = table.clone();
    let color = table.to_move;
    rolled.apply(&Notice::Rolled { color, dice });
    let hits_then = |step: Step| {
        let mut then = rolled.clone();
        step.notices().for_each(|notice| then.apply(&notice));
        steps(&then).any(|step| hits(&step))
    };
    steps(&rolled).any(|step| hits(&step)) || steps(&rolled).any(hits_then)
}

fn hits(step: &Step) -> bool {
    match step.landing {
        Landing::Entangles { .. } | Landing::Expels { .. } | Landing::Destroys { .. } => true,
        Landing::Empty | Landing::Holds { .. } => false,
    }
}

/// The table after a step, and after the end of the turn if that was all.
fn after(table: &Table, step: &Step) -> Table {
    let mut draft = Draft::new(table);
    dice::take(&mut draft, step);
    draft.into_table()
}
