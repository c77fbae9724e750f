//! Moving: a free stone goes exactly the value of one die.

use dragonhall_protocol::games::dragon_stone::{Color, Dice, Rule, Segment, Stone};

use super::arena::ahead;
use super::board::Board;
use super::dice::require_unused;
use super::powers::landing;
use super::recruiting::recruits;
use super::step::{Step, Way};

/// Moves the stone that is alone on a segment or on its outer place.
pub(super) fn step(board: &Board, color: Color, dice: &Dice, from: Segment, die: u8) -> Result<Step, Rule> {
    require_unused(dice, die)?;
    let (stone, frees) = free_stone(board, color, from)?;
    let to = ahead(color, from, die);
    Ok(Step {
        stone,
        way: Way::Move { from, frees },
        to,
        die,
        landing: landing(board, stone, to)?,
        recruits: recruits(board, color, to),
    })
}

/// The stone of this colour that may leave a segment, and the one that is free when it does.
fn free_stone(board: &Board, color: Color, segment: Segment) -> Result<(Stone, Option<Stone>), Rule> {
    let standing = board.arena.on(segment);
    match (standing.free(), standing.pinned()) {
        (Some(stone), pinned) if stone.color == color => Ok((stone, pinned)),
        (Some(_), Some(pinned)) if pinned.color == color => Err(Rule::Entangled { segment }),
        _ => Err(Rule::NoStoneThere { segment }),
    }
}
