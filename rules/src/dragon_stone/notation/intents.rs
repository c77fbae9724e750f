//! Intents.

use dragonhall_protocol::games::dragon_stone::{Intent, Kind, Segment};

use super::super::Table;
use super::words::kind_word;
use crate::dragon_stone::board::KINDS;

/// The written intent as an answer to the table's present moment.
pub(in super::super) fn read_intent(table: &Table, text: &str) -> Intent {
    let moment = table.moment();
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["roll", ..] => Intent::Roll { turn: table.turn },
        ["move", from, "by", die] => Intent::Move {
            moment,
            from: Segment(from.parse().unwrap()),
            die: die.parse().unwrap(),
        },
        ["enter", kind, "by", die] => Intent::Enter {
            moment,
            kind: read_kind(kind),
            die: die.parse().unwrap(),
        },
        ["escape", from] => Intent::Escape {
            moment,
            from: Segment(from.parse().unwrap()),
        },
        _ => panic!("{text:?} is no intent"),
    }
}

/// An intent as it is read, without its moment.
pub(in super::super) fn write_intent(intent: &Intent) -> String {
    match intent {
        Intent::Roll { .. } => "roll".into(),
        Intent::Move { from, die, .. } => format!("move {} by {die}", from.0),
        Intent::Enter { kind, die, .. } => format!("enter {} by {die}", kind_word(*kind)),
        Intent::Escape { from, .. } => format!("escape {}", from.0),
    }
}

fn read_kind(word: &str) -> Kind {
    let kind = KINDS.into_iter().find(|kind| kind_word(*kind) == word);
    kind.expect("a kind is vine, water or fire")
}
