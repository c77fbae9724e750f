//! How an archive is read: line by line, and believed when its last line was right.

use std::io::{BufRead, BufReader, Read};

use anyhow::{Context, Result, bail, ensure};
use dragonhall_protocol::Digest;
use flate2::bufread::GzDecoder;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use super::bundle::Bundle;
use super::format::{BEGINNING, End, Head, VERSION, columns};
use crate::store::schema;
use crate::store::whole::cell::{Cell, Cells};
use crate::store::whole::layout::Layout;

/// The longest line that is read: what a room is made of fits many times.
const LINE: u64 = 256 * 1024 * 1024;

/// What is said of an archive that was not written like this.
const DAMAGED: &str = "the archive is damaged, and nothing was done with it: take another one";

/// An archive that is being read.
pub(crate) struct Reader {
    lines: BufReader<GzDecoder<BufReader<Box<dyn Read + Send>>>>,
    digest: Sha256,
    rows: u64,
    /// What it says of itself.
    pub(crate) head: Head,
    /// The tables that it has.
    pub(crate) layout: Layout,
    /// The first row of the next room.
    next: Option<(usize, Cells)>,
    is_over: bool,
}

/// A line behind the first.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Row(String, Cells),
    End(End),
}

impl Reader {
    /// Reads the beginning of an archive.
    pub(crate) async fn new(mut bytes: Box<dyn Read + Send>) -> Result<Self> {
        let mut beginning = [0; BEGINNING.len()];
        let begins = bytes.read_exact(&mut beginning).is_ok() && beginning == BEGINNING;
        ensure!(begins, "this is no archive of Dragonhall");
        let bytes: Box<dyn Read + Send> = Box::new(BEGINNING.chain(bytes));
        let mut lines = BufReader::new(GzDecoder::new(BufReader::new(bytes)));
        let mut digest = Sha256::new();
        let first = line(&mut lines, &mut digest)?;
        let head: Head = serde_json::from_slice(&first).context("this is no archive of Dragonhall")?;
        ensure!(
            head.format <= VERSION && (schema::knows(head.schema) || head.schema < schema::latest()),
            "the archive was written by a newer version of Dragonhall ({}); use that version",
            head.build
        );
        let layout = Layout::of(head.schema).await?;
        ensure!(
            columns(&layout) == head.tables,
            "the archive has other tables than its version: {DAMAGED}"
        );
        Ok(Self {
            lines,
            digest,
            rows: 0,
            head,
            layout,
            next: None,
            is_over: false,
        })
    }

    /// What belongs together next; the house's own rows come last, and after them nothing.
    pub(crate) fn next(&mut self) -> Result<Option<Bundle>> {
        if self.is_over && self.next.is_none() {
            return Ok(None);
        }
        let mut bundle = Bundle::default();
        while let Some((place, row)) = self.row()? {
            let table = &self.layout.tables[place];
            let room = match (table.of_rooms, row.0.first()) {
                (false, _) => None,
                (true, Some(Cell::Text(room))) => Some(room.clone()),
                (true, _) => bail!(DAMAGED),
            };
            let begins = bundle.rows.is_empty() || room != bundle.room;
            if begins && !bundle.rows.is_empty() {
                self.next = Some((place, row));
                return Ok(Some(bundle));
            }
            if begins {
                bundle.room.clone_from(&room);
            }
            bundle.rows.push((place, row));
        }
        Ok(Some(bundle))
    }

    /// The next row, until the last line; which is held against all before it.
    fn row(&mut self) -> Result<Option<(usize, Cells)>> {
        if let Some(next) = self.next.take() {
            return Ok(Some(next));
        }
        if self.is_over {
            return Ok(None);
        }
        let digest = Digest(self.digest.clone().finalize().into());
        let text = line(&mut self.lines, &mut self.digest)?;
        match serde_json::from_slice(&text).context(DAMAGED)? {
            Line::Row(table, cells) => {
                let place = self.layout.tables.iter().position(|each| each.name == table);
                let place = place.context(DAMAGED)?;
                ensure!(cells.0.len() == self.layout.tables[place].columns.len(), DAMAGED);
                self.rows += 1;
                Ok(Some((place, cells)))
            }
            Line::End(End { rows, sha256 }) => {
                ensure!(rows == self.rows && sha256 == digest, DAMAGED);
                self.nothing_follows()?;
                self.is_over = true;
                Ok(None)
            }
        }
    }

    /// Nothing comes behind the last line, neither within the archive nor after it.
    fn nothing_follows(&mut self) -> Result<()> {
        let mut rest = [0];
        let inside = self.lines.read(&mut rest).context(DAMAGED)?;
        let outside = self.lines.get_mut().get_mut().read(&mut rest).context(DAMAGED)?;
        ensure!(inside + outside == 0, DAMAGED);
        Ok(())
    }
}

/// The next line with its end.
fn line(lines: &mut impl BufRead, digest: &mut Sha256) -> Result<Vec<u8>> {
    let mut text = Vec::new();
    lines.take(LINE).read_until(b'\n', &mut text).context(DAMAGED)?;
    ensure!(text.ends_with(b"\n"), DAMAGED);
    digest.update(&text);
    Ok(text)
}
