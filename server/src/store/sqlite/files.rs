//! Whether SQLite's files are still those that were opened: SQLite itself goes on writing into a file that was
//! removed, cut, or written over by another program.

use std::ffi::OsString;
use std::fs::{self, File, Metadata};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use super::journal::{Journal, fill};
use super::mark::{Expected, HEAD_BYTES, Mark, Marks};
use crate::store::StoreError;

/// What became of a file.
const REMOVED: &str = "was removed";
const REPLACED: &str = "was replaced";
const CUT: &str = "was cut";
const WRITTEN_OVER: &str = "was written over";

/// How a database begins.
const DATABASE_MARK: &[u8] = b"SQLite format 3\0";

/// How long to wait before a second look at a head that SQLite may just be writing.
const SECOND_LOOK: Duration = Duration::from_millis(20);

/// The files of an open database: the file itself, its journal, and the index that its connections share.
#[derive(Clone, Debug)]
pub(super) struct Files(Arc<Opened>);

#[derive(Debug)]
struct Opened {
    database: Kept,
    journal: Kept,
    index: (PathBuf, Identity),
    marks: Marks,
    known: Mutex<Known>,
}

/// A file that stays open: while it is, no other file can be taken for it, and SQLite keeps its locks.
#[derive(Debug)]
struct Kept {
    path: PathBuf,
    identity: Identity,
    file: File,
}

type Identity = (u64, u64);

/// How long the file was when last seen, when it had been written, what it bore, and how its journal ended.
#[derive(Debug)]
struct Known {
    length: u64,
    written: Option<SystemTime>,
    mark: Mark,
    journal: Option<Journal>,
}

/// When files are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    /// Somebody else may have brought the journal into the file and emptied it.
    Before,
    /// The journal holds what was just committed.
    After,
}

impl Files {
    /// The files of a database that was opened through `file`, while a connection has them open.
    pub(super) fn of(path: &Path, file: File, marks: Marks) -> Result<Self, StoreError> {
        let [journal, index] = beside(path).map_err(unreadable)?;
        let database = Kept::new(path.to_owned(), file).map_err(unreadable)?;
        let known = Known {
            length: 0,
            written: None,
            mark: database.head()?.ok_or_else(|| lost(path, CUT))?.mark,
            journal: None,
        };
        let file = File::open(&journal).map_err(unreadable)?;
        let files = Self(Arc::new(Opened {
            database,
            journal: Kept::new(journal, file).map_err(unreadable)?,
            index: (index.clone(), identity(&fs::metadata(index).map_err(unreadable)?)),
            marks,
            known: Mutex::new(known),
        }));
        files.look(Moment::Before)?;
        Ok(files)
    }

    /// Looks whether the files are there and whole.
    pub(super) async fn check(&self, moment: Moment) -> Result<(), StoreError> {
        let files = self.clone();
        // A disk that does not answer keeps this waiting, and nobody else.
        let looked = tokio::task::spawn_blocking(move || files.look(moment)).await;
        looked.map_err(|_| StoreError::Closed)?
    }

    /// What the file bore when it was last looked at.
    pub(super) fn mark(&self) -> Mark {
        self.0.known.lock().unwrap_or_else(PoisonError::into_inner).mark
    }

    fn look(&self, moment: Moment) -> Result<(), StoreError> {
        let Opened {
            database,
            journal,
            index: (index, index_identity),
            marks,
            known,
        } = &*self.0;
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        let found = database.found()?;
        let (length, written) = (found.len(), found.modified().ok());
        let mark = match database.head()? {
            Some(head) if length >= known.length || length >= head.length => head.mark,
            Some(_) | None => return Err(lost(&database.path, CUT)),
        };
        if !marks.lead(known.mark, mark) && !database.is_marked_late(marks, known.mark)? {
            return Err(lost(&database.path, WRITTEN_OVER));
        }
        if (length, written) != (known.length, known.written) {
            // Whoever swept it, what comes next is told from this.
            marks.becomes_due();
        }
        let journal_length = journal.found()?.len();
        let seen = Journal::read(&journal.file, journal_length).map_err(unreadable)?;
        let is_cut = match (&seen, &known.journal) {
            (None, _) => journal_length > 0 || moment == Moment::After,
            (Some(seen), Some(before)) if seen.salt == before.salt => {
                seen.end < before.end || !before.is_still_in(&journal.file).map_err(unreadable)?
            }
            (Some(_), _) => false,
        };
        if is_cut {
            return Err(lost(&journal.path, CUT));
        }
        same(index, *index_identity)?;
        *known = Known {
            length,
            written,
            mark,
            journal: seen,
        };
        Ok(())
    }
}

