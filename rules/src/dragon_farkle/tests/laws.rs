//! Dragon Farkle keeps the laws of every game.

use dragonhall_protocol::games::dragon_farkle::{Effect, Notice, Options, Settlement};

use super::super::{Event, Table};
use crate::game::Game;
use crate::laws::Trial;
use crate::play::seed_of;

/// Random players need many turns to gather 5,000 soldiers.
const MOST_DECISIONS: u64 = 10_000;

/// Whoever always stops with the first set gathers few at a time, and loses many where a march fails.
const MOST_QUIET_DECISIONS: u64 = 10_000;

fn keeps_the_laws(seats: u8) {
    for dragon_health in 3..=5 {
        let trial = Trial::<Table> {
            options: Options {
                dragon_health,
                first: None,
            },
            seats,
            most_decisions: MOST_DECISIONS,
            effect_is_true,
        };
        for number in 0..2 {
            let kept = trial
                .run(seed_of(number))
                .unwrap_or_else(|broken| panic!("health {dragon_health}, seed {number}: {broken}"));
            assert!(kept.decisions > 50 && kept.refused > 100, "{kept:?}");
        }
        for number in 0..20 {
            let quiet = trial.ends_quietly(seed_of(number), MOST_QUIET_DECISIONS);
            quiet.unwrap_or_else(|broken| panic!("health {dragon_health}, seed {number}: {broken}"));
        }
    }
}

#[test]
fn two_players_keep_the_laws_of_every_game() {
    keeps_the_laws(2);
}

#[test]
fn three_players_keep_the_laws_of_every_game() {
    keeps_the_laws(3);
}

#[test]
fn four_players_keep_the_laws_of_every_game() {
    keeps_the_laws(4);
}

#[test]
fn five_players_keep_the_laws_of_every_game() {
    keeps_the_laws(5);
}

