//! Whether the server is well: for people and containers, and for programs that watch over servers.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;

use crate::VERSION;
use crate::config::seconds;
use crate::house::House;
use crate::store::Health;

/// `200 ok` while what the house stores is stored, `503` otherwise, and the version in the next line; the house stores
/// something every ten seconds.
pub(super) async fn check(State(house): State<Arc<House>>) -> (StatusCode, String) {
    let (status, why) = match why_unwell(&house) {
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, why),
        None => (StatusCode::OK, "ok".to_owned()),
    };
    (status, format!("{why}\ndragonhall {VERSION}\n"))
}

/// What programs ask that watch over servers.
pub(crate) fn router() -> Router<Arc<House>> {
    Router::new()
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
}

/// Whether the process answers, whatever the database does: whoever gets no answer may start it again.
async fn alive() -> &'static str {
    "ok\n"
}

/// Whether players can be sent here: what they do is stored.
async fn ready(State(house): State<Arc<House>>) -> (StatusCode, String) {
    match why_unwell(&house) {
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
        None => (StatusCode::OK, "ok\n".to_owned()),
    }
}

fn why_unwell(house: &House) -> Option<String> {
    let Health { age, failed, .. } = house.store.health();
    if failed {
        Some("the latest attempt to store something failed".to_owned())
    } else if age > seconds(house.config.health_seconds) {
        Some(format!("nothing has been stored for {} seconds", age.as_secs()))
    } else {
        None
    }
}
