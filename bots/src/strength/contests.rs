//! What the bots of each game are measured by.

use dragonhall_protocol::{GameId, Level, Seat, for_each_game};
use dragonhall_rules::Status;
use dragonhall_rules::play::seed_of;

use crate::insight::Insight;
use crate::play::{Player, play};

/// Games that are played again and again to see how strong a bot is.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// Who plays against whom, and what is counted.
    pub name: &'static str,
    /// What the average result should reach.
    pub target: f64,
    /// Between which ends results usually lie.
    pub ends: [f64; 2],
    /// Plays the game with this number; seats rotate with the numbers.
    pub play: fn(u64) -> f64,
}

/// A game in which the bots are measured.
pub trait Contested: Insight {
    /// The contests, with what a strong bot has to reach; at least one.
    fn contests() -> Vec<Contest>;
}

/// A bot that is measured.
pub(crate) const HARD: Player = Player::Bot(Level::Hard);

/// What the bots of a game are measured by.
pub fn contests(game: GameId) -> Vec<Contest> {
    macro_rules! contested {
        ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
            match game {
                $(GameId::$game => dragonhall_rules::$module::Table::contests(),)+
            }
        };
    }
    for_each_game!(contested)
}

/// The share of the first player in the victory; seats and their order change from game to game.
pub(crate) fn share<G: Insight, const SEATS: usize>(players: [Player; SEATS], number: u64) -> f64 {
    let (players, seat) = seated(players, number);
    let table = play::<G>(&G::Options::default(), &players, seed_of(number));
    table.map_or(0.0, |table| match table.status() {
        Status::Finished(outcome) => f64::from(G::worth(&table, &outcome, seat)),
        Status::Awaiting(_) => 0.0,
    })
}

/// The players moved on by as many seats as the game's number says, and where the first of them sits.
pub(crate) fn seated<const SEATS: usize>(
    mut players: [Player; SEATS],
    number: u64,
) -> ([Player; SEATS], Seat) {
    let seat = (number % SEATS as u64) as usize;
    players.rotate_right(seat);
    (players, Seat(seat as u8))
}
