//! What each viewer may know.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::Options;

use super::super::notation::read_table;
use super::{opened, play, told};
use crate::game::{Game, Viewer};
use crate::rng::GameRng;

const OPTIONS: Options = Options {
    treasures: true,
    teams: true,
    first: None,
};

#[test]
fn a_hand_is_seen_by_its_player_alone() {
    let table = opened(OPTIONS, 6, 2);
    for viewer in (0..6).map(Seat) {
        for (player, seen) in (0..6).zip(table.view(Viewer::Seat(viewer)).players) {
            assert_eq!(seen.hand.is_some(), viewer == Seat(player));
            assert_eq!(seen.cards, 8);
        }
    }
    assert!(
        table
            .view(Viewer::Public)
            .players
            .iter()
            .all(|player| player.hand.is_none())
    );
    assert!(
        table
            .view(Viewer::Open)
            .players
            .iter()
            .all(|player| player.hand.is_some())
    );
}

#[test]
fn everybody_is_told_the_own_cards_of_a_deal_and_no_others() {
    let table = super::Table::new(&OPTIONS, 4).unwrap();
    let opening = table.open(&mut GameRng::for_decision([3; 32], 0));
    let events = opening.into_events();
    assert!(told(&events, Viewer::Seat(Seat(1))).contains(", dealt "));
    assert!(!told(&events, Viewer::Public).contains(", dealt "));
    assert_ne!(
        told(&events, Viewer::Seat(Seat(1))),
        told(&events, Viewer::Seat(Seat(2)))
    );
}

#[test]
fn a_drawn_card_is_seen_by_the_single_player_alone() {
    let table = "seats 1 | hands b5 b6 | pile r1 g3 y4 | zone vharzul";
    let (_, events) = play(table, "play b5");
    assert!(told(&events, Viewer::Seat(Seat(0))).ends_with("0 draws g3"));
    assert!(told(&events, Viewer::Public).ends_with("0 draws a card"));
}

#[test]
fn piles_and_decks_are_numbers() {
    let table =
        read_table("seats 2 | hands b5, b6 | pile r1 g3 y4 | zone vharzul | next tidewhelp emberling");
    let view = table.view(Viewer::Seat(Seat(0)));
    assert_eq!(
        (view.players[2].cards, view.dragons_left, view.undealt),
        (3, 2, 2)
    );
    assert!(view.players[2].hand.is_none());
}

#[test]
fn cards_that_left_the_table_are_remembered() {
    let (table, _) = play(
        "seats 3 | hands b5 g1, b8 g2, r2 g3 | zone emberling",
        "play b5; play b8; play r2",
    );
    assert_eq!(table.view(Viewer::Public).discards.len(), 3);
}

#[test]
fn an_imagined_table_deals_other_cards_to_others() {
    let table = opened(OPTIONS, 4, 5);
    let view = table.view(Viewer::Seat(Seat(1)));
    let imagined = super::Table::imagine(&view, &mut GameRng::for_decision([9; 32], 0));
    assert_eq!(imagined.at(Seat(1)).hand, table.at(Seat(1)).hand);
    assert_ne!(imagined.at(Seat(0)).hand, table.at(Seat(0)).hand);
    assert_ne!(imagined.dragons, table.dragons);
}
