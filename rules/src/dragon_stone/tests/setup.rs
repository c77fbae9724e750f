//! Setting up.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_stone::{Color, Notice, Options};

use super::super::notation::write_position;
use super::{Table, numbers};
use crate::game::{Game, Status};
use crate::play::seed_of;
use crate::rng::GameRng;

fn opened(first: Color) -> Table {
    let mut table = Table::new(&Options::default(), 2).unwrap();
    table.apply(&Notice::Opened { first });
    table
}

#[test]
fn each_army_begins_with_three_vines_on_its_own_entry_segments() {
    assert_eq!(
        write_position(&opened(Color::Black)),
        "1:v 2:v 3:v 13:V 14:V 15:V | black"
    );
}

#[test]
fn one_vine_three_waters_and_two_fires_wait_in_each_tray() {
    let board = opened(Color::Black).board;
    assert_eq!([board.black.tray, board.white.tray].map(numbers), [[1, 3, 2]; 2]);
}

#[test]
fn nothing_is_on_a_mat_or_in_a_dead_zone() {
    let board = opened(Color::Black).board;
    let empty = [
        board.black.mat,
        board.white.mat,
        board.black.dead_zone,
        board.white.dead_zone,
    ];
    assert_eq!(empty.map(numbers), [[0; 3]; 4]);
}

#[test]
fn dragon_stone_is_for_two() {
    let playable: Vec<u8> = (0..=u8::MAX)
        .filter(|seats| Table::new(&Options::default(), *seats).is_ok())
        .collect();
    assert_eq!(playable, [2]);
}

#[test]
fn black_sits_on_seat_0() {
    assert_eq!(opened(Color::Black).status(), Status::Awaiting(vec![Seat(0)]));
    assert_eq!(opened(Color::White).status(), Status::Awaiting(vec![Seat(1)]));
}

#[test]
fn the_first_player_is_drawn_at_random() {
    let table = Table::new(&Options::default(), 2).unwrap();
    let begins = |number| table.open(&mut GameRng::for_decision(seed_of(number), 0));
    let black = (0..1_000)
        .filter(|&number| begins(number) == [Notice::Opened { first: Color::Black }])
        .count();
    let white = (0..1_000)
        .filter(|&number| begins(number) == [Notice::Opened { first: Color::White }])
        .count();
    assert_eq!(black + white, 1_000);
    assert!((450..=550).contains(&black), "Black begins {black} of 1000 games");
}
