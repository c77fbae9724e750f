//! Entering: a 1, a 2 or a 3 brings a stone from the mat to the entry segment of that number.

use dragonhall_protocol::games::dragon_stone::{Color, Dice, Kind, Rule, Stone};

use super::arena::entry;
use super::board::{Board, count};
use super::dice::require_unused;
use super::powers::landing;
use super::step::{Step, Way};

/// Brings a stone of this kind from the mat into the arena.
pub(super) fn step(board: &Board, color: Color, dice: &Dice, kind: Kind, die: u8) -> Result<Step, Rule> {
    require_unused(dice, die)?;
    if count(&board.camp(color).mat, kind) == 0 {
        return Err(Rule::NotOnMat { kind });
    }
    let stone = Stone { color, kind };
    let to = entry(color, die).ok_or(Rule::EntryByOneTwoThree { die })?;
    // No entry segment is a corner, and only moves and escapes recruit.
    Ok(Step {
        stone,
        way: Way::Enter,
        to,
        die,
        landing: landing(board, stone, to)?,
        recruits: None,
    })
}
