//! Encounters: as many cards as there are characters, from the top of the realm's pile.

use dragonhall_protocol::games::draghan::{Dragon, Encounter, Monster, Notice, Pile, Power, Realm};

use super::cards::Cards;
use super::piles::{Drawn, Encounters};
use super::{Table, theft};
use crate::game::Draft;
use crate::rng::GameRng;

/// Turns the encounters over; then the thieves among them steal.
pub(super) fn reveal(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let mut monsters: Vec<Monster> = Vec::new();
    for _ in 0..number(draft) {
        let Some(card) = draw(draft, rng) else { break };
        draft.emit(Notice::Revealed { card });
        if let Encounter::Monster(monster) = card {
            monsters.push(monster);
        }
    }
    for monster in monsters {
        theft::steal(draft, monster, rng);
    }
}

/// One for every character that is still here; a location can change it.
fn number(table: &Table) -> u8 {
    let characters = table.living().count() as u8;
    if let Some(Power::Encounters { more }) = table.power() {
        characters.saturating_add_signed(more)
    } else {
        characters
    }
}

/// The top card; Draghan's pile is refilled from its discards, the Shadow Realm's is not.
fn draw(draft: &mut Draft<Table>, rng: &mut GameRng) -> Option<Encounter> {
    if draft.realm == Realm::Draghan
        && draft.piles.encounters.len() == 0
        && draft.piles.encounter_discards != Encounters::NONE
    {
        draft.emit(Notice::Refilled {
            pile: Pile::Encounters,
        });
    }
    let pile = match draft.realm {
        Realm::Draghan => &draft.piles.encounters,
        Realm::ShadowRealm => &draft.piles.shadow,
    };
    match pile.top(rng)? {
        Drawn::Monster(monster) => Some(Encounter::Monster(monster)),
        Drawn::Gear(card) => Some(Encounter::Gear(card)),
        Drawn::TheDragon => possible_dragons(draft).any(rng).map(Encounter::Dragon),
    }
}

/// The dragons that a campaign has not set aside.
pub(super) fn possible_dragons(table: &Table) -> Cards<Dragon> {
    Cards::all().without(table.campaign.unwrap_or(Cards::NONE))
}
