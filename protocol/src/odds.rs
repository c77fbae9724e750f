//! Odds: how likely something is, as far as one seat can know.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How likely something is, computed from what one seat is shown and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "odds.ts")]
pub struct Chance {
    /// What may happen.
    pub of: ChanceOf,
    /// The offer that it would follow, by its place in the table's `offers`; absent where it follows from the table as it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offer: Option<u16>,
    /// How often in a thousand times: 0 only if it was never found to happen, 1000 only if always.
    pub permille: u16,
}

/// What may happen.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "odds.ts")]
pub enum ChanceOf {
    /// Dragon Farkle: the next roll is a farkle before any card changes it; after dice are set aside, if the player rolls on. Exact.
    Farkle,
    /// Dragon Farkle: the next roll of the Final Battle hurts the dragon before any card changes it. Exact.
    DragonHurt,
    /// Dragon Farkle: the next roll of the Final Battle slays the dragon before any card changes it. Exact.
    /// Draghan: the dragon is there and all foes together can be beaten, see `monsters_beaten`.
    DragonSlain,
    /// Dragon Stone: the next roll lets this player entangle, expel or destroy an opposing stone. Exact.
    Hit,
    /// Dragon Stone: the opponent's next roll lets the opponent entangle, expel or destroy a stone of this player; with a
    /// die left, if that is used as safely as can be. Exact.
    BeHit,
    /// Drarkane: the card wins the trick. Estimated from the cards that this seat sees nowhere, dealt anew to the others but to
    /// nobody who has shown not to have them; they play towards their contracts as simple players do.
    TrickWon,
    /// Draghan: the party, with all equipment it then has, can beat all monsters of the present fight (1000 or 0, exact) or of
    /// the next place. The latter is estimated from what could be drawn, and a place without monsters counts.
    MonstersBeaten,
}
