//! `dragonhall serve`: starts the server.

use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, Result};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};
use tracing_subscriber::EnvFilter;

use super::settings::Unknown;
use crate::Listeners;
use crate::archive::source::without_password;
use crate::clock::Clock;
use crate::config::{Config, LogFormat};
use crate::desk::{self, Desk};
use crate::handles;
use crate::metrics::Endpoint;
use crate::store;
use crate::thinkers::Bots;

/// Serves until the process is told to stop.
pub(super) async fn serve(mut config: Config, unknown: &[Unknown]) -> Result<()> {
    start_log(config.log_format);
    info!(
        version = env!("CARGO_PKG_VERSION"),
        database = without_password(&config.database),
        listen = %config.listen,
        "Dragonhall starts"
    );
    for unknown in unknown {
        warn!("{unknown}");
    }
    config.edge.max_connections = handles::promise(config.edge.max_connections);
    say_limits(&config);
    let listener = TcpListener::bind(config.listen)
        .await
        .with_context(|| format!("the address {} cannot be listened on", config.listen))?;
    let address = listener
        .local_addr()
        .context("the address in use cannot be read")?;
    // Before anything is counted.
    let metrics = match config.metrics_listen {
        Some(address) => Some(Endpoint::bind(address).await?),
        None => None,
    };
    let store = store::open_patiently(&config.database, config.patience()).await?;
    let desk = open_desk(&config)?;
    let shutdown = CancellationToken::new();
    tokio::spawn(stop_on_signal(shutdown.clone())?);
    say_open(&config, address, metrics.as_ref().map(Endpoint::address));
    crate::serve(
        config,
        Listeners {
            players: listener,
            metrics,
            desk,
        },
        store,
        Clock::machine(),
        Bots::of_the_house(),
        shutdown,
    )
    .await?;
    info!("closed");
    Ok(())
}

/// Says what the server allows.
fn say_limits(config: &Config) {
    let Config { edge, capacity, .. } = config;
    info!(
        connections = edge.max_connections,
        household_connections = edge.household_connections,
        new_rooms_per_minute = edge.new_rooms_per_minute,
        stored_bytes_per_hour = edge.stored_bytes_per_hour,
        budget_factor = edge.budget_factor,
        keep_days = config.retention.keep_days,
        max_rooms = capacity.max_rooms,
        max_stored_megabytes = capacity.max_stored_megabytes,
        household_rooms = capacity.household_rooms,
        closed = config.welcome.house_word.is_some(),
        "its limits; all settings are shown by dragonhall config"
    );
}

/// Says where the server is; where the log is for people, in words of its own as well.
fn say_open(config: &Config, address: SocketAddr, metrics: Option<SocketAddr>) {
    let link = link(config, address);
    info!(%address, link, "Dragonhall is open");
    let metrics = metrics.map(|address| format!("http://{address}/metrics"));
    if let Some(metrics) = &metrics {
        info!(metrics, "metrics are told");
    }
    match config.log_format {
        LogFormat::Text => {
            println!("Dragonhall is open: {link}");
            if let Some(metrics) = metrics {
                println!("Its metrics are at {metrics}");
            }
        }
        LogFormat::Json => {}
    }
}

/// The socket for the operator's commands; a server goes without one where nobody named it.
fn open_desk(config: &Config) -> Result<Option<Desk>> {
    let Some(path) = desk::path(&config.database, config.admin_socket.as_deref()) else {
        return Ok(None);
    };
    match (Desk::open(&path), &config.admin_socket) {
        (Ok(desk), _) => Ok(Some(desk)),
        (Err(error), Some(_)) => {
            Err(error).with_context(|| format!("the admin socket {} cannot be opened", path.display()))
        }
        (Err(error), None) => {
            let socket = path.display();
            warn!(%socket, %error, "no admin socket: commands cannot reach this server; --admin-socket names another place");
            Ok(None)
        }
    }
}

fn start_log(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}

/// What a player on this machine opens; a server on all addresses is found on this one too.
fn link(config: &Config, address: SocketAddr) -> String {
    match &config.public_url {
        Some(url) => url.to_string(),
        None if address.ip().is_unspecified() => {
            let local = match address.ip() {
                IpAddr::V4(_) => IpAddr::from([127, 0, 0, 1]),
                IpAddr::V6(_) => IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1]),
            };
            format!("http://{}", SocketAddr::new(local, address.port()))
        }
        None => format!("http://{address}"),
    }
}

fn stop_on_signal(shutdown: CancellationToken) -> Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate()).context("signals cannot be received")?;
    let mut interrupt = signal(SignalKind::interrupt()).context("signals cannot be received")?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        info!("closing");
        shutdown.cancel();
    })
}
