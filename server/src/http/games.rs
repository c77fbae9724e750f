//! The games of this house.

use axum::Json;
use dragonhall_protocol::http::GameInfo;
use dragonhall_rules::any;

/// Every game with the number of its players.
pub(super) async fn list() -> Json<Vec<GameInfo>> {
    Json(any::games())
}
