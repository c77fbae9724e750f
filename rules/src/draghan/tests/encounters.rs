//! Phase 3: encounters, and thieves among them.

use super::{chance, decide, leads, mentions, never_mentions, play, read_position, tells};
use dragonhall_protocol::games::draghan::{Gear, Location, Robbed};

/// The end of a round in Draghan after which the party meets exactly these.
fn next_meets(party: &str, encounters: &str) -> String {
    format!(
        "party {party} | active 1 | journey ferry_market portal_of_dawn quiet_meadow | at wolf_gorge | travelling | \
         encounters {encounters}"
    )
}

/// The first number whose next location changes nothing.
fn quietly(position: &str) -> (super::Table, Vec<dragonhall_protocol::games::draghan::Notice>) {
    for number in 0..500 {
        let mut table = read_position(position);
        let events = decide(&mut table, "stay", &mut chance(number));
        let quiet = [Location::DrillYard, Location::HarvestFeast];
        if table.journey.last().is_some_and(|here| quiet.contains(here)) {
            return (table, events);
        }
    }
    panic!("no quiet place was found");
}

#[test]
fn monsters_and_equipment_lie_open_in_the_order_in_which_they_came() {
    let (table, _) = quietly(&next_meets("knight, elf", "cave_bear oak_shield"));
    assert_eq!((table.foes.len(), table.found.len()), (1, 1));
    let (table, _) = quietly(&next_meets("knight, elf", "cave_bear bog_light"));
    assert_eq!(table.foes.len(), 2);
}

#[test]
fn where_no_monster_is_revealed_all_count_as_defeated() {
    let (table, _) = quietly(&next_meets("knight, elf", "oak_shield herb_bundle"));
    assert_eq!(table.party[0].gear.len(), 2);
    assert!(table.party.iter().all(|member| member.is_here()));
}

#[test]
fn draghans_encounters_are_shuffled_again_in_mid_draw() {
    let (table, events) = quietly(&(next_meets("knight, elf", "cave_bear") + " | discards bog_light"));
    let told: Vec<String> = events.iter().map(super::write_notice).collect();
    let told = told.join("; ");
    assert!(
        told.contains("meets cave_bear; encounters shuffled again; meets bog_light"),
        "{told}"
    );
    assert_eq!(table.foes.len(), 2);
}

#[test]
fn where_nothing_is_left_nothing_is_drawn() {
    let (table, _) = quietly(&next_meets("knight, elf", "cave_bear"));
    assert_eq!(table.foes.len(), 1);
}

#[test]
fn the_shadow_realms_encounters_are_never_shuffled_again() {
    let position = "party knight oak_shield, elf | active 1 | shadow | at cold_embers | travelling | shades grave_digger | \
                    discards pale_suitor bronze_spear";
    // Nobody travels there; sharing is the last decision of a round.
    let position = position
        .replace("travelling", "sharing")
        .replace(", elf |", ", elf bronze_spear |");
    let (table, events) = play(&position, "pass");
    assert!(table.foes.len() <= 1, "{events:?}");
    never_mentions(&position, "pass", "shuffled again");
}

#[test]
fn a_thief_takes_one_gold_of_the_active_character() {
    let (table, events) = quietly(&next_meets(
        "knight 2 oak_shield, elf 3",
        "beggar_child cave_bear",
    ));
    assert_eq!((table.party[0].gold, table.party[1].gold), (1, 3));
    let told: Vec<String> = events.iter().map(super::write_notice).collect();
    assert!(
        told.contains(&"beggar_child steals 1 gold from #0".to_owned()),
        "{told:?}"
    );
}

#[test]
fn without_gold_a_card_is_stolen_at_random() {
    let mut stolen = std::collections::BTreeSet::new();
    for number in 0..60 {
        let mut table = read_position(&next_meets(
            "knight oak_shield horned_helm, elf 3",
            "beggar_child cave_bear",
        ));
        for event in decide(&mut table, "stay", &mut chance(number)) {
            if let dragonhall_protocol::games::draghan::Notice::Stole {
                robbed: Robbed::Card(card),
                ..
            } = event
            {
                stolen.insert(card);
                assert_eq!(table.party[0].gear.len(), 1);
            }
        }
    }
    assert_eq!(stolen, [Gear::HornedHelm, Gear::OakShield].into());
}

#[test]
fn with_nothing_nothing_is_stolen() {
    let (table, events) = quietly(&next_meets("knight, elf 3", "beggar_child cave_bear"));
    let told: Vec<String> = events.iter().map(super::write_notice).collect();
    assert!(
        told.contains(&"beggar_child steals nothing from #0".to_owned()),
        "{told:?}"
    );
    assert_eq!(table.party[1].gold, 3);
}

#[test]
fn two_thieves_steal_one_after_the_other_and_not_what_was_just_found() {
    let (table, _) = quietly(&next_meets("knight 1 horned_helm, elf", "beggar_child cutpurse"));
    assert_eq!(table.party[0].gold, 0);
    assert!(table.party[0].gear.is_empty());
    let (table, _) = quietly(&next_meets("knight, elf", "beggar_child oak_shield"));
    assert_eq!(table.found, [Gear::OakShield]);
}

#[test]
fn a_thief_steals_once_when_it_is_revealed() {
    let position =
        "party knight 2, elf | shadow | at cold_embers | foes boar_rider dorcin | shades grave_digger";
    leads(
        position,
        "seat 1 ready; call",
        "foes boar_rider dorcin grave_digger",
    );
    never_mentions(position, "seat 1 ready; call", "steals");
    mentions(position, "seat 1 ready; call", "boar_rider stays");
}

#[test]
fn a_thief_steals_in_the_shadow_realm_too() {
    let position =
        "party knight, elf 2 | shadow | at cold_embers | foes grave_digger | shades boar_rider pale_suitor";
    let position = position.replace("party knight", "party knight -> grave_digger");
    for number in 0..40 {
        let mut table = read_position(&position.replace("foes grave_digger", "foes grave_digger | ready 1"));
        let events = decide(&mut table, "call", &mut chance(number));
        let told: Vec<String> = events.iter().map(super::write_notice).collect();
        let met = told.iter().any(|line| line == "meets boar_rider");
        assert_eq!(
            met,
            told.iter().any(|line| line == "boar_rider steals 1 gold from #1"),
            "{told:?}"
        );
    }
}

#[test]
fn without_a_foe_there_is_nothing_to_plan() {
    let (_, events) = quietly(&next_meets("knight, elf", "oak_shield"));
    let told: Vec<String> = events.iter().map(super::write_notice).collect();
    assert!(!told.contains(&"asks planning".to_owned()), "{told:?}");
    tells(
        "party knight, elf | at portal_of_dawn | travelling | encounters cave_bear bog_light",
        "stay",
        "the party stays; ...",
    );
}
