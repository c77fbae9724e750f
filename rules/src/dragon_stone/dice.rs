//! Dice management: what can be used must be used, in any order, and the turn ends by itself.

use dragonhall_protocol::games::dragon_stone::{Dice, Ending, Notice, Rule, TurnEnd};

use super::Table;
use super::offers::steps;
use super::step::{Step, Way};
use super::winning::{draw, victories};
use crate::game::Draft;
use crate::rng::GameRng;

/// The dice that have not been used.
pub(super) fn unused(dice: &Dice) -> impl Iterator<Item = u8> + use<> {
    let Dice { values, used } = *dice;
    values
        .into_iter()
        .zip(used)
        .filter(|(_, used)| !used)
        .map(|(value, _)| value)
}

/// A die can be used once.
pub(super) fn require_unused(dice: &Dice, die: u8) -> Result<(), Rule> {
    if unused(dice).any(|value| value == die) {
        Ok(())
    } else {
        Err(Rule::NoSuchDie { die })
    }
}

/// The different values that can still be used, the smaller first.
pub(super) fn values(dice: &Dice) -> impl Iterator<Item = u8> + use<> {
    let [first, second] = [unused(dice).min(), unused(dice).max()];
    [first, second.filter(|_| first != second)].into_iter().flatten()
}

/// Marks a die of this value as used.
pub(super) fn use_up(dice: &mut Dice, die: u8) {
    let place = (0..2).find(|&place| dice.values[place] == die && !dice.used[place]);
    if let Some(place) = place {
        dice.used[place] = true;
    }
}

/// Rolls both dice; if nothing can be done with them, the turn is passed.
pub(super) fn roll(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let color = draft.to_move;
    draft.emit(Notice::Rolled {
        color,
        dice: [rng.die(), rng.die()],
    });
    if steps(draft).next().is_none() {
        end_turn(draft, TurnEnd::Passed);
    }
}

/// Takes a step; then the game is won, or the turn is over, or there is another die to use.
pub(super) fn take(draft: &mut Draft<Table>, step: &Step) {
    step.notices().for_each(|notice| draft.emit(notice));
    let winner = step.stone.color;
    let reasons = victories(&draft.board, winner);
    if !reasons.is_empty() {
        draft.emit(Notice::Ended {
            ending: Ending::Won { winner, reasons },
        });
    } else if let Way::Escape { .. } = step.way {
        end_turn(draft, TurnEnd::Escaped);
    } else if steps(draft).next().is_none() {
        let why = if left(draft).is_empty() {
            TurnEnd::DiceUsed
        } else {
            TurnEnd::DieUnusable
        };
        end_turn(draft, why);
    }
}

/// Ends the turn; before the next player rolls, the game may be a draw.
fn end_turn(draft: &mut Draft<Table>, why: TurnEnd) {
    let color = draft.to_move;
    let unused = left(draft);
    draft.emit(Notice::TurnEnded { color, why, unused });
    if let Some(why) = draw(draft) {
        draft.emit(Notice::Ended {
            ending: Ending::Drawn { why },
        });
    }
}

fn left(table: &Table) -> Vec<u8> {
    table.dice.iter().flat_map(unused).collect()
}
