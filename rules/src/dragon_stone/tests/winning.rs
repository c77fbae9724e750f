//! How to win.

use dragonhall_protocol::{Outcome, Seat};

use super::super::notation::{read_intent, read_position};
use super::{any_chance, leads, play, tells};
use crate::game::{Game, Refused, Status};

#[test]
fn expelling_the_last_stone_in_battle_wins() {
    leads(
        "1:w 6:V | black 5 2",
        "move 1 by 5",
        "6:w | Black wins: none in battle",
    );
}

#[test]
fn a_player_whose_stones_are_all_in_the_tray_or_destroyed_has_lost() {
    leads(
        "1:w 6:V | dead VWF | black 5 2",
        "move 1 by 5",
        "6:w | dead VWF | Black wins: none in battle",
    );
}

#[test]
fn a_stone_on_the_mat_is_in_battle() {
    leads(
        "1:w 6:V | mat F | black 5 2",
        "move 1 by 5",
        "6:w | mat F | black (5) 2",
    );
}

#[test]
fn an_entangled_stone_is_in_battle() {
    leads(
        "1:w 6:V 10:Vv | black 5 2",
        "move 1 by 5",
        "6:w 10:Vv | black (5) 2",
    );
}

#[test]
fn destroying_all_four_vines_wins() {
    leads(
        "1:f 6:V 9:W 14:F | dead VVV | black 5 2",
        "move 1 by 5",
        "6:f 9:W 14:F | dead VVVV | Black wins: all vine destroyed",
    );
}

#[test]
fn destroying_all_three_waters_wins() {
    leads(
        "1:f 6:W 9:V | dead WW | black 5 2",
        "move 1 by 5",
        "6:f 9:V | dead WWW | Black wins: all water destroyed",
    );
}

#[test]
fn destroying_both_fires_wins() {
    leads(
        "9:v 6:f 1:F | dead f | white 5 2",
        "move 1 by 5",
        "6:f 9:v 20:F | mat W | dead f | white (5) 2",
    );
    leads(
        "9:v 6:f 11:F | dead f | white 5 2",
        "move 11 by 5",
        "6:F 9:v | dead ff | White wins: all fire destroyed",
    );
}

#[test]
fn destroying_all_but_one_of_a_kind_does_not_win() {
    leads(
        "1:f 6:V 9:V | dead VV | black 5 2",
        "move 1 by 5",
        "6:f 9:V | dead VVV | black (5) 2",
    );
    leads(
        "1:f 6:F 9:V | black 5 2",
        "move 1 by 5",
        "6:f 9:V | dead F | black (5) 2",
    );
}

#[test]
fn stones_in_the_tray_are_not_destroyed() {
    leads(
        "1:w 6:F 9:V | dead F | black 5 2",
        "move 1 by 5",
        "6:w 9:V | dead F | black (5) 2",
    );
}

#[test]
fn both_reasons_are_reported_if_both_hold() {
    leads(
        "1:f 6:F | dead F | black 5 2",
        "move 1 by 5",
        "6:f | dead FF | Black wins: all fire destroyed and none in battle",
    );
}

#[test]
fn an_entering_stone_can_win() {
    leads(
        "20:v 2:V | mat w | black 5 2",
        "enter water by 2",
        "2:w 20:v | Black wins: none in battle",
    );
}

#[test]
fn an_escaping_stone_can_win() {
    tells(
        "5:fV 7:F | dead F | black 4 2",
        "escape 5",
        "Black fire escapes 5 to 7 by 2, spending 4; White vine on 5 moves in; White fire on 7 is destroyed; \
         Black wins: all fire destroyed",
    );
}

#[test]
fn the_win_is_checked_after_recruiting() {
    tells(
        "11:f 16:F 20:V | dead F | black 5 2",
        "move 11 by 5",
        "Black fire moves 11 to 16 by 5; White fire on 16 is destroyed; Black fire is recruited on 16; \
         Black wins: all fire destroyed",
    );
}

#[test]
fn a_win_ends_the_game_at_once_with_the_second_die_unused() {
    let (table, _) = play("1:w 6:V | black 5 2", "move 1 by 5");
    assert_eq!(table.dice.unwrap().used, [true, false]);
    assert_eq!(
        table.status(),
        Status::Finished(Outcome::Places { places: vec![1, 2] })
    );
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(table.offers(seat), []);
        let intent = read_intent(&table, "move 6 by 2");
        assert_eq!(
            table.decide(seat, &intent, &mut any_chance()),
            Err(Refused::NotAwaited)
        );
    }
}

#[test]
fn the_winner_has_the_first_place() {
    let (table, _) = play("6:v 11:W | white 5 2", "move 11 by 5");
    assert_eq!(
        table.status(),
        Status::Finished(Outcome::Places { places: vec![2, 1] })
    );
}

#[test]
fn nobody_has_won_while_both_have_stones_in_battle_and_of_every_kind() {
    let table = read_position("1:v 13:V | dead vvwwfVVWWF | black");
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(0)]));
    leads(
        "1:v 13:V | dead vvwwfVVWWF | black 5 4",
        "move 1 by 5",
        "6:v 13:V | dead vvwwfVVWWF | black (5) 4",
    );
}
