//! The page and its files, carried inside the program.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../web-client/dist"]
#[allow_missing = true]
struct Files;

/// The page itself, for the root and for every address that the page makes up.
const INDEX: &str = "index.html";

/// Files under this folder carry a hash in their name and never change.
const HASHED: &str = "assets/";

const FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// A file of the page, or the page.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let is_page = !path.contains('.') && !path.starts_with("api/");
    let name = if is_page { INDEX } else { path };
    match Files::get(name) {
        Some(file) => answer(name, &file, &headers),
        None if is_page => {
            (StatusCode::NOT_FOUND, "the page was not built into this server\n").into_response()
        }
        None => (StatusCode::NOT_FOUND, "not found\n").into_response(),
    }
}

fn answer(name: &str, file: &EmbeddedFile, request: &HeaderMap) -> Response {
    let tag = etag(&file.metadata.sha256_hash());
    let mut response = if request.get(header::IF_NONE_MATCH) == Some(&tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        file.data.clone().into_response()
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
    if let Ok(kind) = HeaderValue::from_str(file.metadata.mimetype()) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    response
}

fn etag(hash: &[u8; 32]) -> HeaderValue {
    let hex: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::from_str(&format!("\"{hex}\"")).expect("hexadecimal digits are fit for a header")
}
