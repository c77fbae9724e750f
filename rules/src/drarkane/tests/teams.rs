//! Teams.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Intent, Stage};

use super::super::notation::{read_table, write_card, write_rule};
use super::super::teams::teammate;
use super::{Table, any_chance, ask, forbids, offered, play, play_on, told};
use crate::game::{Game, Refused, Status, Viewer};
use crate::rng::GameRng;

const START: &str = "seats 4 teams | exchange | hands b1 b2, r1 r2, g1 g2, y2 y3 | contracts none";

/// Seat 1 has won a trick of which nothing can be placed.
fn after_trick() -> Table {
    let table = "seats 4 teams | hands b1 g1 egg, b5 g2 knight, b2 g3 low, b3 g4 high | zone emberling | next vharzul";
    play(table, "play b1; play b5; play b2; play b3").0
}

fn hand(table: &Table, seat: u8) -> String {
    let cards: Vec<String> = table.at(Seat(seat)).hand.iter().map(write_card).collect();
    cards.join(" ")
}

/// The cards of a player that somebody knows.
fn known(table: &Table, viewer: u8, player: usize) -> String {
    let view = table.view(Viewer::Seat(Seat(viewer)));
    let cards: Vec<String> = view.players[player]
        .known
        .iter()
        .copied()
        .map(write_card)
        .collect();
    cards.join(" ")
}

#[test]
fn teammates_sit_opposite() {
    let table = read_table(START);
    assert_eq!(
        [0, 1, 2, 3].map(|seat| teammate(&table, Seat(seat)).unwrap().0),
        [2, 3, 0, 1]
    );
    let table = read_table("seats 6 teams");
    assert_eq!(
        [0, 1, 2, 3, 4, 5].map(|seat| teammate(&table, Seat(seat)).unwrap().0),
        [3, 4, 5, 0, 1, 2]
    );
    assert_eq!(teammate(&read_table("seats 4"), Seat(0)), None);
}

#[test]
fn all_teams_exchange_at_the_same_time_and_either_gives_first() {
    let table = read_table(START);
    assert_eq!(table.status(), Status::Awaiting([0, 1, 2, 3].map(Seat).to_vec()));
    let (table, _) = play_on(table, "2: give g1; 1: give r2");
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(0), Seat(3)]));
}

#[test]
fn the_other_sees_the_card_and_gives_a_different_one_back() {
    let (table, events) = play(START, "2: give g1");
    assert_eq!(told(&events, Viewer::Seat(Seat(0))), "2 gives 0 g1");
    assert_eq!(hand(&table, 0), "b1 b2 g1");
    assert_eq!(
        forbids(&table, "0: give back g1"),
        "give-another-card card={kind:axe,number:1}"
    );
    let (table, events) = play_on(table, "0: give back b2");
    assert_eq!(told(&events, Viewer::Seat(Seat(2))), "0 gives 2 b2 back");
    assert_eq!(
        (hand(&table, 0), hand(&table, 2)),
        ("b1 g1".into(), "b2 g2".into())
    );
}

#[test]
fn a_second_knight_may_be_given_for_a_knight() {
    let table = "seats 4 teams | exchange | hands knight b2, r1 r2, knight g2, y2 y3 | contracts none";
    let (table, _) = play(table, "0: give knight; 2: give back knight");
    assert_eq!(
        (hand(&table, 0), hand(&table, 2)),
        ("b2 knight".into(), "g2 knight".into())
    );
}

#[test]
fn the_received_card_is_shown_as_blocked() {
    let (table, _) = play(START, "2: give g1");
    let blocked = table.view(Viewer::Seat(Seat(0))).blocked;
    assert_eq!(blocked.len(), 1);
    assert_eq!(
        write_rule(blocked[0].rule),
        "give-another-card card={kind:axe,number:1}"
    );
}

#[test]
fn the_table_sees_only_that_a_card_was_given() {
    let (table, events) = play(START, "2: give g1");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        assert_eq!(told(&events, viewer), "2 gives 0 a card");
        let sizes: Vec<u8> = table
            .view(viewer)
            .players
            .iter()
            .map(|player| player.cards)
            .collect();
        assert_eq!(sizes, [3, 2, 1, 2]);
    }
}

