//! Where rooms come from: a database as it is at one moment, or an archive.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use super::bundle::Bundle;
use super::contents::Contents;
use super::format::Kind;
use super::reader::Reader;
use crate::store::whole::layout::{Layout, Table};
use crate::store::whole::{self, Whole};
use crate::store::{Place, place, schema};

/// How a SQLite file begins.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// Where rooms come from.
pub(crate) enum Source {
    /// A database.
    Database(Database),
    /// An archive.
    Archive(Box<Reader>),
}

/// A database, as it is at one moment.
pub(crate) struct Database {
    whole: Box<dyn Whole>,
    layout: Layout,
    /// The rooms that have not been read yet; none before the first was.
    left: Option<VecDeque<String>>,
    is_over: bool,
}

impl Source {
    /// The database at this address, as it is now.
    pub(crate) async fn database(url: &str) -> Result<Self> {
        exists(url)?;
        Self::of(whole::read(url).await?, url).await
    }

    /// A database that is open.
    pub(crate) async fn of(mut whole: Box<dyn Whole>, place: &str) -> Result<Self> {
        let Some(version) = whole.version().await? else {
            bail!("{} holds no house", without_password(place));
        };
        ensure!(
            version <= schema::latest(),
            "the database was written by a newer version of Dragonhall (migration {version}); use that version"
        );
        let layout = Layout::of(version).await?;
        Ok(Self::Database(Database {
            whole,
            layout,
            left: None,
            is_over: false,
        }))
    }

    /// The archive or the SQLite file at this path; `-` is an archive that is read as it comes in.
    pub(crate) async fn file(path: &Path) -> Result<Self> {
        let named = || path.display().to_string();
        if path == Path::new("-") {
            return Ok(Self::Archive(Box::new(Reader::new(Box::new(io::stdin())).await?)));
        }
        let mut beginning = [0; SQLITE.len()];
        let mut file = File::open(path).with_context(|| format!("{} cannot be read", named()))?;
        let length = file
            .read(&mut beginning)
            .with_context(|| format!("{} cannot be read", named()))?;
        if &beginning[..length] == SQLITE {
            return Self::database(&format!("sqlite:{}", path.display())).await;
        }
        let file = File::open(path).with_context(|| format!("{} cannot be read", named()))?;
        let reader = Reader::new(Box::new(file)).await.with_context(named)?;
        Ok(Self::Archive(Box::new(reader)))
    }

    /// What it is of.
    pub(crate) fn kind(&self) -> Kind {
        match self {
            Self::Database(_) => Kind::House,
            Self::Archive(reader) => reader.head.kind,
        }
    }

    /// Its tables.
    pub(crate) fn layout(&self) -> &Layout {
        match self {
            Self::Database(Database { layout, .. }) => layout,
            Self::Archive(reader) => &reader.layout,
        }
    }

    /// What belongs together next: one room after the other, then what belongs to the house.
    pub(crate) async fn next(&mut self) -> Result<Option<Bundle>> {
        match self {
            Self::Database(database) => database.next().await,
            Self::Archive(reader) => reader.next(),
        }
    }

    /// Looks at all that is left.
    pub(crate) async fn contents(&mut self) -> Result<Contents> {
        let mut contents = Contents::default();
        while let Some(bundle) = self.next().await? {
            contents.take(self.layout(), &bundle);
        }
        Ok(contents)
    }

    /// What a database itself finds wrong with its file.
    pub(crate) async fn damage(&mut self) -> Result<Vec<String>> {
        match self {
            Self::Database(database) => Ok(database.whole.damage().await?),
            Self::Archive(_) => Ok(Vec::new()),
        }
    }

    /// Lets go of it.
    pub(crate) async fn leave(self) -> Result<()> {
        match self {
            Self::Database(database) => Ok(database.whole.leave().await?),
            Self::Archive(_) => Ok(()),
        }
    }
}

impl Database {
    /// The rows of one room, or none where there is no such room.
    pub(crate) async fn room(&mut self, room: &str) -> Result<Option<Bundle>> {
        let bundle = self.bundle(Some(room)).await?;
        Ok((!bundle.rows.is_empty()).then_some(bundle))
    }

    /// Removes all rows of a room.
    pub(crate) async fn remove(&mut self, room: &str) -> Result<()> {
        for table in self.layout.tables.iter().rev().filter(|table| table.of_rooms) {
            self.whole.remove(table, room).await?;
        }
        Ok(())
    }

    /// Writes rows.
    pub(crate) async fn insert(&mut self, bundle: &Bundle) -> Result<()> {
        for (place, table) in self.layout.tables.iter().enumerate() {
            let rows = bundle.rows.iter().filter(|(of, _)| *of == place);
            let rows: Vec<_> = rows.map(|(_, row)| row).collect();
            self.whole.insert(table, &rows).await?;
        }
        Ok(())
    }

    /// Its tables.
    pub(crate) fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Gives the database back.
    pub(crate) fn into_whole(self) -> Box<dyn Whole> {
        self.whole
    }

    async fn next(&mut self) -> Result<Option<Bundle>> {
        let left = match &mut self.left {
            Some(left) => left,
            none => none.insert(self.whole.rooms(&self.layout.tables).await?.into()),
        };
        match left.pop_front() {
            Some(room) => Ok(Some(self.bundle(Some(&room)).await?)),
            None if self.is_over => Ok(None),
            None => {
                self.is_over = true;
                Ok(Some(self.bundle(None).await?))
            }
        }
    }

    async fn bundle(&mut self, room: Option<&str>) -> Result<Bundle> {
        let mut rows = Vec::new();
        let is_wanted = |table: &Table| table.of_rooms == room.is_some();
        for (place, table) in self.layout.tables.iter().enumerate() {
            if is_wanted(table) {
                let found = self.whole.rows(table, room).await?;
                rows.extend(found.into_iter().map(|row| (place, row)));
            }
        }
        let room = room.map(str::to_owned);
        Ok(Bundle { room, rows })
    }
}

/// Fails where there is no such file.
pub(crate) fn exists(url: &str) -> Result<()> {
    if let Place::Sqlite(path) = place(url)? {
        ensure!(
            path.exists(),
            "there is no database {}; name another one with --database",
            path.display()
        );
    }
    Ok(())
}

/// How a database is called without its password.
pub(crate) fn without_password(url: &str) -> String {
    match place(url) {
        Ok(Place::Sqlite(path)) => path.display().to_string(),
        Ok(Place::Postgres(url)) => {
            let url = url.split(['?', '#']).next().unwrap_or_default();
            let (kind, rest) = url.split_once("://").unwrap_or_default();
            let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
            format!("{kind}://{place}")
        }
        Err(_) => "the database".to_owned(),
    }
}
