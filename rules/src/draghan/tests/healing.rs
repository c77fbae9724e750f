//! Phases 1 and 6: the active character may heal.

use super::{leads, mentions, never_mentions, offers, play, refuses, tells};

const HURT: &str =
    "party hurt knight herb_bundle horned_helm, elf | early_healing | encounters mud_goblin cave_bear";

#[test]
fn the_hurt_active_character_may_use_a_healing_card_of_its_own() {
    offers(HURT, 0, "pass; heal herb_bundle");
    tells(HURT, "heal herb_bundle", "#0 heals with herb_bundle; ...");
    leads(HURT, "heal herb_bundle", "discards herb_bundle");
}

#[test]
fn it_may_also_keep_the_card() {
    let (table, _) = play(HURT, "pass");
    assert_eq!(
        table.party[0].health,
        dragonhall_protocol::games::draghan::Health::Hurt
    );
    assert_eq!(table.party[0].gear.len(), 2);
}

#[test]
fn only_a_healing_card_heals() {
    refuses(HURT, "heal horned_helm", "no-healing-card horned_helm");
    refuses(HURT, "heal honey_balm", "not-its-card honey_balm 0");
}

#[test]
fn only_the_active_player_heals() {
    offers(HURT, 1, "");
    refuses(HURT, "seat 1 heal herb_bundle", "active-player-decides 0");
    refuses(HURT, "seat 1 pass", "active-player-decides 0");
}

#[test]
fn nobody_is_asked_who_is_healthy_or_has_no_card() {
    let stay = "party elf, knight 0 | active 1 | at portal_of_dawn | travelling";
    never_mentions(stay, "stay", "asks early_healing");
    let hurt = "party hurt elf horned_helm, knight | active 1 | at portal_of_dawn | travelling";
    never_mentions(hurt, "stay", "asks early_healing");
    let both = "party hurt elf healing_cap, knight | active 1 | at portal_of_dawn | travelling";
    tells(
        both,
        "stay",
        "the party stays; round 2: #0 holds the map; asks early_healing",
    );
}

#[test]
fn another_chance_to_heal_comes_after_sharing() {
    let sharing = "party hurt knight herb_bundle, elf | at wolf_gorge | sharing";
    tells(sharing, "pass", "asks late_healing");
    leads(
        "party hurt knight herb_bundle, elf | at wolf_gorge | late_healing",
        "heal herb_bundle",
        "discards herb_bundle",
    );
}

#[test]
fn who_gives_the_only_healing_card_away_cannot_heal() {
    let sharing = "party hurt knight herb_bundle, elf | at wolf_gorge | sharing";
    never_mentions(sharing, "give herb_bundle 1", "asks late_healing");
}

#[test]
fn cold_embers_forbid_healing_at_the_end_of_the_round_only() {
    let cold = "party hurt knight herb_bundle, elf | shadow | at cold_embers | sharing";
    never_mentions(cold, "pass", "asks late_healing");
    let before = "party knight, hurt elf herb_bundle | shadow | at cold_embers | sharing";
    mentions(
        &before.replace("party knight,", "party knight oak_shield,"),
        "pass",
        "#1 holds the map; asks early_healing",
    );
}

#[test]
fn there_is_no_healing_in_a_fight() {
    refuses(
        "party hurt knight herb_bundle, elf | foes cave_bear",
        "heal herb_bundle",
        "no-healing-now",
    );
}
