//! What can be pointed at.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Item, Target};

use super::super::Table;
use super::super::notation::read_position;
use crate::game::{Game, Viewer};

/// Whether everybody sees this on the table.
fn is_seen(position: &str, target: Target) -> bool {
    Table::shows(&read_position(position).view(Viewer::Public), &target)
}

const ROLLED: &str = "A 0 bram horn / B 0 wend | A recruits, rolled 1 2 3 rally";

#[test]
fn the_dice_of_the_roll_that_waits_are_seen() {
    assert!(is_seen(ROLLED, Target::Die { die: 2 }));
    assert!(!is_seen(ROLLED, Target::Die { die: 3 }));
    assert!(is_seen(ROLLED, Target::EventDie));
    let choosing = "A 0 bram / B 0 wend | A chooses";
    assert!(!is_seen(choosing, Target::Die { die: 0 }));
    assert!(!is_seen(choosing, Target::EventDie));
}

#[test]
fn dice_that_were_set_aside_are_seen() {
    let shelf = |seat, shelf| Target::Shelf {
        seat: Seat(seat),
        shelf,
    };
    let recruits = "A 0 bram / B 0 wend | A recruits (1 double), 5 left";
    assert!(is_seen(recruits, shelf(0, 0)));
    assert!(!is_seen(recruits, shelf(0, 1)));
    assert!(!is_seen(recruits, shelf(1, 0)));
}

#[test]
fn players_their_companions_the_dragon_and_the_keep_are_always_there() {
    for seat in [Seat(0), Seat(1)] {
        assert!(is_seen(ROLLED, Target::Seat { seat }));
        assert!(is_seen(ROLLED, Target::Companion { seat }));
    }
    assert!(!is_seen(ROLLED, Target::Seat { seat: Seat(2) }));
    assert!(!is_seen(ROLLED, Target::Companion { seat: Seat(2) }));
    assert!(is_seen(ROLLED, Target::Dragon));
    assert!(is_seen(ROLLED, Target::Keep));
}

#[test]
fn an_item_in_somebody_s_hand_is_not_seen_but_one_that_was_played_is() {
    let horn = Target::Item {
        item: Item::RallyHorn,
    };
    assert!(!is_seen(ROLLED, horn));
    let (table, _) = super::play("A 0 bram chest / B 0 wend | A chooses", "play chest");
    let chest = Target::Item { item: Item::WarChest };
    assert!(Table::shows(&table.view(Viewer::Public), &chest));
}
