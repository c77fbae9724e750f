//! Files that are nobody else's business: a database holds the seeds of games that are still being played.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
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

/// What of a database, of what lies beside it and of the folder they lie in belongs to another user than this
/// program's, with the command that ends it.
pub(crate) fn anothers(database: &Path) -> Option<String> {
    let user = rustix::process::geteuid().as_raw();
    let folder = database.ancestors().skip(1).find(|folder| folder.is_dir());
    let places = files_of(database)
        .into_iter()
        .chain(folder.map(Path::to_path_buf));
    let mut owned = places.filter_map(|place| fs::metadata(&place).ok().map(|found| (found.uid(), place)));
    let (owner, place) = owned.find(|(owner, _)| *owner != user)?;
    let whole = folder.unwrap_or(&place).display();
    Some(format!(
        "this program runs as user {user}, and {} belongs to user {owner}; chown -R {user} {whole} changes that",
        place.display()
    ))
}

/// The file of a database and those that lie beside it.
fn files_of(database: &Path) -> [PathBuf; 4] {
    ["", "-wal", "-shm", ".lock"].map(|ending| {
        let mut name = OsString::from(database);
        name.push(ending);
        PathBuf::from(name)
    })
}

/// What others than its owner can read of a database and of what lies beside it, with the commands that end it.
pub(crate) fn open_to_others(database: &Path) -> Option<String> {
    let files = files_of(database);
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
    fn what_belongs_to_another_user_is_named_with_both_users_and_the_remedy() {
        let folder = tempfile::tempdir().unwrap();
        let own = folder.path().join("hall.db");
        assert_eq!(anothers(&own), None);
        // Who is not root cannot give a file away, and finds one of root's.
        let user = rustix::process::geteuid().as_raw();
        let (database, owner) = if user == 0 {
            std::os::unix::fs::chown(folder.path(), Some(65_532), None).unwrap();
            (own, 65_532)
        } else {
            (PathBuf::from("/hall.db"), 0)
        };
        let lies = database.parent().unwrap().display();
        let said = anothers(&database).unwrap();
        assert_eq!(
            said,
            format!(
                "this program runs as user {user}, and {lies} belongs to user {owner}; chown -R {user} {lies} \
                 changes that"
            )
        );
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
