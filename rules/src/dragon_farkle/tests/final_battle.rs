//! The Final Battle.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Intent, Notice, TurnEnd};

use super::super::notation::read_position;
use super::super::{Event, Pending};
use super::{leads, offers, refuses, tells};
use crate::game::Game;
use crate::rng::GameRng;

/// Ivan the Terrible at Dragon Slaying.
const IVAN: &str = "A 5000 bram / B 0 skree";

#[test]
fn ivan_enters_the_keep_with_5000_soldiers_and_rolls_six_dice() {
    tells(
        &format!("{IVAN} | A chooses"),
        "battle -> 2 2 2 2 2 2 blank",
        "A battles at 0; A rolls 2 2 2 2 2 2 blank",
    );
}

#[test]
fn ivan_loses_3000_soldiers_for_six_2s_and_rolls_all_dice_again() {
    leads(
        &format!("{IVAN} | A chooses"),
        "battle -> 2 2 2 2 2 2 blank; accept -> 1 3 3 3 4 6 rally",
        "A 2000 bram keep / B 0 skree | A battles (2 2 2 2 2 2), rolled 1 3 3 3 4 6 rally | roll 2",
    );
}

#[test]
fn ivans_rally_deals_two_damage_and_costs_400_soldiers() {
    tells(
        "A 2000 bram keep / B 0 skree | A battles (2 2 2 2 2 2), rolled 1 3 3 3 4 6 rally",
        "accept -> 3 6 blank",
        "A deals 2, wounds 2, loses 400 for [1 3 3 3]; A rolls 3 6 blank",
    );
}

#[test]
fn ivans_farkle_ends_his_turn_and_the_dragon_heals() {
    tells(
        "A 1600 bram keep / B 0 skree | A battles at 2 (1 3 3 3), rolled 3 6 blank",
        "accept",
        "A farkles, loses 0; A ends: repelled; turn 2: B",
    );
    leads(
        "A 1600 bram keep / B 0 skree | A battles at 2 (1 3 3 3), rolled 3 6 blank",
        "accept; recruit -> 1 2 2 3 3 4 blank; set aside 1; stop; battle -> 2 2 3 3 4 6 blank",
        "A 1600 bram keep / B 100 skree | A battles, rolled 2 2 3 3 4 6 blank | turn 3 | roll 2",
    );
}

#[test]
fn it_takes_5000_soldiers() {
    refuses(
        "A 4950 bram / B 0 skree | A chooses",
        "battle",
        "too-few-soldiers 4950",
    );
    offers("A 4950 bram / B 0 wend | A chooses", "A", "recruit; brawl B");
    offers(
        "A 5000 bram / B 0 wend | A chooses",
        "A",
        "recruit; brawl B; battle",
    );
}

#[test]
fn the_5000_soldiers_count_at_the_beginning_of_the_turn_before_any_card() {
    refuses(
        "A 4800 bram chest / B 0 skree | A chooses",
        "battle",
        "too-few-soldiers 4800",
    );
    leads(
        "A 4800 bram chest / B 0 skree | A chooses",
        "play chest",
        "A 5100 bram / B 0 skree | A chooses from 4800",
    );
    refuses(
        "A 5100 bram / B 0 skree | A chooses from 4800",
        "battle",
        "too-few-soldiers 4800",
    );
}

#[test]
fn the_dragon_side_deals_one_damage() {
    tells(
        "A 5000 bram keep / B 0 skree | A battles, rolled 1 2 3 3 4 6 dragon",
        "accept -> 2 3 3 4 6 blank",
        "A deals 1, wounds 1, loses 100 for [1]; A rolls 2 3 3 4 6 blank",
    );
}

#[test]
fn a_blank_with_scoring_dice_costs_soldiers_and_deals_nothing() {
    tells(
        "A 5000 bram keep / B 0 skree | A battles, rolled 1 5 3 3 4 6 blank",
        "accept -> 2 3 4 6 dragon",
        "A deals 0, wounds 0, loses 150 for [1 5]; A rolls 2 3 4 6 dragon",
    );
}

#[test]
fn a_dragon_or_a_rally_without_scoring_dice_deals_damage_and_the_same_dice_are_rolled_again() {
    tells(
        "A 5000 bram keep / B 0 skree | A battles, rolled 2 3 4 6 dragon",
        "accept -> 2 3 4 6 rally",
        "A deals 1, wounds 1, loses 0 for []; A rolls 2 3 4 6 rally",
    );
    tells(
        "A 5000 bram keep / B 0 skree | A battles, rolled 2 3 rally",
        "accept -> 1 1 blank",
        "A deals 2, wounds 2, loses 0 for []; A rolls 1 1 blank",
    );
}

#[test]
fn all_scoring_dice_count_against_the_army() {
    tells(
        "A 5000 bram keep / B 0 skree | A battles, rolled 2 2 2 2 2 1 blank",
        "accept -> 2 blank",
        "A deals 0, wounds 0, loses 1600 for [1 2 2 2 2]; A rolls 2 blank",
    );
}

