//! Odds: whether the party can beat the monsters.

use dragonhall_protocol::games::draghan::{Foe, Phase};
use dragonhall_protocol::{ChanceOf, Seat};

use super::super::Table;
use super::super::balance::{Manner, play};
use super::super::notation::{read_position, write_intent};
use super::super::odds::odds_at;
use crate::any::AnyGame;
use crate::game::Game;
use crate::odds::tests::told;
use crate::play::seed_of;

/// What a seat is told, each with what it follows.
///
/// Cards that a position leaves out are in its piles to whoever sees it, so these are the odds of the position itself.
fn odds_of(position: &str, seat: u8) -> Vec<(String, u16)> {
    let table = read_position(position);
    let offers = table.offers(Seat(seat));
    odds_at(&table, &offers, Seat(seat), seed_of(0))
        .into_iter()
        .map(|chance| {
            let offer = chance.offer.map(|offer| &offers[usize::from(offer)].intent);
            let after = offer.map_or("now".into(), write_intent);
            (format!("{after}: {:?}", chance.of), chance.permille)
        })
        .collect()
}

fn odds(position: &str, seat: u8, expected: &str) {
    let told: Vec<String> = odds_of(position, seat)
        .into_iter()
        .map(|(what, permille)| format!("{what} {permille}"))
        .collect();
    assert_eq!(told.join("; "), expected);
}

#[test]
fn a_fight_can_be_won_if_there_is_a_plan_for_every_monster() {
    let fight = "party knight, elf | at wolf_gorge | foes cave_bear";
    odds(fight, 0, "now: MonstersBeaten 1000");
    odds(fight, 1, "now: MonstersBeaten 1000");
    let two = "party knight, elf | at wolf_gorge | foes cave_bear mud_goblin";
    odds(two, 0, "now: MonstersBeaten 0");
    let armed = "party knight horned_helm, elf | at wolf_gorge | foes cave_bear mud_goblin";
    odds(armed, 0, "now: MonstersBeaten 1000");
}

#[test]
fn the_dragon_falls_only_together_with_all_monsters() {
    let armed =
        "party knight giants_maul, elf travelling_lute, gone mage | shadow | at last_lantern | foes dorcin";
    odds(armed, 0, "now: MonstersBeaten 1000; now: DragonSlain 1000");
    let bare = "party knight, elf | shadow | at last_lantern | foes dorcin mud_goblin";
    odds(bare, 0, "now: MonstersBeaten 1000; now: DragonSlain 0");
}

#[test]
fn whoever_holds_the_map_is_told_of_the_next_place_in_either_realm() {
    let portal = "party knight, elf | at portal_of_dawn | travelling | encounters mud_goblin beggar_child \
                  | shades whisper_moth archive_of_eyes";
    odds(portal, 0, "stay: MonstersBeaten 1000; travel: MonstersBeaten 0");
    odds(portal, 1, "");
}

#[test]
fn the_next_place_is_as_likely_as_the_piles_allow() {
    // The one of ten places with one card less shows the Hound in every second case.
    let portal = "party knight, elf | at portal_of_dawn | travelling | shades bone_hound archive_of_eyes";
    let told = odds_of(portal, 0);
    let (what, permille) = &told[1];
    assert_eq!(what, "travel: MonstersBeaten");
    assert!((25..=75).contains(permille), "{told:?}");
}

#[test]
fn a_dragon_that_may_be_met_is_told_of() {
    let with = |shades: &str| {
        let portal = format!("party knight, elf | at portal_of_dawn | travelling{shades}");
        let told = odds_of(&portal, 0);
        told.into_iter().any(|(what, _)| what == "travel: DragonSlain")
    };
    assert!(with(""));
    assert!(!with(" | shades bone_hound archive_of_eyes"));
}

#[test]
fn healing_makes_the_next_place_easier() {
    let hurt = "party hurt knight herb_bundle, elf | early_healing | encounters cave_bear";
    let told = odds_of(hurt, 0);
    assert_eq!(told[1], ("heal herb_bundle: MonstersBeaten".into(), 1_000));
    assert!((1..1_000).contains(&told[0].1), "{told:?}");
}

#[test]
fn whoever_can_heal_on_the_way_is_taken_to_do_so() {
    let portal =
        "party knight, hurt elf herb_bundle | at portal_of_dawn | travelling | encounters proud_countess";
    assert_eq!(odds_of(portal, 0)[0], ("stay: MonstersBeaten".into(), 1_000));
}

#[test]
fn only_what_leads_straight_to_the_next_place_tells_of_it() {
    let market = "party knight 3, elf 3 | at ferry_market | market | wares silver_flute";
    let told = odds_of(market, 0);
    let what: Vec<&str> = told.iter().map(|(what, _)| what.as_str()).collect();
    assert_eq!(what, ["close: MonstersBeaten"]);
}

/// Whether any placement of all characters with all their equipment beats these foes, by the rules of the fight.
fn some_plan_beats(table: &Table, beaten: impl Fn(&Table) -> bool) -> bool {
    let foes: Vec<Foe> = table.foes.iter().map(|fighter| fighter.foe).collect();
    let plans = (foes.len() as u32).pow(table.party.len() as u32);
    (0..plans).any(|plan| {
        let mut planned = table.clone();
        let mut rest = plan as usize;
        for member in planned.party.iter_mut().filter(|member| member.is_here()) {
            member.faces = Some(foes[rest % foes.len()]);
            member.committed = member.gear;
            rest /= foes.len();
        }
        beaten(&planned)
    })
}

#[test]
fn in_every_fight_the_odds_are_what_the_best_plan_does() {
    let (mut fights, mut hopeless) = (0, 0);
    for players in 1..=4 {
        let mut table = Table::new(&Default::default(), players).unwrap();
        let ended = play(players, Manner::Together, seed_of(7), |_, events| {
            events.iter().for_each(|event| table.apply(event));
            if table.ending.is_some() || table.phase != Phase::Planning || table.plan > 0 {
                return;
            }
            let monsters_fall = |planned: &Table| {
                let stands = planned.forecast().stands;
                stands.iter().all(|foe| matches!(foe, Foe::Dragon(_)))
            };
            let beatable = some_plan_beats(&table, monsters_fall);
            let slayable = some_plan_beats(&table, |planned| planned.forecast().wins);
            let told = told(&AnyGame::Draghan(table.clone()), Seat(0));
            for chance in &told {
                let possible = match chance.of {
                    ChanceOf::MonstersBeaten => beatable,
                    ChanceOf::DragonSlain => slayable,
                    other => panic!("{other:?} in Draghan"),
                };
                assert_eq!(chance.permille, if possible { 1_000 } else { 0 }, "{table:?}");
            }
            fights += told.len();
            hopeless += usize::from(!beatable);
        });
        ended.unwrap();
    }
    assert!(hopeless > 0 && fights > hopeless, "{hopeless} of {fights}");
}
