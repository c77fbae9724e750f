//! Who may open a WebSocket.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use dragonhall_protocol::SUBPROTOCOL;
use tracing::warn;

use super::{hello, wire::Wire};
use crate::accept::{Held, grace_is_over};
use crate::config::{Config, Edge, origin_of};
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
        house.strangers.complain(&headers, &house.config);
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
    is_own || welcome(config).any(|welcome| welcome.eq_ignore_ascii_case(origin))
}

/// The origins whose pages may connect besides those that come from the host that was asked.
fn welcome(config: &Config) -> impl Iterator<Item = String> {
    let own = config.public_url.iter().map(|url| url.origin().to_owned());
    own.chain(config.allow_origins.iter().filter_map(|origin| origin_of(origin)))
}

/// How many origins the log is told of.
const STRANGERS: usize = 16;

/// The origins whose pages were turned away, each of which the log is told of once.
#[derive(Debug, Default)]
pub(crate) struct Strangers(Mutex<BTreeSet<String>>);

impl Strangers {
    /// Tells the log which origin came, and which are welcome.
    fn complain(&self, headers: &HeaderMap, config: &Config) {
        let text = |name| {
            headers
                .get(name)
                .map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned())
        };
        let origin = text(header::ORIGIN).unwrap_or_default();
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() < STRANGERS && known.insert(origin.clone()) {
            warn!(
                origin,
                host = text(header::HOST).unwrap_or_default(),
                welcome = welcome(config).collect::<Vec<_>>().join(", "),
                "pages of this origin may not connect; if they are yours, set DRAGONHALL_PUBLIC_URL to the address that \
                 players open, or let the proxy pass the Host header on"
            );
        }
    }
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
            public_url: Some("https://Play.example:443/hall/".parse().unwrap()),
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
