//! One player and the Demon.

use dragonhall_protocol::games::drarkane::{Ending, Options, Player, Rank, Stage};
use dragonhall_protocol::{Outcome, Seat};

use super::super::demon::rank;
use super::super::scoring;
use super::{opened, play, tells, told};
use crate::game::{Game, Status, Viewer};

#[test]
fn the_game_begins_with_a_card_of_yours_and_without_contracts() {
    let table = opened(Options::default(), 1, 0);
    assert_eq!(
        (table.stage(), table.status()),
        (Stage::Play, Status::Awaiting(vec![Seat(0)]))
    );
    assert_eq!(table.trick.order, [Player::Seat(Seat(0)), Player::Demon]);
    assert_eq!(
        (table.at(Seat(0)).hand.len(), table.pile.len(), table.zone.len()),
        (10, 40, 1)
    );
}

#[test]
fn the_demon_plays_the_top_card_and_you_draw_the_next() {
    tells(
        "seats 1 | hands b5 b6 | pile r9 g3 y4 | zone emberling, mossfang",
        "play b5; place r9 emberling 0",
        "0 lays r9 on emberling 0; 0 defeats emberling (3); discarded b5; 0 draws g3; tidewhelp appears, 5 to go",
    );
}

#[test]
fn a_trick_that_you_win_without_a_defeat_brings_no_dragon() {
    tells(
        "seats 1 | hands b5 b6 | pile r1 g3 y4 | zone vharzul",
        "play b5",
        "0 plays b5; demon plays r1; 0 wins with b5 (highest of led suit); discarded b5 r1; 0 draws g3",
    );
}

#[test]
fn a_trick_that_the_demon_wins_brings_a_dragon_and_the_demon_leads() {
    tells(
        "seats 1 | hands b5 b6 | pile b9 g3 y4 | zone emberling | next vharzul",
        "play b5",
        "0 plays b5; demon plays b9; demon wins with b9 (highest of led suit); discarded b5 b9; 0 draws g3; \
         vharzul appears, 5 to go; demon plays y4",
    );
}

#[test]
fn only_one_dragon_comes_however_many_reasons_there_are() {
    tells(
        "seats 1 | hands b5 b6 | pile b9 g3 y4 | zone tidewhelp, sootling | next vharzul gravewing",
        "play b5",
        "0 plays b5; demon plays b9; demon wins with b9 (highest of led suit); demon lays b5 on tidewhelp 0; \
         demon defeats tidewhelp (3); demon lays b9 on sootling 0; demon defeats sootling (3); 0 draws g3; \
         vharzul appears, 6 to go; demon plays y4",
    );
}

#[test]
fn you_follow_the_suit_that_the_demon_leads() {
    let (table, _) = play(
        "seats 1 | hands b5 y6 r2 | pile b9 g3 y4 | zone emberling | next vharzul",
        "play b5",
    );
    assert_eq!(super::forbids(&table, "play r2"), "follow-suit suit=grimoire");
}

#[test]
fn a_trick_of_wizards_alone_is_its_leaders() {
    let (_, events) = play(
        "seats 1 | hands low b6 | pile high g3 | zone emberling",
        "play low",
    );
    assert!(told(&events, Viewer::Open).contains("0 wins with low (wizards alone)"));
}

#[test]
fn the_mercenary_of_the_demon_counts_14() {
    let (_, events) = play(
        "seats 1 | hands king b6 | pile merc g3 y4 | zone emberling",
        "play king",
    );
    assert!(told(&events, Viewer::Open).contains("demon wins with merc14"));
}

#[test]
fn the_discards_become_the_pile_when_a_card_is_needed() {
    let (table, events) = play(
        "seats 1 | hands b5 b6 | pile r1 | zone vharzul | discards g1 g2 g3",
        "play b5",
    );
    let told = told(&events, Viewer::Open);
    assert!(
        told.contains("discarded b5 r1; 5 cards reshuffled; 0 draws "),
        "{told}"
    );
    assert_eq!((table.pile.len(), table.discards.len()), (4, 0));
}

