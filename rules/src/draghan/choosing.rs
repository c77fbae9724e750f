//! Choosing the characters: all seats at once, first come; what is left open is drawn by lot.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Character, Hero, Rule};

use super::cards::Cards;
use super::{Pick, Table, replacing, round};
use crate::game::Draft;
use crate::rng::GameRng;

/// The characters whom nobody has chosen.
pub(super) fn free(table: &Table) -> Cards<Hero> {
    let chosen = table.picks.iter().filter_map(|pick| match pick {
        Pick::Chosen(hero) => Some(*hero),
        Pick::Undecided | Pick::Open => None,
    });
    table.unused.without(chosen.collect())
}

/// The places of a seat in the party that is being chosen.
pub(super) fn places(table: &Table, seat: Seat) -> impl Iterator<Item = (Character, Pick)> {
    (0..)
        .map(Character)
        .zip(table.picks.iter().copied())
        .filter(move |(character, _)| table.seat_of(*character) == seat)
}

/// A seat chooses for its own places, among those whom nobody chose.
pub(super) fn may_choose(table: &Table, seat: Seat, character: Character, hero: Hero) -> Result<(), Rule> {
    own_place(table, seat, character)?;
    if free(table).contains(hero) {
        Ok(())
    } else {
        Err(Rule::HeroTaken { hero })
    }
}

/// A seat leaves its own places open.
pub(super) fn may_leave_open(table: &Table, seat: Seat, character: Character) -> Result<(), Rule> {
    match own_place(table, seat, character)? {
        Pick::Open => Err(Rule::AlreadyOpen { character }),
        Pick::Undecided | Pick::Chosen(_) => Ok(()),
    }
}

fn own_place(table: &Table, seat: Seat, character: Character) -> Result<Pick, Rule> {
    places(table, seat)
        .find(|(place, _)| *place == character)
        .map(|(_, pick)| pick)
        .ok_or(Rule::NotYourCharacter { character })
}

/// When every place is decided, lots are drawn for the open ones, everybody gets the top card of the
/// Marketplace, and a random character starts.
pub(super) fn decided(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if draft.picks.contains(&Pick::Undecided) {
        return;
    }
    let picks = draft.picks.clone();
    let mut free = free(draft);
    for (character, pick) in (0..).map(Character).zip(&picks) {
        let hero = match pick {
            Pick::Chosen(hero) => Some(*hero),
            Pick::Undecided | Pick::Open => free.any(rng),
        };
        if let Some(hero) = hero {
            free.remove(hero);
            replacing::join(draft, character, hero, rng);
        }
    }
    let first = Character(rng.below(picks.len() as u32) as u8);
    round::begin(draft, first, rng);
}
