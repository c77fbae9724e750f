//! SQLite's journal as it lies on disk, beside SQLite itself.

use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;

/// How a journal begins.
const MARKS: [[u8; 4]; 2] = [[0x37, 0x7f, 0x06, 0x82], [0x37, 0x7f, 0x06, 0x83]];
/// The bytes before the first frame of a journal, and those before the page in each frame.
const HEAD_BYTES: usize = 32;
const FRAME_HEAD_BYTES: usize = 24;
/// The largest page that SQLite knows.
const LARGEST_PAGE_BYTES: usize = 65_536;

/// A journal as it was seen: where its last whole frame ends, what tells it from the one before it in the same file, and
/// that frame. What a full disk or a crash left of a further one is SQLite's to write over.
#[derive(Debug)]
pub(super) struct Journal {
    pub(super) end: u64,
    pub(super) salt: [u8; 8],
    last: Vec<u8>,
}

impl Journal {
    /// The journal in a file of this length; none where none begins.
    pub(super) fn read(file: &File, length: u64) -> io::Result<Option<Self>> {
        let Some((salt, page)) = head(file)? else {
            return Ok(None);
        };
        let mut last = vec![0; FRAME_HEAD_BYTES + page];
        let frame = last.len() as u64;
        let end = HEAD_BYTES as u64 + length.saturating_sub(HEAD_BYTES as u64) / frame * frame;
        if end == HEAD_BYTES as u64 {
            last.clear();
        } else if !fill(file, &mut last, end - frame)? {
            return Ok(None);
        }
        Ok(Some(Self { end, salt, last }))
    }

    /// Whether SQLite would bring anything from this file into its database.
    pub(super) fn holds_something(file: &File) -> io::Result<bool> {
        let Some((salt, page)) = head(file)? else {
            return Ok(false);
        };
        let mut first = vec![0; FRAME_HEAD_BYTES + page];
        Ok(fill(file, &mut first, HEAD_BYTES as u64)? && first[8..16] == salt)
    }

    /// Whether the frame that was this journal's last is there, or another one in its place: what is written behind
    /// the end of a file that was cut leaves nothing but zeros there.
    pub(super) fn is_still_in(&self, file: &File) -> io::Result<bool> {
        let mut found = vec![0; self.last.len()];
        if !fill(file, &mut found, self.end - self.last.len() as u64)? {
            return Ok(false);
        }
        let head = |frame: &[u8]| frame.iter().take(FRAME_HEAD_BYTES).copied().collect::<Vec<_>>();
        let was_cut_before = head(&found).iter().all(|byte| *byte == 0) && !self.last.is_empty();
        Ok(found == self.last || !was_cut_before && head(&found) != head(&self.last))
    }
}

/// The salt of the journal that begins in this file, and how large its pages are.
fn head(file: &File) -> io::Result<Option<([u8; 8], usize)>> {
    let mut head = [0; HEAD_BYTES];
    if !fill(file, &mut head, 0)? || !MARKS.iter().any(|mark| head.starts_with(mark)) {
        return Ok(None);
    }
    let page = u32::from_be_bytes([head[8], head[9], head[10], head[11]]) as usize;
    let salt = head[16..24].try_into().unwrap_or_default();
    Ok((page <= LARGEST_PAGE_BYTES).then_some((salt, page)))
}

/// Reads these bytes of a file, or finds that it ends before them.
pub(super) fn fill(file: &File, bytes: &mut [u8], at: u64) -> io::Result<bool> {
    match file.read_exact_at(bytes, at) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}
