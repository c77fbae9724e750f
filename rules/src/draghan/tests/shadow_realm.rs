//! Portals, the Shadow Realm, the dragon, and every way to win and to lose.

use dragonhall_protocol::games::draghan::{Dragon, Foe, Health, Intent};
use dragonhall_protocol::{Outcome, Seat};

use super::{
    awaits, chance, decide, leads, mentions, never_mentions, offers, play, read_position, refuses, tells,
};
use crate::game::{Game, Refused, Status, Viewer};

const PORTAL: &str = "party knight 3 oak_shield, hurt elf 1 | active 1 | at portal_of_dawn | travelling";

#[test]
fn after_a_round_that_found_a_portal_the_active_player_decides() {
    awaits(PORTAL, &[1]);
    offers(PORTAL, 1, "stay; travel");
    offers(PORTAL, 0, "");
    refuses(PORTAL, "seat 0 travel", "active-player-decides 1");
    let carried = "party knight horned_helm owl_hat, elf | at portal_of_dawn | carrying";
    tells(carried, "leave 0 owl_hat", "#0 leaves owl_hat; asks travelling");
}

#[test]
fn travelling_keeps_everything_and_heals_nobody() {
    mentions(PORTAL, "travel", "the party travels; round 2: #0 holds the map");
    let (table, _) = play(PORTAL, "travel");
    assert_eq!((table.party[0].gold, table.party[1].gold), (3, 1));
    assert_eq!(table.party[0].gear.len(), 1);
    assert_eq!(table.party[1].health, Health::Hurt);
}

#[test]
fn travelling_removes_the_piles_of_draghan_from_the_game() {
    let discards = format!("{PORTAL} | discards cave_bear");
    let (table, _) = play(&discards, "travel");
    let piles = table.view(Viewer::Public).piles;
    assert_eq!((piles.locations, piles.encounters.left), (0, 0));
    assert!(piles.encounters.discards.is_empty());
}

#[test]
fn staying_leaves_no_later_choice() {
    mentions(PORTAL, "stay", "the party stays; round 2");
    let later = "party knight oak_shield, elf | journey portal_of_dawn | at wolf_gorge | sharing";
    never_mentions(later, "pass", "asks travelling");
}

#[test]
fn the_third_portal_leaves_no_choice_at_all() {
    let third =
        "party knight oak_shield, elf | journey portal_of_dawn sunken_portal | at portal_of_kings | sharing";
    mentions(third, "pass", "the party must travel; round 2");
    never_mentions(third, "pass", "asks travelling");
}

#[test]
fn undefeated_monsters_of_the_shadow_realm_are_shuffled_back() {
    let shades = "party knight, elf | shadow | at cold_embers | foes grave_digger | ready 1 | shades";
    mentions(
        shades,
        "call",
        "grave_digger goes back among the shades; #0 is hurt",
    );
    let (table, _) = play(shades, "call");
    assert_eq!(table.foes.len(), 1);
}

#[test]
fn runaways_come_back_whatever_the_size_of_the_party_and_pay_nothing() {
    let runaway = "party knight -> society_thug, elf | shadow | at cold_embers | foes society_thug | ready 1";
    never_mentions(runaway, "call", "of society_thug");
    leads(runaway, "call", "discards society_thug");
    let stands = "party knight, elf | shadow | at cold_embers | foes society_thug | ready 1";
    mentions(stands, "call", "society_thug goes back among the shades");
}

#[test]
fn the_dragon_card_brings_a_random_dragon() {
    let position = "party knight oak_shield, elf | shadow | at cold_embers | sharing | shades the_dragon grave_digger lying_mirror";
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..80 {
        let mut table = read_position(position);
        decide(&mut table, "pass", &mut chance(number));
        seen.extend(table.foes.iter().filter_map(|fighter| match fighter.foe {
            Foe::Dragon(dragon) => Some(dragon),
            Foe::Monster(_) => None,
        }));
    }
    assert_eq!(seen.len(), 4);
}

#[test]
fn a_dragon_that_was_set_aside_does_not_come_back() {
    let position = "party knight oak_shield, elf | shadow | at cold_embers | sharing | shades the_dragon | \
                    campaign dorcin razuul estrago";
    for number in 0..20 {
        let mut table = read_position(position);
        decide(&mut table, "pass", &mut chance(number));
        let foes: Vec<Foe> = table.foes.iter().map(|fighter| fighter.foe).collect();
        // Nothing is drawn where two encounters fewer than characters are due.
        assert!(
            foes.is_empty() || foes == [Foe::Dragon(Dragon::Pratrac)],
            "{foes:?}"
        );
    }
}

#[test]
fn the_dragon_counts_as_one_of_the_cards_and_the_rest_are_still_drawn() {
    let position = "party knight oak_shield, elf | shadow | at cold_embers | sharing | shades the_dragon grave_digger | \
                    journey whispering_abyss field_of_bones hidden_stair";
    let (table, _) = play(position, "pass");
    assert_eq!(table.foes.len(), 2);
}

