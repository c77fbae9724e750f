//! Completing objectives with a trick.

use super::super::notation::{name, read_table};
use super::{play, play_on, tells, told};
use crate::game::{Game, Viewer};

/// Whether seat 1 completes the shared objective with the trick of these intents.
fn after_trick(objective: &str, table: &str, intents: &str) -> bool {
    let (_, events) = play(
        &format!("seats 3 treasures | kept last_stand, warlord, near_thing | shared {objective} | {table}"),
        intents,
    );
    told(&events, Viewer::Public).contains(&format!("1 completes {objective}"))
}

const TRICK: &str = "play b5; play b8; play b2";

#[test]
fn underdog_wins_a_trick_with_a_3_or_less() {
    let low = "hands b1 g1, b3 g2, b2 g3 | zone emberling";
    assert!(after_trick("underdog", low, "play b1; play b3; play b2"));
    let high = "hands b1 g1, b4 g2, b2 g3 | zone emberling";
    assert!(!after_trick("underdog", high, "play b1; play b4; play b2"));
    let egg = "hands low g1, egg g2, b2 g3 | zone emberling";
    assert!(after_trick("underdog", egg, "play low; play egg; play b2"));
    let mercenary = "hands low g1, merc g2, b2 g3 | zone emberling";
    assert!(after_trick(
        "underdog",
        mercenary,
        "play low; play merc0; play b2"
    ));
}

#[test]
fn twin_slayer_defeats_two_dragons_with_one_trick() {
    let both = "hands b5 g1, b8 g2, b2 g3 | zone tidewhelp, sootling";
    let intents = format!("{TRICK}; place b5 tidewhelp 0; place b8 sootling 0");
    assert!(after_trick("twin_slayer", both, &intents));
    let one = "hands b5 g1, b8 g2, b2 g3 | zone tidewhelp, emberling";
    assert!(!after_trick(
        "twin_slayer",
        one,
        &format!("{TRICK}; place b5 tidewhelp 0")
    ));
}

#[test]
fn spellbreaker_wins_a_trick_that_holds_a_wizard() {
    let wizard = "hands b5 g1, b8 g2, high g3 | zone emberling";
    assert!(after_trick("spellbreaker", wizard, "play b5; play b8; play high"));
    let both = "hands low g1, b8 g2, high g3 | zone emberling";
    assert!(after_trick("spellbreaker", both, "play low; play b8; play high"));
    let none = "hands b5 g1, b8 g2, b2 g3 | zone emberling";
    assert!(!after_trick("spellbreaker", none, TRICK));
}

#[test]
fn onslaught_wins_two_tricks_of_a_round_in_a_row() {
    let table = "hands b5 g1 r1, b8 g2 r2, b2 g1 r3 | zone emberling";
    assert!(!after_trick("onslaught", table, TRICK));
    assert!(after_trick(
        "onslaught",
        table,
        &format!("{TRICK}; play g2; play g1; play g1")
    ));
    // The last trick of the round before does not count.
    let (mut table, _) = play(
        "seats 3 treasures | hands b5, b8, b2 | zone emberling | kept last_stand, warlord, near_thing",
        TRICK,
    );
    assert_eq!((table.round, table.trick.number), (2, 1));
    assert!(table.last_trick.is_some());
    table.champions =
        read_table("seats 3 treasures | hands b5 r1, b8 r1, b2 r1 | kept last_stand, onslaught, near_thing")
            .champions;
    table.zone.truncate(0);
    let (_, events) = play_on(table, "play b8; play b2; play b5");
    assert!(!told(&events, Viewer::Public).contains("completes onslaught"));
}

#[test]
fn nothing_wasted_places_every_card_of_the_trick() {
    let all = "hands b5 g1, b8 g2, b2 g3 | zone tidewhelp, sootling, mirror_twins";
    let intents = format!("{TRICK}; place b5 tidewhelp 0; place b8 sootling 0; place b2 mirror_twins 0");
    assert!(after_trick("nothing_wasted", all, &intents));
    let some = "hands b5 g1, b8 g2, b2 g3 | zone tidewhelp, sootling";
    let intents = format!("{TRICK}; place b5 tidewhelp 0; place b8 sootling 0");
    assert!(!after_trick("nothing_wasted", some, &intents));
}

#[test]
fn giants_bane_defeats_a_dragon_of_terror_10() {
    let giant = "hands b5 g1, b8 g2, b2 g3 | zone vharzul king - r6 g6";
    assert!(after_trick(
        "giants_bane",
        giant,
        &format!("{TRICK}; place b8 vharzul 1")
    ));
    let small = "hands b5 g1, b8 g2, b2 g3 | zone abyssal_choir - y3 b3 egg";
    assert!(!after_trick(
        "giants_bane",
        small,
        &format!("{TRICK}; place b8 abyssal_choir 0")
    ));
}

#[test]
fn dark_court_wins_a_trick_with_two_obscure_cards() {
    let two = "hands knight g1, king g2, b2 g3 | zone emberling";
    assert!(after_trick("dark_court", two, "play knight; play king; play b2"));
    let mercenary = "hands merc g1, king g2, b2 g3 | zone emberling";
    assert!(!after_trick(
        "dark_court",
        mercenary,
        "play merc0; play king; play b2"
    ));
    let as_14 = "hands knight g1, merc g2, b2 g3 | zone emberling";
    assert!(after_trick(
        "dark_court",
        as_14,
        "play knight; play merc14; play b2"
    ));
}

