//! The rulebooks and the rulings, sentence by sentence, in the notation of [`super::notation`].

mod asking;
mod blocked;
mod brawling;
mod companions;
mod decks;
mod event_die;
mod facts;
mod final_battle;
mod golden;
mod holding;
mod invariants;
mod items;
mod keep;
pub(crate) mod laws;
mod odds;
mod offers;
mod pointing;
mod recorded;
mod recruiting;
mod secrecy;
mod setup;
mod soldiers;

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Intent, Rule};

use super::cards::{COMPANIONS, Items};
use super::notation::{
    chance_for, read_intent, read_position, read_seat, write_intent, write_notice, write_position, write_rule,
};
use super::{Event, Table};
use crate::game::{Draft, Game, Refused, Viewer};

/// Intents, parted by semicolons, lead from one position to another.
fn leads(position: &str, intents: &str, expected: &str) {
    assert_eq!(write_position(&play(position, intents).0), expected);
}

/// Whoever may know everything is told this of the last of these intents.
fn tells(position: &str, intents: &str, expected: &str) {
    assert_eq!(told(position, intents, Viewer::Open), expected);
}

/// What a viewer is told of the last of these intents.
fn told(position: &str, intents: &str, viewer: Viewer) -> String {
    let events = play(position, intents).1;
    let notices = events.iter().filter_map(|event| Table::notice(event, viewer));
    let words: Vec<String> = notices.map(|notice| write_notice(&notice)).collect();
    words.join("; ")
}

/// A rule forbids the intent.
fn refuses(position: &str, intent: &str, expected: &str) {
    let table = read_position(position);
    let (seat, intent) = read_intent(&table, intent);
    match answer(&table, seat, &intent) {
        Err(Refused::Rule(rule)) => assert_eq!(write_rule(&rule), expected),
        other => panic!("{other:?} instead of {expected}"),
    }
}

fn answer(table: &Table, seat: Seat, intent: &Intent) -> Result<Draft<Table>, Refused<Rule>> {
    table.decide(seat, intent, &mut chance_for(""))
}

/// A player may do exactly this, the quietest first.
fn offers(position: &str, seat: &str, expected: &str) {
    let table = read_position(position);
    let offers = table.offers(read_seat(seat).unwrap());
    let intents: Vec<String> = offers.iter().map(|offer| write_intent(&offer.intent)).collect();
    assert_eq!(intents.join("; "), expected);
}

/// Plays intents from a position and gives what happened in the last.
fn play(position: &str, intents: &str) -> (Table, Vec<Event>) {
    let mut table = read_position(position);
    let mut events = Vec::new();
    for written in intents.split("; ") {
        let (seat, intent) = read_intent(&table, written);
        let decided = table.decide(seat, &intent, &mut chance_for(written));
        let draft = decided.unwrap_or_else(|refused| panic!("{written}: {refused:?}"));
        (table, events) = draft.into_parts();
    }
    (table, events)
}

/// Every card is in exactly one place.
fn assert_nothing_is_lost(table: &Table) {
    let held = table.seats().flat_map(|seat| {
        let player = table.player(seat);
        player
            .items
            .iter()
            .chain(table.aside_of(seat).iter())
            .collect::<Vec<_>>()
    });
    let decks = &table.decks;
    let items: Items = held
        .chain(decks.items.iter().copied())
        .chain(decks.shown.iter().copied())
        .chain(decks.face_down.iter().map(|(_, item)| *item))
        .collect();
    assert_eq!(items, Items::all(), "{}", write_position(table));
    let mut companions: Vec<_> = table
        .players
        .iter()
        .map(|player| player.companion)
        .chain(decks.companions.iter().copied())
        .chain(decks.companion_discards.iter().copied())
        .collect();
    companions.sort_unstable();
    assert_eq!(companions, COMPANIONS, "{}", write_position(table));
}
