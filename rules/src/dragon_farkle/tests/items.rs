//! The twelve kinds of magic items.

use super::{leads, offers, refuses, tells};

#[test]
fn a_loaded_die_turns_one_die_to_a_neighbouring_number() {
    leads(
        "A 0 bram loaded-die / B 0 skree | A recruits (1 1), rolled 2 3 3 6 blank",
        "play loaded-die 2 1",
        "A 0 bram / B 0 skree | A recruits (1 1), rolled 1 3 3 6 blank | roll 1",
    );
    offers(
        "A 0 bram loaded-die / B 0 skree | A recruits (1 1), rolled 1 6 6 6 blank",
        "A",
        "set aside 1 6 6 6; set aside 6 6 6; set aside 1; play loaded-die 1 2; play loaded-die 6 5",
    );
}

#[test]
fn a_one_and_a_six_are_no_neighbours() {
    for (from, to) in [(6, 1), (1, 6), (2, 4), (2, 2), (1, 0), (6, 7)] {
        refuses(
            "A 0 bram loaded-die / B 0 skree | A recruits, rolled 1 2 6 blank",
            &format!("play loaded-die {from} {to}"),
            &format!("not-neighbours {from} {to}"),
        );
    }
    refuses(
        "A 0 bram loaded-die / B 0 skree | A recruits, rolled 1 2 6 blank",
        "play loaded-die 4 5",
        "not-rolled",
    );
}

#[test]
fn a_loaded_die_needs_a_roll_of_four_or_fewer_dice() {
    refuses(
        "A 0 bram loaded-die / B 0 skree | A recruits (1), rolled 2 3 3 6 6 blank",
        "play loaded-die 2 1",
        "too-many-dice 4",
    );
}

#[test]
fn a_loaded_die_works_in_attack_and_defence_but_not_in_the_final_battle() {
    tells(
        "A 0 bram loaded-die / B 0 skree | A attacks B, rolled 2 blank",
        "play loaded-die 2 1",
        "A turns 2 to 1",
    );
    tells(
        "A 0 bram / B 0 skree loaded-die | B defends against A for 0, rolled 4 blank",
        "play loaded-die 4 5",
        "B turns 4 to 5",
    );
    refuses(
        "A 900 bram loaded-die keep / B 0 skree | A battles, rolled 2 blank",
        "play loaded-die 2 1",
        "not-in-final-battle",
    );
}

#[test]
fn a_loaded_die_can_save_a_farkle() {
    leads(
        "A 0 bram loaded-die / B 0 skree | A recruits (4 4 4), rolled 2 3 3 blank",
        "play loaded-die 2 1; set aside 1; stop",
        "A 600 bram / B 0 skree | B chooses | turn 2 | roll 1",
    );
}

#[test]
fn a_second_wind_rolls_the_dice_of_a_farkle_and_the_event_die_again() {
    tells(
        "A 0 bram wind / B 0 skree | A recruits (4 4 4), rolled 2 3 3 rally",
        "play wind -> 1 1 1 blank",
        "A has a second wind; A rolls 1 1 1 blank",
    );
    refuses(
        "A 0 bram wind / B 0 skree | A recruits (4 4 4), rolled 2 3 3 dragon",
        "play wind",
        "only-farkle",
    );
    refuses(
        "A 0 bram wind / B 0 skree | A recruits (4 4 4), rolled 1 3 3 blank",
        "play wind",
        "only-farkle",
    );
}

#[test]
fn a_second_wind_helps_in_any_action() {
    tells(
        "A 0 bram / B 0 skree wind | B defends against A for 100, rolled 2 3 4 4 6 blank",
        "play wind -> 1 1 1 5 5 blank",
        "B has a second wind; B rolls 1 1 1 5 5 blank",
    );
    tells(
        "A 900 bram wind keep / B 0 skree | A battles at 2, rolled 2 3 blank",
        "play wind -> 2 3 dragon; accept",
        "A deals 1, wounds 3, loses 0 for []; A slays the dragon",
    );
}

