//! Escaping: an entangled stone goes the smaller die and the other die is spent, as the whole turn.

use dragonhall_protocol::games::dragon_stone::{Color, Dice, Rule, Segment, Stone};

use super::arena::ahead;
use super::board::Board;
use super::powers::landing;
use super::recruiting::recruits;
use super::step::{Step, Way};

/// Pulls the entangled stone on a segment free.
pub(super) fn step(board: &Board, color: Color, dice: &Dice, from: Segment) -> Result<Step, Rule> {
    let (stone, leaves) = entangled_stone(board, color, from)?;
    if dice.used.contains(&true) {
        return Err(Rule::EscapeIsTheWholeTurn);
    }
    let [first, second] = dice.values;
    let die = first.min(second);
    let to = ahead(color, from, die);
    Ok(Step {
        stone,
        way: Way::Escape {
            from,
            spent: first.max(second),
            leaves,
        },
        to,
        die,
        landing: landing(board, stone, to)?,
        recruits: recruits(board, color, to),
    })
}

/// The entangled stone of this colour on a segment, and the Vine that entangles it.
fn entangled_stone(board: &Board, color: Color, segment: Segment) -> Result<(Stone, Stone), Rule> {
    let standing = board.arena.on(segment);
    match (standing.pinned(), standing.free()) {
        (Some(pinned), Some(free)) if pinned.color == color && free.color != color => Ok((pinned, free)),
        (Some(pinned), _) if pinned.color == color => Err(Rule::Held { segment }),
        (_, Some(free)) if free.color == color => Err(Rule::NotEntangled { segment }),
        _ => Err(Rule::NoStoneThere { segment }),
    }
}
