//! The rulebook and the rulings, sentence by sentence, in the notation of [`super::notation`].

mod again;
mod asking;
mod content;
mod contracts;
mod demon;
mod draft;
mod facts;
mod fallen_king;
mod following;
mod golden;
mod invariants;
mod lacks;
pub(crate) mod laws;
mod objectives;
mod objectives_of_a_round;
mod odds;
mod offers;
mod placing;
mod pointing;
mod recorded;
mod rounds;
mod scoring;
mod secrecy;
mod setup;
mod teams;
mod tricks;

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Notice, Options};

use super::notation::{read_intent, read_table, write_intent, write_notice, write_rule};
use super::{Event, Table};
use crate::game::{Draft, Game, Refused, Status, Viewer};
use crate::rng::GameRng;

/// Somebody who sees everything is told this of the last of these intents, which are parted by semicolons.
fn tells(table: &str, intents: &str, expected: &str) {
    assert_eq!(told(&play(table, intents).1, Viewer::Open), expected);
}

/// A rule forbids the intent of the seat that the table waits for.
fn refuses(table: &str, intent: &str, expected: &str) {
    assert_eq!(forbids(&read_table(table), intent), expected);
}

/// The rule that forbids an intent.
fn forbids(table: &Table, intent: &str) -> String {
    match ask(table, intent) {
        Err(Refused::Rule(rule)) => write_rule(rule),
        other => panic!("{intent}: {other:?}"),
    }
}

/// The seat that the table waits for may do exactly this, the quietest first.
fn offers(table: &str, expected: &str) {
    assert_eq!(offered(&read_table(table)), expected);
}

/// What the seat that the table waits for may do.
fn offered(table: &Table) -> String {
    let offers = table.offers(awaited(table));
    let intents: Vec<String> = offers.iter().map(|offer| write_intent(&offer.intent)).collect();
    intents.join("; ")
}

/// Plays intents and gives the table and what happened in the last; `2: give b5` is an intent of seat 2.
fn play(table: &str, intents: &str) -> (Table, Vec<Event>) {
    play_on(read_table(table), intents)
}

/// Plays intents on a table.
fn play_on(mut table: Table, intents: &str) -> (Table, Vec<Event>) {
    let mut events = Vec::new();
    for written in intents.split("; ") {
        let draft = ask(&table, written).unwrap_or_else(|refused| panic!("{written}: {refused:?}"));
        (table, events) = draft.into_parts();
    }
    (table, events)
}

/// The answer to a written intent.
fn ask(table: &Table, written: &str) -> Result<Draft<Table>, Refused<super::Rule>> {
    let (seat, intent) = match written.split_once(": ") {
        Some((seat, intent)) => (Seat(seat.parse().unwrap()), intent),
        None => (awaited(table), written),
    };
    table.decide(seat, &read_intent(table, seat, intent), &mut any_chance())
}

/// What a viewer is told of events.
fn told(events: &[Event], viewer: Viewer) -> String {
    let notices: Vec<Notice> = events
        .iter()
        .filter_map(|event| Table::notice(event, viewer))
        .collect();
    let words: Vec<String> = notices.iter().map(write_notice).collect();
    words.join("; ")
}

/// The first seat that the table waits for.
fn awaited(table: &Table) -> Seat {
    match table.status() {
        Status::Awaiting(seats) => seats[0],
        Status::Finished(outcome) => panic!("the game is over: {outcome:?}"),
    }
}

/// A table as it is after the opening.
fn opened(options: Options, seats: u8, seed: u64) -> Table {
    let table = Table::new(&options, seats).unwrap();
    let mut rng = GameRng::for_decision(crate::play::seed_of(seed), 0);
    table.open(&mut rng).into_table()
}

fn any_chance() -> GameRng {
    GameRng::for_decision([0; 32], 0)
}
