//! Two tables that differ only in what a viewer may not know, and what can be played at both alike.

use dragonhall_protocol::{GameIntent, GameTable, Seat, Time};
use dragonhall_rules::{AnyEvents, AnyGame, Happened, Status, Streams, Viewer};
use serde_json::Value;

use crate::chance::Chance;

/// How many other openings are looked at before a game counts as one that hides nothing.
const OPENINGS: usize = 2_000;

/// How many intents are looked at for each step.
const TRIES: usize = 12;

/// A game that was opened in two ways, of which one seat and the public cannot know which is theirs.
pub struct Worlds {
    tables: [AnyGame; 2],
    seats: u8,
    /// Who cannot tell them apart.
    unaware: [Viewer; 2],
    streams: Streams,
}

impl Worlds {
    /// Opens a game as it was opened and in another way, with the chance that follows; none where a game hides nothing from this seat.
    pub fn open(
        set_up: &AnyGame,
        seats: u8,
        opening: &AnyEvents,
        unaware: Seat,
        streams: Streams,
        chance: &mut Chance,
    ) -> Option<(Self, AnyEvents)> {
        let worlds = |other: &AnyEvents| {
            let tables = [opening, other].map(|events| after(set_up, events));
            Self {
                tables,
                seats,
                unaware: [Viewer::Seat(unaware), Viewer::Public],
                streams,
            }
        };
        let written = serde_json::to_value(opening).expect("events as JSON");
        let mut cards = Vec::new();
        find_cards(&written, String::new(), &mut cards);
        (0..OPENINGS).find_map(|_| {
            let pair = [(); 2].map(|()| chance.below(cards.len()));
            let other = swapped(&written, pair.map(|card| cards[card].as_str()))?;
            let worlds = worlds(&other);
            let secret = worlds.differ() && worlds.sound_alike([opening, &other]);
            secret.then_some((worlds, other))
        })
    }

    /// What can be asked next in both worlds so that they still differ and the unaware still cannot tell.
    pub fn next(&mut self, chance: &mut Chance) -> Option<(Seat, GameIntent)> {
        let Status::Awaiting(awaited) = self.tables[0].status() else {
            return None;
        };
        let [one, other] = &self.tables;
        let mut common: Vec<(Seat, GameIntent)> = Vec::new();
        for seat in awaited {
            let there = other.legal(seat);
            let both = one
                .legal(seat)
                .into_iter()
                .filter(|intent| there.contains(intent));
            common.extend(both.map(|intent| (seat, intent)));
        }
        for _ in 0..TRIES {
            let (seat, intent) = chance.pick(common.clone())?;
            let decide = |table: &AnyGame| {
                let mut rng = self.streams.chance();
                let draft = table.decide(seat, &intent, &mut rng).ok()?;
                Some((draft, rng.into_draws()))
            };
            let [(one, draws), (other, _)] = [decide(one)?, decide(other)?];
            let mut streams = self.streams;
            streams.decided(&draws);
            let later = Self {
                tables: [one.table, other.table],
                streams,
                ..*self
            };
            let is_on = matches!(later.tables[0].status(), Status::Awaiting(_));
            if is_on && later.differ() && later.sound_alike([&one.events, &other.events]) {
                *self = later;
                return Some((seat, intent));
            }
        }
        None
    }

    /// Whether somebody else sees different tables.
    fn differ(&self) -> bool {
        let others = (0..self.seats).map(|seat| Viewer::Seat(Seat(seat)));
        others
            .filter(|viewer| !self.unaware.contains(viewer))
            .any(|viewer| {
                let [one, other] = &self.tables;
                one.table(viewer, []) != other.table(viewer, [])
            })
    }

    /// Whether the unaware are told the same of what happened, and see the same.
    fn sound_alike(&self, happened: [&AnyEvents; 2]) -> bool {
        self.unaware.iter().all(|viewer| {
            let [one, other] = [0, 1].map(|world| told(&self.tables[world], *viewer, happened[world]));
            one == other
        })
    }
}

fn after(table: &AnyGame, events: &AnyEvents) -> AnyGame {
    let mut table = table.clone();
    table.apply(events).expect("events of this game");
    table
}

fn told(table: &AnyGame, viewer: Viewer, events: &AnyEvents) -> GameTable {
    let happened = Happened {
        seq: 1,
        at: Time(0),
        by: None,
        stead: None,
        takes_back: None,
        events: Some(events),
    };
    table.table(viewer, [happened])
}

/// The places of everything that lies in some row: cards in hands, piles and decks.
fn find_cards(value: &Value, place: String, cards: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (number, item) in items.iter().enumerate() {
                let place = format!("{place}/{number}");
                if holds_rows(item) {
                    find_cards(item, place, cards);
                } else {
                    cards.push(place);
                }
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                find_cards(field, format!("{place}/{name}"), cards);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn holds_rows(value: &Value) -> bool {
    match value {
        Value::Array(_) => true,
        Value::Object(fields) => fields.values().any(holds_rows),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

/// The same events with two cards swapped, if that makes a difference and they can still be read.
fn swapped(events: &Value, places: [&str; 2]) -> Option<AnyEvents> {
    let [one, other] = places.map(|place| events.pointer(place).cloned());
    if one == other {
        return None;
    }
    let mut events = events.clone();
    *events.pointer_mut(places[0])? = other?;
    *events.pointer_mut(places[1])? = one?;
    serde_json::from_value(events).ok()
}
