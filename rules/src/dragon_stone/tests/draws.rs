//! Draws.

use dragonhall_protocol::Outcome;
use dragonhall_protocol::games::dragon_stone::{Color, Notice, Options};

use super::super::notation::{read_position, write_position};
use super::super::position::Position;
use super::{Table, leads, play, tells};
use crate::game::{Game, Status};

/// Both players take a lone stone once round the ring, resting on no corner, in two turns each.
const ROUND: &str = "roll 6 6; move 1 by 6; move 7 by 6; roll 6 6; move 15 by 6; move 9 by 6; \
                     roll 6 6; move 13 by 6; move 19 by 6; roll 6 6; move 3 by 6; move 21 by 6";

fn rounds(number: usize) -> String {
    vec![ROUND; number].join("; ")
}

#[test]
fn a_position_may_stand_three_times() {
    leads(
        "1:v 15:V | black",
        &rounds(2),
        "1:v 15:V | turn 9 | stood 3 | black",
    );
}

#[test]
fn a_position_that_stands_for_the_fourth_time_before_a_roll_is_a_draw() {
    let (table, events) = play("1:v 15:V | black", &rounds(3));
    assert_eq!(
        write_position(&table),
        "1:v 15:V | turn 13 | stood 4 | draw: fourth repetition"
    );
    assert_eq!(table.status(), Status::Finished(Outcome::Draw));
    assert_eq!(events.len(), 3, "{events:?}");
}

#[test]
fn the_starting_position_is_counted() {
    let mut table = Table::new(&Options::default(), 2).unwrap();
    table.apply(&Notice::Opened { first: Color::White });
    assert_eq!(table.repeated, 1);
}

#[test]
fn positions_with_another_player_to_move_are_different() {
    let [black, white] = ["1:v 15:V | black", "1:v 15:V | white"].map(read_position);
    assert_ne!(position(&black), position(&white));
}

#[test]
fn a_position_is_the_arena_the_trays_the_mats_and_the_player_to_move() {
    let different = [
        "1:v 15:V | black",
        "2:v 15:V | black",
        "1:w 15:V | black",
        "1:V 15:v | black",
        "1:vw 15:V | black",
        "1:wv 15:V | black",
        "1:v 15:V | mat w | black",
        "1:v 15:V | mat ww | black",
        "1:v 15:V | mat f | black",
        "1:v 15:V | mat W | black",
        "1:v 15:V | dead w | black",
        "1:v 15:V | dead W | black",
        "24:v 15:V | black",
    ];
    for (place, one) in different.iter().enumerate() {
        for other in &different[place + 1..] {
            assert_ne!(
                position(&read_position(one)),
                position(&read_position(other)),
                "{one} and {other}"
            );
        }
    }
    let [later, rolled] = ["1:v 15:V | turn 7 | black", "1:v 15:V | black 5 2"].map(read_position);
    assert_eq!(position(&read_position(different[0])), position(&later));
    assert_eq!(position(&read_position(different[0])), position(&rolled));
}

fn position(table: &Table) -> Position {
    Position::new(&table.board, table.to_move)
}

#[test]
fn no_position_from_before_a_destruction_can_come_back() {
    let (table, _) = play("1:f 15:V 7:W | stood 3 | black", "roll 6 5; move 1 by 6");
    assert_eq!(table.stood, []);
    let (table, _) = play(
        "1:f 15:V 7:W | stood 3 | black",
        "roll 6 5; move 1 by 6; move 7 by 5",
    );
    assert_eq!((table.stood.len(), table.repeated), (1, 1));
}

#[test]
fn five_hundred_turns_without_a_win_are_a_draw() {
    tells(
        "1:v 18:V | turn 500 | white (5) 3",
        "move 18 by 3",
        "White vine moves 18 to 15 by 3; White ends: both dice used; draw: turn limit",
    );
    leads(
        "1:v 18:V | turn 499 | white (5) 3",
        "move 18 by 3",
        "1:v 15:V | turn 500 | black",
    );
}

#[test]
fn a_pass_counts_as_a_turn() {
    tells(
        "1:w 6:VV 3:WW | turn 500 | black",
        "roll 2 5",
        "Black rolls 2 5; Black ends: neither 2 nor 5 can be used; draw: turn limit",
    );
}

#[test]
fn a_win_in_the_five_hundredth_turn_is_a_win() {
    leads(
        "1:w 6:V | turn 500 | black 5 (2)",
        "move 1 by 5",
        "6:w | turn 500 | Black wins: none in battle",
    );
}
