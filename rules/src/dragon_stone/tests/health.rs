//! How games between random players go, beside the figures of the rulings.

use dragonhall_protocol::games::dragon_stone::{Ending, Kind, Notice, Options, Victory};

use super::Table;
use crate::play::{RandomPlay, Temper, seed_of};

const GAMES: u64 = 300;

/// What was counted in all games.
#[derive(Debug, Default)]
struct Counts {
    turns: u64,
    won_by_first: u64,
    vine: u64,
    water: u64,
    fire: u64,
    none_in_battle: u64,
    draws: u64,
}

fn count() -> Counts {
    let mut counts = Counts::default();
    for number in 0..GAMES {
        let mut play =
            RandomPlay::<Table>::new(&Options::default(), 2, seed_of(number), Temper::Even).unwrap();
        let opening = play.open().events;
        play.by_ref().for_each(drop);
        counts.turns += u64::from(play.table().turn);
        match play.table().ending.as_ref().expect("the game is over") {
            Ending::Drawn { .. } => counts.draws += 1,
            Ending::Won { winner, reasons } => {
                counts.won_by_first += u64::from(opening == [Notice::Opened { first: *winner }]);
                for reason in reasons {
                    match reason {
                        Victory::AllDestroyed { kind: Kind::Vine } => counts.vine += 1,
                        Victory::AllDestroyed { kind: Kind::Water } => counts.water += 1,
                        Victory::AllDestroyed { kind: Kind::Fire } => counts.fire += 1,
                        Victory::NoneInBattle => counts.none_in_battle += 1,
                    }
                }
            }
        }
    }
    counts
}

#[test]
fn random_games_are_as_long_as_fair_and_won_for_the_reasons_that_the_rulings_say() {
    let counts = count();
    let percent = |number: u64| number * 100 / GAMES;
    // Twice the standard error of 300 games, and a little more, on either side of 137 turns, 50.6, 55, 29 and 13 %.
    assert!((125..=149).contains(&(counts.turns / GAMES)), "{counts:?}");
    assert!((44..=57).contains(&percent(counts.won_by_first)), "{counts:?}");
    assert!((48..=62).contains(&percent(counts.fire)), "{counts:?}");
    assert!((23..=35).contains(&percent(counts.water)), "{counts:?}");
    assert!((8..=19).contains(&percent(counts.vine)), "{counts:?}");
    assert!(percent(counts.none_in_battle) <= 4, "{counts:?}");
    assert_eq!(counts.draws, 0, "{counts:?}");
}
