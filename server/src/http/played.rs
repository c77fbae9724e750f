//! Finished games of a room: the list of them, and the way through each step by step.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use dragonhall_protocol::http::{PlayedBy, PlayedGame, Replay};
use dragonhall_protocol::receipt::ErasedReceipt;
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Refusal, Seat};
use dragonhall_rules::receipt::GameReceipt;
use dragonhall_rules::{Viewer, replay};
use serde::Deserialize;
use tracing::error;

use super::problem::Refused;
use super::{receipts, rooms};
use crate::house::House;
use crate::household::Household;
use crate::log::short;
use crate::store::{FinishedGame, FinishedQuery};

/// The most games of a list.
const GAMES: u32 = 50;
/// The most steps of one answer.
const STEPS: usize = 100;

/// The finished games of a room, the latest first.
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Extension(household): Extension<Household>,
    Path(room): Path<String>,
) -> Result<Json<Vec<PlayedGame>>, Refused> {
    house.budgets.spend(Limit::Lookups, household)?;
    let id = rooms::parse(&room)?;
    let query = FinishedQuery {
        game: None,
        player: None,
        room: Some(id),
        most: GAMES,
    };
    let games = house.store.finished(query).await.map_err(|error| {
        error!(room = %short(id), %error, "finished games could not be read");
        Refused(Refusal::Unavailable)
    })?;
    Ok(Json(games.into_iter().map(played).collect()))
}

/// Which steps are asked for, and from where they are looked at.
#[derive(Debug, Deserialize)]
pub(super) struct Part {
    #[serde(default = "open")]
    view: String,
    #[serde(default)]
    from: usize,
    #[serde(default = "some")]
    most: usize,
}

fn open() -> String {
    "open".to_owned()
}

fn some() -> usize {
    STEPS / 2
}

/// Steps of the game that ended with this entry.
pub(super) async fn steps(
    State(house): State<Arc<House>>,
    Extension(household): Extension<Household>,
    Path((room, seq)): Path<(String, String)>,
    part: Result<Query<Part>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Replay>, Refused> {
    house.budgets.spend(Limit::Replays, household)?;
    let Query(part) = part.map_err(|_| Refused(Refusal::NoSuchView))?;
    let id = rooms::parse(&room)?;
    let seq = receipts::parse_seq(&seq)?;
    let stored = receipts::read(&house, id, Some(seq))
        .await?
        .ok_or(Refused(Refusal::NoSuchGame))?;
    let unreadable = |reason: String| {
        error!(room = %short(id), seq, reason, "a stored receipt cannot be replayed");
        Refused(Refusal::Unavailable)
    };
    if let Ok(ErasedReceipt { erased, .. }) = serde_json::from_str(&stored) {
        return Err(Refused(Refusal::Erased { at: erased }));
    }
    let receipt: GameReceipt =
        serde_json::from_str(&stored).map_err(|error| unreadable(error.to_string()))?;
    let viewer = viewer(&part.view, receipt.seats.len()).ok_or(Refused(Refusal::NoSuchView))?;
    let tables = replay::steps(&receipt, viewer, part.from, part.most.min(STEPS))
        .map_err(|error| unreadable(error.to_string()))?;
    Ok(Json(Replay {
        steps: replay::length(&receipt) as u32,
        from: part.from as u32,
        tables,
        played: PlayedGame {
            seq,
            game: receipt.game,
            players: receipt
                .seats
                .into_iter()
                .map(|seat| PlayedBy {
                    name: seat.name.unwrap_or_default(),
                    bot: seat.bot,
                })
                .collect(),
            outcome: receipt.outcome,
            played: receipt.played,
            erased: None,
        },
    }))
}

/// A finished game may be looked at from any seat, as anybody, or with all hands open.
fn viewer(word: &str, seats: usize) -> Option<Viewer> {
    match word {
        "open" => Some(Viewer::Open),
        "public" => Some(Viewer::Public),
        number => {
            let seat: u8 = number.parse().ok()?;
            (usize::from(seat) < seats).then_some(Viewer::Seat(Seat(seat)))
        }
    }
}

fn played(game: FinishedGame) -> PlayedGame {
    PlayedGame {
        seq: game.seq,
        game: game.options,
        players: game.players,
        outcome: game.outcome,
        played: (game.began, game.ended),
        erased: serde_json::from_str(&game.receipt)
            .ok()
            .map(|ErasedReceipt { erased, .. }| erased),
    }
}
