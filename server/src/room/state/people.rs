//! The people of a room: those on seats and those who watch under a name.

use dragonhall_protocol::{Companion, Digest, KeyKind, PlayerId, Role, Seat, SeatNumber, SeatView};
use subtle::ConstantTimeEq;

use super::State;

/// Somebody who has a name in the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub player: PlayerId,
    pub name: String,
    pub token_hash: Digest,
    pub keys: Keys,
    pub webhook: Option<String>,
    /// Whether this person was sent a notice and has not been back since.
    pub notified: bool,
}

/// Somebody on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupant {
    pub person: Person,
    pub number_hash: Option<Digest>,
    pub number: Option<SeatNumber>,
    /// Whose seat it is, where this person plays on for somebody else.
    pub owner: Option<PlayerId>,
}

/// What stands for a person besides the token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    words: Option<Digest>,
    hop: Option<(Digest, u64)>,
}

impl Keys {
    /// Takes a new key in the place of the older one of its kind.
    pub fn make(&mut self, kind: KeyKind, hash: Digest, until: Option<u64>) {
        match kind {
            KeyKind::Words => self.words = Some(hash),
            KeyKind::Hop => self.hop = Some((hash, until.unwrap_or_default())),
        }
    }

    /// A code works once.
    pub fn use_up(&mut self, kind: KeyKind) {
        match kind {
            KeyKind::Words => {}
            KeyKind::Hop => self.hop = None,
        }
    }

    /// Whether a key with this hash opens the seat at this time.
    pub fn open(&self, kind: KeyKind, hash: &Digest, now: u64) -> bool {
        let kept = match kind {
            KeyKind::Words => self.words,
            KeyKind::Hop => self.hop.filter(|(_, until)| now <= *until).map(|(hash, _)| hash),
        };
        kept.is_some_and(|kept| same(&kept, hash))
    }
}

/// Compares two hashes in a time that does not depend on them.
fn same(one: &Digest, other: &Digest) -> bool {
    one.0.ct_eq(&other.0).into()
}

impl Occupant {
    pub fn new(person: Person) -> Self {
        Self {
            person,
            number_hash: None,
            number: None,
            owner: None,
        }
    }

    pub fn unready(&mut self) {
        self.number_hash = None;
        self.number = None;
    }
}

impl State {
    /// The taken seats in order.
    pub fn occupants(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        self.seats
            .iter()
            .enumerate()
            .filter_map(|(index, place)| Some((Seat(index as u8), place.as_ref()?)))
    }

    pub(super) fn occupants_mut(&mut self) -> impl Iterator<Item = &mut Occupant> {
        self.seats.iter_mut().flatten()
    }

    /// Whoever sits on this seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(usize::from(seat.0))?.as_ref()
    }

    pub(super) fn occupant_mut(&mut self, seat: Seat) -> Option<&mut Occupant> {
        self.seats.get_mut(usize::from(seat.0))?.as_mut()
    }

    /// Everybody who has a name in the room.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.occupants()
            .map(|(_, occupant)| &occupant.person)
            .chain(&self.company)
    }

    /// Somebody by number.
    pub fn person(&self, player: PlayerId) -> Option<&Person> {
        self.people().find(|person| person.player == player)
    }

    /// Who a token with this hash stands for.
    pub fn role_of(&self, token_hash: &Digest) -> Role {
        let seat = self
            .occupants()
            .find(|(_, occupant)| same(&occupant.person.token_hash, token_hash));
        if let Some((seat, _)) = seat {
            return Role::Seat(seat);
        }
        self.company
            .iter()
            .find(|person| same(&person.token_hash, token_hash))
            .map_or(Role::Spectator, |person| Role::Companion(person.player))
    }

    /// The person in this role.
    pub fn person_as(&self, role: Role) -> Option<&Person> {
        match role {
            Role::Seat(seat) => self.occupant(seat).map(|occupant| &occupant.person),
            Role::Companion(player) => self.company.iter().find(|person| person.player == player),
            Role::Spectator => None,
        }
    }

    /// Somebody new, or whoever watched under the token until now.
    pub(super) fn newcomer(&mut self, name: String, token_hash: Digest) -> Person {
        let known = self
            .company
            .iter()
            .position(|person| same(&person.token_hash, &token_hash));
        if let Some(place) = known {
            let person = self.company.remove(place);
            return Person { name, ..person };
        }
        let player = self.player_with(&token_hash);
        self.named.insert(token_hash, player);
        Person {
            player,
            name,
            token_hash,
            keys: Keys::default(),
            webhook: None,
            notified: false,
        }
    }

    /// The number of whoever has had a name with this token, or the next one.
    pub fn player_with(&self, token_hash: &Digest) -> PlayerId {
        let next = || PlayerId(self.named.values().map(|player| player.0).max().unwrap_or(0) + 1);
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
    pub(super) fn move_device(&mut self, player: PlayerId, kind: KeyKind, token_hash: Digest) -> Option<()> {
        let person = self.person_mut(player)?;
        person.keys.use_up(kind);
        person.token_hash = token_hash;
        person.notified = false;
        self.named.insert(token_hash, player);
        if let (Role::Seat(seat), Some(play)) = (self.role_of(&token_hash), &mut self.play) {
            play.automatic.remove(&seat);
        }
        Some(())
    }

    /// Somebody without a seat from now on.
    pub(super) fn watches(&mut self, person: Person) {
        self.company.push(person);
        self.company.sort_by_key(|person| person.player);
    }

    /// When the host has left, whoever came first of those who sit looks after the room.
    pub(super) fn pass_hosting_on(&mut self) {
        if self.host.is_none_or(|host| self.person(host).is_none()) {
            self.host = self.occupants().map(|(_, occupant)| occupant.person.player).min();
        }
    }

    pub(super) fn seat_view(&self, seat: Seat, occupant: &Occupant) -> SeatView {
        SeatView {
            player: occupant.person.player,
            name: occupant.person.name.clone(),
            muted: self.muted.contains(&occupant.person.player),
            automatic: self
                .play
                .as_ref()
                .is_some_and(|play| play.automatic.contains(&seat)),
            owner: occupant.owner,
            number_hash: occupant.number_hash,
            number: occupant.number,
        }
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
