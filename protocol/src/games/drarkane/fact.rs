//! What a finished game is remembered for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::dragons::Dragon;
use super::player::Player;

/// Something worth telling of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "fact", rename_all = "snake_case")]
#[schemars(rename = "DrarkaneFact")]
#[ts(rename = "DrarkaneFact", export_to = "drarkane.ts")]
pub enum Fact {
    /// The trick that felled the most Terror.
    BestTrick {
        /// Who won it.
        player: Player,
        /// In which round.
        round: u8,
        /// The trick's number in the round, from 1.
        trick: u16,
        /// The dragons that fell, in this order.
        dragons: Vec<Dragon>,
        /// Their Terror.
        terror: u16,
    },
    /// The trick with the decision that changed the leader's lead most, by what the round would score then.
    TurningPoint {
        /// Who won it.
        player: Player,
        /// In which round.
        round: u8,
        /// The trick's number in the round, from 1.
        trick: u16,
        /// By how many points the lead changed; against the Demon, by how much Terror.
        lead: u16,
    },
    /// How close the dragons came to overrunning the gates.
    Needed {
        /// In which round they came closest.
        round: u8,
        /// How many dragons were missing for the seventh; none where it came.
        missing: u8,
    },
}
