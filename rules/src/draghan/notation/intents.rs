//! Intents.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Character, Foe, Gear, Hero, Intent};
use serde::de::DeserializeOwned;

use super::super::Table;
use super::words::foe_word;
use super::{name, read};

/// The written intent as an answer to the table's present step, with the seat that it comes from.
pub(in super::super) fn read_intent(table: &Table, text: &str) -> (Seat, Intent) {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let mut seat = None;
    if words[0] == "seat" {
        seat = Some(Seat(words[1].parse().unwrap()));
        words.drain(..2);
    }
    let named = words.get(1).and_then(|word| word.parse().ok()).map(Character);
    let acts_for = named.filter(|_| words[0] != "coin");
    let seat =
        seat.unwrap_or_else(|| acts_for.map_or(table.active_seat(), |character| table.seat_of(character)));
    (seat, intent(table, &words))
}

fn intent(table: &Table, words: &[&str]) -> Intent {
    let (step, plan) = (table.step, table.plan);
    let character = |word: &str| Character(word.parse().unwrap());
    match *words {
        ["choose", who, hero] => Intent::Choose {
            step,
            character: character(who),
            hero: card::<Hero>(hero),
        },
        ["open", who] => Intent::LeaveOpen {
            step,
            character: character(who),
        },
        ["heal", gear] => Intent::Heal {
            step,
            card: card(gear),
        },
        ["pass"] => Intent::Pass { step },
        ["place", who, foe] => Intent::Place {
            step,
            character: character(who),
            foe: read_foe(foe),
        },
        ["move", who, foe] => Intent::Move {
            step,
            character: character(who),
            foe: read_foe(foe),
        },
        ["withdraw", who] => Intent::Withdraw {
            step,
            character: character(who),
        },
        ["commit", who, gear, foe] => Intent::Commit {
            step,
            character: character(who),
            card: card(gear),
            foe: read_foe(foe),
        },
        ["take-back", who, gear] => Intent::TakeBack {
            step,
            character: character(who),
            card: card(gear),
        },
        ["ready"] => Intent::Ready { step, plan },
        ["unready"] => Intent::NotReady { step },
        ["call"] => Intent::Call { step, plan },
        ["coin", who] => Intent::GiveCoin {
            step,
            character: character(who),
        },
        ["replace", hero] => Intent::Replace {
            step,
            hero: card(hero),
        },
        ["buy", who, gear] => Intent::Buy {
            step,
            character: character(who),
            card: card(gear),
        },
        ["hold", gear, who] => Intent::Hold {
            step,
            card: card(gear),
            character: character(who),
        },
        ["release", gear] => Intent::Release {
            step,
            card: card(gear),
        },
        ["done"] => Intent::Done { step },
        ["close"] => Intent::CloseMarket { step },
        ["give", gear, who] => Intent::Give {
            step,
            card: card(gear),
            character: character(who),
        },
        ["leave", who, gear] => Intent::LeaveBehind {
            step,
            character: character(who),
            card: card::<Gear>(gear),
        },
        ["travel"] => Intent::Travel { step },
        ["stay"] => Intent::Stay { step },
        _ => panic!("{words:?} is no intent"),
    }
}

/// An intent as it is read, without its step.
pub(in super::super) fn write_intent(intent: &Intent) -> String {
    match *intent {
        Intent::Choose { character, hero, .. } => format!("choose {} {}", character.0, name(hero)),
        Intent::LeaveOpen { character, .. } => format!("open {}", character.0),
        Intent::Heal { card, .. } => format!("heal {}", name(card)),
        Intent::Pass { .. } => "pass".into(),
        Intent::Place { character, foe, .. } => format!("place {} {}", character.0, foe_word(foe)),
        Intent::Move { character, foe, .. } => format!("move {} {}", character.0, foe_word(foe)),
        Intent::Withdraw { character, .. } => format!("withdraw {}", character.0),
        Intent::Commit {
            character, card, foe, ..
        } => format!("commit {} {} {}", character.0, name(card), foe_word(foe)),
        Intent::TakeBack { character, card, .. } => format!("take-back {} {}", character.0, name(card)),
        Intent::Ready { .. } => "ready".into(),
        Intent::NotReady { .. } => "unready".into(),
        Intent::Call { .. } => "call".into(),
        Intent::GiveCoin { character, .. } => format!("coin {}", character.0),
        Intent::Replace { hero, .. } => format!("replace {}", name(hero)),
        Intent::Buy { character, card, .. } => format!("buy {} {}", character.0, name(card)),
        Intent::Hold { card, character, .. } => format!("hold {} {}", name(card), character.0),
        Intent::Release { card, .. } => format!("release {}", name(card)),
        Intent::Done { .. } => "done".into(),
        Intent::CloseMarket { .. } => "close".into(),
        Intent::Give { card, character, .. } => format!("give {} {}", name(card), character.0),
        Intent::LeaveBehind { character, card, .. } => format!("leave {} {}", character.0, name(card)),
        Intent::Travel { .. } => "travel".into(),
        Intent::Stay { .. } => "stay".into(),
    }
}

/// A foe by its name.
pub(super) fn read_foe(word: &str) -> Foe {
    let monster = read(word).map(Foe::Monster);
    monster.unwrap_or_else(|| Foe::Dragon(card(word)))
}

/// A card by its name.
pub(super) fn card<T: DeserializeOwned>(word: &str) -> T {
    read(word).unwrap_or_else(|| panic!("{word:?} is no such card"))
}
