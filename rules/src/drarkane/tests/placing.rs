//! Placing a trick's cards on dragons.

use dragonhall_protocol::Seat;

use super::super::notation::{read_table, write_rule};
use super::{Event, Table, forbids, offered, play, play_on, refuses, tells, told};
use crate::game::{Game, Status, Viewer};

/// Seat 1 has won a trick of b5, b8 and r2, and everybody has a card left.
fn won(zone: &str) -> String {
    format!("seats 3 | hands b5 g1, b8 g2, r2 g3 | zone {zone} | next vharzul gravewing")
}

const TRICK: &str = "play b5; play b8; play r2";

/// What the winner of the trick may do, and what it is told of the last of these intents.
fn after(zone: &str, intents: &str) -> (Table, String) {
    let (table, _) = play(&won(zone), TRICK);
    let (table, events) = play_on(table, intents);
    let told = told(&events, Viewer::Open);
    (table, told)
}

fn refused(zone: &str, intent: &str, expected: &str) {
    let (table, _) = play(&won(zone), TRICK);
    assert_eq!(forbids(&table, intent), expected);
}

#[test]
fn the_winner_places_the_cards_of_everybody() {
    let (table, _) = play(&won("three_moon_wyvern"), TRICK);
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(1)]));
    let intents = offered(&table);
    assert_eq!(
        intents,
        "place b5 three_moon_wyvern 0; place b8 three_moon_wyvern 0"
    );
}

#[test]
fn a_card_may_go_to_any_free_slot_that_it_fits_on_any_dragon() {
    let (table, _) = play(&won("three_moon_wyvern, twilight_drake, night_thief"), TRICK);
    let intents = offered(&table);
    assert_eq!(
        intents,
        "place b5 twilight_drake 0; place b5 night_thief 1; place b8 twilight_drake 0; place b8 night_thief 0; \
         place b8 night_thief 1; place r2 twilight_drake 1; place r2 night_thief 1; \
         place b5 three_moon_wyvern 0; place b8 three_moon_wyvern 0"
    );
}

#[test]
fn a_dragon_whose_last_slot_is_filled_is_defeated_at_once() {
    let (table, told) = after("tidewhelp, rusthorn", "place b5 tidewhelp 0");
    assert_eq!(told, "1 lays b5 on tidewhelp 0; 1 defeats tidewhelp (3)");
    assert_eq!(table.zone.len(), 1);
    assert_eq!(table.champions[1].dragons.len(), 1);
}

#[test]
fn cards_lying_on_a_dragon_count_whoever_laid_them() {
    let (_, told) = after("three_moon_wyvern - r3 g3", "place b5 three_moon_wyvern 0");
    assert!(
        told.starts_with("1 lays b5 on three_moon_wyvern 0; 1 defeats three_moon_wyvern (7)"),
        "{told}"
    );
}

#[test]
fn placing_is_over_when_nothing_left_fits() {
    let (_, told) = after("tidewhelp", "place b5 tidewhelp 0");
    assert_eq!(
        told,
        "1 lays b5 on tidewhelp 0; 1 defeats tidewhelp (3); discarded b8 r2; vharzul appears, 6 to go"
    );
}

#[test]
fn what_can_be_placed_has_to_be_placed() {
    let (table, _) = after("tidewhelp, rusthorn", "place b5 tidewhelp 0");
    assert_eq!(forbids(&table, "play g2"), "another-step-first stage=place");
}

#[test]
fn a_better_arrangement_may_be_wasted() {
    let (_, told) = after("twilight_drake, cinder_glutton", "place r2 cinder_glutton 1");
    assert_eq!(told, "1 lays r2 on cinder_glutton 1");
    let (_, told) = after(
        "twilight_drake, cinder_glutton",
        "place r2 cinder_glutton 1; place b8 twilight_drake 0; place b5 cinder_glutton 0",
    );
    assert_eq!(
        told,
        "1 lays b5 on cinder_glutton 0; 1 defeats cinder_glutton (4); vharzul appears, 5 to go"
    );
}

#[test]
fn if_nothing_fits_there_is_no_step() {
    tells(
        &won("emberling"),
        TRICK,
        "2 plays r2; 1 wins with b8 (highest of led suit); discarded b5 b8 r2; vharzul appears, 5 to go",
    );
}

