//! The table as everybody sees it, and a table made from such a view.

use dragonhall_protocol::games::dragon_stone::{Blocked, Rule, Stage, Stone, View};

use super::arena::{Arena, Standing, way};
use super::board::{Board, KINDS, count};
use super::dice::values;
use super::position::Position;
use super::{Table, entering, escaping, moving};

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
    }
}

/// The stones of the player to move that no die can use, in the order of their way round the ring and then of the mat.
fn blocked(table: &Table) -> Vec<Blocked> {
    let (board, color) = (&table.board, table.to_move);
    let Some(dice) = table.dice.filter(|_| table.ending.is_none()) else {
        return Vec::new();
    };
    let by_dice = |attempt: &dyn Fn(u8) -> Option<Rule>| {
        let rules: Option<Vec<Rule>> = values(&dice).map(attempt).collect();
        rules.and_then(|rules| rules.first().copied())
    };
    let in_arena = way(color).flat_map(|at| {
        let own = |stone: Stone| stone.color == color;
        let moves = |stone: Stone| {
            (
                stone,
                by_dice(&|die| moving::step(board, color, &dice, at, die).err()),
            )
        };
        let stuck = |stone: Stone| (stone, escaping::step(board, color, &dice, at).err());
        let stones = match board.arena.on(at) {
            Standing::Empty => [None, None],
            Standing::Lone(stone) => [own(stone).then(|| moves(stone)), None],
            Standing::Pair { inner, outer } => {
                [own(inner).then(|| stuck(inner)), own(outer).then(|| moves(outer))]
            }
        };
        stones.into_iter().flatten().filter_map(move |(stone, rule)| {
            Some(Blocked {
                kind: stone.kind,
                at: Some(at),
                rule: rule?,
            })
        })
    });
    let on_mat = KINDS
        .into_iter()
        .filter(|&kind| count(&board.camp(color).mat, kind) > 0)
        .filter_map(|kind| {
            let rule = by_dice(&|die| entering::step(board, color, &dice, kind, die).err())?;
            Some(Blocked { kind, at: None, rule })
        });
    in_arena.chain(on_mat).collect()
}
