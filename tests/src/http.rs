//! Plain requests.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

use crate::patience::patiently;

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The type of the body.
    pub content_type: String,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).expect("a body of JSON")
    }
}

/// Asks for something.
pub async fn get(server: SocketAddr, path: &str) -> Reply {
    patiently(path, request(server, Method::GET, path, String::new())).await
}

/// Sends JSON.
pub async fn post(server: SocketAddr, path: &str, body: impl Into<String>) -> Reply {
    patiently(path, request(server, Method::POST, path, body.into())).await
}

async fn request(server: SocketAddr, method: Method, path: &str, body: String) -> Reply {
    let stream = TcpStream::connect(server).await.expect("a connection");
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await.expect("an HTTP connection");
    tokio::spawn(connection);
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", server.to_string())
        .header("content-type", "application/json")
        .body(Full::new(Bytes::from(body)))
        .expect("a request");
    let response = sender.send_request(request).await.expect("a response");
    let status = response.status().as_u16();
    let content_type = response
        .headers()
        .get("content-type")
        .and_then(|value| value.to_str().ok());
    let content_type = content_type.unwrap_or_default().to_owned();
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    Reply {
        status,
        content_type,
        body: String::from_utf8(bytes.into()).expect("a body of text"),
    }
}