#[test]
fn a_rally_horn_turns_the_event_die_of_a_scoring_roll_of_five_or_fewer_dice_to_rally() {
    leads(
        "A 0 bram horn / B 0 skree | A recruits (1), rolled 1 1 1 3 6 dragon",
        "play horn; set aside 1 1 1 double",
        "A 0 bram / B 0 skree | A recruits (1)(1 1 1 double), 2 left | roll 1",
    );
    refuses(
        "A 0 bram horn / B 0 skree | A recruits, rolled 1 1 1 3 6 6 blank",
        "play horn",
        "too-many-dice 5",
    );
    refuses(
        "A 0 bram horn / B 0 skree | A recruits (1), rolled 2 2 3 3 6 blank",
        "play horn",
        "only-scoring",
    );
    refuses(
        "A 0 bram horn / B 0 skree | A recruits (1), rolled 1 2 3 3 6 rally",
        "play horn",
        "rally-already",
    );
    refuses(
        "A 900 bram horn keep / B 0 skree | A battles, rolled 1 2 3 blank",
        "play horn",
        "not-in-final-battle",
    );
}

#[test]
fn a_defender_can_blow_a_rally_horn() {
    tells(
        "A 0 bram / B 0 skree horn | B defends against A for 100, rolled 1 2 3 3 6 blank",
        "play horn",
        "B blows a horn",
    );
}

#[test]
fn dragon_bait_turns_the_next_event_die_of_another_player_to_the_dragon() {
    tells(
        "A 0 bram dragon-bait / B 0 skree | A recruits (1), 5 left",
        "play dragon-bait B",
        "A baits B",
    );
    tells(
        "A 0 bram / B 0 skree bait | B chooses",
        "recruit -> 1 1 1 2 3 4 rally",
        "B recruits; B rolls 1 1 1 2 3 4 dragon, baited from rally",
    );
    leads(
        "A 0 bram / B 0 skree bait | B chooses",
        "recruit -> 1 1 1 2 3 4 rally",
        "A 0 bram / B 0 skree | B recruits, rolled 1 1 1 2 3 4 dragon | roll 1",
    );
}

#[test]
fn anybody_can_play_dragon_bait_while_no_roll_waits() {
    let between = "A 0 bram / B 0 skree / C 0 wend dragon-bait | A attacks B (1), 5 left";
    offers(between, "C", "play dragon-bait A; play dragon-bait B");
    leads(
        between,
        "stop; C: play dragon-bait B; roll on -> 1 2 3 3 4 blank",
        "A 0 bram / B 0 skree / C 0 wend | B defends against A for 100, rolled 1 2 3 3 4 dragon | roll 1",
    );
    refuses(
        "A 0 bram / B 0 skree / C 0 wend dragon-bait | A attacks B, rolled 1 2 3 blank",
        "C: play dragon-bait A",
        "roll-waits",
    );
}

#[test]
fn a_final_battle_roll_leaves_dragon_bait_where_it_is() {
    leads(
        "A 5000 bram bait / B 0 skree | A chooses",
        "battle -> 1 2 3 3 4 4 blank",
        "A 5000 bram keep bait / B 0 skree | A battles, rolled 1 2 3 3 4 4 blank | roll 1",
    );
}

#[test]
fn dragon_bait_names_another_player_who_is_not_baited_yet() {
    refuses(
        "A 0 bram dragon-bait / B 0 skree bait | A chooses",
        "play dragon-bait B",
        "already-baited B",
    );
    refuses(
        "A 0 bram dragon-bait / B 0 skree | A chooses",
        "play dragon-bait A",
        "not-yourself",
    );
}

#[test]
fn a_war_chest_holds_300_soldiers() {
    leads(
        "A 0 bram chest / B 0 skree | A chooses",
        "play chest",
        "A 300 bram / B 0 skree | A chooses from 0",
    );
    refuses(
        "A 0 bram chest / B 0 skree | A recruits (1), 5 left",
        "play chest",
        "before-your-action",
    );
    refuses(
        "A 0 bram chest / B 0 skree | B chooses",
        "A: play chest",
        "before-your-action",
    );
}

