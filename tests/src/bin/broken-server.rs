//! Servers that break a promise on purpose, so that the tests can show that they would notice.

use std::sync::Arc;

use clap::{Parser, ValueEnum};
use dragonhall_server::clock::Clock;
use dragonhall_server::config::Config;
use dragonhall_server::store;
use dragonhall_server::thinkers::Bots;
use dragonhall_tests::stores::{Forgetful, Hasty, Tampered};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// A server that breaks a promise.
#[derive(Parser)]
struct Line {
    /// Which promise.
    how: How,
    #[command(flatten)]
    config: Config,
}

#[derive(Clone, Copy, ValueEnum)]
enum How {
    /// Messages are acknowledged before they are stored.
    Hasty,
    /// Repeated messages are not recognised after a restart.
    Forgetful,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let Line { how, config } = Line::parse();
    let listener = TcpListener::bind(config.listen).await?;
    let real = store::open(&config.database).await?;
    let broken = match how {
        How::Hasty => Tampered::with(&Arc::new(Hasty), real),
        How::Forgetful => Tampered::with(&Arc::new(Forgetful), real),
    };
    println!("A broken server is open: http://{}", listener.local_addr()?);
    dragonhall_server::serve(
        config,
        listener,
        broken,
        Clock::machine(),
        Bots::of_the_house(),
        CancellationToken::new(),
    )
    .await;
    Ok(())
}
