//! Positions.

use dragonhall_protocol::games::dragon_stone::{Camp, Color, Dice, Kind, Segment, Stock, Stone};

use super::super::Table;
use super::super::arena::{Arena, opponent};
use super::super::board::{Board, KINDS, add, count, remove};
use super::super::position::Position;
use super::super::setup::ARMY;
use super::words::write_ending;

/// The table at a written position.
pub(in super::super) fn read_position(text: &str) -> Table {
    let tray = Camp {
        tray: ARMY,
        mat: Stock::default(),
        dead_zone: Stock::default(),
    };
    let mut board = Board {
        arena: Arena::default(),
        black: tray,
        white: tray,
    };
    let (mut turn, mut repeated, mut to_move, mut dice) = (1, 1, None, None);
    let mut parts = text.split('|').map(str::trim);
    for segment in parts.next().into_iter().flat_map(str::split_whitespace) {
        let (at, stones) = segment.split_once(':').expect("a segment is written as 7:fV");
        for stone in stones.chars().map(read_stone) {
            take_from_tray(&mut board, stone);
            board.arena.put(Segment(at.parse().unwrap()), stone);
        }
    }
    for part in parts {
        let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
        let stones = rest.chars().filter(|letter| *letter != ' ');
        match word {
            "mat" => stones.map(read_stone).for_each(|stone| {
                take_from_tray(&mut board, stone);
                add(&mut board.camp_mut(stone.color).mat, stone.kind);
            }),
            "dead" => stones.map(read_stone).for_each(|stone| {
                take_from_tray(&mut board, stone);
                add(&mut board.camp_mut(opponent(stone.color)).dead_zone, stone.kind);
            }),
            "turn" => turn = rest.parse().unwrap(),
            "stood" => repeated = rest.parse().unwrap(),
            "black" => (to_move, dice) = (Some(Color::Black), read_dice(rest)),
            "white" => (to_move, dice) = (Some(Color::White), read_dice(rest)),
            _ => panic!("{part:?} is no part of a position"),
        }
    }
    let to_move = to_move.expect("somebody is to move");
    let stood = vec![Position::new(&board, to_move); usize::from(repeated)];
    Table {
        board,
        turn,
        to_move,
        dice,
        repeated,
        stood,
        ending: None,
        first: None,
    }
}

/// The position of a table, as it is read.
pub(in super::super) fn write_position(table: &Table) -> String {
    let arena: Vec<String> = table
        .board
        .arena
        .occupied()
        .map(|occupied| {
            let stones = [Some(occupied.inner), occupied.outer];
            let letters: String = stones.into_iter().flatten().map(write_stone).collect();
            format!("{}:{letters}", occupied.at.0)
        })
        .collect();
    let mut parts = vec![arena.join(" ")];
    let Board { black, white, .. } = table.board;
    for (word, [of_black, of_white]) in [
        ("mat", [black.mat, white.mat]),
        ("dead", [white.dead_zone, black.dead_zone]),
    ] {
        let stones = write_stock(Color::Black, &of_black) + &write_stock(Color::White, &of_white);
        if !stones.is_empty() {
            parts.push(format!("{word} {stones}"));
        }
    }
    if table.turn != 1 {
        parts.push(format!("turn {}", table.turn));
    }
    if table.repeated != 1 {
        parts.push(format!("stood {}", table.repeated));
    }
    parts.push(match &table.ending {
        Some(ending) => write_ending(ending),
        None => format!("{:?}{}", table.to_move, write_dice(table.dice)).to_lowercase(),
    });
    parts.join(" | ")
}

/// Small letters are Black's, capitals White's.
fn read_stone(letter: char) -> Stone {
    let color = if letter.is_ascii_lowercase() {
        Color::Black
    } else {
        Color::White
    };
    let kind = KINDS
        .into_iter()
        .find(|kind| letter.eq_ignore_ascii_case(&kind_letter(*kind)));
    Stone {
        color,
        kind: kind.expect("a stone is v, w, f, V, W or F"),
    }
}

fn write_stone(stone: Stone) -> char {
    match stone.color {
        Color::Black => kind_letter(stone.kind),
        Color::White => kind_letter(stone.kind).to_ascii_uppercase(),
    }
}

fn kind_letter(kind: Kind) -> char {
    match kind {
        Kind::Vine => 'v',
        Kind::Water => 'w',
        Kind::Fire => 'f',
    }
}

fn write_stock(color: Color, stock: &Stock) -> String {
    KINDS
        .into_iter()
        .flat_map(|kind| (0..count(stock, kind)).map(move |_| write_stone(Stone { color, kind })))
        .collect()
}

fn take_from_tray(board: &mut Board, stone: Stone) {
    let tray = &mut board.camp_mut(stone.color).tray;
    assert!(count(tray, stone.kind) > 0, "too many stones: {stone:?}");
    remove(tray, stone.kind);
}

fn read_dice(text: &str) -> Option<Dice> {
    let dice: Vec<&str> = text.split_whitespace().collect();
    let &[first, second] = dice.as_slice() else {
        return None;
    };
    let value = |die: &str| die.trim_matches(['(', ')']).parse().unwrap();
    let used = |die: &str| die.starts_with('(');
    Some(Dice {
        values: [value(first), value(second)],
        used: [used(first), used(second)],
    })
}

fn write_dice(dice: Option<Dice>) -> String {
    let dice = dice
        .into_iter()
        .flat_map(|dice| dice.values.into_iter().zip(dice.used));
    dice.map(|(value, used)| {
        if used {
            format!(" ({value})")
        } else {
            format!(" {value}")
        }
    })
    .collect()
}
