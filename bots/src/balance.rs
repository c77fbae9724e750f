//! How the cards of the games come out between bots; a spot check, since bots take their time.

use dragonhall_protocol::{GameId, Level};
use dragonhall_rules::simulate::{NotSimulated, Occasion, Report, numbers_of_players};
use dragonhall_rules::{draghan, dragon_farkle, drarkane};

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
    match game {
        GameId::DragonStone => Err(NotSimulated::NoCards),
        GameId::DragonFarkle => Ok(dragon_farkle::balance::simulate(
            &numbers,
            rounds,
            &move |occasion| decide(occasion, level),
        )),
        GameId::Drarkane => Ok(drarkane::balance::simulate(&numbers, rounds, &move |occasion| {
            decide(occasion, level)
        })),
        GameId::Draghan => Ok(draghan::balance::simulate_decided(
            &numbers,
            rounds,
            &move |occasion| decide(occasion, level),
        )),
    }
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
    fn bots_play_the_games_whose_cards_are_to_be_balanced() {
        for game in [GameId::DragonFarkle, GameId::Drarkane, GameId::Draghan] {
            let report = simulate(game, Some(2), 1, Level::Easy).unwrap();
            let counts = &report.charts[0].rows;
            assert!(counts.iter().any(|(_, figures)| figures[0] != "0"), "{report}");
        }
    }

    #[test]
    fn dragon_stone_has_no_cards() {
        let answer = simulate(GameId::DragonStone, None, 1, Level::Easy);
        assert_eq!(answer, Err(NotSimulated::NoCards));
    }
}