#[test]
fn each_of_the_two_knows_what_it_has_given() {
    let (table, _) = play(START, "2: give g1; 0: give back b2");
    assert_eq!(known(&table, 2, 0), "g1");
    assert_eq!(known(&table, 0, 2), "b2");
    assert_eq!(known(&table, 1, 0), "");
}

#[test]
fn who_gets_a_knight_for_a_knight_knows_that_the_first_one_stayed() {
    let table = "seats 4 teams | exchange | hands knight b2, r1 r2, knight g2, y2 y3 | contracts none";
    let (table, _) = play(table, "0: give knight; 2: give back knight");
    assert_eq!(known(&table, 0, 2), "knight");
    assert_eq!(known(&table, 2, 0), "knight");
    assert_eq!((known(&table, 1, 2), known(&table, 3, 0)), ("".into(), "".into()));
}

#[test]
fn a_knight_swapped_for_an_offered_knight_is_another_one() {
    let table = "seats 4 teams | hands b1 g1 r1, b5 g2 knight, b2 g3 r3, b3 g4 knight | zone emberling | next vharzul";
    let (table, _) = play(
        table,
        "play b1; play b5; play b2; play b3; offer knight; swap knight",
    );
    assert_eq!(
        (hand(&table, 1), hand(&table, 3)),
        ("g2 knight".into(), "g4 knight".into())
    );
    assert_eq!(
        (known(&table, 1, 3), known(&table, 3, 1)),
        ("knight".into(), "knight".into())
    );
}

#[test]
fn of_two_knights_the_known_one_may_be_the_one_that_was_given() {
    let table = "seats 4 teams | hands b1 g1 r1, b5 g2 knight, b2 g3 r3, b3 knight knight | shown , , , knight | zone emberling | next vharzul";
    let (table, _) = play(table, "play b1; play b5; play b2; play b3");
    assert_eq!(known(&table, 1, 3), "knight");
    let (table, _) = play_on(table, "offer knight; swap knight");
    assert_eq!(
        (hand(&table, 3), known(&table, 1, 3)),
        ("knight knight".into(), "knight".into())
    );
}

#[test]
fn a_known_knight_is_imagined_where_it_stayed() {
    let table = "seats 4 teams | exchange | hands knight b2, r1 r2, knight g2, y2 y3 | contracts none";
    let (table, _) = play(table, "0: give knight; 2: give back knight");
    let view = table.view(Viewer::Seat(Seat(0)));
    for seed in 0..20 {
        let imagined = Table::imagine(&view, &mut GameRng::for_decision([seed; 32], 0));
        assert!(imagined.at(Seat(2)).hand.has(Card::Knight));
        assert_eq!(imagined.view(Viewer::Seat(Seat(0))), view);
    }
}

#[test]
fn bidding_starts_when_every_team_is_done() {
    let (table, _) = play(START, "2: give g1; 0: give back b2; 1: give r1");
    assert_eq!(table.stage(), Stage::Exchange);
    assert_eq!(ask(&table, "0: declare 1"), Err(Refused::NotAwaited));
    let (table, _) = play_on(table, "3: give back y2");
    assert_eq!(
        (table.stage(), table.status()),
        (Stage::Declare, Status::Awaiting(vec![Seat(0)]))
    );
}

#[test]
fn a_card_is_not_given_to_a_stranger() {
    let table = read_table(START);
    for to in [0, 1, 3, 4, 255].map(Seat) {
        let give = Intent::Give {
            round: 1,
            to,
            card: Card::Shield { number: 1 },
        };
        match table.decide(Seat(0), &give, &mut any_chance()) {
            Err(Refused::Rule(rule)) => assert_eq!(write_rule(rule), format!("not-your-teammate seat={to}")),
            other => panic!("{other:?}"),
        }
    }
    let without_teams = read_table("seats 4 | hands b1, b2, b3, b4 | contracts none");
    assert_eq!(forbids(&without_teams, "give b1"), "not-your-teammate seat=255");
    assert_eq!(forbids(&without_teams, "offer b1"), "not-your-teammate seat=255");
}

#[test]
fn a_card_that_is_not_held_cannot_be_given() {
    assert_eq!(
        forbids(&read_table(START), "0: give r1"),
        "card-not-held card={kind:sword,number:1}"
    );
}

#[test]
fn who_was_slower_than_the_teammate_has_to_look_first() {
    let (table, _) = play(START, "2: give g1");
    assert_eq!(ask(&table, "0: give b1"), Err(Refused::Stale));
    assert_eq!(ask(&read_table(START), "0: give back b1"), Err(Refused::Stale));
}

