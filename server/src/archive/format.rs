//! How an archive is written: compressed lines of JSON that `zcat` shows.
//!
//! The field calls an archive: logical backup (dump).
//!
//! ```text
//! {"dragonhall_archive":1,"kind":"house","build":"0.1.0","schema":8,"canon":1,"at":1767225600000,"tables":{…}}
//! ["rooms",["0d5c1b0e…","OAK-1",…]]
//! ["records",["0d5c1b0e…",1,1767225600000,"{\"what\":…}"]]
//! ["house",[1,1767225600000]]
//! {"rows":3,"sha256":"…"}
//! ```
//!
//! - The first line names the columns of every table, as the version of the tables has them (`schema`).
//! - The rows of a room follow its own; those of the house come last. Bytes are hexadecimal.
//! - The last line counts the rows and has the SHA-256 of all lines before it, their ends included.

use std::collections::BTreeMap;
use std::io::{self, Write};

use dragonhall_protocol::{Digest, Time};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::bundle::Bundle;
use crate::store::whole::cell::Cells;
use crate::store::whole::layout::Layout;

/// The version of this format.
pub(crate) const VERSION: u32 = 1;

/// How every archive begins: compressed, with no name and no time of its own.
pub(super) const BEGINNING: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// What an archive is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    /// A whole house.
    House,
    /// One room, which goes on wherever it is brought to.
    Room,
    /// One room, which goes on where it is.
    Copy,
}

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Head {
    /// The version of the format.
    #[serde(rename = "dragonhall_archive")]
    pub(crate) format: u32,
    /// What it is of.
    pub(crate) kind: Kind,
    /// The build that wrote it.
    pub(crate) build: String,
    /// The version of the tables.
    pub(crate) schema: i64,
    /// The version of the canonical text of tables that the build knows.
    pub(crate) canon: u32,
    /// When it was written.
    pub(crate) at: Time,
    /// The columns of each table, in the order of its rows.
    pub(crate) tables: BTreeMap<String, Vec<String>>,
}

/// The last line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct End {
    /// How many rows there are.
    pub(super) rows: u64,
    /// The digest of everything before this line.
    pub(super) sha256: Digest,
}

/// A row with its table's name.
pub(super) type Line<'a> = (&'a str, &'a Cells);

impl Head {
    /// The first line of an archive with these tables that is written now.
    pub(crate) fn new(kind: Kind, layout: &Layout, at: Time) -> Self {
        Self {
            format: VERSION,
            kind,
            build: env!("CARGO_PKG_VERSION").to_owned(),
            schema: layout.version,
            canon: dragonhall_rules::CANON,
            at,
            tables: columns(layout),
        }
    }
}

/// The names of the columns of every table.
pub(super) fn columns(layout: &Layout) -> BTreeMap<String, Vec<String>> {
    let tables = layout.tables.iter();
    tables
        .map(|table| {
            let columns = table.columns.iter().map(|column| column.name.clone());
            (table.name.clone(), columns.collect())
        })
        .collect()
}

/// Writes an archive.
pub(crate) struct Writer<W: Write> {
    out: GzEncoder<W>,
    digest: Sha256,
    rows: u64,
}

impl<W: Write> Writer<W> {
    /// Begins an archive.
    pub(crate) fn new(out: W, head: &Head) -> io::Result<Self> {
        let mut writer = Self {
            out: GzEncoder::new(out, Compression::default()),
            digest: Sha256::new(),
            rows: 0,
        };
        writer.line(head)?;
        Ok(writer)
    }

    /// Writes rows.
    pub(crate) fn bundle(&mut self, layout: &Layout, bundle: &Bundle) -> io::Result<()> {
        for (place, row) in &bundle.rows {
            let line: Line<'_> = (&layout.tables[*place].name, row);
            self.line(&line)?;
            self.rows += 1;
        }
        Ok(())
    }

    /// Writes the last line.
    pub(crate) fn finish(mut self) -> io::Result<W> {
        let sha256 = Digest(self.digest.clone().finalize().into());
        let rows = self.rows;
        self.line(&End { rows, sha256 })?;
        let mut out = self.out.finish()?;
        out.flush()?;
        Ok(out)
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.digest.update(&text);
        self.out.write_all(&text)
    }
}
