//! Setting up.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Notice, Options};

use super::super::cards::{COMPANIONS, ITEMS, Items};
use super::super::{Pending, Table};
use super::assert_nothing_is_lost;
use crate::game::{Game, Status, Viewer};
use crate::play::{RandomPlay, Temper, seed_of};
use crate::rng::GameRng;

fn open(seats: u8, number: u64) -> (Table, Vec<super::Event>) {
    let table = Table::new(&Options::default(), seats).unwrap();
    table
        .open(&mut GameRng::for_decision(seed_of(number), 0))
        .into_parts()
}

#[test]
fn the_box_holds_ten_companions_and_twenty_magic_items() {
    assert_eq!(COMPANIONS.len(), 10);
    assert_eq!(Items::all().len(), 20);
    for (place, (item, copies)) in ITEMS.into_iter().enumerate() {
        assert_eq!(item as usize, place);
        assert_eq!(Items::all().of(item), copies);
    }
}

#[test]
fn two_to_five_can_play() {
    for seats in 0..8 {
        let table = Table::new(&Options::default(), seats);
        assert_eq!(table.is_ok(), (2..=5).contains(&seats), "{seats}");
    }
}

#[test]
fn the_dragons_health_is_3_unless_the_legend_makes_it_4_or_5() {
    assert_eq!(Options::default().dragon_health, 3);
    for dragon_health in 0..8 {
        let table = Table::new(
            &Options {
                dragon_health,
                first: None,
            },
            2,
        );
        assert_eq!(table.is_ok(), (3..=5).contains(&dragon_health), "{dragon_health}");
    }
    let boxed: Options = serde_json::from_str("{}").unwrap();
    assert_eq!(boxed, Options::default());
}

#[test]
fn everybody_is_dealt_a_companion_and_an_item_and_nobody_has_soldiers() {
    for seats in 2..=5 {
        let (table, _) = open(seats, u64::from(seats));
        assert_eq!(table.players.len(), usize::from(seats));
        for player in &table.players {
            assert_eq!((player.army, player.items.len(), player.in_keep), (0, 1, false));
        }
        assert_eq!(table.decks.companions.len(), 10 - usize::from(seats));
        assert_eq!(table.decks.items.len(), 20 - usize::from(seats));
        assert_nothing_is_lost(&table);
    }
}

#[test]
fn the_first_player_is_drawn_and_begins() {
    let firsts: Vec<Seat> = (0..40).map(|number| open(5, number).0.to_move).collect();
    for seat in (0..5).map(Seat) {
        assert!(firsts.contains(&seat), "{seat} never begins");
    }
    let (table, _) = open(3, 1);
    assert_eq!(table.stage, Pending::Choosing);
    assert_eq!(table.status(), Status::Awaiting(vec![table.to_move]));
}

#[test]
fn companions_are_dealt_face_up_and_items_face_down() {
    let (table, events) = open(3, 7);
    let told = |viewer| match Table::notice(&events[0], viewer) {
        Some(Notice::Opened {
            companions, items, ..
        }) => (companions, items),
        other => panic!("{other:?}"),
    };
    let companions: Vec<_> = table.players.iter().map(|player| player.companion).collect();
    let all: Vec<_> = table
        .players
        .iter()
        .map(|player| player.items.iter().next())
        .collect();
    assert_eq!(told(Viewer::Public), (companions.clone(), vec![None; 3]));
    assert_eq!(told(Viewer::Open), (companions.clone(), all.clone()));
    assert_eq!(
        told(Viewer::Seat(Seat(1))),
        (companions, vec![None, all[1], None])
    );
}

#[test]
fn the_next_player_begins_a_rematch_with_the_same_dragon() {
    for (seats, number) in [(2, 1), (3, 2), (5, 3)] {
        let options = Options {
            dragon_health: 4,
            first: Some(Seat(7)),
        };
        let mut play = RandomPlay::<Table>::new(&options, seats, seed_of(number), Temper::Impatient).unwrap();
        while play.next().is_some() {}
        let first = 7 % seats;
        let rematch = play.table().rematch(&options);
        assert_eq!(
            rematch,
            Options {
                dragon_health: 4,
                first: Some(Seat((first + 1) % seats)),
            }
        );
    }
}