#[test]
fn the_hit_that_slays_the_dragon_wins_before_the_dead_are_counted() {
    tells(
        "A 100 bram keep / B 0 skree | A battles at 2, rolled 1 1 1 dragon",
        "accept",
        "A deals 1, wounds 3, loses 0 for []; A slays the dragon",
    );
    leads(
        "A 100 bram keep / B 0 skree | A battles at 2, rolled 1 1 1 rally",
        "accept",
        "A 100 bram keep / B 0 skree | A has won",
    );
}

#[test]
fn a_stronger_dragon_takes_four_or_five_damage() {
    for (health, wounds) in [(4, 2), (5, 3)] {
        tells(
            &format!("A 100 bram keep / B 0 skree | A battles at {wounds}, rolled 2 rally | health {health}"),
            "accept",
            &format!("A deals 2, wounds {health}, loses 0 for []; A slays the dragon"),
        );
    }
    tells(
        "A 100 bram keep / B 0 skree | A battles at 2, rolled 2 dragon | health 4",
        "accept -> 3 blank",
        "A deals 1, wounds 3, loses 0 for []; A rolls 3 blank",
    );
}

#[test]
fn an_army_that_is_eaten_ends_the_turn() {
    tells(
        "A 300 bram keep / B 0 skree | A battles at 1, rolled 1 1 1 2 3 4 blank",
        "accept",
        "A deals 0, wounds 1, loses 300 for [1 1 1]; A's army is gone; A ends: eaten; turn 2: B",
    );
}

#[test]
fn a_battle_is_neither_stopped_nor_set_aside() {
    let position = "A 5000 bram keep / B 0 skree | A battles, rolled 1 2 3 dragon";
    offers(position, "A", "accept");
    refuses(position, "stop", "battle-goes-on");
    refuses(position, "roll on", "battle-goes-on");
    refuses(position, "set aside 1", "battle-goes-on");
}

#[test]
fn places_are_the_winner_then_the_armies_with_ties_shared() {
    let table = read_position("A 700 hobb / B 100 skree keep / C 900 bram / D 700 wend | B has won");
    assert_eq!(table.places(Seat(1)), [3, 1, 2, 3]);
}

/// Wins, farkles and eaten armies of so many battles with 5,000 soldiers and no cards.
fn battles(health: u8, count: u64) -> [u64; 3] {
    let start = read_position(&format!("A 5000 bram / B 0 skree | A chooses | health {health}"));
    let mut ends = [0; 3];
    for number in 0..count {
        let mut rng = GameRng::for_decision([9; 32], number);
        let mut table = start.clone();
        let mut intent = Intent::FinalBattle { turn: 1 };
        let end = loop {
            let (after, events) = table.decide(Seat(0), &intent, &mut rng).unwrap().into_parts();
            table = after;
            let end = events.iter().find_map(|event| match event {
                Event::Seen(Notice::DragonSlain { .. }) => Some(0),
                Event::Seen(Notice::TurnEnded {
                    why: TurnEnd::Repelled,
                    ..
                }) => Some(1),
                Event::Seen(Notice::TurnEnded {
                    why: TurnEnd::Eaten, ..
                }) => Some(2),
                _ => None,
            });
            if let Some(end) = end {
                break end;
            }
            assert!(matches!(table.stage, Pending::Acting(_)));
            intent = Intent::Accept {
                roll: table.roll_number,
            };
        };
        ends[end] += 1;
    }
    ends
}

/// The shares of 200,000 battles are these, in tenths of a percent, within half a point.
fn odds(health: u8, expected: [u64; 3]) {
    const BATTLES: u64 = 200_000;
    let ends = battles(health, BATTLES);
    for (end, expected) in ends.into_iter().zip(expected) {
        let share = end * 1_000 / BATTLES;
        assert!(share.abs_diff(expected) <= 5, "{ends:?} at health {health}");
    }
}

#[test]
fn the_odds_against_a_dragon_of_health_3_are_those_of_the_rulings() {
    odds(3, [385, 611, 4]);
}

#[test]
fn the_odds_against_a_dragon_of_health_4_are_those_of_the_rulings() {
    odds(4, [278, 716, 6]);
}

#[test]
fn the_odds_against_a_dragon_of_health_5_are_those_of_the_rulings() {
    odds(5, [188, 805, 7]);
}

#[test]
fn two_players_can_be_in_the_keep_and_each_fights_alone() {
    leads(
        "A 900 bram keep / B 6000 skree | B chooses",
        "battle -> 2 2 3 3 4 6 rally; accept -> 2 2 3 3 4 6 blank; accept; battle -> 2 2 3 3 4 6 blank",
        "A 900 bram keep / B 6000 skree keep | A battles, rolled 2 2 3 3 4 6 blank | turn 2 | roll 3",
    );
}
