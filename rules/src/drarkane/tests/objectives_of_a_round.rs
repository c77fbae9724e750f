//! Completing objectives at the end of a round.

use dragonhall_protocol::Seat;

use super::super::notation::{name, read_table};
use super::super::treasures::scored;

/// The seats that score a shared objective at the end of a round.
fn after_round(objective: &str, table: &str, expected: &[u8]) {
    let table = read_table(&format!("{table} | shared {objective}"));
    let scoring: Vec<u8> = (0..table.seats)
        .filter(|seat| !scored(&table, Seat(*seat)).is_empty())
        .collect();
    assert_eq!(scoring, expected, "{objective}");
}

#[test]
fn oath_of_peace_declares_0_and_wins_nothing() {
    after_round(
        "oath_of_peace",
        "seats 3 treasures | contracts 0 0 1 | tricks 0 1 0",
        &[0],
    );
}

#[test]
fn word_of_steel_declares_2_or_more_and_wins_as_many() {
    after_round(
        "word_of_steel",
        "seats 4 treasures | contracts 1 2 3 3 | tricks 1 2 3 4",
        &[1, 2],
    );
}

#[test]
fn near_thing_misses_the_contract_by_1() {
    after_round(
        "near_thing",
        "seats 4 treasures | contracts 1 2 3 3 | tricks 0 3 3 5",
        &[0, 1],
    );
}

#[test]
fn dragon_hunter_defeats_the_most_dragons() {
    after_round(
        "dragon_hunter",
        "seats 4 treasures | beaten tidewhelp emberling, mossfang runeling, vharzul, ",
        &[0, 1],
    );
    after_round("dragon_hunter", "seats 3 treasures", &[]);
}

#[test]
fn terror_of_terrors_has_the_highest_terror() {
    after_round(
        "terror_of_terrors",
        "seats 4 treasures | beaten tidewhelp emberling mossfang, stormkeeper, vharzul, ",
        &[1, 2],
    );
    after_round("terror_of_terrors", "seats 3 treasures", &[]);
}

#[test]
fn trophy_head_defeats_the_greatest_dragon() {
    after_round(
        "trophy_head",
        "seats 4 treasures | beaten tidewhelp emberling mossfang, rusthorn, gravewing, bogseer",
        &[2, 3],
    );
    after_round("trophy_head", "seats 3 treasures", &[]);
}

#[test]
fn warlord_wins_the_most_tricks() {
    after_round("warlord", "seats 4 treasures | tricks 1 4 4 2", &[1, 2]);
    after_round("warlord", "seats 3 treasures | tricks 0 0 0", &[]);
}

#[test]
fn shadow_walker_wins_the_fewest_tricks() {
    after_round("shadow_walker", "seats 4 treasures | tricks 1 4 0 0", &[2, 3]);
}

#[test]
fn last_stand_wins_the_last_trick() {
    after_round("last_stand", "seats 3 treasures | leader 2 | trick 15", &[2]);
}

#[test]
fn clean_blade_wins_a_trick_and_defeats_no_dragon() {
    after_round(
        "clean_blade",
        "seats 4 treasures | tricks 1 2 0 3 | beaten tidewhelp, , , ",
        &[1, 3],
    );
}

#[test]
fn the_fallen_king_counts_where_all_are_compared() {
    after_round("warlord", "seats 2 treasures | tricks 4 3 7", &[]);
    after_round("shadow_walker", "seats 2 treasures | tricks 4 3 0", &[]);
    after_round(
        "trophy_head",
        "seats 2 treasures | beaten tidewhelp, , vharzul",
        &[],
    );
    after_round(
        "dragon_hunter",
        "seats 2 treasures | beaten tidewhelp, , vharzul",
        &[0],
    );
    after_round(
        "terror_of_terrors",
        "seats 2 treasures | beaten tidewhelp emberling, , vharzul",
        &[],
    );
    after_round("last_stand", "seats 2 treasures | leader king | trick 15", &[]);
    after_round(
        "near_thing",
        "seats 2 treasures | contracts 1 5 | tricks 0 0 1",
        &[0],
    );
}

#[test]
fn an_own_objective_of_the_round_scores_for_its_keeper_alone() {
    let table =
        read_table("seats 3 treasures | tricks 2 2 0 | kept warlord, near_thing, last_stand | leader 0");
    let names = |seat| -> Vec<String> { scored(&table, Seat(seat)).iter().map(name).collect() };
    assert_eq!(names(0), ["warlord"]);
    assert_eq!(names(1), Vec::<String>::new());
}