#[test]
fn the_discards_become_the_pile_also_for_a_card_of_the_demon() {
    let (table, events) = play(
        "seats 1 | hands b5 b6 | pile r1 r2 | zone runeling | discards g1 g2 g3",
        "play b5; play b6",
    );
    let told = told(&events, Viewer::Open);
    assert!(
        told.starts_with("0 plays b6; 5 cards reshuffled; demon plays "),
        "{told}"
    );
    assert_eq!(table.at(Seat(0)).hand.len(), 2);
}

#[test]
fn a_dragon_lies_before_whoever_defeated_it() {
    let yours = "seats 1 | hands b9 b6 | pile b5 g3 y4 | zone tidewhelp";
    let (table, _) = play(yours, "play b9; place b9 tidewhelp 0");
    assert_eq!(table.view(Viewer::Public).score, Some(3));
    let (table, _) = play(
        "seats 1 | hands b5 b6 | pile b9 g3 y4 | zone tidewhelp",
        "play b5",
    );
    assert_eq!(table.view(Viewer::Public).score, Some(-3));
}

#[test]
fn cards_of_defeated_dragons_come_back_and_cards_on_standing_ones_do_not() {
    let (table, _) = play(
        "seats 1 | hands b5 b6 | pile r1 | zone tidewhelp, vharzul king - - -",
        "play b5; place b5 tidewhelp 0",
    );
    assert_eq!(
        table.pile.len() + table.discards.len() + table.at(Seat(0)).hand.len(),
        3
    );
    assert_eq!(table.zone[0].cards().count(), 1);
}

#[test]
fn the_seventh_dragon_ends_the_game() {
    let (table, _) = play(
        "seats 1 | hands b1 b6 | pile b2 g3 y4 | beaten vharzul, tidewhelp \
         | zone emberling, mossfang, runeling, candlewyrm, bogseer, reedlurker | next gravewing",
        "play b1",
    );
    assert_eq!(
        table.status(),
        Status::Finished(Outcome::Solo { score: 7, rank: 5 })
    );
}

#[test]
fn a_dragon_that_is_due_when_none_is_left_ends_the_game() {
    let (table, events) = play(
        "seats 1 | hands b5 b6 | pile r1 g3 y4 | zone tidewhelp | next ",
        "play b5; place b5 tidewhelp 0",
    );
    assert!(told(&events, Viewer::Open).ends_with("0 draws g3; 3 points, burned villager"));
    assert_eq!(table.stage(), Stage::Over);
}

#[test]
fn the_terror_of_the_demons_dragons_is_subtracted_and_standing_dragons_count_for_nobody() {
    let (table, _) = play(
        "seats 1 | hands b5 b6 | pile r1 g3 y4 | zone tidewhelp, vharzul | next  | beaten emberling, stormkeeper",
        "play b5; place b5 tidewhelp 0",
    );
    assert_eq!(
        table.status(),
        Status::Finished(Outcome::Solo { score: -4, rank: 5 })
    );
    assert_eq!(table.view(Viewer::Public).score, Some(-4));
}

#[test]
fn the_score_earns_a_rank() {
    let ranks = [
        (-120, Rank::BurnedVillager),
        (20, Rank::BurnedVillager),
        (21, Rank::FlameRunner),
        (40, Rank::FlameRunner),
        (41, Rank::ScaleSlayer),
        (60, Rank::ScaleSlayer),
        (61, Rank::ScourgeOfTheSkies),
        (80, Rank::ScourgeOfTheSkies),
        (81, Rank::LegendOfDrarkane),
        (120, Rank::LegendOfDrarkane),
    ];
    for (score, expected) in ranks {
        assert_eq!(rank(score), expected, "{score}");
    }
    let (table, _) = play(
        "seats 1 | hands b5 b6 | pile r1 g3 y4 | zone tidewhelp | next ",
        "play b5; place b5 tidewhelp 0",
    );
    let place = |score| {
        let ending = Ending::Ranked {
            score,
            rank: rank(score),
        };
        scoring::outcome(&table, &ending)
    };
    assert_eq!(place(81), Outcome::Solo { score: 81, rank: 1 });
    assert_eq!(place(80), Outcome::Solo { score: 80, rank: 2 });
}
