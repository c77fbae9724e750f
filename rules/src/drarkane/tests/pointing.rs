//! What can be pointed at.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Dragon, Objective, Options, Player, Target};

use super::super::Table;
use super::{opened, play};
use crate::game::{Game, Viewer};

fn is_seen(table: &Table, target: Target) -> bool {
    Table::shows(&table.view(Viewer::Public), &target)
}

fn card(card: Card) -> Target {
    Target::Card { card }
}

#[test]
fn a_card_in_the_trick_is_seen_and_one_in_a_hand_is_not() {
    let hands = "seats 3 | hands b5 g1, b8 g2, r2 g3 | zone tidewhelp";
    let (table, _) = play(hands, "play b5");
    assert!(is_seen(&table, card(Card::Shield { number: 5 })));
    assert!(!is_seen(&table, card(Card::Axe { number: 1 })));
    assert!(!is_seen(&table, card(Card::Shield { number: 8 })));
    let (table, _) = play(hands, "play b5; play b8; play r2; place b5 tidewhelp 0");
    assert!(
        is_seen(&table, card(Card::Sword { number: 2 })),
        "in the last trick"
    );
}

#[test]
fn nobody_points_at_the_own_hand() {
    let table = opened(Options::default(), 4, 3);
    for seat in (0..4).map(Seat) {
        for held in table.at(seat).hand.iter() {
            assert!(!is_seen(&table, card(held)), "{held:?}");
        }
    }
}

#[test]
fn a_card_on_a_dragon_is_seen_and_so_are_the_slots() {
    let (table, _) = play(
        "seats 3 | hands b5 g1, b8 g2, r2 g3 | zone gravewing - y2 king",
        "play b5",
    );
    let dragon = Dragon::Gravewing;
    assert!(is_seen(&table, card(Card::King)));
    assert!(is_seen(&table, Target::Dragon { dragon }));
    assert!(is_seen(&table, Target::Slot { dragon, slot: 2 }));
    assert!(!is_seen(&table, Target::Slot { dragon, slot: 3 }));
    let dragon = Dragon::Vharzul;
    assert!(!is_seen(&table, Target::Dragon { dragon }));
    assert!(!is_seen(&table, Target::Slot { dragon, slot: 0 }));
}

#[test]
fn a_defeated_dragon_is_seen_at_its_slayer() {
    let (table, _) = play(
        "seats 3 | hands b8 g1, b5 g2, b1 g3 | zone gravewing - y2 king",
        "play b8; play b5; play b1; place b8 gravewing 0",
    );
    assert!(
        table
            .zone
            .iter()
            .all(|standing| standing.dragon != Dragon::Gravewing)
    );
    let dragon = Dragon::Gravewing;
    assert!(is_seen(&table, Target::Dragon { dragon }));
}

#[test]
fn all_who_play_are_there_the_fallen_king_too() {
    let (table, _) = play("seats 2 | hands b5, b6 | pile r1 g3 y4 | zone vharzul", "play b5");
    let player = |player| Target::Player { player };
    assert!(is_seen(&table, player(Player::Seat(Seat(1)))));
    assert!(is_seen(&table, player(Player::FallenKing)));
    assert!(!is_seen(&table, player(Player::Demon)));
    assert!(!is_seen(&table, player(Player::Seat(Seat(2)))));
}

#[test]
fn an_objective_that_somebody_keeps_in_secret_is_not_seen() {
    let options = Options {
        treasures: true,
        ..Options::default()
    };
    let table = opened(options, 3, 5);
    for objective in (0..3).map(Seat).flat_map(|seat| table.at(seat).dealt.clone()) {
        assert!(!is_seen(&table, Target::Objective { objective }));
    }
    let laid = Table {
        treasure_zone: vec![Objective::LastWord],
        ..table
    };
    let objective = Objective::LastWord;
    assert!(is_seen(&laid, Target::Objective { objective }));
}
