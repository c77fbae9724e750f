//! What is offered, and what an offer says it would do.

use dragonhall_protocol::games::drarkane::{Effect, Options, Player, Wizards};

use super::super::Event;
use super::super::notation::{name, read_table, write_intent, write_winning};
use super::{any_chance, awaited, offers, opened, play_on};
use crate::game::{Game, Status};

/// Every card that may be played, with who would be winning then.
fn would_win(table: &str, expected: &[&str]) {
    let table = read_table(table);
    let said: Vec<String> = table
        .offers(awaited(&table))
        .into_iter()
        .map(|offer| match offer.effect {
            Effect::Play { winning, .. } => winning.as_ref().map_or("nobody".into(), write_winning),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(said, expected);
}

#[test]
fn an_offered_card_says_who_would_be_winning_with_it() {
    would_win(
        "seats 3 | hands b5, b4 b8 knight, g9 | played b5",
        &[
            "0 wins with b5 (highest of led suit)",
            "1 wins with b8 (highest of led suit)",
            "1 wins with knight (highest obscure)",
        ],
    );
}

#[test]
fn the_card_that_does_not_take_the_trick_is_quieter_and_the_lower_one_too() {
    offers(
        "seats 3 | hands b5, b4 b3 b8 b9, g9 | played b5",
        "play b3; play b4; play b8; play b9",
    );
    offers(
        "seats 3 | hands king b9 r2, b4, g9",
        "play r2; play b9; play king",
    );
}

#[test]
fn a_placement_that_defeats_the_most_terror_comes_first() {
    let table = read_table(
        "seats 3 | hands b8 g1, b5 g2, b1 g3 | zone three_moon_wyvern, tidewhelp, gravewing - y2 king",
    );
    let (table, _) = play_on(table, "play b8; play b5; play b1");
    let first = table.offers(awaited(&table)).swap_remove(0);
    match first.effect {
        Effect::Place {
            dragon,
            open,
            defeats: Some(trophy),
            ..
        } => assert_eq!((name(&dragon), open, trophy.terror), ("gravewing".into(), 0, 8)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_contract_says_what_all_have_declared_together() {
    let table = read_table("seats 3 | contracts 2 none none");
    let offer = table.offers(awaited(&table)).swap_remove(3);
    assert_eq!(
        offer.effect,
        Effect::Declare {
            contract: 3,
            of: 14,
            sum: 5
        }
    );
}

#[test]
fn an_objective_says_what_goes_on_to_whom() {
    let table = read_table("seats 2 treasures | dealt warlord onslaught, underdog last_word");
    match table.offers(awaited(&table)).swap_remove(0).effect {
        Effect::Keep { keeps, passes, to } => {
            let passes: Vec<String> = passes.iter().map(|card| name(&card.objective)).collect();
            assert_eq!((name(&keeps.objective), keeps.points), ("onslaught".into(), 2));
            assert_eq!((passes, to.map(|to| to.0)), (vec!["warlord".into()], Some(1)));
        }
        other => panic!("{other:?}"),
    }
}

/// The cards of the awaited seat that cannot win the trick.
fn hopeless(table: &str) -> Vec<String> {
    let table = read_table(table);
    let offers = table.offers(awaited(&table)).into_iter();
    offers
        .filter_map(|offer| match offer.effect {
            Effect::Play { cannot_win: true, .. } => Some(write_intent(&offer.intent)),
            _ => None,
        })
        .collect()
}

#[test]
fn the_last_player_knows_which_cards_cannot_win() {
    assert_eq!(
        hopeless("seats 3 | hands b5, b7, b4 b8 | played b5 b7"),
        ["play b4"]
    );
}

#[test]
fn a_lower_card_can_still_win_while_a_wizard_may_come() {
    assert!(hopeless("seats 3 | hands b5, b4 b8, g9 | played b5").is_empty());
    let known = "seats 3 | hands b5, b4 b8 low, g9 | played b5";
    assert_eq!(hopeless(known), ["play b4", "play low"]);
}

#[test]
fn a_wizard_wins_only_among_wizards() {
    let table = "seats 3 | hands b5 low, b4, g9";
    assert_eq!(hopeless(table), ["play low"]);
}

#[test]
fn a_wizard_says_what_the_wizards_do_then() {
    let table = read_table("seats 3 | hands b5, b4 low, g9 | played b5");
    let wizards: Vec<_> = table
        .offers(awaited(&table))
        .into_iter()
        .filter_map(|offer| match offer.effect {
            Effect::Play { wizards, .. } => wizards,
            _ => None,
        })
        .collect();
    assert_eq!(wizards, [Wizards::LowestWins]);
}

#[test]
fn a_card_that_cannot_win_wins_no_trick_of_whole_games() {
    let (mut given_up, mut tricks) = (0, 0);
    for (seats, seed) in [(1, 1), (2, 2), (3, 3), (4, 4), (6, 5)] {
        let mut table = opened(Options::default(), seats, seed);
        let mut rng = any_chance();
        let mut hopeless = Vec::new();
        while let Status::Awaiting(seats) = table.status() {
            let seat = seats[0];
            let mut offers = table.offers(seat);
            let offer = offers.swap_remove(rng.below(offers.len() as u32) as usize);
            if let Effect::Play { cannot_win: true, .. } = offer.effect {
                hopeless.push(Player::Seat(seat));
                given_up += 1;
            }
            let decided = table.decide(seat, &offer.intent, &mut rng).unwrap();
            let (after, events) = decided.into_parts();
            for event in events {
                if let Event::TrickWon { winning } = event {
                    assert!(!hopeless.contains(&winning.player), "{winning:?}");
                    hopeless.clear();
                    tricks += 1;
                }
            }
            table = after;
        }
    }
    assert!(
        given_up > 20 && tricks > 50,
        "{given_up} cards in {tricks} tricks"
    );
}
