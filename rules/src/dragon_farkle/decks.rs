//! The decks: drawing, discarding, and shuffling the discards when a deck has run out.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Companion, Item, Notice};

use super::Table;
use super::event::Event;
use crate::game::Draft;
use crate::rng::GameRng;

/// The cards that nobody holds; the next card of a deck is its last.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Decks {
    pub(super) companions: Vec<Companion>,
    pub(super) companion_discards: Vec<Companion>,
    pub(super) items: Vec<Item>,
    /// Items that everybody saw when they were played.
    pub(super) shown: Vec<Item>,
    /// Items that were discarded face down, with whoever did.
    pub(super) face_down: Vec<(Seat, Item)>,
}

impl Decks {
    /// Whether there is an item to draw, from the deck or from the discards.
    pub(super) fn have_items(&self) -> bool {
        !(self.items.is_empty() && self.shown.is_empty() && self.face_down.is_empty())
    }
}

/// Draws a magic item, if there is one; it is set aside or owned at once.
pub(super) fn draw_item(draft: &mut Draft<Table>, rng: &mut GameRng, seat: Seat, aside: bool) {
    if draft.decks.items.is_empty() && draft.decks.have_items() {
        let decks = &draft.decks;
        let face_down = decks.face_down.iter().map(|(_, item)| *item);
        let mut deck: Vec<Item> = decks.shown.iter().copied().chain(face_down).collect();
        rng.shuffle(&mut deck);
        draft.emit(Event::ItemsShuffled { deck });
    }
    if let Some(&item) = draft.decks.items.last() {
        draft.emit(Event::Drew { seat, item, aside });
    }
}

/// Draws a companion; the discards are never empty when the deck is.
pub(super) fn draw_companion(draft: &mut Draft<Table>, rng: &mut GameRng, seat: Seat) {
    if draft.decks.companions.is_empty() {
        let mut deck = draft.decks.companion_discards.clone();
        rng.shuffle(&mut deck);
        draft.emit(Event::CompanionsShuffled { deck });
    }
    if let Some(&companion) = draft.decks.companions.last() {
        draft.emit(Event::Seen(Notice::Joined { seat, companion }));
    }
}
