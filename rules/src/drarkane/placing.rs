//! Placing: the winner lays the trick's cards on dragons, one by one, until none fits any more.

use dragonhall_protocol::games::drarkane::{Card, Dragon, Played, Player, Rule};

use super::Table;
use super::event::Event;
use crate::game::Draft;

/// A card of the trick that could be laid on a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Placement {
    pub(super) card: Played,
    pub(super) dragon: Dragon,
    pub(super) slot: u8,
}

/// Whether a card of the trick fits an open slot.
pub(super) fn is_placeable(table: &Table) -> bool {
    table
        .trick
        .unplaced
        .iter()
        .any(|card| fits_somewhere(table, *card))
}

/// Whether a card fits an open slot.
pub(super) fn fits_somewhere(table: &Table, card: Played) -> bool {
    table
        .zone
        .iter()
        .any(|standing| standing.fitting(card).next().is_some())
}

/// Every way to lay a card of the trick on a slot; of cards that are alike, one.
pub(super) fn placements(table: &Table) -> impl Iterator<Item = Placement> + '_ {
    let unplaced = &table.trick.unplaced;
    let different = unplaced
        .iter()
        .enumerate()
        .filter(|(place, card)| !unplaced[..*place].contains(card));
    different.flat_map(|(_, &card)| {
        table.zone.iter().flat_map(move |standing| {
            let dragon = standing.dragon;
            standing
                .fitting(card)
                .map(move |slot| Placement { card, dragon, slot })
        })
    })
}

/// The placement that is asked for, if the rules allow it.
pub(super) fn placement(table: &Table, card: Card, dragon: Dragon, slot: u8) -> Result<Placement, Rule> {
    let mut unplaced = table.trick.unplaced.iter();
    let card = *unplaced
        .find(|played| played.card == card)
        .ok_or(Rule::NotToBePlaced { card })?;
    let mut zone = table.zone.iter();
    let standing = zone
        .find(|standing| standing.dragon == dragon)
        .ok_or(Rule::DragonNotInZone { dragon })?;
    standing.require_fit(slot, card)?;
    Ok(Placement { card, dragon, slot })
}

/// Lays a card on a slot; the dragon whose last slot it fills is defeated at once.
pub(super) fn place(draft: &mut Draft<Table>, by: Player, Placement { card, dragon, slot }: Placement) {
    draft.emit(Event::Placed {
        by,
        card,
        dragon,
        slot,
    });
    let defeated = draft
        .zone
        .iter()
        .any(|standing| standing.dragon == dragon && standing.open() == 0);
    if defeated {
        draft.emit(Event::Defeated { by, dragon });
    }
}
