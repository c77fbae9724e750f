//! What is offered, and in which order.

use dragonhall_protocol::games::draghan::{Options, Realm};

use super::super::Table;
use super::{chance, offers};
use crate::game::{Game, Status};

#[test]
fn absent_players_come_to_an_end_by_their_clocks_alone() {
    for (seats, characters) in [(1, 2), (1, 4), (2, 2), (3, 3), (4, 4)] {
        let options = Options {
            characters: Some(characters),
            campaign: None,
        };
        let mut table = Table::new(&options, seats).unwrap().open(&mut chance(0));
        let mut decisions = 0;
        while let Status::Awaiting(seats) = table.status() {
            decisions += 1;
            assert!(decisions < 500, "{table:?}");
            let offer = table.offers(seats[0]).swap_remove(0);
            table = table
                .decide(seats[0], &offer.intent, &mut chance(decisions))
                .unwrap();
        }
        assert!(table.round > 1);
    }
}

#[test]
fn absent_players_are_not_taken_to_the_shadow_realm_before_they_must() {
    let mut table = Table::new(&Options::default(), 1).unwrap().open(&mut chance(0));
    for decision in 1.. {
        let Status::Awaiting(seats) = table.status() else {
            break;
        };
        if table.realm == Realm::ShadowRealm {
            assert_eq!(table.portals().count(), 3);
        }
        let offer = table.offers(seats[0]).swap_remove(0);
        table = table
            .decide(seats[0], &offer.intent, &mut chance(decision))
            .unwrap();
    }
}

#[test]
fn readiness_comes_first_and_changes_of_the_plan_follow() {
    offers(
        "party knight, elf oak_shield herb_bundle -> cave_bear | at wolf_gorge | foes cave_bear bog_light",
        1,
        "ready; move 1 bog_light; commit 1 oak_shield cave_bear; withdraw 1",
    );
    offers(
        "party knight, elf oak_shield -> cave_bear + oak_shield | at wolf_gorge | foes cave_bear | ready 1",
        1,
        "take-back 1 oak_shield; withdraw 1; unready",
    );
    offers(
        "party knight, elf | at wolf_gorge | foes cave_bear",
        0,
        "place 0 cave_bear",
    );
    offers(
        "party knight, elf | at wolf_gorge | foes cave_bear | ready 1",
        0,
        "call; place 0 cave_bear",
    );
}

#[test]
fn a_party_is_left_open_first() {
    offers(
        "seats 2 | picks knight ?",
        1,
        "open 1; choose 1 dwarf; choose 1 bard; choose 1 elf; choose 1 mage; choose 1 sage",
    );
    offers(
        "seats 2 | picks ? knight",
        1,
        "choose 1 dwarf; choose 1 bard; choose 1 elf; choose 1 mage; choose 1 sage; open 1",
    );
}
