//! Recruiting.

use super::{leads, offers, refuses, tells};

const PRINCE: &str = "A 0 bram / B 0 skree";

#[test]
fn recruiting_begins_with_six_dice() {
    tells(
        &format!("{PRINCE} | A chooses"),
        "recruit -> 2 3 4 4 4 5 blank",
        "A recruits; A rolls 2 3 4 4 4 5 blank",
    );
}

#[test]
fn the_prince_may_set_aside_the_5_the_triple_or_both() {
    offers(
        &format!("{PRINCE} | A recruits, rolled 2 3 4 4 4 5 blank"),
        "A",
        "set aside 4 4 4 5; set aside 4 4 4; set aside 5",
    );
}

#[test]
fn the_prince_cannot_make_a_5_of_a_2_and_a_3() {
    refuses(
        &format!("{PRINCE} | A recruits, rolled 2 3 4 4 4 5 blank"),
        "set aside 2 3",
        "does-not-score",
    );
}

#[test]
fn the_princes_first_roll_brings_450_soldiers() {
    tells(
        &format!("{PRINCE} | A recruits, rolled 2 3 4 4 4 5 blank"),
        "set aside 4 4 4 5",
        "A sets aside 4 4 4 5 for 450",
    );
}

#[test]
fn the_princes_second_roll_loses_a_1_to_the_dragon() {
    leads(
        &format!("{PRINCE} | A recruits (4 4 4 5), 2 left"),
        "roll on -> 1 4 dragon; set aside 1",
        &format!("{PRINCE} | A recruits (4 4 4 5)(1 eaten), 1 left | roll 1"),
    );
}

#[test]
fn the_prince_cannot_add_a_4_to_the_triple_of_an_earlier_roll() {
    let position = format!("{PRINCE} | A recruits (4 4 4 5), rolled 1 4 blank");
    offers(&position, "A", "set aside 1");
    refuses(&position, "set aside 4", "does-not-score");
    refuses(&position, "set aside 1 4", "does-not-score");
}

#[test]
fn the_princes_third_roll_is_a_farkle_that_costs_all_450() {
    tells(
        &format!("{PRINCE} | A recruits (4 4 4 5)(1 eaten), 1 left"),
        "roll on -> 3 blank; accept",
        "A farkles, loses 450; A ends: farkled; turn 2: B",
    );
    leads(
        &format!("{PRINCE} | A recruits (4 4 4 5)(1 eaten), 1 left"),
        "roll on -> 3 blank; accept",
        &format!("{PRINCE} | B chooses | turn 2 | roll 1"),
    );
}

#[test]
fn at_least_one_scoring_die_has_to_be_set_aside() {
    let position = format!("{PRINCE} | A recruits (1), rolled 1 5 2 blank");
    refuses(&position, "roll on", "set-aside-first");
    refuses(&position, "stop", "set-aside-first");
    refuses(&position, "set aside", "does-not-score");
}

#[test]
fn what_is_set_aside_joins_the_army_when_the_player_stops() {
    leads(
        "A 1200 hobb / B 0 skree | A recruits (4 4 4 5)(1), 1 left",
        "stop",
        "A 1750 hobb / B 0 skree | B chooses | turn 2",
    );
}

#[test]
fn items_gained_are_owned_when_the_player_stops() {
    tells(
        "A 0 hobb / B 0 skree | A recruits (1 item) + horn, 5 left",
        "stop",
        "100 + 0 join A; A gains 1; A ends: stopped; turn 2: B",
    );
    leads(
        "A 0 hobb / B 0 skree | A recruits (1 item) + horn, 5 left",
        "stop",
        "A 100 hobb horn / B 0 skree | B chooses | turn 2",
    );
}

#[test]
fn the_remaining_dice_are_rolled_on() {
    leads(
        &format!("{PRINCE} | A recruits, rolled 1 2 3 3 4 6 blank"),
        "set aside 1; roll on -> 5 5 2 3 4 blank",
        &format!("{PRINCE} | A recruits (1), rolled 5 5 2 3 4 blank | roll 1"),
    );
}

#[test]
fn when_all_dice_have_scored_all_six_may_be_rolled_again() {
    leads(
        &format!("{PRINCE} | A recruits (4 4 4 5), rolled 1 5 blank"),
        "set aside 1 5; roll on -> 2 2 3 3 4 1 blank",
        &format!("{PRINCE} | A recruits (4 4 4 5)(1 5), rolled 2 2 3 3 4 1 blank | roll 1"),
    );
}

#[test]
fn soldiers_of_all_rolls_of_a_turn_add_up_and_are_lost_together() {
    tells(
        &format!("{PRINCE} | A recruits (4 4 4 5)(1 5), rolled 2 2 3 3 4 6 blank"),
        "accept",
        "A farkles, loses 600; A ends: farkled; turn 2: B",
    );
}

#[test]
fn a_farkle_costs_the_items_gained_too() {
    tells(
        &format!("{PRINCE} | A recruits (1 item) + horn, rolled 2 3 blank"),
        "accept",
        "A farkles, loses 100; A discards horn; A ends: farkled; turn 2: B",
    );
}

#[test]
fn a_farkle_costs_neither_the_army_nor_owned_items() {
    leads(
        "A 900 hobb chest / B 0 skree | A recruits (1), rolled 2 3 blank",
        "accept",
        "A 900 hobb chest / B 0 skree | B chooses | turn 2",
    );
}

#[test]
fn play_goes_clockwise() {
    leads(
        "A 0 hobb / B 0 skree / C 0 bram | C recruits (1), 5 left",
        "stop",
        "A 0 hobb / B 0 skree / C 100 bram | A chooses | turn 2",
    );
}
