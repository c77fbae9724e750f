//! Locations: what each does.

use dragonhall_protocol::games::draghan::{Change, Location, LocationCard, Power, Skill};

/// How many of the locations are in Draghan; they come first.
pub(in crate::draghan) const IN_DRAGHAN: usize = 13;

/// Every location, in the order of [`Location`].
#[rustfmt::skip]
pub(super) const LOCATIONS: [LocationCard; 23] = [
    at(Location::MarketOfHollin,    Power::Market),
    at(Location::FerryMarket,       Power::Market),
    at(Location::MarketUnderTheOak, Power::Market),
    at(Location::PortalOfDawn,      Power::Portal),
    at(Location::SunkenPortal,      Power::Portal),
    at(Location::PortalOfKings,     Power::Portal),
    at(Location::HealingSpring,     Power::HealAll),
    at(Location::QuietMeadow,       Power::Encounters { more: -1 }),
    at(Location::WolfGorge,         Power::Encounters { more: 1 }),
    at(Location::TollBridge,        Power::Gold { gain: -1 }),
    at(Location::AbandonedMine,     Power::Gold { gain: 2 }),
    at(Location::DrillYard,         Power::Characters { change: change(Skill::Strength, 1) }),
    at(Location::HarvestFeast,      Power::Foes { change: change(Skill::Charm, -1) }),

    at(Location::LastLantern,       Power::HealActive),
    at(Location::WhisperingAbyss,   Power::Encounters { more: 1 }),
    at(Location::FieldOfBones,      Power::Encounters { more: 1 }),
    at(Location::FogOfForgetting,   Power::Characters { change: change(Skill::Knowledge, -1) }),
    at(Location::LeadenPlain,       Power::Characters { change: change(Skill::Strength, -1) }),
    at(Location::HallOfScreams,     Power::Characters { change: change(Skill::Charm, -1) }),
    at(Location::GreedyCleft,       Power::LoseEquipment),
    at(Location::ColdEmbers,        Power::NoHealing),
    at(Location::PaleWell,          Power::HealAll),
    at(Location::HiddenStair,       Power::Encounters { more: -1 }),
];

const fn at(location: Location, power: Power) -> LocationCard {
    LocationCard { location, power }
}

const fn change(skill: Skill, by: i8) -> Change {
    Change { skill, by }
}
