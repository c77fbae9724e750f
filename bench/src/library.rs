//! A database full of rooms.

use std::path::Path;

use anyhow::{Context, Result, bail};
use dragonhall_protocol::{GameId, RoomCode, RoomId};
use dragonhall_server::store::{self, Append, NewRoom, Record, RoomStage, Store};
use tempfile::TempDir;
use uuid::Uuid;

use crate::process::{Process, database_in};
use crate::side::Grounds;
use crate::table::Table;

/// Decisions in each of the many rooms.
pub(crate) const SHORT: usize = 100;

/// Decisions in each of the few rooms.
pub(crate) const LONG: usize = 500;

/// How often a game is begun anew until one lasts long enough.
const TRIES: u64 = 100;

/// A database full of rooms: many with a game that has begun, a few with a long one.
pub(crate) struct Library {
    folder: TempDir,
    /// The rooms with [`SHORT`] games.
    pub short: Vec<RoomId>,
    /// The rooms with [`LONG`] games.
    pub long: Vec<RoomId>,
}

impl Library {
    /// Plays one game of each length on the server and stores copies of them.
    pub(crate) async fn fill(grounds: &Grounds, short: usize, long: usize) -> Result<Self> {
        let folder = grounds.new_folder()?;
        let process = Process::dragonhall(&grounds.program, folder.path()).await?;
        let short_game = play(&process, SHORT).await?;
        let long_game = play(&process, LONG).await?;
        process.stop().await?;
        let store = store::open(&database_in(folder.path())).await?;
        let library = Self {
            short: copy(store.as_ref(), short_game, 0, short).await?,
            long: copy(store.as_ref(), long_game, short, long).await?,
            folder,
        };
        store.close().await;
        Ok(library)
    }

    /// Where the database is.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }
}

/// Plays a game up to this many decisions, the opening included.
async fn play(process: &Process, decisions: usize) -> Result<RoomId> {
    for number in 0..TRIES {
        let mut table = Table::at_dragonhall(process.address(), number).await?;
        let mut made = 1;
        while made < decisions && !table.is_over() {
            table.make_move().await?;
            made += 1;
        }
        if !table.is_over() {
            return table.room().context("a table at Dragonhall is in a room");
        }
    }
    bail!("of {TRIES} games none lasted {decisions} decisions")
}

async fn copy(store: &dyn Store, room: RoomId, first_code: usize, count: usize) -> Result<Vec<RoomId>> {
    let claim = store.claim(room).await?.context("a room that was played in")?;
    let (first, rest) = claim.records.split_first().context("a room with a log")?;
    let mut copies = Vec::new();
    for code in first_code..first_code + count {
        let id = RoomId(Uuid::new_v4());
        store_copy(store, id, code, first, rest).await?;
        copies.push(id);
    }
    Ok(copies)
}

async fn store_copy(
    store: &dyn Store,
    id: RoomId,
    code: usize,
    first: &Record,
    rest: &[Record],
) -> Result<()> {
    let room = NewRoom {
        id,
        code: RoomCode(format!("copy-{code}")),
        game: GameId::DragonStone,
        first: first.clone(),
    };
    store.create(room).await?;
    let epoch = store
        .claim(id)
        .await?
        .context("a room that was just stored")?
        .epoch;
    let append = Append {
        stage: Some(RoomStage::Playing),
        ..Append::of(id, epoch, rest.to_vec())
    };
    Ok(store.append(append).await?)
}
