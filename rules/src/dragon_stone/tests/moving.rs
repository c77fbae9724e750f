//! Moving stones.

use dragonhall_protocol::games::dragon_stone::{Color, Segment};

use super::super::arena::ahead;
use super::{leads, offers, refuses, tells};

#[test]
fn black_moves_clockwise() {
    leads("1:v 20:V | black 5 2", "move 1 by 5", "6:v 20:V | black (5) 2");
    leads("23:v 20:V | black 3 2", "move 23 by 3", "2:v 20:V | black (3) 2");
}

#[test]
fn white_moves_anticlockwise() {
    leads("1:v 18:V | white 5 3", "move 18 by 5", "1:v 13:V | white (5) 3");
    leads("10:v 2:V | white 3 5", "move 2 by 3", "10:v 23:V | white (3) 5");
}

#[test]
fn every_move_goes_exactly_the_value_of_the_die_round_the_ring() {
    let clockwise: Vec<u8> = (1..=24).cycle().take(60).collect();
    for (place, from) in (24..).zip(1..=24) {
        for die in 1..=6 {
            let [up, down] = [
                clockwise[place + usize::from(die)],
                clockwise[place - usize::from(die)],
            ];
            assert_eq!(ahead(Color::Black, Segment(from), die), Segment(up));
            assert_eq!(ahead(Color::White, Segment(from), die), Segment(down));
        }
    }
}

#[test]
fn players_take_turns_and_each_begins_with_a_roll_of_two_dice() {
    leads("1:v 18:V | black", "roll 5 2", "1:v 18:V | black 5 2");
    leads(
        "1:v 18:V | black",
        "roll 5 2; move 1 by 5; move 6 by 2",
        "8:v 18:V | mat w | turn 2 | white",
    );
    leads(
        "1:v 18:V | white",
        "roll 1 1; move 18 by 1; move 17 by 1",
        "1:v 16:V | mat F | turn 2 | black",
    );
}

#[test]
fn a_stone_comes_to_rest_on_the_inner_place_of_an_empty_segment() {
    leads("1:v 20:V | black 5 2", "move 1 by 2", "3:v 20:V | black 5 (2)");
}

#[test]
fn a_stone_comes_to_rest_on_the_outer_place_if_the_inner_one_is_taken() {
    leads(
        "1:w 3:v 20:V | black 5 2",
        "move 1 by 2",
        "3:vw 20:V | black 5 (2)",
    );
}

#[test]
fn a_move_may_not_end_on_a_segment_with_two_stones() {
    refuses("1:v 6:vv 20:V | black 5 2", "move 1 by 5", "segment-full 6");
    refuses("1:v 6:vV 20:V | black 5 2", "move 1 by 5", "segment-full 6");
    refuses("1:v 6:VV 20:V | black 5 2", "move 1 by 5", "segment-full 6");
    refuses("1:f 6:Vv 20:V | black 5 2", "move 1 by 5", "segment-full 6");
}

#[test]
fn a_move_may_pass_segments_with_two_stones_which_count() {
    leads(
        "1:w 3:VV 4:vv 20:V | black 5 2",
        "move 1 by 5",
        "3:VV 4:vv 6:w 20:V | black (5) 2",
    );
}

#[test]
fn both_dice_may_move_one_stone() {
    leads(
        "1:v 2:v 18:V | black 5 2",
        "move 1 by 5; move 6 by 2",
        "2:v 8:v 18:V | mat w | turn 2 | white",
    );
}

#[test]
fn the_dice_may_move_two_stones() {
    leads(
        "1:v 3:v 18:V | black 5 4",
        "move 1 by 5; move 3 by 4",
        "6:v 7:v 18:V | turn 2 | white",
    );
}

#[test]
fn a_stone_moved_twice_comes_to_rest_in_between() {
    tells(
        "1:w 6:V 8:F 20:V | black 5 2",
        "move 1 by 5",
        "Black water moves 1 to 6 by 5; White vine on 6 is expelled",
    );
    tells(
        "1:w 6:V 9:F 20:V | black 5 3",
        "move 1 by 5; move 6 by 3",
        "Black water moves 6 to 9 by 3; White fire on 9 is expelled; Black ends: both dice used",
    );
}

#[test]
fn the_dice_may_not_be_added_up() {
    // Segment 8 is empty, but neither 3 nor 6 can be rested on.
    tells(
        "1:v 3:VV 6:WW | black",
        "roll 5 2",
        "Black rolls 5 2; Black ends: neither 5 nor 2 can be used",
    );
    refuses("1:v 20:V | black 5 2", "move 1 by 7", "no-such-die 7");
}

#[test]
fn only_own_stones_move() {
    refuses("1:v 20:V | black 5 2", "move 20 by 5", "no-stone-there 20");
    refuses("1:v 20:VV | black 5 2", "move 20 by 5", "no-stone-there 20");
    refuses("1:v 20:V | black 5 2", "move 7 by 5", "no-stone-there 7");
}

#[test]
fn no_stone_stands_on_a_segment_that_does_not_exist() {
    for segment in [0, 25, 255] {
        refuses(
            "1:v 20:V | black 5 2",
            &format!("move {segment} by 5"),
            &format!("no-stone-there {segment}"),
        );
        refuses(
            "1:v 20:V | black 5 2",
            &format!("escape {segment}"),
            &format!("no-stone-there {segment}"),
        );
    }
}

#[test]
fn the_stone_on_the_outer_place_may_move() {
    offers("1:vw 9:Vv 20:VV | black 5 5", "move 1 by 5; move 9 by 5");
}
