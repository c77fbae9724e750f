//! Decks that run out.

use super::{offers, refuses, tells};

/// All items but two that B holds are discarded.
const EMPTY: &str = "A 0 bram / B 0 skree sack bane";

#[test]
fn an_empty_deck_is_refilled_at_the_next_draw_by_shuffling_the_discards() {
    tells(
        &format!(
            "{EMPTY} | A recruits, rolled 1 2 3 rally | deck 0 | shown chest wind | face-down B:horn A:glove"
        ),
        "set aside 1 item -> #3 #2 #1",
        "A sets aside 1 for 100, item; 4 items are shuffled; A draws glove aside",
    );
}

#[test]
fn a_deck_is_not_refilled_while_it_has_a_card() {
    tells(
        &format!("{EMPTY} | A recruits, rolled 1 2 3 rally | next horn | deck 1 | shown chest wind"),
        "set aside 1 item",
        "A sets aside 1 for 100, item; A draws horn aside",
    );
}

#[test]
fn where_nothing_can_be_drawn_a_rally_only_doubles() {
    let position = format!("{EMPTY} | A recruits, rolled 1 2 3 rally | deck 0");
    offers(&position, "A", "set aside 1 double");
    refuses(&position, "set aside 1 item", "nothing-to-draw");
    refuses(
        "A 0 mira / B 0 skree sack | A recruits, rolled 1 2 3 rally | deck 0",
        "set aside 1 both",
        "nothing-to-draw",
    );
}

#[test]
fn where_nothing_can_be_drawn_pip_draws_nothing() {
    tells(
        "A 0 pip / B 0 skree | B defends against A for 200 (1), 4 left | deck 0",
        "stop",
        "A 200 : 100 B, A takes 0 and 500; A ends: brawled; turn 2: B",
    );
}
