//! What people do in an evening.

use dragonhall_protocol::{
    ClientMessage, KeyKind, Motion, Reaction, Role, RoomView, Seat, SeatKey, ServerMessage,
};

use super::evening::{Act, Evening};
use super::since;

const WORDS: [&str; 6] = [
    "Hello!",
    "Whose turn is it?",
    "Das war knapp.",
    "One more, then bed.",
    "Nice dice \u{1f3b2}",
    "I did not see that coming",
];

/// The most people of an evening.
const MOST_PEOPLE: usize = 10;

impl Evening {
    /// Somebody does this, if it can be done.
    pub(super) async fn does(&mut self, act: Act) {
        match act {
            Act::Play => self.plays().await,
            Act::TakeBack => self.takes_back().await,
            Act::Talk => self.talks().await,
            Act::Mute => self.mutes().await,
            Act::Watch => {
                self.watches().await;
            }
            Act::Unwatch => self.watches_no_more().await,
            Act::Absence => self.is_away().await,
            Act::HandOver => self.hands_over().await,
            Act::Device => self.changes_the_device().await,
            Act::Wait => self.waits().await,
            Act::Pause => self.pauses().await,
            Act::Restart => self.server_is_away(0).await,
            Act::ServerAway => {
                let seconds = [1, 100, 100_000][self.chance.below(3)];
                self.server_is_away(seconds).await;
            }
            Act::Seats => self.frees_a_seat().await,
            Act::Host => self.hands_the_room_over().await,
            Act::Keep => self.keeps().await,
            Act::End => self.ends().await,
            Act::Since => since::act(self).await,
        }
    }

    /// Whoever is awaited plays something, often the quietest or the loudest offer.
    async fn plays(&mut self) {
        let hasty = self.chance.below(10) == 0;
        let able = self.those(|seen| seen.is_awaited() || hasty && !seen.offers().is_empty());
        let Some(who) = self.chance.pick(able) else {
            return self.waits_for_others().await;
        };
        let mut offers = self.people[who].player.seen().offers();
        match self.chance.below(4) {
            0 | 1 => offers.truncate(1),
            2 => drop(offers.drain(..offers.len().saturating_sub(1))),
            _ => {}
        }
        let Some(intent) = self.chance.pick(offers) else {
            return;
        };
        let acted = self.tell(who, |id| ClientMessage::Act { id, intent }).await;
        self.last = acted.map(|seq| (who, seq)).or(self.last);
    }

    /// Bots play, a clock runs out, or somebody comes back.
    async fn waits_for_others(&mut self) {
        let seen = self.seen();
        let awaited = seen.awaiting().to_vec();
        if awaited.iter().any(|seat| plays_by_itself(&seen.room, *seat)) {
            return self.passes(1).await;
        }
        let clocks = seen.clocks.as_ref();
        let left = clocks.and_then(|clocks| {
            let deadlines = clocks.seats.iter().filter_map(|clock| clock.deadline);
            Some(deadlines.min()?.since(clocks.now))
        });
        if let Some(left) = left.filter(|_| self.chance.below(2) == 0) {
            return self.passes(left.as_secs() + 1).await;
        }
        self.all_return().await;
        let free = |seat: &Seat| {
            let seats = &self.seen().room.seats;
            seats.get(usize::from(seat.0)).is_some_and(Option::is_none)
        };
        if let Some(seat) = awaited.iter().copied().find(free) {
            self.fills(seat).await;
        }
    }

    /// A bot or somebody who watches takes a free seat.
    async fn fills(&mut self, seat: Seat) {
        let watching = self.those(|seen| !matches!(seen.you, Role::Seat(_)));
        if self.chance.below(2) == 0
            && let Some(who) = self.chance.pick(watching)
        {
            let name = self.next_name();
            if self.sits(who, Some(seat), name).await {
                return;
            }
        }
        let level = self.level();
        if let Some(host) = self.host() {
            let add = |id| ClientMessage::AddBot {
                id,
                seat: Some(seat),
                level,
            };
            self.tell(host, add).await;
        }
        let motion = Motion::Automatic { seat, level };
        self.all_vote(motion).await;
    }

    async fn takes_back(&mut self) {
        let Some((who, seq)) = self.last.take().filter(|(who, _)| self.people[*who].here) else {
            return self.plays().await;
        };
        self.tell(who, |id| ClientMessage::TakeBack { id, seq }).await;
        since::answer(self).await;
    }

