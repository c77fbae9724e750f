//! A refusal as an HTTP answer.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use dragonhall_protocol::Refusal;
use dragonhall_protocol::http::Problem;

use crate::metrics;

/// A refusal as an HTTP answer.
pub(crate) struct Refused(pub Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self(refusal)
    }
}

/// How many seconds to wait before trying again, where that helps.
pub(crate) fn wait(refusal: &Refusal) -> Option<u32> {
    match refusal {
        Refusal::Throttled { seconds, .. } => Some(*seconds),
        _ => None,
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let Self(refusal) = self;
        metrics::refused(&refusal);
        let status = match &refusal {
            Refusal::NoSuchRoomOrSeat
            | Refusal::NoSuchGame
            | Refusal::NoSuchView
            | Refusal::NoSuchAddress => StatusCode::NOT_FOUND,
            Refusal::Erased { .. } | Refusal::RoomMoved => StatusCode::GONE,
            Refusal::Banned { .. } => StatusCode::FORBIDDEN,
            Refusal::NotFinished => StatusCode::CONFLICT,
            Refusal::Throttled { .. } => StatusCode::TOO_MANY_REQUESTS,
            Refusal::BodyTooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::BodyTooLate { .. } => StatusCode::REQUEST_TIMEOUT,
            Refusal::HouseClosed | Refusal::WrongHouseWord | Refusal::WrongInvitation => {
                StatusCode::FORBIDDEN
            }
            Refusal::Unavailable | Refusal::HouseFull { .. } => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        };
        let wait = wait(&refusal);
        let mut response = (status, Json(Problem { refusal })).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}
