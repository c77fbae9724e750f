//! What is told of a room outside of it.

use dragonhall_protocol::http::{OpenRoom, YourTurn};
use dragonhall_protocol::{Phase, Seat};
use dragonhall_rules::any;

use super::State;

impl State {
    /// What the public list says of the room, where it is on it.
    pub fn listing(&self) -> Option<String> {
        let people = || {
            let seated = self.occupants().map(|(_, occupant)| &occupant.person);
            seated.filter(|person| person.bot.is_none())
        };
        let free = (self.seats.len() - people().count()) as u8;
        if !self.settings.listed || self.gone || free == 0 || self.phase() != Phase::Lobby {
            return None;
        }
        let room = OpenRoom {
            room: self.id,
            game: self.options.clone(),
            players: people().map(|person| person.name.clone()).collect(),
            free,
        };
        Some(serde_json::to_string(&room).expect("every open room can be written as JSON"))
    }

    /// Whether a seat's player was waited for: the seat plays by itself, or a notice was sent.
    pub fn waits_for_return(&self, seat: Seat) -> bool {
        let is_automatic = self
            .play
            .as_ref()
            .is_some_and(|play| play.automatic.contains_key(&seat));
        is_automatic
            || self
                .occupant(seat)
                .is_some_and(|occupant| occupant.person.notified)
    }

    /// The awaited seats that want a notice and have not been sent one.
    pub fn to_be_notified(&self) -> Vec<Seat> {
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
    pub fn notice_for(&self, seat: Seat) -> Option<(String, YourTurn)> {
        let occupant = self.occupant(seat)?;
        let clocks = self.play.as_ref()?.clocks.as_ref();
        let notice = YourTurn {
            room: self.id,
            link: None,
            game: any::game_of(&self.options),
            seat,
            name: occupant.person.name.clone(),
            deadline: clocks.and_then(|clocks| clocks.deadline_of(seat)),
        };
        Some((occupant.person.webhook.clone()?, notice))
    }
}
