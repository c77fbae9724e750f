//! What holds for the bots of every game.

use std::sync::atomic::AtomicBool;

use dragonhall_protocol::{Level, Seat, for_each_game};
use dragonhall_rules::dragon_stone::Table as Stone;
use dragonhall_rules::drarkane::Table as Drarkane;
use dragonhall_rules::play::seed_of;
use dragonhall_rules::{Game, GameRng, Listed, Status, Viewer};

use crate::choose;
use crate::insight::Insight;
use crate::play::{Player, play, watch};
use crate::search;

/// Plays whole games of bots that hardly think, one in every seat.
pub(crate) fn bots_play_to_the_end<G: Insight>(
    options: &G::Options,
    numbers_of_players: impl Iterator<Item = u8>,
) {
    for players in numbers_of_players {
        let bots = vec![Player::Imagining(3); usize::from(players)];
        let table: Option<G> = play(options, &bots, seed_of(u64::from(players)));
        let status = table.map(|table| table.status());
        assert!(
            matches!(status, Some(Status::Finished(_))),
            "{players} players: {status:?}"
        );
    }
}

/// Some tables of a game between simple players, with the seat that decides there.
fn some_tables<G: Insight>(players: u8, every: usize) -> Vec<(G, Seat)> {
    let mut tables = Vec::new();
    let simple = vec![Player::Simple; usize::from(players)];
    watch::<G>(
        &G::Options::default(),
        &simple,
        seed_of(5),
        |table, seat, offers| {
            if offers.len() > 1 {
                tables.push((table.clone(), seat));
            }
        },
    );
    tables.into_iter().step_by(every).take(12).collect()
}

/// Tries everything that has to hold at a table of a bot.
fn try_tables<G: Insight + Listed>() {
    let going = AtomicBool::new(true);
    let players = G::SEATS.end().min(&4);
    for (number, (table, seat)) in (0..).zip(some_tables::<G>(*players, 7)) {
        let knowledge = table.view(Viewer::Seat(seat));
        let fancied = G::imagine(&knowledge, &mut GameRng::for_decision([7; 32], number));
        let [real, other] = [table, fancied].map(|table| table.any().table(Viewer::Seat(seat), []));
        assert_eq!(real, other, "the seat can tell the tables apart");
        let choice = |table| choose(table, seat, Level::Easy, seed_of(number), &going);
        let chosen = choice(&real);
        assert_eq!(chosen, choice(&real), "the same seed gives another choice");
        assert_eq!(chosen, choice(&other), "what is hidden changes the choice");
        let chosen = chosen.expect("a choice");
        assert!(real.intents().contains(&chosen), "{chosen:?} is not offered");
    }
}

macro_rules! every_game {
    ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {$(
        mod $module {
            use dragonhall_rules::Game;
            use dragonhall_rules::$module::Table;

            #[test]
            fn bots_play_the_game_as_boxed_to_the_end() {
                super::bots_play_to_the_end::<Table>(&Default::default(), Table::SEATS);
            }

            #[test]
            fn a_choice_depends_on_what_is_known_and_the_seed() {
                super::try_tables::<Table>();
            }
        }
    )+};
}

for_each_game!(every_game);

#[test]
fn a_search_that_is_stopped_has_no_choice() {
    let (table, seat) = some_tables::<Stone>(2, 1).remove(0);
    let table = table.any().table(Viewer::Seat(seat), []);
    let stopped = AtomicBool::new(false);
    assert_eq!(choose(&table, seat, Level::Hard, seed_of(0), &stopped), None);
}

#[test]
fn nothing_is_chosen_where_nothing_is_offered() {
    let (table, seat) = some_tables::<Stone>(2, 1).remove(0);
    let other = Seat(1 - seat.0);
    let table = table.any().table(Viewer::Seat(other), []);
    let going = AtomicBool::new(true);
    assert_eq!(choose(&table, other, Level::Easy, seed_of(0), &going), None);
}

#[test]
fn another_seed_can_give_another_choice() {
    let going = AtomicBool::new(true);
    let differs = some_tables::<Drarkane>(4, 9).into_iter().any(|(table, seat)| {
        let knowledge = table.view(Viewer::Seat(seat));
        let offers = table.offers(seat);
        let choices: Vec<_> = (0..6)
            .map(|number| search::choose::<Drarkane>(&knowledge, &offers, seat, 5, seed_of(number), &going))
            .collect();
        choices.iter().any(|choice| *choice != choices[0])
    });
    assert!(differs);
}
