//! The two servers that are compared.

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::Result;
use tempfile::TempDir;

use crate::process::Process;
use crate::table::Table;

/// What a run of a server needs.
#[derive(Clone, Debug)]
pub(crate) struct Grounds {
    /// Dragonhall's program.
    pub program: PathBuf,
    /// Where databases are made, each in a folder of its own.
    pub folder: PathBuf,
}

impl Grounds {
    /// A new folder for a database, which goes when it is dropped.
    pub(crate) fn new_folder(&self) -> Result<TempDir> {
        Ok(tempfile::Builder::new()
            .prefix("dragonhall-bench-")
            .tempdir_in(&self.folder)?)
    }
}

/// One of the two servers that are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// The real server, with rules and durable storage.
    Dragonhall,
    /// The same with metrics on this address.
    Watched { metrics: SocketAddr },
    /// The bare one, with neither.
    Bare,
}

/// A running server of either side.
pub(crate) struct Running {
    side: Side,
    /// Its process.
    pub process: Process,
    _folder: TempDir,
}

impl Side {
    /// Starts a server of this side, with an empty database.
    pub(crate) async fn start(self, grounds: &Grounds) -> Result<Running> {
        let folder = grounds.new_folder()?;
        let process = match self {
            Self::Dragonhall => Process::dragonhall(&grounds.program, folder.path()).await?,
            Self::Watched { metrics } => {
                Process::dragonhall_watched(&grounds.program, folder.path(), metrics).await?
            }
            Self::Bare => Process::bare().await?,
        };
        Ok(Running {
            side: self,
            process,
            _folder: folder,
        })
    }
}

impl Running {
    /// Opens a table with this number, at which a game has begun.
    pub(crate) async fn open_table(&self, number: u64) -> Result<Table> {
        match self.side {
            Side::Dragonhall | Side::Watched { .. } => {
                Table::at_dragonhall(self.process.address(), number).await
            }
            Side::Bare => Table::at_bare(self.process.address(), number).await,
        }
    }
}
