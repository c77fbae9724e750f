//! Escaping: an entangled stone goes the smaller die and the other die is spent, as the whole turn.

use dragonhall_protocol::games::dragon_stone::{Color, Dice, Rule, Segment, Stone};

use super::arena::{Standing, ahead};
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
    match board.arena.on(segment) {
        Standing::Pair { inner, outer } if inner.color == color && outer.color == color => {
            Err(Rule::Held { segment })
        }
        Standing::Pair { inner, outer } if inner.color == color => Ok((inner, outer)),
        Standing::Pair { outer: stone, .. } | Standing::Lone(stone) if stone.color == color => {
            Err(Rule::NotEntangled { segment })
        }
        Standing::Empty | Standing::Lone(_) | Standing::Pair { .. } => Err(Rule::NoStoneThere { segment }),
    }
}