#[test]
fn cards_stay_on_a_dragon_from_trick_to_trick() {
    let (table, _) = after("three_moon_wyvern", "place b5 three_moon_wyvern 0");
    assert_eq!(table.trick.number, 2);
    let laid: Vec<_> = table.zone[0].cards().map(|filled| filled.trick).collect();
    assert_eq!(laid, [1]);
}

#[test]
fn the_cards_of_a_defeated_dragon_leave_the_table() {
    let (table, _) = after("tidewhelp, rusthorn", "place b5 tidewhelp 0");
    assert_eq!(table.discards.to_vec().len(), 1);
}

#[test]
fn the_last_trick_is_placed_too() {
    let (_, events) = play("seats 3 | hands b5, b8, r2 | zone tidewhelp", TRICK);
    assert!(matches!(events.last(), Some(Event::TrickWon { .. })));
}

#[test]
fn a_card_that_does_not_fit_is_refused() {
    refused(
        "tidewhelp",
        "place r2 tidewhelp 0",
        "does-not-fit ask={asks:suit,least:3,suit:shield} card={kind:sword,number:2}",
    );
    refused(
        "rusthorn, tidewhelp",
        "place r2 rusthorn 0",
        "does-not-fit ask={asks:suit,least:4,suit:sword} card={kind:sword,number:2}",
    );
}

#[test]
fn a_filled_slot_is_refused() {
    refused(
        "rusthorn r4 - -, tidewhelp",
        "place r2 rusthorn 0",
        "slot-filled dragon=rusthorn slot=0",
    );
}

#[test]
fn a_slot_that_does_not_exist_is_refused() {
    refused(
        "tidewhelp",
        "place b5 tidewhelp 1",
        "no-such-slot dragon=tidewhelp slots=1",
    );
    refused(
        "tidewhelp",
        "place b5 tidewhelp 255",
        "no-such-slot dragon=tidewhelp slots=1",
    );
}

#[test]
fn a_dragon_that_is_not_in_the_zone_is_refused() {
    refused(
        "tidewhelp",
        "place b5 vharzul 1",
        "dragon-not-in-zone dragon=vharzul",
    );
}

#[test]
fn only_cards_of_the_trick_are_placed() {
    refused(
        "tidewhelp",
        "place b9 tidewhelp 0",
        "not-to-be-placed card={kind:shield,number:9}",
    );
    let (table, _) = after("tidewhelp, rusthorn", "place b5 tidewhelp 0");
    assert_eq!(
        forbids(&table, "place b5 rusthorn 2"),
        "not-to-be-placed card={kind:shield,number:5}"
    );
}

#[test]
fn nothing_is_placed_before_the_trick_is_complete() {
    refuses(
        "seats 3 | hands b5, b8, r2 | zone tidewhelp | played b5",
        "place b5 tidewhelp 0",
        "another-step-first stage=play",
    );
}

#[test]
fn the_mercenary_keeps_its_value_for_placing() {
    let zone = "zone gravewing, cinder_glutton";
    let as_0 = format!("seats 3 | hands b2 g1, merc g2, b3 g3 | {zone}");
    let (table, _) = play(&as_0, "play b2; play merc0; play b3");
    let places = offered(&table);
    assert!(places.contains("place merc cinder_glutton 1"));
    assert!(!places.contains("place merc gravewing 2"));
    let (table, _) = play(&as_0, "play b2; play merc14; play b3");
    let places = offered(&table);
    assert!(places.contains("place merc gravewing 2"));
}

#[test]
fn two_knights_are_alike() {
    let table = read_table("seats 4 | hands knight g1, knight g2, b1 g3, b2 g4 | zone vharzul");
    let (table, _) = play_on(table, "play knight; play knight; play b1; play b2");
    let places = offered(&table);
    assert_eq!(places, "place knight vharzul 0");
}

#[test]
fn cards_that_fit_nowhere_are_shown_with_the_rule() {
    let (table, _) = play(&won("tidewhelp"), TRICK);
    let blocked = table.view(Viewer::Seat(Seat(1))).blocked;
    let rules: Vec<String> = blocked.iter().map(|blocked| write_rule(blocked.rule)).collect();
    assert_eq!(rules, ["fits-nowhere card={kind:sword,number:2}"]);
}
