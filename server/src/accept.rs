//! The accept loop: connections with time limits, counted, and all of them waited for at the end.
//!
//! `axum::serve` has no limit on how long a request's head may take and forgets upgraded sockets at
//! shutdown, so this house opens its own door.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use dragonhall_protocol::Refusal;
use dragonhall_protocol::http::Problem;
use dragonhall_protocol::refusal::Limit;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy, sink};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;
use tracing::{debug, warn};

use crate::budget::{Place, Share, throttled};
use crate::config::{Edge, seconds, seconds_up};
use crate::house::House;
use crate::household::Household;
use crate::http::{POLICY, Refused, guard, wait};
use crate::metrics;
use crate::stream::{Insistent, Meter};

/// The largest head of a request in bytes.
const HEAD_BYTES: usize = 16 * 1024;

/// How much may be on its way to a client, in bytes. As the system says that it takes more when a third of it
/// is free, whoever takes less than that in the time of one write makes no progress.
const SEND_BUFFER_BYTES: usize = 64 * 1024;

/// How long the answer to a request may take.
const REQUEST: Duration = Duration::from_secs(30);

/// How long connections have to end once the server stops.
const GRACE: Duration = Duration::from_millis(750);

/// How long to wait after the system refused to accept, when it has no file handles left for example.
const BREATHER: Duration = Duration::from_millis(100);

/// How long the log is not told again that nobody can be accepted.
const COMPLAINT: Duration = Duration::from_secs(30);

/// How many are told at the same time that there is no place for them; others are told nothing.
const TURNED_AWAY: usize = 64;

/// How long somebody who is turned away should wait when the house is full.
const FULL: Duration = Duration::from_secs(10);

/// What a connection takes up as long as it is open.
#[derive(Clone)]
pub(crate) struct Held {
    _place: Arc<Place>,
    /// A proxy's connection has none: each request through it has its own.
    share: Option<Arc<Share>>,
    /// What it has sent since it last came to the end of a message.
    pub meter: Meter,
}

/// Accepts connections until the house shuts down, then waits for those that are open.
pub(crate) async fn accept(house: Arc<House>, listener: TcpListener, router: Router) {
    let doorstep = Arc::new(Semaphore::new(TURNED_AWAY));
    let mut complaint = Complaint::default();
    loop {
        let (stream, address) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    complaint.about(&error);
                    sleep(BREATHER).await;
                    continue;
                }
            },
            () = house.shutdown.cancelled() => break,
        };
        match admit(&house, address.ip()) {
            Ok(held) => {
                let serving = serve(house.clone(), router.clone(), stream, address, held);
                house.tasks.spawn(serving);
            }
            Err(answer) => {
                debug!(peer = %address, "a connection was turned away");
                if let Ok(step) = doorstep.clone().try_acquire_owned() {
                    tokio::spawn(async move {
                        turn_away(stream, answer).await;
                        drop(step);
                    });
                }
            }
        }
    }
    drop(listener);
    house.tasks.close();
    if timeout(seconds(house.config.edge.shutdown_seconds), house.tasks.wait())
        .await
        .is_err()
    {
        warn!(left = house.tasks.len(), "not everything came to its end in time");
    }
}

/// What the log is told when connections cannot be accepted: once in a while, however often it happens.
#[derive(Default)]
struct Complaint {
    told: Option<Instant>,
    times: u64,
}

impl Complaint {
    fn about(&mut self, error: &io::Error) {
        self.times += 1;
        if self.told.is_none_or(|told| told.elapsed() >= COMPLAINT) {
            warn!(%error, times = self.times, "connections could not be accepted: they wait");
            *self = Self {
                told: Some(Instant::now()),
                times: 0,
            };
        }
    }
}

/// Waits until connections must have ended because the server stops.
pub(crate) async fn grace_is_over(shutdown: &CancellationToken) {
    shutdown.cancelled().await;
    sleep(GRACE).await;
}

