//! Balance: how often simple players who help each other win, and where they fail.
//!
//! The players see what everybody sees and choose among what is offered, so they measure the rules and the cards
//! and nothing else.

mod company;
mod planner;

pub use self::company::Company;

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Defeat, Ending, Intent, Notice, Options, Realm};

use super::Table;
use crate::game::{BadTable, Game, Status, Viewer};
use crate::play::{Temper, seed_of};
use crate::rng::GameRng;
use crate::simulate::{Chart, Decider, NotSimulated, Occasion, Report, Simulated, average, share};

/// How the players of a simulation treat each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// Characters join forces against a foe and share equipment.
    #[default]
    Together,
    /// No two characters ever face the same foe, and nobody gives anything away.
    Alone,
}

impl Simulated for Table {
    const TEMPER: Temper = Temper::Clocked;

    /// First the players help each other, then they do not.
    fn simulate(numbers_of_players: &[u8], games: u32) -> Report {
        let chart = |title, manner| {
            chart(title, numbers_of_players, |players| {
                play_games(players, manner, games)
            })
        };
        Report {
            charts: vec![
                chart("How games end", Manner::Together),
                chart("How games end if nobody helps anybody", Manner::Alone),
            ],
        }
    }

    fn simulate_decided(
        numbers_of_players: &[u8],
        games: u32,
        decide: &Decider<Self>,
    ) -> Result<Report, NotSimulated> {
        let play_games = |players| {
            let mut tally = Tally::default();
            for number in 0..u64::from(games) {
                let seed = seed_of(number);
                let decides = |table: &Table, decision| {
                    let Status::Awaiting(awaited) = table.status() else {
                        return None;
                    };
                    let seat = awaited[0];
                    let mut offers = table.offers(seat);
                    let chosen = decide(&Occasion {
                        table,
                        seat,
                        offers: &offers,
                        seed,
                        decision,
                    });
                    Some((seat, offers.swap_remove(chosen).intent))
                };
                if let Ok(table) = play_out(players, seed, decides, |_, _| {}) {
                    tally.count(&table);
                }
            }
            tally
        };
        Ok(Report {
            charts: vec![chart("How games end", numbers_of_players, play_games)],
        })
    }
}

fn chart(title: &str, numbers_of_players: &[u8], play_games: impl Fn(u8) -> Tally) -> Chart {
    let tallies: Vec<Tally> = numbers_of_players
        .iter()
        .map(|players| play_games(*players))
        .collect();
    let row =
        |name: &str, figure: fn(&Tally) -> String| (name.to_owned(), tallies.iter().map(figure).collect());
    Chart {
        title: title.into(),
        columns: numbers_of_players
            .iter()
            .map(|players| format!("{players} players"))
            .collect(),
        rows: vec![
            row("characters", |tally| tally.characters.to_string()),
            row("games", |tally| tally.games.to_string()),
            row("won", |tally| share(tally.won, tally.games)),
            row("lost: nobody to join", |tally| {
                share(tally.nobody_to_join, tally.games)
            }),
            row("lost: nobody left", |tally| share(tally.nobody_left, tally.games)),
            row("lost: no way on", |tally| share(tally.no_way_on, tally.games)),
            row("lost with the dragon found", |tally| {
                share(tally.lost_to_the_dragon, tally.games)
            }),
            row("rounds a game", |tally| tally.average(tally.rounds)),
            row("of these in Draghan", |tally| {
                tally.average(tally.rounds_in_draghan)
            }),
        ],
    }
}

/// What came of many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// The size of the party.
    characters: u8,
    games: u32,
    won: u32,
    nobody_to_join: u32,
    nobody_left: u32,
    no_way_on: u32,
    /// The lost games in which the dragon had been found.
    lost_to_the_dragon: u32,
    rounds: u32,
    rounds_in_draghan: u32,
}

impl Tally {
    /// How many of a hundred games were won.
    #[cfg(test)]
    pub(super) fn won_in_a_hundred(&self) -> u32 {
        self.won * 100 / self.games
    }

    /// A number for each game, with a decimal.
    fn average(&self, sum: u32) -> String {
        average(sum, self.games)
    }

    fn count(&mut self, table: &Table) {
        self.characters = table.size;
        self.games += 1;
        self.rounds += u32::from(table.round);
        let in_draghan = super::content::locations_of(Realm::Draghan);
        self.rounds_in_draghan += in_draghan
            .filter(|card| table.journey.contains(&card.location))
            .count() as u32;
        match table.ending {
            Some(Ending::Won { .. }) => self.won += 1,
            Some(Ending::Lost { why }) => {
                self.lost_to_the_dragon += u32::from(!table.piles.shadow.dragon);
                match why {
                    Defeat::NobodyToJoin => self.nobody_to_join += 1,
                    Defeat::NobodyLeft => self.nobody_left += 1,
                    Defeat::NoWayOn => self.no_way_on += 1,
                }
            }
            None => {}
        }
    }
}

/// Plays this many games.
pub(super) fn play_games(players: u8, manner: Manner, games: u32) -> Tally {
    let mut tally = Tally::default();
    for number in 0..u64::from(games) {
        if let Ok(table) = play(players, manner, seed_of(number), |_, _| {}) {
            tally.count(&table);
        }
    }
    tally
}

/// Who asked for what; nobody asks for the opening.
pub(super) type Asked = Option<(Seat, Intent)>;

/// Plays one game of the game as boxed to its end, showing every decision and what came of it.
pub(super) fn play(
    players: u8,
    manner: Manner,
    seed: [u8; 32],
    show: impl FnMut(&Asked, &[Notice]),
) -> Result<Table, BadTable> {
    let mut company = Company::new(manner);
    let decides = |table: &Table, _| {
        let view = table.view(Viewer::Public);
        (0..players)
            .map(Seat)
            .find_map(|seat| Some((seat, company.decides(&view, seat, &table.offers(seat))?)))
    };
    play_out(players, seed, decides, show)
}

/// Plays one game whose decisions, by their numbers, are made like this.
fn play_out(
    players: u8,
    seed: [u8; 32],
    mut decides: impl FnMut(&Table, u64) -> Asked,
    mut show: impl FnMut(&Asked, &[Notice]),
) -> Result<Table, BadTable> {
    let mut table = Table::new(&Options::default(), players)?.open(&mut GameRng::for_decision(seed, 0));
    let mut asked = None;
    for decision in 1.. {
        show(&asked, table.events());
        if table.ending.is_some() {
            break;
        }
        let Some((seat, intent)) = decides(&table, decision) else {
            let view = table.view(Viewer::Public);
            return Err(BadTable(format!("nobody knows what to do: {view:?}")));
        };
        table = table
            .decide(seat, &intent, &mut GameRng::for_decision(seed, decision))
            .map_err(|refused| BadTable(format!("{intent:?} is refused: {refused:?}")))?;
        asked = Some((seat, intent));
    }
    Ok(table.into_table())
}
