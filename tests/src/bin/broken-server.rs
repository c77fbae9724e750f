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
    /// Messages are acknowledged once they are stored, but nothing waits for the disk.
    Unsynced,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let Line { how, config } = Line::parse();
    let listener = TcpListener::bind(config.listen).await?;
    let url = &config.database;
    let broken = match how {
        How::Hasty => Tampered::with(&Arc::new(Hasty), store::open(url).await?),
        How::Forgetful => Tampered::with(&Arc::new(Forgetful), store::open(url).await?),
        How::Unsynced => store::open_unsynced(url).await?,
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
    .await?;
    Ok(())
}
