//! What the build in use makes of the copy, told by itself.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Output;

use anyhow::{Context, Result, bail, ensure};
use dragonhall_rules::CANON;
use tokio::process::Command;
use uuid::Uuid;

use crate::archive::Contents;
use crate::archive::contents::{Shown, counted};

/// Compares what this build and the one in use make of every room; what is to be said of it.
pub(super) async fn compare(program: &Path, url: &str, ours: &Contents) -> Result<String> {
    let name = String::from_utf8_lossy(&run(program, &["--version"]).await?.stdout)
        .trim()
        .to_owned();
    let told = run(program, &["check", "--digests", "--database", url]).await?;
    if !told.status.success() {
        return Ok(format!(
            "- Not compared: {name} in {} cannot say which tables it makes; versions from this one on can.",
            program.display()
        ));
    }
    let told = String::from_utf8_lossy(&told.stdout);
    let (canon, rooms) = told.split_once('\n').unwrap_or_default();
    let version = canon
        .strip_prefix("canon ")
        .and_then(|version| version.parse().ok());
    ensure!(
        version == Some(CANON),
        "the program in use writes tables in a form that this one does not know ({canon})"
    );
    let theirs: BTreeMap<String, &str> = rooms
        .lines()
        .filter_map(|line| line.split_once(' '))
        .filter_map(|(room, tables)| Some((Uuid::try_parse(room).ok()?.simple().to_string(), tables)))
        .collect();
    for (room, found) in ours.living() {
        let found = Shown(&found.tables).to_string();
        match theirs.get(room) {
            Some(tables) if **tables == found => {}
            Some(tables) => bail!("room {room} makes {found} in this version, and {tables} in {name}"),
            None => bail!("room {room} is not known to {name}"),
        }
    }
    Ok(format!(
        "- Compared: the tables of {} are the same as in {name}.",
        counted(ours.living().count() as u64, "room", "rooms")
    ))
}

async fn run(program: &Path, arguments: &[&str]) -> Result<Output> {
    let mut command = Command::new(program);
    super::house::without_settings(&mut command);
    let output = command.args(arguments).kill_on_drop(true).output().await;
    output.with_context(|| format!("the program {} cannot be run", program.display()))
}
