//! What is known of hidden items by those who do not hold them.
//!
//! Everybody knows who must own the Sack of Holding, because that player keeps more than one item, and which
//! items a player cannot have, because they would have worked by themselves. Whoever was robbed knows one item
//! of the thief.
//!
//! Two things are forgotten, though a perfect memory might still draw conclusions from them: a card that was
//! seen may be any of a hand's cards once some of that hand are discarded face down or stolen, and shuffled
//! discards are unseen again.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::Item;

use super::Table;
use super::cards::ITEMS;

/// A set of kinds of items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Kinds(pub(super) u16);

impl Kinds {
    /// Whether a kind is in the set.
    pub(super) fn has(self, item: Item) -> bool {
        self.0 & (1 << item as u16) != 0
    }

    /// The kinds in the order of the list.
    pub(super) fn iter(self) -> impl Iterator<Item = Item> {
        ITEMS
            .into_iter()
            .map(|(item, _)| item)
            .filter(move |item| self.has(*item))
    }

    fn insert(&mut self, item: Item) {
        self.0 |= 1 << item as u16;
    }
}

impl FromIterator<Item> for Kinds {
    fn from_iter<T: IntoIterator<Item = Item>>(items: T) -> Self {
        let mut kinds = Self::default();
        items.into_iter().for_each(|item| kinds.insert(item));
        kinds
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seats(pub(super) u8);

impl Seats {
    /// Whether a seat is in the set.
    pub(super) fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The seats in ascending order.
    pub(super) fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.has(*seat))
    }

    fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Self {
        let mut all = Self::default();
        seats.into_iter().for_each(|seat| all.insert(seat));
        all
    }
}

/// An item in somebody's hand that another player knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glimpse {
    /// Who knows it.
    pub(super) by: Seat,
    /// Who holds it.
    pub(super) holder: Seat,
    pub(super) item: Item,
}

impl Table {
    /// Everybody sees that a player keeps more than one item without having to choose.
    pub(super) fn shows_the_sack(&mut self, seat: Seat) {
        self.sack = Seats::from_iter([seat]);
    }

    /// Everybody sees that a player does not have an item.
    pub(super) fn shows_to_lack(&mut self, seat: Seat, item: Item) {
        self.player_mut(seat).without.insert(item);
        if item == Item::SackOfHolding {
            self.sack.remove(seat);
        }
    }

    /// Learns from who holds too many items, as everybody sees it at the end of a turn.
    pub(super) fn learn_from_limits(&mut self, too_many: &[Seat]) {
        for seat in self.seats() {
            let count = self.player(seat).items.len();
            let chooses = too_many.contains(&seat);
            // More than three are too many with the Sack of Holding and without it.
            if chooses && count <= 3 {
                self.shows_to_lack(seat, Item::SackOfHolding);
            } else if !chooses && count >= 2 {
                self.shows_the_sack(seat);
            }
        }
    }

    /// A hidden item came into a hand.
    pub(super) fn forget_what_is_lacking(&mut self, seat: Seat) {
        self.player_mut(seat).without = Kinds::default();
    }

    /// An item left a hand for everybody to see.
    pub(super) fn forget_played(&mut self, seat: Seat, item: Item) {
        self.glimpses
            .retain(|glimpse| glimpse.holder != seat || glimpse.item != item);
    }

    /// Items left a hand face down; the Sack of Holding is never among them.
    pub(super) fn forget_hidden(&mut self, seat: Seat) {
        self.glimpses
            .retain(|glimpse| glimpse.holder != seat || glimpse.item == Item::SackOfHolding);
    }

    /// Learns from a theft, before the item changes hands.
    pub(super) fn learn_from_theft(&mut self, thief: Seat, victim: Seat, item: Item) {
        let victim_had = self.player(victim).items.len();
        self.glimpses.retain(|glimpse| match *glimpse {
            Glimpse { holder, .. } if holder != victim => true,
            Glimpse { by, item: known, .. } if by == thief => known != item,
            _ => false,
        });
        self.glimpses.push(Glimpse {
            by: victim,
            holder: thief,
            item,
        });
        if self.sack.has(victim) {
            self.sack.insert(thief);
            if victim_had == 1 {
                self.sack.remove(victim);
            }
        }
        let lacked_by_victim = self.player(victim).without;
        let lacked_by_thief = &mut self.player_mut(thief).without;
        lacked_by_thief.0 &= lacked_by_victim.0;
    }
}
