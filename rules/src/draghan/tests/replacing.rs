//! A character that is hurt again leaves.

use super::{awaits, leads, mentions, never_mentions, offers, refuses, tells};

const HURT: &str =
    "party hurt knight 3 herb_bundle horned_helm, elf | at wolf_gorge | foes cave_bear | ready 1";

#[test]
fn whoever_is_hurt_again_leaves_with_everything() {
    tells(
        HURT,
        "call",
        "fight: cave_bear S0C0K0 3 short; cave_bear is gone; #0 knight leaves with 3 gold and horned_helm and herb_bundle; \
         asks replacing",
    );
    leads(HURT, "call", "discards cave_bear horned_helm herb_bundle");
}

const REPLACING: &str =
    "party gone knight, elf | at wolf_gorge | replacing | unused dwarf bard mage | marketplace silver_flute";

#[test]
fn its_seat_picks_an_unused_character() {
    awaits(REPLACING, &[0]);
    offers(REPLACING, 0, "replace dwarf; replace bard; replace mage");
    refuses(REPLACING, "seat 1 replace bard", "active-player-decides 0");
    refuses(REPLACING, "replace knight", "hero-taken knight");
    refuses(REPLACING, "replace elf", "hero-taken elf");
    refuses(
        REPLACING.replace("replacing", "sharing").as_str(),
        "replace bard",
        "nobody-to-replace",
    );
}

#[test]
fn the_new_one_is_healthy_without_gold_with_the_top_marketplace_card_and_active() {
    tells(
        REPLACING,
        "replace bard",
        "#0 is bard with silver_flute; asks sharing",
    );
    leads(
        REPLACING,
        "replace bard",
        "party bard silver_flute, elf | unused dwarf mage",
    );
}

#[test]
fn it_gets_no_card_that_is_on_offer() {
    let market = REPLACING.replace("at wolf_gorge", "at ferry_market | wares iron_gauntlets");
    mentions(&market, "replace bard", "#0 is bard with silver_flute");
}

#[test]
fn it_gets_no_card_if_there_is_none() {
    let none = REPLACING.replace("marketplace silver_flute", "marketplace");
    mentions(&none, "replace bard", "#0 is bard with nothing");
}

#[test]
fn who_has_no_choice_is_not_asked() {
    let one = format!("{HURT} | unused mage");
    mentions(&one, "call", "#0 is mage with");
    never_mentions(&one, "call", "asks replacing");
}

#[test]
fn if_nobody_is_unused_all_lose() {
    let none = format!("{HURT} | unused");
    mentions(
        &none,
        "call",
        "leaves with 3 gold and horned_helm and herb_bundle; lost: nobody to join",
    );
}

#[test]
fn after_the_replacement_comes_the_market() {
    let market = REPLACING
        .replace("elf |", "elf 2 |")
        .replace("at wolf_gorge", "at ferry_market | wares iron_gauntlets");
    mentions(
        &market,
        "replace bard",
        "#0 is bard with silver_flute; asks market",
    );
}

#[test]
fn in_the_shadow_realm_nobody_joins() {
    let shadow = "party hurt knight 1 herb_bundle, elf, mage horned_helm healing_cap | shadow | at cold_embers | \
                  foes grave_digger | ready 1 2";
    mentions(
        shadow,
        "call",
        "#0 knight leaves with 1 gold and herb_bundle; asks carrying",
    );
    let light = shadow.replace("horned_helm healing_cap", "horned_helm");
    mentions(
        &light,
        "call",
        "#0 knight leaves with 1 gold and herb_bundle; round 2: #1 holds the map",
    );
}

#[test]
fn then_one_encounter_fewer_is_drawn() {
    let shadow = "party hurt knight, elf | shadow | at cold_embers | foes grave_digger | ready 1 | \
                  journey whispering_abyss field_of_bones hidden_stair | shades pale_suitor lying_mirror";
    let (table, _) = super::play(shadow, "call");
    assert_eq!(table.foes.len(), 1);
}

#[test]
fn the_map_passes_over_those_who_are_out() {
    let shadow = "party knight, gone elf, mage oak_shield | shadow | at cold_embers | sharing";
    let active = shadow.replace("party knight", "party knight bronze_spear");
    mentions(&active, "pass", "#2 holds the map");
}

#[test]
fn if_no_character_is_left_in_the_shadow_realm_all_lose() {
    let last = "party hurt knight, gone elf | shadow | at cold_embers | foes grave_digger";
    mentions(last, "call", "lost: nobody left");
}