#[test]
fn from_then_on_undefeated_monsters_stay_and_defeated_ones_leave() {
    let dragon = "party knight, elf -> lying_mirror, mage -> blind_oracle, sage -> blind_oracle | shadow | at cold_embers | \
                  foes dorcin grave_digger blind_oracle lying_mirror | ready 1 2 3 | shades";
    mentions(
        dragon,
        "call",
        "blind_oracle is defeated; dorcin stays; grave_digger stays; lying_mirror stays; #0 is hurt",
    );
    leads(dragon, "call", "foes dorcin grave_digger lying_mirror");
}

#[test]
fn every_round_adds_new_cards_while_there_are_any() {
    let dragon = "party knight, elf | shadow | at cold_embers | foes dorcin | ready 1 | shades grave_digger";
    leads(dragon, "call", "foes dorcin grave_digger");
    let empty = "party knight, elf | shadow | at cold_embers | foes dorcin | ready 1 | shades";
    leads(empty, "call", "foes dorcin");
}

#[test]
fn the_dragon_alone_not_met_hurts_nobody_and_equipment_is_claimed() {
    let dragon =
        "party knight, elf | shadow | at cold_embers | foes dorcin | found shadow_blade | ready 1 | shades";
    mentions(
        dragon,
        "call",
        "dorcin stays; #0 claims shadow_blade; asks sharing",
    );
    never_mentions(dragon, "call", "is hurt");
}

#[test]
fn equipment_found_with_the_dragon_is_claimed_if_all_other_monsters_fall() {
    let dragon = "party knight -> gallows_knight, elf | shadow | at cold_embers | foes dorcin gallows_knight | found moon_tear \
                  | ready 1";
    mentions(
        dragon,
        "call",
        "gallows_knight is defeated; dorcin stays; #0 claims moon_tear",
    );
    let stands = dragon.replace("knight -> gallows_knight, elf", "knight, elf");
    mentions(&stands, "call", "moon_tear lost; #0 is hurt");
}

#[test]
fn the_dragon_cannot_fall_while_another_monster_stands() {
    let strong = "party knight giants_maul -> dorcin + giants_maul, elf -> dorcin, mage | shadow | at cold_embers | \
                  foes dorcin grave_digger | ready 1 2";
    mentions(
        strong,
        "call",
        "fight: dorcin S7C3K0 falls, grave_digger S0C0K0 3 short",
    );
    mentions(strong, "call", "dorcin stays; grave_digger stays; #0 is hurt");
}

#[test]
fn the_dragon_and_all_monsters_met_in_one_round_is_the_victory() {
    let strong = "party knight giants_maul -> dorcin + giants_maul, elf -> dorcin, dwarf -> grave_digger | shadow | \
                  at cold_embers | foes dorcin grave_digger | ready 1 2";
    tells(
        strong,
        "call",
        "fight: dorcin S7C3K0 falls, grave_digger S2C0K1 falls; #0 used giants_maul; won: dorcin falls",
    );
}

#[test]
fn those_who_are_out_win_too() {
    let (table, _) = play(
        "party knight giants_maul -> dorcin + giants_maul, elf travelling_lute -> dorcin + travelling_lute, gone mage | shadow | \
         at last_lantern | foes dorcin | ready 1",
        "call",
    );
    assert_eq!(table.status(), Status::Finished(Outcome::SharedWin));
}

#[test]
fn the_dragon_can_fall_in_the_round_in_which_it_is_found() {
    let strong = "party knight giants_maul -> dorcin + giants_maul, elf -> dorcin | shadow | at cold_embers | foes dorcin | ready 1";
    mentions(strong, "call", "won: dorcin falls");
}

#[test]
fn the_size_of_the_party_at_the_start_scales_the_dragon() {
    let table =
        read_position("party knight, gone elf, gone mage, sage | shadow | at cold_embers | foes dorcin");
    let needs = table.needs(Foe::Dragon(Dragon::Dorcin));
    assert_eq!((needs.strength, needs.charm, needs.knowledge), (5, 4, 0));
}

#[test]
fn without_a_shadow_realm_location_all_lose() {
    let last = "party knight oak_shield, elf | shadow | at cold_embers | journey last_lantern whispering_abyss field_of_bones \
                fog_of_forgetting leaden_plain hall_of_screams greedy_cleft pale_well hidden_stair | sharing";
    mentions(last, "pass", "round 2: #1 holds the map; lost: no way on");
    let one_more = last.replace("last_lantern ", "");
    mentions(&one_more, "pass", "visits last_lantern");
}

#[test]
fn nobody_acts_after_the_end() {
    let (table, _) = play(
        "party hurt knight, gone elf | shadow | at cold_embers | foes grave_digger",
        "call",
    );
    assert_eq!(table.status(), Status::Finished(Outcome::SharedLoss));
    assert!(table.offers(Seat(0)).is_empty());
    let pass = Intent::Pass { step: table.step };
    let refused = table.decide(Seat(0), &pass, &mut chance(1));
    assert_eq!(refused, Err(Refused::NotAwaited));
}
