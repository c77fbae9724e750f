//! Rooms that were recorded once, and that every later build must fold to the same tables.
//!
//! The field calls this: regression corpus.
//!
//! - [`format`](mod@format): how recorded rooms are written; [`changes`]: where a later build means to differ
//! - [`plan`]: which rooms are recorded
//! - [`course`]: how an evening goes; [`evening`]: who is there and how they are heard; [`acts`]: what they do
//! - [`since`]: what they could not do in the first build that was recorded

mod acts;
pub mod changes;
mod course;
mod evening;
pub mod format;
mod plan;
mod since;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use dragonhall_protocol::GameId;
use futures_util::StreamExt;
use futures_util::stream;

pub use format::Recording;

/// How many rooms are recorded at the same time.
const AT_ONCE: usize = 4;

/// The folder of the recorded rooms.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

/// Records so many rooms with this build, and gives them by the game that they began with.
pub async fn record(build: &str, rooms: usize) -> BTreeMap<GameId, Vec<Recording>> {
    let plans = plan::rooms(build, rooms);
    let recorded: Vec<(GameId, Recording)> = stream::iter(plans)
        .map(|plan| async move {
            let game = plan.game.game();
            (game, course::spend(plan).await)
        })
        .buffered(AT_ONCE)
        .collect()
        .await;
    let mut games: BTreeMap<GameId, Vec<Recording>> = BTreeMap::new();
    for (game, recording) in recorded {
        games.entry(game).or_default().push(recording);
    }
    games
}
