//! The dice and the race against rules and games, and how strong reckoning is.

use dragonhall_protocol::games::dragon_farkle::{Companion, Item, Options};
use dragonhall_protocol::{Level, Seat};
use dragonhall_rules::dragon_farkle::Table;
use dragonhall_rules::play::seed_of;
use dragonhall_rules::{Game, GameRng, Status, Viewer};

use super::dice::{DICE, Ends, KINDS, Rolling, STEP};
use super::greedy;
use super::race::Battle;
use crate::insight::Insight;
use crate::play::{Player, play};
use crate::tests::bots_play_to_the_end;

fn is_near(found: f32, expected: f32, tolerance: f32) {
    assert!((found - expected).abs() < tolerance, "{found} is not {expected}");
}

#[test]
fn bots_play_against_the_strongest_dragon_to_the_end() {
    let legend = Options {
        dragon_health: 5,
        ..Default::default()
    };
    bots_play_to_the_end::<Table>(&legend, Table::SEATS);
}

#[test]
fn every_roll_is_of_one_kind() {
    for (dice, farkles) in [(1, 4.0 / 6.0), (2, 16.0 / 36.0), (3, 60.0 / 216.0)] {
        let chance = |kinds: &mut dyn Iterator<Item = f32>| kinds.sum::<f32>();
        is_near(chance(&mut KINDS[dice].iter().map(|kind| kind.chance)), 1.0, 1e-5);
        let mut farkled = KINDS[dice].iter().filter(|kind| kind.sets.is_empty());
        is_near(farkled.next().map_or(0.0, |kind| kind.chance), farkles, 1e-5);
        assert!(farkled.next().is_none());
    }
}

#[test]
fn rolling_is_worth_what_the_dice_give() {
    let linear: Vec<f32> = (0..=200).map(|steps| (steps as u32 * STEP) as f32).collect();
    let ends = Ends {
        stop: linear,
        farkle: vec![0.0; 201],
    };
    let rolling = Rolling::new(DICE, 4, ends);
    // With 6,000 set aside nobody rolls on after one die: 1 and 5 score and bring six dice back, a dragon excuses.
    let [soldiers, again] = [6_000.0, rolling.set_aside(6, 6_000, 0)];
    let scores =
        |one: f32, five: f32| rolling_at(&rolling, one).max(one) + rolling_at(&rolling, five).max(five);
    let blank = scores(soldiers + 100.0, soldiers + 50.0) / 6.0;
    let rally = scores(soldiers + 300.0, soldiers + 250.0) / 6.0;
    let dragon = again * 2.0 / 6.0 + soldiers * 4.0 / 6.0;
    let expected = (4.0 * blank + rally + dragon) / 6.0;
    is_near(rolling.roll(1, 6_000, 0), expected, 1.0);
}

/// Having so many soldiers and all dice again.
fn rolling_at(rolling: &Rolling, soldiers: f32) -> f32 {
    rolling.set_aside(6, soldiers as u32, 0)
}

#[test]
fn a_final_battle_of_5000_soldiers_goes_as_the_rulings_say() {
    let victory = |health, wounds| Battle::new(health, wounds).worth(100, 1.0, |_| 0.0);
    for (health, chance) in [(3, 0.385), (4, 0.278), (5, 0.188)] {
        is_near(victory(health, 0), chance, 0.005);
    }
    is_near(victory(5, 2), victory(3, 0), 1e-6);
}

/// What greedy players recruit in the first turn of a game, if no card helps them.
fn first_turns() -> Vec<f32> {
    let helps = |companion, items: &[Item]| {
        let idle = [
            Companion::Skree,
            Companion::Grimbold,
            Companion::DameOaken,
            Companion::PipLightfinger,
            Companion::SirDunstan,
        ];
        let used = [Item::LoadedDie, Item::SecondWind, Item::RallyHorn, Item::WarChest];
        !idle.contains(&companion) || items.iter().any(|item| used.contains(item))
    };
    let first_turn = |number: u64| {
        let seed = seed_of(number);
        let set_up = Table::new(&Options::default(), 2).ok()?;
        let mut table = set_up.open(&mut GameRng::for_decision(seed, 0)).into_table();
        for decision in 1.. {
            let view = table.view(Viewer::Open);
            let first = &view.players[usize::from(view.to_move.0)];
            if decision == 1 && helps(first.companion, &first.known) {
                return None;
            }
            if view.turn > 1 {
                let first = &view.players[1 - usize::from(view.to_move.0)];
                return Some(first.army as f32);
            }
            let Status::Awaiting(awaited) = table.status() else {
                return None;
            };
            let offers = table.offers(awaited[0]);
            let chosen = Table::favourite(&table, awaited[0], &offers)?;
            let chance = &mut GameRng::for_decision(seed, decision);
            let decided = table.decide(awaited[0], &offers[chosen].intent, chance);
            table = decided.ok()?.into_table();
        }
        None
    };
    (0..2_500).filter_map(first_turn).collect()
}

#[test]
fn greedy_players_recruit_as_reckoned() {
    let turns = first_turns();
    let scores = greedy::scores(DICE, false);
    let mean: f32 = scores
        .iter()
        .zip(0_u16..)
        .map(|(chance, steps)| chance * f32::from(steps) * 50.0)
        .sum();
    is_near(turns.iter().sum::<f32>() / turns.len() as f32, mean, 60.0);
    let farkles = turns.iter().filter(|soldiers| **soldiers == 0.0).count();
    is_near(farkles as f32 / turns.len() as f32, scores[0], 0.04);
}

#[test]
fn a_bait_spoils_a_defence() {
    let mean = |baited| -> f32 {
        let scores = greedy::scores(5, baited);
        scores
            .iter()
            .zip(0_u16..)
            .map(|(chance, steps)| chance * f32::from(steps))
            .sum()
    };
    assert!(mean(true) < 0.8 * mean(false));
}

#[test]
fn hard_players_win_far_more_than_their_share_against_greedy_ones() {
    let wins = (100..140).filter(|number| {
        let seat = (number % 4) as usize;
        let mut players = [Player::Simple; 4];
        players[seat] = Player::Bot(Level::Hard);
        let table: Option<Table> = play(&Options::default(), &players, seed_of(*number));
        table.is_some_and(|table| table.view(Viewer::Public).winner == Some(Seat(seat as u8)))
    });
    let wins = wins.count();
    assert!(wins >= 14, "{wins} of 40");
}
