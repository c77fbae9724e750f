//! What cannot be done now, with the rule that says why.

use dragonhall_protocol::games::dragon_farkle::Wish;

use super::super::notation::{read_position, read_seat, write_rule};
use crate::game::{Game, Viewer};

fn blocked(position: &str, seat: &str, expected: &[&str]) {
    let table = read_position(position);
    let view = table.view(Viewer::Seat(read_seat(seat).unwrap()));
    let found: Vec<String> = view
        .blocked
        .iter()
        .map(|blocked| {
            let wish = match blocked.wish {
                Wish::Brawl { seat } => format!("brawl {}", super::super::notation::letter(seat)),
                Wish::FinalBattle => "battle".into(),
                Wish::ItemReward => "item".into(),
                Wish::RollOn => "roll on".into(),
                Wish::Stop => "stop".into(),
                Wish::Play { item } => format!("play {item:?}"),
                Wish::PlayAside { item } => format!("aside {item:?}"),
                Wish::Ask => "ask".into(),
            };
            format!("{wish}: {}", write_rule(&blocked.rule))
        })
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn brawls_and_the_final_battle_say_why_they_cannot_be_chosen() {
    blocked(
        "A 900 bram / B 900 wend keep / C 0 mira cloak / D 0 pip | A chooses",
        "A",
        &[
            "brawl B: in-the-keep B",
            "brawl C: cloaked C",
            "battle: too-few-soldiers 900",
            "ask: companion-works-by-itself bram_quartermaster",
        ],
    );
}

#[test]
fn dice_say_why_one_cannot_stop_or_roll_on() {
    blocked(
        "A 0 mira / B 0 wend | A recruits, rolled 1 2 3 blank",
        "A",
        &[
            "roll on: set-aside-first",
            "stop: set-aside-first",
            "ask: no-rally",
        ],
    );
    blocked(
        "A 0 mira / B 0 wend | B defends against A for 100, 5 left",
        "B",
        &["stop: roll-first", "ask: companion-works-by-itself sister_wend"],
    );
    blocked(
        "A 0 mira / B 0 wend | A recruits, rolled 1 2 3 rally | deck 0",
        "A",
        &[
            "roll on: set-aside-first",
            "stop: set-aside-first",
            "item: nothing-to-draw",
            "ask: nothing-to-draw",
        ],
    );
}

#[test]
fn every_item_that_cannot_be_played_says_why() {
    blocked(
        "A 0 skree / B 0 wend sack loaded-die dragon-bait chest mist | A attacks B, rolled 1 2 3 blank",
        "B",
        &[
            "play SackOfHolding: item-works-by-itself sack_of_holding",
            "play LoadedDie: no-roll",
            "play DragonBait: roll-waits",
            "play WarChest: before-your-action",
            "play CloakOfMist: brawl-runs",
            "ask: companion-works-by-itself sister_wend",
        ],
    );
}

#[test]
fn a_card_that_names_somebody_says_when_there_is_nobody_to_name() {
    blocked(
        "A 0 skree glove dragon-bait / B 0 wend bait | A chooses",
        "A",
        &[
            "battle: too-few-soldiers 0",
            "play DragonBait: nobody-to-name",
            "play PilferingGlove: nobody-to-name",
            "ask: nobody-to-name",
        ],
    );
}

#[test]
fn an_item_set_aside_says_that_it_is_not_owned_yet() {
    blocked(
        "A 0 hobb / B 0 wend | A recruits (1 item) + horn, 5 left",
        "A",
        &["aside RallyHorn: still-set-aside rally_horn", "ask: no-roll"],
    );
}

#[test]
fn a_companion_that_has_helped_says_so() {
    blocked(
        "A 0 hobb used / B 0 wend | A recruits (1), 5 left",
        "A",
        &["ask: once-per-turn old_hobb"],
    );
}

#[test]
fn nothing_is_blocked_for_spectators_or_after_the_end() {
    let table = read_position("A 900 bram horn / B 900 wend keep | A chooses");
    assert_eq!(table.view(Viewer::Public).blocked, []);
    blocked("A 900 bram horn / B 900 wend keep | A has won", "A", &[]);
}
