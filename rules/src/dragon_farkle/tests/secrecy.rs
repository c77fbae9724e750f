//! What each viewer sees and is told, and tables made from that.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Action, Item, Options};

use super::super::notation::{read_position, write_cards, write_position};
use super::super::{Pending, Table};
use super::{play, told};
use crate::game::{Game, Viewer};
use crate::play::{RandomPlay, Temper, seed_of};
use crate::rng::GameRng;

const A: Viewer = Viewer::Seat(Seat(0));
const B: Viewer = Viewer::Seat(Seat(1));
const C: Viewer = Viewer::Seat(Seat(2));

fn known(table: &Table, viewer: Viewer, seat: usize) -> (u8, Vec<Item>) {
    let player = &table.view(viewer).players[seat];
    (player.items, player.known.clone())
}

#[test]
fn the_others_see_how_many_items_somebody_holds_but_not_which() {
    let table = read_position("A 0 bram horn sack / B 0 wend | A chooses");
    assert_eq!(
        known(&table, A, 0),
        (2, vec![Item::SackOfHolding, Item::RallyHorn])
    );
    assert_eq!(known(&table, B, 0), (2, vec![]));
    assert_eq!(known(&table, Viewer::Public, 0), (2, vec![]));
    assert_eq!(
        known(&table, Viewer::Open, 0),
        (2, vec![Item::SackOfHolding, Item::RallyHorn])
    );
}

#[test]
fn a_drawn_item_is_seen_by_whoever_drew_it_alone() {
    let position = "A 0 bram / B 0 wend | A recruits, rolled 1 2 3 rally | next horn";
    let intent = "set aside 1 item";
    for (viewer, item) in [
        (A, "horn"),
        (B, "?"),
        (Viewer::Public, "?"),
        (Viewer::Open, "horn"),
    ] {
        assert_eq!(
            told(position, intent, viewer),
            format!("A sets aside 1 for 100, item; A draws {item} aside")
        );
    }
}

#[test]
fn an_item_set_aside_is_seen_by_its_player_alone() {
    let table = read_position("A 0 bram / B 0 wend | A recruits (1 item) + horn, 5 left");
    let side = |viewer| match table.view(viewer).action {
        Some(Action::Recruit { side }) => (side.items, side.known),
        other => panic!("{other:?}"),
    };
    assert_eq!(side(A), (1, vec![Item::RallyHorn]));
    assert_eq!(side(B), (1, vec![]));
    assert_eq!(side(Viewer::Public), (1, vec![]));
}

#[test]
fn items_are_discarded_face_down_unless_they_were_played() {
    let position = "A 0 bram horn chest / B 0 wend | A has ended";
    assert_eq!(told(position, "keep horn", A), "A discards chest; turn 2: B");
    assert_eq!(told(position, "keep horn", B), "A discards 1; turn 2: B");
    let (table, _) = play(position, "keep horn");
    let seen = |viewer| table.view(viewer).items.face_down[0].item;
    assert_eq!(
        [seen(A), seen(B), seen(Viewer::Public), seen(Viewer::Open)],
        [Some(Item::WarChest), None, None, Some(Item::WarChest)]
    );
    let (table, _) = play("A 0 bram chest / B 0 wend | A chooses", "play chest");
    assert_eq!(table.view(B).items.shown, [Item::WarChest]);
}

#[test]
fn a_stolen_item_is_known_to_thief_and_victim_alone() {
    let position = "A 0 bram glove / B 0 wend sack horn / C 0 pip | A chooses";
    let intent = "play glove B -> #1";
    for (viewer, item) in [(A, "horn"), (B, "horn"), (C, "?"), (Viewer::Public, "?")] {
        assert_eq!(told(position, intent, viewer), format!("A steals {item} from B"));
    }
    let (table, _) = play(position, intent);
    assert_eq!(known(&table, B, 0), (1, vec![Item::RallyHorn]));
    assert_eq!(known(&table, C, 0), (1, vec![]));
}

#[test]
fn the_victim_knows_the_stolen_item_until_it_is_played_or_may_have_been_discarded() {
    let stolen = "A 0 bram glove / B 0 wend chest / C 0 pip | A chooses";
    let (table, _) = play(stolen, "play glove B -> #0; play chest");
    assert_eq!(known(&table, B, 0), (0, vec![]));
    let (table, _) = play(
        "A 0 bram glove horn / B 0 wend chest / C 0 pip | A chooses",
        "play glove B -> #0; recruit -> 1 2 2 3 3 4 blank; set aside 1; stop; keep horn",
    );
    assert_eq!(known(&table, B, 0), (1, vec![]));
}

#[test]
fn whoever_keeps_two_items_is_known_to_own_the_sack() {
    let (table, _) = play(
        "A 0 bram sack / B 0 wend / C 0 pip | A recruits (1 item) + horn, 5 left",
        "stop",
    );
    assert_eq!(table.view(C).sack, [Seat(0)]);
}

