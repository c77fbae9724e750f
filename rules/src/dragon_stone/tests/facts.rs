//! What a finished game is remembered for.

use dragonhall_protocol::games::dragon_stone::{Color, Deed, Fact, Kind, Stone};

use super::super::notation::read_position;
use super::play;
use crate::game::Game;

/// The facts after these intents, the first of which are the beginning of the others.
fn facts(position: &str, intents: &str) -> Vec<Fact> {
    let ends = intents
        .match_indices("; ")
        .map(|(end, _)| end)
        .chain([intents.len()]);
    let decisions: Vec<_> = ends.map(|end| play(position, &intents[..end]).1).collect();
    let decisions: Vec<_> = decisions.iter().map(Vec::as_slice).collect();
    read_position(position).facts(&decisions)
}

const LAST: &str = "1:f 6:V 9:W 14:F | dead VVV | turn 7 | black";

#[test]
fn the_best_roll_cost_the_other_side_most_and_the_turning_point_is_its_step() {
    assert_eq!(facts(LAST, "roll 5 2"), [], "nothing is told before the end");
    assert_eq!(
        facts(LAST, "roll 5 2; move 1 by 5"),
        [
            Fact::BestRoll {
                color: Color::Black,
                turn: 7,
                dice: [5, 2],
                destroyed: 1,
                expelled: 0
            },
            Fact::TurningPoint {
                turn: 7,
                color: Color::Black,
                deed: Deed::Destroyed,
                stone: Stone {
                    color: Color::White,
                    kind: Kind::Vine
                }
            },
            Fact::Needed {
                color: Color::White,
                kind: Kind::Fire,
                left: 2
            },
        ]
    );
}

#[test]
fn the_other_side_needed_the_kind_of_which_the_fewest_were_left() {
    let facts = facts("1:w 6:V | black 5 2", "move 1 by 5");
    let [Fact::TurningPoint { deed, .. }, needed] = facts[..] else {
        panic!("a roll that nobody saw is not remembered: {facts:?}")
    };
    assert_eq!(deed, Deed::Expelled);
    assert!(matches!(
        needed,
        Fact::Needed {
            color: Color::White,
            ..
        }
    ));
}
