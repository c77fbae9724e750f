//! Receipts of finished games.

use std::sync::Arc;

use axum::extract::{Extension, Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Phase, Refusal, RoomId};
use tracing::error;

use super::problem::Refused;
use super::rooms;
use crate::house::House;
use crate::household::Household;
use crate::log::short;
use crate::room::Order;

/// The receipt of a room's latest finished game.
pub(super) async fn latest(
    State(house): State<Arc<House>>,
    Extension(household): Extension<Household>,
    Path(room): Path<String>,
) -> Result<impl IntoResponse, Refused> {
    house.budgets.spend(Limit::Lookups, household)?;
    let id = rooms::parse(&room)?;
    match read(&house, id, None).await? {
        Some(receipt) => Ok(as_file(format!("dragonhall-{id}.json"), receipt)),
        None => Err(Refused(why_none(&house, id).await?)),
    }
}

/// The receipt of the game that ended with this entry.
pub(super) async fn of_game(
    State(house): State<Arc<House>>,
    Extension(household): Extension<Household>,
    Path((room, seq)): Path<(String, String)>,
) -> Result<impl IntoResponse, Refused> {
    house.budgets.spend(Limit::Lookups, household)?;
    let id = rooms::parse(&room)?;
    let seq = parse_seq(&seq)?;
    match read(&house, id, Some(seq)).await? {
        Some(receipt) => Ok(as_file(format!("dragonhall-{id}-{seq}.json"), receipt)),
        None => Err(Refused(Refusal::NoSuchGame)),
    }
}

/// A receipt as it is stored, or the note that it was erased.
pub(super) async fn read(house: &House, room: RoomId, seq: Option<u64>) -> Result<Option<String>, Refused> {
    house.store.receipt(room, seq).await.map_err(|error| {
        error!(room = %short(room), %error, "a receipt could not be read");
        Refused(Refusal::Unavailable)
    })
}

/// The number of an entry; what is none ended no game.
pub(super) fn parse_seq(seq: &str) -> Result<u64, Refused> {
    seq.parse().map_err(|_| Refused(Refusal::NoSuchGame))
}

async fn why_none(house: &House, room: RoomId) -> Result<Refusal, Refused> {
    let (summary, _) = house
        .lobby
        .ask(room, |reply| Order::Summarize { reply })
        .await
        .map_err(Refused)?;
    Ok(match summary.room.phase {
        Phase::Lobby | Phase::Revealing | Phase::Playing => Refusal::NotFinished,
        Phase::Finished => Refusal::Unavailable,
    })
}

fn as_file(name: String, receipt: String) -> impl IntoResponse {
    let disposition = format!("attachment; filename=\"{name}\"");
    (
        [
            (header::CONTENT_TYPE, "application/json".to_owned()),
            (header::CONTENT_DISPOSITION, disposition),
        ],
        receipt,
    )
}