/// A place for a new connection, or what it is answered instead.
fn admit(house: &House, address: IpAddr) -> Result<Held, String> {
    let budgets = &house.budgets;
    let place = budgets.places.place().ok_or_else(|| {
        let refusal = throttled(Limit::Connections)(FULL);
        answer(StatusCode::SERVICE_UNAVAILABLE, seconds_up(FULL), refusal)
    })?;
    // A proxy speaks for many households, each of which is counted when it is known.
    let share = if house.proxies.contains(address) {
        None
    } else {
        let household = Household::of(address);
        let share = budgets
            .spend(Limit::NewConnections, household)
            .and_then(|()| budgets.share(household));
        Some(Arc::new(share.map_err(|refusal| {
            let wait = wait(&refusal).unwrap_or(seconds_up(FULL));
            answer(StatusCode::TOO_MANY_REQUESTS, wait, refusal)
        })?))
    };
    Ok(Held {
        _place: Arc::new(place),
        share,
        meter: Meter::new(),
    })
}

fn answer(status: StatusCode, wait: u32, refusal: Refusal) -> String {
    metrics::refused(&refusal);
    let body = serde_json::to_string(&Problem { refusal }).expect("every refusal can be written as JSON");
    let length = body.len();
    format!(
        "HTTP/1.1 {status}\r\nretry-after: {wait}\r\nconnection: close\r\ncache-control: no-store\r\n\
         content-security-policy: {POLICY}\r\nreferrer-policy: no-referrer\r\n\
         x-content-type-options: nosniff\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    )
}

/// Answers without a look at the request, which is read so that the answer is not lost with it.
async fn turn_away(mut stream: TcpStream, answer: String) {
    let goodbye = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await?;
        copy(&mut stream.take(HEAD_BYTES as u64), &mut sink()).await
    };
    let _ = timeout(GRACE, goodbye).await;
}

async fn serve(house: Arc<House>, router: Router, stream: TcpStream, address: SocketAddr, held: Held) {
    let _ = stream.set_nodelay(true);
    let _ = SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER_BYTES);
    let stream = Insistent::new(
        stream,
        seconds(house.config.edge.write_seconds),
        held.meter.clone(),
    );
    let at_home = house.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        let (house, router, held) = (at_home.clone(), router.clone(), held.clone());
        async move {
            let home = house.config.public_url.as_ref();
            if let Some(inside) = home.and_then(|home| home.inside(request.uri())) {
                *request.uri_mut() = inside;
            }
            let path = request.uri().path().to_owned();
            let mut response = respond(&house, router, address.ip(), held, request).await;
            guard(&path, &mut response);
            Ok::<_, Infallible>(response)
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
            timeout(GRACE, connection).await.unwrap_or(Ok(()))
        }
    };
    if let Err(error) = served {
        debug!(%error, peer = %address, "a connection ended with an error");
    }
}

/// Answers a request, as far as the household that it comes from has budget left.
async fn respond(
    house: &House,
    router: Router,
    peer: IpAddr,
    mut held: Held,
    mut request: Request<Incoming>,
) -> Response {
    let household = Household::of(house.proxies.origin(peer, request.headers()));
    let budgets = &house.budgets;
    let spent = budgets.spend(Limit::Requests, household);
    let share = match (spent, &held.share) {
        (Ok(()), Some(_)) => Ok(()),
        (Ok(()), None) => budgets
            .share(household)
            .map(|share| held.share = Some(Arc::new(share))),
        (Err(refusal), _) => Err(refusal),
    };
    if let Err(refusal) = share {
        return Refused(refusal).into_response();
    }
    request.extensions_mut().insert(household);
    request.extensions_mut().insert(held);
    let (head, body) = request.into_parts();
    let body = match whole(body, &house.config.edge).await {
        Ok(body) => body,
        Err(refusal) => return Refused(refusal).into_response(),
    };
    let request = Request::from_parts(head, Body::from(body));
    match timeout(REQUEST, router.oneshot(request)).await {
        Ok(response) => response.unwrap_or_else(|never| match never {}),
        Err(_) => Refused(Refusal::Unavailable).into_response(),
    }
}

/// The body of a request, which has as much time to come as its head had.
async fn whole(body: Incoming, edge: &Edge) -> Result<Bytes, Refusal> {
    let (most, time) = (edge.body_bytes, edge.header_seconds);
    match timeout(seconds(time), Limited::new(body, most as usize).collect()).await {
        Ok(Ok(body)) => Ok(body.to_bytes()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(Refusal::BodyTooLarge { most }),
        Ok(Err(error)) => Err(Refusal::Malformed {
            detail: error.to_string(),
        }),
        Err(_) => Err(Refusal::BodyTooLate { seconds: time }),
    }
}
