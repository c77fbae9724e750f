//! The page and its files, carried inside the program.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use dragonhall_protocol::Refusal;
use dragonhall_rules::any;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::problem::Refused;
use crate::config::PublicUrl;
use crate::house::House;

#[derive(RustEmbed)]
#[folder = "../web-client/dist"]
#[allow_missing = true]
struct Files;

/// The page itself, for the root and for every address that the page makes up.
const INDEX: &str = "index.html";

/// How the page as it was built names its own files, and how it says where the house is.
const FILE: &str = "=\"./";
const HOME: &str = "data-home=\"/\"";

/// Files under this folder carry a hash in their name and never change.
const HASHED: &str = "assets/";

const FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// The page as it is sent to browsers: it knows which part of its origin is the house's.
pub(crate) struct Page(Option<(Bytes, HeaderValue)>);

impl Page {
    /// The page of the house at this address; nothing if it was not built into this program.
    pub(crate) fn new(url: Option<&PublicUrl>) -> Self {
        let home = url.map_or_else(|| "/".to_owned(), PublicUrl::home);
        let built = Files::get(INDEX);
        Self(built.map(|file| {
            let text = String::from_utf8_lossy(&file.data)
                .replace(FILE, &format!("=\"{home}"))
                .replace(HOME, &format!("data-home=\"{home}\""));
            let tag = etag(&Sha256::digest(text.as_bytes()).into());
            (text.into(), tag)
        }))
    }
}

/// A file of the page, or the page where it shows something.
pub(super) async fn serve(
    State(house): State<Arc<House>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Refused(Refusal::NoSuchAddress).into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    if is_screen(path) || path == INDEX {
        return match &house.page.0 {
            Some((text, tag)) => answer(INDEX, text.clone(), tag.clone(), "text/html", &headers),
            None => (StatusCode::NOT_FOUND, "the page was not built into this server\n").into_response(),
        };
    }
    match Files::get(path) {
        Some(file) => {
            let kind = file.metadata.mimetype();
            answer(
                path,
                file.data,
                etag(&file.metadata.sha256_hash()),
                kind,
                &headers,
            )
        }
        None => (StatusCode::NOT_FOUND, "nothing is here\n").into_response(),
    }
}

/// Whether the page shows something at this address, as `web-client/src/lib/address.svelte.ts` reads it.
fn is_screen(path: &str) -> bool {
    let is_room = |room| Uuid::try_parse(room).is_ok();
    let is_number = |number: &str| number.parse::<u64>().is_ok();
    match path.trim_end_matches('/').split('/').collect::<Vec<_>>()[..] {
        ["" | "about" | "help"] => true,
        ["help", game] => any::games().iter().any(|info| info.game.as_str() == game),
        ["r", room] => is_room(room),
        ["replay", room, game] => is_room(room) && is_number(game),
        _ => false,
    }
}

fn answer(
    name: &str,
    body: impl IntoResponse,
    tag: HeaderValue,
    kind: &str,
    request: &HeaderMap,
) -> Response {
    let mut response = if request.get(header::IF_NONE_MATCH) == Some(&tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        body.into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, tag);
    headers.insert(
        header::CACHE_CONTROL,
        if name.starts_with(HASHED) {
            FOREVER
        } else {
            ASK_AGAIN
        },
    );
    if let Ok(kind) = HeaderValue::from_str(kind) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    response
}

fn etag(hash: &[u8; 32]) -> HeaderValue {
    let hex: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::from_str(&format!("\"{hex}\"")).expect("hexadecimal digits are fit for a header")
}
