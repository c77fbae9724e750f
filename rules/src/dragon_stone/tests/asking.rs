//! When an intent is answered at all.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_stone::{Intent, Moment, Segment};

use super::super::notation::{read_intent, read_position};
use super::any_chance;
use crate::game::{Game, Refused};

fn answer(position: &str, seat: u8, intent: Intent) -> Option<Refused<super::super::Rule>> {
    read_position(position)
        .decide(Seat(seat), &intent, &mut any_chance())
        .err()
}

fn move_1_by_5(turn: u16, used: u8) -> Intent {
    Intent::Move {
        moment: Moment { turn, used },
        from: Segment(1),
        die: 5,
    }
}

#[test]
fn only_the_player_to_move_is_heard() {
    assert_eq!(answer("1:v 20:V | black", 0, Intent::Roll { turn: 1 }), None);
    for seat in [1, 2, 255] {
        assert_eq!(
            answer("1:v 20:V | black", seat, Intent::Roll { turn: 1 }),
            Some(Refused::NotAwaited)
        );
    }
    assert_eq!(
        answer("1:v 20:V | white", 0, Intent::Roll { turn: 1 }),
        Some(Refused::NotAwaited)
    );
}

#[test]
fn an_intent_for_another_turn_is_stale() {
    assert_eq!(
        answer("1:v 20:V | turn 7 | black 5 2", 0, move_1_by_5(7, 0)),
        None
    );
    for turn in [0, 6, 8, u16::MAX] {
        assert_eq!(
            answer("1:v 20:V | turn 7 | black 5 2", 0, move_1_by_5(turn, 0)),
            Some(Refused::Stale)
        );
        assert_eq!(
            answer("1:v 20:V | turn 7 | black", 0, Intent::Roll { turn }),
            Some(Refused::Stale)
        );
    }
}

#[test]
fn an_intent_for_another_die_of_the_turn_is_stale() {
    assert_eq!(answer("1:v 20:V | black 5 (2)", 0, move_1_by_5(1, 1)), None);
    for used in [0, 2, 255] {
        assert_eq!(
            answer("1:v 20:V | black 5 (2)", 0, move_1_by_5(1, used)),
            Some(Refused::Stale)
        );
    }
}

#[test]
fn the_same_move_sent_twice_moves_once() {
    let table = read_position("1:v 6:v 20:V | black 5 5");
    let intent = read_intent(&table, "move 1 by 5");
    let moved = table.decide(Seat(0), &intent, &mut any_chance()).unwrap();
    assert_eq!(
        moved.decide(Seat(0), &intent, &mut any_chance()),
        Err(Refused::Stale)
    );
}

#[test]
fn who_is_not_awaited_hears_that_before_anything_else() {
    assert_eq!(
        answer("1:v 20:V | black 5 2", 1, move_1_by_5(99, 3)),
        Some(Refused::NotAwaited)
    );
}

#[test]
fn a_stale_intent_is_stale_before_a_rule_forbids_it() {
    assert_eq!(
        answer("9:v 20:V | turn 2 | black", 0, move_1_by_5(1, 0)),
        Some(Refused::Stale)
    );
}