#[test]
fn a_cloak_of_mist_hides_its_player_from_brawls_companions_and_items() {
    let position = "A 0 skree dragon-bait glove / B 900 bram horn cloak | A chooses";
    offers(position, "A", "recruit");
    refuses(position, "brawl B", "cloaked B");
    refuses(position, "ask skree B", "cloaked B");
    refuses(position, "play dragon-bait B", "cloaked B");
    refuses(position, "play glove B", "cloaked B");
}

#[test]
fn a_cloak_of_mist_can_be_put_on_at_any_time_but_in_a_brawl() {
    tells(
        "A 0 skree / B 900 bram mist | A recruits, rolled 1 2 3 blank",
        "B: play mist",
        "B is cloaked",
    );
    refuses(
        "A 0 skree / B 900 bram mist | A attacks B, rolled 1 2 3 blank",
        "B: play mist",
        "brawl-runs",
    );
    refuses(
        "A 0 skree / B 900 bram / C 0 wend mist | B defends against A for 100, 5 left",
        "C: play mist",
        "brawl-runs",
    );
    refuses(
        "A 0 skree / B 900 bram mist cloak | A chooses",
        "B: play mist",
        "cloaked-already",
    );
}

#[test]
fn a_cloak_of_mist_lasts_until_its_players_next_turn_begins() {
    leads(
        "A 0 bram cloak / B 0 skree cloak | A recruits (1), 5 left",
        "stop",
        "A 100 bram cloak / B 0 skree | B chooses | turn 2",
    );
}

#[test]
fn a_mirror_shield_halves_what_the_loser_gives_in_full_50s() {
    tells(
        "A 0 bram / B 3000 skree shield | B defends against A for 650 (1), 4 left",
        "stop",
        "A 650 : 100 B, A takes 250 and 500 off a shield; A ends: brawled; turn 2: B",
    );
    leads(
        "A 3000 bram shield shield / B 0 skree | B defends against A for 0 (1 5), 3 left",
        "stop",
        "A 2950 bram shield / B 550 skree | B chooses | turn 2",
    );
}

#[test]
fn a_mirror_shield_halves_before_the_army_limits() {
    tells(
        "A 0 bram / B 200 skree shield | B defends against A for 650 (1), 4 left",
        "stop",
        "A 650 : 100 B, A takes 200 and 500 off a shield; A ends: brawled; turn 2: B",
    );
}

#[test]
fn a_mirror_shield_stays_where_there_are_no_soldiers_to_give() {
    leads(
        "A 0 bram / B 0 skree shield | B defends against A for 650 (1), 4 left",
        "stop",
        "A 500 bram / B 0 skree shield | B chooses | turn 2",
    );
}

#[test]
fn a_mirror_shield_cannot_be_played() {
    offers(
        "A 0 bram shield sack / B 0 wend | A chooses",
        "A",
        "recruit; brawl B",
    );
}

#[test]
fn a_battle_banner_adds_300_to_a_score_after_a_scoring_roll_in_a_brawl() {
    leads(
        "A 0 bram banner banner / B 0 skree | A attacks B, rolled 1 2 3 3 4 4 dragon",
        "play banner; play banner; set aside 1",
        "A 0 bram / B 0 skree | A attacks B (1 eaten) banner 600, 5 left",
    );
    tells(
        "A 0 bram / B 0 skree banner | B defends against A for 350, rolled 1 2 3 3 4 blank",
        "play banner; set aside 1; stop",
        "A 350 : 400 B, B takes 0 and 500; A ends: brawled; turn 2: B",
    );
    refuses(
        "A 0 bram banner / B 0 skree | A attacks B (1), rolled 2 3 blank",
        "play banner",
        "only-scoring",
    );
    refuses(
        "A 0 bram banner / B 0 skree | A recruits, rolled 1 3 blank",
        "play banner",
        "only-in-brawl",
    );
}

#[test]
fn a_farkle_costs_the_battle_banner_too() {
    tells(
        "A 0 bram / B 0 skree | A attacks B (1) banner 300, rolled 2 3 blank",
        "accept",
        "A farkles, loses 400; A attacks for 0 with bonus 0",
    );
}

