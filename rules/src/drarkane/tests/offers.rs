//! What is offered, and what an offer says it would do.

use dragonhall_protocol::games::drarkane::Effect;

use super::super::notation::{name, read_table, write_winning};
use super::{awaited, offers, play_on};
use crate::game::Game;

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
