//! What it costs to be watched: the same server with metrics, asked every second, and without, in turns.

use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

use anyhow::Result;
use tokio::time::sleep;

use crate::duel::{Reached, TABLES};
use crate::effort::Effort;
use crate::http;
use crate::load::{Load, Pace};
use crate::side::{Grounds, Side};

/// How often metrics are asked for; Prometheus asks every fifteen seconds.
pub(crate) const ASKED: Duration = Duration::from_secs(1);

/// What the server reached in every turn with metrics and without.
pub(crate) async fn measure(effort: &Effort, grounds: &Grounds) -> Result<Vec<[Reached; 2]>> {
    let mut turns = Vec::new();
    for turn in 1..=effort.runs {
        eprintln!("  turn {turn} of {}", effort.runs);
        let metrics = free_port()?;
        let asking = tokio::spawn(ask(metrics));
        let watched = run(Side::Watched { metrics }, effort, grounds).await;
        asking.abort();
        turns.push([watched?, run(Side::Dragonhall, effort, grounds).await?]);
    }
    Ok(turns)
}

async fn run(side: Side, effort: &Effort, grounds: &Grounds) -> Result<Reached> {
    let server = side.start(grounds).await?;
    let mut load = Load::prepare(server, TABLES, effort.spare_tables).await?;
    let measured = load.play(Pace::Free, effort.warm_up, effort.load).await?;
    load.stop().await?;
    Reached::from(&measured)
}

/// Asks for metrics until nobody wants them any more; the server may not be up yet.
async fn ask(metrics: SocketAddr) {
    loop {
        sleep(ASKED).await;
        let _ = http::get(metrics, "/metrics").await;
    }
}

/// A port that was free a moment ago.
fn free_port() -> Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}
