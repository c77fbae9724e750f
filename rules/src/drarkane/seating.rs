//! Who sits where: the seats clockwise, then the Fallen King or the Demon.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::Player;

use super::champion::Champion;
use super::{Table, setup};

impl Table {
    /// Everybody who takes part in tricks, clockwise.
    pub(super) fn players(&self) -> impl Iterator<Item = Player> + use<> {
        let seats = (0..self.seats).map(|seat| Player::Seat(Seat(seat)));
        seats.chain(setup::pile_player(self.seats))
    }

    /// Everybody clockwise from a player on.
    pub(super) fn order_from(&self, leader: Player) -> Vec<Player> {
        let mut order: Vec<Player> = self.players().collect();
        order.rotate_left(self.index(leader));
        order
    }

    /// The seats as they declare and draft.
    pub(super) fn in_turn(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.seats);
        (0..seats).map(move |step| Seat((first + step) % seats))
    }

    /// The place of a player among the champions.
    pub(super) fn index(&self, player: Player) -> usize {
        match player {
            Player::Seat(seat) => usize::from(seat.0),
            Player::FallenKing | Player::Demon => usize::from(self.seats),
        }
    }

    /// The champion on a seat.
    pub(super) fn at(&self, seat: Seat) -> &Champion {
        &self.champions[usize::from(seat.0)]
    }

    /// The champion on a seat, to be changed.
    pub(super) fn at_mut(&mut self, seat: Seat) -> &mut Champion {
        &mut self.champions[usize::from(seat.0)]
    }

    /// A player's champion, to be changed.
    pub(super) fn champion_mut(&mut self, player: Player) -> &mut Champion {
        let index = self.index(player);
        &mut self.champions[index]
    }
}
