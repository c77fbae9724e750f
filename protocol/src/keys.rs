//! How a seat moves to another device.
//!
//! The field calls this: one-time pairing code.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The words of codes and keys: short, different from each other to the ear, and the same in print and speech.
pub const WORDS: [&str; 64] = [
    "ACORN", "AMBER", "ANVIL", "APPLE", "ARROW", "BADGER", "BASALT", "BEACON", "BIRCH", "BRIDGE", "CANDLE",
    "CASTLE", "CEDAR", "CLOVER", "COPPER", "CRYSTAL", "DAGGER", "DRUM", "EAGLE", "EMBER", "FALCON", "FERN",
    "FLINT", "FOREST", "FROST", "GARNET", "GOBLET", "GRANITE", "HARBOR", "HAZEL", "HEARTH", "HERON", "IRON",
    "IVORY", "JASPER", "KETTLE", "LANTERN", "LINDEN", "LOTUS", "MAPLE", "MARBLE", "MEADOW", "MOSS", "NECTAR",
    "OAK", "OLIVE", "ONYX", "OTTER", "PEBBLE", "PINE", "QUARTZ", "RAVEN", "RIVER", "RUBY", "SADDLE",
    "SILVER", "SPARROW", "THISTLE", "TOPAZ", "TOWER", "VELVET", "WALNUT", "WILLOW", "ZEPHYR",
];

/// The languages that a key may be written in, each with its list; the words of one place are the same in all of them.
/// Keys are handed out in the first.
pub const LISTS: [(&str, [&str; WORDS.len()]); 2] = [("en", WORDS), ("de", GERMAN)];

/// The words as Germans say them.
const GERMAN: [&str; WORDS.len()] = [
    "ECKER",
    "BERNSTEIN",
    "AMBOSS",
    "APFEL",
    "PFEIL",
    "DACHS",
    "BASALT",
    "LEUCHTFEUER",
    "BIRKE",
    "STEG",
    "KERZE",
    "BURG",
    "ZEDER",
    "KLEE",
    "KUPFER",
    "KRISTALL",
    "DOLCH",
    "TROMMEL",
    "ADLER",
    "GLUT",
    "FALKE",
    "FARN",
    "FEUERSTEIN",
    "WALD",
    "FROST",
    "GRANAT",
    "KELCH",
    "GRANIT",
    "HAFEN",
    "HASEL",
    "HERD",
    "REIHER",
    "EISEN",
    "ELFENBEIN",
    "JASPIS",
    "KESSEL",
    "LATERNE",
    "LINDE",
    "LOTUS",
    "AHORN",
    "MARMOR",
    "WIESE",
    "MOOS",
    "NEKTAR",
    "EICHE",
    "OLIVE",
    "ONYX",
    "OTTER",
    "KIESEL",
    "KIEFER",
    "QUARZ",
    "RABE",
    "FLUSS",
    "RUBIN",
    "SATTEL",
    "SILBER",
    "SPATZ",
    "DISTEL",
    "TOPAS",
    "TURM",
    "SAMT",
    "WALNUSS",
    "WEIDE",
    "ZEPHIR",
];

/// A secret that moves a seat to another device.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "keys.ts")]
pub enum SeatKey {
    /// A few words to write down; they hold until others are asked for. Capitals, spaces and the language do not matter.
    Words(String),
    /// A code that works once and not for long, for the fragment of a link or a QR code.
    Hop(String),
}

/// A kind of key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "keys.ts")]
pub enum KeyKind {
    /// A few words to write down.
    Words,
    /// A code that works once and not for long.
    Hop,
}

/// A key never shows itself in a log.
impl fmt::Debug for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Words(_) => "Words(hidden)",
            Self::Hop(_) => "Hop(hidden)",
        })
    }
}
