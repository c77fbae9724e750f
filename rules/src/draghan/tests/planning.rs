//! Phase 3: the plan is made in the open, by all seats at once.

use dragonhall_protocol::games::draghan::{Effect, Foe, Harm, Monster, Skills, Stage};

use super::super::notation::write_intent;
use super::{awaits, leads, offers, read_position, refuses, tells};
use crate::game::{Game, Viewer};
use dragonhall_protocol::Seat;

const FIGHT: &str =
    "party knight horned_helm herb_bundle, elf travelling_lute | at wolf_gorge | foes cave_bear bog_light";

#[test]
fn every_seat_places_its_own_characters() {
    leads(FIGHT, "place 1 bog_light; place 0 cave_bear", "plan 2");
    tells(FIGHT, "place 1 bog_light", "#1 faces bog_light");
    refuses(FIGHT, "seat 0 place 1 bog_light", "not-your-character 1");
    refuses(FIGHT, "seat 1 place 7 bog_light", "not-your-character 7");
}

#[test]
fn a_character_is_placed_at_a_foe_on_the_table() {
    refuses(FIGHT, "place 0 mud_goblin", "no-such-foe monster:mud_goblin");
    refuses(FIGHT, "place 0 dorcin", "no-such-foe dragon:dorcin");
}

#[test]
fn a_character_cannot_be_divided_between_monsters() {
    let placed = FIGHT.replace("herb_bundle, elf", "herb_bundle -> cave_bear, elf");
    refuses(&placed, "place 0 bog_light", "one-foe-each 0 monster:cave_bear");
    refuses(&placed, "place 0 cave_bear", "faces-it 0 monster:cave_bear");
}

#[test]
fn a_character_moves_with_its_committed_equipment() {
    let placed = FIGHT.replace("herb_bundle, elf", "herb_bundle -> cave_bear + horned_helm, elf");
    leads(
        &placed,
        "move 0 bog_light",
        "party knight horned_helm herb_bundle -> bog_light + horned_helm, elf travelling_lute",
    );
    refuses(&placed, "move 0 cave_bear", "faces-it 0 monster:cave_bear");
    refuses(FIGHT, "move 0 cave_bear", "faces-nobody 0");
}

#[test]
fn a_character_is_taken_back_with_its_equipment() {
    let placed = FIGHT.replace("herb_bundle, elf", "herb_bundle -> cave_bear + horned_helm, elf");
    leads(
        &placed,
        "withdraw 0",
        "party knight horned_helm herb_bundle, elf travelling_lute",
    );
    refuses(FIGHT, "withdraw 0", "faces-nobody 0");
}

#[test]
fn equipment_is_used_against_the_foe_that_its_character_faces() {
    let placed = FIGHT.replace("herb_bundle, elf", "herb_bundle -> cave_bear, elf");
    tells(
        &placed,
        "commit 0 horned_helm cave_bear",
        "#0 draws horned_helm on cave_bear",
    );
    refuses(
        &placed,
        "commit 0 horned_helm bog_light",
        "faces-another 0 monster:cave_bear",
    );
    refuses(FIGHT, "commit 0 horned_helm cave_bear", "faces-nobody 0");
}

#[test]
fn equipment_is_not_lent_to_others() {
    let placed = FIGHT.replace("elf travelling_lute", "elf travelling_lute -> bog_light");
    refuses(
        &placed,
        "commit 1 horned_helm bog_light",
        "not-its-card horned_helm 1",
    );
    refuses(
        &placed,
        "seat 0 commit 1 travelling_lute bog_light",
        "not-your-character 1",
    );
    refuses(&placed, "give horned_helm 1", "no-sharing-now");
}

#[test]
fn a_card_is_committed_once_and_can_be_taken_back() {
    let placed = FIGHT.replace("herb_bundle, elf", "herb_bundle -> cave_bear + horned_helm, elf");
    refuses(
        &placed,
        "commit 0 horned_helm cave_bear",
        "committed-already horned_helm",
    );
    leads(
        &placed,
        "take-back 0 horned_helm",
        "party knight horned_helm herb_bundle -> cave_bear, elf travelling_lute",
    );
    refuses(FIGHT, "take-back 0 horned_helm", "not-committed horned_helm");
}

#[test]
fn healing_cards_are_never_committed() {
    let placed = FIGHT.replace("herb_bundle, elf", "herb_bundle -> cave_bear, elf");
    refuses(
        &placed,
        "commit 0 herb_bundle cave_bear",
        "healing-is-no-weapon herb_bundle",
    );
}

