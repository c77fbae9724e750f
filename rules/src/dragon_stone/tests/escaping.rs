//! Escaping an entanglement.

use dragonhall_protocol::games::dragon_stone::{Color, Notice, TurnEnd};

use super::{leads, offers, play, refuses, tells};

#[test]
fn an_escape_moves_the_entangled_stone_by_the_smaller_die_and_spends_the_other() {
    tells(
        "5:wV 20:v | black 4 2",
        "escape 5",
        "Black water escapes 5 to 7 by 2, spending 4; White vine on 5 moves in; Black ends: escaped",
    );
    leads(
        "5:wV 20:v | black 2 4",
        "escape 5",
        "5:V 7:w 20:v | turn 2 | white",
    );
}

#[test]
fn the_die_that_an_escape_costs_is_spent_and_not_left_over() {
    let (_, events) = play("5:wV 20:v | black 4 2", "escape 5");
    let end = Notice::TurnEnded {
        color: Color::Black,
        why: TurnEnd::Escaped,
        unused: Vec::new(),
    };
    assert_eq!(events.last(), Some(&end));
}

#[test]
fn an_escape_with_a_double_moves_by_either_die() {
    leads(
        "5:wV 20:v | black 5 5",
        "escape 5",
        "5:V 10:w 20:v | turn 2 | white",
    );
}

#[test]
fn white_escapes_anticlockwise() {
    leads(
        "5:Wv 20:V | white 6 2",
        "escape 5",
        "3:W 5:v 20:V | turn 2 | black",
    );
}

#[test]
fn an_escape_is_the_whole_turn() {
    leads(
        "5:wV 20:v | black 3 2",
        "escape 5",
        "5:V 7:w 20:v | turn 2 | white",
    );
    refuses("5:wV 20:v | black 3 (2)", "escape 5", "escape-is-the-whole-turn");
    offers("5:wV 17:v | black 2 (4)", "move 17 by 2");
}

#[test]
fn the_power_of_an_escaping_stone_works_as_usual() {
    leads(
        "5:vV 7:W 20:v | black 4 2",
        "escape 5",
        "5:V 7:Wv 20:v | turn 2 | white",
    );
    leads(
        "5:wV 7:W 20:v | black 4 2",
        "escape 5",
        "5:V 7:w 20:v | turn 2 | white",
    );
    leads(
        "5:fV 7:W 20:v | black 4 2",
        "escape 5",
        "5:V 7:f 20:v | dead W | turn 2 | white",
    );
}

#[test]
fn an_escaping_stone_may_hold_an_own_stone() {
    leads("5:vV 7:w | black 4 2", "escape 5", "5:V 7:wv | turn 2 | white");
}

#[test]
fn an_escape_is_allowed_beside_other_moves() {
    offers("5:wV 20:v | black 4 2", "move 20 by 2; move 20 by 4; escape 5");
}

#[test]
fn an_escape_is_compulsory_if_nothing_else_can_be_done() {
    leads("5:wV | black", "roll 4 2", "5:wV | black 4 2");
    offers("5:wV | black 4 2", "escape 5");
}

#[test]
fn an_escape_is_impossible_if_the_smaller_die_cannot_be_played_even_if_the_larger_could() {
    refuses("5:wV 7:VV 20:v | black 4 2", "escape 5", "segment-full 7");
    tells(
        "5:wV 7:VV | black",
        "roll 4 2",
        "Black rolls 4 2; Black ends: neither 4 nor 2 can be used",
    );
}

#[test]
fn an_escape_is_possible_if_only_the_smaller_die_can_be_played() {
    offers("5:wV 9:VV | black 4 2", "escape 5");
}

#[test]
fn only_an_entangled_stone_escapes() {
    refuses("5:w 20:V | black 4 2", "escape 5", "not-entangled 5");
    refuses("5:Wv 20:V | black 4 2", "escape 5", "not-entangled 5");
    refuses("5:Wv 20:v | black 4 2", "escape 9", "no-stone-there 9");
    refuses("5:w 20:V | black 4 2", "escape 20", "no-stone-there 20");
}

#[test]
fn a_stone_held_by_its_own_colour_does_not_escape_but_waits() {
    refuses("5:wv 20:V | black 4 2", "escape 5", "held 5");
    leads(
        "5:wv 18:V | black 1 2",
        "move 5 by 1; move 5 by 2",
        "6:v 7:w 18:V | turn 2 | white",
    );
}

#[test]
fn an_escape_needs_a_roll() {
    refuses("5:wV 20:v | black", "escape 5", "roll-first");
}

#[test]
fn the_player_chooses_which_entangled_stone_escapes() {
    offers("5:wV 9:fV | black 4 2", "escape 5; escape 9");
}
