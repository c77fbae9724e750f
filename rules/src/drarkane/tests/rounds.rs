//! The course of a round and of the game.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Options, Player, RoundEnd, Stage};

use super::super::champion::Champion;
use super::{Table, play, play_on, tells};
use crate::game::{Game, Status, Viewer};
use crate::play::{RandomPlay, Temper, seed_of};

/// A trick that seat 1 wins and of which nothing can be placed.
const TRICK: &str = "play b1; play b2; play b1";

fn three(zone: &str) -> String {
    format!("seats 3 | hands b1 g1, b2 g2, b1 g3 | zone {zone} | next rusthorn gravewing")
}

#[test]
fn the_winner_of_a_trick_leads_the_next() {
    let (table, _) = play(&three("emberling"), TRICK);
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(1)]));
    assert_eq!(table.trick.order, [1, 2, 0].map(|seat| Player::Seat(Seat(seat))));
}

#[test]
fn a_dragon_is_revealed_before_a_new_trick() {
    tells(
        &three("emberling"),
        TRICK,
        "2 plays b1; 1 wins with b2 (highest of led suit); discarded b1 b2 b1; rusthorn appears, 5 to go",
    );
}

#[test]
fn the_seventh_dragon_ends_the_round_at_once() {
    let (table, events) = play(
        &three("emberling, mossfang, runeling, candlewyrm, bogseer, mountainbreaker"),
        TRICK,
    );
    let told = super::told(&events, Viewer::Open);
    assert!(
        told.contains("rusthorn appears, 0 to go; round 1 ends (seventh dragon)"),
        "{told}"
    );
    assert_eq!((table.round, table.stage()), (2, Stage::Declare));
    assert_eq!(table.sheet[0].end, RoundEnd::SeventhDragon);
    assert_eq!(table.sheet[0].standing.len(), 7);
}

#[test]
fn with_six_players_the_first_trick_must_beat_a_dragon() {
    let zone = "zone emberling, mossfang, runeling, candlewyrm, bogseer, mountainbreaker";
    let hands = "hands b1 g1, b2 g1, b3 g1, b4 g1, b5 g1, b6 g1";
    let intents = "play b1; play b2; play b3; play b4; play b5; play b6; place b4 mountainbreaker 2; \
                   place b5 bogseer 2";
    let (table, _) = play(&format!("seats 6 | {hands} | {zone}"), intents);
    assert_eq!((table.round, table.sheet[0].end), (2, RoundEnd::SeventhDragon));
    let zone = zone.replace("candlewyrm", "tidewhelp");
    let (table, _) = play(
        &format!("seats 6 | {hands} | {zone} | next vharzul"),
        "play b1; play b2; play b3; play b4; play b5; play b6; place b4 tidewhelp 0; \
         place b5 mountainbreaker 2; place b6 bogseer 2",
    );
    assert_eq!((table.round, table.zone.len()), (1, 6));
}

#[test]
fn a_round_ends_when_all_cards_are_played() {
    let (table, events) = play("seats 3 | hands b1, b2, b1 | zone emberling", TRICK);
    let told = super::told(&events, Viewer::Open);
    assert!(
        told.contains("discarded b1 b2 b1; round 1 ends (cards played)"),
        "{told}"
    );
    assert_eq!(
        table.sheet[0].standing.len(),
        1,
        "nothing is revealed after the last trick"
    );
}

#[test]
fn a_new_round_shuffles_everything_together_again() {
    let (table, _) = play(
        "seats 3 | hands b1, b2, b1 | zone emberling | beaten tidewhelp, , ",
        TRICK,
    );
    assert_eq!((table.zone.len(), table.dragons.len()), (3, 17));
    assert!(
        table
            .champions
            .iter()
            .all(|champion| champion.hand.len() == 14 && champion.dragons.is_empty())
    );
    assert!(table.discards.is_empty());
}

#[test]
fn the_winner_of_the_last_trick_begins_the_next_round() {
    let (table, _) = play("seats 3 | hands b1, b2, b1 | zone emberling", TRICK);
    assert_eq!((table.round, table.first), (2, Seat(1)));
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(1)]));
}

#[test]
fn the_winner_of_the_last_trick_begins_also_after_a_seventh_dragon() {
    let zone = "emberling, mossfang, runeling, candlewyrm, bogseer, mountainbreaker";
    let (table, _) = play(&three(zone), TRICK);
    assert_eq!((table.round, table.first), (2, Seat(1)));
    assert_eq!(table.trick.order[0], Player::Seat(Seat(1)));
}

#[test]
fn a_new_round_has_new_contracts_and_tricks() {
    let (table, _) = play(
        "seats 3 | hands b1, b2, b1 | zone emberling | contracts 1 1 1 | tricks 3 4 5",
        TRICK,
    );
    let fresh = |champion: &Champion| (champion.contract, champion.tricks) == (None, 0);
    assert!(table.champions.iter().all(fresh));
}

#[test]
fn the_points_of_three_rounds_are_added_together() {
    for teams in [false, true] {
        let options = Options {
            treasures: true,
            teams,
        };
        let mut play = RandomPlay::<Table>::new(&options, 4, seed_of(1), Temper::Even).unwrap();
        while play.next().is_some() {}
        let view = play.table().view(Viewer::Public);
        assert_eq!(view.sheet.len(), 3);
        for total in &view.totals {
            let lines = view
                .sheet
                .iter()
                .flat_map(|round| total.seats.iter().map(|seat| &round.lines[usize::from(seat.0)]));
            let points: Vec<u16> = lines.map(|line| line.points).collect();
            assert_eq!(points.len(), 3 * total.seats.len());
            assert_eq!(total.points, points.iter().sum::<u16>());
        }
    }
}

#[test]
fn the_game_ends_after_three_rounds() {
    let (table, events) = play("seats 3 | round 3 | hands b1, b2, b1 | zone emberling", TRICK);
    let told = super::told(&events, Viewer::Open);
    assert!(told.ends_with("won by 1"), "{told}");
    assert_eq!(table.stage(), Stage::Over);
}

#[test]
fn a_hand_shrinks_by_the_card_that_is_played() {
    let (table, _) = play(&three("emberling"), TRICK);
    let (table, _) = play_on(table, "play g2");
    let sizes: Vec<usize> = table
        .champions
        .iter()
        .map(|champion| champion.hand.len())
        .collect();
    assert_eq!(sizes, [1, 0, 1]);
}
