//! Simulations: many rounds of a game between simple players, to see whether its numbers are balanced.

use std::fmt;
use std::ops::RangeInclusive;

use dragonhall_protocol::{GameId, Offer, Seat, for_each_game};
use thiserror::Error;

use crate::any::seats;
use crate::game::Game;
use crate::play::Temper;

/// What a simulation found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its charts.
    pub charts: Vec<Chart>,
}

/// Figures by the number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// What the figures are.
    pub title: String,
    /// The headings of the columns.
    pub columns: Vec<String>,
    /// The rows, each with its name.
    pub rows: Vec<(String, Vec<String>)>,
}

/// Why nothing was simulated.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotSimulated {
    /// The game is not for this many players.
    #[error("this game is for {} to {} players", .0.start(), .0.end())]
    NotForSoMany(RangeInclusive<u8>),
    /// The game has no cards that could be better or worse than others.
    #[error("this game has no cards to be balanced by bots")]
    NoCards,
}

/// A decision in a simulated game.
#[derive(Clone, Copy, Debug)]
pub struct Occasion<'a, G: Game> {
    /// The table as it stands.
    pub table: &'a G,
    /// Who decides.
    pub seat: Seat,
    /// What is offered to that seat.
    pub offers: &'a [Offer<G::Intent, G::Effect>],
    /// The game's seed.
    pub seed: [u8; 32],
    /// The number of the decision.
    pub decision: u64,
}

/// Decides for every seat of a simulated game: the number of the offer that is taken.
pub type Decider<G> = dyn Fn(&Occasion<'_, G>) -> usize;

/// What has to be known of a game to simulate it.
pub trait Simulated: Game {
    /// How players who choose at random come to the end of every game.
    const TEMPER: Temper;

    /// Plays at least this many rounds, or games where rounds are not won or lost, between simple players.
    fn simulate(numbers_of_players: &[u8], rounds: u32) -> Report;

    /// The same between players who decide like this, to see how the cards come out; nothing in a game without cards.
    fn simulate_decided(
        numbers_of_players: &[u8],
        rounds: u32,
        decide: &Decider<Self>,
    ) -> Result<Report, NotSimulated>;
}

/// Plays at least this many rounds, or games where rounds are not won or lost, for one number of players, or for every number that the game is for.
pub fn simulate(game: GameId, players: Option<u8>, rounds: u32) -> Result<Report, NotSimulated> {
    let numbers = numbers_of_players(game, players)?;
    macro_rules! simulated {
        ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
            match game {
                $(GameId::$game => crate::$module::Table::simulate(&numbers, rounds),)+
            }
        };
    }
    Ok(for_each_game!(simulated))
}

/// The one number of players, or every number that the game is for.
pub fn numbers_of_players(game: GameId, players: Option<u8>) -> Result<Vec<u8>, NotSimulated> {
    let allowed = seats(game);
    match players {
        None => Ok(allowed.collect()),
        Some(players) if allowed.contains(&players) => Ok(vec![players]),
        Some(_) => Err(NotSimulated::NotForSoMany(allowed)),
    }
}

/// A share in per cent with a decimal, rounded; a dash of nothing.
pub fn share(part: u32, whole: u32) -> String {
    if whole == 0 {
        return "-".into();
    }
    let tenths = (u64::from(part) * 1_000 + u64::from(whole) / 2) / u64::from(whole);
    format!("{}.{} %", tenths / 10, tenths % 10)
}

/// How much there is of something for each, with a decimal, rounded down; 0.0 of nothing.
pub fn average(sum: u32, each: u32) -> String {
    let tenths = (u64::from(sum) * 10).checked_div(u64::from(each)).unwrap_or(0);
    format!("{}.{}", tenths / 10, tenths % 10)
}

impl Report {
    /// Every chart as comma-separated values: its title in the first column, the heading of the row in the second.
    pub fn csv(&self) -> String {
        let quoted = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
        let line = |first: &str, second: &str, figures: &[String]| {
            let cells = [first, second]
                .into_iter()
                .chain(figures.iter().map(String::as_str));
            cells.map(quoted).collect::<Vec<_>>().join(",") + "\n"
        };
        let lines = self.charts.iter().flat_map(|chart| {
            let head = line("chart", "row", &chart.columns);
            let rows = chart.rows.iter();
            let rows = rows.map(move |(name, figures)| line(&chart.title, name, figures));
            std::iter::once(head).chain(rows)
        });
        lines.collect()
    }
}

/// Every chart as a table in Markdown.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, chart) in self.charts.iter().enumerate() {
            if number > 0 {
                writeln!(f)?;
            }
            writeln!(f, "| {} | {} |", chart.title, chart.columns.join(" | "))?;
            writeln!(f, "| --- |{}", " --: |".repeat(chart.columns.len()))?;
            for (name, figures) in &chart.rows {
                writeln!(f, "| {name} | {} |", figures.join(" | "))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::games;

    #[test]
    fn every_game_has_a_simulation() {
        for info in games() {
            let report = simulate(info.game, Some(info.fewest), 2).unwrap();
            assert!(!report.charts.is_empty(), "{:?}", info.game);
        }
    }

    #[test]
    fn a_report_can_be_read_by_programs() {
        let report = Report {
            charts: vec![Chart {
                title: "Games, \"all\"".into(),
                columns: vec!["2 players".into()],
                rows: vec![("won".into(), vec!["1".into()])],
            }],
        };
        let csv = "\"chart\",\"row\",\"2 players\"\n\"Games, \"\"all\"\"\",\"won\",\"1\"\n";
        assert_eq!(report.csv(), csv);
    }

    #[test]
    fn a_wrong_number_of_players_is_refused() {
        assert_eq!(
            simulate(GameId::Drarkane, Some(7), 1),
            Err(NotSimulated::NotForSoMany(1..=6))
        );
    }

    #[test]
    fn a_report_has_a_column_for_every_number_of_players() {
        let report = simulate(GameId::Drarkane, None, 3).unwrap();
        assert_eq!(report.charts[0].columns.len(), 6);
        assert!(
            report
                .to_string()
                .starts_with("| How rounds end | 1 players | 2 players |")
        );
        let one = simulate(GameId::Drarkane, Some(4), 3).unwrap();
        assert_eq!(one.charts[0].columns, ["4 players"]);
    }

    #[test]
    fn a_game_that_is_won_or_lost_as_a_whole_is_counted_by_games() {
        let report = simulate(GameId::Draghan, Some(2), 3).unwrap();
        let games = ("games".to_owned(), vec!["3".to_owned()]);
        assert!(report.charts.iter().all(|chart| chart.rows.contains(&games)));
    }

    #[test]
    fn shares_are_rounded() {
        assert_eq!(
            [share(1, 3), share(2, 3), share(1, 1), share(0, 0)],
            ["33.3 %", "66.7 %", "100.0 %", "-"]
        );
    }
}
