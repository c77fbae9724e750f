//! The rulebook and the rulings, sentence by sentence, in the notation of [`super::notation`].

mod asking;
mod balance;
mod campaign;
mod content;
mod encounters;
mod facts;
mod fight;
mod golden;
mod healing;
pub(crate) mod laws;
mod locations;
mod market;
mod odds;
mod offers;
mod planning;
mod pointing;
mod recorded;
mod replacing;
mod setup;
mod shadow_realm;
mod sharing;
mod together;
mod view;

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::Notice;

use super::Table;
use super::notation::{read_intent, read_position, write_intent, write_notice, write_parts, write_rule};
use super::party::COINS;
use crate::game::{Game, Refused};
use crate::rng::GameRng;

/// Intents, parted by semicolons, lead from a position to one in which these parts are so; `-` is a part that
/// is not there.
fn leads(position: &str, intents: &str, expected: &str) {
    let (table, _) = play(position, intents);
    let parts = write_parts(&table);
    for part in expected.split(" | ") {
        let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
        let found = parts.iter().find(|(found, _)| *found == word);
        let found = found.map_or("-", |(_, rest)| rest.as_str());
        assert_eq!(found, rest, "{word} after {intents} is another: {parts:?}");
    }
}

/// Everybody is told this of the last of these intents; after `...` anything may follow.
fn tells(position: &str, intents: &str, expected: &str) {
    let told: Vec<String> = play(position, intents).1.iter().map(write_notice).collect();
    let told = told.join("; ");
    match expected.strip_suffix("; ...") {
        Some(beginning) => assert!(told.starts_with(beginning), "{told}\ninstead of\n{expected}"),
        None => assert_eq!(told, expected),
    }
}

/// Somewhere in what is told of the last of these intents stands this.
fn mentions(position: &str, intents: &str, expected: &str) {
    let told: Vec<String> = play(position, intents).1.iter().map(write_notice).collect();
    assert!(
        told.join("; ").contains(expected),
        "{told:?} does not mention {expected}"
    );
}

/// Nowhere in what is told of the last of these intents stands this.
fn never_mentions(position: &str, intents: &str, unexpected: &str) {
    let told: Vec<String> = play(position, intents).1.iter().map(write_notice).collect();
    assert!(
        !told.join("; ").contains(unexpected),
        "{told:?} mentions {unexpected}"
    );
}

/// A rule forbids the intent, and nothing changes.
fn refuses(position: &str, intent: &str, expected: &str) {
    let table = read_position(position);
    let (seat, asked) = read_intent(&table, intent);
    match table.decide(seat, &asked, &mut any_chance()) {
        Err(Refused::Rule(rule)) => assert_eq!(write_rule(&rule), expected),
        other => panic!("{other:?} instead of {expected}"),
    }
}

/// A seat may do exactly this, the quietest first.
fn offers(position: &str, seat: u8, expected: &str) {
    let offers = read_position(position).offers(Seat(seat));
    let intents: Vec<String> = offers.iter().map(|offer| write_intent(&offer.intent)).collect();
    assert_eq!(intents.join("; "), expected);
}

/// The table waits for these seats.
fn awaits(position: &str, expected: &[u8]) {
    let expected = expected.iter().map(|seat| Seat(*seat)).collect();
    assert_eq!(
        read_position(position).status(),
        crate::game::Status::Awaiting(expected)
    );
}

/// Plays intents from a position and gives what happened in the last.
fn play(position: &str, intents: &str) -> (Table, Vec<Notice>) {
    let mut table = read_position(position);
    let mut events = Vec::new();
    for written in intents.split("; ") {
        events = decide(&mut table, written, &mut any_chance());
    }
    (table, events)
}

/// Lets a written intent happen.
fn decide(table: &mut Table, written: &str, rng: &mut GameRng) -> Vec<Notice> {
    let (seat, intent) = read_intent(table, written);
    let decided = table.decide(seat, &intent, rng);
    let draft = decided.unwrap_or_else(|refused| panic!("{written}: {refused:?}"));
    let (after, events) = draft.into_parts();
    *table = after;
    assert!(table.supply() <= COINS);
    events
}

fn any_chance() -> GameRng {
    chance(0)
}

fn chance(number: u64) -> GameRng {
    GameRng::for_decision([0; 32], number)
}
