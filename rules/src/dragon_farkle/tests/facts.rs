//! What a finished game is remembered for.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::Fact;

use super::super::notation::read_position;
use super::play;
use crate::game::Game;

/// The facts after these intents.
fn facts(position: &str, intents: &str) -> Vec<Fact> {
    let ends = intents
        .match_indices("; ")
        .map(|(end, _)| end)
        .chain([intents.len()]);
    let decisions: Vec<_> = ends.map(|end| play(position, &intents[..end]).1).collect();
    let decisions: Vec<_> = decisions.iter().map(Vec::as_slice).collect();
    read_position(position).facts(&decisions)
}

const GAME: &str = "recruit -> 1 1 1 2 3 4 blank; set aside 1 1 1; stop; \
                    battle -> 2 2 2 2 2 2 blank; accept -> 1 3 3 3 4 6 rally; accept -> 1 6 dragon";

#[test]
fn the_best_roll_the_turning_point_and_what_the_dragon_still_needed_are_told() {
    assert_eq!(
        facts("A 0 bram / B 5000 skree | A chooses", &format!("{GAME}; accept")),
        [
            Fact::BestRoll {
                seat: Seat(0),
                turn: 1,
                dice: vec![1, 1, 1],
                soldiers: 1_000
            },
            Fact::TurningPoint {
                turn: 2,
                seat: Seat(1),
                soldiers: -3_000,
                lead: 3_000
            },
            Fact::Needed {
                army: 1_600,
                eaten: 3_400
            },
        ]
    );
}

#[test]
fn nothing_is_told_while_the_dragon_lives() {
    assert_eq!(facts("A 0 bram / B 5000 skree | A chooses", GAME), []);
}
