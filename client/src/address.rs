//! Where a server is.

use std::fmt;
use std::sync::Arc;

use dragonhall_protocol::Pass;

/// One message as text, as it goes over the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// From this client.
    Sent(&'a str),
    /// From the server.
    Received(&'a str),
}

type Listener = Arc<dyn Fn(Line<'_>) + Send + Sync>;

/// The address of a server's WebSocket, with somebody who may listen in on what is said there.
#[derive(Clone)]
pub struct Address {
    url: String,
    headers: Vec<(String, String)>,
    pass: Option<Pass>,
    listener: Option<Listener>,
}

impl Address {
    /// The server at a URL like `ws://127.0.0.1:8080/ws`.
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            headers: Vec::new(),
            pass: None,
            listener: None,
        }
    }

    /// The same address; every message on a connection to it is shown to the listener too.
    pub fn overheard_by(self, listener: impl Fn(Line<'_>) + Send + Sync + 'static) -> Self {
        Self {
            listener: Some(Arc::new(listener)),
            ..self
        }
    }

    /// The same address, with another header in the request that opens a connection.
    pub fn with_header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// The same address, for somebody who knocks or brings a key.
    pub fn with_pass(mut self, pass: Pass) -> Self {
        self.pass = Some(pass);
        self
    }

    pub(crate) fn pass(&self) -> Option<&Pass> {
        self.pass.as_ref()
    }

    /// The URL.
    pub fn url(&self) -> &str {
        &self.url
    }

    pub(crate) fn headers(&self) -> &[(String, String)] {
        &self.headers
    }

    pub(crate) fn overhear(&self, line: Line<'_>) {
        if let Some(listener) = &self.listener {
            listener(line);
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Address").field(&self.url).finish()
    }
}
