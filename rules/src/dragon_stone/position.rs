//! Positions, to know when one stands again.

use dragonhall_protocol::games::dragon_stone::{Color, Segment, Stock, Stone};

use super::arena::{SEGMENTS, Standing};
use super::board::Board;

/// The arena, the trays, the mats and the player to move, packed without loss.
///
/// Ten segments of six bits in each word; the last word goes on with three bits for each number of stones
/// and one for the player to move. The dead zones hold the stones that are nowhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position(pub(super) [u64; 3]);

impl Position {
    /// The position of this board with this player to move.
    pub(super) fn new(board: &Board, to_move: Color) -> Self {
        let mut words = [0; 3];
        for segment in 1..=SEGMENTS {
            let word = &mut words[usize::from(segment - 1) / 10];
            *word = *word << 6 | standing(board.arena.on(Segment(segment)));
        }
        for Stock { vine, water, fire } in [
            board.black.tray,
            board.black.mat,
            board.white.tray,
            board.white.mat,
        ] {
            for number in [vine, water, fire] {
                words[2] = words[2] << 3 | u64::from(number);
            }
        }
        words[2] = words[2] << 1 | to_move as u64;
        Self(words)
    }
}

/// 0 for nothing, 1 to 6 for a lone stone, 7 to 42 for two stones.
fn standing(standing: Standing) -> u64 {
    match standing {
        Standing::Empty => 0,
        Standing::Lone(inner) => 1 + stone(inner),
        Standing::Pair { inner, outer } => 7 + stone(inner) * 6 + stone(outer),
    }
}

fn stone(stone: Stone) -> u64 {
    stone.color as u64 * 3 + stone.kind as u64
}
