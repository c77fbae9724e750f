//! The Dragon's Keep.

use super::{leads, offers, tells};

#[test]
fn a_failed_battle_leaves_the_player_inside_who_may_battle_again_with_fewer_soldiers() {
    offers(
        "A 100 hobb keep / B 0 skree | A chooses",
        "A",
        "recruit; brawl B; battle",
    );
}

#[test]
fn whoever_recruits_leaves_the_keep_and_needs_5000_soldiers_to_come_back() {
    leads(
        "A 900 hobb keep / B 0 skree | A chooses",
        "recruit -> 1 2 2 3 3 4 blank; set aside 1; stop; recruit -> 1 2 2 3 3 4 blank; set aside 1; stop",
        "A 1000 hobb / B 100 skree | A chooses | turn 3 | roll 2",
    );
    offers("A 1000 hobb / B 100 skree | A chooses", "A", "recruit; brawl B");
}

#[test]
fn an_army_gone_in_the_keep_stays_inside_until_its_next_turn() {
    leads(
        "A 100 hobb horn keep / B 0 bram | A battles, rolled 1 2 3 blank",
        "accept",
        "A 0 hobb horn keep / B 0 bram | B chooses | turn 2",
    );
    offers(
        "A 0 hobb horn keep / B 0 bram / C 0 wend | B chooses",
        "B",
        "recruit; brawl C",
    );
}

#[test]
fn the_next_turn_starts_outside_with_a_new_companion_and_the_old_items() {
    tells(
        "A 0 hobb horn keep / B 0 bram | B recruits (1), 5 left | joins mira",
        "stop",
        "100 + 0 join B; B ends: stopped; turn 2: A; A is reborn without hobb; mira joins A",
    );
    leads(
        "A 0 hobb horn keep / B 0 bram | B recruits (1), 5 left | joins mira",
        "stop",
        "A 0 mira horn / B 100 bram | A chooses | turn 2",
    );
}

#[test]
fn an_army_scared_away_in_the_keep_is_gone_as_well() {
    tells(
        "A 50 hobb keep / B 0 skree | B chooses",
        "ask skree A",
        "skree scares 50 of A for B; A's army is gone",
    );
    tells(
        "A 0 hobb keep / B 0 skree | B recruits (1), 5 left | joins ember",
        "stop",
        "100 + 0 join B; B ends: stopped; turn 2: A; A is reborn without hobb; ember joins A",
    );
}

#[test]
fn an_empty_army_outside_the_keep_is_not_reborn() {
    tells(
        "A 0 hobb / B 0 skree | B recruits (1), 5 left",
        "stop",
        "100 + 0 join B; B ends: stopped; turn 2: A",
    );
}

#[test]
fn when_the_companions_have_run_out_the_discarded_ones_are_shuffled_the_lost_one_too() {
    tells(
        "A 0 hobb keep / B 0 bram | B recruits (1), 5 left | out skree wend grimbold oaken pip ember mira dunstan",
        "stop -> #8 #7 #6 #5 #4 #3 #2 #1",
        "100 + 0 join B; B ends: stopped; turn 2: A; A is reborn without hobb; \
         9 companions are shuffled; hobb joins A",
    );
}

#[test]
fn wounds_that_a_smoke_bomb_kept_open_are_lost_with_the_army() {
    leads(
        "A 0 hobb keep kept 2 / B 0 bram | B recruits (1), 5 left | joins mira",
        "stop",
        "A 0 mira / B 100 bram | A chooses | turn 2",
    );
}