#[test]
fn whoever_has_to_choose_between_two_is_known_to_lack_the_sack() {
    let (table, _) = play(
        "A 0 bram chest / B 0 wend / C 0 pip | A recruits (1 item) + horn, 5 left",
        "stop",
    );
    assert_eq!(table.view(C).players[0].without, [Item::SackOfHolding]);
    let (table, _) = play(
        "A 0 bram chest horn / B 0 wend / C 0 pip | A has ended",
        "keep horn",
    );
    assert_eq!(table.view(C).players[0].without, [Item::SackOfHolding]);
}

#[test]
fn a_sack_that_may_have_been_stolen_is_with_one_of_two() {
    let (table, _) = play(
        "A 0 bram sack / B 0 wend glove / C 0 pip | A recruits (1 item) + horn, 5 left",
        "stop; play glove A -> #1",
    );
    assert_eq!(table.view(C).sack, [Seat(0), Seat(1)]);
}

#[test]
fn a_loser_with_soldiers_and_no_shield_used_is_known_to_lack_one_until_an_item_comes() {
    let position = "A 0 bram / B 900 wend chest / C 0 pip | B defends against A for 650 (1), 4 left";
    let (table, _) = play(position, "stop");
    assert_eq!(table.view(C).players[1].without, [Item::MirrorShield]);
    let (table, _) = play(
        position,
        "stop; recruit -> 1 1 2 3 3 4 rally; set aside 1 item; stop",
    );
    assert!(!table.view(C).players[1].without.contains(&Item::MirrorShield));
}

#[test]
fn a_table_imagined_by_everybody_together_is_the_real_one_but_for_the_order_of_the_decks() {
    let table = read_position("A 0 bram horn / B 0 wend | A recruits (1 item) + chest, 5 left | shown bane");
    let imagined = Table::imagine(&table.view(A), &mut GameRng::for_decision([0; 32], 0));
    assert_eq!(imagined, {
        let mut same = table;
        same.decks.items.clone_from(&imagined.decks.items);
        same.decks.companions.clone_from(&imagined.decks.companions);
        same
    });
}

#[test]
fn unseen_items_are_imagined_in_anothers_hand_with_equal_chance() {
    let table =
        read_position("A 0 bram horn / B 0 wend chest | A chooses | shown bane | face-down A:glove B:wind");
    let view = table.view(A);
    let mut counts = [0u32; 12];
    const TRIES: u64 = 17_000;
    for number in 0..TRIES {
        let imagined = Table::imagine(&view, &mut GameRng::for_decision([5; 32], number));
        assert_eq!(imagined.view(A), view);
        let item = imagined.player(Seat(1)).items.iter().next().unwrap();
        counts[item as usize] += 1;
    }
    // A horn, bane and glove are placed: of the other 17 cards each is there a 17th of the time.
    for (item, copies) in super::super::cards::ITEMS {
        let unseen = match item {
            Item::Dragonbane | Item::PilferingGlove => 0,
            Item::RallyHorn => 1,
            _ => u32::from(copies),
        };
        let found = counts[item as usize];
        assert!(
            found.abs_diff(unseen * 1_000) <= 150 * unseen,
            "{item:?}: {found}"
        );
    }
}

#[test]
fn an_imagined_hand_agrees_with_what_everybody_knows() {
    let (table, _) = play(
        "A 0 bram sack / B 0 wend glove / C 0 pip | A recruits (1 item) + horn, 5 left",
        "stop",
    );
    for number in 0..200 {
        let imagined = Table::imagine(&table.view(C), &mut GameRng::for_decision([6; 32], number));
        assert!(imagined.player(Seat(0)).items.has(Item::SackOfHolding));
        assert_eq!(imagined.player(Seat(0)).items.len(), 2);
    }
}

#[test]
fn what_everybody_knows_of_the_sack_is_true() {
    let (mut certain, mut lacking, mut glimpsed) = (0, 0, 0);
    for number in 0..30 {
        let mut play =
            RandomPlay::<Table>::new(&Options::default(), 3, seed_of(number), Temper::Impatient).unwrap();
        while play.next().is_some() {
            let table = play.table();
            let owners = table.sack.iter().collect::<Vec<_>>();
            let owned = |seat: &Seat| table.player(*seat).items.has(Item::SackOfHolding);
            assert!(
                owners.is_empty() || owners.iter().any(owned),
                "{}",
                write_position(table)
            );
            certain += usize::from(owners.len() == 1);
            for player in &table.players {
                assert!(player.without.iter().all(|item| !player.items.has(item)));
                lacking += player.without.iter().count();
            }
            for glimpse in &table.glimpses {
                assert!(
                    table.player(glimpse.holder).items.has(glimpse.item),
                    "{}",
                    write_cards(table)
                );
                glimpsed += 1;
            }
        }
        assert_eq!(play.table().stage, Pending::Over);
    }
    assert!(
        certain > 20 && lacking > 100 && glimpsed > 20,
        "{certain} {lacking} {glimpsed}"
    );
}
