//! Whether SQLite's files are still those that were opened: SQLite itself goes on writing into a file that was
//! removed, and into one that was cut.

use std::ffi::OsString;
use std::fs::{self, File, Metadata};
use std::io;
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::store::StoreError;

/// What became of a file.
const REMOVED: &str = "was removed";
const REPLACED: &str = "was replaced";
const CUT: &str = "was cut";

/// How SQLite's files begin.
const DATABASE_MARK: &[u8] = b"SQLite format 3\0";
const JOURNAL_MARKS: [[u8; 4]; 2] = [[0x37, 0x7f, 0x06, 0x82], [0x37, 0x7f, 0x06, 0x83]];

/// The files of an open database: the file itself, its journal, and the index that its connections share.
#[derive(Clone, Debug)]
pub(super) struct Files(Arc<Opened>);

#[derive(Debug)]
struct Opened {
    database: Kept,
    journal: Kept,
    index: (PathBuf, Identity),
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

/// How long the file was when last seen, and how its journal ended.
#[derive(Debug, Default)]
struct Known {
    database: u64,
    journal: Option<Journal>,
}

/// A journal as it was seen: where its last whole frame ends, what tells it from the one before it in the same file, and
/// that frame. What a full disk or a crash left of a further one is SQLite's to write over.
#[derive(Debug)]
struct Journal {
    end: u64,
    salt: [u8; 8],
    last: Vec<u8>,
}

/// The bytes before the first frame of a journal, and those before the page in each frame.
const JOURNAL_HEAD: u64 = 32;
const FRAME_HEAD: usize = 24;

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
    pub(super) fn of(path: &Path, file: File) -> io::Result<Self> {
        // SQLite follows links before it names the files beside the database.
        let real = fs::canonicalize(path)?;
        let beside = |ending: &str| {
            let mut name = OsString::from(&real);
            name.push(ending);
            PathBuf::from(name)
        };
        let journal = beside("-wal");
        let index = beside("-shm");
        let files = Self(Arc::new(Opened {
            database: Kept::new(path.to_owned(), file)?,
            journal: Kept::new(journal.clone(), File::open(journal)?)?,
            index: (index.clone(), identity(&fs::metadata(index)?)),
            known: Mutex::default(),
        }));
        files.look(Moment::Before).map_err(io::Error::other)?;
        Ok(files)
    }

    /// Looks whether the files are there and whole.
    pub(super) async fn check(&self, moment: Moment) -> Result<(), StoreError> {
        let files = self.clone();
        // A disk that does not answer keeps this waiting, and nobody else.
        let looked = tokio::task::spawn_blocking(move || files.look(moment)).await;
        looked.map_err(|_| StoreError::Closed)?
    }

    fn look(&self, moment: Moment) -> Result<(), StoreError> {
        let Opened {
            database,
            journal,
            index: (index, index_identity),
            known,
        } = &*self.0;
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        let database_length = database.length()?;
        if !database.begins_whole(database_length, known.database) {
            return Err(lost(&database.path, CUT));
        }
        let journal_length = journal.length()?;
        let seen = journal.journal(journal_length);
        let is_cut = match (&seen, &known.journal) {
            (None, _) => journal_length > 0 || moment == Moment::After,
            (Some(seen), Some(before)) if seen.salt == before.salt => {
                seen.end < before.end || !journal.still_holds(before)
            }
            (Some(_), _) => false,
        };
        if is_cut {
            return Err(lost(&journal.path, CUT));
        }
        same(index, *index_identity)?;
        *known = Known {
            database: database_length,
            journal: seen,
        };
        Ok(())
    }
}

impl Kept {
    fn new(path: PathBuf, file: File) -> io::Result<Self> {
        let identity = identity(&file.metadata()?);
        Ok(Self { path, identity, file })
    }

    /// How long the file is, if its path still leads to it.
    fn length(&self) -> Result<u64, StoreError> {
        same(&self.path, self.identity).map(|found| found.len())
    }

    /// Whether a database begins as one does, and is shorter than it was only where it says so itself.
    fn begins_whole(&self, length: u64, known: u64) -> bool {
        let mut head = [0; 32];
        if self.file.read_exact_at(&mut head, 0).is_err() || !head.starts_with(DATABASE_MARK) {
            return false;
        }
        let page = match u16::from_be_bytes([head[16], head[17]]) {
            1 => 65_536,
            bytes => u64::from(bytes),
        };
        let pages = u32::from_be_bytes([head[28], head[29], head[30], head[31]]);
        length >= known || length >= page * u64::from(pages)
    }

    /// The journal in a file of this length; none where none begins.
    fn journal(&self, length: u64) -> Option<Journal> {
        let mut head = [0; JOURNAL_HEAD as usize];
        self.file.read_exact_at(&mut head, 0).ok()?;
        if !JOURNAL_MARKS.iter().any(|mark| head.starts_with(mark)) {
            return None;
        }
        let page = u32::from_be_bytes([head[8], head[9], head[10], head[11]]) as usize;
        let mut last = vec![0; FRAME_HEAD + page];
        let frame = last.len() as u64;
        let end = JOURNAL_HEAD + length.saturating_sub(JOURNAL_HEAD) / frame * frame;
        match end.checked_sub(JOURNAL_HEAD + frame) {
            Some(rest) => self.file.read_exact_at(&mut last, JOURNAL_HEAD + rest).ok()?,
            None => last.clear(),
        }
        let salt = head[16..24].try_into().unwrap_or_default();
        Some(Journal { end, salt, last })
    }

    /// Whether the frame that was a journal's last is there, or another one in its place: what is written behind
    /// the end of a file that was cut leaves nothing but zeros there.
    fn still_holds(&self, Journal { end, last, .. }: &Journal) -> bool {
        let mut found = vec![0; last.len()];
        if self
            .file
            .read_exact_at(&mut found, end - last.len() as u64)
            .is_err()
        {
            return false;
        }
        let head = |frame: &[u8]| frame.iter().take(FRAME_HEAD).copied().collect::<Vec<_>>();
        let was_cut_before = head(&found).iter().all(|byte| *byte == 0) && !last.is_empty();
        found == *last || !was_cut_before && head(&found) != head(last)
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
        Err(_) => Err(lost(path, REMOVED)),
    }
}

fn lost(path: &Path, fate: &'static str) -> StoreError {
    StoreError::FileLost {
        file: path.display().to_string(),
        fate,
    }
}
