//! Phase 4: the result, gold, and what becomes of everybody.

use super::{leads, mentions, never_mentions, offers, refuses, tells};

#[test]
fn a_monster_is_defeated_when_each_of_its_skills_is_met() {
    let bear =
        "party knight horned_helm -> cave_bear + horned_helm, elf | at wolf_gorge | foes cave_bear | ready 1";
    tells(
        bear,
        "call",
        "fight: cave_bear S4C1K0 falls; #0 used horned_helm; #0 gets 3 of cave_bear; cave_bear is defeated; ...",
    );
    leads(bear, "call", "discards cave_bear horned_helm");
}

#[test]
fn committed_equipment_is_used_up_even_if_the_monster_stands() {
    let troll = "party knight horned_helm -> two_headed_troll + horned_helm, elf | at leaden_plain | foes two_headed_troll \
                 | ready 1";
    tells(
        troll,
        "call",
        "fight: two_headed_troll S3C1K0 1 short; #0 used horned_helm; two_headed_troll is gone; #0 is hurt; ...",
    );
}

#[test]
fn several_characters_join_forces() {
    let cook = "party knight -> ogre_cook, mage -> ogre_cook | at wolf_gorge | foes ogre_cook | ready 1";
    mentions(
        cook,
        "call",
        "#0 gets 1 of ogre_cook; #1 gets 1 of ogre_cook; ogre_cook is defeated",
    );
}

#[test]
fn a_foe_that_asks_for_nothing_more_must_still_be_faced() {
    let child = "party knight, elf | at harvest_feast | foes beggar_child | ready 1";
    mentions(child, "call", "beggar_child is gone; #0 is hurt");
    let faced = child.replace("party knight", "party knight -> beggar_child");
    mentions(&faced, "call", "beggar_child is defeated");
}

#[test]
fn surplus_is_lost() {
    let both = "party knight -> mud_goblin, elf | at wolf_gorge | foes mud_goblin bridge_bully | ready 1";
    mentions(
        both,
        "call",
        "fight: mud_goblin S2C1K0 falls, bridge_bully S0C0K0 2 short",
    );
}

#[test]
fn gold_is_shared_as_evenly_as_possible_and_the_active_player_gives_out_odd_coins() {
    let bear =
        "party knight -> cave_bear, dwarf -> cave_bear, elf | at wolf_gorge | foes cave_bear | ready 1 2";
    tells(
        bear,
        "call",
        "fight: cave_bear S4C1K1 falls; #0 gets 1 of cave_bear; #1 gets 1 of cave_bear; 1 of cave_bear left; asks odd_coins",
    );
    let odd = "party knight 1 -> cave_bear, dwarf 1 -> cave_bear, elf | at wolf_gorge | foes cave_bear | coins 1 cave_bear \
               | odd_coins";
    offers(odd, 0, "coin 0; coin 1");
    offers(odd, 1, "");
    tells(
        odd,
        "coin 1",
        "#1 is given 1 of cave_bear; cave_bear is defeated; ...",
    );
    refuses(odd, "coin 2", "did-not-fight 2");
    refuses(odd, "seat 1 coin 1", "active-player-decides 0");
}

#[test]
fn a_character_gets_one_odd_coin_of_a_monster_at_most() {
    let odd = "party knight -> bog_light, dwarf -> bog_light, mage -> bog_light | at wolf_gorge | foes bog_light | \
               coins 2 bog_light | odd_coins";
    tells(odd, "coin 1", "#1 is given 1 of bog_light; asks odd_coins");
    let next = odd
        .replace("dwarf ->", "dwarf 1 ->")
        .replace("coins 2 bog_light", "coins 1 bog_light 1");
    refuses(&next, "coin 1", "one-odd-coin-each 1");
    mentions(
        &next,
        "coin 2",
        "#2 is given 1 of bog_light; bog_light is defeated",
    );
}

#[test]
fn monsters_pay_in_table_order() {
    let both = "party knight -> cave_bear, dwarf -> cave_bear, mage -> bog_light | at wolf_gorge | foes cave_bear bog_light \
                | coins 1 cave_bear | odd_coins";
    tells(
        both,
        "coin 0",
        "#0 is given 1 of cave_bear; #2 gets 2 of bog_light; cave_bear is defeated; bog_light is defeated; ...",
    );
}

#[test]
fn a_monster_pays_what_the_supply_still_holds() {
    let poor = "party knight 27 horned_helm -> cave_bear + horned_helm, elf | at wolf_gorge | foes cave_bear | ready 1";
    mentions(poor, "call", "#0 gets 1 of cave_bear");
    let empty = poor.replace("knight 27", "knight 28");
    never_mentions(&empty, "call", "of cave_bear");
}

#[test]
fn without_odd_coins_nobody_gives_any() {
    refuses(
        "party knight, elf | at wolf_gorge | foes cave_bear",
        "coin 0",
        "no-odd-coins",
    );
}

#[test]
fn an_undefeated_monster_of_draghan_is_discarded() {
    let bear = "party knight, elf | at wolf_gorge | foes cave_bear | ready 1";
    leads(bear, "call", "discards cave_bear | runaways -");
}

#[test]
fn an_undefeated_monster_with_run_goes_to_the_shadow_realm() {
    let thug = "party knight, elf | at wolf_gorge | foes society_thug | ready 1";
    mentions(thug, "call", "society_thug runs to the shadow realm");
    leads(thug, "call", "discards - | runaways society_thug");
}

#[test]
fn a_defeated_monster_with_run_is_discarded() {
    let thug = "party knight -> society_thug, elf | at wolf_gorge | foes society_thug | ready 1";
    leads(thug, "call", "discards society_thug | runaways -");
}

#[test]
fn if_all_monsters_fall_the_active_character_keeps_all_equipment_found() {
    let found = "party elf -> mud_goblin, knight | at wolf_gorge | foes mud_goblin | found oak_shield herb_bundle | ready 1";
    mentions(
        found,
        "call",
        "mud_goblin is defeated; #0 claims oak_shield and herb_bundle; asks sharing",
    );
}

#[test]
fn if_not_all_monsters_fall_the_active_character_is_hurt_and_the_equipment_is_discarded() {
    let found = "party elf -> mud_goblin, knight | at wolf_gorge | foes mud_goblin cave_bear | found oak_shield | ready 1";
    mentions(
        found,
        "call",
        "mud_goblin is defeated; cave_bear is gone; oak_shield lost; #0 is hurt",
    );
    leads(found, "call", "discards mud_goblin cave_bear oak_shield");
}

#[test]
fn one_is_hurt_in_ones_own_turn_only() {
    let other = "party elf, knight | active 1 | at wolf_gorge | foes cave_bear | ready 0";
    mentions(other, "seat 1 call", "#1 is hurt");
    never_mentions(other, "seat 1 call", "#0 is hurt");
}

#[test]
fn the_result_is_called_once() {
    refuses(
        "party elf oak_shield, knight | at wolf_gorge | sharing",
        "call",
        "no-fight-now",
    );
    refuses(
        "party elf oak_shield, knight | at wolf_gorge | sharing",
        "seat 1 ready",
        "no-fight-now",
    );
}
