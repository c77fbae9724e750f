//! When an intent is answered at all, and what bad ones are answered with.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Intent, Item, Play, Rule};

use super::super::notation::{read_intent, read_position};
use super::{answer, refuses};
use crate::game::Refused;

const TWO: &str = "A 0 bram / B 0 skree";

/// The answer to an intent that is read for the present moment of a position.
fn answered(position: &str, intent: &str) -> Option<Refused<Rule>> {
    let table = read_position(position);
    let (seat, intent) = read_intent(&table, intent);
    answer(&table, seat, &intent).err()
}

#[test]
fn nobody_acts_for_another_seat() {
    for (stage, intent) in [
        ("A chooses", "recruit"),
        ("A chooses", "brawl A"),
        ("A chooses", "battle"),
        ("A recruits, rolled 1 2 3 blank", "set aside 1"),
        ("A recruits, rolled 2 3 blank", "accept"),
        ("A recruits (1), 5 left", "roll on"),
        ("A recruits (1), 5 left", "stop"),
        ("A attacks B (1), 5 left", "stop"),
    ] {
        assert_eq!(
            answered(&format!("{TWO} | {stage}"), &format!("B: {intent}")),
            Some(Refused::NotAwaited),
            "{stage}: {intent}"
        );
        assert_eq!(
            answered(&format!("{TWO} | {stage}"), &format!("Z: {intent}")),
            Some(Refused::NotAwaited)
        );
    }
    assert_eq!(
        answered(
            &format!("{TWO} | B defends against A for 100 (1), 4 left"),
            "A: stop"
        ),
        Some(Refused::NotAwaited)
    );
    assert_eq!(
        answered("A 0 bram horn wind / B 0 skree | A has ended", "B: keep horn"),
        Some(Refused::NotAwaited)
    );
    assert_eq!(
        answered("A 0 bram horn wind / B 0 skree | A chooses", "Z: play horn"),
        Some(Refused::NotAwaited)
    );
}

#[test]
fn nobody_acts_after_the_end() {
    for intent in [
        "A: recruit",
        "A: roll on",
        "A: play mist",
        "B: ask skree A",
        "A: keep mist",
    ] {
        assert_eq!(
            answered("A 0 bram mist / B 0 skree | A has won", intent),
            Some(Refused::NotAwaited)
        );
    }
}

#[test]
fn an_intent_for_an_older_roll_is_stale() {
    let table = read_position(&format!("{TWO} | A recruits (1), rolled 1 2 3 blank | roll 7"));
    for roll in [0, 6, 8, u32::MAX] {
        for intent in [
            Intent::SetAside {
                roll,
                dice: vec![1],
                reward: None,
            },
            Intent::RollOn { roll },
            Intent::Stop { roll },
            Intent::Accept { roll },
            Intent::Play(Play::SecondWind { roll }),
        ] {
            assert_eq!(
                answer(&table, Seat(0), &intent),
                Err(Refused::Stale),
                "{intent:?}"
            );
        }
    }
}

#[test]
fn an_intent_for_another_turn_is_stale() {
    let table = read_position("A 0 bram chest / B 0 skree mist | A chooses | turn 7");
    for turn in [0, 6, 8, u16::MAX] {
        for (seat, intent) in [
            (0, Intent::Recruit { turn }),
            (0, Intent::Play(Play::WarChest { turn })),
            (1, Intent::Play(Play::CloakOfMist { turn })),
        ] {
            assert_eq!(
                answer(&table, Seat(seat), &intent),
                Err(Refused::Stale),
                "{intent:?}"
            );
        }
    }
    let table = read_position("A 0 bram chest horn / B 0 skree | A has ended | turn 7");
    let keep = Intent::Keep {
        turn: 6,
        items: vec![Item::WarChest],
    };
    assert_eq!(answer(&table, Seat(0), &keep), Err(Refused::Stale));
}

