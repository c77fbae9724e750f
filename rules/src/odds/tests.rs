//! Odds of every game, over random play.

use std::collections::BTreeSet;

use dragonhall_protocol::{Chance, ChanceOf, GameOptions, GameTable, Outcome, Seat};

use super::{Count, odds};
use crate::any::{AnyGame, games};
use crate::game::{Status, Viewer};
use crate::play::seed_of;
use crate::rng::GameRng;

/// The table as a viewer is shown it, without what happened before.
fn shown(game: &AnyGame, viewer: Viewer) -> GameTable {
    game.table(viewer, [])
}

/// What a seat is told at this table.
pub(crate) fn told(game: &AnyGame, seat: Seat) -> Vec<Chance> {
    odds(&shown(game, Viewer::Seat(seat)), seat, seed_of(0))
}

/// A game in which every other choice is a clock's, so that common plans come to an end.
fn play(options: &GameOptions, seats: u8, number: u64, mut look: impl FnMut(u64, &AnyGame)) {
    let seed = seed_of(number);
    let set_up = AnyGame::new(options, seats).unwrap();
    let mut choices = GameRng::for_decision(seed, u64::MAX);
    let mut game = set_up.open(&mut GameRng::for_decision(seed, 0)).table;
    for decision in 1..400 {
        let Status::Awaiting(awaited) = game.status() else {
            break;
        };
        look(decision, &game);
        let seat = awaited[choices.below(awaited.len() as u32) as usize];
        let mut legal = game.legal(seat);
        let chosen = match choices.below(2) {
            0 => 0,
            _ => choices.below(legal.len() as u32) as usize,
        };
        let intent = legal.swap_remove(chosen);
        let decided = game.decide(seat, &intent, &mut GameRng::for_decision(seed, decision));
        game = decided.unwrap().table;
    }
}

/// Every kind of game with every number of players, looked at this seldom.
fn play_everything(seldom: u64, mut look: impl FnMut(&AnyGame, u8)) {
    for info in games() {
        let options = GameOptions::boxed(info.game);
        for seats in info.fewest..=info.most {
            play(&options, seats, u64::from(seats), |decision, game| {
                if decision % seldom == 0 {
                    look(game, seats);
                }
            });
        }
    }
}

#[test]
fn odds_are_shares_of_what_may_follow_an_offer_or_the_table_and_none_is_told_twice() {
    let mut found = BTreeSet::new();
    play_everything(13, |game, seats| {
        for seat in (0..seats).map(Seat) {
            let offers = game.legal(seat).len();
            let chances = told(game, seat);
            let mut different: Vec<_> = chances.iter().map(|chance| (chance.offer, chance.of)).collect();
            different.sort_unstable();
            different.dedup();
            assert_eq!(different.len(), chances.len(), "{chances:?}");
            for chance in chances {
                assert!(chance.permille <= 1_000, "{chance:?}");
                assert!(
                    chance.offer.is_none_or(|offer| usize::from(offer) < offers),
                    "{chance:?} of {offers} offers"
                );
                found.insert(chance.of);
            }
        }
    });
    let all = [
        ChanceOf::Farkle,
        ChanceOf::Hit,
        ChanceOf::BeHit,
        ChanceOf::TrickWon,
        ChanceOf::MonstersBeaten,
    ];
    assert!(all.iter().all(|of| found.contains(of)), "{found:?}");
}

#[test]
fn the_same_table_and_seed_give_the_same_odds() {
    play_everything(67, |game, seats| {
        for seat in (0..seats).map(Seat) {
            assert_eq!(told(game, seat), told(game, seat));
        }
    });
}

#[test]
fn nobody_is_told_anything_once_a_game_is_over() {
    let mut ended = 0;
    play_everything(29, |game, seats| {
        for seat in (0..seats).map(Seat) {
            let mut table = shown(game, Viewer::Seat(seat));
            ended += odds(&table, seat, seed_of(0)).len();
            // An evening may end before the game does: the view stays as it was.
            table.end(Outcome::Draw);
            assert_eq!(odds(&table, seat, seed_of(0)), []);
        }
    });
    assert!(ended > 0);
}

#[test]
fn somebody_without_a_seat_is_told_nothing() {
    play_everything(7, |game, _| {
        assert_eq!(odds(&shown(game, Viewer::Public), Seat(u8::MAX), seed_of(0)), []);
    });
}

#[test]
fn only_what_always_or_never_happened_is_certain_or_impossible() {
    let permille = |happened, cases| {
        let chance = Count { happened, cases }.chance(ChanceOf::Hit, None);
        chance.map(|chance| chance.permille)
    };
    assert_eq!(
        [
            (0, 36),
            (1, 36),
            (36, 36),
            (1, 46_656),
            (46_655, 46_656),
            (1, 2),
            (0, 0)
        ]
        .map(|(happened, cases)| permille(happened, cases)),
        [
            Some(0),
            Some(28),
            Some(1_000),
            Some(1),
            Some(999),
            Some(500),
            None
        ]
    );
}
