//! The twenty dragons: their Terror and what their slots ask for.

use dragonhall_protocol::games::drarkane::{Ask, Dragon, Filled, Played, Rule, Suit, Trophy};

use super::cards::{is_obscure, suit};

/// The Trophy points of whoever defeats a dragon.
pub(super) const TROPHY: u8 = 2;

/// The most slots that a dragon has.
pub(super) const MOST_SLOTS: usize = 4;

/// What is printed on a dragon.
#[derive(Debug)]
pub(super) struct DragonCard {
    pub(super) dragon: Dragon,
    pub(super) terror: u8,
    pub(super) slots: &'static [Ask],
}

/// Every dragon, in the order of [`Dragon`].
#[rustfmt::skip]
pub(super) const DRAGONS: [DragonCard; 20] = [
    dragon(Dragon::Tidewhelp, 3, &[blue(3)]),
    dragon(Dragon::Emberling, 3, &[red(3)]),
    dragon(Dragon::Mossfang, 3, &[green(3)]),
    dragon(Dragon::Runeling, 3, &[yellow(2)]),
    dragon(Dragon::Sootling, 3, &[any_suit(5)]),
    dragon(Dragon::TwilightDrake, 4, &[blue(2), red(2)]),
    dragon(Dragon::MirrorTwins, 4, &[any_suit(2), any_suit(2)]),
    dragon(Dragon::CinderGlutton, 4, &[any_suit(4), Ask::AnyCard]),
    dragon(Dragon::Reedlurker, 5, &[blue(5), green(4)]),
    dragon(Dragon::Candlewyrm, 5, &[red(5), yellow(3)]),
    dragon(Dragon::NightThief, 5, &[any_suit(8), Ask::AnyCard]),
    dragon(Dragon::ThreeMoonWyvern, 7, &[blue(3), red(3), green(3)]),
    dragon(Dragon::Gravewing, 8, &[blue(4), yellow(2), Ask::Obscure]),
    dragon(Dragon::Rusthorn, 7, &[red(4), green(4), Ask::AnyCard]),
    dragon(Dragon::Bogseer, 8, &[green(6), yellow(4), any_suit(5)]),
    dragon(Dragon::FourfoldMaw, 9, &[any_suit(2), any_suit(2), green(2), yellow(1)]),
    dragon(Dragon::AbyssalChoir, 9, &[blue(5), yellow(3), any_suit(3), Ask::AnyCard]),
    dragon(Dragon::Mountainbreaker, 10, &[red(5), green(5), any_suit(4), yellow(2)]),
    dragon(Dragon::Stormkeeper, 10, &[blue(4), red(4), yellow(2), Ask::AnyCard]),
    dragon(Dragon::Vharzul, 10, &[Ask::Obscure, blue(6), red(6), green(6)]),
];

const fn dragon(dragon: Dragon, terror: u8, slots: &'static [Ask]) -> DragonCard {
    DragonCard {
        dragon,
        terror,
        slots,
    }
}

const fn blue(least: u8) -> Ask {
    Ask::Suit {
        suit: Suit::Shield,
        least,
    }
}

const fn red(least: u8) -> Ask {
    Ask::Suit {
        suit: Suit::Sword,
        least,
    }
}

const fn green(least: u8) -> Ask {
    Ask::Suit {
        suit: Suit::Axe,
        least,
    }
}

const fn yellow(least: u8) -> Ask {
    Ask::Suit {
        suit: Suit::Grimoire,
        least,
    }
}

const fn any_suit(least: u8) -> Ask {
    Ask::AnySuitOrObscure { least }
}

/// What is printed on this dragon.
pub(super) fn card(dragon: Dragon) -> &'static DragonCard {
    &DRAGONS[dragon as usize]
}

/// The Terror of all these dragons.
pub(super) fn terror(dragons: &[Dragon]) -> u16 {
    dragons.iter().map(|dragon| u16::from(card(*dragon).terror)).sum()
}

/// A dragon as it lies before whoever defeated it.
pub(super) fn trophy(dragon: Dragon) -> Trophy {
    Trophy {
        dragon,
        terror: card(dragon).terror,
    }
}

/// Whether a played card is what a slot asks for.
pub(super) fn fits(ask: Ask, played: Played) -> bool {
    let counts = played.counts.unwrap_or(0);
    match ask {
        Ask::Suit { suit: asked, least } => suit(played.card) == Some(asked) && counts >= least,
        Ask::AnySuitOrObscure { least } => {
            is_obscure(played) || suit(played.card).is_some() && counts >= least
        }
        Ask::Obscure => is_obscure(played),
        Ask::AnyCard => true,
    }
}

/// A dragon in the battle zone, with the cards on its slots.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Standing {
    pub(super) dragon: Dragon,
    pub(super) slots: [Option<Filled>; MOST_SLOTS],
}

impl Standing {
    /// A dragon that has just been revealed.
    pub(super) fn new(dragon: Dragon) -> Self {
        Self {
            dragon,
            slots: [None; MOST_SLOTS],
        }
    }

    /// Every slot with what it asks for and what lies on it.
    pub(super) fn slots(&self) -> impl Iterator<Item = (Ask, Option<Filled>)> + '_ {
        card(self.dragon).slots.iter().copied().zip(self.slots)
    }

    /// The cards on its slots.
    pub(super) fn cards(&self) -> impl Iterator<Item = Filled> + '_ {
        self.slots.iter().flatten().copied()
    }

    /// How many slots are open.
    pub(super) fn open(&self) -> u8 {
        self.slots().filter(|(_, filled)| filled.is_none()).count() as u8
    }

    /// The open slots that a card fits, from left to right.
    pub(super) fn fitting(&self, played: Played) -> impl Iterator<Item = u8> + '_ {
        (0..)
            .zip(self.slots())
            .filter(move |(_, (ask, filled))| filled.is_none() && fits(*ask, played))
            .map(|(slot, _)| slot)
    }

    /// Whether a card may be laid on a slot.
    pub(super) fn require_fit(&self, slot: u8, played: Played) -> Result<(), Rule> {
        let dragon = self.dragon;
        let slots = card(dragon).slots.len() as u8;
        match self.slots().nth(usize::from(slot)) {
            None => Err(Rule::NoSuchSlot { dragon, slots }),
            Some((_, Some(_))) => Err(Rule::SlotFilled { dragon, slot }),
            Some((ask, None)) if !fits(ask, played) => Err(Rule::DoesNotFit {
                card: played.card,
                ask,
            }),
            Some((_, None)) => Ok(()),
        }
    }

    /// Lays a card on a slot.
    pub(super) fn lay(&mut self, slot: u8, filled: Filled) {
        if let Some(place) = self.slots.get_mut(usize::from(slot)) {
            *place = Some(filled);
        }
    }
}
