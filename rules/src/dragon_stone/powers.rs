//! Powers: a Vine entangles, a Water expels, a Fire destroys the opposing stone it lands on.

use dragonhall_protocol::games::dragon_stone::{Kind, Landing, Rule, Segment, Stone};

use super::arena::{Standing, opponent};
use super::board::{Board, count};
use super::setup::ARMY;

/// What a stone does that comes to rest on a segment, which must not have two stones already.
pub(super) fn landing(board: &Board, stone: Stone, segment: Segment) -> Result<Landing, Rule> {
    match board.arena.on(segment) {
        Standing::Empty => Ok(Landing::Empty),
        Standing::Lone(met) if met.color == stone.color => Ok(Landing::Holds { kind: met.kind }),
        Standing::Lone(met) => Ok(power(board, stone, met)),
        Standing::Pair { .. } => Err(Rule::SegmentFull { segment }),
    }
}

fn power(board: &Board, stone: Stone, met: Stone) -> Landing {
    let kind = met.kind;
    match stone.kind {
        Kind::Vine => Landing::Entangles { kind },
        Kind::Water => Landing::Expels { kind },
        Kind::Fire => Landing::Destroys {
            kind,
            left: alive(board, met) - 1,
        },
    }
}

/// How many stones of this colour and kind are not destroyed.
pub(super) fn alive(board: &Board, stone: Stone) -> u8 {
    count(&ARMY, stone.kind) - count(&board.camp(opponent(stone.color)).dead_zone, stone.kind)
}
