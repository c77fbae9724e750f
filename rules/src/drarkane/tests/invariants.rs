//! What holds at every moment of every game.

use dragonhall_protocol::games::drarkane::{Options, Stage};

use super::super::setup;
use super::{Event, Table};
use crate::play::{RandomPlay, Temper, seed_of};

/// Looks at every table of random games of every kind.
fn at_every_moment(mut look: impl FnMut(&Table)) {
    at_every_decision(|table, _| look(table));
}

/// Looks at every table of random games of every kind, and at what has just happened there.
pub(super) fn at_every_decision(mut look: impl FnMut(&Table, &[Event])) {
    let kinds = (1..=6).flat_map(|seats| {
        [(false, false), (true, false), (false, true), (true, true)].map(|(treasures, teams)| {
            (
                seats,
                Options {
                    treasures,
                    teams,
                    first: None,
                },
            )
        })
    });
    for (seats, options) in kinds {
        for number in 0..3 {
            let Ok(mut play) = RandomPlay::<Table>::new(&options, seats, seed_of(number), Temper::Even)
            else {
                continue;
            };
            while let Some(decided) = play.next() {
                look(play.table(), &decided.events);
            }
        }
    }
}

#[test]
fn no_card_is_lost_or_doubled() {
    at_every_moment(|table| {
        let trick = if table.trick.is_complete() {
            &table.trick.unplaced
        } else {
            &table.trick.plays
        };
        let mut cards: Vec<_> = table
            .champions
            .iter()
            .flat_map(|champion| champion.hand.iter())
            .chain(table.pile.iter().copied())
            .chain(table.discards.iter())
            .chain(trick.iter().map(|played| played.card))
            .chain(
                table
                    .zone
                    .iter()
                    .flat_map(|standing| standing.cards())
                    .map(|filled| filled.card.card),
            )
            .collect();
        let mut deck = setup::deck(table.seats);
        assert_eq!(cards.len() + usize::from(setup::undealt(table.seats)), deck.len());
        cards.sort_unstable();
        for card in cards {
            let place = deck.iter().position(|other| *other == card);
            deck.remove(place.unwrap_or_else(|| panic!("{card:?} twice")));
        }
    });
}

#[test]
fn no_dragon_is_lost_or_doubled() {
    at_every_moment(|table| {
        let beaten = table
            .champions
            .iter()
            .flat_map(|champion| champion.dragons.iter().copied());
        let mut dragons: Vec<_> = table
            .zone
            .iter()
            .map(|standing| standing.dragon)
            .chain(table.dragons.iter().copied())
            .chain(beaten)
            .collect();
        dragons.sort_unstable();
        dragons.dedup();
        assert_eq!(dragons.len(), 20);
    });
}

#[test]
fn a_game_goes_on_only_with_fewer_than_seven_dragons() {
    at_every_moment(|table| assert!(table.zone.len() < 7 || table.stage() == Stage::Over));
}

#[test]
fn no_standing_dragon_is_full() {
    at_every_moment(|table| assert!(table.zone.iter().all(|standing| standing.open() > 0)));
}

#[test]
fn teammates_know_only_cards_that_are_there() {
    at_every_moment(|table| {
        for champion in &table.champions {
            assert!(
                champion
                    .shown
                    .kinds()
                    .all(|card| champion.shown.count(card) <= champion.hand.count(card))
            );
        }
    });
}

#[test]
fn every_stage_occurs() {
    let mut stages = Vec::new();
    at_every_moment(|table| {
        if !stages.contains(&table.stage()) {
            stages.push(table.stage());
        }
    });
    assert_eq!(stages.len(), 8);
}
