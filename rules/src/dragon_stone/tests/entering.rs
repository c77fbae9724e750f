//! Moving from the mat to the arena.

use super::{leads, offers, refuses, tells};

#[test]
fn black_enters_on_1_2_and_3_with_a_die_of_that_value() {
    leads(
        "20:V | mat w | black 1 4",
        "enter water by 1",
        "1:w 20:V | black (1) 4",
    );
    leads(
        "20:V | mat w | black 2 4",
        "enter water by 2",
        "2:w 20:V | black (2) 4",
    );
    leads(
        "20:V | mat w | black 3 4",
        "enter water by 3",
        "3:w 20:V | black (3) 4",
    );
}

#[test]
fn white_enters_on_15_14_and_13_with_a_1_a_2_and_a_3() {
    leads(
        "20:v | mat W | white 1 4",
        "enter water by 1",
        "15:W 20:v | white (1) 4",
    );
    leads(
        "20:v | mat W | white 2 4",
        "enter water by 2",
        "14:W 20:v | white (2) 4",
    );
    leads(
        "20:v | mat W | white 3 4",
        "enter water by 3",
        "13:W 20:v | white (3) 4",
    );
}

#[test]
fn no_stone_enters_with_a_4_a_5_or_a_6() {
    for die in [4, 5, 6] {
        refuses(
            &format!("18:v 20:V | mat w | black {die} 1"),
            &format!("enter water by {die}"),
            &format!("entry-by-one-two-three {die}"),
        );
    }
}

#[test]
fn only_stones_on_the_mat_enter() {
    refuses(
        "18:v 20:V | mat w | black 1 2",
        "enter fire by 1",
        "not-on-mat fire",
    );
    refuses(
        "18:v 20:V | mat F | black 1 2",
        "enter fire by 1",
        "not-on-mat fire",
    );
}

#[test]
fn a_stone_enters_only_with_a_die_that_was_rolled_and_not_used() {
    refuses(
        "18:v 20:V | mat w | black 1 2",
        "enter water by 3",
        "no-such-die 3",
    );
    refuses(
        "18:v 20:V | mat w | black (1) 2",
        "enter water by 1",
        "no-such-die 1",
    );
}

#[test]
fn both_dice_may_enter_stones() {
    leads(
        "20:V | mat wf | black 1 3",
        "enter water by 1; enter fire by 3",
        "1:w 3:f 20:V | turn 2 | white",
    );
    leads(
        "20:V | mat wf | black 2 2",
        "enter water by 2; enter fire by 2",
        "2:wf 20:V | turn 2 | white",
    );
}

#[test]
fn one_die_may_enter_a_stone_and_the_other_move_it() {
    leads(
        "20:V | mat w | black 1 5",
        "enter water by 1; move 1 by 5",
        "6:w 20:V | turn 2 | white",
    );
}

#[test]
fn the_player_chooses_which_stone_enters() {
    offers(
        "20:V | mat vwf | black 5 3",
        "enter vine by 3; enter water by 3; enter fire by 3",
    );
}

#[test]
fn no_stone_enters_a_segment_with_two_stones() {
    refuses(
        "2:vv 20:V | mat f | black 2 5",
        "enter fire by 2",
        "segment-full 2",
    );
    refuses(
        "2:VV 20:V | mat f | black 2 5",
        "enter fire by 2",
        "segment-full 2",
    );
    refuses(
        "2:vV 20:V | mat f | black 2 5",
        "enter fire by 2",
        "segment-full 2",
    );
}

#[test]
fn a_stone_that_enters_on_an_own_stone_holds_it() {
    tells(
        "2:v 20:V | mat f | black 2 5",
        "enter fire by 2",
        "Black fire enters 2 by 2; Black vine on 2 is held",
    );
    leads(
        "2:v 20:V | mat f | black 2 5",
        "enter fire by 2",
        "2:vf 20:V | black (2) 5",
    );
}

#[test]
fn a_vine_that_enters_on_an_opposing_stone_entangles_it() {
    tells(
        "2:W 20:V | mat v | black 2 5",
        "enter vine by 2",
        "Black vine enters 2 by 2; White water on 2 is entangled",
    );
    leads(
        "2:W 20:V | mat v | black 2 5",
        "enter vine by 2",
        "2:Wv 20:V | black (2) 5",
    );
}

#[test]
fn a_water_that_enters_on_an_opposing_stone_expels_it_and_takes_the_inner_place() {
    tells(
        "2:W 20:V | mat w | black 2 5",
        "enter water by 2",
        "Black water enters 2 by 2; White water on 2 is expelled",
    );
    leads(
        "2:W 20:V | mat w | black 2 5",
        "enter water by 2",
        "2:w 20:V | black (2) 5",
    );
}

#[test]
fn a_fire_that_enters_on_an_opposing_stone_destroys_it_and_takes_the_inner_place() {
    tells(
        "2:W 20:V | mat f | black 2 5",
        "enter fire by 2",
        "Black fire enters 2 by 2; White water on 2 is destroyed",
    );
    leads(
        "2:W 20:V | mat f | black 2 5",
        "enter fire by 2",
        "2:f 20:V | dead W | black (2) 5",
    );
}
