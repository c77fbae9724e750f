//! One call: no redirection is followed, and the address that was looked at is the one that is called.

use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::http::{Method, header};
use dragonhall_protocol::http::YourTurn;
use dragonhall_protocol::refusal::WebhookBar;
use http_body_util::Full;
use hyper::Request;
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::allowed::{Allowed, Target, is_internal};

/// How long a call may take.
const LIMIT: Duration = Duration::from_secs(10);

static TLS: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let roots = RootCertStore {
        roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
    };
    Arc::new(
        ClientConfig::builder()
            .with_root_certificates(roots)
            .with_no_client_auth(),
    )
});

/// Why nobody was told.
#[derive(Debug, Error)]
pub(super) enum CallError {
    #[error("the address may not be called: {0:?}")]
    Refused(WebhookBar),
    #[error("the name is not known: {0}")]
    Unknown(std::io::Error),
    #[error("the name leads into a private network")]
    Internal,
    #[error("no connection: {0}")]
    Unreachable(#[from] std::io::Error),
    #[error("no answer: {0}")]
    Broken(#[from] hyper::Error),
    #[error("no answer in time")]
    Slow,
    #[error("the request cannot be written: {0}")]
    Unwritable(#[from] axum::http::Error),
}

/// Posts a notice; the status of the answer.
pub(super) async fn post(allowed: &Allowed, url: &str, notice: &YourTurn) -> Result<u16, CallError> {
    let target = allowed.target(url).map_err(CallError::Refused)?;
    timeout(LIMIT, deliver(&target, notice))
        .await
        .map_err(|_| CallError::Slow)?
}

async fn deliver(target: &Target, notice: &YourTurn) -> Result<u16, CallError> {
    let stream = TcpStream::connect(address(target).await?).await?;
    if !target.tls {
        return speak(stream, target, notice).await;
    }
    let name = ServerName::try_from(target.host.clone()).map_err(std::io::Error::other)?;
    let stream = TlsConnector::from(TLS.clone()).connect(name, stream).await?;
    speak(stream, target, notice).await
}

/// Where the name leads; nowhere inside, unless the configuration names it.
async fn address(target: &Target) -> Result<SocketAddr, CallError> {
    let found: Vec<_> = lookup_host((target.host.as_str(), target.port))
        .await
        .map_err(CallError::Unknown)?
        .collect();
    if !target.trusted && found.iter().any(|address| is_internal(address.ip())) {
        return Err(CallError::Internal);
    }
    found.first().copied().ok_or(CallError::Internal)
}

async fn speak(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    target: &Target,
    notice: &YourTurn,
) -> Result<u16, CallError> {
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await?;
    let host = target.uri.authority().map_or("", |authority| authority.as_str());
    let path = target.uri.path_and_query().map_or("/", |path| path.as_str());
    let body = serde_json::to_vec(notice).map_err(std::io::Error::other)?;
    let request = Request::builder()
        .method(Method::POST)
        .uri(path)
        .header(header::HOST, host)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, "dragonhall")
        .body(Full::new(Bytes::from(body)))?;
    let answer = tokio::select! {
        answer = sender.send_request(request) => answer?,
        ended = connection => {
            ended?;
            return Err(CallError::Slow);
        }
    };
    Ok(answer.status().as_u16())
}

#[cfg(test)]
mod tests {
    use dragonhall_protocol::{GameId, RoomId, Seat};
    use tokio::net::TcpListener;

    use super::*;

    fn notice() -> YourTurn {
        YourTurn {
            room: RoomId(uuid::Uuid::nil()),
            link: None,
            game: GameId::ALL[0],
            seat: Seat(0),
            name: "Ember".to_owned(),
            deadline: None,
        }
    }

    #[tokio::test]
    async fn whoever_cannot_prove_a_name_is_told_nothing() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let host = listener.local_addr().unwrap().to_string();
        let server = tokio::spawn(async move { drop(listener.accept().await) });
        let allowed = Allowed::new(true, std::slice::from_ref(&host));
        let called = post(&allowed, &format!("https://{host}/turn"), &notice()).await;
        assert!(matches!(called, Err(CallError::Unreachable(_))), "{called:?}");
        server.await.unwrap();
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_called() {
        let target = Target {
            uri: "http://localhost/".parse().unwrap(),
            host: "localhost".to_owned(),
            port: 9,
            tls: false,
            trusted: false,
        };
        let called = deliver(&target, &notice()).await;
        assert!(matches!(called, Err(CallError::Internal)), "{called:?}");
    }
}
