//! One room's way out of a house and into another one.
//!
//! A room that is exported is closed where it was: its file takes its place only when that is on disk. Whoever breaks
//! this off in between exports the room again.

use std::io::BufWriter;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use dragonhall_protocol::{RoomId, Time};

use super::bundle::Bundle;
use super::contents::Contents;
use super::file::Draft;
use super::format::{Head, Kind, Writer};
use super::source::{self, Source, without_password};
use super::{pour, receipts};
use crate::desk::asking::Way;
use crate::desk::{Act, Ask, Told};
use crate::room::aside::{self, Aside};
use crate::store::whole;
use crate::store::whole::cell::Cell;
use crate::store::whole::layout::{Layout, ROOMS};
use crate::store::{self, Append, Patience, Record, RoomStage, Store, StoreError, stage_word};

/// The table with the logs.
const RECORDS: &str = "records";

/// What becomes of a room that is exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// It is closed here, and goes on where its file is brought to.
    Moves,
    /// It goes on here; its file is to be looked at alone.
    Stays,
}

/// Where a room is that is exported.
pub(crate) struct From<'a> {
    /// The database.
    pub(crate) url: &'a str,
    /// How long it is waited for.
    pub(crate) patience: Patience,
    /// The way to the server that may be running on it.
    pub(crate) way: Option<Way>,
}

/// Who sees to it that a room which leaves goes on no more.
enum Keeper {
    /// This program alone: nobody writes there meanwhile.
    Own(Arc<dyn Store>),
    /// The server that is running there.
    Server(Way),
}

/// How often a room is written anew that goes on meanwhile.
const ATTEMPTS: usize = 5;

/// Writes a room into a file, and closes it if it leaves; how its log went.
pub(crate) async fn export(
    From { url, patience, way }: From<'_>,
    room: RoomId,
    (target, replace): (&Path, bool),
    leaving: Leaving,
    at: Time,
) -> Result<Contents> {
    source::exists(url)?;
    let keeper = match (leaving, way) {
        (Leaving::Stays, _) => None,
        (Leaving::Moves, Some(way)) if way.is_open().await => Some(Keeper::Server(way)),
        (Leaving::Moves, _) => Some(Keeper::Own(store::open_patiently(url, patience).await?)),
    };
    let mut attempts = 0;
    let exported = loop {
        attempts += 1;
        let tried = write_and_close(keeper.as_ref(), url, room, (target, replace), at).await;
        match (tried, &keeper) {
            (Err(error), Some(Keeper::Server(_))) if error.is::<WentOn>() && attempts < ATTEMPTS => {}
            (tried, _) => break tried,
        }
    };
    if let Some(Keeper::Own(store)) = keeper {
        store.close().await;
    }
    exported
}

async fn write_and_close(
    keeper: Option<&Keeper>,
    url: &str,
    room: RoomId,
    (target, replace): (&Path, bool),
    at: Time,
) -> Result<Contents> {
    let (layout, mut bundle) = read(url, room).await?;
    let moved_before = take_back_move(&layout, &mut bundle)?;
    let kind = if keeper.is_some() { Kind::Room } else { Kind::Copy };
    let (draft, contents) =
        written(&layout, &bundle, (target, replace), Head::new(kind, &layout, at)).await?;
    let log = bundle.log(&layout)?;
    match keeper.filter(|_| !moved_before) {
        Some(Keeper::Own(store)) => close(store.as_ref(), room, &log, at).await?,
        Some(Keeper::Server(way)) => leave(way, room, &log).await?,
        None => {}
    }
    draft.keep(replace)?;
    Ok(contents)
}

/// The room has gone on since it was read.
#[derive(Debug, thiserror::Error)]
#[error("the room has gone on meanwhile; export it again")]
struct WentOn;

/// Has the running server close a room that goes on in another house, unless it has gone on here meanwhile.
async fn leave(way: &Way, room: RoomId, log: &[Record]) -> Result<()> {
    let after = log.last().context("the room has no log")?.seq;
    let act = Act::Move { after };
    let Told::Moved { left } = way.ask(Ask::Act { room, act }).await? else {
        bail!(Told::STRANGE);
    };
    ensure!(left, WentOn);
    Ok(())
}

