//! What a finished game is remembered for.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Dragon, Fact, Player};

use super::super::notation::read_table;
use super::play;
use crate::game::Game;

/// The facts after these intents.
fn facts(table: &str, intents: &str) -> Vec<Fact> {
    let ends = intents
        .match_indices("; ")
        .map(|(end, _)| end)
        .chain([intents.len()]);
    let decisions: Vec<_> = ends.map(|end| play(table, &intents[..end]).1).collect();
    let decisions: Vec<_> = decisions.iter().map(Vec::as_slice).collect();
    read_table(table).facts(&decisions)
}

/// The Demon fells a dragon with the first card, and leads the next trick in the same decision.
const DEMON: &str = "seats 1 | hands b5 b6 | pile b9 g3 y4 r1 | zone tidewhelp | next vharzul";

#[test]
fn the_turning_point_is_the_trick_that_was_won_and_not_the_next_which_the_demon_leads_already() {
    assert_eq!(
        facts(DEMON, "play b5; play b6"),
        [
            Fact::BestTrick {
                player: Player::Demon,
                round: 1,
                trick: 1,
                dragons: vec![Dragon::Tidewhelp],
                terror: 3
            },
            Fact::TurningPoint {
                player: Player::Demon,
                round: 1,
                trick: 1,
                lead: 3
            },
            Fact::Needed { round: 1, missing: 6 },
        ]
    );
}

#[test]
fn nothing_is_told_before_the_end() {
    assert_eq!(facts(DEMON, "play b5"), []);
}

#[test]
fn a_trick_that_breaks_a_contract_turns_the_game() {
    let last = "seats 3 | round 3 | trick 5 | hands b1, b2, b1 | zone emberling | contracts 0 0 9 | beaten tidewhelp, , ";
    let seat = |seat| Player::Seat(Seat(seat));
    assert_eq!(
        facts(last, "play b1; play b2; play b1"),
        [
            Fact::TurningPoint {
                player: seat(1),
                round: 3,
                trick: 5,
                // Seat 1 has the trick's four points and half of the Terror instead of all three.
                lead: 2
            },
            Fact::Needed { round: 3, missing: 6 },
        ]
    );
}
