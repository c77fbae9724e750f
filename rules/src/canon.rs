//! The canonical text of a table: all that it is, in words that stay when the code is written otherwise.
//!
//! The field calls this: canonical serialization.
//!
//! Recorded rooms hold a digest of this text after every entry (`tests/corpus`), and every later build must come to
//! the same ones. So names are given here, one file a game, and not taken from the code: a field or variant may get
//! another name there, numbers may get wider and sets may be kept otherwise. The words of cards are those of the
//! logs, which cannot change either.
//!
//! [`canonical!`] takes a type apart field by field, so that a new field does not compile until somebody has said
//! what it means for older tables: one that they cannot have had is left out there with `unless`.
//!
//! ```text
//! a number        17          a list or set   [a b c]
//! yes, no         t, f        a record        (word:a word:b)
//! nothing, some   -, +a       a choice        word, or word and a record
//! ```

use std::fmt::Write;

use dragonhall_protocol::{Digest, Seat};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

/// The version of the text, with which it begins; another version has other digests everywhere.
pub const VERSION: u32 = 1;

/// Something that a table is made of.
pub(crate) trait Canonical {
    /// Writes all that it is.
    fn write(&self, text: &mut Text);
}

/// A canonical text that is being written.
#[derive(Debug, Default)]
pub(crate) struct Text(String);

impl Text {
    /// A list or a set, in its order.
    pub(crate) fn list<T: Canonical>(&mut self, items: impl IntoIterator<Item = T>) {
        self.0.push('[');
        for (place, item) in items.into_iter().enumerate() {
            if place > 0 {
                self.0.push(' ');
            }
            item.write(self);
        }
        self.0.push(']');
    }

    /// A word of this text.
    pub(crate) fn word(&mut self, word: &str) {
        self.0.push_str(word);
    }

    /// A choice without anything else, by the word that logs have for it.
    pub(crate) fn stored_word(&mut self, word: &impl Serialize) {
        let stored = serde_json::to_string(word).unwrap_or_default();
        // Whatever is more than a word is written part by part instead.
        debug_assert!(stored.starts_with('"'), "{stored} is no word");
        self.0.push_str(stored.trim_matches('"'));
    }

    /// The beginning of a record.
    pub(crate) fn open(&mut self) {
        self.0.push('(');
    }

    /// A part of a record.
    pub(crate) fn part(&mut self, name: &str, part: &impl Canonical) {
        if !self.0.ends_with('(') {
            self.0.push(' ');
        }
        self.0.push_str(name);
        self.0.push(':');
        part.write(self);
    }

    /// The end of a record.
    pub(crate) fn close(&mut self) {
        self.0.push(')');
    }
}

/// The canonical text of a game's table, with its version and the game's public id.
pub(crate) fn text(game: &str, table: &impl Canonical) -> String {
    let mut text = Text(format!("dragonhall table {VERSION} {game} "));
    table.write(&mut text);
    text.0
}

/// The SHA-256 of a canonical text.
pub(crate) fn digest(text: &str) -> Digest {
    Digest(Sha256::digest(text).into())
}

/// Says how types are written: records by the word for every field, choices by the word for every variant.
///
/// A field that older tables did not have is written `field => "word" unless VALUE`, with the value that all of them
/// stand for.
macro_rules! canonical {
    () => {};
    (
        record $type:ty { $($field:ident => $name:literal $(unless $old:expr)?),+ $(,)? }
        $($rest:tt)*
    ) => {
        impl $crate::canon::Canonical for $type {
            fn write(&self, text: &mut $crate::canon::Text) {
                let Self { $($field),+ } = self;
                text.open();
                $($crate::canon::canonical!(@part text $field $name $($old)?);)+
                text.close();
            }
        }
        $crate::canon::canonical! { $($rest)* }
    };
    (
        choice $type:ty {
            $($variant:ident $(($item:ident))? $({ $($field:ident => $name:literal),+ $(,)? })? => $word:literal),+ $(,)?
        }
        $($rest:tt)*
    ) => {
        impl $crate::canon::Canonical for $type {
            fn write(&self, text: &mut $crate::canon::Text) {
                match self {
                    $(
                        Self::$variant $(($item))? $({ $($field),+ })? => {
                            text.word($word);
                            $(
                                text.open();
                                text.part("is", $item);
                                text.close();
                            )?
                            $(
                                text.open();
                                $(text.part($name, $field);)+
                                text.close();
                            )?
                        }
                    )+
                }
            }
        }
        $crate::canon::canonical! { $($rest)* }
    };
    (stored $($type:ty),+ $(,)?; $($rest:tt)*) => {
        $(
            impl $crate::canon::Canonical for $type {
                fn write(&self, text: &mut $crate::canon::Text) {
                    text.stored_word(self);
                }
            }
        )+
        $crate::canon::canonical! { $($rest)* }
    };
    (@part $text:ident $field:ident $name:literal) => {
        $text.part($name, $field)
    };
    (@part $text:ident $field:ident $name:literal $old:expr) => {
        if *$field != $old {
            $text.part($name, $field);
        }
    };
}
pub(crate) use canonical;

