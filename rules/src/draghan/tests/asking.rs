//! When an intent is answered at all.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Character, Foe, Intent, Monster, Rule};

use super::{any_chance, decide, read_position};
use crate::game::{Game, Refused};

const FIGHT: &str = "party knight, elf | at wolf_gorge | foes cave_bear bog_light";

fn answer(position: &str, seat: u8, intent: &Intent) -> Option<Refused<Rule>> {
    read_position(position)
        .decide(Seat(seat), intent, &mut any_chance())
        .err()
}

fn place(step: u16, character: u8) -> Intent {
    Intent::Place {
        step,
        character: Character(character),
        foe: Foe::Monster(Monster::CaveBear),
    }
}

#[test]
fn a_seat_that_does_not_exist_is_not_heard() {
    for seat in [2, 3, 8, 255] {
        assert_eq!(answer(FIGHT, seat, &place(1, 0)), Some(Refused::NotAwaited));
    }
}

#[test]
fn an_intent_for_another_step_is_stale() {
    assert_eq!(answer(FIGHT, 0, &place(1, 0)), None);
    for step in [0, 2, u16::MAX] {
        assert_eq!(answer(FIGHT, 0, &place(step, 0)), Some(Refused::Stale));
    }
}

#[test]
fn anothers_change_does_not_make_mine_stale() {
    let mut table = read_position(FIGHT);
    decide(&mut table, "place 1 bog_light", &mut any_chance());
    assert!(table.decide(Seat(0), &place(1, 0), &mut any_chance()).is_ok());
}

#[test]
fn readiness_and_the_call_answer_one_version_of_the_plan() {
    let ready = Intent::Ready { step: 1, plan: 0 };
    let call = Intent::Call { step: 1, plan: 0 };
    let mut table = read_position(FIGHT);
    assert!(table.decide(Seat(1), &ready, &mut any_chance()).is_ok());
    decide(&mut table, "place 0 cave_bear", &mut any_chance());
    assert_eq!(
        table.decide(Seat(1), &ready, &mut any_chance()),
        Err(Refused::Stale)
    );
    decide(&mut table, "seat 1 ready", &mut any_chance());
    assert_eq!(
        table.decide(Seat(0), &call, &mut any_chance()),
        Err(Refused::Stale)
    );
    let now = Intent::Call { step: 1, plan: 1 };
    assert!(table.decide(Seat(0), &now, &mut any_chance()).is_ok());
}

#[test]
fn the_same_intent_sent_twice_counts_once() {
    let intent = place(1, 0);
    let decided = read_position(FIGHT).decide(Seat(0), &intent, &mut any_chance());
    let table = decided.unwrap().into_table();
    assert!(matches!(
        table.decide(Seat(0), &intent, &mut any_chance()),
        Err(Refused::Rule(Rule::FacesIt { .. }))
    ));
}

#[test]
fn a_coin_given_twice_is_given_once() {
    let odd = "party knight -> bog_light, dwarf -> bog_light, mage -> bog_light | at wolf_gorge | foes bog_light | \
               coins 2 bog_light | odd_coins";
    let mut table = read_position(odd);
    let coin = Intent::GiveCoin {
        step: table.step,
        character: Character(1),
    };
    decide(&mut table, "coin 1", &mut any_chance());
    assert_eq!(
        table.decide(Seat(0), &coin, &mut any_chance()),
        Err(Refused::Stale)
    );
}

#[test]
fn a_refused_intent_changes_nothing() {
    let table = read_position(FIGHT);
    let before = table.clone();
    assert!(
        table
            .decide(Seat(0), &Intent::Call { step: 1, plan: 0 }, &mut any_chance())
            .is_err()
    );
    assert_eq!(table, before);
}
