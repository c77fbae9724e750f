//! Winning: the opponent has no stone in battle, or no stone of one kind left; and draws.

use dragonhall_protocol::games::dragon_stone::{Color, DrawReason, Stone, Victory};

use super::Table;
use super::arena::opponent;
use super::board::{Board, KINDS, count};
use super::powers::alive;

/// The number of turns after which the game is a draw.
pub(super) const MOST_TURNS: u16 = 500;

/// How often a position may stand at the start of a turn; the last time is a draw.
pub(super) const MOST_REPETITIONS: u8 = 4;

/// Every reason for which a colour has won.
pub(super) fn victories(board: &Board, winner: Color) -> Vec<Victory> {
    let loser = opponent(winner);
    let destroyed = KINDS
        .into_iter()
        .filter(|&kind| alive(board, Stone { color: loser, kind }) == 0)
        .map(|kind| Victory::AllDestroyed { kind });
    let beaten = (!in_battle(board, loser)).then_some(Victory::NoneInBattle);
    destroyed.chain(beaten).collect()
}

/// Why the game is a draw before the roll, if it is.
pub(super) fn draw(table: &Table) -> Option<DrawReason> {
    if table.repeated >= MOST_REPETITIONS {
        Some(DrawReason::FourthRepetition)
    } else if table.turn > MOST_TURNS {
        Some(DrawReason::TurnLimit)
    } else {
        None
    }
}

/// Whether a colour has a stone in the arena or on the mat.
fn in_battle(board: &Board, color: Color) -> bool {
    let mat = board.camp(color).mat;
    KINDS.into_iter().any(|kind| count(&mat, kind) > 0)
        || board.arena.stones().any(|stone| stone.color == color)
}
