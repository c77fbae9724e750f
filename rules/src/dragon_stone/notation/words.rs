//! What happened, in words.

use dragonhall_protocol::games::dragon_stone::{
    Color, DrawReason, Effect, Ending, Kind, Landing, Notice, Rule, Stone, TurnEnd, Victory,
};

/// An event in words.
pub(in super::super) fn write_notice(notice: &Notice) -> String {
    match notice {
        Notice::Opened { first } => format!("{} begins", color_word(*first)),
        Notice::Rolled { color, dice: [a, b] } => format!("{} rolls {a} {b}", color_word(*color)),
        Notice::Moved { stone, from, to, die } => {
            format!("{} moves {} to {} by {die}", stone_words(*stone), from.0, to.0)
        }
        Notice::Entered { stone, to, die } => format!("{} enters {} by {die}", stone_words(*stone), to.0),
        Notice::Escaped {
            stone,
            from,
            to,
            die,
            spent,
        } => format!(
            "{} escapes {} to {} by {die}, spending {spent}",
            stone_words(*stone),
            from.0,
            to.0
        ),
        Notice::Freed { stone, at } => format!("{} on {} is free", stone_words(*stone), at.0),
        Notice::Settled { stone, at } => format!("{} on {} moves in", stone_words(*stone), at.0),
        Notice::Held { stone, at } => format!("{} on {} is held", stone_words(*stone), at.0),
        Notice::Entangled { stone, at } => format!("{} on {} is entangled", stone_words(*stone), at.0),
        Notice::Expelled { stone, at } => format!("{} on {} is expelled", stone_words(*stone), at.0),
        Notice::Destroyed { stone, at } => format!("{} on {} is destroyed", stone_words(*stone), at.0),
        Notice::Recruited { stone, at } => format!("{} is recruited on {}", stone_words(*stone), at.0),
        Notice::TurnEnded { color, why, unused } => {
            let why = match why {
                TurnEnd::DiceUsed => "both dice used".into(),
                TurnEnd::DieUnusable => format!("{} cannot be used", numbers(unused)),
                TurnEnd::Passed => format!("neither {} can be used", numbers(unused)),
                TurnEnd::Escaped => "escaped".into(),
            };
            format!("{} ends: {why}", color_word(*color))
        }
        Notice::Ended { ending } => write_ending(ending),
    }
}

/// How a game ended, in words.
pub(super) fn write_ending(ending: &Ending) -> String {
    match ending {
        Ending::Won { winner, reasons } => format!("{} wins: {}", color_word(*winner), victories(reasons)),
        Ending::Drawn {
            why: DrawReason::FourthRepetition,
        } => "draw: fourth repetition".into(),
        Ending::Drawn {
            why: DrawReason::TurnLimit,
        } => "draw: turn limit".into(),
    }
}

/// An effect in words.
pub(in super::super) fn write_effect(effect: &Effect) -> String {
    match effect {
        Effect::Roll => "two dice are rolled".into(),
        Effect::Land {
            kind,
            from,
            to,
            die,
            spent,
            landing,
            frees,
            recruits,
            wins,
        } => {
            let start = from.map_or("enters".into(), |from| format!("{} to", from.0));
            let landing = match landing {
                Landing::Empty => None,
                Landing::Holds { kind } => Some(format!("holds {}", kind_word(*kind))),
                Landing::Entangles { kind } => Some(format!("entangles {}", kind_word(*kind))),
                Landing::Expels { kind } => Some(format!("expels {}", kind_word(*kind))),
                Landing::Destroys { kind, left } => {
                    Some(format!("destroys {}, {left} left", kind_word(*kind)))
                }
            };
            let parts = [
                Some(format!("{} {start} {} by {die}", kind_word(*kind), to.0)),
                spent.map(|spent| format!("spends {spent}")),
                frees.map(|stone| format!("frees {}", stone_words(stone))),
                landing,
                recruits.map(|kind| format!("recruits {}", kind_word(kind))),
                (!wins.is_empty()).then(|| format!("wins: {}", victories(wins))),
            ];
            parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
        }
    }
}

/// A rule by its id, with its parameter.
pub(in super::super) fn write_rule(rule: Rule) -> String {
    match rule {
        Rule::RollFirst => "roll-first".into(),
        Rule::RollOnce => "roll-once".into(),
        Rule::NoSuchDie { die } => format!("no-such-die {die}"),
        Rule::NoStoneThere { segment } => format!("no-stone-there {}", segment.0),
        Rule::Held { segment } => format!("held {}", segment.0),
        Rule::Entangled { segment } => format!("entangled {}", segment.0),
        Rule::NotEntangled { segment } => format!("not-entangled {}", segment.0),
        Rule::EscapeIsTheWholeTurn => "escape-is-the-whole-turn".into(),
        Rule::SegmentFull { segment } => format!("segment-full {}", segment.0),
        Rule::EntryByOneTwoThree { die } => format!("entry-by-one-two-three {die}"),
        Rule::NotOnMat { kind } => format!("not-on-mat {}", kind_word(kind)),
    }
}

/// The name of a kind.
pub(super) fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Vine => "vine",
        Kind::Water => "water",
        Kind::Fire => "fire",
    }
}

fn color_word(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

fn stone_words(stone: Stone) -> String {
    format!("{} {}", color_word(stone.color), kind_word(stone.kind))
}

fn victories(reasons: &[Victory]) -> String {
    let words = reasons.iter().map(|reason| match reason {
        Victory::AllDestroyed { kind } => format!("all {} destroyed", kind_word(*kind)),
        Victory::NoneInBattle => "none in battle".into(),
    });
    words.collect::<Vec<_>>().join(" and ")
}

fn numbers(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" nor ")
}
