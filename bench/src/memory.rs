//! The memory of what does nothing.

use anyhow::{Context, Result};
use dragonhall_client::{Address, Connection};
use dragonhall_protocol::{Enter, RoomId};

use crate::effort::Effort;
use crate::game::dragon_stone;
use crate::http;
use crate::library::Library;
use crate::process::Process;
use crate::side::Grounds;
use crate::table;

/// Rooms that are woken before it is measured, so that buffers and caches are as large as they get.
pub(crate) const WARM_UP: usize = 200;

/// Rooms that the idle sockets are spread over.
const WATCHED: usize = 100;

/// The memory of what does nothing, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    /// Of a room in memory whose game does not go on.
    pub room: f64,
    /// Of a WebSocket in a room that is in its lobby.
    pub socket: f64,
    /// Of a WebSocket that was shown the latest decisions of a game.
    pub watching_socket: f64,
}

/// Measures how much a server grows by each.
pub(crate) async fn measure(effort: &Effort, grounds: &Grounds, library: &Library) -> Result<Figures> {
    let process = Process::dragonhall(&grounds.program, library.folder()).await?;
    let address = Address::new(format!("ws://{}/ws", process.address()));
    let (warm_up, rooms) = library
        .short
        .split_at_checked(WARM_UP)
        .context("the library has too few rooms")?;

    wake(&process, warm_up).await?;
    let before = process.resident_bytes()?;
    wake(&process, rooms).await?;
    let room = growth(&process, before, rooms.len())?;

    let mut open = Vec::new();
    let mut lobbies = Vec::new();
    for _ in 0..WATCHED {
        let (connection, lobby) = table::enter(&address, Enter::Create(dragon_stone())).await?;
        open.push(connection);
        lobbies.push(lobby);
    }
    let before = process.resident_bytes()?;
    watch(&address, &lobbies, effort.sockets, &mut open).await?;
    let socket = growth(&process, before, effort.sockets)?;

    let games = &warm_up[..WATCHED];
    watch(&address, games, WATCHED, &mut open).await?;
    let before = process.resident_bytes()?;
    watch(&address, games, effort.sockets, &mut open).await?;
    let watching_socket = growth(&process, before, effort.sockets)?;

    process.stop().await?;
    Ok(Figures {
        room,
        socket,
        watching_socket,
    })
}

async fn wake(process: &Process, rooms: &[RoomId]) -> Result<()> {
    for room in rooms {
        http::get(process.address(), &format!("/api/rooms/{room}")).await?;
    }
    Ok(())
}

/// Opens this many sockets, spread evenly over the rooms.
async fn watch(address: &Address, rooms: &[RoomId], count: usize, open: &mut Vec<Connection>) -> Result<()> {
    for room in rooms.iter().cycle().take(count) {
        open.push(table::enter(address, Enter::Room(*room)).await?.0);
    }
    Ok(())
}

fn growth(process: &Process, before: u64, by: usize) -> Result<f64> {
    Ok((process.resident_bytes()? as f64 - before as f64) / by as f64)
}
