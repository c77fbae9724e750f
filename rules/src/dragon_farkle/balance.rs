//! Balance: how often each companion and each magic item is on the side that wins.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Companion, Options};

use super::Table;
use super::cards::{COMPANIONS, ITEMS};
use super::players;
use crate::game::{Game, Status};
use crate::play::{Temper, seed_of};
use crate::rng::GameRng;
use crate::simulate::{Chart, Decider, NotSimulated, Occasion, Report, Simulated, average, share};

/// The dragon as boxed, and the hardest one.
const HEALTHS: [u8; 2] = [3, 5];

impl Simulated for Table {
    const TEMPER: Temper = Temper::Even;

    fn simulate(numbers_of_players: &[u8], games: u32) -> Report {
        report(numbers_of_players, games, &players::decide)
    }

    fn simulate_decided(
        numbers_of_players: &[u8],
        games: u32,
        decide: &Decider<Self>,
    ) -> Result<Report, NotSimulated> {
        Ok(report(numbers_of_players, games, decide))
    }
}

/// Plays this many games for every number of players, against both dragons.
fn report(numbers_of_players: &[u8], games: u32, decide: &Decider<Table>) -> Report {
    let charts = HEALTHS.into_iter().flat_map(|health| {
        let tallies: Vec<Tally> = numbers_of_players
            .iter()
            .map(|players| play_games(*players, health, games, decide))
            .collect();
        charts(health, numbers_of_players, &tallies)
    });
    Report {
        charts: charts.collect(),
    }
}

fn charts(health: u8, numbers_of_players: &[u8], tallies: &[Tally]) -> [Chart; 3] {
    let chart = |title: String, rows: Vec<(String, Vec<String>)>| Chart {
        title: format!("{title}, dragon's health {health}"),
        columns: numbers_of_players
            .iter()
            .map(|players| format!("{players} players"))
            .collect(),
        rows,
    };
    let row = |name: String, figure: &dyn Fn(&Tally) -> String| {
        let figures = tallies.iter().map(figure).collect();
        (name, figures)
    };
    let length = vec![
        row("games".into(), &|tally| tally.games.to_string()),
        row("turns a game".into(), &|tally| average(tally.turns, tally.games)),
        row("first player's share of victories".into(), &|tally| {
            share(tally.first.won, tally.first.had)
        }),
    ];
    let companions = COMPANIONS.iter().map(|companion| {
        row(format!("{companion:?}"), &|tally| {
            decimal(tally.companion(*companion))
        })
    });
    let items = ITEMS.iter().map(|(item, _)| {
        row(format!("{item:?}"), &|tally| {
            decimal(hundredths(&tally.items, *item as usize))
        })
    });
    [
        chart("Length of games".into(), length),
        chart(
            "Victories of those who began with a companion, in relation to the average".into(),
            companions.collect(),
        ),
        chart(
            "Victories of those who owned an item, in relation to the average of those who owned any".into(),
            items.collect(),
        ),
    ]
}

/// How often players had something, and how often they won with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Share {
    had: u32,
    won: u32,
}

impl Share {
    fn count(&mut self, wins: bool) {
        self.had += 1;
        self.won += u32::from(wins);
    }
}

/// What came of many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    games: u32,
    turns: u32,
    first: Share,
    companions: [Share; COMPANIONS.len()],
    items: [Share; ITEMS.len()],
}

impl Tally {
    /// What a companion's victories are in hundredths of the average.
    pub(super) fn companion(&self, companion: Companion) -> u32 {
        hundredths(&self.companions, companion as usize)
    }
}

/// What the victories with one of a kind are in hundredths of the average.
fn hundredths(kind: &[Share], one: usize) -> u32 {
    let had: u64 = kind.iter().map(|share| u64::from(share.had)).sum();
    let won: u64 = kind.iter().map(|share| u64::from(share.won)).sum();
    let even = u64::from(kind[one].had) * won;
    let whole = u64::from(kind[one].won) * had * 100 + even / 2;
    whole.checked_div(even).unwrap_or(0) as u32
}

fn decimal(hundredths: u32) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// Plays this many games.
pub(super) fn play_games(players: u8, health: u8, games: u32, decide: &Decider<Table>) -> Tally {
    let options = Options {
        dragon_health: health,
        first: None,
    };
    let mut tally = Tally::default();
    for number in 0..u64::from(games) {
        play(&options, players, seed_of(number), decide, &mut tally);
    }
    tally
}

/// Plays one game to its end.
fn play(options: &Options, seats: u8, seed: [u8; 32], decide: &Decider<Table>, tally: &mut Tally) {
    let Ok(table) = Table::new(options, seats) else {
        return;
    };
    let mut table = table.open(&mut GameRng::for_decision(seed, 0)).into_table();
    let first = table.to_move;
    let companions: Vec<Companion> = table.players.iter().map(|player| player.companion).collect();
    let mut owned = vec![[false; ITEMS.len()]; usize::from(seats)];
    for decision in 1.. {
        let Status::Awaiting(awaited) = table.status() else {
            break;
        };
        let seat = awaited[0];
        let offers = table.offers(seat);
        let chosen = decide(&Occasion {
            table: &table,
            seat,
            offers: &offers,
            seed,
            decision,
        });
        let intent = &offers[chosen].intent;
        let mut chance = GameRng::for_decision(seed, decision);
        if let Ok(draft) = table.decide(seat, intent, &mut chance) {
            table = draft.into_table();
        }
        for (owned, player) in owned.iter_mut().zip(&table.players) {
            for (item, _) in ITEMS {
                owned[item as usize] |= player.items.has(item);
            }
        }
    }
    tally.games += 1;
    tally.turns += u32::from(table.turn);
    tally.first.count(table.winner == Some(first));
    for ((seat, companion), owned) in (0..).map(Seat).zip(companions).zip(owned) {
        let wins = table.winner == Some(seat);
        tally.companions[companion as usize].count(wins);
        for (item, owned) in tally.items.iter_mut().zip(owned) {
            if owned {
                item.count(wins);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A fifth above or below the average, and what chance adds to so few games.
    #[test]
    fn no_companion_wins_much_more_or_less_often_than_the_others() {
        for (seats, health) in [(2, 3), (4, 3), (5, 5)] {
            let tally = play_games(seats, health, 1_500, &players::decide);
            for companion in COMPANIONS {
                let found = tally.companion(companion);
                assert!(
                    (75..=125).contains(&found),
                    "{companion:?} with {seats} players: {found}"
                );
            }
        }
    }

    #[test]
    fn a_game_ends_after_a_few_turns_of_everybody() {
        for (seats, turns) in [(2, 16..=21), (5, 30..=37)] {
            let tally = play_games(seats, 3, 300, &players::decide);
            assert!(turns.contains(&(tally.turns / tally.games)), "{tally:?}");
        }
    }

    #[test]
    fn the_average_is_that_of_all_who_had_one_of_the_kind() {
        let kind = [Share { had: 10, won: 4 }, Share { had: 30, won: 6 }];
        assert_eq!([0, 1].map(|one| hundredths(&kind, one)), [160, 80]);
        assert_eq!(hundredths(&[Share::default()], 0), 0);
    }
}
