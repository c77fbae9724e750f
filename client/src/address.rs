//! Where a server is.

use std::fmt;
use std::sync::Arc;

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
    listener: Option<Listener>,
}

impl Address {
    /// The server at a URL like `ws://127.0.0.1:8080/ws`.
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            url: url.into(),
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

    /// The URL.
    pub fn url(&self) -> &str {
        &self.url
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
