//! What was found in a house, room by room, so that two of them can be compared.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::{Result, bail};
use dragonhall_protocol::Digest;
use sha2::{Digest as _, Sha256};

use super::bundle::Bundle;
use crate::room::Tables;
use crate::room::aside::Aside;
use crate::store::whole::layout::{Layout, ROOMS};

/// All that was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Contents {
    /// What was found of each room.
    pub(crate) rooms: BTreeMap<String, Found>,
    /// How many rows each table has.
    pub(crate) rows: BTreeMap<String, u64>,
    /// The digest of the house's own rows.
    house: Option<Digest>,
    /// The time of the latest thing in it.
    pub(crate) latest: u64,
}

/// What was found of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The digest of its rows.
    rows: Digest,
    /// The tables that its log makes, or why it makes none.
    pub(crate) tables: Result<Vec<Tables>, String>,
}

impl Contents {
    /// Takes in what belongs together.
    ///
    /// Gives what a room's log makes of it; a room that is gone has none.
    pub(crate) fn take(&mut self, layout: &Layout, bundle: &Bundle) -> Option<Result<Aside, String>> {
        if bundle.rows.is_empty() {
            return None;
        }
        let mut digest = Sha256::new();
        for (place, row) in &bundle.rows {
            let table = &layout.tables[*place];
            *self.rows.entry(table.name.clone()).or_default() += 1;
            // Numbers and words can always be written as JSON.
            digest.update(serde_json::to_vec(&(&table.name, row)).unwrap_or_default());
            let time = ["at", "alive"]
                .iter()
                .find_map(|column| table.cell(row, column)?.number());
            self.latest = self.latest.max(time.unwrap_or_default().cast_unsigned());
        }
        let digest = Digest(digest.finalize().into());
        let Some(room) = &bundle.room else {
            self.house = Some(digest);
            return None;
        };
        if bundle.is_outlived(layout) {
            let tables = Ok(Vec::new());
            self.rooms.insert(room.clone(), Found { rows: digest, tables });
            return None;
        }
        let folded = bundle.folded(layout).map_err(|error| error.to_string());
        let tables = folded
            .as_ref()
            .map(|folded| folded.tables.clone())
            .map_err(String::clone);
        self.rooms.insert(room.clone(), Found { rows: digest, tables });
        Some(folded)
    }

    /// Fails unless all is the same in a copy, to the last byte.
    pub(crate) fn equals(&self, copy: &Self) -> Result<()> {
        self.folds_as(copy)?;
        let differ = |room: &&String| self.rooms[*room].rows != copy.rooms[*room].rows;
        if let Some(room) = self.rooms.keys().find(differ) {
            bail!("room {room} is not as it was");
        }
        if self.rows != copy.rows || self.house != copy.house {
            bail!("what belongs to the house itself is not as it was");
        }
        Ok(())
    }

    /// Fails unless the same rooms make the same tables in a copy, whatever version its rows have.
    pub(crate) fn folds_as(&self, copy: &Self) -> Result<()> {
        for (room, found) in &self.rooms {
            let Some(other) = copy.rooms.get(room) else {
                bail!("room {room} is missing");
            };
            if found.tables != other.tables {
                bail!(
                    "room {room} does not make the same tables: {} there, {} here",
                    Shown(&other.tables),
                    Shown(&found.tables)
                );
            }
        }
        if copy.rooms.len() != self.rooms.len() {
            bail!(
                "there are {} rooms instead of {}",
                copy.rooms.len(),
                self.rooms.len()
            );
        }
        Ok(())
    }

    /// The rooms that have a log; of the others there is nothing left but finished games.
    pub(crate) fn living(&self) -> impl Iterator<Item = (&str, &Found)> {
        let rooms = self.rooms.iter();
        let living =
            rooms.filter(|(_, found)| found.tables.as_ref().map_or(true, |tables| !tables.is_empty()));
        living.map(|(room, found)| (room.as_str(), found))
    }

    /// The rooms whose logs make no room, with the reason.
    pub(crate) fn broken(&self) -> impl Iterator<Item = (&str, &str)> {
        let rooms = self.rooms.iter();
        rooms.filter_map(|(room, found)| Some((room.as_str(), found.tables.as_ref().err()?.as_str())))
    }

    fn count(&self, table: &str) -> u64 {
        self.rows.get(table).copied().unwrap_or_default()
    }
}

impl fmt::Display for Contents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}, {}, {}",
            counted(self.count(ROOMS), "room", "rooms"),
            counted(self.count("records"), "entry", "entries"),
            counted(self.count("finished_games"), "finished game", "finished games"),
        )
    }
}

/// So many of something, in words.
pub(crate) fn counted(count: u64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

/// The tables of a room in a line.
pub(crate) struct Shown<'a>(pub(crate) &'a Result<Vec<Tables>, String>);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Err(reason) => f.write_str(reason),
            Ok(tables) => {
                for (place, tables) in tables.iter().enumerate() {
                    let space = if place == 0 { "" } else { " " };
                    write!(f, "{space}{tables}")?;
                }
                Ok(())
            }
        }
    }
}
