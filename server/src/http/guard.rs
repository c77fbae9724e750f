//! What every answer tells a browser besides: what it may do with it, and whether it may keep it.

use axum::http::{HeaderValue, header};
use axum::response::Response;

/// Scripts and connections of this house only; style attributes are how the page moves its pieces.
pub(crate) const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                                 object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Adds it to the answer to a request for this path.
pub(crate) fn guard(path: &str, response: &mut Response) {
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    if path.starts_with("/api/") {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}
