//! Requests that are not WebSockets.
//!
//! - [`games`], [`rooms`], [`played`], [`receipts`], [`mod@house`], [`health`]: the interface for programs
//! - [`page`]: the page and its files
//! - [`mod@guard`]: what every answer tells a browser besides
//! - [`documents`]: the protocol page and its schema

mod documents;
mod games;
mod guard;
pub(crate) mod health;
mod house;
mod page;
mod played;
mod problem;
mod receipts;
mod rooms;

use std::sync::Arc;

use axum::Router;
use axum::routing::get;
use tower_http::compression::CompressionLayer;

pub(crate) use self::guard::{POLICY, guard};
pub(crate) use self::page::Page;
pub(crate) use self::problem::{Refused, wait};
use crate::house::House;
use crate::socket;

/// Every address of this server.
pub(crate) fn router(house: Arc<House>) -> Router {
    let router = Router::new();
    #[cfg(feature = "echo")]
    let router = router.route("/echo", get(socket::echo));
    router
        .route("/ws", get(socket::upgrade))
        .route("/api/health", get(health::check))
        .merge(health::router())
        .route("/api/house", get(house::info))
        .route("/api/games", get(games::list))
        .route("/api/rooms", get(rooms::listed).post(rooms::open))
        .route("/api/rooms/{room}", get(rooms::summary))
        .route("/api/rooms/{room}/receipt", get(receipts::latest))
        .route("/api/rooms/{room}/games", get(played::list))
        .route("/api/rooms/{room}/games/{seq}/receipt", get(receipts::of_game))
        .route("/api/rooms/{room}/games/{seq}/replay", get(played::steps))
        .route("/api/codes/{code}", get(rooms::by_code))
        .route("/protocol", get(documents::protocol))
        .route("/protocol/schema.json", get(documents::schema))
        .fallback(page::serve)
        .layer(CompressionLayer::new())
        .with_state(house)
}
