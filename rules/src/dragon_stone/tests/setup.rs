//! Setting up.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_stone::{Color, Notice, Options};

use super::super::arena::opponent;
use super::super::notation::write_position;
use super::super::seat_of;
use super::{Table, numbers};
use crate::game::{Game, Status};
use crate::play::{RandomPlay, Temper, seed_of};
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
    let begins = |number| {
        table
            .open(&mut GameRng::for_decision(seed_of(number), 0))
            .into_events()
    };
    let black = (0..1_000)
        .filter(|&number| begins(number) == [Notice::Opened { first: Color::Black }])
        .count();
    let white = (0..1_000)
        .filter(|&number| begins(number) == [Notice::Opened { first: Color::White }])
        .count();
    assert_eq!(black + white, 1_000);
    assert!((450..=550).contains(&black), "Black begins {black} of 1000 games");
}

#[test]
fn whoever_is_named_begins_and_nothing_is_drawn_for_it() {
    for (first, begins) in [(0, Color::Black), (1, Color::White), (2, Color::Black)] {
        let options = Options {
            first: Some(Seat(first)),
        };
        let table = Table::new(&options, 2).unwrap();
        let mut rng = GameRng::for_decision([0; 32], 0);
        assert_eq!(table.open(&mut rng).events(), [Notice::Opened { first: begins }]);
        assert!(rng.into_draws().is_empty());
    }
}

#[test]
fn the_other_player_begins_a_rematch() {
    for number in 0..20 {
        let mut play =
            RandomPlay::<Table>::new(&Options::default(), 2, seed_of(number), Temper::Even).unwrap();
        let [Notice::Opened { first }] = play.open().events[..] else {
            panic!("no opening")
        };
        while play.next().is_some() {}
        let next = play.table().rematch(&Options::default()).first;
        assert_eq!(next, Some(seat_of(opponent(first))));
    }
}
