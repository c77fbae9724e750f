//! Files that are nobody else's business: a database holds the seeds of games that are still being played.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

/// What its owner alone may do with a file, and with a folder.
const FILE: u32 = 0o600;
const FOLDER: u32 = 0o700;
/// What others may do with a file or a folder.
const OTHERS: u32 = 0o077;
/// A folder that is shared by all, such as one for temporary files.
const SHARED: u32 = 0o1000;

/// How a file is opened that is its owner's alone from its first moment, if it is new.
pub(crate) fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.mode(FILE);
    options
}

/// Makes a folder that is its owner's alone, with those that it lies in, where there is none.
pub(crate) fn folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(FOLDER).create(path)
}

/// Makes the folder that this file is to lie in.
pub(crate) fn folder_of(file: &Path) -> io::Result<()> {
    match file.parent() {
        Some(parent) if parent != Path::new("") => folder(parent),
        Some(_) | None => Ok(()),
    }
}

/// What others than its owner can read of a database and of what lies beside it, with the commands that end it.
pub(crate) fn open_to_others(database: &Path) -> Option<String> {
    let files = ["", "-wal", "-shm", ".lock"].map(|ending| {
        let mut name = OsString::from(database);
        name.push(ending);
        PathBuf::from(name)
    });
    let rights = |path: &Path| fs::metadata(path).map_or(0, |found| found.permissions().mode());
    let files: Vec<String> = files
        .iter()
        .filter(|file| rights(file) & OTHERS != 0)
        .map(|file| file.display().to_string())
        .collect();
    let folder = database.parent().filter(|parent| *parent != Path::new(""));
    let folder = folder.filter(|folder| {
        let rights = rights(folder);
        rights & OTHERS != 0 && rights & SHARED == 0
    });
    let (mut open, mut commands) = (files.clone(), Vec::new());
    if !files.is_empty() {
        commands.push(format!("chmod {FILE:o} {}", files.join(" ")));
    }
    if let Some(folder) = folder {
        open.push(format!("the folder {}", folder.display()));
        commands.push(format!("chmod {FOLDER:o} {}", folder.display()));
    }
    (!open.is_empty()).then(|| {
        format!(
            "others on this machine may look into {}, where the seeds of games lie that are still being played; {} \
             keeps them out",
            open.join(", "),
            commands.join(" && ")
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o7777
    }

    #[test]
    fn what_is_made_is_its_owners_alone_and_what_is_wider_is_named_with_the_remedy() {
        let outer = tempfile::tempdir().unwrap();
        let database = outer.path().join("a/b/hall.db");
        folder_of(&database).unwrap();
        options().create_new(true).write(true).open(&database).unwrap();
        let folders = [outer.path().join("a"), outer.path().join("a/b")];
        assert_eq!(folders.each_ref().map(|folder| mode(folder)), [0o700; 2]);
        assert_eq!(mode(&database), 0o600);
        assert_eq!(open_to_others(&database), None);

        fs::set_permissions(&database, fs::Permissions::from_mode(0o640)).unwrap();
        fs::set_permissions(&folders[1], fs::Permissions::from_mode(0o750)).unwrap();
        let said = open_to_others(&database).unwrap();
        let (file, folder) = (database.display(), folders[1].display());
        assert!(
            said.contains(&format!("chmod 600 {file} && chmod 700 {folder}")),
            "{said}"
        );
        assert_eq!(mode(&database), 0o640, "rights are the owner's to change");
        fs::set_permissions(&folders[1], fs::Permissions::from_mode(0o1777)).unwrap();
        let said = open_to_others(&database).unwrap();
        assert!(
            said.ends_with(&format!("chmod 600 {file} keeps them out")),
            "{said}"
        );
    }
}
