//! Setup: who plays with how many characters, and the shuffled piles.

use dragonhall_protocol::games::draghan::{Character, Dragon, Options, Phase, Realm};

use super::cards::{Card, Cards};
use super::piles::Piles;
use super::seats::Seats;
use super::{Pick, Table};
use crate::game::{BadTable, Game};

/// The smallest and the largest party.
const PARTY: std::ops::RangeInclusive<u8> = 2..=4;

/// The table before anything happened.
pub(super) fn table(options: &Options, seats: u8) -> Result<Table, BadTable> {
    if !Table::SEATS.contains(&seats) {
        return Err(BadTable(format!(
            "Draghan is for one to four players, not for {seats}."
        )));
    }
    let size = party_size(options, seats)?;
    Ok(Table {
        seats,
        size,
        campaign: set_aside(options)?,
        step: 0,
        phase: Phase::Choosing,
        round: 0,
        picks: vec![Pick::Undecided; usize::from(size)],
        unused: Cards::all(),
        party: Vec::with_capacity(usize::from(size)),
        active: Character(0),
        realm: Realm::Draghan,
        journey: Vec::new(),
        arrived: false,
        foes: Vec::new(),
        found: Vec::new(),
        wares: Vec::new(),
        plan: 0,
        ready: Seats::default(),
        done: Seats::default(),
        odd_coins: None,
        piles: Piles::for_party(usize::from(size)),
        ending: None,
    })
}

/// As many characters as asked for, but at least one a player and at least two.
fn party_size(options: &Options, seats: u8) -> Result<u8, BadTable> {
    let asked = options.characters.unwrap_or(*PARTY.start());
    if PARTY.contains(&asked) {
        Ok(asked.max(seats))
    } else {
        Err(BadTable(format!(
            "A party has two to four characters, not {asked}."
        )))
    }
}

/// The dragons that are set aside: each once, and one is left to be found.
fn set_aside(options: &Options) -> Result<Option<Cards<Dragon>>, BadTable> {
    let Some(dragons) = &options.campaign else {
        return Ok(None);
    };
    let set: Cards<Dragon> = dragons.iter().copied().collect();
    if set.len() == dragons.len() && set.len() < Dragon::count() {
        Ok(Some(set))
    } else {
        Err(BadTable(
            "A campaign sets every dragon aside once and leaves one to be found.".into(),
        ))
    }
}
