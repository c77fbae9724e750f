//! Trapping one's own stones.

use super::{leads, offers, refuses, tells};

#[test]
fn a_stone_holds_the_own_stone_it_lands_on_from_the_outer_place() {
    tells(
        "1:w 6:v 20:V | black 5 2",
        "move 1 by 5",
        "Black water moves 1 to 6 by 5; Black vine on 6 is held",
    );
    leads(
        "1:w 6:v 20:V | black 5 2",
        "move 1 by 5",
        "6:vw 20:V | black (5) 2",
    );
}

#[test]
fn a_held_stone_stays_and_only_the_outer_one_moves() {
    offers("6:vw 20:V | black 5 2", "move 6 by 2; move 6 by 5");
    leads(
        "6:vw 20:V | black 5 3",
        "move 6 by 5",
        "6:v 11:w 20:V | black (5) 3",
    );
}

#[test]
fn a_held_stone_is_free_when_the_outer_one_moves() {
    tells(
        "6:vw 20:V | black 5 3",
        "move 6 by 5",
        "Black water moves 6 to 11 by 5; Black vine on 6 is free",
    );
    leads(
        "6:vw 20:V | black 5 3",
        "move 6 by 5; move 6 by 3",
        "9:v 11:w 20:V | turn 2 | white",
    );
}

#[test]
fn a_held_stone_cannot_escape() {
    refuses("6:vw 20:V | black 5 2", "escape 6", "held 6");
}

#[test]
fn the_power_of_the_outer_stone_does_nothing_but_hold_an_own_stone() {
    for outer in ["v", "w", "f"] {
        for inner in ["v", "w", "f"] {
            leads(
                &format!("1:{outer} 6:{inner} 20:V | black 5 2"),
                "move 1 by 5",
                &format!("6:{inner}{outer} 20:V | black (5) 2"),
            );
        }
    }
}

#[test]
fn two_own_stones_keep_everybody_else_out() {
    refuses("1:f 6:vv 20:V | black 5 2", "move 1 by 5", "segment-full 6");
    refuses("11:F 6:vv 20:V | white 5 2", "move 11 by 5", "segment-full 6");
}
