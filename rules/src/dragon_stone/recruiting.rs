//! Recruiting: a corner brings a stone of its kind from the tray to the mat.

use dragonhall_protocol::games::dragon_stone::{Color, Kind, Segment};

use super::arena::corner;
use super::board::{Board, count};

/// The kind that a stone of this colour recruits by ending a move or an escape here, if the tray has one.
pub(super) fn recruits(board: &Board, color: Color, segment: Segment) -> Option<Kind> {
    corner(segment).filter(|kind| count(&board.camp(color).tray, *kind) > 0)
}
