//! The words of Dragon Stone: two armies of dragon stones in a ring of 24 segments.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a table is set up: as in the box, there is nothing to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DragonStoneOptions")]
#[ts(rename = "DragonStoneOptions", export_to = "dragon-stone.ts")]
pub struct Options {}

/// A side of the board; Black sits on seat 0.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonStoneColor")]
#[ts(rename = "DragonStoneColor", export_to = "dragon-stone.ts")]
pub enum Color {
    /// Moves clockwise, from segment 1 upwards.
    Black,
    /// Moves anticlockwise, from segment 15 downwards.
    White,
}

/// A kind of dragon stone.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonStoneKind")]
#[ts(rename = "DragonStoneKind", export_to = "dragon-stone.ts")]
pub enum Kind {
    /// Entangles the stone it lands on.
    Vine,
    /// Expels the stone it lands on to its owner's tray.
    Water,
    /// Destroys the stone it lands on.
    Fire,
}

/// A dragon stone.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[schemars(rename = "DragonStoneStone")]
#[ts(rename = "DragonStoneStone", export_to = "dragon-stone.ts")]
pub struct Stone {
    /// Whose it is.
    pub color: Color,
    /// What it can do.
    pub kind: Kind,
}

/// A segment of the arena, 1 to 24 clockwise.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(transparent)]
#[schemars(rename = "DragonStoneSegment")]
#[ts(rename = "DragonStoneSegment", export_to = "dragon-stone.ts")]
pub struct Segment(pub u8);

/// The moment of the game that an intent answers.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DragonStoneMoment")]
#[ts(rename = "DragonStoneMoment", export_to = "dragon-stone.ts")]
pub struct Moment {
    /// The turn.
    pub turn: u16,
    /// How many dice had been used in it.
    pub used: u8,
}

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "DragonStoneIntent")]
#[ts(rename = "DragonStoneIntent", export_to = "dragon-stone.ts")]
pub enum Intent {
    /// Rolls both dice at the start of the turn.
    Roll {
        /// The turn.
        turn: u16,
    },
    /// Moves a free stone exactly the value of a die.
    Move {
        /// The moment it answers.
        moment: Moment,
        /// Where the stone stands.
        from: Segment,
        /// The die's value.
        die: u8,
    },
    /// Brings a stone from the mat into the arena with a die of 1, 2 or 3.
    Enter {
        /// The moment it answers.
        moment: Moment,
        /// The stone on the mat.
        kind: Kind,
        /// The die's value.
        die: u8,
    },
    /// Pulls an entangled stone free with the smaller die, as the whole turn.
    Escape {
        /// The moment it answers.
        moment: Moment,
        /// Where the stone stands.
        from: Segment,
    },
}

/// What an offered intent would do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "effect", rename_all = "snake_case")]
#[schemars(rename = "DragonStoneEffect")]
#[ts(rename = "DragonStoneEffect", export_to = "dragon-stone.ts")]
pub enum Effect {
    /// Two dice are rolled.
    Roll,
    /// A stone comes to rest on a segment.
    Land {
        /// The stone.
        kind: Kind,
        /// Where it stands now; absent for one on the mat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<Segment>,
        /// Where it comes to rest.
        to: Segment,
        /// The die that is used.
        die: u8,
        /// The other die, spent unused on an escape.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        spent: Option<u8>,
        /// What it meets there.
        landing: Landing,
        /// The stone that its leaving sets free.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        frees: Option<Stone>,
        /// The kind that it recruits from the tray.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        recruits: Option<Kind>,
        /// Why it would win the game at once; empty if it would not.
        wins: Vec<Victory>,
    },
}

