//! The people of a room: those on seats and those who watch under a name.

use dragonhall_protocol::{
    Companion, Digest, KeyKind, Level, Phase, PlayerId, Role, Seat, SeatNumber, SeatView, StandIn, Time,
};
use dragonhall_rules::seed;
use subtle::ConstantTimeEq;

use super::RoomState;
use super::misfit::Misfit;
use crate::room::entry::By;

/// Somebody who has a name in the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub player: PlayerId,
    pub name: String,
    /// What stands for a person; nothing for a bot.
    pub token_hash: Option<Digest>,
    /// How well it plays, if it is a bot.
    pub bot: Option<Level>,
    pub keys: Keys,
    pub webhook: Option<String>,
    /// Whether this person was sent a notice and has not been back since.
    pub notified: bool,
}

/// Somebody on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Occupant {
    pub person: Person,
    pub number_hash: Option<Digest>,
    pub number: Option<SeatNumber>,
    /// Whether the number was not shown in time, so that one from the server's seed takes its place.
    pub number_from_server: bool,
    /// Whose seat it is, where this person plays on for somebody else.
    pub owner: Option<PlayerId>,
    /// The hash of the number for the next game, where this person wants another after the one that is over.
    pub again: Option<Digest>,
}

/// What stands for a person besides the token: keys that the person had made, and keys that the host did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Keys {
    own: KeyRing,
    from_host: KeyRing,
}

/// What is kept of the keys that somebody had made: their hashes, and when a code stops working.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct KeyRing {
    words: Option<Digest>,
    hop: Option<(Digest, Time)>,
}

/// Who had a key made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Maker {
    /// The person whom it stands for.
    Owner,
    /// The host; such a key opens no seat while a game is on.
    Host,
}

impl Keys {
    /// Takes a new key in the place of the older one of its kind and maker.
    pub(crate) fn make(&mut self, maker: Maker, kind: KeyKind, hash: Digest, until: Option<Time>) {
        let ring = match maker {
            Maker::Owner => &mut self.own,
            Maker::Host => &mut self.from_host,
        };
        match kind {
            KeyKind::Words => ring.words = Some(hash),
            KeyKind::Hop => ring.hop = Some((hash, until.unwrap_or_default())),
        }
    }

    /// A code works once, and the host's keys until somebody moves; whoever comes by one of those has none of the owner's.
    pub(crate) fn use_up(&mut self, maker: Maker) {
        self.from_host = KeyRing::default();
        match maker {
            Maker::Owner => self.own.hop = None,
            Maker::Host => self.own = KeyRing::default(),
        }
    }

    /// Who had the key with this hash made, if it opens the seat at this time, at which a game is on or not.
    pub(crate) fn open(&self, kind: KeyKind, hash: &Digest, now: Time, is_on: bool) -> Option<Maker> {
        if self.own.has(kind, hash, now) {
            Some(Maker::Owner)
        } else if !is_on && self.from_host.has(kind, hash, now) {
            Some(Maker::Host)
        } else {
            None
        }
    }
}

impl KeyRing {
    fn has(&self, kind: KeyKind, hash: &Digest, now: Time) -> bool {
        let kept = match kind {
            KeyKind::Words => self.words,
            KeyKind::Hop => self.hop.filter(|(_, until)| now <= *until).map(|(kept, _)| kept),
        };
        kept.is_some_and(|kept| same(&kept, hash))
    }
}

impl Person {
    fn new(player: PlayerId, name: String) -> Self {
        Self {
            player,
            name,
            token_hash: None,
            bot: None,
            keys: Keys::default(),
            webhook: None,
            notified: false,
        }
    }

    /// Whether a token with this hash stands for this person.
    fn is(&self, token_hash: &Digest) -> bool {
        self.token_hash.is_some_and(|own| same(&own, token_hash))
    }
}

/// Compares two hashes in a time that does not depend on them.
pub(crate) fn same(one: &Digest, other: &Digest) -> bool {
    one.0.ct_eq(&other.0).into()
}