    async fn talks(&mut self) {
        let named = self.those(|seen| seen.you != Role::Spectator);
        let Some(who) = self.chance.pick(named) else {
            return;
        };
        let signs = [
            Reaction::Wave,
            Reaction::Wow,
            Reaction::Oops,
            Reaction::Hurry,
            Reaction::Luck,
        ];
        let (text, reaction) = (self.chance.below(WORDS.len()), self.chance.below(signs.len()));
        if self.chance.below(2) == 0 {
            let text = WORDS[text].to_owned();
            self.tell(who, |id| ClientMessage::Say { id, text }).await;
        } else {
            let reaction = signs[reaction];
            self.tell(who, |id| ClientMessage::React { id, reaction }).await;
        }
    }

    async fn mutes(&mut self) {
        let Some(host) = self.host() else { return };
        let named = self.those(|seen| seen.you != Role::Spectator);
        let Some(whom) = self.chance.pick(named).filter(|whom| *whom != host) else {
            return;
        };
        let player = self.people[whom].player.player();
        for muted in [true, false] {
            self.tell(host, |id| ClientMessage::Mute { id, player, muted })
                .await;
            self.talks().await;
            if self.chance.below(3) == 0 {
                break;
            }
        }
    }

    /// Somebody comes to watch, mostly under a name.
    pub(super) async fn watches(&mut self) -> Option<usize> {
        if self.people.len() >= MOST_PEOPLE {
            return None;
        }
        let who = self.comes().await?;
        if self.chance.below(4) > 0 {
            let name = self.next_name();
            self.tell(who, |id| ClientMessage::Watch { id, name }).await;
        }
        Some(who)
    }

    async fn watches_no_more(&mut self) {
        let watching = self.those(|seen| matches!(seen.you, Role::Companion(_)));
        let Some(who) = self.chance.pick(watching) else {
            return;
        };
        if self.chance.below(2) == 0 {
            self.tell(who, |id| ClientMessage::Stand { id }).await;
        } else if self.those(|_| true).len() > 1 {
            self.goes(who).await;
        }
    }

    /// Somebody who is seated is gone, and a bot goes on there; the seat.
    async fn leaves(&mut self) -> Option<(usize, Seat)> {
        let seated = self.seated();
        if self.those(|_| true).len() < 2 {
            self.watches().await?;
        }
        let who = self.chance.pick(seated)?;
        let seat = self.people[who].player.seat();
        self.goes(who).await;
        let level = self.level();
        self.all_vote(Motion::Automatic { seat, level }).await;
        self.passes(61).await;
        for _ in 0..self.chance.below(5) {
            self.plays().await;
        }
        Some((who, seat))
    }

    async fn is_away(&mut self) {
        if let Some((who, _)) = self.leaves().await
            && self.chance.below(4) > 0
        {
            self.returns(who).await;
        }
    }

    /// A seat is handed to somebody who watches, and often taken back.
    async fn hands_over(&mut self) {
        let company = |evening: &Self| evening.those(|seen| matches!(seen.you, Role::Companion(_)));
        if company(self).is_empty() {
            self.watches().await;
        }
        let company = company(self);
        let (Some(to), Some((owner, seat))) = (self.chance.pick(company), self.leaves().await) else {
            return;
        };
        let Role::Companion(to) = self.people[to].player.seen().you else {
            return;
        };
        self.all_vote(Motion::HandOver { seat, to }).await;
        // A hidden hand is handed over when its player has been away for long.
        self.passes(600).await;
        for _ in 0..self.chance.below(6) {
            self.plays().await;
        }
        if self.chance.below(3) > 0 {
            self.returns(owner).await;
            let name = self.next_name();
            self.sits(owner, Some(seat), name).await;
        }
    }

    /// All who are seated and here vote for this.
    pub(super) async fn all_vote(&mut self, motion: Motion) {
        for who in self.seated() {
            self.tell(who, |id| ClientMessage::Vote {
                id,
                motion,
                yes: true,
            })
            .await;
        }
    }