macro_rules! numbers {
    ($($number:ty),+) => {
        $(
            impl Canonical for $number {
                fn write(&self, text: &mut Text) {
                    // A text takes whatever is written to it.
                    let _ = write!(text.0, "{self}");
                }
            }
        )+
    };
}

numbers!(u8, u16, u32, u64, i16);

impl Canonical for bool {
    fn write(&self, text: &mut Text) {
        text.word(if *self { "t" } else { "f" });
    }
}

impl<T: Canonical> Canonical for Option<T> {
    fn write(&self, text: &mut Text) {
        match self {
            None => text.word("-"),
            Some(some) => {
                text.word("+");
                some.write(text);
            }
        }
    }
}

impl<T: Canonical> Canonical for Vec<T> {
    fn write(&self, text: &mut Text) {
        text.list(self);
    }
}

impl<T: Canonical, const LENGTH: usize> Canonical for [T; LENGTH] {
    fn write(&self, text: &mut Text) {
        text.list(self);
    }
}

impl<T: Canonical> Canonical for &T {
    fn write(&self, text: &mut Text) {
        (*self).write(text);
    }
}

impl<A: Canonical, B: Canonical> Canonical for (A, B) {
    fn write(&self, text: &mut Text) {
        let (a, b) = self;
        text.open();
        text.part("a", a);
        text.part("b", b);
        text.close();
    }
}

impl Canonical for Seat {
    fn write(&self, text: &mut Text) {
        let Self(seat) = self;
        seat.write(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Old {
        turn: u16,
        hands: Vec<Option<u8>>,
    }

    struct New {
        turn: u16,
        cards: Vec<Option<u8>>,
        storm: bool,
    }

    enum Stage {
        Waiting,
        Rolled(u8),
        Fought { by: Seat, lost: bool },
    }

    canonical! {
        record Old { turn => "turn", hands => "hands" }
        record New { turn => "turn", cards => "hands", storm => "storm" unless false }
        choice Stage {
            Waiting => "waiting",
            Rolled(die) => "rolled",
            Fought { by => "by", lost => "lost" } => "fought",
        }
    }

    fn written(table: &impl Canonical) -> String {
        text("a game", table)
    }

    #[test]
    fn a_text_begins_with_its_version_and_its_game() {
        let hands = vec![None, Some(3)];
        let table = Old { turn: 7, hands };
        assert_eq!(written(&table), "dragonhall table 1 a game (turn:7 hands:[- +3])");
    }

    #[test]
    fn another_name_in_the_code_and_a_field_that_older_tables_lack_change_nothing() {
        let hands = vec![Some(1)];
        let old = Old {
            turn: 2,
            hands: hands.clone(),
        };
        let mut new = New {
            turn: 2,
            cards: hands,
            storm: false,
        };
        assert_eq!(written(&new), written(&old));
        new.storm = true;
        assert_ne!(digest(&written(&new)), digest(&written(&old)));
    }

    #[test]
    fn choices_are_told_apart_by_their_words() {
        let stages = vec![
            Stage::Waiting,
            Stage::Rolled(4),
            Stage::Fought {
                by: Seat(1),
                lost: true,
            },
        ];
        assert_eq!(
            written(&stages),
            "dragonhall table 1 a game [waiting rolled(is:4) fought(by:1 lost:t)]"
        );
    }
}
