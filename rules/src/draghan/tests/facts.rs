//! What a finished game is remembered for.

use dragonhall_protocol::games::draghan::{Dragon, Fact, Foe, Skills};

use super::{play, read_position};
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

const STRONG: &str = "party knight giants_maul -> dorcin + giants_maul, elf -> dorcin, dwarf -> grave_digger | shadow | \
                      at cold_embers | foes dorcin grave_digger | ready 1 2";

#[test]
fn the_last_fight_is_told_by_what_the_dragon_needed_and_what_was_brought() {
    let of = |strength, charm, knowledge| Skills {
        strength,
        charm,
        knowledge,
    };
    let facts = facts(STRONG, "call");
    let [best, Fact::TurningPoint { round: 1, icons }, needed] = facts[..] else {
        panic!("{facts:?}")
    };
    let best_fight = Fact::BestFight {
        round: 1,
        foe: Foe::Dragon(Dragon::Dorcin),
        icons: 10,
    };
    assert_eq!(best, best_fight);
    assert!(icons < 0, "what is used up is gone");
    let last = Fact::Needed {
        dragon: Dragon::Dorcin,
        needs: of(4, 3, 0),
        brought: of(7, 3, 0),
        short: 0,
    };
    assert_eq!(needed, last);
}

#[test]
fn whoever_loses_without_a_dragon_never_met_it() {
    let lost = "party hurt knight, gone elf | shadow | at cold_embers | foes grave_digger";
    let facts = facts(lost, "call");
    assert_eq!(facts.last(), Some(&Fact::NeverMet { portals: 0 }));
}

#[test]
fn nothing_is_told_before_the_end() {
    assert_eq!(facts(STRONG, "take-back 0 giants_maul"), []);
}
