//! What comes of many rounds: how they end, which dragons fall, which objectives score.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Ending, Options, Rank, RoundEnd, RoundSheet};

use super::Table;
use super::dragons::DRAGONS;
use super::event::Event;
use super::objectives::OBJECTIVES;
use super::players;
use crate::game::{Game, Status};
use crate::play::{Temper, seed_of};
use crate::rng::GameRng;
use crate::simulate::{Chart, Decider, NotSimulated, Occasion, Report, Simulated, share};

/// Every rank, the lowest first.
const RANKS: [Rank; 5] = [
    Rank::BurnedVillager,
    Rank::FlameRunner,
    Rank::ScaleSlayer,
    Rank::ScourgeOfTheSkies,
    Rank::LegendOfDrarkane,
];

impl Simulated for Table {
    const TEMPER: Temper = Temper::Even;

    fn simulate(numbers_of_players: &[u8], rounds: u32) -> Report {
        report(numbers_of_players, rounds, &players::decide)
    }

    fn simulate_decided(
        numbers_of_players: &[u8],
        rounds: u32,
        decide: &Decider<Self>,
    ) -> Result<Report, NotSimulated> {
        Ok(report(numbers_of_players, rounds, decide))
    }
}

/// Plays at least this many rounds for every number of players, with Treasures where they are allowed.
fn report(numbers_of_players: &[u8], rounds: u32, decide: &Decider<Table>) -> Report {
    let tallies: Vec<(u8, Tally)> = numbers_of_players
        .iter()
        .map(|seats| (*seats, play_rounds(*seats, rounds, decide)))
        .collect();
    let titles: Vec<String> = tallies
        .iter()
        .map(|(seats, _)| format!("{seats} players"))
        .collect();
    let chart = |title: &str, rows: Vec<(String, Vec<String>)>| Chart {
        title: title.into(),
        columns: titles.clone(),
        rows,
    };
    let row = |name: String, figure: &dyn Fn(&Tally) -> String| {
        let figures = tallies.iter().map(|(_, tally)| figure(tally)).collect();
        (name, figures)
    };
    let endings = vec![
        row("rounds".into(), &|tally| tally.rounds.to_string()),
        row("seventh dragon".into(), &|tally| {
            share(tally.sevenths, tally.rounds)
        }),
        row("of these after the first trick".into(), &|tally| {
            share(tally.after_first_trick, tally.rounds)
        }),
        row("contracts met".into(), &|tally| share(tally.met, tally.contracts)),
        row("contracts missed by one".into(), &|tally| {
            share(tally.missed_by_one, tally.contracts)
        }),
    ];
    let ranks = RANKS.iter().map(|rank| {
        row(format!("{rank:?}"), &|tally| {
            share(tally.ranks[*rank as usize], tally.fights)
        })
    });
    let dragons = DRAGONS.iter().map(|card| {
        let place = card.dragon as usize;
        row(format!("{:?}", card.dragon), &|tally| {
            share(tally.beaten[place], tally.revealed[place])
        })
    });
    let objectives = OBJECTIVES.iter().map(|card| {
        let place = card.objective as usize;
        row(format!("{:?}", card.objective), &|tally| {
            share(tally.scored[place], tally.in_play[place])
        })
    });
    Report {
        charts: vec![
            chart("How rounds end", endings),
            chart("Ranks against the Demon", ranks.collect()),
            chart(
                "Dragons defeated by players, of those revealed",
                dragons.collect(),
            ),
            chart(
                "Rounds in which an objective scored, of those it was in play",
                objectives.collect(),
            ),
        ],
    }
}

/// What happened in many rounds.
#[derive(Debug, Default)]
struct Tally {
    rounds: u32,
    sevenths: u32,
    after_first_trick: u32,
    contracts: u32,
    met: u32,
    missed_by_one: u32,
    fights: u32,
    ranks: [u32; 5],
    revealed: [u32; 20],
    beaten: [u32; 20],
    in_play: [u32; 20],
    scored: [u32; 20],
}

fn play_rounds(seats: u8, rounds: u32, decide: &Decider<Table>) -> Tally {
    let options = Options {
        treasures: seats > 1,
        teams: false,
        first: None,
    };
    let mut tally = Tally::default();
    for number in 0.. {
        if tally.rounds >= rounds {
            break;
        }
        play_game(&options, seats, seed_of(number), decide, &mut tally);
    }
    tally
}

fn play_game(options: &Options, seats: u8, seed: [u8; 32], decide: &Decider<Table>, tally: &mut Tally) {
    let Ok(mut table) = Table::new(options, seats) else {
        return;
    };
    let mut happened = table.open(&mut GameRng::for_decision(seed, 0));
    for decision in 1.. {
        for event in happened.events() {
            tally.count(&table, event);
            table.apply(event);
        }
        let Status::Awaiting(awaited) = table.status() else {
            return;
        };
        let seat = awaited.first().copied().unwrap_or(Seat(0));
        let mut offers = table.offers(seat);
        let chosen = decide(&Occasion {
            table: &table,
            seat,
            offers: &offers,
            seed,
            decision,
        });
        let intent = offers.swap_remove(chosen).intent;
        let mut rng = GameRng::for_decision(seed, decision);
        let Ok(draft) = table.decide(seat, &intent, &mut rng) else {
            return;
        };
        happened = draft;
    }
}

