//! What a finished game is remembered for.

use dragonhall_protocol::games::draghan::{Fact, Foe, Health, Notice};

use super::skills::count;
use super::{Table, content};
use crate::facts::Peak;
use crate::game::Game;

/// The best fight, the turning point and what the dragon needed.
pub(super) fn facts(set_up: &Table, decisions: &[&[Notice]]) -> Vec<Fact> {
    let mut table = set_up.clone();
    let (mut best, mut turning) = (Peak::default(), Peak::default());
    let (mut dragon, mut portals) = (None, 0);
    for events in decisions {
        let mut before = might(&table);
        for event in *events {
            match event {
                // What follows in the same decision is the next round's.
                Notice::RoundBegan { .. } => {
                    turn(&mut turning, &table, before);
                    before = might(&table);
                }
                Notice::PortalFound { found } => portals = *found,
                Notice::Called { stands } => {
                    for stand in stands {
                        let (round, foe, icons) = (table.round, stand.foe, count(stand.total));
                        best.see(icons.into(), || Fact::BestFight { round, foe, icons });
                        if let Foe::Dragon(fought) = foe {
                            dragon = Some(Fact::Needed {
                                dragon: fought,
                                needs: table.needs(foe),
                                brought: stand.total,
                                short: stand.short,
                            });
                        }
                    }
                }
                _ => {}
            }
            table.apply(event);
        }
        turn(&mut turning, &table, before);
    }
    if table.ending.is_none() {
        return Vec::new();
    }
    let dragon = dragon.unwrap_or(Fact::NeverMet { portals });
    [best.top(), turning.top(), Some(dragon)]
        .into_iter()
        .flatten()
        .collect()
}

/// The party is as strong as it is now; who comes together at the beginning is no turn.
fn turn(turning: &mut Peak<Fact>, table: &Table, before: i16) {
    let icons = might(table) - before;
    if table.round > 0 {
        let round = table.round;
        turning.see(icons.unsigned_abs().into(), || Fact::TurningPoint {
            round,
            icons,
        });
    }
}

/// All icons of the party and of its equipment, whatever the location changes.
fn might(table: &Table) -> i16 {
    let members = table.party.iter().map(|member| {
        let card = content::hero(member.hero);
        let own = match member.health {
            Health::Healthy => count(card.healthy),
            Health::Hurt => count(card.hurt),
            Health::Gone => 0,
        };
        let gear = member.gear.iter().map(|card| content::gear(card).gives);
        i16::from(own) + gear.map(|gives| i16::from(count(gives))).sum::<i16>()
    });
    members.sum()
}
