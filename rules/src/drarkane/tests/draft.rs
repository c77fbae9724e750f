//! The draft of objectives.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Options, Stage};

use super::super::notation::{name, read_table};
use super::{Table, ask, forbids, offered, opened, play, play_on, told};
use crate::game::{Game, Refused, Status, Viewer};

const DEALT: &str = "seats 3 treasures | hands b1, b2, b3 | leader 1 \
                     | dealt warlord onslaught, underdog last_word, clean_blade trophy_head";

#[test]
fn two_objectives_are_dealt_and_seen_with_the_hand() {
    let options = Options {
        treasures: true,
        teams: false,
    };
    let table = opened(options, 5, 3);
    assert_eq!(table.stage(), Stage::Declare);
    for seat in (0..5).map(Seat) {
        let view = table.view(Viewer::Seat(seat));
        let dealt = view.treasures.unwrap().draft.unwrap().dealt;
        assert_eq!(dealt.len(), 2);
    }
}

#[test]
fn objectives_are_drafted_when_all_contracts_are_made() {
    let table = DEALT.to_owned() + " | contracts none";
    let (table, _) = play(&table, "declare 0; declare 0");
    assert_eq!(
        forbids(&table, "keep warlord"),
        "another-step-first stage=declare"
    );
    let (table, _) = play_on(table, "declare 0");
    assert_eq!(
        (table.stage(), table.status()),
        (Stage::Draft, Status::Awaiting(vec![Seat(1)]))
    );
}

#[test]
fn the_first_player_keeps_one_of_two_and_passes_one_on() {
    let (table, events) = play(DEALT, "keep last_word");
    assert_eq!(
        told(&events, Viewer::Open),
        "1 keeps last_word and passes underdog to 2"
    );
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(2)]));
}

#[test]
fn every_next_player_adds_what_came_to_the_own_two() {
    let (table, _) = play(DEALT, "keep last_word");
    assert_eq!(
        offered(&table),
        "keep underdog; keep trophy_head; keep clean_blade"
    );
    let (table, _) = play_on(table, "keep underdog");
    assert_eq!(
        offered(&table),
        "keep onslaught; keep trophy_head; keep warlord; keep clean_blade"
    );
}

#[test]
fn what_the_last_player_leaves_is_the_treasure_zone() {
    let (table, events) = play(DEALT, "keep last_word; keep underdog; keep clean_blade");
    assert_eq!(
        told(&events, Viewer::Open),
        "0 keeps clean_blade and passes onslaught trophy_head warlord to the zone; \
         shared: onslaught trophy_head warlord"
    );
    assert_eq!(
        (table.stage(), table.status()),
        (Stage::Play, Status::Awaiting(vec![Seat(1)]))
    );
}

#[test]
fn a_new_round_deals_and_drafts_objectives_anew() {
    let table = "seats 3 treasures | hands b1, b2, b1 | zone emberling | kept warlord, underdog, clean_blade \
                 | completed , underdog, | shared onslaught trophy_head last_word";
    let (table, _) = play(table, "play b1; play b2; play b1");
    assert_eq!((table.round, table.stage()), (2, Stage::Declare));
    assert!(table.treasure_zone.is_empty());
    for champion in &table.champions {
        assert_eq!((champion.dealt.len(), champion.kept), (2, None));
        assert!(champion.completed.is_empty());
    }
    let (table, _) = play_on(table, "declare 0; declare 0; declare 0");
    assert_eq!(
        (table.stage(), table.status()),
        (Stage::Draft, Status::Awaiting(vec![Seat(1)]))
    );
}

#[test]
fn an_objective_that_is_not_at_hand_cannot_be_kept() {
    let table = read_table(DEALT);
    assert_eq!(
        forbids(&table, "keep warlord"),
        "objective-not-held objective=warlord"
    );
    assert_eq!(
        forbids(&table, "keep shadow_walker"),
        "objective-not-held objective=shadow_walker"
    );
    assert_eq!(ask(&table, "0: keep warlord"), Err(Refused::NotAwaited));
}

#[test]
fn a_kept_objective_is_secret() {
    let (table, events) = play(DEALT, "keep last_word; keep underdog");
    let tells = |viewer| told(&events, viewer);
    assert_eq!(
        tells(Viewer::Seat(Seat(2))),
        "2 keeps underdog and passes trophy_head clean_blade to 0"
    );
    assert_eq!(
        tells(Viewer::Seat(Seat(0))),
        "2 keeps one and passes trophy_head clean_blade to 0"
    );
    assert_eq!(tells(Viewer::Seat(Seat(1))), "2 keeps one and passes others to 0");
    assert_eq!(tells(Viewer::Public), "2 keeps one and passes others to 0");
    assert_eq!(kept(&table, Viewer::Seat(Seat(2)), 2), Some("underdog".into()));
    assert_eq!(kept(&table, Viewer::Seat(Seat(0)), 2), None);
    assert_eq!(kept(&table, Viewer::Public, 2), None);
}

#[test]
fn a_player_remembers_what_it_passed_on() {
    let (table, _) = play(DEALT, "keep last_word; keep underdog; keep clean_blade");
    let draft = table
        .view(Viewer::Seat(Seat(2)))
        .treasures
        .unwrap()
        .draft
        .unwrap();
    let names = |cards: Vec<_>| -> Vec<String> {
        cards
            .iter()
            .map(|card: &dragonhall_protocol::games::drarkane::ObjectiveCard| name(&card.objective))
            .collect()
    };
    assert_eq!(names(draft.received.unwrap()), ["underdog"]);
    assert_eq!(names(draft.passed.unwrap()), ["trophy_head", "clean_blade"]);
}

#[test]
fn teammates_see_each_others_kept_objective_when_the_zone_is_laid() {
    let table = "seats 4 treasures teams | hands b1, b2, b3, b4 \
                 | dealt warlord onslaught, underdog last_word, clean_blade trophy_head, near_thing last_stand";
    let (before, _) = play(table, "keep warlord; keep underdog; keep clean_blade");
    assert_eq!(kept(&before, Viewer::Seat(Seat(2)), 0), None);
    let (after, events) = play_on(before, "keep near_thing");
    assert_eq!(kept(&after, Viewer::Seat(Seat(2)), 0), Some("warlord".into()));
    assert_eq!(kept(&after, Viewer::Seat(Seat(1)), 0), None);
    assert!(told(&events, Viewer::Seat(Seat(2))).ends_with(", teammate keeps warlord"));
    assert!(!told(&events, Viewer::Public).contains("teammate"));
}

/// The kept objective of a player as somebody sees it.
fn kept(table: &Table, viewer: Viewer, player: usize) -> Option<String> {
    let kept = table.view(viewer).players[player].kept?;
    kept.card.map(|card| name(&card.objective))
}