impl Occupant {
    pub(crate) fn new(person: Person) -> Self {
        Self {
            person,
            number_hash: None,
            number: None,
            number_from_server: false,
            owner: None,
            again: None,
        }
    }

    pub(crate) fn unready(&mut self) {
        self.number_hash = None;
        self.number = None;
        self.number_from_server = false;
    }

    /// Goes on to another game, ready where this person wanted it and that counts.
    pub(super) fn goes_on(&mut self, again: bool) {
        self.unready();
        self.number_hash = self.again.take().filter(|_| again);
    }

    /// Whether nobody has to wait for this player's wish for another game; bots always want one.
    pub(crate) fn wants_another(&self) -> bool {
        self.person.bot.is_some() || self.again.is_some()
    }
}

impl RoomState {
    /// The taken seats in order.
    pub(crate) fn occupants(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        self.seats
            .iter()
            .enumerate()
            .filter_map(|(index, place)| Some((Seat(index as u8), place.as_ref()?)))
    }

    pub(super) fn occupants_mut(&mut self) -> impl Iterator<Item = &mut Occupant> {
        self.seats.iter_mut().flatten()
    }

    /// Whoever sits on this seat.
    pub(crate) fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(usize::from(seat.0))?.as_ref()
    }

    pub(super) fn occupant_mut(&mut self, seat: Seat) -> Option<&mut Occupant> {
        self.seats.get_mut(usize::from(seat.0))?.as_mut()
    }

    /// Everybody who has a name in the room.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Person> {
        self.occupants()
            .map(|(_, occupant)| &occupant.person)
            .chain(&self.company)
    }

    /// Whether somebody sits on this seat.
    pub(crate) fn sits_on(&self, seat: Seat, player: PlayerId) -> bool {
        let occupant = self.occupant(seat);
        occupant.is_some_and(|occupant| occupant.person.player == player)
    }

    /// Whether somebody's name and talk were taken out, and there is nothing new of either.
    pub(crate) fn is_forgotten(&self, player: PlayerId) -> bool {
        let is_nameless = |person: &Person| person.name.is_empty();
        self.forgotten.contains(&player) && self.person(player).is_some_and(is_nameless)
    }

    /// Somebody by number.
    pub(crate) fn person(&self, player: PlayerId) -> Option<&Person> {
        self.people().find(|person| person.player == player)
    }

    /// Who a token with this hash stands for.
    pub(crate) fn role_of(&self, token_hash: &Digest) -> Role {
        let seat = self
            .occupants()
            .find(|(_, occupant)| occupant.person.is(token_hash));
        if let Some((seat, _)) = seat {
            return Role::Seat(seat);
        }
        self.company
            .iter()
            .find(|person| person.is(token_hash))
            .map_or(Role::Spectator, |person| Role::Companion(person.player))
    }

    /// Every token that stands for somebody, by its hash; where one stands for two, the last of them counts.
    pub(crate) fn roles(&self) -> impl Iterator<Item = (Digest, Role)> {
        let company = self
            .company
            .iter()
            .map(|person| (person, Role::Companion(person.player)));
        let seated = self
            .occupants()
            .map(|(seat, occupant)| (&occupant.person, Role::Seat(seat)));
        company
            .chain(seated)
            .filter_map(|(person, role)| Some((person.token_hash?, role)))
    }

    /// The person in this role.
    pub(crate) fn person_as(&self, role: Role) -> Option<&Person> {
        match role {
            Role::Seat(seat) => self.occupant(seat).map(|occupant| &occupant.person),
            Role::Companion(player) => self.company.iter().find(|person| person.player == player),
            Role::Spectator => None,
        }
    }

    /// Somebody new, or whoever watched under the token until now.
    pub(super) fn newcomer(&mut self, name: String, token_hash: Digest) -> Person {
        let known = self.company.iter().position(|person| person.is(&token_hash));
        if let Some(place) = known {
            let person = self.company.remove(place);
            return Person { name, ..person };
        }
        let player = self.player_with(&token_hash);
        self.named.insert(token_hash, player);
        self.newest = self.newest.max(player);
        Person {
            token_hash: Some(token_hash),
            ..Person::new(player, name)
        }
    }

    /// A bot sits down, or the one of this name that sits there plays otherwise.
    pub(super) fn seat_bot(&mut self, seat: Seat, name: String, level: Level) -> Result<(), Misfit> {
        let player = PlayerId(self.newest.0 + 1);
        let place = self.place(seat)?;
        match place {
            Some(occupant) if occupant.person.name == name => occupant.person.bot = Some(level),
            Some(_) => return Err(Misfit::TakenSeat(seat)),
            None => {
                *place = Some(Occupant::new(Person {
                    bot: Some(level),
                    ..Person::new(player, name)
                }));
                self.newest = player;
            }
        }
        if let Some(play) = &mut self.play {
            play.automatic.remove(&seat);
        }
        Ok(())
    }

    /// Before a game bots are always ready, and show their numbers when everybody is.
    pub(super) fn keep_bots_ready(&mut self) {
        if self.play.is_none() && self.people().any(|person| person.bot.is_some()) {
            self.ready_bots(false);
            self.ready_bots(self.phase() == Phase::Revealing);
        }
    }

    /// Gives the seats that did not show theirs their numbers, once the taken seats have closed up.
    pub(super) fn give_numbers(&mut self) {
        let server_seed = self.server_seed;
        for (place, occupant) in (0..).zip(self.occupants_mut()) {
            if occupant.number_from_server {
                occupant.number = Some(seed::bot_number(&server_seed.0, Seat(place)));
            }
        }
    }

    /// Fixes the numbers of the bots, and shows them or not.
    pub(super) fn ready_bots(&mut self, shown: bool) {
        let server_seed = self.server_seed;
        for (place, occupant) in self.bots_mut() {
            let number = seed::bot_number(&server_seed.0, Seat(place));
            occupant.number_hash = Some(seed::commitment(&number.0));
            occupant.number = shown.then_some(number);
        }
    }

    /// The bots, each with the seat that it will have when the taken seats close up.
    fn bots_mut(&mut self) -> impl Iterator<Item = (u8, &mut Occupant)> {
        let taken = (0..).zip(self.seats.iter_mut().flatten());
        taken.filter(|(_, occupant)| occupant.person.bot.is_some())
    }

    /// The number of whoever has had a name with this token, or the next one.
    pub(crate) fn player_with(&self, token_hash: &Digest) -> PlayerId {
        let next = || PlayerId(self.newest.0 + 1);
        self.named.get(token_hash).copied().unwrap_or_else(next)
    }

    pub(super) fn person_mut(&mut self, player: PlayerId) -> Option<&mut Person> {
        self.seats
            .iter_mut()
            .flatten()
            .map(|occupant| &mut occupant.person)
            .chain(&mut self.company)
            .find(|person| person.player == player)
    }

    /// Somebody is on another device from now on.
    pub(super) fn move_device(
        &mut self,
        player: PlayerId,
        maker: Maker,
        token_hash: Digest,
    ) -> Result<(), Misfit> {
        let person = self.person_mut(player).ok_or(Misfit::NoSuchPlayer(player))?;
        person.keys.use_up(maker);
        let before = person.token_hash.replace(token_hash);
        person.notified = false;
        if let Some(before) = before {
            self.answers_move(before, token_hash);
        }
        self.named.insert(token_hash, player);
        if let (Role::Seat(seat), Some(play)) = (self.role_of(&token_hash), &mut self.play) {
            play.automatic.remove(&seat);
            play.out_of_time.remove(&seat);
        }
        Ok(())
    }

    /// Somebody without a seat from now on; a bot leaves.
    pub(super) fn watches(&mut self, person: Person) {
        if person.bot.is_some() {
            return;
        }
        self.company.push(person);
        self.company.sort_by_key(|person| person.player);
    }

    /// Somebody is here no more, with a seat or without one.
    pub(super) fn remove(&mut self, player: PlayerId) -> Result<(), Misfit> {
        self.person(player).ok_or(Misfit::NoSuchPlayer(player))?;
        for place in &mut self.seats {
            if place
                .as_ref()
                .is_some_and(|occupant| occupant.person.player == player)
            {
                *place = None;
                self.votes.clear();
            }
        }
        self.company.retain(|person| person.player != player);
        Ok(())
    }

    /// Somebody looks after the room from now on; whoever took it over holds it for the host who was away.
    pub(super) fn host_by(&mut self, player: PlayerId, by: Option<By>) {
        let by = match by {
            Some(By::Seat(seat)) => self.occupant(seat).map(|occupant| occupant.person.player),
            Some(By::Player(player)) => Some(player),
            None => None,
        };
        if by == Some(player) {
            self.absent_host = self.absent_host.or(self.host);
        }
        self.absent_host = self.absent_host.filter(|absent| *absent != player);
        self.host = Some(player);
    }

    /// When the host has left, whoever came first of those who sit looks after the room, or of those who watch.
    pub(super) fn pass_hosting_on(&mut self) {
        self.absent_host = self.absent_host.filter(|host| self.person(*host).is_some());
        if self.host.is_some_and(|host| self.person(host).is_some()) {
            return;
        }
        let seated = self.occupants().map(|(_, occupant)| &occupant.person);
        let seated = seated.filter(|person| person.bot.is_none());
        let host = seated.min_by_key(|person| person.player).or(self.company.first());
        self.host = host.map(|person| person.player);
    }

    /// How well the bot plays that decides for this seat.
    pub(crate) fn bot_on(&self, seat: Seat) -> Option<Level> {
        let stands_in = self.play.as_ref().and_then(|play| play.automatic.get(&seat));
        let sits = || self.occupant(seat).and_then(|occupant| occupant.person.bot);
        stands_in.copied().or_else(sits)
    }

    /// Whether a game is on in which bots decide for every seat.
    pub(crate) fn is_left_to_bots(&self) -> bool {
        let mut seats = (0..self.seats.len() as u8).map(Seat);
        self.phase() == Phase::Playing && seats.all(|seat| self.bot_on(seat).is_some())
    }

    /// Whether a game is on that goes on by itself, so that the room has to be woken: clocks run in it or bots decide, and
    /// not bots alone.
    pub(crate) fn acts_by_itself(&self) -> bool {
        let mut seats = (0..self.seats.len() as u8).map(Seat);
        let moves = self.is_timed() || seats.any(|seat| self.bot_on(seat).is_some());
        self.phase() == Phase::Playing && moves && !self.is_left_to_bots() && !self.is_asleep()
    }

    pub(super) fn seat_view(&self, seat: Seat, occupant: &Occupant) -> SeatView {
        SeatView {
            player: occupant.person.player,
            name: occupant.person.name.clone(),
            muted: self.muted.contains(&occupant.person.player),
            bot: occupant.person.bot,
            automatic: self
                .play
                .as_ref()
                .and_then(|play| play.automatic.get(&seat).copied()),
            owner: occupant.owner,
            number_hash: occupant.number_hash,
            number: occupant.number,
            again: occupant.again,
        }
    }

    /// The bots that go on for free seats.
    pub(super) fn stand_ins(&self) -> Vec<StandIn> {
        let automatic = self.play.iter().flat_map(|play| &play.automatic);
        automatic
            .filter(|(seat, _)| self.occupant(**seat).is_none())
            .map(|(&seat, &level)| StandIn { seat, level })
            .collect()
    }

    pub(super) fn companions(&self) -> Vec<Companion> {
        self.company
            .iter()
            .map(|person| Companion {
                player: person.player,
                name: person.name.clone(),
                muted: self.muted.contains(&person.player),
            })
            .collect()
    }
}
