//! Why an entry does not fit the room that those before it make.

use dragonhall_protocol::{PlayerId, Seat};
use dragonhall_rules::{BadTable, ForeignEvents};
use thiserror::Error;

use super::RoomState;
use super::clocks::RunningClocks;
use super::people::Occupant;
use super::play::Play;

/// Why an entry does not fit the room that those before it make.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Misfit {
    /// It opens a room that is open.
    #[error("the room is open already")]
    OpenAlready,
    /// It names a seat that the game does not have.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// It is about whoever sits where nobody does.
    #[error("nobody sits on seat {0}")]
    FreeSeat(Seat),
    /// A bot sits down where somebody else sits.
    #[error("somebody else sits on seat {0}")]
    TakenSeat(Seat),
    /// It is about somebody who is not in the room.
    #[error("there is no player {}", .0.0)]
    NoSuchPlayer(PlayerId),
    /// A game begins though a seat has shown no number.
    #[error("seat {0} has shown no number")]
    NoNumber(Seat),
    /// It is about a game, and none has begun.
    #[error("no game has begun")]
    NoGame,
    /// It is about clocks, and the game has none.
    #[error("the game has no clocks")]
    NoClocks,
    /// It takes back what is not the last step.
    #[error("entry {0} is not the last step")]
    NotTheLastStep(u64),
    /// No table can be set up for the game.
    #[error("no table can be set up: {0}")]
    NoTable(#[from] BadTable),
    /// What happened belongs to another game.
    #[error(transparent)]
    Foreign(#[from] ForeignEvents),
}

impl RoomState {
    /// A seat, taken or free.
    pub(super) fn place(&mut self, seat: Seat) -> Result<&mut Option<Occupant>, Misfit> {
        let place = self.seats.get_mut(usize::from(seat.0));
        place.ok_or(Misfit::NoSuchSeat(seat))
    }

    /// Whoever sits on this seat.
    pub(super) fn seated(&mut self, seat: Seat) -> Result<&mut Occupant, Misfit> {
        self.place(seat)?.as_mut().ok_or(Misfit::FreeSeat(seat))
    }

    /// The game that has begun.
    pub(super) fn begun(&mut self) -> Result<&mut Play, Misfit> {
        self.play.as_mut().ok_or(Misfit::NoGame)
    }
}

impl Play {
    /// The clocks that run.
    pub(super) fn running(&mut self) -> Result<&mut RunningClocks, Misfit> {
        self.clocks.as_mut().ok_or(Misfit::NoClocks)
    }
}
