//! One magic item at the end of any turn.

use super::{leads, offers, refuses, tells};

#[test]
fn whoever_has_too_many_chooses_what_to_keep_before_the_next_turn() {
    let position = "A 0 bram horn / B 0 skree | A recruits (1 item) + chest, 5 left";
    tells(
        position,
        "stop",
        "100 + 0 join A; A gains 1; A ends: stopped; too many: A",
    );
    tells(position, "stop; keep chest", "A discards horn; turn 2: B");
    leads(
        position,
        "stop; keep chest",
        "A 100 bram chest / B 0 skree | B chooses | turn 2",
    );
}

#[test]
fn exactly_one_is_kept() {
    let position = "A 0 bram horn chest wind / B 0 skree | A has ended";
    offers(position, "A", "keep wind; keep horn; keep chest");
    refuses(position, "keep horn chest", "keep-the-limit 1");
    refuses(position, "keep", "keep-the-limit 1");
    refuses(position, "keep bane", "not-owned dragonbane");
}

#[test]
fn equal_items_are_one_choice() {
    offers("A 0 bram horn horn / B 0 skree | A has ended", "A", "keep horn");
}

#[test]
fn with_the_sack_of_holding_two_other_items_are_kept() {
    let position = "A 0 bram sack horn horn chest / B 0 skree | A has ended";
    offers(position, "A", "keep sack horn horn; keep sack horn chest");
    refuses(position, "keep horn horn chest", "keep-the-limit 3");
    leads(
        position,
        "keep sack horn chest",
        "A 0 bram sack horn chest / B 0 skree | B chooses | turn 2",
    );
}

#[test]
fn the_sack_of_holding_and_two_others_are_not_too_many() {
    tells(
        "A 0 bram sack horn / B 0 skree | A recruits (1 item) + chest, 5 left",
        "stop",
        "100 + 0 join A; A gains 1; A ends: stopped; turn 2: B",
    );
}

#[test]
fn a_sack_that_has_just_become_owned_counts() {
    tells(
        "A 0 bram horn / B 0 skree | A recruits (1 item) + sack, 5 left",
        "stop",
        "100 + 0 join A; A gains 1; A ends: stopped; turn 2: B",
    );
}

#[test]
fn several_may_have_to_choose_in_any_order() {
    let position = "A 0 bram horn chest / B 0 skree wind bane / C 0 wend | A has ended";
    tells(position, "B: keep bane", "B discards wind; too many: A");
    tells(
        position,
        "B: keep bane; A: keep chest",
        "A discards horn; turn 2: B",
    );
    tells(position, "A: keep chest", "A discards horn; too many: B");
}

#[test]
fn everybodys_items_count_at_the_end_of_any_turn() {
    tells(
        "A 0 bram / B 0 skree wind bane | A recruits (1), 5 left",
        "stop",
        "100 + 0 join A; A ends: stopped; too many: B",
    );
}

#[test]
fn an_item_played_after_the_turn_need_not_be_discarded() {
    let position = "A 0 bram horn mist / B 0 skree | A has ended";
    offers(position, "A", "keep horn; keep mist; play mist");
    tells(position, "play mist", "A is cloaked; turn 2: B");
    tells(
        "A 0 bram horn chest / B 0 skree dragon-bait | A has ended",
        "B: play dragon-bait A",
        "B baits A; too many: A",
    );
}

#[test]
fn nobody_keeps_what_is_not_too_many() {
    refuses(
        "A 0 bram horn / B 0 skree | A chooses",
        "keep horn",
        "not-too-many",
    );
}

#[test]
fn nothing_else_is_done_before_all_have_chosen() {
    let position = "A 0 bram horn chest / B 0 skree | A has ended";
    refuses(position, "recruit", "turn-is-over");
    refuses(position, "roll on", "turn-is-over");
    refuses(position, "play chest", "before-your-action");
}
