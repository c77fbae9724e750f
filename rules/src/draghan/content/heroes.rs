//! Characters: three icons while they are healthy, one when they are hurt.

use dragonhall_protocol::games::draghan::{Hero, HeroCard, Skills};

use super::skills;

/// Every character card, in the order of [`Hero`]: strength, charm, knowledge, healthy and then hurt.
#[rustfmt::skip]
pub(super) const HEROES: [HeroCard; 6] = [
    hero(Hero::Knight, skills(2, 1, 0), skills(1, 0, 0)),
    hero(Hero::Dwarf,  skills(2, 0, 1), skills(1, 0, 0)),
    hero(Hero::Bard,   skills(0, 2, 1), skills(0, 1, 0)),
    hero(Hero::Elf,    skills(1, 2, 0), skills(0, 1, 0)),
    hero(Hero::Mage,   skills(1, 0, 2), skills(0, 0, 1)),
    hero(Hero::Sage,   skills(0, 1, 2), skills(0, 0, 1)),
];

const fn hero(hero: Hero, healthy: Skills, hurt: Skills) -> HeroCard {
    HeroCard { hero, healthy, hurt }
}