#[test]
fn the_active_player_calls_when_every_other_seat_is_ready() {
    refuses(FIGHT, "call", "not-all-ready [1]");
    tells(FIGHT, "seat 1 ready", "seat 1 is ready");
    awaits(FIGHT, &[1]);
    awaits(&format!("{FIGHT} | ready 1"), &[0]);
    refuses(
        &format!("{FIGHT} | ready 1"),
        "seat 1 call",
        "active-player-decides 0",
    );
    refuses(FIGHT, "seat 0 ready", "active-player-calls");
}

#[test]
fn any_change_clears_all_marks() {
    let ready = "party knight horned_helm, elf travelling_lute smiths_apron -> cave_bear + travelling_lute, mage | at wolf_gorge | \
                 foes cave_bear bog_light | ready 1 2";
    awaits(ready, &[0]);
    for change in [
        "place 0 cave_bear",
        "place 2 bog_light",
        "move 1 bog_light",
        "withdraw 1",
        "commit 1 smiths_apron cave_bear",
        "take-back 1 travelling_lute",
    ] {
        leads(ready, change, "ready -");
    }
}

#[test]
fn a_mark_can_be_taken_away() {
    let ready = format!("{FIGHT} | ready 1");
    leads(&ready, "seat 1 unready", "ready -");
    refuses(&ready, "seat 1 ready", "ready-already");
    refuses(FIGHT, "seat 1 unready", "not-ready");
}

#[test]
fn alone_one_calls_at_once() {
    let solo = format!("{FIGHT} | seats 1");
    awaits(&solo, &[0]);
    offers(
        &solo,
        0,
        "call; place 0 cave_bear; place 0 bog_light; place 1 cave_bear; place 1 bog_light",
    );
}

#[test]
fn only_those_who_have_to_agree_to_a_plan_need_not_be_there() {
    let goes_on_without = |position: &str| -> Vec<u8> {
        let table = read_position(position);
        (0..4).filter(|seat| table.goes_on_without(Seat(*seat))).collect()
    };
    let fight = "party knight, elf, gone mage, bard | at wolf_gorge | foes cave_bear bog_light";
    assert_eq!(goes_on_without(fight), [1, 3]);
    assert_eq!(goes_on_without(&format!("{fight} | ready 3")), [1]);
    assert_eq!(goes_on_without(&format!("{fight} | ready 1 3")), [0; 0]);
    assert_eq!(
        goes_on_without("party hurt knight herb_bundle, elf | early_healing"),
        [0; 0]
    );
}

#[test]
fn a_seat_without_a_living_character_is_not_waited_for() {
    let position = "party knight, gone elf, mage | shadow | at cold_embers | foes grave_digger";
    awaits(position, &[2]);
    refuses(position, "seat 1 ready", "only-watching");
    offers(position, 1, "");
}

#[test]
fn everybody_sees_the_running_totals() {
    let table = read_position(
        "party knight horned_helm -> cave_bear + horned_helm, hurt elf -> cave_bear | at wolf_gorge | foes cave_bear bog_light",
    );
    let view = table.view(Viewer::Public);
    let [bear, light] = [0, 1].map(|place| view.foes[place].stand);
    assert_eq!(
        bear.total,
        Skills {
            strength: 4,
            charm: 2,
            knowledge: 0
        }
    );
    assert!(bear.met && bear.short == 0);
    assert!(!light.met && light.short == 2);
}

#[test]
fn the_forecast_says_who_falls_and_what_befalls_the_active_character() {
    let stage = |position: &str| read_position(position).view(Viewer::Public).stage;
    let Stage::Planning {
        forecast, at_stake, ..
    } = stage(FIGHT)
    else {
        panic!()
    };
    assert_eq!(
        (forecast.harm, at_stake, forecast.claims),
        (Harm::Hurt, Harm::Hurt, false)
    );
    let hurt = FIGHT.replace("party knight", "party hurt knight");
    let Stage::Planning { forecast, .. } = stage(&hurt) else {
        panic!()
    };
    assert_eq!(forecast.harm, Harm::Leaves);
    let won = "party knight, elf -> beggar_child | at wolf_gorge | foes beggar_child | found oak_shield";
    let Stage::Planning { forecast, .. } = stage(won) else {
        panic!()
    };
    assert_eq!((forecast.harm, forecast.claims), (Harm::None, true));
    assert_eq!(forecast.falls, [Foe::Monster(Monster::BeggarChild)]);
}

#[test]
fn an_offer_to_move_says_how_both_foes_stand_then() {
    let placed = FIGHT.replace("herb_bundle, elf", "herb_bundle -> cave_bear, elf");
    let offers = read_position(&placed).offers(Seat(0));
    let offer = offers
        .iter()
        .find(|offer| write_intent(&offer.intent) == "move 0 bog_light")
        .unwrap();
    let Effect::Plans { stands } = &offer.effect else {
        panic!()
    };
    assert_eq!(stands.iter().map(|stand| stand.short).collect::<Vec<_>>(), [2, 3]);
}
