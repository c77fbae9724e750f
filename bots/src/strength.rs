//! How strong the bots are: contests against weaker players, played until the result is certain.

mod certainty;
pub(crate) mod contests;

use std::thread;

use dragonhall_protocol::GameId;
use dragonhall_rules::simulate::{Chart, Report};

use self::certainty::{Certainty, Interval};
pub use self::contests::{Contest, Contested, contests};

/// What came of a contest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding {
    /// How many games were played.
    pub games: u32,
    /// The average result.
    pub average: f64,
    /// Where the true average lies, at any moment that one stops, 95 times of 100.
    pub interval: Interval,
}

/// Plays a contest until the whole interval is on one side of the target, or for this many games.
///
/// The games are numbered and counted in order, so that the finding does not depend on the number of threads.
pub fn measure(contest: &Contest, most: u32, threads: usize) -> Finding {
    let mut certainty = Certainty::new(contest.ends);
    let mut numbers = 0..u64::from(most);
    loop {
        let batch: Vec<u64> = numbers.by_ref().take(threads.max(1)).collect();
        let results: Vec<f64> = thread::scope(|scope| {
            let games: Vec<_> = batch
                .iter()
                .map(|number| scope.spawn(|| (contest.play)(*number)))
                .collect();
            games.into_iter().filter_map(|game| game.join().ok()).collect()
        });
        for result in &results {
            certainty.count(*result);
            if certainty.decides(contest.target) {
                return certainty.finding();
            }
        }
        if results.len() < threads.max(1) {
            return certainty.finding();
        }
    }
}

/// Measures every contest of a game.
pub fn report(game: GameId, most: u32, threads: usize) -> Report {
    let rows = contests(game).into_iter().map(|contest| {
        let finding = measure(&contest, most, threads);
        (contest.name.to_owned(), row(&contest, &finding))
    });
    Report {
        charts: vec![Chart {
            title: "Contest".into(),
            columns: ["games", "average", "at least", "at most", "target", "verdict"]
                .map(String::from)
                .to_vec(),
            rows: rows.collect(),
        }],
    }
}

fn row(contest: &Contest, finding: &Finding) -> Vec<String> {
    let Interval { low, high } = finding.interval;
    let verdict = if low >= contest.target {
        "met"
    } else if high < contest.target {
        "missed"
    } else {
        "not certain"
    };
    let figure = |value: f64| format!("{value:.3}");
    vec![
        finding.games.to_string(),
        figure(finding.average),
        figure(low),
        figure(high),
        figure(contest.target),
        verdict.into(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seven of ten games are won.
    const COINS: Contest = Contest {
        name: "coins",
        target: 0.5,
        ends: [0.0, 1.0],
        play: |number| f64::from(u8::from(number * 7 % 10 < 7)),
    };

    #[test]
    fn a_contest_ends_when_it_is_certain_and_not_before() {
        let finding = measure(&COINS, 10_000, 2);
        assert!(finding.interval.low >= COINS.target);
        assert!((20..300).contains(&finding.games), "{finding:?}");
        let shorter = measure(&COINS, finding.games - 1, 2);
        assert!(shorter.interval.low < COINS.target);
        assert_eq!(shorter.games, finding.games - 1);
    }

    #[test]
    fn the_number_of_threads_does_not_matter() {
        assert_eq!(measure(&COINS, 10_000, 1), measure(&COINS, 10_000, 7));
    }

    #[test]
    fn every_game_has_a_contest() {
        for game in GameId::ALL {
            assert!(!contests(game).is_empty(), "{game}");
        }
    }

    #[test]
    fn a_verdict_follows_the_interval() {
        let verdict = |low, high| {
            let interval = Interval { low, high };
            let finding = Finding {
                games: 1,
                average: low,
                interval,
            };
            row(&COINS, &finding).pop()
        };
        assert_eq!(verdict(0.5, 0.9).as_deref(), Some("met"));
        assert_eq!(verdict(0.4, 0.6).as_deref(), Some("not certain"));
        assert_eq!(verdict(0.1, 0.4).as_deref(), Some("missed"));
    }
}
