//! Plain requests.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper::{HeaderMap, Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::{TcpSocket, TcpStream};

use crate::patience::patiently;

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The type of the body.
    pub content_type: String,
    /// The head.
    pub headers: HeaderMap,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).expect("a body of JSON")
    }

    /// A line of the head; empty where there is none.
    pub fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name).and_then(|value| value.to_str().ok());
        value.unwrap_or_default()
    }
}

/// Asks for something.
pub async fn get(server: SocketAddr, path: &str) -> Reply {
    Visitor::of(server).get(path).await
}

/// Sends JSON.
pub async fn post(server: SocketAddr, path: &str, body: impl Into<String>) -> Reply {
    Visitor::of(server).post(path, body).await
}

/// Somebody who sends requests from somewhere.
#[derive(Clone, Debug)]
pub struct Visitor {
    server: SocketAddr,
    local: IpAddr,
    headers: Vec<(&'static str, String)>,
}

impl Visitor {
    /// Somebody who says nothing special.
    pub fn of(server: SocketAddr) -> Self {
        Self {
            server,
            local: Ipv4Addr::LOCALHOST.into(),
            headers: Vec::new(),
        }
    }

    /// From another address of this machine.
    pub fn at(self, local: [u8; 4]) -> Self {
        Self {
            local: local.into(),
            ..self
        }
    }

    /// With another header.
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> Reply {
        patiently(path, self.request(Method::GET, path, String::new())).await
    }

    /// Sends JSON.
    pub async fn post(&self, path: &str, body: impl Into<String>) -> Reply {
        patiently(path, self.request(Method::POST, path, body.into())).await
    }

    /// A connection.
    pub async fn connects(&self) -> TcpStream {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket
            .bind(SocketAddr::new(self.local, 0))
            .expect("an address of this machine");
        socket.connect(self.server).await.expect("a connection")
    }

    async fn request(&self, method: Method, path: &str, body: String) -> Reply {
        let stream = self.connects().await;
        let (mut sender, connection) = handshake(TokioIo::new(stream)).await.expect("an HTTP connection");
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", self.server.to_string())
            .header("content-type", "application/json");
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::new(Bytes::from(body))).expect("a request");
        let response = sender.send_request(request).await.expect("a response");
        let status = response.status().as_u16();
        let headers = response.headers().clone();
        let content_type = headers.get("content-type").and_then(|value| value.to_str().ok());
        let content_type = content_type.unwrap_or_default().to_owned();
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        Reply {
            status,
            content_type,
            headers,
            body: String::from_utf8(bytes.into()).expect("a body of text"),
        }
    }
}
