//! The next game of an evening, and steps that are taken back.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::Options;

use super::{Table, opened, play};
use crate::game::Game;
use crate::play::{RandomPlay, Temper, seed_of};

#[test]
fn the_next_player_begins_the_next_game() {
    let options = Options::default();
    let mut play = RandomPlay::<Table>::new(&options, 3, seed_of(4), Temper::Even).unwrap();
    play.open();
    let opener = play.table().first;
    assert!(play.by_ref().count() > 20);
    let next = play.table().rematch(&options);
    assert_eq!(next.first, Some(Seat((opener.0 + 1) % 3)));
    assert_eq!(Some(opened(next, 3, 5).first), next.first);
}

#[test]
fn a_first_player_beyond_the_last_seat_is_counted_on_from_the_first() {
    let options = Options {
        first: Some(Seat(7)),
        ..Options::default()
    };
    assert_eq!(opened(options, 3, 5).first, Seat(1));
}

#[test]
fn the_treasures_and_the_teams_stay_for_the_next_game() {
    let options = Options {
        treasures: true,
        teams: true,
        first: None,
    };
    let next = opened(options, 4, 1).rematch(&options);
    assert!(next.treasures && next.teams);
}

#[test]
fn a_contract_and_a_placed_card_can_be_taken_back() {
    let (_, declared) = play("seats 3 | hands b1, b2, b3 | contracts none", "declare 1");
    assert!(declared.iter().all(Table::retractable), "{declared:?}");
    let (_, placed) = play(
        "seats 3 | hands b5 g1, b8 g2, r2 g3 | zone twilight_drake, night_thief",
        "play b5; play b8; play r2; place b5 twilight_drake 0",
    );
    assert!(placed.iter().all(Table::retractable), "{placed:?}");
}

#[test]
fn a_played_card_cannot_be_taken_back() {
    let (_, played) = play("seats 3 | hands b5, b6, b7", "play b5");
    assert!(!played.iter().all(Table::retractable), "{played:?}");
}
