//! The rulebook and the rulings, sentence by sentence, in the notation of [`super::notation`].

mod asking;
mod dice;
mod draws;
mod entering;
mod escaping;
mod facts;
mod golden;
mod health;
mod holding;
mod invariants;
pub(crate) mod laws;
mod mirror;
mod moving;
mod odds;
mod offers;
mod pointing;
mod powers;
mod recorded;
mod recruiting;
mod setup;
mod view;
mod winning;

use dragonhall_protocol::games::dragon_stone::{Color, Notice, Stock, Stone};

use super::board::{KINDS, count};
use super::notation::{read_intent, read_position, write_intent, write_notice, write_position, write_rule};
use super::setup::ARMY;
use super::{Table, seat_of};
use crate::game::{Game, Refused};
use crate::rng::GameRng;

/// Intents, parted by semicolons, lead from one position to another.
fn leads(position: &str, intents: &str, expected: &str) {
    assert_eq!(write_position(&play(position, intents).0), expected);
}

/// Everybody is told this of the last of these intents.
fn tells(position: &str, intents: &str, expected: &str) {
    let told: Vec<String> = play(position, intents).1.iter().map(write_notice).collect();
    assert_eq!(told.join("; "), expected);
}

/// A rule forbids the intent.
fn refuses(position: &str, intent: &str, expected: &str) {
    let table = read_position(position);
    let decided = table.decide(
        seat_of(table.to_move),
        &read_intent(&table, intent),
        &mut any_chance(),
    );
    match decided {
        Err(Refused::Rule(rule)) => assert_eq!(write_rule(rule), expected),
        other => panic!("{other:?} instead of {expected}"),
    }
}

/// The player to move may do exactly this, the quietest first.
fn offers(position: &str, expected: &str) {
    let table = read_position(position);
    let offers = table.offers(seat_of(table.to_move));
    let intents: Vec<String> = offers.iter().map(|offer| write_intent(&offer.intent)).collect();
    assert_eq!(intents.join("; "), expected);
}

/// Plays intents from a position and gives what happened in the last; `roll 5 2` rolls a 5 and a 2.
fn play(position: &str, intents: &str) -> (Table, Vec<Notice>) {
    let mut table = read_position(position);
    let mut events = Vec::new();
    for written in intents.split("; ") {
        let intent = read_intent(&table, written);
        let seat = seat_of(table.to_move);
        let decided = table.decide(seat, &intent, &mut chance_for(written));
        let draft = decided.unwrap_or_else(|refused| panic!("{written}: {refused:?}"));
        (table, events) = draft.into_parts();
        assert_nothing_is_lost(&table);
    }
    (table, events)
}

/// A chance that rolls what a written intent says.
fn chance_for(intent: &str) -> GameRng {
    let dice: Vec<u8> = intent
        .split(' ')
        .skip(1)
        .filter_map(|word| word.parse().ok())
        .collect();
    match *dice.as_slice() {
        [first, second] if intent.starts_with("roll") => (0..)
            .find(|&number| {
                let mut rng = GameRng::for_decision([0; 32], number);
                [rng.die(), rng.die()] == [first, second]
            })
            .map(|number| GameRng::for_decision([0; 32], number))
            .unwrap(),
        _ => any_chance(),
    }
}

fn any_chance() -> GameRng {
    GameRng::for_decision([0; 32], 0)
}

/// Every stone of both armies is in exactly one place.
fn assert_nothing_is_lost(table: &Table) {
    for color in [Color::Black, Color::White] {
        let [own, other] = [color, super::opponent(color)].map(|color| table.board.camp(color));
        for kind in KINDS {
            let outside = [own.tray, own.mat, other.dead_zone]
                .iter()
                .map(|stock| count(stock, kind))
                .sum::<u8>();
            let inside = table
                .board
                .arena
                .stones()
                .filter(|stone| *stone == Stone { color, kind })
                .count();
            assert_eq!(
                usize::from(outside) + inside,
                usize::from(count(&ARMY, kind)),
                "{}",
                write_position(table)
            );
        }
    }
}

/// A stock as the numbers of Vine, Water and Fire.
fn numbers(stock: Stock) -> [u8; 3] {
    KINDS.map(|kind| count(&stock, kind))
}
