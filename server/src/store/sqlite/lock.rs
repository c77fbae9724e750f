//! The file beside the database that keeps it for one server.
//!
//! It outlives the database and so tells a lost one from a new one, and it says which database is to be found.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use super::mark::{Expected, Mark};
use crate::store::private;

/// What it says as soon as there is a database beside it.
const USED: &str = "The database beside this file is in use, or was.\n";
/// What stands before that which is expected of the database.
const MARK: &str = "It bears ";

/// A lock, which is this server's as long as anybody has it.
#[derive(Clone, Debug)]
pub(crate) struct Lock(Arc<Locked>);

#[derive(Debug)]
struct Locked {
    file: File,
    /// What this server has said so far.
    said: Mutex<Expected>,
}

impl Lock {
    /// Locks the database at this path, unless another server has.
    pub(super) fn take(path: &Path) -> io::Result<Self> {
        let file = private::options()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(beside(path))?;
        file.try_lock()?;
        let said = Mutex::default();
        Ok(Self(Arc::new(Locked { file, said })))
    }

    /// Whether a server has used the database.
    pub(super) fn is_used(&self) -> io::Result<bool> {
        Ok(self.0.file.metadata()?.len() > 0)
    }

    /// What is expected of the database, if a server has said so.
    pub(super) fn expected(&self) -> io::Result<Option<Expected>> {
        let text = io::read_to_string(&self.0.file)?;
        let said = text.lines().find_map(|line| line.strip_prefix(MARK));
        Ok(said.and_then(|said| said.parse().ok()))
    }

    /// Says what is expected of the database from now on.
    pub(super) fn expect(&self, expected: Expected) -> io::Result<()> {
        self.say(|_| expected)
    }

    /// Says that the file bears this mark now, with all that the journal held.
    pub(super) fn swept(&self, seen: Mark) -> io::Result<()> {
        self.say(|said| Expected { seen, ..said })
    }

    /// Says that this mark was committed, so that it is in the file or in the journal.
    ///
    /// It is not waited for: what it says was on disk before.
    pub(super) fn committed(&self, mark: Mark) -> io::Result<()> {
        self.say(|said| Expected {
            committed: mark.count,
            ..said
        })
    }

    fn say(&self, next: impl FnOnce(Expected) -> Expected) -> io::Result<()> {
        let Locked { file, said } = &*self.0;
        let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
        let next = next(*said);
        *said = next;
        // As long as what stood there before, so that it is written in one piece.
        file.write_all_at(format!("{USED}{MARK}{next}\n").as_bytes(), 0)
    }

    /// Waits until what was said is on disk.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.0.file.sync_data()
    }
}

fn beside(path: &Path) -> OsString {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    name
}