#[test]
fn nest_robber_wins_a_trick_that_holds_the_egg() {
    let egg = "hands b5 g1, b8 g2, egg g3 | zone emberling";
    assert!(after_trick("nest_robber", egg, "play b5; play b8; play egg"));
    let mercenary = "hands b5 g1, b8 g2, merc g3 | zone emberling";
    assert!(!after_trick(
        "nest_robber",
        mercenary,
        "play b5; play b8; play merc0"
    ));
}

#[test]
fn lightning_raid_defeats_a_dragon_with_cards_of_this_trick_alone() {
    let raid = "hands b5 g1, b8 g2, b2 g3 | zone mirror_twins";
    let intents = format!("{TRICK}; place b5 mirror_twins 0; place b8 mirror_twins 1");
    assert!(after_trick("lightning_raid", raid, &intents));
    let older = "hands b5 g1, b8 g2, b2 g3 | zone mirror_twins r2 -";
    assert!(!after_trick(
        "lightning_raid",
        older,
        &format!("{TRICK}; place b5 mirror_twins 1")
    ));
    let one_slot = "hands b5 g1, b8 g2, b2 g3 | zone tidewhelp";
    assert!(!after_trick(
        "lightning_raid",
        one_slot,
        &format!("{TRICK}; place b5 tidewhelp 0")
    ));
}

#[test]
fn last_word_wins_as_the_last_to_play() {
    let last = "leader 2 | hands b5 g1, b8 g2, b2 g3 | zone emberling";
    assert!(after_trick("last_word", last, "play b2; play b5; play b8"));
    let middle = "hands b5 g1, b8 g2, b2 g3 | zone emberling";
    assert!(!after_trick("last_word", middle, TRICK));
}

#[test]
fn the_own_objective_comes_first_then_every_shared_one_and_then_the_dragon() {
    tells(
        "seats 3 treasures | hands high g1, b8 g2, egg g3 | zone emberling | next vharzul \
         | kept last_stand, nest_robber, near_thing | shared warlord spellbreaker onslaught",
        "play high; play b8; play egg",
        "2 plays egg; 1 wins with b8 (highest number); discarded high b8 egg; 1 completes nest_robber (4); \
         1 completes spellbreaker (3); vharzul appears, 5 to go",
    );
}

#[test]
fn an_objective_completed_with_the_last_trick_scores() {
    let (_, events) = play(
        "seats 3 treasures | hands b5, b8, egg | zone emberling | contracts 9 9 9 \
         | kept oath_of_peace, oath_of_peace, oath_of_peace | shared nest_robber",
        "play b5; play b8; play egg",
    );
    let told = told(&events, Viewer::Public);
    assert!(
        told.contains("1 completes nest_robber (4); round 1 ends (cards played)"),
        "{told}"
    );
    assert!(told.contains("1 1/9 4+0+0+4=8 (nest_robber)"), "{told}");
}

#[test]
fn a_shared_objective_goes_to_the_first_who_meets_it() {
    let (table, _) = play(
        "seats 3 treasures | hands b5 low g2, b8 g9 g3, high b2 r4 | zone emberling \
         | kept last_stand, warlord, near_thing | shared spellbreaker",
        "play b5; play b8; play high",
    );
    let (table, events) = play_on(table, "play g9; play b2; play low");
    assert!(told(&events, Viewer::Public).contains("2 wins with b2 (lowest number)"));
    let completed: Vec<usize> = table
        .champions
        .iter()
        .map(|champion| champion.completed.len())
        .collect();
    assert_eq!(completed, [0, 1, 0]);
}

#[test]
fn an_objective_is_completed_once() {
    let table = "seats 3 treasures | hands b5 g1 r1, b8 g2 r1, egg b2 r1 | zone emberling \
                 | kept last_stand, last_word, spellbreaker | completed , last_word, | shared nest_robber";
    let (table, _) = play(table, "play b5; play b8; play egg");
    assert!(table.treasure_zone.is_empty());
    assert_eq!(table.champions[1].completed.len(), 2);
}

#[test]
fn the_objective_of_another_is_not_completed() {
    let table = "seats 3 treasures | hands b5 g1, b8 g2, egg b2 | zone emberling \
                 | kept nest_robber, last_word, spellbreaker | shared warlord";
    let (_, events) = play(table, "play b5; play b8; play egg");
    assert!(!told(&events, Viewer::Open).contains("completes"));
}

#[test]
fn a_completed_objective_is_open_to_everybody() {
    let table = "seats 3 treasures | hands b5 g1, b8 g2, egg b2 | zone emberling \
                 | kept warlord, nest_robber, spellbreaker | shared last_word";
    let (table, _) = play(table, "play b5; play b8; play egg");
    let view = table.view(Viewer::Public);
    let kept: Vec<Option<String>> = view.players[..3]
        .iter()
        .map(|player| player.kept.unwrap().card.map(|card| name(&card.objective)))
        .collect();
    assert_eq!(kept, [None, Some("nest_robber".into()), None]);
}

#[test]
fn all_kept_objectives_are_shown_at_the_end_of_the_round() {
    let table = "seats 3 treasures | hands b5, b8, egg | zone emberling \
                 | kept warlord, nest_robber, spellbreaker | shared last_word";
    let (table, _) = play(table, "play b5; play b8; play egg");
    let view = table.view(Viewer::Public);
    let kept: Vec<String> = view.sheet[0]
        .lines
        .iter()
        .map(|line| name(&line.kept.unwrap().objective))
        .collect();
    assert_eq!(kept, ["warlord", "nest_robber", "spellbreaker"]);
}
