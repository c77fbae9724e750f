//! Rooms: a new one, one by its code, how one is doing.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use dragonhall_protocol::http::{OpenRoom, Opening, RoomAddress, RoomSummary};
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Refusal, RoomCode, RoomId};
use uuid::Uuid;

use super::problem::Refused;
use crate::house::House;
use crate::household::Household;
use crate::room::Order;

/// The most rooms of the public list.
const LISTED: usize = 100;

/// Opens a room for a game.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Extension(household): Extension<Household>,
    opening: Result<Json<Opening>, JsonRejection>,
) -> Result<(StatusCode, Json<RoomAddress>), Refused> {
    let Json(Opening { game, pass }) = opening.map_err(|rejection| {
        Refused(Refusal::BadOptions {
            detail: rejection.body_text(),
        })
    })?;
    house.lets_in(household)?;
    let room = house.open_room(game, pass.as_ref(), household).await?;
    Ok((StatusCode::CREATED, Json(room)))
}

/// The rooms on the public list, the newest first.
pub(super) async fn listed(
    State(house): State<Arc<House>>,
    Extension(household): Extension<Household>,
) -> Result<Json<Vec<OpenRoom>>, Refused> {
    house.budgets.spend(Limit::Lookups, household)?;
    Ok(Json(house.list.rooms(LISTED)))
}

/// The room with this code, while it is in its lobby.
pub(super) async fn by_code(
    State(house): State<Arc<House>>,
    Extension(household): Extension<Household>,
    Path(code): Path<String>,
) -> Result<Json<RoomAddress>, Refused> {
    let room = house
        .find_by_code(&RoomCode(code), household)
        .await
        .map_err(Refused)?;
    Ok(Json(room))
}

/// How a room is doing.
pub(super) async fn summary(
    State(house): State<Arc<House>>,
    Extension(household): Extension<Household>,
    Path(room): Path<String>,
) -> Result<Json<RoomSummary>, Refused> {
    house.budgets.spend(Limit::Lookups, household)?;
    let id = parse(&room)?;
    let (summary, _) = house
        .lobby
        .ask(id, |reply| Order::Summarize { reply })
        .await
        .map_err(Refused)?;
    Ok(Json(summary))
}

/// A room's id; what is none is no room.
pub(super) fn parse(room: &str) -> Result<RoomId, Refused> {
    Uuid::try_parse(room)
        .map(RoomId)
        .map_err(|_| Refused(Refusal::NoSuchRoomOrSeat))
}
