//! Rooms: a new one, one by its code, how one is doing.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode};
use dragonhall_protocol::http::{OpenRoom, RoomAddress, RoomSummary};
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{GameOptions, Refusal, RoomCode, RoomId};
use tracing::error;
use uuid::Uuid;

use super::problem::Refused;
use crate::accept::Peer;
use crate::house::House;
use crate::lobby::OpenError;
use crate::room::Order;
use crate::throttle::throttled;

/// The most rooms of the public list.
const LISTED: u32 = 100;

/// Opens a room for a game.
pub async fn open(
    State(house): State<Arc<House>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    options: Result<Json<GameOptions>, JsonRejection>,
) -> Result<(StatusCode, Json<RoomAddress>), Refused> {
    let Json(options) = options.map_err(|rejection| {
        Refused(Refusal::BadOptions {
            detail: rejection.body_text(),
        })
    })?;
    let address = peer.address(&headers, house.config.behind_proxy);
    house
        .new_rooms
        .check(address)
        .map_err(throttled(Limit::NewRooms))
        .map_err(Refused)?;
    let room = house
        .lobby
        .open(options)
        .await
        .map_err(OpenError::refusal)
        .map_err(Refused)?;
    Ok((StatusCode::CREATED, Json(room)))
}

/// The rooms on the public list, the newest first.
pub async fn listed(State(house): State<Arc<House>>) -> Result<Json<Vec<OpenRoom>>, Refused> {
    let listings = house.store.listings(LISTED).await.map_err(|error| {
        error!(%error, "the public list could not be read");
        Refused(Refusal::Unavailable)
    })?;
    let rooms = listings
        .iter()
        .filter_map(|listing| serde_json::from_str(listing).ok());
    Ok(Json(rooms.collect()))
}

/// The room with this code, while it is in its lobby.
pub async fn by_code(
    State(house): State<Arc<House>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Result<Json<RoomAddress>, Refused> {
    let address = peer.address(&headers, house.config.behind_proxy);
    let room = house
        .find_by_code(&RoomCode(code), address)
        .await
        .map_err(Refused)?;
    Ok(Json(room))
}

/// How a room is doing.
pub async fn summary(
    State(house): State<Arc<House>>,
    Path(room): Path<String>,
) -> Result<Json<RoomSummary>, Refused> {
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