#[test]
fn a_roll_that_has_been_answered_is_stale() {
    let position = format!("{TWO} | A recruits (1), 5 left | roll 7");
    assert_eq!(answered(&position, "set aside 1"), Some(Refused::Stale));
    assert_eq!(answered(&position, "accept"), Some(Refused::Stale));
}

#[test]
fn a_changed_roll_makes_answers_to_the_old_one_stale() {
    let table =
        read_position("A 0 bram loaded-die / B 0 skree | A recruits (1 1), rolled 2 5 blank | roll 7");
    let (seat, set_aside) = read_intent(&table, "set aside 5");
    let (_, turn) = read_intent(&table, "play loaded-die 2 1");
    let table = answer(&table, seat, &turn).unwrap().into_table();
    assert_eq!(answer(&table, seat, &set_aside), Err(Refused::Stale));
    assert_eq!(answer(&table, seat, &turn), Err(Refused::Stale));
}

#[test]
fn dice_that_were_not_rolled_are_refused() {
    let position = format!("{TWO} | A recruits, rolled 1 5 5 2 blank");
    refuses(&position, "set aside 1 1", "not-rolled");
    refuses(&position, "set aside 0", "not-rolled");
    refuses(&position, "set aside 7", "not-rolled");
    refuses(&position, "set aside 255", "not-rolled");
    refuses(&position, "set aside 1 1 1 1 1 1 1 1 1", "not-rolled");
}

#[test]
fn sets_that_do_not_score_are_refused() {
    let position = format!("{TWO} | A recruits, rolled 1 5 5 2 2 3 blank");
    for set in ["2", "2 2", "1 2", "3 5", "1 2 2 3 5 5", ""] {
        refuses(&position, &format!("set aside {set}"), "does-not-score");
    }
}

#[test]
fn dice_are_named_with_the_smallest_first() {
    refuses(
        &format!("{TWO} | A recruits, rolled 1 5 5 2 blank"),
        "set aside 5 1",
        "smallest-first",
    );
}

#[test]
fn dice_are_not_used_before_an_action_is_chosen() {
    let position = format!("{TWO} | A chooses | roll 7");
    for intent in ["set aside 1", "roll on", "stop", "accept"] {
        refuses(&position, intent, "choose-first");
    }
}

#[test]
fn an_action_is_chosen_once() {
    for intent in ["recruit", "brawl B", "battle"] {
        refuses(
            &format!("{TWO} | A recruits (1), 5 left"),
            intent,
            "action-chosen",
        );
    }
}

#[test]
fn a_farkle_can_only_be_accepted() {
    let position = format!("{TWO} | A recruits (1), rolled 2 3 blank");
    refuses(&position, "roll on", "farkled");
    refuses(&position, "stop", "farkled");
    refuses(&position, "set aside 2", "does-not-score");
}

#[test]
fn a_scoring_roll_cannot_be_accepted_as_a_farkle() {
    refuses(
        &format!("{TWO} | A recruits (1), rolled 1 3 blank"),
        "accept",
        "not-farkled",
    );
}

#[test]
fn a_refusal_changes_nothing() {
    let table = read_position(&format!("{TWO} | A recruits, rolled 1 5 5 2 blank"));
    let before = table.clone();
    let (seat, intent) = read_intent(&table, "set aside 2");
    assert!(answer(&table, seat, &intent).is_err());
    assert_eq!(table, before);
}

#[test]
fn an_intent_with_an_unknown_or_a_missing_field_is_no_intent() {
    let read = |json: &str| serde_json::from_str::<Intent>(json).is_ok();
    assert!(read(r#"{"do":"play","item":"war_chest","turn":1}"#));
    assert!(!read(r#"{"do":"play","item":"war_chest","turn":1,"seat":1}"#));
    assert!(!read(r#"{"do":"play","item":"war_chest"}"#));
    assert!(!read(r#"{"do":"ask","companion":"bram_quartermaster","turn":1}"#));
    assert!(!read(r#"{"do":"stop","roll":1,"turn":1}"#));
    assert!(!read(r#"{"do":"stop","roll":-1}"#));
}
