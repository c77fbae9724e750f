//! What happened, secrets included, and what one viewer is told of it.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Companion, Item, Notice};
use serde::{Deserialize, Serialize};

use super::setup::deal;
use crate::game::Viewer;

/// What happened, secrets included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Something that everybody may know.
    Seen(Notice),
    /// The decks are shuffled, the first player is drawn, and everybody is dealt a companion and an item.
    Opened {
        /// Who begins.
        first: Seat,
        /// How many play.
        seats: u8,
        /// All companions; the next to be dealt is the last.
        companions: Vec<Companion>,
        /// All magic items; the next to be dealt is the last.
        items: Vec<Item>,
    },
    /// A magic item was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        item: Item,
        /// Whether it is set aside first, to be owned later.
        aside: bool,
    },
    /// Items were discarded face down.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        items: Vec<Item>,
        /// Whether they were only set aside, not owned.
        aside: bool,
    },
    /// A random item was taken with the Pilfering Glove.
    Stolen {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        item: Item,
    },
    /// The discarded items were shuffled to a new deck.
    ItemsShuffled {
        /// The new deck; the next card is the last.
        deck: Vec<Item>,
    },
    /// The discarded companions were shuffled to a new deck.
    CompanionsShuffled {
        /// The new deck; the next card is the last.
        deck: Vec<Companion>,
    },
}

/// What a viewer is told of an event.
pub(super) fn notice(event: &Event, viewer: Viewer) -> Notice {
    let knows = |seat: Seat| match viewer {
        Viewer::Seat(own) => own == seat,
        Viewer::Public => false,
        Viewer::Open => true,
    };
    match event {
        Event::Seen(notice) => notice.clone(),
        Event::Opened {
            first,
            seats,
            companions,
            items,
        } => Notice::Opened {
            first: *first,
            companions: deal(companions, *first, *seats),
            items: (0..)
                .map(Seat)
                .zip(deal(items, *first, *seats))
                .map(|(seat, item)| knows(seat).then_some(item))
                .collect(),
        },
        Event::Drew { seat, item, aside } => Notice::Drew {
            seat: *seat,
            item: knows(*seat).then_some(*item),
            aside: *aside,
        },
        Event::Discarded { seat, items, .. } => Notice::Discarded {
            seat: *seat,
            count: items.len() as u8,
            items: knows(*seat).then(|| items.clone()),
        },
        Event::Stolen { seat, from, item } => Notice::Stolen {
            seat: *seat,
            from: *from,
            item: (knows(*seat) || knows(*from)).then_some(*item),
        },
        Event::ItemsShuffled { deck } => Notice::ItemsShuffled {
            count: deck.len() as u8,
        },
        Event::CompanionsShuffled { deck } => Notice::CompanionsShuffled {
            count: deck.len() as u8,
        },
    }
}
