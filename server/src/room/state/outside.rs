//! What is told of a room outside of it.

use dragonhall_protocol::http::{OpenRoom, YourTurn};
use dragonhall_protocol::{Door, Phase, Seat};

use super::RoomState;

impl RoomState {
    /// What the public list says of the room, where it is on it.
    pub(crate) fn listing(&self) -> Option<OpenRoom> {
        let people = || {
            let seated = self.occupants().map(|(_, occupant)| &occupant.person);
            seated.filter(|person| person.bot.is_none())
        };
        let free = (self.seats.len() - people().count()) as u8;
        if !self.settings.listed
            || self.gone
            || self.door == Door::Locked
            || free == 0
            || self.phase() != Phase::Lobby
        {
            return None;
        }
        Some(OpenRoom {
            room: self.id,
            game: self.options.clone(),
            players: people().map(|person| person.name.clone()).collect(),
            free,
        })
    }

    /// Whether a seat was played for, by a bot or by the clock, and its player has not been back since.
    pub(crate) fn is_played_for(&self, seat: Seat) -> bool {
        let play = self.play.as_ref();
        self.has_stand_in(seat) || play.is_some_and(|play| play.out_of_time.contains_key(&seat))
    }

    /// Whether a notice was sent to a seat whose player has made no decision since, nor been back for a while.
    pub(crate) fn is_notified(&self, seat: Seat) -> bool {
        let occupant = self.occupant(seat);
        occupant.is_some_and(|occupant| occupant.person.notified)
    }

    /// The awaited seats that want a notice and have not been sent one.
    pub(crate) fn to_be_notified(&self) -> Vec<Seat> {
        let wants = |seat: &Seat| {
            self.occupant(*seat)
                .is_some_and(|occupant| occupant.person.webhook.is_some() && !occupant.person.notified)
        };
        if self.play.is_none() || !self.occupants().any(|(seat, _)| wants(&seat)) {
            return Vec::new();
        }
        self.awaiting().into_iter().filter(wants).collect()
    }

    /// Where a seat is told that it is its turn, and what.
    pub(crate) fn notice_for(&self, seat: Seat) -> Option<(String, YourTurn)> {
        let occupant = self.occupant(seat)?;
        let clocks = self.play.as_ref()?.clocks.as_ref();
        let notice = YourTurn {
            room: self.id,
            link: None,
            game: self.options.game(),
            seat,
            name: occupant.person.name.clone(),
            deadline: clocks.and_then(|clocks| clocks.deadline_of(seat)),
        };
        Some((occupant.person.webhook.clone()?, notice))
    }
}