#[test]
fn dragonbane_deals_one_more_damage_at_once_on_a_roll_that_hurts_the_dragon() {
    tells(
        "A 900 bram bane keep / B 0 skree | A battles, rolled 2 3 rally",
        "play bane; accept",
        "A deals 2, wounds 3, loses 0 for []; A slays the dragon",
    );
    tells(
        "A 900 bram bane keep / B 0 skree | A battles at 2, rolled 1 1 1 dragon",
        "play bane",
        "A strikes with bane, wounds 3; A slays the dragon",
    );
    refuses(
        "A 900 bram bane keep / B 0 skree | A battles at 2, rolled 2 3 blank",
        "play bane",
        "dragon-unhurt",
    );
    refuses(
        "A 900 bram bane / B 0 skree | A recruits, rolled 1 3 dragon",
        "play bane",
        "only-in-final-battle",
    );
}

#[test]
fn a_smoke_bomb_undoes_a_roll_and_ends_the_turn_inside_with_the_wounds_kept() {
    tells(
        "A 900 bram bomb keep / B 0 skree | A battles at 2, rolled 2 3 blank",
        "play bomb",
        "A vanishes, wounds 2 stay; A ends: vanished; turn 2: B",
    );
    leads(
        "A 900 bram bomb keep / B 0 skree | A battles at 1, rolled 1 1 1 rally",
        "play bomb",
        "A 900 bram keep kept 1 / B 0 skree | B chooses | turn 2",
    );
    refuses(
        "A 900 bram bomb / B 0 skree | A recruits, rolled 2 3 blank",
        "play bomb",
        "only-in-final-battle",
    );
}

#[test]
fn wounds_kept_by_a_smoke_bomb_stand_only_in_the_next_turns_battle() {
    tells(
        "A 900 bram keep kept 2 / B 0 skree | A chooses",
        "battle -> 2 2 3 3 4 6 dragon; accept",
        "A deals 1, wounds 3, loses 0 for []; A slays the dragon",
    );
    leads(
        "A 900 bram keep kept 2 / B 0 skree | A chooses",
        "recruit -> 1 2 2 3 3 4 blank",
        "A 900 bram / B 0 skree | A recruits, rolled 1 2 2 3 3 4 blank | roll 1",
    );
}

#[test]
fn wounds_kept_by_a_smoke_bomb_stand_for_its_player_alone() {
    tells(
        "A 900 bram keep kept 2 / B 5000 skree | B chooses",
        "battle -> 2 2 3 3 4 6 dragon",
        "B battles at 0; B rolls 2 2 3 3 4 6 dragon",
    );
}

#[test]
fn a_pilfering_glove_takes_a_random_item_of_another_player() {
    let position = "A 0 bram glove / B 0 skree sack horn bane / C 0 wend | A chooses";
    tells(position, "play glove B -> #1", "A steals horn from B");
    leads(
        position,
        "play glove B -> #0",
        "A 0 bram sack / B 0 skree horn bane / C 0 wend | A chooses",
    );
    refuses(position, "play glove C", "no-item C");
    refuses(position, "play glove A", "not-yourself");
    refuses(
        "A 0 bram glove / B 0 skree horn | A recruits (1), 5 left",
        "play glove B",
        "before-your-action",
    );
}

#[test]
fn an_item_that_is_set_aside_cannot_be_used_before_it_is_owned() {
    refuses(
        "A 0 bram / B 0 skree | A recruits (1 item) + loaded-die, rolled 2 blank",
        "play loaded-die 2 1",
        "still-set-aside loaded_die",
    );
}

#[test]
fn an_item_that_is_not_owned_cannot_be_played() {
    refuses(
        "A 0 bram / B 0 skree chest | A chooses",
        "play chest",
        "not-owned war_chest",
    );
}

#[test]
fn cards_on_a_roll_are_for_its_roller_alone() {
    refuses(
        "A 0 bram / B 0 skree wind | A recruits (1), rolled 2 3 blank",
        "B: play wind",
        "no-roll",
    );
    refuses(
        "A 0 bram loaded-die / B 0 skree | A recruits (1), 5 left",
        "play loaded-die 2 1",
        "no-roll",
    );
}
