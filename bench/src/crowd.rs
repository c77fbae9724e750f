//! What it costs a server that one more comes to watch, in a small crowd and in a large one.

use std::time::Duration;

use anyhow::Result;
use dragonhall_client::{Address, Connection};
use dragonhall_protocol::Enter;
use tokio::task::JoinSet;

use crate::game::dragon_stone;
use crate::process::Process;
use crate::side::{Grounds, Side};
use crate::table;

/// How many come to watch one room.
pub(crate) const CROWD: usize = 3_000;

/// How many of them are measured at a time.
const BLOCK: usize = 300;

/// The processor time of the server for one who comes to watch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    /// Among the first.
    pub first: Duration,
    /// Among the last.
    pub last: Duration,
}

/// Measures how a room fills; everybody reads what they are told.
pub(crate) async fn measure(grounds: &Grounds) -> Result<Figures> {
    let running = Side::Dragonhall.start(grounds).await?;
    let process = &running.process;
    let address = Address::new(format!("ws://{}/ws", process.address()));
    let (host, room) = table::enter(&address, Enter::Create(dragon_stone())).await?;
    let mut crowd = JoinSet::new();
    crowd.spawn(read(host));
    let mut blocks = Vec::new();
    while crowd.len() < CROWD {
        blocks.push(block(process, &address, Enter::Room(room), &mut crowd).await?);
    }
    running.process.stop().await?;
    Ok(Figures {
        first: blocks.first().copied().unwrap_or_default(),
        last: blocks.last().copied().unwrap_or_default(),
    })
}

async fn block(
    process: &Process,
    address: &Address,
    enter: Enter,
    crowd: &mut JoinSet<()>,
) -> Result<Duration> {
    let before = process.processor_time()?;
    for _ in 0..BLOCK {
        let (connection, _) = table::enter(address, enter.clone()).await?;
        crowd.spawn(read(connection));
    }
    Ok((process.processor_time()? - before) / BLOCK as u32)
}

async fn read(mut connection: Connection) {
    while connection.receive_text().await.is_ok() {}
}
