//! How a house gets from a source to somewhere else, and is found there as it was.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use dragonhall_protocol::Time;

use super::contents::Contents;
use super::file::Draft;
use super::format::{Head, Kind, Writer};
use super::source::Source;
use crate::store::whole::{self, Whole};

/// What became of something that was poured: what was found in it, and how long the file is that it went to.
pub(crate) struct Poured {
    /// What was found.
    pub(crate) contents: Contents,
    /// The length of the file in bytes; unknown where there is none.
    pub(crate) length: Option<u64>,
}

/// Writes all of a source into an archive and reads it there again.
pub(crate) async fn into_archive(
    source: &mut Source,
    target: &Path,
    at: Time,
    replace: bool,
) -> Result<Poured> {
    let draft = Draft::of(target, replace)?;
    let head = Head::new(Kind::House, source.layout(), at);
    let mut writer = Writer::new(BufWriter::new(draft.file()), &head)?;
    let contents = write_all(source, &mut writer).await?;
    writer
        .finish()
        .with_context(|| format!("{} cannot be written", target.display()))?;
    draft.flush()?;
    let found = Source::file(draft.part()).await?.contents().await?;
    contents
        .equals(&found)
        .context("the archive is not what was to be written, and was thrown away")?;
    let length = Some(draft.keep(replace)?);
    Ok(Poured { contents, length })
}

/// Writes all of a source to where the program's output goes.
pub(crate) async fn into_output(source: &mut Source, at: Time) -> Result<Poured> {
    let output = io::stdout();
    ensure!(
        !output.is_terminal(),
        "an archive is nothing to read; send the output into a file, as in `dragonhall backup - > FILE`"
    );
    let head = Head::new(Kind::House, source.layout(), at);
    let mut writer = Writer::new(BufWriter::new(output.lock()), &head)?;
    let contents = write_all(source, &mut writer).await?;
    writer.finish().context("the archive cannot be written")?;
    Ok(Poured {
        contents,
        length: None,
    })
}

/// Writes all of a source into a SQLite file with tables of the same version, and reads it there again.
pub(crate) async fn into_file(source: &mut Source, target: &Path, replace: bool) -> Result<Poured> {
    let draft = Draft::of(target, replace)?;
    let mut whole = whole::new_file(draft.part()).await?;
    let contents = fill(source, whole.as_mut()).await?;
    let (found, whole) = found_in(whole).await?;
    contents
        .equals(&found)
        .context("the copy is not what was to be written, and was thrown away")?;
    whole.keep().await?;
    let length = Some(draft.keep(replace)?);
    Ok(Poured { contents, length })
}

/// Writes all of a source into an empty database, brings its tables up to date, and looks whether all is there as it was;
/// nothing of it is so before the database is kept.
pub(crate) async fn into_database(
    source: &mut Source,
    mut whole: Box<dyn Whole>,
) -> Result<(Contents, Box<dyn Whole>)> {
    let contents = fill(source, whole.as_mut()).await?;
    let (found, mut whole) = found_in(whole).await?;
    contents
        .equals(&found)
        .context("the copy is not what was to be written")?;
    let version = source.layout().version;
    whole.bring_to(None).await?;
    if whole.version().await? == Some(version) {
        return Ok((contents, whole));
    }
    let (found, whole) = found_in(whole).await?;
    contents
        .folds_as(&found)
        .context("with the tables of this version it is not what it was")?;
    Ok((contents, whole))
}

/// Fills an empty database.
async fn fill(source: &mut Source, whole: &mut dyn Whole) -> Result<Contents> {
    let layout = source.layout().clone();
    whole.bring_to(Some(layout.version)).await?;
    let mut contents = Contents::default();
    while let Some(bundle) = source.next().await? {
        contents.take(&layout, &bundle);
        for (place, table) in layout.tables.iter().enumerate() {
            let rows = bundle.rows.iter().filter(|(of, _)| *of == place);
            let rows: Vec<_> = rows.map(|(_, row)| row).collect();
            whole.insert(table, &rows).await?;
        }
    }
    Ok(contents)
}

/// What a database holds that is being written.
async fn found_in(whole: Box<dyn Whole>) -> Result<(Contents, Box<dyn Whole>)> {
    let mut written = Source::of(whole, "sqlite:").await?;
    let found = written.contents().await?;
    match written {
        Source::Database(database) => Ok((found, database.into_whole())),
        Source::Archive(_) => bail!("a database is no archive"),
    }
}

async fn write_all<W: Write>(source: &mut Source, writer: &mut Writer<W>) -> Result<Contents> {
    let mut contents = Contents::default();
    while let Some(bundle) = source.next().await? {
        contents.take(source.layout(), &bundle);
        writer
            .bundle(source.layout(), &bundle)
            .context("the archive cannot be written")?;
    }
    Ok(contents)
}
