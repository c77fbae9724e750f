//! Brawling.

use super::{leads, offers, refuses, tells};

/// Jane the Aggressor and Joseph the Meek.
const PUB: &str = "A 1000 hobb / B 300 skree";

#[test]
fn a_brawl_begins_with_the_attackers_six_dice() {
    tells(
        &format!("{PUB} | A chooses"),
        "brawl B -> 1 2 2 4 4 5 blank",
        "A brawls B; A rolls 1 2 2 4 4 5 blank",
    );
}

#[test]
fn jane_sets_aside_150_then_both_1s_doubled_then_two_5s() {
    leads(
        &format!("{PUB} | A attacks B, rolled 1 2 2 4 4 5 blank"),
        "set aside 1 5; roll on -> 1 1 3 4 rally; set aside 1 1 double; roll on -> 5 5 blank; set aside 5 5",
        &format!("{PUB} | A attacks B (1 5)(1 1 double)(5 5), 6 left | roll 2"),
    );
}

#[test]
fn jane_may_score_one_or_both_1s_for_double_or_an_item() {
    offers(
        "A 1000 bram / B 300 skree | A attacks B (1 5), rolled 1 1 3 4 rally",
        "A",
        "set aside 1 1 double; set aside 1 1 item; set aside 1 double; set aside 1 item",
    );
}

#[test]
fn jane_stops_at_650_and_joseph_rolls_five_dice() {
    leads(
        &format!("{PUB} | A attacks B (1 5)(1 1 double)(5 5), 6 left"),
        "stop; roll on -> 1 3 4 4 6 blank",
        &format!("{PUB} | B defends against A for 650, rolled 1 3 4 4 6 blank | roll 1"),
    );
}

#[test]
fn jane_wins_650_to_100_and_takes_all_that_joseph_has_and_500_more() {
    tells(
        &format!("{PUB} | B defends against A for 650, rolled 1 3 4 4 6 blank"),
        "set aside 1; stop",
        "A 650 : 100 B, A takes 300 and 500; A ends: brawled; turn 2: B",
    );
    leads(
        &format!("{PUB} | B defends against A for 650, rolled 1 3 4 4 6 blank"),
        "set aside 1; stop",
        "A 1800 hobb / B 0 skree | B chooses | turn 2",
    );
}

#[test]
fn the_attack_score_does_not_join_the_army() {
    leads(
        "A 0 hobb / B 3000 skree | B defends against A for 650 (1), 4 left",
        "stop",
        "A 1050 hobb / B 2450 skree | B chooses | turn 2",
    );
}

#[test]
fn the_defender_wins_with_the_higher_score() {
    leads(
        "A 1000 hobb / B 300 skree | B defends against A for 100 (5 5 5), 2 left",
        "stop",
        "A 600 hobb / B 1200 skree | B chooses | turn 2",
    );
}

#[test]
fn a_tie_has_no_winner() {
    tells(
        &format!("{PUB} | B defends against A for 100 horn (1 item) + chest, 4 left"),
        "stop",
        "A 100 : 100 B, a tie; A discards horn; B discards chest; A ends: brawled; turn 2: B",
    );
    leads(
        &format!("{PUB} | B defends against A for 100, rolled 1 2 3 4 6 blank"),
        "set aside 1; stop",
        &format!("{PUB} | B chooses | turn 2"),
    );
}

#[test]
fn nothing_against_nothing_is_a_tie() {
    tells(
        &format!("{PUB} | B defends against A for 0, rolled 2 3 blank"),
        "accept",
        "B farkles, loses 0; A 0 : 0 B, a tie; A ends: brawled; turn 2: B",
    );
}

#[test]
fn an_attackers_farkle_makes_the_attack_zero_and_the_defender_still_rolls() {
    tells(
        &format!("{PUB} | A attacks B (1)(1 item) + horn, rolled 2 3 blank"),
        "accept",
        "A farkles, loses 200; A discards horn; A attacks for 0 with bonus 0",
    );
    leads(
        &format!("{PUB} | A attacks B (1), rolled 2 3 blank"),
        "accept",
        &format!("{PUB} | B defends against A for 0, 5 left"),
    );
}

#[test]
fn a_defenders_farkle_makes_the_defence_zero() {
    tells(
        &format!("{PUB} | B defends against A for 200 (1 item) + horn, rolled 2 3 blank"),
        "accept",
        "B farkles, loses 100; B discards horn; A 200 : 0 B, A takes 200 and 500; A ends: brawled; turn 2: B",
    );
}

#[test]
fn only_the_winner_receives_the_items_gained_in_the_brawl() {
    tells(
        &format!("{PUB} | B defends against A for 650 horn (1 item) + chest, 4 left"),
        "stop",
        "A 650 : 100 B, A takes 300 and 500; A gains 1; B discards chest; A ends: brawled; turn 2: B",
    );
    leads(
        &format!("{PUB} | B defends against A for 50 horn (1 item) + chest, 4 left"),
        "stop",
        "A 950 hobb / B 850 skree chest | B chooses | turn 2",
    );
}

#[test]
fn the_event_die_acts_as_in_recruiting() {
    leads(
        &format!("{PUB} | B defends against A for 650, rolled 1 2 3 4 6 dragon"),
        "set aside 1",
        &format!("{PUB} | B defends against A for 650 (1 eaten), 4 left"),
    );
    offers(
        &format!("{PUB} | A attacks B, rolled 2 2 3 3 4 6 dragon"),
        "A",
        "stop; roll on",
    );
}

#[test]
fn the_defender_has_to_roll() {
    let position = format!("{PUB} | B defends against A for 650, 5 left");
    offers(&position, "B", "roll on");
    refuses(&position, "stop", "roll-first");
}

#[test]
fn after_scoring_all_five_the_defender_rolls_all_five_again() {
    leads(
        &format!("{PUB} | B defends against A for 650, rolled 1 1 1 5 5 blank"),
        "set aside 1 1 1 5 5; roll on -> 2 2 3 4 6 blank",
        &format!("{PUB} | B defends against A for 650 (1 1 1 5 5), rolled 2 2 3 4 6 blank | roll 1"),
    );
}

#[test]
fn an_empty_army_can_be_brawled() {
    leads(
        "A 0 hobb / B 0 skree | B defends against A for 650 (1), 4 left",
        "stop",
        "A 500 hobb / B 0 skree | B chooses | turn 2",
    );
    offers("A 0 hobb / B 0 skree | A chooses", "A", "recruit; brawl B");
}

#[test]
fn nobody_in_the_keep_can_be_brawled() {
    let position = "A 0 hobb / B 900 skree keep / C 0 bram | A chooses";
    offers(position, "A", "recruit; brawl C");
    refuses(position, "brawl B", "in-the-keep B");
}

#[test]
fn nobody_can_brawl_with_oneself_or_with_nobody() {
    refuses("A 0 hobb / B 0 skree | A chooses", "brawl A", "not-yourself");
    refuses("A 0 hobb / B 0 skree | A chooses", "brawl C", "no-such-player C");
}

#[test]
fn a_brawl_out_of_the_keep_leaves_it_first() {
    tells(
        "A 900 hobb keep / B 0 skree | A chooses",
        "brawl B -> 1 2 3 3 4 6 blank",
        "A leaves the Keep; A brawls B; A rolls 1 2 3 3 4 6 blank",
    );
}
