//! The event die while recruiting and brawling.

use dragonhall_protocol::games::dragon_farkle::EventFace;

use super::super::event_die::roll;
use super::{leads, offers, refuses, tells};
use crate::rng::GameRng;

const TWO: &str = "A 0 wend / B 0 skree";

#[test]
fn the_event_die_has_a_dragon_a_rally_and_four_blanks() {
    let faces = [0, 1, 2, 3, 4, 5].map(|side| roll(&mut GameRng::loaded([side].into_iter())));
    let count = |face| faces.iter().filter(|other| **other == face).count();
    assert_eq!(
        [EventFace::Dragon, EventFace::Rally, EventFace::Blank].map(count),
        [1, 1, 4]
    );
}

#[test]
fn the_event_die_is_rolled_with_every_roll() {
    tells(
        &format!("{TWO} | A recruits (1), 5 left"),
        "roll on -> 2 3 4 6 5 rally",
        "A rolls 2 3 4 6 5 rally",
    );
}

#[test]
fn a_blank_changes_nothing() {
    offers(
        &format!("{TWO} | A recruits, rolled 1 2 3 blank"),
        "A",
        "set aside 1",
    );
}

#[test]
fn the_dragon_takes_all_scoring_dice_and_eats_their_soldiers() {
    let position = format!("{TWO} | A recruits (4 4 4), rolled 1 5 3 dragon");
    offers(&position, "A", "set aside 1 5");
    tells(&position, "set aside 1 5", "A sets aside 1 5 for 0, 150 eaten");
    refuses(&position, "set aside 1", "dragon-takes-all");
}

#[test]
fn after_the_dragon_one_may_go_on_or_stop() {
    offers(
        &format!("{TWO} | A recruits (4 4 4)(1 eaten), 2 left"),
        "A",
        "stop; roll on",
    );
}

#[test]
fn dice_eaten_by_the_dragon_count_as_set_aside() {
    leads(
        &format!("{TWO} | A recruits (4 4 4), rolled 1 5 5 dragon"),
        "set aside 1 5 5",
        &format!("{TWO} | A recruits (4 4 4)(1 5 5 eaten), 6 left"),
    );
}

#[test]
fn a_dragon_without_scoring_dice_is_no_farkle() {
    let position = format!("{TWO} | A recruits (4 4 4), rolled 2 3 6 dragon");
    offers(&position, "A", "stop; roll on");
    refuses(&position, "accept", "not-farkled");
    leads(
        &position,
        "roll on -> 1 2 2 blank",
        &format!("{TWO} | A recruits (4 4 4), rolled 1 2 2 blank | roll 1"),
    );
    leads(&position, "stop", "A 400 wend / B 0 skree | B chooses | turn 2");
}

#[test]
fn a_dragon_without_scoring_dice_in_the_first_roll_lets_the_turn_end_with_nothing() {
    leads(
        &format!("{TWO} | A recruits, rolled 2 2 3 3 4 6 dragon"),
        "stop",
        &format!("{TWO} | B chooses | turn 2"),
    );
}

#[test]
fn a_rally_doubles_what_is_set_aside_of_its_roll_alone() {
    leads(
        &format!("{TWO} | A recruits (1), rolled 1 5 3 3 2 rally"),
        "set aside 1 5 double",
        &format!("{TWO} | A recruits (1)(1 5 double), 3 left"),
    );
    tells(
        &format!("{TWO} | A recruits (1), rolled 1 5 3 3 2 rally"),
        "set aside 1 5 double",
        "A sets aside 1 5 for 300, double",
    );
}

#[test]
fn a_rally_gives_a_magic_item_instead_and_the_dice_still_score_once() {
    let position = format!("{TWO} | A recruits (1), rolled 1 5 3 3 2 rally | next horn");
    tells(
        &position,
        "set aside 1 5 item",
        "A sets aside 1 5 for 150, item; A draws horn aside",
    );
    leads(
        &position,
        "set aside 1 5 item",
        &format!("{TWO} | A recruits (1)(1 5 item) + horn, 3 left"),
    );
}

#[test]
fn the_reward_of_a_rally_has_to_be_chosen() {
    let position = format!("{TWO} | A recruits, rolled 1 2 3 rally");
    offers(&position, "A", "set aside 1 double; set aside 1 item");
    refuses(&position, "set aside 1", "choose-reward");
    refuses(&position, "set aside 1 both", "not-your-companion mira_the_bard");
}

#[test]
fn only_a_rally_is_rewarded() {
    refuses(
        &format!("{TWO} | A recruits, rolled 1 2 3 blank"),
        "set aside 1 double",
        "no-rally",
    );
    refuses(
        &format!("{TWO} | A recruits, rolled 1 2 3 dragon"),
        "set aside 1 item",
        "no-rally",
    );
}

#[test]
fn a_rally_without_scoring_dice_is_a_farkle() {
    let position = "A 0 bram / B 0 skree | A recruits (4 4 4), rolled 2 3 6 rally";
    offers(position, "A", "accept");
    tells(
        position,
        "accept",
        "A farkles, loses 400; A ends: farkled; turn 2: B",
    );
}
