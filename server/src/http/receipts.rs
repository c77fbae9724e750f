//! Receipts of finished games.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use dragonhall_protocol::{Phase, Refusal};
use tracing::error;

use super::problem::Refused;
use super::rooms;
use crate::house::House;
use crate::log::short;
use crate::room::Order;

/// The receipt of a room's latest finished game.
pub async fn download(
    State(house): State<Arc<House>>,
    Path(room): Path<String>,
) -> Result<impl IntoResponse, Refused> {
    let id = rooms::parse(&room)?;
    let receipt = house.store.receipt(id).await.map_err(|error| {
        error!(room = %short(id), %error, "a receipt could not be read");
        Refused(Refusal::Unavailable)
    })?;
    let Some(receipt) = receipt else {
        let (summary, _) = house
            .lobby
            .ask(id, |reply| Order::Summarize { reply })
            .await
            .map_err(Refused)?;
        return Err(Refused(match summary.room.phase {
            Phase::Lobby | Phase::Revealing | Phase::Playing => Refusal::NotFinished,
            Phase::Finished => Refusal::Unavailable,
        }));
    };
    let name = format!("attachment; filename=\"dragonhall-{id}.json\"");
    Ok((
        [
            (header::CONTENT_TYPE, "application/json".to_owned()),
            (header::CONTENT_DISPOSITION, name),
        ],
        receipt,
    ))
}
