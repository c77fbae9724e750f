//! What a finished game is remembered for.

use dragonhall_protocol::games::dragon_stone::{Color, Deed, Ending, Fact, Kind, Notice, Stone};

use super::Table;
use super::arena::opponent;
use super::board::{Board, KINDS, count};
use super::powers::alive;
use crate::facts::{Peak, swing};
use crate::game::Game;

/// A roll, and what its turn cost the other side.
#[derive(Clone, Copy)]
struct Roll {
    color: Color,
    turn: u16,
    dice: [u8; 2],
    destroyed: u8,
    expelled: u8,
}

/// The best roll, the turning point and what the other side still needed.
pub(super) fn facts(set_up: &Table, decisions: &[&[Notice]]) -> Vec<Fact> {
    let mut table = set_up.clone();
    let (mut best, mut turning) = (Peak::default(), Peak::default());
    let mut roll = None;
    for events in decisions {
        let (turn, color) = (table.turn, table.to_move);
        let before = standing(&table.board);
        for event in *events {
            follow(&mut roll, turn, event);
            if let Some(roll) = roll {
                best.see(u32::from(2 * roll.destroyed + roll.expelled), || roll);
            }
            table.apply(event);
        }
        let done = events.iter().filter_map(done).min_by_key(|(deed, _)| *deed);
        if let Some((deed, stone)) = done {
            turning.see(swing(&before, &standing(&table.board)), || Fact::TurningPoint {
                turn,
                color,
                deed,
                stone,
            });
        }
    }
    let best = best.top().map(|roll: Roll| Fact::BestRoll {
        color: roll.color,
        turn: roll.turn,
        dice: roll.dice,
        destroyed: roll.destroyed,
        expelled: roll.expelled,
    });
    match &table.ending {
        Some(ending) => [best, turning.top(), Some(needed(&table.board, ending))]
            .into_iter()
            .flatten()
            .collect(),
        None => Vec::new(),
    }
}

fn follow(roll: &mut Option<Roll>, turn: u16, event: &Notice) {
    match (event, roll) {
        (Notice::Rolled { color, dice }, roll) => {
            *roll = Some(Roll {
                color: *color,
                turn,
                dice: *dice,
                destroyed: 0,
                expelled: 0,
            });
        }
        (Notice::Destroyed { .. }, Some(roll)) => roll.destroyed += 1,
        (Notice::Expelled { .. }, Some(roll)) => roll.expelled += 1,
        _ => {}
    }
}

/// What an event did to a stone, where that changes how the sides stand.
fn done(event: &Notice) -> Option<(Deed, Stone)> {
    match *event {
        Notice::Destroyed { stone, .. } => Some((Deed::Destroyed, stone)),
        Notice::Expelled { stone, .. } => Some((Deed::Expelled, stone)),
        Notice::Recruited { stone, .. } => Some((Deed::Recruited, stone)),
        _ => None,
    }
}

/// How both sides stand: a stone in battle counts two, one in the tray one.
fn standing(board: &Board) -> [i32; 2] {
    [Color::Black, Color::White].map(|color| {
        let of = |kind| {
            let waits = count(&board.camp(color).tray, kind);
            i32::from(2 * alive(board, Stone { color, kind }) - waits)
        };
        KINDS.into_iter().map(of).sum()
    })
}

/// What the side that did not win was closest to.
fn needed(board: &Board, ending: &Ending) -> Fact {
    let (color, (kind, left)) = match ending {
        Ending::Won { winner, .. } => (opponent(*winner), fewest(board, *winner)),
        Ending::Drawn { .. } => {
            let [black, white] = [Color::Black, Color::White].map(|color| fewest(board, opponent(color)));
            if white.1 < black.1 {
                (Color::White, white)
            } else {
                (Color::Black, black)
            }
        }
    };
    Fact::Needed { color, kind, left }
}

/// The kind of which a side has the fewest stones left, the first of several.
fn fewest(board: &Board, color: Color) -> (Kind, u8) {
    let [first, rest @ ..] = KINDS.map(|kind| (kind, alive(board, Stone { color, kind })));
    rest.into_iter().fold(
        first,
        |fewest, other| if other.1 < fewest.1 { other } else { fewest },
    )
}
