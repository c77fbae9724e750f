//! The campaign: defeated dragons are set aside in the same room.

use dragonhall_protocol::games::draghan::{Dragon, Options};

use super::super::Table;
use super::{mentions, play};
use crate::game::Game;

fn campaign(dragons: &[Dragon]) -> Options {
    Options {
        characters: None,
        campaign: Some(dragons.to_vec()),
    }
}

/// The campaign of the next game at this table.
fn next(table: &Table) -> Option<Vec<Dragon>> {
    table.rematch(&campaign(&[])).campaign
}

const WON: &str = "party knight giants_maul -> dorcin + giants_maul, elf -> dorcin | shadow | at cold_embers | foes dorcin | ready 1";

#[test]
fn a_campaign_sets_every_dragon_aside_once_and_leaves_one() {
    use Dragon::{Dorcin, Estrago, Pratrac, Razuul};
    assert!(Table::new(&campaign(&[]), 2).is_ok());
    assert!(Table::new(&campaign(&[Dorcin, Pratrac, Razuul]), 2).is_ok());
    assert!(Table::new(&campaign(&[Dorcin, Pratrac, Razuul, Estrago]), 2).is_err());
    assert!(Table::new(&campaign(&[Dorcin, Dorcin]), 2).is_err());
}

#[test]
fn a_win_sets_the_dragon_aside_for_the_next_game() {
    let (table, _) = play(&format!("{WON} | campaign razuul"), "call");
    assert_eq!(next(&table), Some(vec![Dragon::Dorcin, Dragon::Razuul]));
}

#[test]
fn a_loss_sets_none_aside() {
    let lost = "party hurt knight, gone elf | shadow | at cold_embers | foes grave_digger | campaign razuul";
    let (table, _) = play(lost, "call");
    assert_eq!(next(&table), Some(vec![Dragon::Razuul]));
}

#[test]
fn the_last_dragon_frees_the_kingdom_and_begins_the_campaign_anew() {
    let last = format!("{WON} | campaign razuul pratrac estrago");
    mentions(&last, "call", "won: dorcin falls, the kingdom is free");
    let (table, _) = play(&last, "call");
    assert_eq!(next(&table), Some(Vec::new()));
}

#[test]
fn the_next_game_has_as_many_characters_as_were_asked_for() {
    let options = Options {
        characters: Some(3),
        campaign: None,
    };
    let table = Table::new(&options, 1).unwrap();
    assert_eq!(table.rematch(&options), options);
}

#[test]
fn outside_a_campaign_no_dragon_is_set_aside() {
    let (table, _) = play(WON, "call");
    assert_eq!(next(&table), None);
    mentions(WON, "call", "won: dorcin falls");
}
