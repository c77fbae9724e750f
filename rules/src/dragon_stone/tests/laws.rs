//! Dragon Stone keeps the laws of every game.

use dragonhall_protocol::games::dragon_stone::{Effect, Ending, Landing, Notice, Options};

use super::super::powers::alive;
use super::Table;
use crate::laws::Trial;
use crate::play::seed_of;

#[test]
fn dragon_stone_keeps_the_laws_of_every_game() {
    let trial = Trial::<Table> {
        options: Options::default(),
        seats: 2,
        most_decisions: 2_000,
        effect_is_true,
    };
    for number in 0..12 {
        let kept = trial
            .run(seed_of(number))
            .unwrap_or_else(|broken| panic!("seed {number}: {broken}"));
        assert!(kept.decisions > 20 && kept.refused > 20, "{kept:?}");
        let quiet = trial.ends_quietly(seed_of(number), 2_000);
        quiet.unwrap_or_else(|broken| panic!("seed {number}: {broken}"));
    }
}

/// Whether the events at this table were what the effect had said.
pub(crate) fn effect_is_true(table: &Table, effect: &Effect, events: &[Notice]) -> bool {
    told(table, events).as_ref() == Some(effect)
}

/// The effect that events at this table had, from the events alone.
fn told(table: &Table, events: &[Notice]) -> Option<Effect> {
    let (first, rest) = events.split_first()?;
    let (kind, from, to, die, spent) = match *first {
        Notice::Rolled { .. } => return Some(Effect::Roll),
        Notice::Moved { stone, from, to, die } => (stone.kind, Some(from), to, die, None),
        Notice::Entered { stone, to, die } => (stone.kind, None, to, die, None),
        Notice::Escaped {
            stone,
            from,
            to,
            die,
            spent,
        } => (stone.kind, Some(from), to, die, Some(spent)),
        _ => return None,
    };
    let (mut landing, mut frees, mut recruits, mut wins) = (Landing::Empty, None, None, Vec::new());
    for event in rest {
        match event {
            Notice::Freed { stone, .. } => frees = Some(*stone),
            Notice::Held { stone, .. } => landing = Landing::Holds { kind: stone.kind },
            Notice::Entangled { stone, .. } => landing = Landing::Entangles { kind: stone.kind },
            Notice::Expelled { stone, .. } => landing = Landing::Expels { kind: stone.kind },
            Notice::Destroyed { stone, .. } => {
                let left = alive(&table.board, *stone) - 1;
                landing = Landing::Destroys {
                    kind: stone.kind,
                    left,
                };
            }
            Notice::Recruited { stone, .. } => recruits = Some(stone.kind),
            Notice::Ended {
                ending: Ending::Won { reasons, .. },
            } => wins.clone_from(reasons),
            Notice::Settled { .. }
            | Notice::TurnEnded { .. }
            | Notice::Ended {
                ending: Ending::Drawn { .. },
            } => {}
            _ => return None,
        }
    }
    Some(Effect::Land {
        kind,
        from,
        to,
        die,
        spent,
        landing,
        frees,
        recruits,
        wins,
    })
}