/// What a file bears; nothing where it is empty still.
pub(super) fn mark_of(file: &File) -> io::Result<Mark> {
    let head = Head::read(file)?;
    Ok(head.map_or_else(Mark::default, |head| head.mark))
}

/// What lies beside a database that no server has open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beside {
    /// The journal that is expected, or none where none is needed.
    Right,
    /// The journal of another file.
    Strange,
    /// Nothing, though the file lacks what was committed last.
    Missing,
}

/// What lies beside the file at this path, by what its lock says of it.
pub(super) fn journal_beside(path: &Path, file: &File, expected: Expected) -> io::Result<Beside> {
    let [journal, _] = beside(path)?;
    let holds_something = match File::open(journal) {
        Ok(journal) => Journal::holds_something(&journal)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => false,
        Err(error) => return Err(error),
    };
    let mark = mark_of(file)?;
    Ok(match holds_something {
        true if !expected.allows(mark) => Beside::Strange,
        false if expected.needs_journal(mark) => Beside::Missing,
        true | false => Beside::Right,
    })
}

/// The journal and the index of the database at this path.
fn beside(path: &Path) -> io::Result<[PathBuf; 2]> {
    // SQLite follows links before it names the files beside the database.
    let real = fs::canonicalize(path)?;
    Ok(["-wal", "-shm"].map(|ending| {
        let mut name = OsString::from(&real);
        name.push(ending);
        PathBuf::from(name)
    }))
}

/// How a database begins.
struct Head {
    /// How long it says that it is.
    length: u64,
    mark: Mark,
}

impl Head {
    /// The head of a database, if this is one.
    fn read(file: &File) -> io::Result<Option<Self>> {
        let mut head = [0; HEAD_BYTES];
        if !fill(file, &mut head, 0)? || !head.starts_with(DATABASE_MARK) {
            return Ok(None);
        }
        let page = match u16::from_be_bytes([head[16], head[17]]) {
            1 => 65_536,
            bytes => u64::from(bytes),
        };
        let pages = u32::from_be_bytes([head[28], head[29], head[30], head[31]]);
        Ok(Some(Self {
            length: page * u64::from(pages),
            mark: Mark::in_head(&head),
        }))
    }
}

impl Kept {
    fn new(path: PathBuf, file: File) -> io::Result<Self> {
        let identity = identity(&file.metadata()?);
        Ok(Self { path, identity, file })
    }

    /// What the system says of the file, if its path still leads to it.
    fn found(&self) -> Result<Metadata, StoreError> {
        same(&self.path, self.identity)
    }

    fn head(&self) -> Result<Option<Head>, StoreError> {
        Head::read(&self.file).map_err(unreadable)
    }

    /// Whether a second look finds a mark that may be there.
    fn is_marked_late(&self, marks: &Marks, before: Mark) -> Result<bool, StoreError> {
        sleep(SECOND_LOOK);
        Ok(self.head()?.is_some_and(|head| marks.lead(before, head.mark)))
    }
}

fn identity(found: &Metadata) -> Identity {
    (found.dev(), found.ino())
}

/// What is at this path, if it is the file that was opened.
fn same(path: &Path, opened: Identity) -> Result<Metadata, StoreError> {
    match fs::metadata(path) {
        Ok(found) if identity(&found) == opened => Ok(found),
        Ok(_) => Err(lost(path, REPLACED)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(lost(path, REMOVED)),
        Err(error) => Err(unreadable(error)),
    }
}

/// What may pass, such as a system without file handles: this commit fails, and the next is tried.
fn unreadable(error: io::Error) -> StoreError {
    sqlx::Error::Io(error).into()
}

fn lost(path: &Path, fate: &'static str) -> StoreError {
    StoreError::FileLost {
        file: path.display().to_string(),
        fate,
    }
}
