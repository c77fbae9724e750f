//! What the table asks for, and of whom.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Character, Foe, Harm, Hero, Phase, Pick as PickSeen, Stage};

use super::seats::Seats;
use super::{Pick, Table, carrying, content, gold, market, planning};

/// The seats that the table waits for; one that has nothing left to do is never among them.
pub(super) fn awaited(table: &Table) -> Vec<Seat> {
    match table.phase {
        Phase::Choosing => {
            let undecided = (0..).map(Character).zip(&table.picks);
            let seats: Seats = undecided
                .filter(|(_, pick)| **pick == Pick::Undecided)
                .map(|(character, _)| table.seat_of(character))
                .collect();
            seats.iter().collect()
        }
        Phase::Planning => {
            let waiting: Vec<Seat> = planning::waiting(table).collect();
            if waiting.is_empty() {
                vec![table.active_seat()]
            } else {
                waiting
            }
        }
        Phase::Market => market::waiting(table).collect(),
        Phase::Carrying => {
            let overloads = carrying::overloads(table);
            let seats: Seats = overloads
                .map(|overload| table.seat_of(overload.character))
                .collect();
            seats.iter().collect()
        }
        Phase::EarlyHealing
        | Phase::OddCoins
        | Phase::Replacing
        | Phase::Sharing
        | Phase::LateHealing
        | Phase::Travelling => vec![table.active_seat()],
    }
}

/// What the table asks for, with what belongs to it.
pub(super) fn stage(table: &Table) -> Stage {
    if table.ending.is_some() {
        return Stage::Over;
    }
    match table.phase {
        Phase::Choosing => Stage::Choosing { picks: picks(table) },
        Phase::EarlyHealing => Stage::EarlyHealing,
        Phase::Planning => planning_stage(table),
        Phase::OddCoins => match table.odd_coins {
            Some(odd) => Stage::OddCoins {
                monster: odd.monster,
                coins: odd.coins,
                among: gold::among(table).collect(),
            },
            None => Stage::Over,
        },
        Phase::Replacing => Stage::Replacing {
            character: table.active,
        },
        Phase::Market => Stage::Market {
            done: table.done.iter().collect(),
            waiting: market::waiting(table).collect(),
        },
        Phase::Sharing => Stage::Sharing,
        Phase::LateHealing => Stage::LateHealing,
        Phase::Carrying => Stage::Carrying {
            overloads: carrying::overloads(table).collect(),
        },
        Phase::Travelling => Stage::Travelling,
    }
}

fn picks(table: &Table) -> Vec<PickSeen> {
    (0..)
        .map(Character)
        .zip(&table.picks)
        .map(|(character, pick)| PickSeen {
            character,
            seat: table.seat_of(character),
            hero: chosen(*pick),
            card: chosen(*pick).map(content::hero),
            open: *pick == Pick::Open,
        })
        .collect()
}

fn chosen(pick: Pick) -> Option<Hero> {
    match pick {
        Pick::Chosen(hero) => Some(hero),
        Pick::Undecided | Pick::Open => None,
    }
}

fn planning_stage(table: &Table) -> Stage {
    let some_monster = table
        .foes
        .iter()
        .any(|fighter| matches!(fighter.foe, Foe::Monster(_)));
    Stage::Planning {
        plan: table.plan,
        ready: table.ready.iter().collect(),
        waiting: planning::waiting(table).collect(),
        forbidden: planning::may_call(table).err(),
        forecast: table.forecast(),
        at_stake: if some_monster { table.harm() } else { Harm::None },
    }
}
