//! Odds: which of the 36 rolls can hit.

use dragonhall_protocol::Seat;

use super::super::notation::{read_position, write_intent};
use crate::any::AnyGame;
use crate::game::Game;
use crate::odds::tests::told;

/// A seat is told this, in 36ths of a roll rounded to thousandths.
fn odds(position: &str, seat: u8, expected: &str) {
    let table = read_position(position);
    let offers = table.offers(Seat(seat));
    let told: Vec<String> = told(&AnyGame::DragonStone(table), Seat(seat))
        .into_iter()
        .map(|chance| {
            let offer = chance.offer.map(|offer| &offers[usize::from(offer)].intent);
            let after = offer.map_or("waiting".into(), write_intent);
            format!("{after}: {:?} {}", chance.of, chance.permille)
        })
        .collect();
    assert_eq!(told.join("; "), expected);
}

#[test]
fn a_stone_five_ahead_is_hit_by_15_of_36_rolls() {
    // Eleven with a 5, two each of 1-4 and 2-3.
    odds("1:v 6:W | black", 0, "roll: Hit 417");
}

#[test]
fn whoever_waits_for_the_roll_is_told_how_likely_it_hits() {
    odds("1:v 6:W | black", 1, "waiting: BeHit 417");
    odds("1:v 6:WW | black", 1, "waiting: BeHit 0");
}

#[test]
fn a_stone_on_the_mat_hits_where_it_enters_and_may_go_on() {
    // Eleven with a 2, and 1-1.
    odds("2:W | mat v | black", 0, "roll: Hit 333");
}

#[test]
fn two_stones_on_a_segment_cannot_be_hit() {
    odds("1:v 6:WW | black", 0, "roll: Hit 0");
}

#[test]
fn a_step_that_ends_the_turn_tells_how_likely_the_opponent_hits_then() {
    // White is four ahead of the Vine: eleven with a 4, two of 1-3, and 2-2.
    odds("1:v 6:W | white 1 (2)", 1, "move 6 by 1: BeHit 389");
}

#[test]
fn a_stone_that_is_recruited_on_the_way_hits_too() {
    // Eleven with a 2, 1-1, and 3-3: the Vine recruits another on segment 4, which enters on 3.
    odds("1:v 3:W | black", 0, "roll: Hit 361");
}

#[test]
fn a_step_with_a_die_left_counts_the_safest_use_of_that_die() {
    // The Water stone is safest with 13 of 36 on segments 4 and 3; on 5 it is hit by 14.
    odds(
        "1:v 6:W 19:F | white 1 2",
        1,
        "move 6 by 1: BeHit 361; move 19 by 1: BeHit 361; move 6 by 2: BeHit 361; move 19 by 2: BeHit 389",
    );
}

#[test]
fn a_step_that_wins_leaves_nobody_to_hit() {
    odds(
        "1:v 2:W 6:F | white 5 (1)",
        1,
        "move 2 by 5: BeHit 417; move 6 by 5: BeHit 0",
    );
}

#[test]
fn while_the_opponent_uses_dice_there_is_nothing_to_tell() {
    odds("1:v 6:W | black 1 2", 1, "");
}
