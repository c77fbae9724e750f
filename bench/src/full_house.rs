//! The memory of a full house: many sockets in many rooms, all of whose games have begun and do not go on.

use std::net::SocketAddr;

use anyhow::{Result, ensure};
use dragonhall_client::{Address, Connection};
use dragonhall_protocol::Enter;
use futures_util::{StreamExt, TryStreamExt, stream};

use crate::bare::PLACES;
use crate::effort::Effort;
use crate::process::Process;
use crate::side::Grounds;
use crate::table::{self, Table};

/// How many rooms are being filled at the same time.
const OPENING: usize = 16;

/// The memory of a full house.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    pub sockets: usize,
    pub rooms: usize,
    /// Of the server before anybody came, in bytes.
    pub empty: u64,
    /// Of the server when everybody is there, in bytes.
    pub full: u64,
}

/// A room with its two players and those who watch.
struct Filled {
    _table: Table,
    _watching: Vec<Connection>,
}

/// Fills a server that is a process of its own, and looks at its memory.
pub(crate) async fn measure(effort: &Effort, grounds: &Grounds) -> Result<Figures> {
    let folder = grounds.new_folder()?;
    let process = Process::dragonhall(&grounds.program, folder.path()).await?;
    let empty = process.resident_bytes()?;
    let (sockets, rooms) = (effort.house_sockets, effort.house_rooms);
    let filled: Vec<Filled> = stream::iter(0..rooms as u64)
        .map(|number| fill(process.address(), number, sockets / rooms))
        .buffer_unordered(OPENING)
        .try_collect()
        .await?;
    let full = process.resident_bytes()?;
    let open = process.open_files()?;
    ensure!(open >= sockets, "only {open} of {sockets} sockets are open");
    drop(filled);
    process.stop().await?;
    Ok(Figures {
        sockets,
        rooms,
        empty,
        full,
    })
}

/// Opens a room, begins a game there and lets others watch until there are this many sockets.
async fn fill(server: SocketAddr, number: u64, sockets: usize) -> Result<Filled> {
    let table = Table::at_dragonhall(server, number).await?;
    let address = Address::new(format!("ws://{server}/ws"));
    let mut watching = Vec::new();
    if let Some(room) = table.room() {
        for _ in PLACES..sockets {
            watching.push(table::enter(&address, Enter::Room(room)).await?.0);
        }
    }
    Ok(Filled {
        _table: table,
        _watching: watching,
    })
}
