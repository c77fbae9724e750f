//! Odds: every way in which the dice of the next roll can fall.

use super::super::notation::{read_position, read_seat, write_intent};
use crate::any::AnyGame;
use crate::game::Game;
use crate::odds::tests::told;

/// What a player is told, offer by offer.
fn odds_of(position: &str, seat: &str) -> String {
    let table = read_position(position);
    let seat = read_seat(seat).unwrap();
    let offers = table.offers(seat);
    let told: Vec<String> = told(&AnyGame::DragonFarkle(table), seat)
        .into_iter()
        .map(|chance| {
            let offer = &offers[usize::from(chance.offer.unwrap())];
            format!(
                "{}: {:?} {}",
                write_intent(&offer.intent),
                chance.of,
                chance.permille
            )
        })
        .collect();
    told.join("; ")
}

fn odds(position: &str, seat: &str, expected: &str) {
    assert_eq!(odds_of(position, seat), expected);
}

/// The share of rolls without a scoring die, in thousandths, of which this many sixths are not excused by the event die.
fn farkles(dice: u32, sixths: u32) -> u32 {
    let rolls = 6u32.pow(dice);
    let scoreless = |roll: &u32| {
        let mut counts = [0; 6];
        (0..dice).for_each(|die| counts[(roll / 6u32.pow(die) % 6) as usize] += 1);
        let three_pairs = dice == 6 && counts.iter().all(|count| count % 2 == 0);
        counts[0] == 0 && counts[4] == 0 && counts.iter().all(|count| *count < 3) && !three_pairs
    };
    let farkles = (0..rolls).filter(scoreless).count() as u32;
    (farkles * sixths * 1_000 + rolls * 3) / (rolls * 6)
}

#[test]
fn the_chance_of_a_farkle_is_that_of_no_scoring_die_and_no_dragon_face() {
    for dice in 1..=5 {
        let shelf = ["1"; 6][..6 - dice as usize].join(" ");
        odds(
            &format!("A 0 bram / B 0 wend | A recruits ({shelf}), {dice} left"),
            "A",
            &format!("roll on: Farkle {}", farkles(dice, 5)),
        );
    }
    let six = farkles(6, 5);
    odds(
        "A 0 bram / B 0 wend | A chooses",
        "A",
        &format!("recruit: Farkle {six}; brawl B: Farkle {six}"),
    );
    assert_eq!([farkles(1, 5), farkles(2, 5), farkles(3, 5)], [556, 370, 231]);
    assert_eq!([farkles(4, 5), farkles(5, 5), six], [131, 64, 19]);
}

#[test]
fn dice_that_are_set_aside_tell_how_likely_a_farkle_is_if_the_player_rolls_on() {
    odds(
        "A 0 bram / B 0 wend | A recruits (1 1 1), rolled 1 5 2 blank",
        "A",
        "set aside 1 5: Farkle 556; set aside 1: Farkle 370; set aside 5: Farkle 370",
    );
    odds(
        "A 0 bram / B 0 wend | A recruits (1 1 1), rolled 1 5 5 dragon",
        "A",
        "set aside 1 5 5: Farkle 19",
    );
}

#[test]
fn a_defender_rolls_five_dice_or_six_with_dame_oaken() {
    let against = |companion: &str, left| {
        format!("A 0 bram / B 0 {companion} | B defends against A for 650, {left} left")
    };
    odds(&against("wend", 5), "B", "roll on: Farkle 64");
    odds(&against("oaken", 6), "B", "roll on: Farkle 19");
}

#[test]
fn a_baited_player_cannot_farkle_but_in_the_final_battle() {
    odds(
        "A 5000 bram bait / B 0 wend | A chooses",
        "A",
        "recruit: Farkle 0; brawl B: Farkle 0; battle: Farkle 15; battle: DragonHurt 333; battle: DragonSlain 0",
    );
}

#[test]
fn the_final_battle_tells_how_likely_the_next_roll_hurts_or_slays_the_dragon() {
    let two_left = farkles(2, 4);
    odds(
        "A 5000 bram keep / B 0 wend | A battles at 1, rolled 1 1 1 5 3 4 blank",
        "A",
        &format!("accept: Farkle {two_left}; accept: DragonHurt 333; accept: DragonSlain 167"),
    );
    odds(
        "A 5000 bram keep / B 0 wend | A battles at 1, rolled 1 1 1 5 3 4 dragon",
        "A",
        &format!("accept: Farkle {two_left}; accept: DragonHurt 333; accept: DragonSlain 333"),
    );
}

#[test]
fn a_roll_that_ends_the_battle_is_followed_by_none() {
    odds(
        "A 5000 bram keep / B 0 wend | A battles at 2, rolled 1 1 1 5 3 4 dragon",
        "A",
        "",
    );
    odds(
        "A 5000 bram keep / B 0 wend | A battles at 1, rolled 2 3 blank",
        "A",
        "",
    );
}

#[test]
fn cards_that_roll_again_tell_how_likely_that_helps() {
    // One of the 3s is rolled again: a 1, a 5, and with two others alike nothing else.
    odds(
        "A 0 hobb / B 0 bram | A recruits (1 1), rolled 2 3 3 6 blank",
        "A",
        "ask hobb 2: Farkle 500; ask hobb 3: Farkle 667; ask hobb 6: Farkle 500",
    );
    odds(
        "A 0 bram wind / B 0 wend | A recruits (1 1 1 1), rolled 2 3 blank",
        "A",
        "play wind: Farkle 370",
    );
    odds(
        "A 900 dunstan keep / B 0 bram | A battles (1 1), rolled 2 3 3 6 blank",
        "A",
        "ask dunstan: Farkle 667; ask dunstan: DragonHurt 333; ask dunstan: DragonSlain 0",
    );
}

#[test]
fn others_are_told_nothing() {
    odds("A 0 bram / B 0 wend cloak | A recruits (1), 5 left", "B", "");
}
