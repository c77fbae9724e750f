//! What a finished game is remembered for.

use dragonhall_protocol::games::drarkane::{Dragon, Fact, Player, RoundEnd, Variant};

use super::dragons::terror;
use super::event::Event;
use super::rounds::SEVENTH;
use super::{Table, scoring, setup, teams};
use crate::facts::{Peak, swing};
use crate::game::Game;

/// A trick that was won, and what fell by it.
#[derive(Clone)]
struct Won {
    player: Player,
    round: u8,
    trick: u16,
    dragons: Vec<Dragon>,
}

/// The best trick, the turning point and how close the dragons came.
pub(super) fn facts(set_up: &Table, decisions: &[&[Event]]) -> Vec<Fact> {
    let mut table = set_up.clone();
    let (mut best, mut turning, mut closest) = (Peak::default(), Peak::default(), Peak::default());
    // The trick of which the table speaks until the next one is won; its number is taken before it is closed.
    let mut won: Option<Won> = None;
    for events in decisions {
        let before = standing(&table);
        for event in *events {
            match (event, &mut won) {
                (Event::TrickWon { winning }, won) => {
                    *won = Some(Won {
                        player: winning.player,
                        round: table.round,
                        trick: table.trick.number,
                        dragons: Vec::new(),
                    });
                }
                (Event::Defeated { dragon, .. }, Some(won)) => {
                    won.dragons.push(*dragon);
                    best.see(u32::from(terror(&won.dragons)), || won.clone());
                }
                _ => {}
            }
            table.apply(event);
            closest.see(table.zone.len() as u32, || Fact::Needed {
                round: table.round,
                missing: SEVENTH.saturating_sub(table.zone.len()) as u8,
            });
        }
        if let Some(won) = &won {
            let lead = swing(&before, &standing(&table));
            turning.see(lead, || Fact::TurningPoint {
                player: won.player,
                round: won.round,
                trick: won.trick,
                lead: u16::try_from(lead).unwrap_or(u16::MAX),
            });
        }
    }
    if table.ending.is_none() {
        return Vec::new();
    }
    let best = best.top().map(|won: Won| Fact::BestTrick {
        player: won.player,
        round: won.round,
        trick: won.trick,
        terror: terror(&won.dragons),
        dragons: won.dragons,
    });
    [best, turning.top(), closest.top()]
        .into_iter()
        .flatten()
        .collect()
}

/// How the sides stand: the points of the scored rounds and those of this one as if it ended now, without Treasures;
/// against the Demon, the Terror of both.
fn standing(table: &Table) -> Vec<i32> {
    if setup::variant(table.seats) == Variant::Demon {
        let dragons = table.champions.iter().map(|champion| &champion.dragons);
        return dragons.map(|dragons| i32::from(terror(dragons))).collect();
    }
    let is_scored = table.sheet.last().is_some_and(|sheet| sheet.round == table.round);
    let now = (!is_scored).then(|| scoring::sheet(table, RoundEnd::SeventhDragon));
    let rounds: Vec<_> = table.sheet.iter().chain(&now).collect();
    teams::sides(table)
        .map(|seats| {
            let lines = rounds.iter().flat_map(|sheet| {
                let of = |seat: &dragonhall_protocol::Seat| sheet.lines.get(usize::from(seat.0));
                seats.iter().filter_map(of)
            });
            lines.map(|line| i32::from(line.points)).sum()
        })
        .collect()
}
