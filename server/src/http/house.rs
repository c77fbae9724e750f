//! What there is to know of the house.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use dragonhall_protocol::http::HouseInfo;

use crate::config::Welcome;
use crate::house::House;

/// What there is to know of the house.
pub(super) async fn info(State(house): State<Arc<House>>) -> Json<HouseInfo> {
    let Welcome {
        house_word,
        house_name,
        house_greeting,
        house_imprint,
        house_privacy,
    } = house.config.welcome.clone();
    Json(HouseInfo {
        name: house_name,
        greeting: house_greeting,
        imprint: house_imprint,
        privacy: house_privacy,
        closed: house_word.is_some(),
        put_back: house.put_back.now(house.clock.now()),
    })
}
