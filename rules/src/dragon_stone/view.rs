//! The table as everybody sees it, and a table made from such a view.

use dragonhall_protocol::games::dragon_stone::{Stage, View};

use super::Table;
use super::arena::Arena;
use super::blocked::blocked;
use super::board::Board;
use super::position::Position;

/// The table as everybody sees it.
pub(super) fn view(table: &Table) -> View {
    View {
        turn: table.turn,
        to_move: table.to_move,
        stage: match (&table.ending, &table.dice) {
            (Some(_), _) => Stage::Over,
            (None, Some(_)) => Stage::UseDice,
            (None, None) => Stage::Roll,
        },
        dice: table.dice,
        arena: table.board.arena.occupied().collect(),
        black: table.board.black,
        white: table.board.white,
        repeated: table.repeated,
        blocked: blocked(table),
        ending: table.ending.clone(),
    }
}

/// The table that a view shows.
///
/// A view tells how often the present position has stood, but not which others have: this is deliberate,
/// because nobody at a table remembers them either. A table made from a view counts the other positions
/// anew, so only the draw by a fourth repetition can come later on it than on the real one.
pub(super) fn imagine(view: &View) -> Table {
    let mut arena = Arena::default();
    for occupied in &view.arena {
        for stone in [Some(occupied.inner), occupied.outer].into_iter().flatten() {
            arena.put(occupied.at, stone);
        }
    }
    let board = Board {
        arena,
        black: view.black,
        white: view.white,
    };
    let stands_since_the_start = view.dice.is_none_or(|dice| dice.used == [false; 2]);
    let times = if stands_since_the_start {
        usize::from(view.repeated)
    } else {
        0
    };
    Table {
        board,
        turn: view.turn,
        to_move: view.to_move,
        dice: view.dice,
        repeated: view.repeated,
        stood: vec![Position::new(&board, view.to_move); times],
        ending: view.ending.clone(),
        first: None,
    }
}
