//! `dragonhall backup`: writes all that the house keeps into one file.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Args, ValueEnum};

use super::Place;
use crate::archive::pour::{self, Poured};
use crate::archive::source::without_password;
use crate::archive::{Contents, Source};
use crate::clock::Clock;

/// What is backed up, and where to.
#[derive(Args, Debug)]
pub(super) struct Backup {
    /// The file; `-` writes an archive to the output, for containers without a shell.
    file: PathBuf,
    #[command(flatten)]
    place: Place,
    /// What the file is; by its ending if absent: .db, .sqlite and .sqlite3 are SQLite, all others archives.
    #[arg(long = "as", value_name = "KIND")]
    form: Option<Form>,
    /// Replaces a file that is there already, once the new one is complete.
    #[arg(long)]
    replace: bool,
}

/// What a backup is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// Compressed lines of JSON, for either kind of database and for every later version.
    Archive,
    /// A SQLite file, which a server can be started on.
    Sqlite,
}

impl Form {
    fn of(file: &Path) -> Self {
        match file.extension().and_then(|ending| ending.to_str()) {
            Some("db" | "sqlite" | "sqlite3") => Self::Sqlite,
            Some(_) | None => Self::Archive,
        }
    }
}

/// Writes the backup and says what is in it.
pub(super) async fn backup(backup: Backup) -> Result<()> {
    let Backup {
        file,
        place,
        form,
        replace,
    } = backup;
    let mut source = Source::database(&place.database).await?;
    let now = Clock::machine().now();
    let Poured { contents, length } = match form.unwrap_or_else(|| Form::of(&file)) {
        Form::Archive if file == Path::new("-") => pour::into_output(&mut source, now).await?,
        Form::Archive => pour::into_archive(&mut source, &file, now, replace).await?,
        Form::Sqlite => pour::into_file(&mut source, &file, replace).await?,
    };
    source.leave().await?;
    // The output may be the archive itself.
    eprintln!(
        "{contents} of {} are in the backup.",
        without_password(&place.database)
    );
    say_broken(&contents);
    if let Some(length) = length {
        eprintln!(
            "Read again, every room makes the same tables; {} has {length} bytes.",
            file.display()
        );
    }
    Ok(())
}

/// Names the rooms that were broken before.
pub(super) fn say_broken(contents: &Contents) {
    for (room, why) in contents.broken() {
        eprintln!("Room {room} was taken along as it is, and makes no room: {why}");
    }
}
