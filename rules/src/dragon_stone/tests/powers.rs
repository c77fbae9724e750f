//! Dragon powers.

use dragonhall_protocol::games::dragon_stone::{Color, Kind, Landing, Segment, Stone};

use super::super::arena::Standing;
use super::super::board::KINDS;
use super::super::powers::landing;
use super::super::{Board, setup};
use super::{leads, numbers, offers, play, refuses, tells};

#[test]
fn a_vine_entangles_the_opposing_stone_it_lands_on() {
    tells(
        "1:v 6:W | black 5 2",
        "move 1 by 5",
        "Black vine moves 1 to 6 by 5; White water on 6 is entangled",
    );
}

#[test]
fn an_entangling_vine_stands_on_the_outer_place() {
    leads("1:v 6:W | black 5 2", "move 1 by 5", "6:Wv | black (5) 2");
}

#[test]
fn an_entangled_stone_cannot_move() {
    refuses("6:Wv | white 5 2", "move 6 by 5", "entangled 6");
}

#[test]
fn an_entangled_stone_is_held_until_it_escapes() {
    leads(
        "6:Wv 22:v | white 5 2",
        "escape 6",
        "4:W 6:v 22:v | mat V | turn 2 | black",
    );
}

#[test]
fn an_entangled_stone_is_held_until_the_vine_leaves() {
    tells(
        "6:Wv | black 5 3",
        "move 6 by 5",
        "Black vine moves 6 to 11 by 5; White water on 6 is free",
    );
    offers("6:W 11:v | white 1 1", "move 6 by 1");
}

#[test]
fn a_water_expels_the_opposing_stone_to_the_tray_of_its_owner() {
    tells(
        "1:w 6:V 13:V | black 5 2",
        "move 1 by 5",
        "Black water moves 1 to 6 by 5; White vine on 6 is expelled",
    );
    let (table, _) = play("1:w 6:V 13:V | black 5 2", "move 1 by 5");
    assert_eq!(numbers(table.board.white.tray), [3, 3, 2]);
}

#[test]
fn a_fire_destroys_the_opposing_stone_and_sends_it_to_its_own_dead_zone() {
    tells(
        "1:f 6:V 13:V | black 5 2",
        "move 1 by 5",
        "Black fire moves 1 to 6 by 5; White vine on 6 is destroyed",
    );
    let (table, _) = play("1:f 6:V 13:V | black 5 2", "move 1 by 5");
    assert_eq!(numbers(table.board.black.dead_zone), [1, 0, 0]);
    assert_eq!(numbers(table.board.white.dead_zone), [0, 0, 0]);
}

#[test]
fn a_stone_that_expels_or_destroys_takes_the_inner_place() {
    leads(
        "1:w 6:V 13:V | black 5 2",
        "move 1 by 5",
        "6:w 13:V | black (5) 2",
    );
    leads(
        "1:f 6:V 13:V | black 5 2",
        "move 1 by 5",
        "6:f 13:V | dead V | black (5) 2",
    );
}

#[test]
fn whites_stones_have_the_same_powers() {
    leads(
        "22:v 1:v 3:V | white 5 1",
        "move 3 by 5",
        "1:v 22:vV | white (5) 1",
    );
    leads(
        "22:v 1:v 3:W | white 5 1",
        "move 3 by 5",
        "1:v 22:W | white (5) 1",
    );
    leads(
        "22:v 1:v 3:F | white 5 1",
        "move 3 by 5",
        "1:v 22:F | dead v | white (5) 1",
    );
}

#[test]
fn every_kind_does_the_same_to_every_kind_on_every_segment() {
    let empty = Board {
        arena: Default::default(),
        ..setup::board()
    };
    for (own, other) in [(Color::Black, Color::White), (Color::White, Color::Black)] {
        for (segment, kind, met) in everything() {
            let stone = Stone { color: own, kind };
            let landing_on = |color| {
                let mut board = empty;
                board.arena.put(segment, Stone { color, kind: met });
                landing(&board, stone, segment).unwrap()
            };
            assert_eq!(landing(&empty, stone, segment), Ok(Landing::Empty));
            assert_eq!(landing_on(own), Landing::Holds { kind: met });
            assert_eq!(
                landing_on(other),
                match kind {
                    Kind::Vine => Landing::Entangles { kind: met },
                    Kind::Water => Landing::Expels { kind: met },
                    Kind::Fire => Landing::Destroys {
                        kind: met,
                        left: [3, 2, 1][met as usize]
                    },
                }
            );
        }
    }
}

fn everything() -> impl Iterator<Item = (Segment, Kind, Kind)> {
    (1..=24).map(Segment).flat_map(|segment| {
        KINDS
            .into_iter()
            .flat_map(move |kind| KINDS.into_iter().map(move |met| (segment, kind, met)))
    })
}

#[test]
fn a_destroyed_stone_cannot_be_recruited() {
    leads(
        "9:v 20:V | dead wwv | black 3 1",
        "move 9 by 3",
        "12:v 20:V | mat v | dead vww | black (3) 1",
    );
    leads(
        "5:v 20:V | dead ww | mat w | black 3 1",
        "move 5 by 3",
        "8:v 20:V | mat w | dead ww | black (3) 1",
    );
}

#[test]
fn a_lone_stone_is_always_on_the_inner_place() {
    let (table, _) = play("6:Wv 20:v | white 5 2", "escape 6");
    let vine = Stone {
        color: Color::Black,
        kind: Kind::Vine,
    };
    assert_eq!(table.board.arena.on(Segment(6)), Standing::Lone(vine));
}
