//! A step: what one die, or one escape, does to the board.

use dragonhall_protocol::games::dragon_stone::{Effect, Kind, Landing, Notice, Segment, Stone};

use super::arena::opponent;
use super::board::Board;
use super::winning::victories;

/// A legal use of a die, or a legal escape.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) stone: Stone,
    pub(super) way: Way,
    pub(super) to: Segment,
    pub(super) die: u8,
    pub(super) landing: Landing,
    pub(super) recruits: Option<Kind>,
}

/// How a stone comes to the segment on which it lands.
#[derive(Clone, Copy, Debug)]
pub(super) enum Way {
    /// It moves, and a stone that it held or entangled is free.
    Move { from: Segment, frees: Option<Stone> },
    /// It enters from the mat.
    Enter,
    /// It escapes, and the stone that entangled it is alone on the segment.
    Escape { from: Segment, spent: u8, leaves: Stone },
}

impl Step {
    /// What happens, in order: the stone leaves and lands, uses its power and recruits.
    pub(super) fn notices(&self) -> impl Iterator<Item = Notice> + use<> {
        let Self {
            stone,
            way,
            to,
            die,
            landing,
            recruits,
        } = *self;
        let (arrival, departure) = match way {
            Way::Move { from, frees } => (
                Notice::Moved { stone, from, to, die },
                frees.map(|stone| Notice::Freed { stone, at: from }),
            ),
            Way::Enter => (Notice::Entered { stone, to, die }, None),
            Way::Escape { from, spent, leaves } => (
                Notice::Escaped {
                    stone,
                    from,
                    to,
                    die,
                    spent,
                },
                Some(Notice::Settled {
                    stone: leaves,
                    at: from,
                }),
            ),
        };
        let own = |kind| Stone {
            color: stone.color,
            kind,
        };
        let opposing = |kind| Stone {
            color: opponent(stone.color),
            kind,
        };
        let power = match landing {
            Landing::Empty => None,
            Landing::Holds { kind } => Some(Notice::Held {
                stone: own(kind),
                at: to,
            }),
            Landing::Entangles { kind } => Some(Notice::Entangled {
                stone: opposing(kind),
                at: to,
            }),
            Landing::Expels { kind } => Some(Notice::Expelled {
                stone: opposing(kind),
                at: to,
            }),
            Landing::Destroys { kind, .. } => Some(Notice::Destroyed {
                stone: opposing(kind),
                at: to,
            }),
        };
        let recruited = recruits.map(|kind| Notice::Recruited {
            stone: own(kind),
            at: to,
        });
        [Some(arrival), departure, power, recruited].into_iter().flatten()
    }

    /// What it would do on this board.
    pub(super) fn effect(&self, board: &Board) -> Effect {
        let mut after = *board;
        self.notices().for_each(|notice| after.apply(&notice));
        let (from, spent, frees) = match self.way {
            Way::Move { from, frees } => (Some(from), None, frees),
            Way::Enter => (None, None, None),
            Way::Escape { from, spent, .. } => (Some(from), Some(spent), None),
        };
        Effect::Land {
            kind: self.stone.kind,
            from,
            to: self.to,
            die: self.die,
            spent,
            landing: self.landing,
            frees,
            recruits: self.recruits,
            wins: victories(&after, self.stone.color),
        }
    }
}
