//! What there is to know of the house.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use dragonhall_protocol::http::HouseInfo;

use crate::house::House;

/// What there is to know of the house.
pub(super) async fn info(State(house): State<Arc<House>>) -> Json<HouseInfo> {
    Json(HouseInfo {
        put_back: house.put_back.now(house.clock.now()),
    })
}
