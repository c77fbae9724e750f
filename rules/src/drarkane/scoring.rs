//! Scoring: Contract, Trophy, Terror and Treasure points, and who has the most after three rounds.

use dragonhall_protocol::games::drarkane::{Ending, Line, RoundEnd, RoundSheet, Total};
use dragonhall_protocol::{Outcome, Seat};

use super::champion::Champion;
use super::dragons::{TROPHY, terror};
use super::{Table, objectives, teams, treasures};

/// The Contract points of every trick.
const TRICK: u16 = 4;

/// The round's part of the score sheet.
pub(super) fn sheet(table: &Table, end: RoundEnd) -> RoundSheet {
    let at_stake = terror_of_all(table);
    let lines = (0..table.seats)
        .map(|seat| line(table, Seat(seat), end, at_stake))
        .collect();
    RoundSheet {
        round: table.round,
        end,
        standing: table.zone.iter().map(|standing| standing.dragon).collect(),
        terror: at_stake,
        lines,
    }
}

/// The Terror of all dragons that the seats have defeated in this round.
pub(super) fn terror_of_all(table: &Table) -> u16 {
    let seats = table.champions.iter().take(usize::from(table.seats));
    seats.map(|champion| terror(&champion.dragons)).sum()
}

fn line(table: &Table, seat: Seat, end: RoundEnd, at_stake: u16) -> Line {
    let champion = &table.champions[usize::from(seat.0)];
    let completed = match end {
        RoundEnd::CardsPlayed => treasures::scored(table, seat),
        RoundEnd::SeventhDragon => Vec::new(),
    };
    let completed = objectives::cards(&completed);
    let contract_points = TRICK * u16::from(champion.tricks);
    let trophy_points = u16::from(TROPHY) * champion.dragons.len() as u16;
    let terror_points = terror_points(champion, at_stake);
    let treasure_points = completed.iter().map(|card| u16::from(card.points)).sum();
    Line {
        contract: champion.contract.unwrap_or(0),
        tricks: champion.tricks,
        contract_points,
        trophy_points,
        terror_points,
        treasure_points,
        points: contract_points + trophy_points + terror_points + treasure_points,
        kept: champion.kept.map(objectives::card),
        completed,
    }
}

/// All Terror for a contract that is met, half of it, rounded down, for one that is missed by one trick.
fn terror_points(champion: &Champion, at_stake: u16) -> u16 {
    match champion.contract.unwrap_or(0).abs_diff(champion.tricks) {
        0 => at_stake,
        1 => at_stake / 2,
        _ => 0,
    }
}

/// The points of every player, or of every team, over the scored rounds.
pub(super) fn totals(table: &Table) -> Vec<Total> {
    let points = |seat: &Seat| -> u16 {
        let lines = table
            .sheet
            .iter()
            .filter_map(|round| round.lines.get(usize::from(seat.0)));
        lines.map(|line| line.points).sum()
    };
    teams::sides(table)
        .map(|seats| Total {
            points: seats.iter().map(points).sum(),
            seats,
        })
        .collect()
}

/// The winners after the last round: everybody with the most points.
pub(super) fn ending(table: &Table) -> Ending {
    let totals = totals(table);
    let most = totals.iter().map(|total| total.points).max();
    let mut winners: Vec<Seat> = totals
        .into_iter()
        .filter(|total| Some(total.points) == most)
        .flat_map(|total| total.seats)
        .collect();
    winners.sort_unstable();
    Ending::Won { winners }
}

/// How the game ended for every seat.
pub(super) fn outcome(table: &Table, ending: &Ending) -> Outcome {
    match *ending {
        Ending::Ranked { score, rank } => Outcome::Solo {
            score: score.into(),
            rank: 5 - rank as u8,
        },
        Ending::Won { .. } => {
            let totals = totals(table);
            let points = |seat: Seat| {
                let own = totals.iter().find(|total| total.seats.contains(&seat));
                own.map_or(0, |total| total.points)
            };
            let seats = || (0..table.seats).map(Seat);
            let place = |seat| 1 + seats().filter(|other| points(*other) > points(seat)).count() as u8;
            Outcome::Places {
                places: seats().map(place).collect(),
            }
        }
    }
}