/// Whether the events at this table were what the effect had said, from the events and the tables alone.
pub(crate) fn effect_is_true(table: &Table, effect: &Effect, events: &[Event]) -> bool {
    let mut after = table.clone();
    events.iter().for_each(|event| after.apply(event));
    let notices: Vec<&Notice> = events
        .iter()
        .filter_map(|event| match event {
            Event::Seen(notice) => Some(notice),
            _ => None,
        })
        .collect();
    let rolled = notices.iter().find_map(|notice| match notice {
        Notice::Rolled { dice, .. } => Some(dice.len() as u8),
        _ => None,
    });
    let left_keep = notices
        .iter()
        .any(|notice| matches!(notice, Notice::LeftKeep { .. }));
    let army = |seat: dragonhall_protocol::Seat| after.player(seat).army;
    let drew_aside = events
        .iter()
        .any(|event| matches!(event, Event::Drew { aside: true, .. }));
    let lost_aside = events
        .iter()
        .map(|event| match event {
            Event::Discarded {
                items, aside: true, ..
            } => items.len() as u8,
            _ => 0,
        })
        .sum::<u8>();
    let settled = notices.iter().find_map(|notice| match notice {
        Notice::Settled(settlement) => Some(settlement),
        _ => None,
    });
    let slain = notices
        .iter()
        .any(|notice| matches!(notice, Notice::DragonSlain { .. }));
    match (effect, notices.first()) {
        (
            Effect::Recruit {
                dice, leaves_keep, ..
            },
            _,
        ) => {
            let recruits = notices
                .iter()
                .any(|notice| matches!(notice, Notice::Recruiting { .. }));
            recruits && rolled == Some(*dice) && left_keep == *leaves_keep
        }
        (
            Effect::Brawl {
                seat,
                dice,
                leaves_keep,
                ..
            },
            _,
        ) => {
            let brawls = notices
                .iter()
                .any(|notice| matches!(notice, Notice::Brawling { defender, .. } if defender == seat));
            brawls && rolled == Some(*dice) && left_keep == *leaves_keep
        }
        (Effect::FinalBattle { dice, wounds, .. }, Some(Notice::Battling { wounds: found, .. })) => {
            wounds == found && rolled == Some(*dice)
        }
        (
            Effect::SetAside {
                soldiers,
                eaten,
                draws,
                score,
                next,
                ..
            },
            Some(Notice::SetAside {
                soldiers: brought,
                eaten: lost,
                ..
            }),
        ) => {
            let super::super::Pending::Acting(action) = &after.stage else {
                return false;
            };
            soldiers == brought
                && eaten == lost
                && *draws == drew_aside
                && *score == action.rolling().score
                && *next == action.rolling().next
        }
        (
            Effect::Roll {
                dice, event: true, ..
            },
            Some(Notice::Rolled { .. } | Notice::SecondWind { .. }),
        ) => rolled == Some(*dice),
        (
            Effect::Roll {
                dice: 1,
                event: false,
                ..
            },
            Some(Notice::DieRerolled { .. }),
        )
        | (
            Effect::Roll {
                dice: 0, event: true, ..
            },
            Some(Notice::EventRerolled { .. }),
        ) => true,
        (
            Effect::Recruited {
                soldiers,
                bonus,
                army: expected,
                ..
            },
            Some(Notice::Recruited {
                seat,
                soldiers: joined,
                bonus: added,
            }),
        ) => soldiers == joined && bonus == added && *expected == army(*seat),
        (
            Effect::Attacked { score, bonus, .. },
            Some(Notice::Attacked {
                score: total,
                bonus: added,
                ..
            }),
        ) => bonus == added && score + bonus == *total,
        (Effect::Defended(expected), Some(Notice::Settled(settlement))) => agree(expected, settlement),
        (
            Effect::Farkled {
                soldiers,
                kept,
                items,
                brawl,
            },
            Some(Notice::Farkled {
                soldiers: lost,
                kept: saved,
                ..
            }),
        ) => {
            let brawl_agrees = match (brawl, settled) {
                (Some(expected), Some(settlement)) => agree(expected, settlement),
                (None, None) => true,
                (Some(_), None) | (None, Some(_)) => false,
            };
            soldiers == lost && kept == saved && brawl_agrees && *items <= lost_aside
        }
        (
            Effect::Fought {
                damage,
                wounds,
                wins,
                soldiers,
                army: expected,
                next,
            },
            Some(Notice::Fought {
                seat,
                damage: done,
                wounds: now,
                soldiers: lost,
                ..
            }),
        ) => {
            damage == done
                && wounds == now
                && *wins == slain
                && soldiers == lost
                && *expected == army(*seat)
                && rolled.unwrap_or(0) == *next
        }
        (Effect::Repelled { .. }, Some(Notice::Farkled { .. })) => {
            table.turn != after.turn || after.stage == super::super::Pending::Keeping
        }
        (
            Effect::DieTurned { from, to, farkle, .. },
            Some(Notice::DieTurned {
                from: showed,
                to: shows,
                ..
            }),
        ) => from == showed && to == shows && *farkle == farkles(&after),
        (
            Effect::EventTurned { to, farkle, .. },
            Some(Notice::HornBlown { .. } | Notice::DragonTamed { .. }),
        ) => {
            let event = after.waiting_roll().map(|(_, roll)| roll.event);
            event == Some(*to) && *farkle == farkles(&after)
        }
        (Effect::ScoreRaised { by, .. }, Some(Notice::BannerRaised { by: added, .. })) => by == added,
        (Effect::Struck { wounds, wins }, Some(Notice::Struck { wounds: now, .. })) => {
            wounds == now && *wins == slain
        }
        (Effect::Vanished { wounds }, Some(Notice::Vanished { seat, .. })) => {
            after.player(*seat).wounds == *wounds && after.player(*seat).in_keep
        }
        (Effect::Baited { seat }, Some(Notice::Baited { target, .. })) => seat == target,
        (
            Effect::Reinforced {
                soldiers,
                army: expected,
            },
            Some(Notice::ChestOpened {
                seat,
                soldiers: joined,
            }),
        ) => soldiers == joined && *expected == army(*seat),
        (Effect::Cloaked, Some(Notice::Cloaked { .. })) => true,
        (Effect::Stolen { seat, among }, None) => {
            let before = table.player(*seat).items.len();
            before == *among && after.player(*seat).items.len() + 1 == before
        }
        (
            Effect::Scared {
                seat,
                soldiers,
                army: expected,
            },
            Some(Notice::Scared {
                target,
                soldiers: deserted,
                ..
            }),
        ) => seat == target && soldiers == deserted && *expected == army(*seat),
        (Effect::Kept { discarded }, _) => matches!(
            events.first(),
            Some(Event::Discarded { items, aside: false, .. }) if items == discarded
        ),
        _ => false,
    }
}

/// Whether a settlement came as it was foretold; nobody foretells another's Mirror Shield.
fn agree(foretold: &Settlement, settled: &Settlement) -> bool {
    let shielded = settled.shield && !foretold.shield;
    let scores = (foretold.attack, foretold.defence, foretold.winner, foretold.bonus)
        == (settled.attack, settled.defence, settled.winner, settled.bonus);
    scores && (shielded || foretold == settled)
}

fn farkles(table: &Table) -> bool {
    table
        .waiting_roll()
        .is_some_and(|(action, roll)| action.farkles(roll))
}
