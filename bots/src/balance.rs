//! How the cards of the games come out between bots; a spot check, since bots take their time.

use dragonhall_protocol::{GameId, Level, for_each_game};
use dragonhall_rules::simulate::{NotSimulated, Occasion, Report, Simulated, numbers_of_players};

use crate::insight::Insight;
use crate::play::think;

/// Plays at least this many rounds, or games where rounds are not won or lost, between bots of this level, for one
/// number of players or for every number that the game is for.
pub fn simulate(
    game: GameId,
    players: Option<u8>,
    rounds: u32,
    level: Level,
) -> Result<Report, NotSimulated> {
    let numbers = numbers_of_players(game, players)?;
    macro_rules! decided {
        ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
            match game {
                $(GameId::$game => dragonhall_rules::$module::Table::simulate_decided(
                    &numbers,
                    rounds,
                    &move |occasion| decide(occasion, level),
                ),)+
            }
        };
    }
    for_each_game!(decided)
}

/// What a bot of this level decides, by what its seat sees.
fn decide<G: Insight>(occasion: &Occasion<'_, G>, level: Level) -> usize {
    let Occasion {
        table,
        seat,
        offers,
        seed,
        decision,
    } = occasion;
    think(*table, offers, *seat, G::tables(level), *seed, *decision).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_play_every_game_that_has_cards_to_be_balanced() {
        let mut played = 0;
        for game in GameId::ALL {
            match simulate(game, Some(2), 1, Level::Easy) {
                Ok(report) => {
                    let counts = &report.charts[0].rows;
                    assert!(counts.iter().any(|(_, figures)| figures[0] != "0"), "{report}");
                    played += 1;
                }
                Err(why) => assert_eq!(why, NotSimulated::NoCards, "{game}"),
            }
        }
        assert!(played >= 3, "{played} games");
    }
}
