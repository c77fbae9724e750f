//! The party: its characters, whose they are, and what they own.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{BodyPart, Character, Foe, Gear, Health, Hero, Realm, Rule};

use super::cards::Cards;
use super::{Table, content};

/// All coins of the game.
pub(super) const COINS: u8 = 28;

/// A character of the party.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Member {
    pub(super) hero: Hero,
    pub(super) health: Health,
    pub(super) gold: u8,
    pub(super) gear: Cards<Gear>,
    pub(super) faces: Option<Foe>,
    /// The part of its equipment that it uses against the foe it faces.
    pub(super) committed: Cards<Gear>,
}

impl Member {
    /// Somebody who has just joined: healthy, without gold.
    pub(super) fn joining(hero: Hero, card: Option<Gear>) -> Self {
        Self {
            hero,
            health: Health::Healthy,
            gold: 0,
            gear: card.into_iter().collect(),
            faces: None,
            committed: Cards::NONE,
        }
    }

    pub(super) fn is_here(&self) -> bool {
        self.health != Health::Gone
    }

    /// How many cards it has on a part of the body.
    pub(super) fn has_on(&self, part: BodyPart) -> u8 {
        let worn_there = |card: &Gear| content::gear(*card).worn_on == part;
        self.gear.iter().filter(worn_there).count() as u8
    }

    /// Its healing cards.
    pub(super) fn healing_cards(&self) -> impl Iterator<Item = Gear> {
        self.gear.iter().filter(|card| content::gear(*card).heals)
    }

    /// Takes it away from the foe it faces, with its equipment.
    pub(super) fn withdraw(&mut self) {
        self.faces = None;
        self.committed = Cards::NONE;
    }
}

impl Table {
    /// The character at a place of the party, if there is such a place.
    pub(super) fn member(&self, character: Character) -> Option<&Member> {
        self.party.get(usize::from(character.0))
    }

    /// Changes the character at a place of the party.
    pub(super) fn change(&mut self, character: Character, change: impl FnOnce(&mut Member)) {
        if let Some(member) = self.party.get_mut(usize::from(character.0)) {
            change(member);
        }
    }

    /// The characters that have not left, each with its place.
    pub(super) fn living(&self) -> impl Iterator<Item = (Character, &Member)> {
        (0..)
            .map(Character)
            .zip(&self.party)
            .filter(|(_, member)| member.is_here())
    }

    /// The active character.
    pub(super) fn holder(&self) -> Option<&Member> {
        self.member(self.active).filter(|member| member.is_here())
    }

    /// The seat of a character: characters go round the seats.
    pub(super) fn seat_of(&self, character: Character) -> Seat {
        Seat(character.0 % self.seats)
    }

    /// The seat of the active character.
    pub(super) fn active_seat(&self) -> Seat {
        self.seat_of(self.active)
    }

    pub(super) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// Whether a seat has a character that has not left.
    pub(super) fn has_character(&self, seat: Seat) -> bool {
        self.living()
            .any(|(character, _)| self.seat_of(character) == seat)
    }

    /// In the Shadow Realm nobody joins, so a seat without a character watches.
    pub(super) fn only_watches(&self, seat: Seat) -> bool {
        self.realm == Realm::ShadowRealm && !self.has_character(seat)
    }

    /// A character of this seat that has not left.
    pub(super) fn own(&self, seat: Seat, character: Character) -> Result<&Member, Rule> {
        self.member(character)
            .filter(|member| member.is_here() && self.seat_of(character) == seat)
            .ok_or(Rule::NotYourCharacter { character })
    }

    /// A card of a character.
    pub(super) fn owned(&self, character: Character, member: &Member, card: Gear) -> Result<(), Rule> {
        if member.gear.contains(card) {
            Ok(())
        } else {
            Err(Rule::NotItsCard { character, card })
        }
    }

    /// The coins that nobody has.
    pub(super) fn supply(&self) -> u8 {
        COINS - self.party.iter().map(|member| member.gold).sum::<u8>()
    }
}