/// The rows of a room.
async fn read(url: &str, room: RoomId) -> Result<(Layout, Bundle)> {
    let Source::Database(mut database) = Source::database(url).await? else {
        bail!("rooms are exported from databases");
    };
    let bundle = database.room(&room.0.simple().to_string()).await?;
    let layout = database.layout().clone();
    database.into_whole().leave().await?;
    let bundle = bundle.filter(|bundle| !bundle.is_outlived(&layout));
    let bundle = bundle.with_context(|| format!("there is no room {room} in {}", without_password(url)))?;
    Ok((layout, bundle))
}

/// Writes the file of a room, and reads it again; it has not taken its place yet.
async fn written(
    layout: &Layout,
    bundle: &Bundle,
    (target, replace): (&Path, bool),
    head: Head,
) -> Result<(Draft, Contents)> {
    let mut contents = Contents::default();
    contents.take(layout, bundle);
    let draft = Draft::of(target, replace)?;
    let mut writer = Writer::new(BufWriter::new(draft.file()), &head)?;
    let writing = || format!("{} cannot be written", target.display());
    writer.bundle(layout, bundle).with_context(writing)?;
    writer.finish().with_context(writing)?;
    draft.flush()?;
    let found = Source::file(draft.part()).await?.contents().await?;
    contents
        .equals(&found)
        .context("the archive is not what was to be written, and was thrown away")?;
    Ok((draft, contents))
}

/// Closes a room that goes on in another house, unless it has gone on here meanwhile.
async fn close(store: &dyn Store, room: RoomId, log: &[Record], at: Time) -> Result<()> {
    let claim = store
        .claim(room)
        .await?
        .context("the room is not there any more")?;
    let last = log.last().context("the room has no log")?;
    ensure!(claim.records == log, WentOn);
    store
        .append(Append {
            stage: Some(RoomStage::Finished),
            timed: Some(false),
            gone: true,
            ..Append::of(
                room,
                claim.epoch,
                vec![aside::moved(last.seq + 1, at.max(last.at))],
            )
        })
        .await?;
    Ok(())
}

/// Makes of a room that was closed by an export before what it was; whether it was one.
fn take_back_move(layout: &Layout, bundle: &mut Bundle) -> Result<bool> {
    let mut log = bundle.log(layout)?;
    let was_closed = aside::ends_with_a_move(&log);
    if was_closed {
        let last = log.pop().map(|record| record.seq);
        remove_record(layout, bundle, last);
    }
    let folded = bundle
        .folded(layout)
        .with_context(|| format!("room {} cannot be moved", bundle.name()))?;
    ensure!(
        !folded.gone,
        "the time of room {} is over: it moves nowhere",
        bundle.name()
    );
    if was_closed {
        set_row(layout, bundle, &folded);
    }
    Ok(was_closed)
}

fn remove_record(layout: &Layout, bundle: &mut Bundle, seq: Option<u64>) {
    let seq = seq.map(u64::cast_signed);
    bundle.rows.retain(|(place, row)| {
        let table = &layout.tables[*place];
        table.name != RECORDS || table.cell(row, "seq").and_then(Cell::number) != seq
    });
}

/// Writes into a room's own row what its log makes of it.
fn set_row(layout: &Layout, bundle: &mut Bundle, folded: &Aside) {
    let columns = [
        ("stage", Cell::Text(stage_word(folded.stage).to_owned())),
        ("timed", Cell::Number(i64::from(folded.timed))),
        ("gone", Cell::Number(i64::from(folded.gone))),
    ];
    for (place, row) in &mut bundle.rows {
        let table = &layout.tables[*place];
        for (column, value) in columns.iter().filter(|_| table.name == ROOMS) {
            if let Some(cell) = table.cell_mut(row, column) {
                *cell = value.clone();
            }
        }
    }
}

