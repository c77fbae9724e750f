//! The rules that forbid something.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::pieces::{Kind, Segment};

/// A rule that forbids something, by the id that the help and the log use too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "id", rename_all = "kebab-case")]
#[schemars(rename = "DragonStoneRule")]
#[ts(rename = "DragonStoneRule", export_to = "dragon-stone.ts")]
pub enum Rule {
    /// A turn begins with a roll.
    RollFirst,
    /// The dice are rolled once a turn.
    RollOnce,
    /// No unused die has this value.
    NoSuchDie {
        /// The value that was asked for.
        die: u8,
    },
    /// No stone of the player stands there.
    NoStoneThere {
        /// The segment that was asked for.
        segment: Segment,
    },
    /// The stone is held by another of its own colour until that one moves.
    Held {
        /// Where it stands.
        segment: Segment,
    },
    /// The stone is entangled and can only escape.
    Entangled {
        /// Where it stands.
        segment: Segment,
    },
    /// Only an entangled stone escapes.
    NotEntangled {
        /// The segment that was asked for.
        segment: Segment,
    },
    /// An escape is a whole turn, so no die may have been used.
    EscapeIsTheWholeTurn,
    /// A stone may not end its move on a segment with two stones.
    SegmentFull {
        /// The full segment.
        segment: Segment,
    },
    /// A stone enters with a 1, a 2 or a 3.
    EntryByOneTwoThree {
        /// The value that was asked for.
        die: u8,
    },
    /// No such stone is on the mat.
    NotOnMat {
        /// The kind that was asked for.
        kind: Kind,
    },
}
