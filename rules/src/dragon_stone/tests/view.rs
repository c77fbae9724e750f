//! The table as everybody sees it.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_stone::{Options, Segment, Stage};

use super::super::notation::{read_position, write_position, write_rule};
use super::{Table, any_chance, numbers, play};
use crate::game::{Game, Viewer};
use crate::play::{RandomPlay, Temper, seed_of};

/// The stones that cannot be used, each with its place and the rule that forbids it.
fn blocked(position: &str, expected: &[&str]) {
    let view = read_position(position).view(Viewer::Public);
    let blocked: Vec<String> = view
        .blocked
        .iter()
        .map(|blocked| {
            let at = blocked.at.map_or("mat".into(), |Segment(at)| at.to_string());
            format!("{:?} {at}: {}", blocked.kind, write_rule(blocked.rule)).to_lowercase()
        })
        .collect();
    assert_eq!(blocked, expected);
}

#[test]
fn a_held_stone_is_blocked_by_the_one_that_holds_it() {
    blocked("5:wv 20:V | black 4 2", &["water 5: held 5"]);
}

#[test]
fn an_entangled_stone_is_blocked_only_while_it_cannot_escape() {
    blocked("5:wV 20:v | black 4 2", &[]);
    blocked("5:wV 7:VV 20:v | black 4 2", &["water 5: segment-full 7"]);
    blocked("5:wV 20:v | black (4) 2", &["water 5: escape-is-the-whole-turn"]);
}

#[test]
fn a_stone_is_blocked_by_full_segments_if_every_die_leads_to_one() {
    blocked("1:w 3:VV 6:WW 20:v | black 5 2", &["water 1: segment-full 3"]);
    blocked("1:w 3:VV 20:v | black 5 2", &[]);
    blocked("1:w 3:VV 20:v | black (5) 2", &["water 1: segment-full 3"]);
}

#[test]
fn a_stone_on_the_mat_is_blocked_by_high_dice_or_a_full_entry_segment() {
    blocked(
        "18:v 20:V | mat wwf | black 5 6",
        &[
            "water mat: entry-by-one-two-three 5",
            "fire mat: entry-by-one-two-three 5",
        ],
    );
    blocked("2:VV 18:v | mat f | black 5 2", &["fire mat: segment-full 2"]);
    blocked("2:VV 18:v | mat f | black 1 2", &[]);
}

#[test]
fn nothing_is_blocked_before_the_roll_or_after_the_end() {
    blocked("5:wv 20:V | black", &[]);
    let (table, _) = play("1:w 6:V 9:vv | black 5 2", "move 1 by 5");
    assert_eq!(table.view(Viewer::Public).blocked, []);
}

#[test]
fn blocked_stones_are_those_of_the_player_to_move() {
    blocked("5:wv 9:WV | white 4 2", &["water 9: held 9"]);
}

#[test]
fn the_stage_says_what_is_to_be_done() {
    let stage = |position| read_position(position).view(Viewer::Public).stage;
    assert_eq!(stage("1:v 20:V | black"), Stage::Roll);
    assert_eq!(stage("1:v 20:V | black 5 2"), Stage::UseDice);
    assert_eq!(
        play("1:w 6:V | black 5 2", "move 1 by 5")
            .0
            .view(Viewer::Public)
            .stage,
        Stage::Over
    );
}

#[test]
fn the_view_shows_the_dice_and_which_are_used() {
    let dice = read_position("1:v 20:V | black 5 (2)")
        .view(Viewer::Public)
        .dice
        .unwrap();
    assert_eq!((dice.values, dice.used), ([5, 2], [false, true]));
}

#[test]
fn the_view_shows_every_stone() {
    let view = read_position("7:Wv 3:f | mat vF | dead wV | black").view(Viewer::Public);
    let arena: Vec<_> = view
        .arena
        .iter()
        .map(|occupied| (occupied.at.0, occupied.outer.is_some()))
        .collect();
    assert_eq!(arena, [(3, false), (7, true)]);
    assert_eq!(
        [view.black.tray, view.black.mat, view.black.dead_zone].map(numbers),
        [[2, 2, 1], [1, 0, 0], [1, 0, 0]]
    );
    assert_eq!(
        [view.white.tray, view.white.mat, view.white.dead_zone].map(numbers),
        [[3, 2, 1], [0, 0, 1], [0, 1, 0]]
    );
}

#[test]
fn everybody_sees_the_same() {
    let table = read_position("1:v 6:fV 20:V | mat w | black 5 2");
    let views = [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Public,
        Viewer::Open,
    ]
    .map(|viewer| table.view(viewer));
    assert!(views.iter().all(|view| *view == views[0]));
}

#[test]
fn everybody_is_told_everything_the_end_of_a_turn_too() {
    let (_, events) = play("1:w 6:VV 3:WW | black", "roll 2 5");
    assert_eq!(events.len(), 2);
    for event in &events {
        for viewer in [
            Viewer::Seat(Seat(0)),
            Viewer::Seat(Seat(1)),
            Viewer::Public,
            Viewer::Open,
        ] {
            assert_eq!(Table::notice(event, viewer).as_ref(), Some(event));
        }
    }
}

#[test]
fn a_table_can_be_made_from_its_view() {
    for number in 0..10 {
        let mut play =
            RandomPlay::<Table>::new(&Options::default(), 2, seed_of(number), Temper::Even).unwrap();
        while play.next().is_some() {
            let imagined = Table::imagine(&play.table().view(Viewer::Public), &mut any_chance());
            assert_eq!(write_position(&imagined), write_position(play.table()));
            assert_eq!(imagined.view(Viewer::Public), play.table().view(Viewer::Public));
        }
    }
}

#[test]
fn a_table_made_from_a_view_still_knows_how_often_its_position_has_stood() {
    let table = read_position("1:v 15:V | turn 9 | stood 3 | black");
    assert_eq!(
        Table::imagine(&table.view(Viewer::Public), &mut any_chance()),
        table
    );
}
