//! When an intent is answered at all.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Intent, Moment};

use super::super::notation::{read_intent, read_table};
use super::{Table, any_chance, play};
use crate::game::{Game, Refused};

fn play_b5(round: u8, trick: u16, step: u8) -> Intent {
    Intent::Play {
        moment: Moment { round, trick, step },
        card: Card::Shield { number: 5 },
    }
}

fn answer(table: &Table, seat: u8, intent: Intent) -> Option<Refused<super::super::Rule>> {
    table.decide(Seat(seat), &intent, &mut any_chance()).err()
}

#[test]
fn an_intent_for_another_round_trick_or_step_is_stale() {
    let table = read_table("seats 3 | round 2 | trick 4 | hands b5 b1, b8 b2, g9 b3 | zone vharzul");
    assert_eq!(answer(&table, 0, play_b5(2, 4, 0)), None);
    for (round, trick, step) in [
        (1, 4, 0),
        (3, 4, 0),
        (2, 3, 0),
        (2, 0, 0),
        (2, 4, 1),
        (255, 65_535, 255),
    ] {
        assert_eq!(
            answer(&table, 0, play_b5(round, trick, step)),
            Some(Refused::Stale)
        );
    }
}

#[test]
fn the_same_card_sent_twice_is_played_once() {
    let table = read_table("seats 1 | hands b5 b6 | pile r1 r2 r3 | zone emberling");
    let intent = read_intent(&table, Seat(0), "play b5");
    let (table, _) = play(
        "seats 1 | hands b5 b6 | pile r1 r2 r3 | zone emberling",
        "play b5",
    );
    assert_eq!(answer(&table, 0, intent), Some(Refused::Stale));
}

#[test]
fn an_answer_between_two_tricks_is_not_an_answer_to_the_next_step() {
    let table = "seats 4 teams | hands b1 g1, b5 g2, b2 g3, b3 g4 | zone emberling";
    let (before, _) = play(table, "play b1; play b5; play b2; play b3");
    let nothing = read_intent(&before, Seat(1), "offer nothing");
    let (after, _) = super::play_on(before, "offer nothing");
    assert_eq!(answer(&after, 1, nothing), Some(Refused::Stale));
}

#[test]
fn a_stale_intent_is_stale_before_a_rule_forbids_it() {
    let table = read_table("seats 3 | trick 4 | hands g5 b1, b8 b2, g9 b3 | zone vharzul");
    assert_eq!(answer(&table, 0, play_b5(1, 3, 0)), Some(Refused::Stale));
}

#[test]
fn who_is_not_awaited_hears_that_before_anything_else() {
    let table = read_table("seats 3 | trick 4 | hands g5 b1, b8 b2, g9 b3 | zone vharzul");
    for seat in [1, 2, 3, 255] {
        assert_eq!(answer(&table, seat, play_b5(9, 9, 9)), Some(Refused::NotAwaited));
    }
}

#[test]
fn nobody_is_heard_after_the_end() {
    let last = "seats 3 | round 3 | hands b1, b2, b3 | zone emberling";
    let (table, _) = play(last, "play b1; play b2; play b3");
    for seat in 0..3 {
        assert_eq!(answer(&table, seat, play_b5(3, 2, 0)), Some(Refused::NotAwaited));
    }
}

#[test]
fn a_refused_intent_changes_nothing() {
    let table = read_table("seats 3 | hands b5, b8 r1, g9 | played b5");
    let before = table.clone();
    assert!(super::ask(&table, "play r1").is_err());
    assert_eq!(table, before);
}
