//! A file that is there as a whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::store::private;

/// A file that is being written beside the place where it is to be.
#[derive(Debug)]
pub(crate) struct Draft {
    file: File,
    part: PathBuf,
    target: PathBuf,
    is_kept: bool,
}

impl Draft {
    /// Begins a file, its owner's alone, that becomes this one when it is kept; what a killed program left of one goes.
    pub(crate) fn of(target: &Path, replace: bool) -> Result<Self> {
        if !replace {
            refuse_existing(target)?;
        }
        let mut part = OsString::from(target);
        part.push(".part");
        let part = PathBuf::from(part);
        let file = private::options()
            .create(true)
            .read(true)
            .write(true)
            .truncate(false)
            .open(&part);
        let file = file.with_context(|| format!("{} cannot be written", part.display()))?;
        if file.try_lock().is_err() {
            bail!(
                "another program is writing {} just now; wait for it",
                part.display()
            );
        }
        file.set_len(0)
            .with_context(|| format!("{} cannot be written", part.display()))?;
        Ok(Self {
            file,
            part,
            target: target.to_owned(),
            is_kept: false,
        })
    }

    /// Where it is written.
    pub(crate) fn part(&self) -> &Path {
        &self.part
    }

    /// The file, to write into it.
    pub(crate) fn file(&self) -> &File {
        &self.file
    }

    /// Waits until it is on disk.
    pub(crate) fn flush(&self) -> Result<()> {
        let flushed = self.file.sync_all();
        flushed.with_context(|| format!("{} cannot be written", self.part.display()))
    }

    /// Lets it take its place, for good; how long it is.
    pub(crate) fn keep(mut self, replace: bool) -> Result<u64> {
        self.flush()?;
        if !replace {
            refuse_existing(&self.target)?;
        }
        let kept = || -> io::Result<u64> {
            let length = self.file.metadata()?.len();
            fs::rename(&self.part, &self.target)?;
            let folder = self.target.parent().filter(|folder| *folder != Path::new(""));
            File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
            Ok(length)
        };
        let length = kept().with_context(|| format!("{} cannot be written", self.target.display()))?;
        self.is_kept = true;
        Ok(length)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.is_kept {
            fs::remove_file(&self.part).ok();
        }
    }
}

fn refuse_existing(target: &Path) -> Result<()> {
    if target.symlink_metadata().is_ok() {
        bail!(
            "{} is there already; name another file, or say --replace",
            target.display()
        );
    }
    Ok(())
}
