//! The address on which the house tells of itself: for Prometheus, and for whoever asks whether it is well.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::time::sleep;
use tracing::error;

use super::{GROUP_REQUESTS, Gauges, REQUESTS, SECONDS, describe};
use crate::house::House;
use crate::http::health;

/// The text that Prometheus reads.
const TEXT: &str = "text/plain; version=0.0.4; charset=utf-8";

/// How often what was measured is summed up, whether or not anybody asks: until then every measurement takes up memory.
const UPKEEP: Duration = Duration::from_secs(5);

/// The address, on which nobody is answered yet; from here on everything is counted.
pub struct Endpoint {
    listener: TcpListener,
    address: SocketAddr,
    told: PrometheusHandle,
}

/// What the answers are made of.
#[derive(Clone)]
struct Telling {
    house: Arc<House>,
    told: PrometheusHandle,
    gauges: Arc<Gauges>,
}

impl Endpoint {
    /// Listens there, and has everything counted from now on.
    pub async fn bind(address: SocketAddr) -> Result<Self> {
        let cannot = || format!("the address {address} cannot be listened on for metrics");
        let listener = TcpListener::bind(address).await.with_context(cannot)?;
        let address = listener.local_addr().with_context(cannot)?;
        let told = PrometheusBuilder::new()
            .set_buckets(&SECONDS)
            .and_then(|builder| {
                let group = Matcher::Full(GROUP_REQUESTS.to_owned());
                builder.set_buckets_for_metric(group, &REQUESTS)
            })
            .and_then(PrometheusBuilder::install_recorder)
            .context("metrics cannot be counted")?;
        describe();
        Ok(Self {
            listener,
            address,
            told,
        })
    }

    /// The address and port in use.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until the house shuts down.
    pub(crate) async fn serve(self, house: Arc<House>) {
        let shutdown = house.shutdown.clone();
        let telling = Telling {
            told: self.told.clone(),
            gauges: Arc::new(Gauges::new()),
            house: house.clone(),
        };
        let router = Router::new()
            .route("/metrics", get(tell))
            .with_state(telling)
            .merge(health::router().with_state(house));
        tokio::select! {
            served = async { axum::serve(self.listener, router).await } => if let Err(error) = served {
                error!(%error, "metrics are told no more");
            },
            () = keep_up(&self.told) => {}
            () = shutdown.cancelled() => {}
        }
    }
}

async fn keep_up(told: &PrometheusHandle) {
    loop {
        sleep(UPKEEP).await;
        told.run_upkeep();
    }
}

/// Everything, as Prometheus reads it.
async fn tell(State(telling): State<Telling>) -> impl IntoResponse {
    let Telling { house, told, gauges } = telling;
    gauges.look(&house);
    ([(header::CONTENT_TYPE, TEXT)], told.render())
}

impl Gauges {
    /// Looks at the house as it is.
    fn look(&self, house: &House) {
        let health = house.store.health();
        let bots = house.lobby.thinkers();
        self.connections.set(house.budgets.places.taken_places());
        self.rooms_awake.set(house.lobby.rooms_awake() as f64);
        self.rooms_listed.set(house.list.len() as f64);
        self.store_queue.set(health.waiting as f64);
        self.store_age.set(health.age);
        self.bots_thinking.set(bots.thinking() as f64);
        self.bots_waiting.set(bots.waiting() as f64);
        self.odds_waiting.set(bots.odds_waiting() as f64);
    }
}
