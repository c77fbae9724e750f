//! How games between random players end: who wins, by what, after how many turns.

use dragonhall_protocol::games::dragon_stone::{Ending, Kind, Victory};

use super::Table;
use crate::play::{RandomPlay, Temper, seed_of};
use crate::simulate::{Chart, Decider, NotSimulated, Report, Simulated, average, share};

/// What came of many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tally {
    games: u32,
    turns: u32,
    first: u32,
    drawn: u32,
    none_in_battle: u32,
    /// By the kind that was destroyed.
    destroyed: [u32; 3],
}

const KINDS: [Kind; 3] = [Kind::Fire, Kind::Water, Kind::Vine];

impl Simulated for Table {
    const TEMPER: Temper = Temper::Even;

    fn simulate(_numbers_of_players: &[u8], games: u32) -> Report {
        let mut tally = Tally::default();
        for number in 0..u64::from(games) {
            play(seed_of(number), &mut tally);
        }
        let row = |name: &str, part: u32| (name.to_owned(), vec![share(part, tally.games)]);
        let mut rows = vec![
            ("games".into(), vec![tally.games.to_string()]),
            ("turns a game".into(), vec![average(tally.turns, tally.games)]),
            row("won by the first player", tally.first),
        ];
        let destroyed = KINDS.iter().zip(tally.destroyed);
        rows.extend(destroyed.map(|(kind, won)| row(&format!("won by destroying all {kind:?}"), won)));
        rows.push(row("won against no stone in battle", tally.none_in_battle));
        rows.push(row("drawn", tally.drawn));
        Report {
            charts: vec![Chart {
                title: "How games end".into(),
                columns: vec!["2 players".into()],
                rows,
            }],
        }
    }

    fn simulate_decided(_: &[u8], _: u32, _: &Decider<Self>) -> Result<Report, NotSimulated> {
        Err(NotSimulated::NoCards)
    }
}

fn play(seed: [u8; 32], tally: &mut Tally) {
    let Ok(mut game) = RandomPlay::<Table>::new(&Default::default(), 2, seed, Table::TEMPER) else {
        return;
    };
    game.open();
    let first = game.table().to_move;
    while game.next().is_some() {}
    let table = game.table();
    tally.games += 1;
    tally.turns += u32::from(table.turn);
    match &table.ending {
        None => {}
        Some(Ending::Drawn { .. }) => tally.drawn += 1,
        Some(Ending::Won { winner, reasons }) => {
            tally.first += u32::from(*winner == first);
            for reason in reasons {
                match reason {
                    Victory::NoneInBattle => tally.none_in_battle += 1,
                    Victory::AllDestroyed { kind } => {
                        let place = KINDS.iter().position(|other| other == kind);
                        tally.destroyed[place.unwrap_or(0)] += 1;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_player_is_ahead_at_the_start_and_fire_decides_most_games() {
        let mut tally = Tally::default();
        (0..500).for_each(|number| play(seed_of(number), &mut tally));
        assert!((215..=285).contains(&tally.first), "{tally:?}");
        assert!((120..=155).contains(&(tally.turns / tally.games)), "{tally:?}");
        let [fire, water, vine] = tally.destroyed;
        assert!(
            fire > water && water > vine && vine > tally.none_in_battle,
            "{tally:?}"
        );
        assert!(tally.drawn < 5, "{tally:?}");
    }
}
