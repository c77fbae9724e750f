//! Balance: how often simple players who help each other win, and where they fail.
//!
//! The players see what everybody sees and choose among what is offered, so they measure the rules and the cards
//! and nothing else.

mod company;
mod planner;

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Defeat, Ending, Intent, Notice, Options, Realm};

use self::company::Company;
use super::Table;
use crate::game::{BadTable, Game, Viewer};
use crate::play::seed_of;
use crate::rng::GameRng;

/// How the players of a simulation treat each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Characters join forces against a foe and share equipment.
    Together,
    /// No two characters ever face the same foe, and nobody gives anything away.
    Alone,
}

/// What came of many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many were won.
    pub won: u64,
    /// How many were lost because nobody was left to join in Draghan.
    pub nobody_to_join: u64,
    /// How many were lost because no character was left in the Shadow Realm.
    pub nobody_left: u64,
    /// How many were lost because there was nowhere left to go in the Shadow Realm.
    pub no_way_on: u64,
    /// In how many of the lost games the dragon had been found.
    pub lost_to_the_dragon: u64,
    /// The rounds of all games together.
    pub rounds: u64,
    /// Of these, the rounds in Draghan.
    pub rounds_in_draghan: u64,
}

impl Tally {
    /// The share of games that were won, in thousandths.
    pub fn won_in_thousand(&self) -> u64 {
        (self.won * 1_000).checked_div(self.games).unwrap_or(0)
    }
}

/// Plays this many games with a character for each player.
pub fn simulate(characters: u8, manner: Manner, games: u64) -> Result<Tally, BadTable> {
    let mut tally = Tally::default();
    for number in 0..games {
        let table = play(characters, manner, seed_of(number), drop)?;
        count(&mut tally, &table);
    }
    Ok(tally)
}

/// One decision of a simulated game.
#[derive(Clone, Debug)]
pub struct Record {
    /// Who asked for what; nobody asks for the opening.
    pub asked: Option<(Seat, Intent)>,
    /// What happened.
    pub events: Vec<Notice>,
}

/// Plays one game to its end and gives every decision.
pub fn record(characters: u8, manner: Manner, seed: [u8; 32]) -> Result<Vec<Record>, BadTable> {
    let mut records = Vec::new();
    play(characters, manner, seed, |record| records.push(record))?;
    Ok(records)
}

/// Plays one game to its end, showing every decision.
fn play(
    characters: u8,
    manner: Manner,
    seed: [u8; 32],
    mut show: impl FnMut(Record),
) -> Result<Table, BadTable> {
    let mut table = Table::new(&Options::default(), characters)?;
    // No decision ever has the last number, so its stream is free for the players' own choices.
    let mut company = Company::new(manner, GameRng::for_decision(seed, u64::MAX));
    let mut events = table.open(&mut GameRng::for_decision(seed, 0));
    let mut asked = None;
    for decision in 1.. {
        events.iter().for_each(|event| table.apply(event));
        show(Record { asked, events });
        if table.ending.is_some() {
            break;
        }
        let view = table.view(Viewer::Public);
        let decided = (0..characters)
            .map(Seat)
            .find_map(|seat| Some((seat, company.decides(&view, seat, &table.offers(seat))?)));
        let Some((seat, intent)) = decided else {
            return Err(BadTable(format!("nobody knows what to do: {view:?}")));
        };
        events = table
            .decide(seat, &intent, &mut GameRng::for_decision(seed, decision))
            .map_err(|refused| BadTable(format!("{intent:?} is refused: {refused:?}")))?;
        asked = Some((seat, intent));
    }
    Ok(table)
}

fn count(tally: &mut Tally, table: &Table) {
    tally.games += 1;
    tally.rounds += u64::from(table.round);
    let in_draghan = super::content::locations_of(Realm::Draghan);
    tally.rounds_in_draghan += in_draghan
        .filter(|card| table.journey.contains(&card.location))
        .count() as u64;
    match table.ending {
        Some(Ending::Won { .. }) => tally.won += 1,
        Some(Ending::Lost { why }) => {
            tally.lost_to_the_dragon += u64::from(!table.piles.shadow.dragon);
            match why {
                Defeat::NobodyToJoin => tally.nobody_to_join += 1,
                Defeat::NobodyLeft => tally.nobody_left += 1,
                Defeat::NoWayOn => tally.no_way_on += 1,
            }
        }
        None => {}
    }
}
