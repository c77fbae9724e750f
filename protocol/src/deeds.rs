//! What people did to each other and to the room, as everybody is told it.
//!
//! The field calls this: audit trail.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::bots::Level;
use crate::door::Door;
use crate::ids::{PlayerId, Seat};
use crate::time::Time;

/// Something that somebody, or the table by a vote, did to others or to the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "deeds.ts")]
pub struct Deed {
    /// The entry's number.
    #[ts(type = "number")]
    pub seq: u64,
    /// When it was stored.
    pub at: Time,
    /// Who did it; absent where the table voted, or the room did it by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<Somebody>,
    /// What was done.
    pub did: Did,
}

/// Somebody as they were called then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "deeds.ts")]
pub struct Somebody {
    /// Who.
    pub player: PlayerId,
    /// The name.
    pub name: String,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(export_to = "deeds.ts")]
pub enum Did {
    /// Made a key to somebody else's seat.
    MadeKey {
        /// Whose.
        whose: Somebody,
    },
    /// Moved to another device with a key.
    Moved,
    /// Freed a seat.
    FreedSeat {
        /// Which.
        seat: Seat,
        /// Who sat there.
        whose: Somebody,
    },
    /// Sat down while a game was on.
    TookSeat {
        /// Where.
        seat: Seat,
        /// Who played there until then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<Somebody>,
    },
    /// Put a bot on a free seat while a game was on.
    BotSat {
        /// Where.
        seat: Seat,
        /// What it is called.
        name: String,
        /// How well it plays.
        level: Level,
    },
    /// Let a bot go on for somebody.
    BotGoesOn {
        /// Where.
        seat: Seat,
        /// For whom; absent where the seat is free.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        whose: Option<Somebody>,
    },
    /// Came back to a seat that a bot had gone on for.
    CameBack {
        /// Where.
        seat: Seat,
    },
    /// Handed a seat to somebody who watched.
    HandedOver {
        /// Which.
        seat: Seat,
        /// Who had it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<Somebody>,
        /// Who has it now.
        to: Somebody,
    },
    /// Made somebody the host.
    Hosted {
        /// Whom.
        who: Somebody,
    },
    /// Muted somebody, or let somebody speak again.
    Muted {
        /// Whom.
        who: Somebody,
        /// Whether that person is muted now.
        muted: bool,
    },
    /// Sent somebody away for the evening.
    Removed {
        /// Whom.
        who: Somebody,
    },
    /// Opened or closed the door.
    SetDoor {
        /// Who may come in from now on.
        door: Door,
    },
    /// Ended the game before its end.
    Ended,
    /// Stopped the clocks.
    Paused,
    /// Fell asleep with its clocks standing still, since the clock alone had played for three rounds.
    FellAsleep,
    /// Woke the room by coming back.
    WokeUp,
    /// Had the own name and all that was said taken out of the room.
    WasForgotten,
    /// Let the clocks run on.
    Resumed,
    /// Whoever runs the house did something about the room or a seat.
    House {
        /// What.
        act: HouseAct,
        /// Which seat, where it is about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<Seat>,
        /// Who sits there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        whose: Option<Somebody>,
    },
}

/// What whoever runs the house did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "deeds.ts")]
pub enum HouseAct {
    /// Will free a seat once its player has been away for long.
    WillFree,
    /// Made a key to a seat that opens it once its player has been away for long.
    WillOpen,
    /// Does neither, because the player is back or a day has passed.
    LetBe,
    /// Freed a seat.
    Freed,
    /// Made a key to a seat while no game is on.
    MadeKey,
    /// Took the room off the public list.
    Unlisted,
}
