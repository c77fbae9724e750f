//! Phase 2: what a location does comes first.

use dragonhall_protocol::games::draghan::{Health, Location, Notice, Realm};

use super::super::Table;
use super::super::content;
use super::{chance, decide, read_position, refuses};
use crate::game::Game;

/// A round that begins at this location, before anybody decides: what happened, and the table then.
fn visit(position: &str, location: Location) -> (Table, Vec<Notice>) {
    let mut table = read_position(position);
    let realm = if content::locations_of(Realm::Draghan).any(|card| card.location == location) {
        Realm::Draghan
    } else {
        Realm::ShadowRealm
    };
    assert_eq!(table.realm, realm);
    let wanted = |events: &[Notice]| events.contains(&Notice::Visited { location });
    for number in 0..2_000 {
        let before = table.clone();
        let events = decide(&mut table, "pass", &mut chance(number));
        if wanted(&events) {
            return (table, events);
        }
        table = before;
    }
    panic!("{location:?} was never drawn");
}

const DRAGHAN: &str = "party hurt knight 1 herb_bundle, hurt elf 3 | early_healing | encounters mud_goblin cave_bear \
                       bog_light hill_witch oak_shield";
const SHADOW: &str = "party hurt knight 1 herb_bundle, hurt elf 3 | shadow | early_healing | shades grave_digger \
                      pale_suitor blind_oracle lying_mirror";

fn revealed(events: &[Notice]) -> usize {
    events
        .iter()
        .filter(|event| matches!(event, Notice::Revealed { .. }))
        .count()
}

#[test]
fn as_many_encounters_as_characters_are_revealed() {
    assert_eq!(revealed(&visit(DRAGHAN, Location::AbandonedMine).1), 2);
    assert_eq!(revealed(&visit(SHADOW, Location::LastLantern).1), 2);
}

#[test]
fn a_market_lays_four_cards_out() {
    let (table, events) = visit(DRAGHAN, Location::FerryMarket);
    assert_eq!(table.wares.len(), 4);
    assert!(matches!(events[1], Notice::LaidOut { .. }));
}

#[test]
fn a_market_lays_fewer_cards_out_if_there_are_no_more() {
    let poor = format!("{DRAGHAN} | marketplace silver_flute | discards iron_gauntlets");
    let (table, events) = visit(&poor, Location::FerryMarket);
    assert_eq!(table.wares.len(), 2);
    let again = Notice::Refilled {
        pile: dragonhall_protocol::games::draghan::Pile::Marketplace,
    };
    assert!(events.contains(&again));
}

#[test]
fn a_portal_is_found() {
    let (_, events) = visit(DRAGHAN, Location::SunkenPortal);
    assert!(events.contains(&Notice::PortalFound { found: 1 }));
}

#[test]
fn a_spring_heals_all_free_and_by_itself() {
    for (position, location) in [(DRAGHAN, Location::HealingSpring), (SHADOW, Location::PaleWell)] {
        let (table, _) = visit(position, location);
        assert!(table.party.iter().all(|member| member.health == Health::Healthy));
        assert_eq!(table.party[0].gear.len(), 1);
    }
}

#[test]
fn the_last_lantern_heals_the_active_character_only() {
    let (table, _) = visit(SHADOW, Location::LastLantern);
    assert_eq!(table.party[0].health, Health::Healthy);
    assert_eq!(table.party[1].health, Health::Hurt);
}

#[test]
fn a_location_can_bring_more_or_fewer_encounters() {
    assert_eq!(revealed(&visit(DRAGHAN, Location::QuietMeadow).1), 1);
    assert_eq!(revealed(&visit(DRAGHAN, Location::WolfGorge).1), 3);
    assert_eq!(revealed(&visit(SHADOW, Location::WhisperingAbyss).1), 3);
    assert_eq!(revealed(&visit(SHADOW, Location::HiddenStair).1), 1);
}

#[test]
fn the_toll_is_one_gold_of_the_active_character_if_it_has_any() {
    let (table, _) = visit(DRAGHAN, Location::TollBridge);
    assert_eq!((table.party[0].gold, table.party[1].gold), (0, 3));
    let (table, events) = visit(&DRAGHAN.replace("knight 1", "knight"), Location::TollBridge);
    assert_eq!(table.party[0].gold, 0);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Notice::GoldLost { .. }))
    );
}

#[test]
fn the_mine_gives_the_active_character_two_gold_or_what_the_supply_holds() {
    assert_eq!(visit(DRAGHAN, Location::AbandonedMine).0.party[0].gold, 3);
    let rich = DRAGHAN.replace("elf 3", "elf 26");
    assert_eq!(visit(&rich, Location::AbandonedMine).0.party[0].gold, 2);
}

#[test]
fn the_greedy_cleft_takes_a_card_of_the_active_character_before_the_encounters() {
    let (table, events) = visit(SHADOW, Location::GreedyCleft);
    assert!(table.party[0].gear.is_empty());
    assert!(matches!(events[1], Notice::CardLost { .. }), "{events:?}");
}

#[test]
fn a_character_is_strengthened_or_weakened_but_not_below_nothing() {
    let icons = |position: &str, location| {
        let table = visit(position, location).0;
        table
            .view(crate::game::Viewer::Public)
            .party
            .iter()
            .map(|one| one.skills)
            .collect::<Vec<_>>()
    };
    let skills = |strength, charm, knowledge| dragonhall_protocol::games::draghan::Skills {
        strength,
        charm,
        knowledge,
    };
    assert_eq!(
        icons(DRAGHAN, Location::DrillYard),
        [skills(2, 0, 0), skills(1, 1, 0)]
    );
    let healthy = SHADOW.replace(", hurt elf", ", elf");
    assert_eq!(
        icons(&healthy, Location::HallOfScreams),
        [skills(1, 0, 0), skills(1, 1, 0)]
    );
    assert_eq!(
        icons(&healthy, Location::LeadenPlain),
        [skills(0, 0, 0), skills(0, 2, 0)]
    );
    assert_eq!(
        icons(&healthy, Location::FogOfForgetting),
        [skills(1, 0, 0), skills(1, 2, 0)]
    );
}

#[test]
fn the_harvest_feast_softens_only_foes_that_show_charm() {
    use dragonhall_protocol::games::draghan::{Dragon, Foe, Monster};
    let table = read_position(
        "party knight, elf | at harvest_feast | foes cave_bear beggar_child robber_baron dorcin",
    );
    let charm = |foe| table.needs(foe).charm;
    assert_eq!(
        table.needs(Foe::Monster(Monster::CaveBear)),
        content::monster(Monster::CaveBear).needs
    );
    assert_eq!(charm(Foe::Monster(Monster::BeggarChild)), 0);
    assert_eq!(charm(Foe::Monster(Monster::RobberBaron)), 1);
    assert_eq!(charm(Foe::Dragon(Dragon::Dorcin)), 1);
}

#[test]
fn nobody_travels_without_a_portal() {
    refuses(
        "party knight, elf | at wolf_gorge | foes cave_bear",
        "travel",
        "no-portal",
    );
    refuses(
        "party knight oak_shield, elf | at wolf_gorge | sharing",
        "travel",
        "no-portal",
    );
    refuses(
        "party knight oak_shield, elf | at portal_of_dawn | sharing",
        "stay",
        "no-portal",
    );
}
