//! What a finished game is remembered for.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Fact, Notice};

use super::Table;
use super::event::Event;
use crate::facts::{Peak, swing};
use crate::game::Game;

/// The best roll, the turning point and what the dragon still needed.
pub(super) fn facts(set_up: &Table, decisions: &[&[Event]]) -> Vec<Fact> {
    let mut table = set_up.clone();
    let (mut best, mut turning) = (Peak::default(), Peak::default());
    let mut eaten = 0;
    for events in decisions {
        let (turn, before) = (table.turn, armies(&table));
        for event in *events {
            match event {
                Event::Seen(Notice::SetAside {
                    seat, dice, soldiers, ..
                }) => best.see(*soldiers, || Fact::BestRoll {
                    seat: *seat,
                    turn,
                    dice: dice.clone(),
                    soldiers: *soldiers,
                }),
                Event::Seen(Notice::Battling { .. }) => eaten = 0,
                Event::Seen(Notice::Fought { soldiers, .. }) => eaten += soldiers,
                _ => {}
            }
            table.apply(event);
        }
        let after = armies(&table);
        let lead = swing(&before, &after);
        if let Some((seat, soldiers)) = changed_most(&before, &after) {
            turning.see(lead, || Fact::TurningPoint {
                turn,
                seat,
                soldiers,
                lead,
            });
        }
    }
    let needed = table.winner.map(|winner| Fact::Needed {
        army: table.player(winner).army,
        eaten,
    });
    match needed {
        Some(needed) => [best.top(), turning.top(), Some(needed)]
            .into_iter()
            .flatten()
            .collect(),
        None => Vec::new(),
    }
}

fn armies(table: &Table) -> Vec<i32> {
    let armies = table.players.iter().map(|player| player.army);
    armies
        .map(|army| i32::try_from(army).unwrap_or(i32::MAX))
        .collect()
}

/// The army that changed most, the first of several, and by how much.
fn changed_most(before: &[i32], after: &[i32]) -> Option<(Seat, i32)> {
    let changes = before.iter().zip(after).map(|(before, after)| after - before);
    let mut peak = Peak::default();
    for (seat, change) in (0..).map(Seat).zip(changes) {
        peak.see(change.unsigned_abs(), || (seat, change));
    }
    peak.top()
}
