//! How much time the seats have left.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::time::Time;

/// The clocks of a game that is played with time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "clocks.ts")]
pub struct Clocks {
    /// The server's time for which this was written.
    pub now: Time,
    /// Whether the clocks stand still by consent.
    pub paused: bool,
    /// Whether they stand still because the clock alone has played for three rounds; whoever comes back or decides lets them run on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub asleep: bool,
    /// The clocks in the order of the seats.
    pub seats: Vec<SeatClock>,
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "clocks.ts")]
pub struct SeatClock {
    /// How many milliseconds the seat had left at `now`.
    #[ts(type = "number")]
    pub left: u64,
    /// When its time is up; absent while the clock stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deadline: Option<Time>,
}