impl Tally {
    /// Counts an event before it happens to the table.
    fn count(&mut self, table: &Table, event: &Event) {
        match event {
            Event::RoundBegan { zone, .. } => {
                zone.iter()
                    .for_each(|dragon| self.revealed[*dragon as usize] += 1);
            }
            Event::Revealed { dragon, .. } => self.revealed[*dragon as usize] += 1,
            Event::Defeated { by, dragon } if table.index(*by) < usize::from(table.seats) => {
                self.beaten[*dragon as usize] += 1;
            }
            Event::RoundScored { sheet } => {
                self.rounds += 1;
                if sheet.end == RoundEnd::SeventhDragon {
                    self.sevenths += 1;
                    self.after_first_trick += u32::from(table.trick.number == 2);
                }
                for line in &sheet.lines {
                    self.contracts += 1;
                    self.met += u32::from(line.contract == line.tricks);
                    self.missed_by_one += u32::from(line.contract.abs_diff(line.tricks) == 1);
                }
                self.count_objectives(table, sheet);
            }
            Event::Ended {
                ending: Ending::Ranked { rank, .. },
            } => {
                self.rounds += 1;
                self.fights += 1;
                self.sevenths += u32::from(table.zone.len() >= super::rounds::SEVENTH);
                self.ranks[*rank as usize] += 1;
            }
            _ => {}
        }
    }

    fn count_objectives(&mut self, table: &Table, sheet: &RoundSheet) {
        let kept = table.champions.iter().filter_map(|champion| champion.kept);
        let completed = table
            .champions
            .iter()
            .flat_map(|champion| champion.completed.iter().copied());
        let mut in_play: Vec<_> = kept
            .chain(completed)
            .chain(table.treasure_zone.iter().copied())
            .collect();
        let mut scored: Vec<_> = sheet
            .lines
            .iter()
            .flat_map(|line| line.completed.iter().map(|card| card.objective))
            .collect();
        for objectives in [&mut in_play, &mut scored] {
            objectives.sort_unstable();
            objectives.dedup();
        }
        in_play
            .iter()
            .for_each(|objective| self.in_play[*objective as usize] += 1);
        scored
            .iter()
            .for_each(|objective| self.scored[*objective as usize] += 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simple_players_play_every_number_of_players_to_the_end() {
        for seats in 1..=6 {
            let tally = play_rounds(seats, 6, &players::decide);
            assert!(tally.rounds >= 6, "{seats}: {tally:?}");
            assert!(tally.beaten.iter().sum::<u32>() > 0, "{seats}: {tally:?}");
        }
    }

    /// Whether a share over 2,000 rounds is at most five points from the expected one, in tenths of a point.
    fn is_expected(part: u32, whole: u32, expected: u32) -> bool {
        (part * 1_000 / whole).abs_diff(expected * 10) <= 50
    }

    fn seventh_dragon_comes(seats: u8, expected: u32) -> Tally {
        let tally = play_rounds(seats, 2_000, &players::decide);
        assert!(is_expected(tally.sevenths, tally.rounds, expected), "{tally:?}");
        tally
    }

    #[test]
    fn the_seventh_dragon_ends_12_rounds_in_100_with_the_fallen_king() {
        seventh_dragon_comes(2, 12);
    }

    #[test]
    fn the_seventh_dragon_ends_28_rounds_in_100_of_three_players() {
        seventh_dragon_comes(3, 28);
    }

    #[test]
    fn the_seventh_dragon_ends_24_rounds_in_100_of_four_players() {
        seventh_dragon_comes(4, 24);
    }

    #[test]
    fn the_seventh_dragon_ends_22_rounds_in_100_of_five_players() {
        seventh_dragon_comes(5, 22);
    }

    #[test]
    fn the_seventh_dragon_ends_27_rounds_in_100_of_six_players_and_11_after_the_first_trick() {
        let tally = seventh_dragon_comes(6, 27);
        assert!(
            is_expected(tally.after_first_trick, tally.rounds, 11),
            "{tally:?}"
        );
    }

    #[test]
    fn fights_with_the_demon_are_ranked_50_25_18_6_and_1_in_100() {
        let tally = play_rounds(1, 2_000, &players::decide);
        for (found, expected) in tally.ranks.into_iter().zip([50, 25, 18, 6, 1]) {
            assert!(is_expected(found, tally.fights, expected), "{:?}", tally.ranks);
        }
    }
}
