//! The protocol page and its schema.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{Html, IntoResponse};
use pulldown_cmark::{Options, Parser, html};

const SCHEMA: &str = include_str!("../../../protocol/schema.json");
const PAGE: &str = include_str!("../../../protocol/README.md");

static RENDERED: LazyLock<String> = LazyLock::new(|| {
    let mut body = String::new();
    html::push_html(&mut body, Parser::new_ext(PAGE, Options::ENABLE_TABLES));
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
         <title>Dragonhall protocol</title><style>{STYLE}</style></head><body><main>{body}</main></body></html>"
    )
});

const STYLE: &str = "body{margin:0;background:#14100d;color:#f6ead3;font:16px/1.55 system-ui,sans-serif}\
    main{max-width:50rem;margin:0 auto;padding:1.5rem}a{color:#ffa04a}\
    pre{background:#261e18;border:1px solid #46382c;border-radius:10px;padding:.8rem;overflow-x:auto}\
    code{font-size:.9em}table{border-collapse:collapse;display:block;overflow-x:auto}\
    td,th{border:1px solid #46382c;padding:.3rem .6rem;text-align:left;vertical-align:top}";

/// The protocol in words.
pub(super) async fn protocol() -> Html<&'static str> {
    Html(&RENDERED)
}

/// The protocol as a JSON Schema.
pub(super) async fn schema() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/schema+json")], SCHEMA)
}