    /// Somebody moves to another device with a key.
    async fn changes_the_device(&mut self) {
        let seated = self.seated();
        let Some(who) = self.chance.pick(seated) else {
            return;
        };
        let kind = [KeyKind::Words, KeyKind::Hop][self.chance.below(2)];
        let seat = None;
        self.tell(who, |id| ClientMessage::MakeKey { id, kind, seat })
            .await;
        let messages = self.people[who].player.transcript().messages();
        let keys = messages.into_iter().rev().find_map(|message| match message {
            ServerMessage::Key { key, .. } => Some(key),
            _ => None,
        });
        let (Some(key), Some(device)) = (keys, self.comes().await) else {
            return;
        };
        self.goes(who).await;
        if self.claims(device, key).await {
            let moved = self.people.remove(device);
            self.people[who] = moved;
            self.last = None;
        } else {
            self.returns(who).await;
        }
    }

    async fn claims(&mut self, device: usize, key: SeatKey) -> bool {
        let claim = |id| ClientMessage::Claim { id, key };
        self.tell(device, claim).await.is_some()
    }

    async fn waits(&mut self) {
        let seconds = [2, 10, 30, 61, 90][self.chance.below(5)];
        self.passes(seconds).await;
    }

    async fn pauses(&mut self) {
        self.all_vote(Motion::Pause).await;
        self.passes(1_000).await;
        let seated = self.seated();
        if let Some(who) = self.chance.pick(seated) {
            self.tell(who, |id| ClientMessage::Resume { id }).await;
        }
    }

    /// The server stops and starts again after so many seconds.
    async fn server_is_away(&mut self, seconds: u64) {
        let here = self.those(|_| true);
        for who in &here {
            self.people[*who].player.drops().await;
            self.people[*who].here = false;
        }
        self.server.stop().await;
        self.server.passes(std::time::Duration::from_secs(seconds));
        self.server.start_again().await;
        for who in here {
            self.returns(who).await;
        }
    }

    /// The host frees a seat, which a bot or somebody else takes.
    async fn frees_a_seat(&mut self) {
        let Some(host) = self.host() else { return };
        let seats = self.seen().room.seats.len();
        let seat = Seat(self.chance.below(seats) as u8);
        if self.people[host].player.seen().seat() == Some(seat) {
            return;
        }
        let freed = self.tell(host, |id| ClientMessage::FreeSeat { id, seat }).await;
        if freed.is_some() {
            for _ in 0..self.chance.below(3) {
                self.plays().await;
            }
            self.fills(seat).await;
        }
    }

    /// The host gives the room to somebody else, and makes a key to another seat.
    async fn hands_the_room_over(&mut self) {
        let Some(host) = self.host() else { return };
        let kind = KeyKind::Words;
        let seat = Some(Seat(self.chance.below(self.seen().room.seats.len()) as u8));
        self.tell(host, |id| ClientMessage::MakeKey { id, kind, seat })
            .await;
        let seated = self.seated();
        if let Some(next) = self.chance.pick(seated) {
            let player = self.people[next].player.player();
            self.tell(host, |id| ClientMessage::Host { id, player }).await;
        }
    }

    async fn keeps(&mut self) {
        let seated = self.seated();
        let Some(who) = self.chance.pick(seated) else {
            return;
        };
        self.passes(86_400).await;
        self.tell(who, |id| ClientMessage::Keep { id }).await;
        // Nobody is called: the address is taken back at once.
        for url in [Some("https://example.org/turn".to_owned()), None] {
            self.tell(who, |id| ClientMessage::Webhook { id, url }).await;
        }
    }

    /// The game is ended by a vote of all, of whom one has second thoughts.
    async fn ends(&mut self) {
        self.all_return().await;
        let seated = self.seated();
        if let Some(who) = self.chance.pick(seated).filter(|_| self.chance.below(2) == 0) {
            for yes in [true, false] {
                let motion = Motion::End;
                self.tell(who, |id| ClientMessage::Vote { id, motion, yes }).await;
            }
        }
        self.all_vote(Motion::End).await;
    }
}

/// Whether a bot decides for this seat.
fn plays_by_itself(room: &RoomView, seat: Seat) -> bool {
    let taken = room.seats.get(usize::from(seat.0)).and_then(Option::as_ref);
    taken.is_some_and(|taken| taken.bot.is_some() || taken.automatic.is_some())
        || room.stand_ins.iter().any(|stand_in| stand_in.seat == seat)
}
