//! The contests of each game, with what a strong bot has to reach.

use dragonhall_protocol::{GameId, Level, Outcome, Seat};
use dragonhall_rules::play::{RandomPlay, Temper, seed_of};
use dragonhall_rules::{Game, Status, Viewer, draghan, dragon_farkle, dragon_stone, drarkane};

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

const HARD: Player = Player::Bot(Level::Hard);

/// What the bots of a game are measured by.
pub fn contests(game: GameId) -> Vec<Contest> {
    match game {
        GameId::DragonStone => vec![
            Contest {
                name: "hard against random: share of victories",
                target: 0.95,
                ends: [0.0, 1.0],
                play: |number| share::<dragon_stone::Table, 2>([HARD, Player::Random], number),
            },
            Contest {
                name: "hard against fair: share of victories",
                target: 0.6,
                ends: [0.0, 1.0],
                play: |number| share::<dragon_stone::Table, 2>([HARD, Player::Bot(Level::Fair)], number),
            },
        ],
        GameId::DragonFarkle => vec![Contest {
            name: "hard among three greedy ones: share of victories",
            target: 0.5,
            ends: [0.0, 1.0],
            play: |number| {
                let greedy = Player::Simple;
                share::<dragon_farkle::Table, 4>([HARD, greedy, greedy, greedy], number)
            },
        }],
        GameId::Drarkane => vec![Contest {
            name: "hard among three random ones: points above 1.5 times their average",
            target: 0.0,
            ends: [-60.0, 60.0],
            play: lead,
        }],
        GameId::Draghan => vec![Contest {
            name: "hard party instead of a random one: additional share of victories",
            target: 0.3,
            ends: [-1.0, 1.0],
            play: gain,
        }],
    }
}

/// The share of the first player in the victory; seats and their order change from game to game.
fn share<G: Insight, const SEATS: usize>(players: [Player; SEATS], number: u64) -> f64 {
    let (players, seat) = seated(players, number);
    let table = play::<G>(&G::Options::default(), &players, seed_of(number));
    table.map_or(0.0, |table| match table.status() {
        Status::Finished(outcome) => f64::from(G::worth(&table, &outcome, seat)),
        Status::Awaiting(_) => 0.0,
    })
}

/// The players moved on by as many seats as the game's number says, and where the first of them sits.
fn seated<const SEATS: usize>(mut players: [Player; SEATS], number: u64) -> ([Player; SEATS], Seat) {
    let seat = (number % SEATS as u64) as usize;
    players.rotate_right(seat);
    (players, Seat(seat as u8))
}

/// The points by which a hard player is above one and a half times the average of three random ones.
fn lead(number: u64) -> f64 {
    let random = Player::Random;
    let (players, seat) = seated([HARD, random, random, random], number);
    let table = play::<drarkane::Table>(&Default::default(), &players, seed_of(number));
    let totals = table.map_or(Vec::new(), |table| table.view(Viewer::Open).totals);
    let points = |own: bool| -> f64 {
        let counted = totals.iter().filter(|total| total.seats.contains(&seat) == own);
        counted.map(|total| f64::from(total.points)).sum()
    };
    points(true) - 1.5 * points(false) / 3.0
}

/// 1 if a hard party of three wins where a random one loses, -1 the other way round, otherwise 0.
fn gain(number: u64) -> f64 {
    let won = |table: Option<draghan::Table>| {
        let status = table.map(|table| table.status());
        f64::from(u8::from(status == Some(Status::Finished(Outcome::SharedWin))))
    };
    let seed = seed_of(number);
    let options = Default::default();
    let random = RandomPlay::new(&options, 3, seed, Temper::Clocked).ok();
    let random = random.map(|mut game: RandomPlay<draghan::Table>| {
        while game.next().is_some() {}
        game.table().clone()
    });
    won(play(&options, &[HARD; 3], seed)) - won(random)
}