/// Brings a room in from its file; how its log went, and whether its code was given back because another room has it.
pub(crate) async fn import(
    (url, patience): (&str, Patience),
    file: &Path,
    at: Time,
) -> Result<(RoomId, Contents, bool)> {
    let mut source = Source::file(file).await?;
    match source.kind() {
        Kind::Room => {}
        Kind::House => bail!(
            "{} holds a whole house, which `dragonhall restore` brings back",
            file.display()
        ),
        Kind::Copy => bail!(
            "{} is a copy of a room that goes on where it was: it is there to be looked at, with `dragonhall check`",
            file.display()
        ),
    }
    let (layout, mut bundle) = brought_up_to_date(&mut source).await?;
    let room = bundle
        .id()
        .with_context(|| format!("{} holds no room", file.display()))?;
    let folded = bundle.folded(&layout).context("the room cannot be brought in")?;
    ensure!(!folded.gone, "the room's time is over: it cannot be brought in");
    let (_, wrong) = receipts::check(&layout, &bundle);
    if let Some(why) = wrong.first() {
        bail!("the room cannot be brought in: {why}");
    }
    let store = store::open_patiently(url, patience).await?;
    let imported = bring_in(&store, url, &layout, &mut bundle, (room, &folded), at).await;
    store.close().await;
    let (contents, code_given_back) = imported?;
    Ok((room, contents, code_given_back))
}

/// The only room of a file, with rows as the latest version of the tables has them.
async fn brought_up_to_date(source: &mut Source) -> Result<(Layout, Bundle)> {
    let (contents, whole) = pour::into_database(source, whole::in_memory().await?).await?;
    ensure!(
        contents.rooms.len() == 1,
        "the file holds {} rooms instead of one",
        contents.rooms.len()
    );
    let mut written = Source::of(whole, "").await?;
    let bundle = written.next().await?.context("the file holds no room")?;
    let layout = written.layout().clone();
    written.leave().await?;
    Ok((layout, bundle))
}

async fn bring_in(
    store: &Arc<dyn Store>,
    url: &str,
    layout: &Layout,
    bundle: &mut Bundle,
    (room, folded): (RoomId, &Aside),
    at: Time,
) -> Result<(Contents, bool)> {
    let is_taken = folded.stage == RoomStage::Lobby && store.room_with_code(&folded.code).await?.is_some();
    if is_taken {
        give_code_back(layout, bundle, at)?;
    }
    let mut contents = Contents::default();
    contents.take(layout, bundle);
    let mut written = Source::of(whole::write(url).await?, url).await?;
    let outcome = insert(&mut written, layout, bundle, room).await;
    let Source::Database(database) = written else {
        bail!("rooms are brought into databases");
    };
    match outcome {
        Ok(found) => {
            contents
                .equals(&found)
                .context("the room is not there as it was in its file")?;
            database.into_whole().keep().await?;
            Ok((contents, is_taken))
        }
        Err(error) => {
            database.into_whole().leave().await?;
            Err(error)
        }
    }
}

/// Writes the rows of a room and reads them again, in one transaction.
async fn insert(written: &mut Source, layout: &Layout, bundle: &Bundle, room: RoomId) -> Result<Contents> {
    let Source::Database(database) = written else {
        bail!("rooms are brought into databases");
    };
    let key = room.0.simple().to_string();
    if let Some(found) = database.room(&key).await? {
        ensure!(
            found.is_outlived(layout),
            "room {room} is there already; whoever wants to take the one in the file erases that one first"
        );
        // It was here before it moved, and brings its games along.
        database.remove(&key).await?;
    }
    database.insert(bundle).await?;
    let found = database.room(&key).await?.context("the room was not written")?;
    let mut contents = Contents::default();
    contents.take(layout, &found);
    Ok(contents)
}

/// Another room has the code: this one is found by its link.
fn give_code_back(layout: &Layout, bundle: &mut Bundle, at: Time) -> Result<()> {
    let log = bundle.log(layout)?;
    let last = log.last().context("the room has no log")?;
    let record = aside::code_given_back(last.seq + 1, at.max(last.at));
    let place = layout.tables.iter().position(|table| table.name == RECORDS);
    let place = place.ok_or_else(|| StoreError::Damaged("there is no table of entries".to_owned()))?;
    let table = &layout.tables[place];
    let like = bundle
        .rows
        .iter()
        .find(|(of, _)| *of == place)
        .context("the room has no log")?;
    let mut row = like.1.clone();
    let values = [
        ("seq", Cell::Number(record.seq.cast_signed())),
        ("at", Cell::Number(record.at.0.cast_signed())),
        ("body", Cell::Text(record.body)),
    ];
    for (column, value) in values {
        if let Some(cell) = table.cell_mut(&mut row, column) {
            *cell = value;
        }
    }
    bundle.rows.push((place, row));
    bundle.rows.sort();
    let folded = bundle.folded(layout)?;
    set_row(layout, bundle, &folded);
    Ok(())
}