#[test]
fn the_winner_of_a_trick_may_offer_a_card_after_the_reveal() {
    let table = after_trick();
    assert_eq!(
        (table.stage(), table.status()),
        (Stage::Offer, Status::Awaiting(vec![Seat(1)]))
    );
    assert_eq!(table.zone.len(), 2);
    assert_eq!(offered(&table), "offer nothing; offer g2; offer knight");
}

#[test]
fn the_next_trick_begins_without_an_offer() {
    let (table, events) = play_on(after_trick(), "offer nothing");
    assert_eq!(told(&events, Viewer::Public), "1 offers nothing");
    assert_eq!(
        (table.stage(), table.status()),
        (Stage::Play, Status::Awaiting(vec![Seat(1)]))
    );
}

#[test]
fn the_teammate_sees_the_offered_card_and_the_table_does_not() {
    let (table, events) = play_on(after_trick(), "offer knight");
    assert_eq!(told(&events, Viewer::Seat(Seat(3))), "1 offers 3 knight");
    assert_eq!(told(&events, Viewer::Seat(Seat(0))), "1 offers 3 a card");
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(3)]));
    assert_eq!(offered(&table), "return; swap g4; swap high");
    let shown = |viewer| table.view(viewer).offer.unwrap().card.map(write_card);
    assert_eq!(shown(Viewer::Seat(Seat(3))), Some("knight".into()));
    assert_eq!(shown(Viewer::Public), None);
}

#[test]
fn an_offered_card_may_be_handed_back() {
    let (table, _) = play_on(after_trick(), "offer knight");
    let (table, events) = play_on(table, "return");
    assert_eq!(told(&events, Viewer::Public), "3 hands it back to 1");
    assert_eq!(
        (hand(&table, 1), hand(&table, 3)),
        ("g2 knight".into(), "g4 high".into())
    );
    assert_eq!(known(&table, 3, 1), "knight");
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(1)]));
}

#[test]
fn an_offered_card_may_be_kept_for_a_different_one() {
    let (table, _) = play_on(after_trick(), "offer knight");
    assert_eq!(forbids(&table, "swap knight"), "card-not-held card={kind:knight}");
    let (table, events) = play_on(table, "swap high");
    assert_eq!(
        told(&events, Viewer::Seat(Seat(1))),
        "3 keeps it and gives 1 high"
    );
    assert_eq!(
        told(&events, Viewer::Seat(Seat(2))),
        "3 keeps it and gives 1 a card"
    );
    assert_eq!(
        (hand(&table, 1), hand(&table, 3)),
        ("g2 high".into(), "g4 knight".into())
    );
    assert_eq!(
        (known(&table, 1, 3), known(&table, 3, 1)),
        ("knight".into(), "high".into())
    );
}

#[test]
fn a_known_card_that_is_played_is_known_no_more() {
    let (table, _) = play_on(after_trick(), "offer knight; swap high; play high");
    assert_eq!(known(&table, 3, 1), "");
}

#[test]
fn there_is_no_offer_with_empty_hands() {
    let table = "seats 4 teams | hands b1, b5, b2, b3 | zone emberling";
    let (table, _) = play(table, "play b1; play b5; play b2; play b3");
    assert_eq!((table.round, table.stage()), (2, Stage::Exchange));
}

#[test]
fn a_seventh_dragon_ends_the_round_before_an_offer() {
    let zone = "zone emberling, mossfang, runeling, candlewyrm, bogseer, vharzul king - - -";
    let table = format!("seats 4 teams | hands b1 g1, b5 g2, b2 g3, b3 g4 | {zone}");
    let (table, _) = play(&table, "play b1; play b5; play b2; play b3; place b5 bogseer 2");
    assert_eq!((table.round, table.stage()), (2, Stage::Exchange));
}

#[test]
fn an_offer_has_its_time() {
    let table = read_table("seats 4 teams | hands b1 g1, b5 g2, b2 g3, b3 g4");
    for intent in ["offer b1", "offer nothing", "return", "swap b1"] {
        assert_eq!(forbids(&table, intent), "another-step-first stage=play");
    }
    assert_eq!(
        forbids(&after_trick(), "play g2"),
        "another-step-first stage=offer"
    );
}
