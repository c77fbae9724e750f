//! Stones that cannot be used now, and the rule that says why.

use dragonhall_protocol::games::dragon_stone::{Blocked, Dice, Rule};

use super::arena::way;
use super::board::{KINDS, count};
use super::dice::values;
use super::step::Step;
use super::{Table, entering, escaping, moving};

/// The stones of the player to move that no unused die can bring anywhere: first those in the arena as they
/// travel the ring, then one of each kind on the mat.
pub(super) fn blocked(table: &Table) -> Vec<Blocked> {
    let Some(dice) = table.dice.filter(|_| table.ending.is_none()) else {
        return Vec::new();
    };
    let (board, color) = (&table.board, table.to_move);
    let in_arena = way(color).flat_map(|at| {
        let standing = board.arena.on(at);
        let pinned = standing
            .pinned()
            .filter(|stone| stone.color == color)
            .and_then(|stone| {
                let rule = escaping::step(board, color, &dice, at).err()?;
                Some(Blocked {
                    kind: stone.kind,
                    at: Some(at),
                    rule,
                })
            });
        let free = standing
            .free()
            .filter(|stone| stone.color == color)
            .and_then(|stone| {
                let rule = forbidden(&dice, |die| moving::step(board, color, &dice, at, die))?;
                Some(Blocked {
                    kind: stone.kind,
                    at: Some(at),
                    rule,
                })
            });
        [pinned, free].into_iter().flatten()
    });
    let on_mat = KINDS
        .into_iter()
        .filter(|kind| count(&board.camp(color).mat, *kind) > 0)
        .filter_map(|kind| {
            let rule = forbidden(&dice, |die| entering::step(board, color, &dice, kind, die))?;
            Some(Blocked { kind, at: None, rule })
        });
    in_arena.chain(on_mat).collect()
}

/// The rule that forbids the smallest die, if every die is forbidden.
fn forbidden(dice: &Dice, step: impl Fn(u8) -> Result<Step, Rule>) -> Option<Rule> {
    let rules: Option<Vec<Rule>> = values(dice).map(|die| step(die).err()).collect();
    rules?.into_iter().next()
}
