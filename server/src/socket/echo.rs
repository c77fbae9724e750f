//! A WebSocket that says everything back, for suites that test WebSockets; only in builds for tests.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, State};
use axum::response::Response;

use super::upgrade::configured;
use super::wire::{Frame, Wire};
use crate::accept::Held;
use crate::house::House;

/// Opens a WebSocket like that of the protocol, which says everything back.
pub(crate) async fn echo(
    State(house): State<Arc<House>>,
    Extension(held): Extension<Held>,
    socket: WebSocketUpgrade,
) -> Response {
    // The protocol's own messages are never as large as what a suite has said back.
    let socket = configured(socket, &house.config.edge).max_write_buffer_size(usize::MAX);
    socket.on_upgrade(async move |socket| {
        let mut wire = Wire::new(socket, &house, held.meter.clone());
        loop {
            match wire.frame().await {
                Frame::Data(message) => {
                    if wire.echo(message).await.is_err() {
                        break;
                    }
                }
                Frame::Alive => {}
                Frame::Gone(Some(code)) => {
                    wire.close(code).await;
                    break;
                }
                Frame::Gone(None) => break,
            }
        }
        drop(held);
    })
}
