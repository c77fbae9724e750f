//! Who may open a WebSocket.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use dragonhall_protocol::SUBPROTOCOL;

use super::{hello, wire::Wire};
use crate::accept::{Held, grace_is_over};
use crate::config::{Config, Edge};
use crate::house::House;
use crate::household::Household;

/// Much less than the default: most messages are small, and an idle connection should cost little.
const READ_BUFFER_BYTES: usize = 512;
/// Small messages are gathered up to this size before they are written.
const WRITE_BUFFER_BYTES: usize = 16 * 1024;
/// A single message may be larger; one that does not fit is not sent.
const MOST_UNWRITTEN_BYTES: usize = 1024 * 1024;

/// Opens a WebSocket for a page of this house, a page of an allowed origin or a program.
pub(crate) async fn upgrade(
    State(house): State<Arc<House>>,
    Extension(held): Extension<Held>,
    Extension(household): Extension<Household>,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Response {
    if !origin_is_welcome(&headers, &house.config) {
        return (StatusCode::FORBIDDEN, "pages of this origin may not connect\n").into_response();
    }
    let socket = configured(socket, &house.config.edge).protocols([SUBPROTOCOL]);
    if socket.selected_protocol().is_none() {
        let line = format!("ask for the WebSocket sub-protocol {SUBPROTOCOL}\n");
        return (StatusCode::BAD_REQUEST, line).into_response();
    }
    let tasks = house.tasks.clone();
    socket.on_upgrade(move |socket| async move {
        let wire = Wire::new(socket, &house, held.meter.clone());
        let shutdown = house.shutdown.clone();
        let talking = async {
            tokio::select! {
                () = hello::greet(wire, house, household) => {}
                () = grace_is_over(&shutdown) => {}
            }
        };
        tasks.track_future(talking).await;
        drop(held);
    })
}

/// A WebSocket with the limits of this house.
pub(super) fn configured(socket: WebSocketUpgrade, edge: &Edge) -> WebSocketUpgrade {
    let frame_bytes = edge.frame_bytes as usize;
    socket
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(WRITE_BUFFER_BYTES)
        .max_write_buffer_size(MOST_UNWRITTEN_BYTES)
        .max_frame_size(frame_bytes)
        .max_message_size(frame_bytes)
}

/// Programs send no Origin; a browser's must be this server's own or an allowed one.
fn origin_is_welcome(headers: &HeaderMap, config: &Config) -> bool {
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
    let mut named = config.allow_origins.iter().chain(&config.public_url);
    is_own
        || named.any(|welcome| origin_of(welcome).is_some_and(|welcome| welcome.eq_ignore_ascii_case(origin)))
}

/// The origin of an address, as a browser names it: without a path, and without the port that goes without saying.
fn origin_of(address: &str) -> Option<String> {
    let uri: Uri = address.parse().ok()?;
    let (scheme, authority) = (uri.scheme_str()?, uri.authority()?.as_str());
    let usual_port = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => "",
    };
    let authority = authority.strip_suffix(usual_port).unwrap_or(authority);
    Some(format!("{scheme}://{authority}"))
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
        let config = Config {
            allow_origins: vec!["https://friends.example/".to_owned()],
            public_url: Some("https://Play.example:443/hall/".to_owned()),
            ..Config::default()
        };
        origin_is_welcome(&headers, &config)
    }

    #[test]
    fn programs_and_own_pages_are_welcome() {
        assert!(welcome(None, "hall.example"));
        assert!(welcome(Some("https://hall.example"), "hall.example"));
        assert!(welcome(Some("http://127.0.0.1:8080"), "127.0.0.1:8080"));
        assert!(welcome(Some("https://friends.example"), "hall.example"));
        assert!(welcome(Some("https://play.example"), "dragonhall:8080"));
    }

    #[test]
    fn foreign_pages_are_not() {
        assert!(!welcome(Some("https://evil.example"), "hall.example"));
        assert!(!welcome(Some("http://127.0.0.1:9090"), "127.0.0.1:8080"));
        assert!(!welcome(Some("null"), "hall.example"));
        assert!(!welcome(Some("http://play.example"), "dragonhall:8080"));
        assert!(!welcome(Some("https://play.example:8443"), "dragonhall:8080"));
        assert!(!welcome(
            Some("https://hall.example.evil.example"),
            "hall.example"
        ));
    }
}
