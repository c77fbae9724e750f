//! Who takes part in tricks.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::Seat;

/// Somebody who takes part in tricks.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DrarkanePlayer")]
#[ts(rename = "DrarkanePlayer", export_to = "drarkane.ts")]
pub enum Player {
    /// Somebody at the table.
    Seat(Seat),
    /// The third of two players: his pile plays for him.
    FallenKing,
    /// The opponent of a single player: its pile plays for it.
    Demon,
}
