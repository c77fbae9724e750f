//! Offers: their order, and the effects that they name.

use dragonhall_protocol::Seat;

use super::super::notation::{read_position, read_seat, write_intent};
use super::offers;
use crate::game::Game;

/// The effect of an offered intent, as JSON.
fn effect(position: &str, seat: &str, intent: &str, expected: &str) {
    let table = read_position(position);
    let offers = table.offers(read_seat(seat).unwrap());
    let offer = offers
        .iter()
        .find(|offer| write_intent(&offer.intent) == intent)
        .unwrap_or_else(|| panic!("{intent} is not offered"));
    assert_eq!(serde_json::to_string(&offer.effect).unwrap(), expected);
}

const TWO: &str = "A 0 bram / B 0 wend";

#[test]
fn the_quietest_is_to_recruit_to_set_most_aside_and_to_stop() {
    offers(
        "A 6000 skree chest mist / B 100 bram | A chooses",
        "A",
        "recruit; play chest; play mist; ask skree B; brawl B; battle",
    );
    offers(
        &format!("{TWO} | A recruits, rolled 1 5 2 rally"),
        "A",
        "set aside 1 5 double; set aside 1 5 item; set aside 1 double; set aside 1 item; \
         set aside 5 double; set aside 5 item",
    );
    offers(&format!("{TWO} | A recruits (1), 5 left"), "A", "stop; roll on");
}

#[test]
fn sets_with_the_same_faces_are_one_offer() {
    offers(
        &format!("{TWO} | A recruits, rolled 5 1 5 5 5 1 blank"),
        "A",
        "set aside 1 1 5 5 5 5; set aside 1 5 5 5 5; set aside 5 5 5 5; set aside 1 1 5 5 5; \
         set aside 1 5 5 5; set aside 5 5 5; set aside 1 1 5 5; set aside 1 1 5; set aside 1 1; \
         set aside 1 5 5; set aside 1 5; set aside 1; set aside 5 5; set aside 5",
    );
}

#[test]
fn nobody_is_offered_anything_on_anothers_turn_but_cards() {
    offers("A 0 bram / B 0 skree chest horn | A chooses", "B", "");
    offers("A 0 bram / B 0 skree mist | A chooses", "B", "play mist");
    let table = read_position(&format!("{TWO} | A chooses"));
    assert_eq!(table.offers(Seat(2)), []);
}

#[test]
fn an_action_says_how_many_dice_it_rolls() {
    effect(
        "A 5000 bram keep / B 0 oaken | A chooses",
        "A",
        "recruit",
        r#"{"effect":"recruit","dice":6,"leaves_keep":true}"#,
    );
    effect(
        "A 5000 bram bait / B 0 oaken | A chooses",
        "A",
        "brawl B",
        r#"{"effect":"brawl","seat":1,"dice":6,"against":6,"leaves_keep":false}"#,
    );
    effect(
        "A 5000 bram keep kept 2 / B 0 oaken | A chooses",
        "A",
        "battle",
        r#"{"effect":"final_battle","dice":6,"wounds":2}"#,
    );
}

#[test]
fn setting_aside_says_what_it_brings_and_what_could_follow() {
    effect(
        &format!("{TWO} | A recruits (1 5), rolled 3 3 3 6 rally"),
        "A",
        "set aside 3 3 3 double",
        r#"{"effect":"set_aside","soldiers":600,"eaten":0,"draws":false,"score":750,"bonus":100,"next":1,"all_scored":false}"#,
    );
    effect(
        &format!("{TWO} | A recruits (1 5), rolled 3 3 3 5 dragon"),
        "A",
        "set aside 3 3 3 5",
        r#"{"effect":"set_aside","soldiers":0,"eaten":350,"draws":false,"score":150,"bonus":0,"next":6,"all_scored":true}"#,
    );
}

#[test]
fn rolling_on_says_what_is_at_stake() {
    effect(
        &format!("{TWO} | A recruits (1 5)(3 3 3 double) + horn, 1 left"),
        "A",
        "roll on",
        r#"{"effect":"roll","dice":1,"event":true,"soldiers":750,"items":1}"#,
    );
    effect(
        "A 0 wend / B 0 bram | A recruits (1 5)(3 3 3 double), 1 left",
        "A",
        "roll on",
        r#"{"effect":"roll","dice":1,"event":true,"soldiers":400,"items":0}"#,
    );
}

#[test]
fn stopping_says_what_it_gains() {
    effect(
        "A 2450 bram / B 0 wend | A recruits (1 5)(3 3 3 double) + horn, 1 left",
        "A",
        "stop",
        r#"{"effect":"recruited","soldiers":750,"bonus":100,"items":1,"army":3300}"#,
    );
    effect(
        "A 0 grimbold / B 0 wend | A attacks B (1), 5 left",
        "A",
        "stop",
        r#"{"effect":"attacked","score":100,"bonus":150,"against":5}"#,
    );
    effect(
        "A 0 bram / B 300 wend shield | B defends against A for 650 (1), 4 left",
        "B",
        "stop",
        r#"{"effect":"defended","attacker":0,"defender":1,"attack":650,"defence":100,"winner":0,"soldiers":250,"bonus":500,"shield":true}"#,
    );
}

#[test]
fn stopping_does_not_tell_the_others_mirror_shield() {
    effect(
        "A 900 bram shield / B 300 wend | B defends against A for 0 (1), 4 left",
        "B",
        "stop",
        r#"{"effect":"defended","attacker":0,"defender":1,"attack":0,"defence":100,"winner":1,"soldiers":100,"bonus":500,"shield":false}"#,
    );
}

#[test]
fn accepting_says_what_is_lost() {
    effect(
        "A 0 wend / B 0 bram | A recruits (1 5 item) + horn, rolled 3 blank",
        "A",
        "accept",
        r#"{"effect":"farkled","soldiers":100,"kept":50,"items":1}"#,
    );
    effect(
        "A 900 bram keep / B 0 wend | A battles at 1, rolled 1 1 1 2 dragon",
        "A",
        "accept",
        r#"{"effect":"fought","damage":1,"wounds":2,"wins":false,"soldiers":900,"army":0,"next":0}"#,
    );
    effect(
        "A 900 bram keep / B 0 wend | A battles at 1, rolled 2 blank",
        "A",
        "accept",
        r#"{"effect":"repelled","healed":1}"#,
    );
}

#[test]
fn a_turned_die_says_what_the_roll_is_worth_then() {
    effect(
        "A 0 bram loaded-die / B 0 wend | A recruits (1), rolled 2 3 3 3 blank",
        "A",
        "play loaded-die 2 1",
        r#"{"effect":"die_turned","from":2,"to":1,"worth":400,"farkle":false}"#,
    );
    effect(
        "A 0 ember / B 0 wend | A recruits (1), rolled 2 3 3 dragon",
        "A",
        "ask ember",
        r#"{"effect":"event_turned","from":"dragon","to":"blank","farkle":true}"#,
    );
}

#[test]
fn a_die_rolled_again_says_the_chance_of_a_farkle() {
    effect(
        "A 0 hobb / B 0 wend | A recruits (1), rolled 2 3 3 blank",
        "A",
        "ask hobb 2",
        r#"{"effect":"roll","dice":1,"event":false,"soldiers":100,"items":0}"#,
    );
    effect(
        "A 900 dunstan keep / B 0 wend | A battles, rolled 2 3 rally",
        "A",
        "ask dunstan",
        r#"{"effect":"roll","dice":0,"event":true,"soldiers":0,"items":0}"#,
    );
}
