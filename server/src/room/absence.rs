//! What the room does for seats that a table need not wait for while their players are away.

use dragonhall_protocol::{Seat, Time};

use super::Room;
use super::state::RunningClocks;

impl Room {
    /// The next seat for which the room makes a step because its player is away, and when.
    ///
    /// Nobody is played for while the table waits for anybody else, stands still by consent, or is deserted.
    pub(super) fn next_absence(&self) -> Option<(Time, Seat)> {
        let play = self.state.play.as_ref()?;
        let awaiting = play.awaiting();
        let goes_on = |seat: &Seat| play.game.goes_on_without(*seat) && self.state.bot_on(*seat).is_none();
        let stands_still = play.clocks.as_ref().is_some_and(RunningClocks::is_paused);
        let is_deserted = self.here.present.is_empty();
        if awaiting.is_empty() || !awaiting.iter().all(goes_on) || stands_still || is_deserted {
            return None;
        }
        let absences: Option<Vec<_>> = awaiting
            .into_iter()
            .map(|seat| Some((self.away_at(seat)?, seat)))
            .collect();
        absences?.into_iter().min()
    }

    /// From when on nobody has been there for a seat for long enough, if nobody is.
    pub(super) fn away_at(&self, seat: Seat) -> Option<Time> {
        match self.state.occupant(seat) {
            Some(occupant) => self.attendance.away_at(occupant.person.player),
            None => Some(self.state.at),
        }
    }
}
