//! Databases that are empty, and how one of them is filled: with all of a house, or with nothing.

use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result, ensure};
use dragonhall_protocol::Time;

use super::file::Draft;
use super::source::without_password;
use super::{Contents, Source, pour};
use crate::store::whole::layout::Layout;
use crate::store::whole::{self, Purpose, Whole};
use crate::store::{self, schema};

/// What becomes of a SQLite file that is not empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// It stays, and nothing is done.
    Refuse,
    /// It is given another name.
    Aside,
}

/// What is noted in a database that was filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// That the house was put back at this time.
    PutBack(Time),
    /// Nothing: the house has only moved.
    Nothing,
}

/// Fills a database that is empty or not there, and that no server uses: with all of it, or with nothing.
pub(crate) async fn fill(source: &mut Source, url: &str, (full, after): (Full, After)) -> Result<Contents> {
    let _guard = whole::guard(url, Purpose::ToFill).await?;
    match store::place(url)? {
        store::Place::Sqlite(path) => {
            if full == Full::Refuse {
                refuse_full_file(path).await?;
            }
            let draft = Draft::of(path, true)?;
            let (contents, whole) = pour::into_database(source, whole::new_file(draft.part()).await?).await?;
            noted(whole, &contents, after).await?.keep().await?;
            if full == Full::Aside {
                set_aside(path).with_context(|| format!("{} cannot be set aside", path.display()))?;
            }
            draft.keep(true)?;
            Ok(contents)
        }
        store::Place::Postgres(_) => {
            ensure!(
                full == Full::Refuse,
                "only a SQLite file is set aside; name another database"
            );
            let mut whole = whole::write(url).await?;
            let filled = match clear_empty(whole.as_mut(), url).await {
                Ok(()) => pour::into_database(source, whole).await,
                Err(error) => Err(error),
            };
            let (contents, whole) = filled?;
            noted(whole, &contents, after).await?.keep().await?;
            Ok(contents)
        }
    }
}

/// Gives a file, and the journal that belongs to it, names that none has yet.
fn set_aside(path: &Path) -> io::Result<()> {
    let named = |ending: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    if path.metadata().map_or(0, |found| found.len()) == 0 {
        return Ok(());
    }
    let mut names = (1..).map(|number| format!(".aside-{number}"));
    let Some(aside) = names.find(|aside| !named(aside).exists()) else {
        return Ok(());
    };
    let journal = named("-wal");
    if journal.metadata().map_or(0, |found| found.len()) > 0 {
        fs::rename(journal, named(&format!("{aside}-wal")))?;
    }
    fs::rename(path, named(&aside))
}

async fn noted(mut whole: Box<dyn Whole>, contents: &Contents, after: After) -> Result<Box<dyn Whole>> {
    if let After::PutBack(now) = after {
        whole
            .note_put_back(contents.latest.cast_signed(), now.0.cast_signed())
            .await?;
    }
    Ok(whole)
}

/// Refuses a file in which somebody has opened a room, or whose journal lies beside it.
async fn refuse_full_file(path: &Path) -> Result<()> {
    let mut journal = path.as_os_str().to_owned();
    journal.push("-wal");
    let journal = Path::new(&journal);
    ensure!(
        journal.metadata().map_or(0, |found| found.len()) == 0,
        "there is a journal {} of another database; move it away first",
        journal.display()
    );
    let length = path.metadata().map_or(0, |found| found.len());
    if length == 0 {
        return Ok(());
    }
    let mut whole = whole::read(&format!("sqlite:{}", path.display())).await?;
    let has_rooms = match whole.version().await? {
        Some(version) if version <= schema::latest() => {
            let layout = Layout::of(version).await?;
            !whole.rooms(&layout.tables).await?.is_empty()
        }
        Some(_) | None => true,
    };
    whole.leave().await?;
    ensure!(
        !has_rooms,
        "{} is not empty; say --aside to give it another name, or name another database",
        path.display()
    );
    Ok(())
}

/// Makes a Postgres database without rooms one without tables.
async fn clear_empty(whole: &mut dyn Whole, url: &str) -> Result<()> {
    let Some(version) = whole.version().await? else {
        return Ok(());
    };
    let is_full = || format!("{} is not empty; name another database", without_password(url));
    ensure!(version <= schema::latest(), is_full());
    let layout = Layout::of(version).await?;
    ensure!(whole.rooms(&layout.tables).await?.is_empty(), is_full());
    whole
        .clear(&layout.tables)
        .await
        .context("the empty database cannot be prepared")?;
    Ok(())
}
