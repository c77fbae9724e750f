//! Equipment: what each card costs, what it gives once and where it is worn.

use dragonhall_protocol::games::draghan::BodyPart::{Hand, Head, Torso};
use dragonhall_protocol::games::draghan::{BodyPart, Gear, GearCard, Skills};

use super::skills;
use crate::draghan::content::Deck;

/// An equipment card with the deck that it comes from.
#[derive(Clone, Copy, Debug)]
pub(in crate::draghan) struct Equipment {
    pub(in crate::draghan) card: GearCard,
    pub(in crate::draghan) deck: Deck,
    /// What it costs; what was found is not sold.
    pub(in crate::draghan) price: u8,
}

/// What a healing card gives in place of icons.
const HEALING: Skills = skills(0, 0, 0);

/// Every equipment card, in the order of [`Gear`]: strength, charm, knowledge.
#[rustfmt::skip]
pub(super) const GEAR: [Equipment; 36] = [
    ware(Gear::HealingCap, 2, HEALING, Head),
    ware(Gear::IronGauntlets, 2, skills(2, 0, 0), Hand),
    ware(Gear::HornedHelm, 2, skills(2, 0, 0), Head),
    ware(Gear::CaptainsJerkin, 2, skills(2, 1, 0), Torso),
    ware(Gear::GiantsMaul, 3, skills(4, 0, 0), Hand),
    ware(Gear::FeatheredCap, 1, skills(0, 1, 1), Head),
    ware(Gear::SilverFlute, 2, skills(0, 2, 0), Hand),
    ware(Gear::VelvetDoublet, 2, skills(0, 2, 0), Torso),
    ware(Gear::LaurelCrown, 3, skills(0, 4, 0), Head),
    ware(Gear::EnvoysSignet, 2, skills(0, 2, 1), Hand),
    ware(Gear::PhialOfDawnwater, 2, HEALING, Hand),
    ware(Gear::StargazersHood, 2, skills(0, 0, 2), Head),
    ware(Gear::RuneStitchedRobe, 2, skills(0, 0, 2), Torso),
    ware(Gear::BookOfOldNames, 3, skills(0, 0, 4), Hand),
    ware(Gear::RunedHatchet, 2, skills(1, 0, 2), Hand),
    ware(Gear::DragonscaleCoat, 4, skills(2, 2, 2), Torso),
    ware(Gear::HealingDraught, 2, HEALING, Hand),
    ware(Gear::BandageSash, 1, HEALING, Torso),

    found(Gear::OakShield, skills(1, 0, 0), Hand),
    found(Gear::SmithsApron, skills(2, 0, 0), Torso),
    found(Gear::BronzeSpear, skills(2, 0, 0), Hand),
    found(Gear::PaintedMask, skills(0, 1, 0), Head),
    found(Gear::TravellingLute, skills(0, 2, 0), Hand),
    found(Gear::DancingCloak, skills(0, 2, 0), Torso),
    found(Gear::BrassSpectacles, skills(0, 0, 1), Head),
    found(Gear::WanderersMap, skills(0, 0, 2), Hand),
    found(Gear::OwlHat, skills(0, 0, 2), Head),
    found(Gear::HerbBundle, HEALING, Hand),
    found(Gear::HoneyBalm, HEALING, Hand),
    found(Gear::WarmingPoultice, HEALING, Torso),

    shadow(Gear::ShadowBlade, skills(3, 0, 0), Hand),
    shadow(Gear::CrownOfEmbers, skills(0, 3, 0), Head),
    shadow(Gear::BlackCodex, skills(0, 0, 3), Hand),
    shadow(Gear::WyrmLeather, skills(2, 2, 2), Torso),
    shadow(Gear::MoonTear, HEALING, Hand),
    shadow(Gear::EmberSalve, HEALING, Hand),
];

const fn ware(card: Gear, price: u8, gives: Skills, worn_on: BodyPart) -> Equipment {
    Equipment {
        card: gear(card, gives, worn_on),
        deck: Deck::Marketplace,
        price,
    }
}

const fn found(card: Gear, gives: Skills, worn_on: BodyPart) -> Equipment {
    Equipment {
        card: gear(card, gives, worn_on),
        deck: Deck::Encounters,
        price: 0,
    }
}

const fn shadow(card: Gear, gives: Skills, worn_on: BodyPart) -> Equipment {
    Equipment {
        card: gear(card, gives, worn_on),
        deck: Deck::ShadowEncounters,
        price: 0,
    }
}

const fn gear(card: Gear, gives: Skills, worn_on: BodyPart) -> GearCard {
    GearCard {
        card,
        gives,
        heals: gives.strength + gives.charm + gives.knowledge == 0,
        worn_on,
    }
}
