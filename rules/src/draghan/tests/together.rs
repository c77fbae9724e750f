//! Whatever order simultaneous intents arrive in, the table is consistent.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::Intent;

use super::super::Table;
use super::super::notation::{read_intent, write_position};
use super::{any_chance, read_position};
use crate::game::Game;

/// Every order of a few things.
fn orders<T: Clone>(things: &[T]) -> Vec<Vec<T>> {
    if things.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..things.len() {
        let mut rest = things.to_vec();
        let thing = rest.remove(first);
        for mut order in orders(&rest) {
            order.insert(0, thing.clone());
            all.push(order);
        }
    }
    all
}

/// What seats send at the same moment, all looking at the same table.
fn sent(table: &Table, intents: &[&str]) -> Vec<(Seat, Intent)> {
    intents
        .iter()
        .map(|written| read_intent(table, written))
        .collect()
}

/// The table after the intents in this order; refused ones do nothing.
fn arrive(table: &Table, intents: &[(Seat, Intent)]) -> Table {
    let mut table = table.clone();
    for (seat, intent) in intents {
        if let Ok(draft) = table.decide(*seat, intent, &mut any_chance()) {
            table = draft.into_table();
        }
        let cards: usize = table.party.iter().map(|member| member.gear.len()).sum();
        assert!(
            cards <= 36
                && table
                    .party
                    .iter()
                    .all(|member| member.committed.iter().all(|card| member.gear.contains(card)))
        );
    }
    table
}

fn ends(position: &str, intents: &[&str]) -> std::collections::BTreeSet<String> {
    let table = read_position(position);
    let sent = sent(&table, intents);
    orders(&sent)
        .iter()
        .map(|order| write_position(&arrive(&table, order)))
        .collect()
}

#[test]
fn a_plan_is_the_same_in_whatever_order_it_is_made() {
    let fight = "party knight, elf, mage, sage | at wolf_gorge | foes cave_bear bog_light";
    let ends = ends(
        fight,
        &[
            "place 0 cave_bear",
            "place 1 bog_light",
            "place 2 bog_light",
            "place 3 cave_bear",
        ],
    );
    assert_eq!(ends.len(), 1, "{ends:?}");
}

#[test]
fn nobody_is_ready_for_a_plan_that_was_changed_meanwhile() {
    let fight = "party knight, elf, mage | at wolf_gorge | foes cave_bear bog_light";
    let ends = ends(fight, &["place 0 cave_bear", "seat 1 ready", "seat 2 ready"]);
    assert_eq!(ends.len(), 1, "{ends:?}");
    assert!(ends.iter().all(|end| !end.contains("ready")), "{ends:?}");
}

#[test]
fn a_card_is_sold_once_and_the_other_keeps_the_gold() {
    let market = "party knight 2, elf 2 | at ferry_market | wares iron_gauntlets velvet_doublet | market";
    let ends = ends(market, &["buy 0 iron_gauntlets", "buy 1 iron_gauntlets"]);
    assert_eq!(ends.len(), 2);
    assert!(
        ends.iter().all(|end| end.matches("iron_gauntlets").count() == 1),
        "{ends:?}"
    );
}

#[test]
fn a_market_closes_once_when_all_are_done_at_once() {
    let market = "party knight oak_shield 2, elf 2, mage 2 | at ferry_market | wares iron_gauntlets | market";
    let market = market.replace("knight oak_shield 2", "knight 2 oak_shield");
    let ends = ends(&market, &["seat 0 done", "seat 1 done", "seat 2 done"]);
    assert_eq!(ends.len(), 1, "{ends:?}");
    assert!(ends.iter().all(|end| end.ends_with("sharing")), "{ends:?}");
}

#[test]
fn all_leave_behind_what_they_cannot_carry_in_any_order() {
    let overfull = "party knight horned_helm laurel_crown, elf velvet_doublet rune_stitched_robe, mage feathered_cap \
                    stargazers_hood | at wolf_gorge | carrying | encounters";
    let table = read_position(overfull);
    let sent = sent(
        &table,
        &[
            "leave 0 laurel_crown",
            "leave 1 velvet_doublet",
            "leave 2 feathered_cap",
        ],
    );
    for order in orders(&sent) {
        let after = arrive(&table, &order);
        assert!(after.round >= 2);
        assert!(after.party.iter().all(|member| member.gear.len() <= 1));
    }
}

#[test]
fn everybody_chooses_at_once_and_nobody_twice_the_same() {
    let choosing = "seats 3";
    let ends = ends(choosing, &["choose 0 elf", "choose 1 elf", "choose 2 mage"]);
    assert!(ends.iter().all(|end| end.matches("elf").count() == 1), "{ends:?}");
}
