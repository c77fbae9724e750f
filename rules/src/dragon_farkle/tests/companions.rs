//! The ten companions.

use super::{leads, offers, refuses, tells};

#[test]
fn skree_scares_100_soldiers_of_another_army_in_the_keep_or_not() {
    leads(
        "A 0 skree / B 900 bram keep / C 250 wend | A chooses",
        "ask skree B",
        "A 0 skree used / B 800 bram keep / C 250 wend | A chooses",
    );
    offers(
        "A 0 skree / B 900 bram keep / C 250 wend / D 0 pip | A chooses",
        "A",
        "recruit; ask skree B; ask skree C; brawl C; brawl D",
    );
}

#[test]
fn skree_works_from_inside_the_keep() {
    tells(
        "A 100 skree keep / B 900 bram | A chooses",
        "ask skree B",
        "skree scares 100 of B for A",
    );
}

#[test]
fn skree_scares_no_more_than_there_are_and_nobody_of_an_empty_army() {
    tells(
        "A 0 skree / B 50 bram | A chooses",
        "ask skree B",
        "skree scares 50 of B for A",
    );
    refuses("A 0 skree / B 0 bram | A chooses", "ask skree B", "no-army B");
    refuses(
        "A 100 skree / B 0 bram | A chooses",
        "ask skree A",
        "not-yourself",
    );
}

#[test]
fn skree_helps_once_and_before_the_action() {
    refuses(
        "A 0 skree used / B 900 bram | A chooses",
        "ask skree B",
        "once-per-turn skree",
    );
    refuses(
        "A 0 skree / B 900 bram | A recruits (1), 5 left",
        "ask skree B",
        "before-your-action",
    );
    refuses(
        "A 0 skree / B 900 bram | B chooses",
        "A: ask skree B",
        "before-your-action",
    );
}

#[test]
fn old_hobb_rolls_one_soldier_die_of_a_roll_of_up_to_four_dice_again() {
    leads(
        "A 0 hobb / B 0 bram | A recruits (1 1), rolled 2 3 3 6 blank",
        "ask hobb 3 -> 5",
        "A 0 hobb used / B 0 bram | A recruits (1 1), rolled 2 5 3 6 blank | roll 1",
    );
    refuses(
        "A 0 hobb / B 0 bram | A recruits (1), rolled 2 3 3 6 6 blank",
        "ask hobb 3",
        "too-many-dice 4",
    );
    refuses(
        "A 0 hobb / B 0 bram | A recruits (1 1), rolled 2 3 3 6 blank",
        "ask hobb 1",
        "not-rolled",
    );
}

#[test]
fn old_hobb_helps_in_an_attack_but_not_in_defence_or_in_the_final_battle() {
    offers(
        "A 0 hobb / B 0 bram | A attacks B (1 1), rolled 2 3 3 6 blank",
        "A",
        "accept; ask hobb 2; ask hobb 3; ask hobb 6",
    );
    refuses(
        "A 0 bram / B 0 hobb | B defends against A for 0 (1), rolled 2 3 3 6 blank",
        "ask hobb 3",
        "only-recruiting-or-attacking",
    );
    refuses(
        "A 900 hobb keep / B 0 bram | A battles (1 1), rolled 2 3 3 6 blank",
        "ask hobb 3",
        "only-recruiting-or-attacking",
    );
}

#[test]
fn old_hobb_helps_once_a_turn() {
    refuses(
        "A 0 hobb used / B 0 bram | A recruits (1 1), rolled 2 3 3 6 blank",
        "ask hobb 3",
        "once-per-turn old_hobb",
    );
}

#[test]
fn bram_brings_100_more_to_a_recruiting_turn_of_300_or_more() {
    tells(
        "A 0 bram / B 0 skree | A recruits (3 3 3), 3 left",
        "stop",
        "300 + 100 join A; A ends: stopped; turn 2: B",
    );
    tells(
        "A 0 bram / B 0 skree | A recruits (1 1 5), 3 left",
        "stop",
        "250 + 0 join A; A ends: stopped; turn 2: B",
    );
    tells(
        "A 0 bram / B 0 skree | A attacks B (3 3 3), 3 left",
        "stop",
        "A attacks for 300 with bonus 0",
    );
}

#[test]
fn sister_wend_saves_half_of_the_soldiers_in_full_50s_but_no_items() {
    tells(
        "A 1000 wend / B 0 skree | A recruits (4 4 4 5 item) + horn, rolled 3 blank",
        "accept",
        "A farkles, loses 250, keeps 200; 200 + 0 join A; A discards horn; A ends: farkled; turn 2: B",
    );
    leads(
        "A 1000 wend / B 0 skree | A recruits (1 5), rolled 3 blank",
        "accept",
        "A 1050 wend / B 0 skree | B chooses | turn 2",
    );
}

#[test]
fn sister_wend_does_not_help_in_a_brawl() {
    tells(
        "A 1000 wend / B 0 skree | A attacks B (4 4 4 5), rolled 3 blank",
        "accept",
        "A farkles, loses 450; A attacks for 0 with bonus 0",
    );
}

