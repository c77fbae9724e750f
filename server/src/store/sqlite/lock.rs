//! The file beside the database that keeps it for one server.
//!
//! It outlives the database and so tells a lost one from a new one, and it says which database is to be found.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;

use super::mark::Expected;

/// What it says as soon as there is a database beside it.
const USED: &str = "The database beside this file is in use, or was.\n";
/// What stands before that which is expected of the database.
const MARK: &str = "It bears ";

/// A lock, which is this server's as long as anybody has it.
#[derive(Clone, Debug)]
pub(super) struct Lock(Arc<File>);

impl Lock {
    /// Locks the database at this path, unless another server has.
    pub(super) fn take(path: &Path) -> io::Result<Self> {
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(beside(path))?;
        file.try_lock()?;
        Ok(Self(Arc::new(file)))
    }

    /// Whether a server has used the database.
    pub(super) fn is_used(&self) -> io::Result<bool> {
        Ok(self.0.metadata()?.len() > 0)
    }

    /// What is expected of the database, if a server has said so.
    pub(super) fn expected(&self) -> io::Result<Option<Expected>> {
        let text = io::read_to_string(&*self.0)?;
        let said = text.lines().find_map(|line| line.strip_prefix(MARK));
        Ok(said.and_then(|said| said.parse().ok()))
    }

    /// Says what is expected of the database from now on.
    pub(super) fn expect(&self, expected: Expected) -> io::Result<()> {
        // As long as what stood there before, so that it is written in one piece.
        self.0
            .write_all_at(format!("{USED}{MARK}{expected}\n").as_bytes(), 0)
    }

    /// Waits until what was said is on disk.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.0.sync_data()
    }
}

fn beside(path: &Path) -> OsString {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    name
}
