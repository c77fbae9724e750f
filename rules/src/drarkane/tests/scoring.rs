//! Scoring.

use dragonhall_protocol::Outcome;
use dragonhall_protocol::games::drarkane::RoundEnd;

use super::super::notation::read_table;
use super::super::scoring;
use super::{play, tells, told};
use crate::game::{Game, Status, Viewer};

/// The points of every seat: Contract, Trophy, Terror and Treasure points.
fn scores(table: &str, end: RoundEnd, expected: &[[u16; 4]]) {
    let sheet = scoring::sheet(&read_table(table), end);
    let points: Vec<[u16; 4]> = sheet
        .lines
        .iter()
        .map(|line| {
            let points = [
                line.contract_points,
                line.trophy_points,
                line.terror_points,
                line.treasure_points,
            ];
            assert_eq!(line.points, points.iter().sum::<u16>());
            points
        })
        .collect();
    assert_eq!(points, expected, "{table}");
}

#[test]
fn every_trick_is_worth_four_and_every_dragon_two_points() {
    scores(
        "seats 3 | contracts 9 9 9 | tricks 0 1 3 | beaten , tidewhelp, emberling vharzul",
        RoundEnd::CardsPlayed,
        &[[0, 0, 0, 0], [4, 2, 0, 0], [12, 4, 0, 0]],
    );
}

#[test]
fn an_exact_contract_scores_the_terror_of_all_players() {
    scores(
        "seats 3 | contracts 0 1 9 | tricks 0 1 3 | beaten , tidewhelp, emberling vharzul",
        RoundEnd::CardsPlayed,
        &[[0, 0, 16, 0], [4, 2, 16, 0], [12, 4, 0, 0]],
    );
}

#[test]
fn one_trick_more_or_less_scores_half_of_it_rounded_down() {
    scores(
        "seats 3 | contracts 1 0 5 | tricks 0 1 3 | beaten , tidewhelp, mirror_twins",
        RoundEnd::CardsPlayed,
        &[[0, 0, 3, 0], [4, 2, 3, 0], [12, 2, 0, 0]],
    );
}

#[test]
fn after_the_seventh_dragon_contracts_are_judged_by_the_tricks_made_and_terror_still_scores() {
    scores(
        "seats 3 | contracts 0 2 2 | tricks 0 2 1 | beaten , vharzul, ",
        RoundEnd::SeventhDragon,
        &[[0, 0, 10, 0], [8, 2, 10, 0], [4, 0, 5, 0]],
    );
}

#[test]
fn the_dragons_of_the_fallen_king_score_for_nobody() {
    scores(
        "seats 2 | contracts 0 1 | tricks 0 1 5 | beaten , tidewhelp, vharzul",
        RoundEnd::CardsPlayed,
        &[[0, 0, 3, 0], [4, 2, 3, 0]],
    );
}

#[test]
fn a_round_that_ends_with_seven_dragons_gives_no_treasure() {
    let table = "seats 3 treasures | contracts 9 9 9 | tricks 1 0 0 | kept last_stand, warlord, onslaught \
                 | completed underdog, , ";
    scores(
        table,
        RoundEnd::SeventhDragon,
        &[[4, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]],
    );
    scores(
        table,
        RoundEnd::CardsPlayed,
        &[[4, 0, 0, 9], [0, 0, 0, 0], [0, 0, 0, 0]],
    );
}

#[test]
fn the_score_sheet_tells_contract_tricks_and_every_kind_of_points() {
    let (_, events) = play(
        "seats 3 | hands b1, b2, b1 | zone emberling | contracts 0 2 1 | tricks 0 0 1 | beaten , , rusthorn",
        "play b1; play b2; play b1",
    );
    let told = told(&events, Viewer::Public);
    assert!(
        told.contains(
            "round 1 ends (cards played), 7 Terror: 0 0/0 0+0+7+0=7, 1 1/2 4+0+3+0=7, 2 1/1 4+2+7+0=13"
        ),
        "{told}"
    );
}

#[test]
fn most_points_after_three_rounds_win_and_equal_points_share_a_place() {
    let last =
        "seats 3 | round 3 | hands b1, b2, b1 | zone emberling | contracts 0 1 1 | beaten tidewhelp, , ";
    let (table, _) = play(last, "play b1; play b2; play b1");
    // 0 has a Trophy and the Terror, 1 a trick and the Terror, 2 half of the Terror.
    assert_eq!(
        table.status(),
        Status::Finished(Outcome::Places {
            places: vec![2, 1, 3]
        })
    );
    let shared = "seats 3 | round 3 | hands b1, b2, b1 | zone emberling | contracts 0 5 0";
    let (table, _) = play(shared, "play b1; play b2; play b1");
    assert_eq!(
        table.status(),
        Status::Finished(Outcome::Places {
            places: vec![2, 1, 2]
        })
    );
}

#[test]
fn equal_points_share_the_victory() {
    let last = "seats 3 | round 3 | hands b1, b2, b1 | zone emberling | contracts 9 9 9 | beaten tidewhelp mossfang, , ";
    let (table, events) = play(last, "play b1; play b2; play b1");
    // Two Trophies are worth a trick.
    assert!(told(&events, Viewer::Public).ends_with("won by 0 and 1"));
    assert_eq!(
        table.status(),
        Status::Finished(Outcome::Places {
            places: vec![1, 1, 3]
        })
    );
}

#[test]
fn teams_add_their_players_points() {
    let last = "seats 4 teams | round 3 | hands b1, b2, b1, b1 | zone emberling | contracts 5 5 5 5";
    let (table, _) = play(last, "play b1; play b2; play b1; play b1");
    assert_eq!(
        table.status(),
        Status::Finished(Outcome::Places {
            places: vec![3, 1, 3, 1]
        })
    );
    tells(
        last,
        "play b1; play b2; play b1; play b1",
        "3 plays b1; 1 wins with b2 (highest of led suit); discarded b1 b2 b1 b1; round 3 ends (cards played), \
         0 Terror: 0 0/5 0+0+0+0=0, 1 1/5 4+0+0+0=4, 2 0/5 0+0+0+0=0, 3 0/5 0+0+0+0=0; won by 1 and 3",
    );
}
