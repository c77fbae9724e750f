//! Dice management.

use super::{leads, offers, refuses, tells};

#[test]
fn a_turn_begins_with_a_roll() {
    offers("1:v 20:V | black", "roll");
    refuses("1:v 20:V | black", "move 1 by 5", "roll-first");
    refuses("1:v 20:V | mat w | black", "enter water by 1", "roll-first");
}

#[test]
fn the_dice_are_rolled_once_a_turn() {
    refuses("1:v 20:V | black 5 2", "roll", "roll-once");
    refuses("1:v 20:V | black (5) 2", "roll", "roll-once");
}

#[test]
fn the_dice_may_be_used_in_any_order() {
    leads(
        "1:w 18:V | black 5 2",
        "move 1 by 2; move 3 by 5",
        "8:w 18:V | mat w | turn 2 | white",
    );
    leads(
        "1:w 18:V | black 5 2",
        "move 1 by 5; move 6 by 2",
        "8:w 18:V | mat w | turn 2 | white",
    );
}

#[test]
fn a_double_is_two_dice_of_the_same_value() {
    leads("1:w 18:V | black 4 4", "move 1 by 4", "5:w 18:V | black (4) 4");
    leads(
        "1:w 18:V | black 4 4",
        "move 1 by 4; move 5 by 4",
        "9:w 18:V | turn 2 | white",
    );
    offers("1:w 18:V | black 4 4", "move 1 by 4");
}

#[test]
fn a_die_is_used_once() {
    refuses("1:w 18:V | black (5) 2", "move 1 by 5", "no-such-die 5");
    refuses("1:w 18:V | black (4) 4", "move 1 by 3", "no-such-die 3");
}

#[test]
fn a_die_that_can_be_used_must_be_used() {
    // The turn does not end, and there is nothing else to ask for.
    leads("1:w 18:V | black 5 2", "move 1 by 5", "6:w 18:V | black (5) 2");
    offers("6:w 18:V | black (5) 2", "move 6 by 2");
}

#[test]
fn a_die_must_be_used_even_if_that_holds_an_own_stone() {
    offers("6:w 10:v 14:VV | black (5) 4", "move 6 by 4");
}

#[test]
fn nothing_obliges_a_player_to_choose_the_order_that_lets_both_dice_be_used() {
    let position = "1:w 5:v 6:VV | black 4 1";
    offers(position, "move 1 by 1; move 5 by 4; move 1 by 4");
    leads(
        position,
        "move 1 by 1; move 5 by 4",
        "2:w 6:VV 9:v | turn 2 | white",
    );
    leads(position, "move 1 by 4", "5:vw 6:VV | turn 2 | white");
}

#[test]
fn the_turn_ends_by_itself_when_both_dice_are_used() {
    tells(
        "1:w 18:V | black 5 (2)",
        "move 1 by 5",
        "Black water moves 1 to 6 by 5; Black ends: both dice used",
    );
}

#[test]
fn the_turn_ends_by_itself_when_the_second_die_cannot_be_used() {
    tells(
        "1:w 8:VV | black 5 2",
        "move 1 by 5",
        "Black water moves 1 to 6 by 5; Black ends: 2 cannot be used",
    );
    leads("1:w 8:VV | black 5 2", "move 1 by 5", "6:w 8:VV | turn 2 | white");
}

#[test]
fn a_roll_without_a_legal_use_is_a_pass() {
    tells(
        "1:w 6:VV 3:WW | black",
        "roll 2 5",
        "Black rolls 2 5; Black ends: neither 2 nor 5 can be used",
    );
    leads(
        "1:w 6:VV 3:WW | black",
        "roll 2 5",
        "1:w 3:WW 6:VV | turn 2 | white",
    );
}

#[test]
fn a_player_with_only_a_mat_passes_with_high_dice() {
    tells(
        "20:V | mat w | black",
        "roll 6 4",
        "Black rolls 6 4; Black ends: neither 6 nor 4 can be used",
    );
    leads("20:V | mat w | black", "roll 6 3", "20:V | mat w | black 6 3");
}

#[test]
fn a_player_who_can_only_enter_must_enter() {
    offers("20:V | mat w | black 6 3", "enter water by 3");
}

#[test]
fn after_a_pass_the_opponent_rolls() {
    leads(
        "1:w 6:VV 3:WW | black",
        "roll 2 5; roll 4 4",
        "1:w 3:WW 6:VV | turn 2 | white 4 4",
    );
}

#[test]
fn a_stone_freed_by_the_first_die_may_use_the_second() {
    leads(
        "1:wv 18:V | black 4 1",
        "move 1 by 4; move 1 by 1",
        "2:w 5:v 18:V | turn 2 | white",
    );
}

#[test]
fn a_segment_left_by_the_first_die_is_open_to_the_second() {
    leads(
        "1:w 5:vv 20:V | black 4 1",
        "move 5 by 1; move 1 by 4",
        "5:vw 6:v 20:V | turn 2 | white",
    );
    refuses("1:w 5:vv 20:V | black 4 1", "move 1 by 4", "segment-full 5");
}
