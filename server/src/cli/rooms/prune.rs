//! `dragonhall rooms prune`: erases what a server would erase some day, or says what that is.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use dragonhall_protocol::{RoomId, Time};

use crate::archive::contents::counted;
use crate::archive::source;
use crate::cli::Place;
use crate::clock::Clock;
use crate::config::{DAY, HOUR, Keeping, Retention};
use crate::note_last_absence;
use crate::room::expiry::{self, Over};
use crate::store::{self, FinishedQuery, Patience, Store};

/// Whose time is over, and whether it is only said.
#[derive(Args, Debug)]
pub(super) struct Prune {
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    retention: Retention,
    /// Only says what would go, also while a server is running.
    #[arg(long)]
    dry_run: bool,
}

/// Says what goes, each room in a line with its id, since when and why, and erases it.
pub(super) async fn prune(prune: Prune) -> Result<()> {
    let url = &prune.place.database;
    source::exists(url)?;
    let keeping = prune.retention.keeping();
    if prune.dry_run {
        let store = store::open_to_read(url).await?;
        let said = say(store.as_ref(), keeping).await;
        store.close().await;
        return said;
    }
    let store = store::open_patiently(url, Patience::default()).await?;
    let erased = erase(store.as_ref(), keeping).await;
    store.close().await;
    erased?;
    // A long file of an earlier version gives no space back before.
    Ok(store::write_anew(url).await?)
}

async fn say(store: &dyn Store, keeping: Keeping) -> Result<()> {
    let clock = note_last_absence(store, Clock::machine()).await;
    let (mut rooms, mut games) = (0, 0);
    let ended_before = ended_before(&clock, keeping);
    for (room, over) in over(store, &clock, keeping).await? {
        show(room, &over, &clock);
        rooms += 1;
        games += games_of(store, room, ended_before).await?;
    }
    games += store.outlived(ended_before).await?;
    println!("{} would be erased.", summary(rooms, games));
    Ok(())
}

async fn erase(store: &dyn Store, keeping: Keeping) -> Result<()> {
    let clock = note_last_absence(store, Clock::machine()).await;
    let mut rooms = 0;
    for (room, over) in over(store, &clock, keeping).await? {
        show(room, &over, &clock);
        rooms += u64::from(over.erase(store).await?);
    }
    let ended_before = ended_before(&clock, keeping);
    let games = store.outlived(ended_before).await?;
    store.tidy(clock.now(), Some(ended_before)).await?;
    store.give_space_back().await?;
    println!("{} are erased.", summary(rooms, games));
    Ok(())
}

/// The rooms whose time is over.
async fn over(store: &dyn Store, clock: &Clock, keeping: Keeping) -> Result<Vec<(RoomId, Over)>> {
    let before = |kept: Duration| clock.lived_ago(kept);
    let unchanged = store.unchanged_since(before(keeping.room), u32::MAX).await?;
    let unused = store
        .forgotten(before(keeping.unused), before(keeping.code), u32::MAX)
        .await?;
    let (mut found, mut seen) = (Vec::new(), BTreeSet::new());
    for room in unchanged.into_iter().chain(unused) {
        if !seen.insert(room) {
            continue;
        }
        if let Some(over) = expiry::look(store, clock, keeping, room).await? {
            found.push((room, over));
        }
    }
    Ok(found)
}

/// Finished games that ended before this time do not outlive their rooms; none did before the first of all.
fn ended_before(clock: &Clock, keeping: Keeping) -> Time {
    keeping
        .games
        .map_or(Time::default(), |kept| clock.lived_ago(kept))
}

async fn games_of(store: &dyn Store, room: RoomId, ended_before: Time) -> Result<u64> {
    let of_room = FinishedQuery {
        game: None,
        player: None,
        room: Some(room),
        most: u32::MAX,
    };
    let games = store.finished(of_room).await?;
    Ok(games.iter().filter(|game| game.ended < ended_before).count() as u64)
}

fn show(room: RoomId, over: &Over, clock: &Clock) {
    let age = clock.now().since(over.since);
    let age = match age.as_secs() / DAY.as_secs() {
        0 => counted(age.as_secs() / HOUR.as_secs(), "hour", "hours"),
        days => counted(days, "day", "days"),
    };
    println!("{room}\t{age}\t{}", over.why);
}

fn summary(rooms: u64, games: u64) -> String {
    format!(
        "{} and {}",
        counted(rooms, "room", "rooms"),
        counted(games, "finished game", "finished games")
    )
}
