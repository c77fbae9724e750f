//! Two players and the Fallen King.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Options, Player};

use super::super::notation::{name, read_played, read_table, write_card};
use super::super::piles::best;
use super::{opened, play, play_on, tells, told};
use crate::game::{Game, Status, Viewer};

#[test]
fn he_sits_third_and_plays_the_top_of_his_pile() {
    tells(
        "seats 2 | hands b5 b1, b8 b2 | pile r9 r8 | zone tidewhelp",
        "play b5; play b8",
        "1 plays b8; king plays r9; 1 wins with b8 (highest of led suit)",
    );
}

#[test]
fn he_plays_between_the_two_where_it_is_his_turn() {
    tells(
        "seats 2 | leader 1 | hands b5 b1, b8 b2 | pile r9 r8 | zone tidewhelp",
        "play b8",
        "1 plays b8; king plays r9",
    );
}

#[test]
fn he_follows_no_suit() {
    let (table, _) = play(
        "seats 2 | hands b5 b1, b8 b2 | pile r9 b10 | zone tidewhelp",
        "play b5; play b8",
    );
    assert_eq!(table.pile.len(), 1);
}

#[test]
fn he_leads_when_he_has_won() {
    let (table, events) = play(
        "seats 2 | hands b5 b1, b8 b2 | pile b9 r8 | zone emberling | next vharzul",
        "play b5; play b8",
    );
    assert_eq!(
        told(&events, Viewer::Open),
        "1 plays b8; king plays b9; king wins with b9 (highest of led suit); discarded b5 b8 b9; \
         vharzul appears, 5 to go; king plays r8"
    );
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(0)]));
}

#[test]
fn he_leads_into_a_new_round_and_bidding_starts_with_seat_0() {
    let (table, _) = play(
        "seats 2 | hands b5, b8 | pile b9 | zone emberling",
        "play b5; play b8",
    );
    assert_eq!((table.round, table.first), (2, Seat(0)));
    assert_eq!(table.trick.order[0], Player::FallenKing);
    let (table, events) = play_on(table, "declare 1; declare 2");
    assert!(told(&events, Viewer::Open).starts_with("1 declares 2; king plays "));
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(0)]));
}

#[test]
fn drafting_starts_with_seat_0_when_he_leads_and_passes_him_by() {
    let (table, _) = play(
        "seats 2 treasures | hands b5, b8 | pile b9 | zone emberling | kept warlord, underdog",
        "play b5; play b8",
    );
    let (mut table, _) = play_on(table, "declare 1; declare 2");
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(0)]));
    let dealt = read_table("seats 2 treasures | dealt warlord onslaught, underdog last_word");
    for (champion, dealt) in table.champions.iter_mut().zip(dealt.champions) {
        champion.dealt = dealt.dealt;
    }
    let (_, events) = play_on(table, "keep warlord; keep underdog");
    let told = told(&events, Viewer::Open);
    assert!(
        told.contains("shared: onslaught last_word; king plays "),
        "{told}"
    );
}

#[test]
fn his_trick_is_in_no_line_of_the_score_sheet() {
    let (table, _) = play(
        "seats 2 | hands b5, b8 | pile b9 | zone tidewhelp | contracts 0 0",
        "play b5; play b8",
    );
    let points: Vec<u16> = table.sheet[0].lines.iter().map(|line| line.points).collect();
    assert_eq!(points, [0, 0]);
}

#[test]
fn he_makes_no_contract() {
    let table = opened(Options::default(), 2, 0);
    let (table, _) = play_on(table, "declare 1; declare 2");
    assert_eq!(table.champions[2].contract, None);
}

#[test]
fn he_is_dealt_no_objectives() {
    let options = Options {
        treasures: true,
        teams: false,
    };
    let table = opened(options, 2, 0);
    assert!(table.champions[2].dealt.is_empty());
    assert_eq!(table.champions[1].dealt.len(), 2);
}

#[test]
fn his_mercenary_counts_14() {
    let (_, events) = play(
        "seats 2 | hands b5 b1, king b2 | pile merc r8 | zone emberling",
        "play b5; play king",
    );
    assert!(told(&events, Viewer::Open).contains("king wins with merc14 (highest obscure)"));
    tells(
        "seats 2 | hands low b1, b5 b2 | pile merc r8 | zone tidewhelp",
        "play low; play b5",
        "1 plays b5; king plays merc14; 1 wins with b5 (lowest number)",
    );
}

#[test]
fn dragons_he_defeats_score_for_nobody() {
    let (table, events) = play(
        "seats 2 | hands b5 b1, b8 b2 | pile b9 r8 | zone tidewhelp",
        "play b5; play b8",
    );
    assert!(told(&events, Viewer::Open).contains("king lays b5 on tidewhelp 0; king defeats tidewhelp (3)"));
    assert_eq!(table.view(Viewer::Public).terror, 0);
}

#[test]
fn he_completes_shared_objectives() {
    let (table, events) = play(
        "seats 2 treasures | hands b5 b1, b8 b2 | pile b9 r8 | zone emberling | kept warlord, underdog | shared last_word",
        "play b5; play b8",
    );
    assert!(told(&events, Viewer::Open).contains("king completes last_word (2)"));
    assert!(table.treasure_zone.is_empty());
}

/// How the Fallen King places these cards.
fn places(zone: &str, cards: &str, expected: &str) {
    let table = read_table(&format!("seats 2 | zone {zone}"));
    let cards: Vec<_> = cards.split(' ').map(read_played).collect();
    let placed: Vec<String> = best(&table.zone, &cards, 1)
        .iter()
        .map(|placement| {
            let card = write_card(placement.card.card);
            format!("{card} {} {}", name(&placement.dragon), placement.slot)
        })
        .collect();
    assert_eq!(placed.join("; "), expected);
}

#[test]
fn he_defeats_the_most_terror() {
    places("tidewhelp, gravewing - y2 king", "b5 r1 g1", "b5 gravewing 0");
    places(
        "sootling, three_moon_wyvern - r3 g3",
        "r9 b5 r8",
        "r9 sootling 0; b5 three_moon_wyvern 0",
    );
}

#[test]
fn then_he_places_the_most_cards() {
    places(
        "fourfold_maw",
        "g5 r5 b5",
        "g5 fourfold_maw 2; r5 fourfold_maw 0; b5 fourfold_maw 1",
    );
}

#[test]
fn then_he_leaves_the_fewest_open_slots_on_the_dragon_that_has_the_fewest() {
    places("vharzul, twilight_drake", "b6 g1 y1", "b6 twilight_drake 0");
    places("vharzul king - r6 -, twilight_drake", "b6 g1 y1", "b6 vharzul 1");
}

#[test]
fn then_the_earliest_dragon_and_its_lowest_slot() {
    places("mirror_twins, twilight_drake", "b5 egg low", "b5 mirror_twins 0");
    places(
        "fourfold_maw",
        "b5 b6 egg",
        "b5 fourfold_maw 0; b6 fourfold_maw 1",
    );
}
