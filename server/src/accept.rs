//! The accept loop: connections with time limits, counted, and all of them waited for at the end.
//!
//! `axum::serve` has no limit on how long a request's head may take and forgets upgraded sockets at
//! shutdown, so this house opens its own door.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;
use tracing::{debug, warn};

use crate::config::seconds;
use crate::house::House;

/// The largest head of a request in bytes.
const HEAD_BYTES: usize = 16 * 1024;

/// How long a request may take, its body included.
const REQUEST: Duration = Duration::from_secs(30);

/// How long to wait after the system refused to accept, when it has no file handles left for example.
const BREATHER: Duration = Duration::from_millis(100);

const OVERLOADED: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// The other end of a connection, and the place among all connections that it takes up.
#[derive(Clone, Debug)]
pub struct Peer {
    address: SocketAddr,
    place: Arc<OwnedSemaphorePermit>,
}

impl Peer {
    /// Where the request really comes from.
    pub fn address(&self, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
        let forwarded = || {
            let last = headers.get_all("x-forwarded-for").iter().next_back()?;
            last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        behind_proxy
            .then(forwarded)
            .flatten()
            .unwrap_or(self.address.ip())
    }

    /// Kept by a WebSocket for as long as it is open.
    pub fn into_place(self) -> Arc<OwnedSemaphorePermit> {
        self.place
    }
}

/// Accepts connections until the house shuts down, then waits for those that are open.
pub async fn accept(house: Arc<House>, listener: TcpListener, router: Router) {
    let places = Arc::new(Semaphore::new(house.config.edge.max_connections as usize));
    loop {
        let (stream, address) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    warn!(%error, "a connection could not be accepted");
                    sleep(BREATHER).await;
                    continue;
                }
            },
            () = house.shutdown.cancelled() => break,
        };
        let Ok(place) = places.clone().try_acquire_owned() else {
            turn_away(stream).await;
            continue;
        };
        let _ = stream.set_nodelay(true);
        let peer = Peer {
            address,
            place: Arc::new(place),
        };
        house
            .tasks
            .spawn(serve(house.clone(), router.clone(), stream, peer));
    }
    drop(listener);
    house.tasks.close();
    if timeout(seconds(house.config.edge.shutdown_seconds), house.tasks.wait())
        .await
        .is_err()
    {
        warn!(left = house.tasks.len(), "some connections did not close in time");
    }
}

async fn turn_away(mut stream: TcpStream) {
    debug!("too many connections");
    let _ = timeout(BREATHER, stream.write_all(OVERLOADED)).await;
}

async fn serve(house: Arc<House>, router: Router, stream: TcpStream, peer: Peer) {
    let address = peer.address;
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        let router = router.clone();
        async move {
            let answer = timeout(REQUEST, router.oneshot(request)).await;
            Ok::<_, Infallible>(match answer {
                Ok(answer) => answer.unwrap_or_else(|never| match never {}),
                Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
            })
        }
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(seconds(house.config.edge.header_seconds))
        .max_buf_size(HEAD_BYTES);
    let connection = http
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let served = tokio::select! {
        served = connection.as_mut() => served,
        () = house.shutdown.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        debug!(%error, peer = %address, "a connection ended with an error");
    }
}
