//! Who may open a WebSocket.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use dragonhall_protocol::SUBPROTOCOL;

use super::{hello, wire::Wire};
use crate::accept::Peer;
use crate::house::House;

/// Much less than the default: most messages are small, and an idle connection should cost little.
const READ_BUFFER: usize = 1024;
/// Small messages are gathered up to this size before they are written.
const WRITE_BUFFER: usize = 16 * 1024;
/// A single message may be larger; one that does not fit is not sent.
const MOST_UNWRITTEN: usize = 1024 * 1024;

/// Opens a WebSocket for a page of this house, a page of an allowed origin or a program.
pub async fn upgrade(
    State(house): State<Arc<House>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Response {
    if !origin_is_welcome(&headers, &house.config.allow_origins) {
        return (StatusCode::FORBIDDEN, "pages of this origin may not connect\n").into_response();
    }
    let frame_bytes = house.config.edge.frame_bytes as usize;
    let socket = socket
        .protocols([SUBPROTOCOL])
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNWRITTEN)
        .max_frame_size(frame_bytes)
        .max_message_size(frame_bytes);
    if socket.selected_protocol().is_none() {
        let line = format!("ask for the WebSocket sub-protocol {SUBPROTOCOL}\n");
        return (StatusCode::BAD_REQUEST, line).into_response();
    }
    let address = peer.address(&headers, house.config.behind_proxy);
    let tasks = house.tasks.clone();
    let place = peer.into_place();
    socket.on_upgrade(move |socket| async move {
        let wire = Wire::new(socket, &house.config.edge);
        tasks.track_future(hello::greet(wire, house, address)).await;
        drop(place);
    })
}

/// Programs send no Origin; a browser's must be this server's own or an allowed one.
fn origin_is_welcome(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin
        .parse::<Uri>()
        .ok()
        .and_then(|uri| uri.authority().map(ToString::to_string));
    let is_own = authority.is_some() && authority.as_deref() == host;
    is_own
        || allowed
            .iter()
            .any(|welcome| welcome.trim_end_matches('/').eq_ignore_ascii_case(origin))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn welcome(origin: Option<&str>, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        origin_is_welcome(&headers, &["https://friends.example/".to_owned()])
    }

    #[test]
    fn programs_and_own_pages_are_welcome() {
        assert!(welcome(None, "hall.example"));
        assert!(welcome(Some("https://hall.example"), "hall.example"));
        assert!(welcome(Some("http://127.0.0.1:8080"), "127.0.0.1:8080"));
        assert!(welcome(Some("https://friends.example"), "hall.example"));
    }

    #[test]
    fn foreign_pages_are_not() {
        assert!(!welcome(Some("https://evil.example"), "hall.example"));
        assert!(!welcome(Some("http://127.0.0.1:9090"), "127.0.0.1:8080"));
        assert!(!welcome(Some("null"), "hall.example"));
        assert!(!welcome(
            Some("https://hall.example.evil.example"),
            "hall.example"
        ));
    }
}
