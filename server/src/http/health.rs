//! Whether the server is well.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use tracing::error;

use crate::house::House;

/// `200 ok` while the database answers, `503` otherwise.
pub async fn check(State(house): State<Arc<House>>) -> (StatusCode, &'static str) {
    match house.store.check().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            error!(%error, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}
