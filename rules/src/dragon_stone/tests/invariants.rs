//! What holds at every moment of every game.

use dragonhall_protocol::games::dragon_stone::{Kind, Options, Stone};

use super::super::arena::Standing;
use super::super::board::{KINDS, count};
use super::{Table, assert_nothing_is_lost};
use crate::play::{RandomPlay, Temper, seed_of};

/// Looks at every table of many random games.
fn at_every_moment(mut look: impl FnMut(&Table)) {
    for number in 0..20 {
        let mut play =
            RandomPlay::<Table>::new(&Options::default(), 2, seed_of(number), Temper::Even).unwrap();
        while play.next().is_some() {
            look(play.table());
        }
    }
}

#[test]
fn no_stone_is_lost_or_doubled() {
    at_every_moment(assert_nothing_is_lost);
}

#[test]
fn an_outer_stone_is_of_the_same_colour_or_a_vine() {
    at_every_moment(|table| {
        for occupied in table.board.arena.occupied() {
            let outer = occupied.outer.unwrap_or(occupied.inner);
            assert!(
                outer.color == occupied.inner.color || outer.kind == Kind::Vine,
                "{occupied:?}"
            );
        }
    });
}

#[test]
fn destroyed_stones_are_out_of_the_game_for_ever() {
    let mut before = (1, [0; 6]);
    at_every_moment(|table| {
        let dead =
            [table.board.black, table.board.white].map(|camp| KINDS.map(|kind| count(&camp.dead_zone, kind)));
        let now = (table.turn, dead.concat().try_into().unwrap());
        let new_game = now.0 == 1 && now.1 == [0; 6];
        assert!(
            new_game || before.1.iter().zip(&now.1).all(|(before, now)| before <= now),
            "{before:?} {now:?}"
        );
        before = now;
    });
}

#[test]
fn a_die_is_left_only_while_it_can_be_used() {
    at_every_moment(|table| {
        let usable = super::super::offers::steps(table).next().is_some();
        assert_eq!(
            table.dice.is_some() && table.ending.is_none(),
            usable && table.ending.is_none()
        );
    });
}

#[test]
fn every_kind_of_standing_occurs() {
    let (mut held, mut entangled) = (0, 0);
    at_every_moment(|table| {
        for occupied in table.board.arena.occupied() {
            match table.board.arena.on(occupied.at) {
                Standing::Pair {
                    inner: Stone { color, .. },
                    outer,
                } if outer.color == color => held += 1,
                Standing::Pair { .. } => entangled += 1,
                Standing::Empty | Standing::Lone(_) => {}
            }
        }
    });
    assert!(
        held > 100 && entangled > 100,
        "{held} held, {entangled} entangled"
    );
}
