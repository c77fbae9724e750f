//! Dragons: what each needs, by the size of the party.

use dragonhall_protocol::games::draghan::{Dragon, Skills};

use super::skills;

/// A dragon card.
#[derive(Clone, Copy, Debug)]
pub(in crate::draghan) struct DragonCard {
    pub(in crate::draghan) dragon: Dragon,
    /// For parties of 2, 3 and 4 characters.
    pub(in crate::draghan) needs: [Skills; 3],
}

/// Every dragon, in the order of [`Dragon`]: strength, charm, knowledge for 2, 3 and 4 characters.
#[rustfmt::skip]
pub(super) const DRAGONS: [DragonCard; 4] = [
    dragon(Dragon::Dorcin,  [skills(4, 2, 0), skills(4, 3, 0), skills(5, 4, 0)]),
    dragon(Dragon::Pratrac, [skills(0, 4, 2), skills(0, 4, 3), skills(0, 5, 4)]),
    dragon(Dragon::Razuul,  [skills(2, 0, 4), skills(3, 0, 4), skills(4, 0, 5)]),
    dragon(Dragon::Estrago, [skills(3, 2, 2), skills(3, 2, 2), skills(3, 3, 3)]),
];

const fn dragon(dragon: Dragon, needs: [Skills; 3]) -> DragonCard {
    DragonCard { dragon, needs }
}
