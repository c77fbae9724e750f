//! What holds at every moment of every game.

use dragonhall_protocol::games::dragon_farkle::Options;

use super::super::notation::write_position;
use super::super::{Pending, Table};
use super::assert_nothing_is_lost;
use crate::play::{RandomPlay, Temper, seed_of};

/// Looks at every table of many random games.
fn at_every_moment(mut look: impl FnMut(&Table)) {
    for number in 0..20 {
        let seats = 2 + (number % 4) as u8;
        let mut play =
            RandomPlay::<Table>::new(&Options::default(), seats, seed_of(number), Temper::Impatient).unwrap();
        while play.next().is_some() {
            look(play.table());
        }
    }
}

#[test]
fn no_card_is_lost_or_doubled() {
    at_every_moment(assert_nothing_is_lost);
}

#[test]
fn soldiers_come_in_50s() {
    at_every_moment(|table| {
        assert!(
            table.players.iter().all(|player| player.army % 50 == 0),
            "{}",
            write_position(table)
        );
    });
}

#[test]
fn nobody_has_too_many_items_when_a_turn_begins() {
    let mut looked = 0;
    at_every_moment(|table| {
        if table.stage == Pending::Choosing && table.strength == table.player(table.to_move).army {
            // Only the Pilfering Glove can give another item before the action.
            let robbed = table
                .glimpses
                .iter()
                .any(|glimpse| glimpse.holder == table.to_move);
            assert!(robbed || table.too_many().is_empty(), "{}", write_position(table));
            looked += 1;
        }
    });
    assert!(looked > 500, "{looked}");
}

#[test]
fn a_score_is_the_sum_of_its_shelves_and_banners_until_it_is_settled() {
    at_every_moment(|table| {
        if let Pending::Acting(action) = &table.stage {
            let side = action.rolling();
            let shelves: u32 = side.shelves.iter().map(|shelf| shelf.soldiers).sum();
            assert_eq!(side.score, shelves + side.banners, "{}", write_position(table));
        }
    });
}

#[test]
fn dice_set_aside_and_dice_left_are_all_dice() {
    at_every_moment(|table| {
        if let Pending::Acting(action) = &table.stage {
            let side = action.rolling();
            let aside: u8 = side.shelves.iter().map(|shelf| shelf.dice.len()).sum();
            assert_eq!((aside + side.next) % side.dice, 0, "{}", write_position(table));
        }
    });
}
