//! What everybody sees.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Gear, Location, Monster};

use super::super::notation::write_rule;
use super::read_position;
use crate::game::{Game, Viewer};

#[test]
fn everybody_sees_the_same() {
    let table = read_position(
        "party knight 2 horned_helm, hurt elf | at wolf_gorge | foes cave_bear | found oak_shield",
    );
    let view = table.view(Viewer::Public);
    assert_eq!(table.view(Viewer::Seat(Seat(0))), view);
    assert_eq!(table.view(Viewer::Open), view);
}

#[test]
fn cards_that_cannot_be_used_name_the_rule() {
    let table = read_position(
        "party knight horned_helm herb_bundle, elf oak_shield -> cave_bear | at wolf_gorge | foes cave_bear",
    );
    let blocked = |place: usize| -> Vec<String> {
        let view = table.view(Viewer::Public);
        view.party[place]
            .blocked
            .iter()
            .map(|blocked| write_rule(&blocked.rule))
            .collect()
    };
    assert_eq!(blocked(0), ["faces-nobody 0", "healing-is-no-weapon herb_bundle"]);
    assert_eq!(blocked(1), Vec::<String>::new());
}

#[test]
fn the_call_names_the_rule_that_forbids_it() {
    let table = read_position("party knight, elf | at wolf_gorge | foes cave_bear");
    let dragonhall_protocol::games::draghan::Stage::Planning { forbidden, .. } =
        table.view(Viewer::Public).stage
    else {
        panic!("a fight is planned");
    };
    assert_eq!(write_rule(&forbidden.unwrap()), "not-all-ready [1]");
}

#[test]
fn the_journey_and_the_portals_are_remembered() {
    let table = read_position(
        "party knight, elf | journey ferry_market portal_of_dawn | at wolf_gorge | foes cave_bear",
    );
    let view = table.view(Viewer::Public);
    assert_eq!(
        view.journey,
        [Location::FerryMarket, Location::PortalOfDawn, Location::WolfGorge]
    );
    assert_eq!(view.portals, [Location::PortalOfDawn]);
    assert_eq!((view.piles.locations, view.piles.shadow_locations), (10, 10));
}

#[test]
fn what_ran_away_and_what_is_discarded_is_remembered() {
    let table = read_position(
        "party knight, elf | at wolf_gorge | foes society_thug cave_bear | ready 1 | encounters",
    );
    let mut table = table;
    super::decide(&mut table, "call", &mut super::any_chance());
    let piles = table.view(Viewer::Public).piles;
    assert_eq!(piles.runaways, [Monster::SocietyThug]);
}

#[test]
fn all_coins_are_somewhere() {
    let view = read_position("party knight 5, elf 3 | at wolf_gorge | foes cave_bear").view(Viewer::Public);
    assert_eq!(view.supply, 20);
}

#[test]
fn the_dragons_that_may_wait_are_known() {
    let view = read_position("party knight, elf | at wolf_gorge | foes cave_bear | campaign dorcin")
        .view(Viewer::Public);
    assert_eq!((view.dragons.len(), view.campaign.unwrap().len()), (3, 1));
    let found =
        read_position("party knight, elf | shadow | at cold_embers | foes razuul").view(Viewer::Public);
    assert_eq!(found.dragons.len(), 1);
}

/// The cards with which each seat could bring the one foe down.
fn falls_with(party: &str) -> Vec<(u8, Vec<Gear>)> {
    let table = read_position(&format!("party {party} | at wolf_gorge | foes cave_bear"));
    let foe = table.view(Viewer::Public).foes.remove(0);
    let falls_with = foe.falls_with.into_iter();
    falls_with.map(|with| (with.seat.0, with.cards)).collect()
}

#[test]
fn a_foe_that_is_short_names_the_one_card_that_brings_it_down() {
    assert_eq!(
        falls_with("elf oak_shield bronze_spear -> cave_bear, bard"),
        [(0, vec![Gear::BronzeSpear])]
    );
}

#[test]
fn two_cards_bring_a_foe_down_together_where_none_does_alone() {
    let mut pairs = falls_with("sage, bard oak_shield bronze_spear -> cave_bear");
    pairs[0].1.sort();
    let mut both = vec![Gear::OakShield, Gear::BronzeSpear];
    both.sort();
    assert_eq!(pairs, [(1, both)]);
}

#[test]
fn cards_elsewhere_committed_or_too_weak_bring_nobody_down() {
    assert_eq!(falls_with("elf bronze_spear, bard oak_shield -> cave_bear"), []);
    assert_eq!(
        falls_with("elf bronze_spear -> cave_bear + bronze_spear, bard"),
        []
    );
}
