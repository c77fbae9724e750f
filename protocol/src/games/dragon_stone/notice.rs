//! What happened; nothing in this game is hidden.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::ending::Ending;
use super::pieces::{Color, Segment, Stone};

/// What happened; nothing in this game is hidden.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[schemars(rename = "DragonStoneNotice")]
#[ts(rename = "DragonStoneNotice", export_to = "dragon-stone.ts")]
pub enum Notice {
    /// The armies are set up and the first player is drawn.
    Opened {
        /// Who begins.
        first: Color,
    },
    /// A player rolled.
    Rolled {
        /// Who.
        color: Color,
        /// Both dice.
        dice: [u8; 2],
    },
    /// A stone moved.
    Moved {
        /// The stone.
        stone: Stone,
        /// Where it left.
        from: Segment,
        /// Where it came to rest.
        to: Segment,
        /// The die that was used.
        die: u8,
    },
    /// A stone entered from the mat.
    Entered {
        /// The stone.
        stone: Stone,
        /// Where it came to rest.
        to: Segment,
        /// The die that was used.
        die: u8,
    },
    /// An entangled stone escaped.
    Escaped {
        /// The stone.
        stone: Stone,
        /// Where it left.
        from: Segment,
        /// Where it came to rest.
        to: Segment,
        /// The die that was used.
        die: u8,
        /// The die that the escape cost.
        spent: u8,
    },
    /// A stone that was held or entangled is free again.
    Freed {
        /// The stone.
        stone: Stone,
        /// Where it stands.
        at: Segment,
    },
    /// A stone left alone on the outer place by an escape took the inner one.
    Settled {
        /// The stone.
        stone: Stone,
        /// Where it stands.
        at: Segment,
    },
    /// A stone is held by another of its own colour.
    Held {
        /// The held stone.
        stone: Stone,
        /// Where it stands.
        at: Segment,
    },
    /// A stone is entangled by an opposing Vine.
    Entangled {
        /// The entangled stone.
        stone: Stone,
        /// Where it stands.
        at: Segment,
    },
    /// A stone went back to its owner's tray; the one that expelled it took the inner place.
    Expelled {
        /// The expelled stone.
        stone: Stone,
        /// Where it stood.
        at: Segment,
    },
    /// A stone was destroyed; the one that destroyed it took the inner place.
    Destroyed {
        /// The destroyed stone.
        stone: Stone,
        /// Where it stood.
        at: Segment,
    },
    /// A stone came from the tray to the mat.
    Recruited {
        /// The recruited stone.
        stone: Stone,
        /// The corner that recruited it.
        at: Segment,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose turn it was.
        color: Color,
        /// Why it is over.
        why: TurnEnd,
        /// The dice that could not be used; the one that an escape cost is not among them.
        unused: Vec<u8>,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// Why a turn is over.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonStoneTurnEnd")]
#[ts(rename = "DragonStoneTurnEnd", export_to = "dragon-stone.ts")]
pub enum TurnEnd {
    /// Both dice are used.
    DiceUsed,
    /// The second die cannot be used.
    DieUnusable,
    /// Neither die could be used.
    Passed,
    /// An escape is a whole turn.
    Escaped,
}
