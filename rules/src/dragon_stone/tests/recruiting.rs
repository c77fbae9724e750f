//! Recruiting stones from the tray.

use dragonhall_protocol::games::dragon_stone::{Color, Segment};

use super::super::arena::{ENTRY_DICE, corner, entry};
use super::{leads, numbers, play, tells};

#[test]
fn ending_a_move_on_a_corner_recruits_its_kind_to_the_mat() {
    leads(
        "1:v 18:V | black 3 1",
        "move 1 by 3",
        "4:v 18:V | mat v | black (3) 1",
    );
    leads(
        "5:v 18:V | black 3 1",
        "move 5 by 3",
        "8:v 18:V | mat w | black (3) 1",
    );
    leads(
        "9:v 18:V | black 3 1",
        "move 9 by 3",
        "12:v 18:V | mat v | black (3) 1",
    );
    leads(
        "13:v 18:V | black 3 1",
        "move 13 by 3",
        "16:v 18:V | mat f | black (3) 1",
    );
    leads(
        "17:v 18:V | black 3 1",
        "move 17 by 3",
        "18:V 20:v | mat w | black (3) 1",
    );
    leads(
        "21:v 18:V | black 3 1",
        "move 21 by 3",
        "18:V 24:v | mat f | black (3) 1",
    );
}

#[test]
fn the_corners_recruit_for_white_too() {
    leads(
        "1:v 5:V | white 1 3",
        "move 5 by 1",
        "1:v 4:V | mat V | white (1) 3",
    );
    leads(
        "1:v 9:V | white 1 3",
        "move 9 by 1",
        "1:v 8:V | mat W | white (1) 3",
    );
    leads(
        "1:v 13:V | white 1 3",
        "move 13 by 1",
        "1:v 12:V | mat V | white (1) 3",
    );
    leads(
        "1:v 17:V | white 1 3",
        "move 17 by 1",
        "1:v 16:V | mat F | white (1) 3",
    );
    leads(
        "1:v 21:V | white 1 3",
        "move 21 by 1",
        "1:v 20:V | mat W | white (1) 3",
    );
    leads(
        "11:v 1:V | white 1 3",
        "move 1 by 1",
        "11:v 24:V | mat F | white (1) 3",
    );
}

#[test]
fn there_are_six_corners() {
    let corners: Vec<u8> = (0..=u8::MAX)
        .filter(|segment| corner(Segment(*segment)).is_some())
        .collect();
    assert_eq!(corners, [4, 8, 12, 16, 20, 24]);
}

#[test]
fn recruiting_takes_one_stone_out_of_the_tray() {
    let (table, events) = play("5:v 18:V | black 3 1", "move 5 by 3");
    assert_eq!(numbers(table.board.black.tray), [3, 2, 2]);
    assert_eq!(events.len(), 2);
    tells(
        "5:v 18:V | black 3 1",
        "move 5 by 3",
        "Black vine moves 5 to 8 by 3; Black water is recruited on 8",
    );
}

#[test]
fn a_corner_recruits_nothing_if_the_tray_has_none_of_its_kind() {
    tells(
        "5:v 18:V | mat www | black 3 1",
        "move 5 by 3",
        "Black vine moves 5 to 8 by 3",
    );
}

#[test]
fn passing_a_corner_or_leaving_it_recruits_nothing() {
    tells(
        "5:v 18:V | black 5 1",
        "move 5 by 5",
        "Black vine moves 5 to 10 by 5",
    );
    tells(
        "8:v 18:V | black 5 1",
        "move 8 by 5",
        "Black vine moves 8 to 13 by 5",
    );
}

#[test]
fn a_recruited_stone_stays_on_the_mat_until_it_is_used() {
    leads(
        "5:v 18:V | black 3 4",
        "move 5 by 3; move 8 by 4; roll 1 4; move 18 by 1; move 17 by 4",
        "12:v 13:V | mat vw | turn 3 | black",
    );
}

#[test]
fn a_stone_recruited_with_the_first_die_may_enter_with_the_second() {
    leads(
        "1:v 18:V | black 3 2",
        "move 1 by 3; enter vine by 2",
        "2:v 4:v 18:V | turn 2 | white",
    );
}

#[test]
fn a_stone_that_holds_or_entangles_on_a_corner_recruits() {
    tells(
        "5:v 8:f 18:V | black 3 1",
        "move 5 by 3",
        "Black vine moves 5 to 8 by 3; Black fire on 8 is held; Black water is recruited on 8",
    );
    tells(
        "5:v 8:F 18:V | black 3 1",
        "move 5 by 3",
        "Black vine moves 5 to 8 by 3; White fire on 8 is entangled; Black water is recruited on 8",
    );
}

#[test]
fn the_power_comes_before_the_recruit() {
    tells(
        "5:w 8:W 18:V | black 3 1",
        "move 5 by 3",
        "Black water moves 5 to 8 by 3; White water on 8 is expelled; Black water is recruited on 8",
    );
}

#[test]
fn an_escape_to_a_corner_recruits() {
    tells(
        "6:wV 10:v | black 5 2",
        "escape 6",
        "Black water escapes 6 to 8 by 2, spending 5; White vine on 6 moves in; Black water is recruited on 8; \
         Black ends: escaped",
    );
}

#[test]
fn an_expelled_stone_can_be_recruited_again() {
    leads(
        "3:w 5:v 4:W | dead ww | white 1 6",
        "move 4 by 1; move 3 by 6; roll 3 1; move 5 by 3",
        "8:v 21:W | mat w | dead ww | turn 2 | black (3) 1",
    );
}

#[test]
fn no_stone_can_enter_on_a_corner() {
    let entries = [Color::Black, Color::White]
        .into_iter()
        .flat_map(|color| ENTRY_DICE.map(|die| entry(color, die)));
    for segment in entries {
        assert_eq!(corner(segment.unwrap()), None);
    }
}
