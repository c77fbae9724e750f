//! What can be pointed at.

use dragonhall_protocol::games::draghan::{Character, Dragon, Foe, Gear, Hero, Location, Monster, Target};

use super::super::Table;
use super::read_position;
use crate::game::{Game, Viewer};

const FIGHT: &str = "party knight 2 horned_helm, hurt elf | journey ferry_market | at wolf_gorge | foes cave_bear | found oak_shield | campaign dorcin";

#[track_caller]
fn sees(target: Target, expected: bool) {
    let view = read_position(FIGHT).view(Viewer::Public);
    assert_eq!(Table::shows(&view, &target), expected, "{target:?}");
}

#[test]
fn foes_places_and_characters_on_the_table_are_seen() {
    let foe = |monster| Target::Foe {
        foe: Foe::Monster(monster),
    };
    sees(foe(Monster::CaveBear), true);
    sees(foe(Monster::SocietyThug), false);
    for (location, seen) in [
        (Location::WolfGorge, true),
        (Location::FerryMarket, true),
        (Location::PortalOfDawn, false),
    ] {
        sees(Target::Location { location }, seen);
    }
    sees(
        Target::Character {
            character: Character(1),
        },
        true,
    );
    sees(
        Target::Character {
            character: Character(2),
        },
        false,
    );
    sees(Target::Hero { hero: Hero::Knight }, false);
    sees(Target::Portals, true);
}

#[test]
fn worn_and_found_equipment_is_seen_and_what_lies_in_a_pile_is_not() {
    sees(
        Target::Gear {
            card: Gear::HornedHelm,
        },
        true,
    );
    sees(
        Target::Gear {
            card: Gear::OakShield,
        },
        true,
    );
    sees(
        Target::Gear {
            card: Gear::SilverFlute,
        },
        false,
    );
}

#[test]
fn a_dragon_that_a_campaign_set_aside_does_not_wait() {
    sees(
        Target::Dragon {
            dragon: Dragon::Razuul,
        },
        true,
    );
    sees(
        Target::Dragon {
            dragon: Dragon::Dorcin,
        },
        false,
    );
}
