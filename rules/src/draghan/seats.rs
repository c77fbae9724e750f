//! A set of seats.

use dragonhall_protocol::Seat;

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seats(pub(super) u8);

impl Seats {
    pub(super) fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub(super) fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    pub(super) fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// The seats in ascending order.
    pub(super) fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::default(), |mut set, seat| {
            set.insert(seat);
            set
        })
    }
}