#[test]
fn grimbold_adds_150_to_an_attack_without_a_farkle() {
    leads(
        "A 0 grimbold / B 0 skree | A attacks B (1), 5 left",
        "stop",
        "A 0 grimbold / B 0 skree | B defends against A for 250, 5 left",
    );
    tells(
        "A 0 grimbold / B 0 skree | A attacks B (1), rolled 3 blank",
        "accept",
        "A farkles, loses 100; A attacks for 0 with bonus 0",
    );
    tells(
        "A 0 grimbold / B 0 skree | A attacks B, rolled 2 2 3 3 4 6 dragon",
        "stop",
        "A attacks for 150 with bonus 150",
    );
}

#[test]
fn dame_oaken_defends_with_six_dice() {
    tells(
        "A 0 bram / B 0 oaken | A attacks B (1), 5 left",
        "stop; roll on -> 1 2 3 4 5 6 blank",
        "B rolls 1 2 3 4 5 6 blank",
    );
    leads(
        "A 0 bram / B 0 oaken | B defends against A for 100, rolled 1 2 3 4 5 6 blank",
        "set aside 1 2 3 4 5 6",
        "A 0 bram / B 0 oaken | B defends against A for 100 (1 2 3 4 5 6), 6 left",
    );
}

#[test]
fn pip_draws_an_item_when_he_wins_a_brawl_as_attacker() {
    tells(
        "A 0 pip / B 0 skree | B defends against A for 200 (1), 4 left | next horn",
        "stop",
        "A 200 : 100 B, A takes 0 and 500; A draws horn; A ends: brawled; turn 2: B",
    );
    tells(
        "A 500 skree / B 0 pip | B defends against A for 50 (1), 4 left",
        "stop",
        "A 50 : 100 B, B takes 50 and 500; A ends: brawled; turn 2: B",
    );
}

#[test]
fn ember_turns_a_dragon_face_away() {
    leads(
        "A 0 ember / B 0 skree | A recruits, rolled 1 1 1 5 2 3 dragon",
        "ask ember; set aside 1 1 1",
        "A 0 ember used / B 0 skree | A recruits (1 1 1), 3 left | roll 1",
    );
    refuses(
        "A 0 ember / B 0 skree | A recruits, rolled 1 1 1 5 2 3 rally",
        "ask ember",
        "no-dragon-face",
    );
    refuses(
        "A 0 ember used / B 0 skree | A recruits, rolled 1 1 1 5 2 3 dragon",
        "ask ember",
        "once-per-turn ember_the_hatchling",
    );
}

#[test]
fn ember_helps_in_an_attack_but_not_in_defence_or_in_the_final_battle() {
    tells(
        "A 0 ember / B 0 skree | A attacks B, rolled 1 2 3 dragon",
        "ask ember",
        "ember turns the dragon away for A",
    );
    for position in [
        "A 0 skree / B 0 ember | B defends against A for 0, rolled 1 2 3 dragon",
        "A 0 skree / B 900 ember keep | B battles, rolled 1 2 3 dragon",
    ] {
        refuses(position, "B: ask ember", "only-recruiting-or-attacking");
    }
}

#[test]
fn mira_gets_both_rewards_of_a_rally_once_a_turn() {
    offers(
        "A 0 mira / B 0 skree | A recruits, rolled 1 2 3 rally",
        "A",
        "set aside 1 double; set aside 1 item; set aside 1 both",
    );
    leads(
        "A 0 mira / B 0 skree | A recruits, rolled 1 2 3 rally | next chest",
        "set aside 1 both",
        "A 0 mira used / B 0 skree | A recruits (1 both) + chest, 2 left",
    );
    refuses(
        "A 0 mira used / B 0 skree | A recruits, rolled 1 2 3 rally",
        "set aside 1 both",
        "once-per-turn mira_the_bard",
    );
}

#[test]
fn mira_helps_in_an_attack_but_not_in_defence() {
    tells(
        "A 0 mira / B 0 skree | A attacks B, rolled 1 2 3 rally | next chest",
        "set aside 1 both",
        "A sets aside 1 for 200, both; A draws chest aside",
    );
    refuses(
        "A 0 skree / B 0 mira | B defends against A for 0, rolled 1 2 3 rally",
        "set aside 1 both",
        "only-recruiting-or-attacking",
    );
}

#[test]
fn sir_dunstan_rolls_the_event_die_of_a_final_battle_roll_of_two_or_more_dice_again() {
    leads(
        "A 900 dunstan keep / B 0 skree | A battles, rolled 2 3 blank",
        "ask dunstan -> rally",
        "A 900 dunstan keep used / B 0 skree | A battles, rolled 2 3 rally | roll 1",
    );
    refuses(
        "A 900 dunstan keep / B 0 skree | A battles, rolled 2 blank",
        "ask dunstan",
        "too-few-dice 2",
    );
    refuses(
        "A 900 dunstan keep used / B 0 skree | A battles, rolled 2 3 blank",
        "ask dunstan",
        "once-per-turn sir_dunstan",
    );
    refuses(
        "A 900 dunstan / B 0 skree | A recruits, rolled 2 3 blank",
        "ask dunstan",
        "only-in-final-battle",
    );
}

#[test]
fn a_companion_can_help_again_in_the_next_own_turn() {
    leads(
        "A 0 skree used / B 900 bram | B recruits (1), 5 left",
        "stop",
        "A 0 skree / B 1000 bram | A chooses | turn 2",
    );
}

#[test]
fn only_ones_own_companion_can_be_asked() {
    refuses(
        "A 0 bram / B 900 skree | A chooses",
        "ask skree B",
        "not-your-companion skree",
    );
}
