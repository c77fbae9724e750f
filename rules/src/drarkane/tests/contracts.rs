//! Contracts.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::Stage;

use super::super::notation::read_table;
use super::{ask, offers, play, refuses, tells};
use crate::game::{Game, Refused, Status, Viewer};

const UNDECLARED: &str = "seats 3 | hands b1, b2, b3 | contracts none | leader 1";

#[test]
fn contracts_are_made_in_turn_from_the_first_player_on() {
    let (table, _) = play(UNDECLARED, "declare 2; declare 0");
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(0)]));
    let contracts: Vec<_> = table.champions.iter().map(|champion| champion.contract).collect();
    assert_eq!(contracts, [None, Some(2), Some(0)]);
}

#[test]
fn a_contract_out_of_turn_is_not_heard() {
    let table = read_table(UNDECLARED);
    assert_eq!(ask(&table, "0: declare 1"), Err(Refused::NotAwaited));
    assert_eq!(ask(&table, "2: declare 1"), Err(Refused::NotAwaited));
}

#[test]
fn a_contract_is_a_number_up_to_the_cards_dealt() {
    offers(
        "seats 6 | contracts none",
        "declare 0; declare 1; declare 2; declare 3; declare 4; declare 5; declare 6; declare 7; declare 8",
    );
    refuses(
        "seats 6 | contracts none",
        "declare 9",
        "contract-out-of-range most=8",
    );
    refuses(
        "seats 3 | contracts none",
        "declare 15",
        "contract-out-of-range most=14",
    );
    refuses(
        "seats 3 | contracts none",
        "declare 255",
        "contract-out-of-range most=14",
    );
}

#[test]
fn contracts_are_bound_by_neither_tokens_nor_their_sum() {
    let (table, _) = play(UNDECLARED, "declare 14; declare 14; declare 14");
    assert_eq!(table.stage(), Stage::Play);
}

#[test]
fn contracts_are_public_as_they_are_made() {
    tells(UNDECLARED, "declare 2", "1 declares 2");
    let view = play(UNDECLARED, "declare 2").0.view(Viewer::Public);
    assert_eq!(view.players[1].contract, Some(2));
}

#[test]
fn the_first_player_leads_when_all_contracts_are_made() {
    let (table, _) = play(UNDECLARED, "declare 2; declare 0; declare 1");
    assert_eq!(table.status(), Status::Awaiting(vec![Seat(1)]));
    assert_eq!(table.stage(), Stage::Play);
}

#[test]
fn no_card_is_played_before_the_contracts_are_made() {
    refuses(UNDECLARED, "play b2", "another-step-first stage=declare");
}

#[test]
fn a_contract_is_not_made_twice() {
    refuses(
        "seats 3 | hands b1, b2, b3",
        "declare 3",
        "another-step-first stage=play",
    );
}
