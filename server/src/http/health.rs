//! Whether the server is well.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;

use crate::config::seconds;
use crate::house::House;
use crate::store::Health;

/// `200 ok` while what the house stores is stored, `503` otherwise; the house stores something every ten seconds.
pub(super) async fn check(State(house): State<Arc<House>>) -> (StatusCode, String) {
    let Health { age, failed } = house.store.health();
    if failed {
        unwell("the latest attempt to store something failed\n".to_owned())
    } else if age > seconds(house.config.health_seconds) {
        unwell(format!("nothing has been stored for {} seconds\n", age.as_secs()))
    } else {
        (StatusCode::OK, "ok\n".to_owned())
    }
}

fn unwell(why: String) -> (StatusCode, String) {
    (StatusCode::SERVICE_UNAVAILABLE, why)
}
