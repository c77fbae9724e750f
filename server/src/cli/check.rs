//! `dragonhall check`: looks whether all that is kept is whole, and says what is not.

use std::path::PathBuf;

use anyhow::{Result, bail, ensure};
use clap::Args;
use dragonhall_rules::CANON;

use super::Place;
use crate::archive::bundle::Bundle;
use crate::archive::contents::{Shown, counted};
use crate::archive::source::without_password;
use crate::archive::{Contents, Source, receipts};
use crate::room::aside::Aside;
use crate::store::stage_word;
use crate::store::whole::layout::{Layout, ROOMS};

/// What is looked at.
#[derive(Args, Debug)]
pub(super) struct Check {
    /// An archive or a SQLite file; the database if absent, also while a server is using it.
    file: Option<PathBuf>,
    #[command(flatten)]
    place: Place,
    /// Prints the digests of every room's tables and checks nothing else, so that two builds can be compared.
    #[arg(long)]
    digests: bool,
    /// The version of the canonical form in which they are written.
    #[arg(long, value_name = "VERSION", default_value_t = CANON)]
    canon: u32,
}

/// Folds every room and holds what stands beside the logs against them.
pub(super) async fn check(check: Check) -> Result<()> {
    let (mut source, place) = match &check.file {
        Some(file) => (Source::file(file).await?, file.display().to_string()),
        None => {
            let url = &check.place.database;
            (Source::database(url).await?, without_password(url))
        }
    };
    if check.digests {
        ensure!(
            check.canon == CANON,
            "this build knows version {CANON} of the canonical form alone"
        );
        return print_digests(&mut source).await;
    }
    let mut wrong = source.damage().await?;
    let (mut contents, mut games) = (Contents::default(), 0);
    while let Some(bundle) = source.next().await? {
        let folded = contents.take(source.layout(), &bundle);
        let (count, found) = faults(source.layout(), &bundle, folded);
        games += count;
        wrong.extend(found);
    }
    source.leave().await?;
    for wrong in &wrong {
        println!("{wrong}");
    }
    println!(
        "{contents} of {place} were looked at, with {}.",
        counted(games as u64, "receipt", "receipts")
    );
    match wrong.len() {
        0 => {
            println!("All of them are whole.");
            Ok(())
        }
        1 => bail!("one thing is wrong in {place}; the line above says what, and a backup may have it whole"),
        count => bail!(
            "{count} things are wrong in {place}; the lines above say what, and a backup may have them whole"
        ),
    }
}

/// How many receipts a room has, and what is wrong with it; one that is gone has nothing else.
fn faults(layout: &Layout, bundle: &Bundle, folded: Option<Result<Aside, String>>) -> (usize, Vec<String>) {
    let (games, mut wrong) = receipts::check(layout, bundle);
    match folded {
        None => {}
        Some(Err(error)) => wrong.push(format!("it makes no room: {error}")),
        Some(Ok(folded)) => {
            let stored = bundle.of(layout, ROOMS).and_then(|(table, rows)| {
                let stage = table.cell(rows.first()?, "stage")?;
                stage.text()
            });
            let stage = stage_word(folded.stage);
            if let Some(stored) = stored.filter(|stored| *stored != stage) {
                wrong.push(format!("it is noted as {stored} and is {stage}"));
            }
            let gone = bundle.column(layout, "gone");
            if gone.is_some_and(|gone| (gone == 1) != folded.gone) {
                wrong.push("whether its time is over is noted wrongly".to_owned());
            }
        }
    }
    let name = bundle.name();
    (
        games,
        wrong
            .into_iter()
            .map(|wrong| format!("room {name}: {wrong}"))
            .collect(),
    )
}

/// A line for each room, behind one with the version of the canonical form.
async fn print_digests(source: &mut Source) -> Result<()> {
    println!("canon {CANON}");
    while let Some(bundle) = source.next().await? {
        if bundle.room.is_some() && !bundle.is_outlived(source.layout()) {
            let tables = bundle.folded(source.layout()).map(|folded| folded.tables);
            println!(
                "{} {}",
                bundle.name(),
                Shown(&tables.map_err(|error| error.to_string()))
            );
        }
    }
    Ok(())
}