/// What a stone meets where it comes to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "meets", rename_all = "snake_case")]
#[schemars(rename = "DragonStoneLanding")]
#[ts(rename = "DragonStoneLanding", export_to = "dragon-stone.ts")]
pub enum Landing {
    /// Nothing.
    Empty,
    /// A stone of its own, which it holds from now on.
    Holds {
        /// The held stone.
        kind: Kind,
    },
    /// An opposing stone, which it entangles.
    Entangles {
        /// The entangled stone.
        kind: Kind,
    },
    /// An opposing stone, which it sends to its owner's tray.
    Expels {
        /// The expelled stone.
        kind: Kind,
    },
    /// An opposing stone, which it destroys.
    Destroys {
        /// The destroyed stone.
        kind: Kind,
        /// How many of that kind its owner has left, wherever they are.
        left: u8,
    },
}

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

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schemars(rename = "DragonStoneEnding")]
#[ts(rename = "DragonStoneEnding", export_to = "dragon-stone.ts")]
pub enum Ending {
    /// A player won.
    Won {
        /// Who.
        winner: Color,
        /// Every reason that holds.
        reasons: Vec<Victory>,
    },
    /// Nobody won.
    Drawn {
        /// Why.
        why: DrawReason,
    },
}

/// A reason to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[schemars(rename = "DragonStoneVictory")]
#[ts(rename = "DragonStoneVictory", export_to = "dragon-stone.ts")]
pub enum Victory {
    /// All of the opponent's stones of one kind are destroyed.
    AllDestroyed {
        /// The kind.
        kind: Kind,
    },
    /// The opponent has no stone in the arena or on the mat.
    NoneInBattle,
}

/// A reason for a draw.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonStoneDrawReason")]
#[ts(rename = "DragonStoneDrawReason", export_to = "dragon-stone.ts")]
pub enum DrawReason {
    /// The same position stood at the start of a turn for the fourth time.
    FourthRepetition,
    /// 500 turns went by without a win.
    TurnLimit,
}

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneView")]
#[ts(rename = "DragonStoneView", export_to = "dragon-stone.ts")]
pub struct View {
    /// The turn, counted from 1, passes included.
    pub turn: u16,
    /// Whose turn it is.
    pub to_move: Color,
    /// What is to be done in it.
    pub stage: Stage,
    /// The dice of this turn, once rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice: Option<Dice>,
    /// The segments with a stone, in ascending order.
    pub arena: Vec<Occupied>,
    /// Black's stones outside the arena.
    pub black: Camp,
    /// White's stones outside the arena.
    pub white: Camp,
    /// How often the position at the start of this turn has stood so far; the fourth time is a draw.
    pub repeated: u8,
    /// The stones of the player to move that cannot be used now, each with the rule that forbids it.
    pub blocked: Vec<Blocked>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Ending>,
}

/// What is to be done in a turn.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DragonStoneStage")]
#[ts(rename = "DragonStoneStage", export_to = "dragon-stone.ts")]
pub enum Stage {
    /// Roll the dice.
    Roll,
    /// Use the dice.
    UseDice,
    /// Nothing, the game is over.
    Over,
}

/// The dice of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneDice")]
#[ts(rename = "DragonStoneDice", export_to = "dragon-stone.ts")]
pub struct Dice {
    /// What was rolled.
    pub values: [u8; 2],
    /// Which of the two have been used.
    pub used: [bool; 2],
}

/// A segment with at least one stone; a lone stone is on the inner place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneOccupied")]
#[ts(rename = "DragonStoneOccupied", export_to = "dragon-stone.ts")]
pub struct Occupied {
    /// The segment.
    pub at: Segment,
    /// The stone on the inner place.
    pub inner: Stone,
    /// The stone on the outer place, which holds or entangles the inner one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outer: Option<Stone>,
}

/// A player's stones outside the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneCamp")]
#[ts(rename = "DragonStoneCamp", export_to = "dragon-stone.ts")]
pub struct Camp {
    /// Stones that wait to be recruited.
    pub tray: Stock,
    /// Recruited stones that have not entered yet.
    pub mat: Stock,
    /// The opposing stones that this player has destroyed.
    pub dead_zone: Stock,
}

/// A number of stones of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneStock")]
#[ts(rename = "DragonStoneStock", export_to = "dragon-stone.ts")]
pub struct Stock {
    /// Vine Dragons.
    pub vine: u8,
    /// Water Dragons.
    pub water: u8,
    /// Fire Dragons.
    pub fire: u8,
}

/// A stone that cannot be used now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(rename = "DragonStoneBlocked")]
#[ts(rename = "DragonStoneBlocked", export_to = "dragon-stone.ts")]
pub struct Blocked {
    /// The stone.
    pub kind: Kind,
    /// Where it stands; absent for one on the mat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<Segment>,
    /// Why.
    pub rule: Rule,
}

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
