//! The rows of one room, or those that belong to the house itself.

use dragonhall_protocol::{RoomId, Time};
use uuid::Uuid;

use crate::room::WakeError;
use crate::room::aside::{Aside, aside};
use crate::store::whole::cell::Cells;
use crate::store::whole::layout::{Layout, ROOMS, Table};
use crate::store::{Record, StoreError};

/// Rows that go together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bundle {
    /// The room that they belong to; none for the house's own.
    pub(crate) room: Option<String>,
    /// The rows with the places of their tables, in the order of the tables.
    pub(crate) rows: Vec<(usize, Cells)>,
}

/// The tables with the logs and with the games that are over.
const RECORDS: &str = "records";
const FINISHED: &str = "finished_games";

impl Bundle {
    /// The room's id.
    pub(crate) fn id(&self) -> Option<RoomId> {
        Some(RoomId(Uuid::try_parse(self.room.as_deref()?).ok()?))
    }

    /// How the room is called in what people read.
    pub(crate) fn name(&self) -> String {
        match (self.id(), &self.room) {
            (Some(id), _) => id.to_string(),
            (None, Some(room)) => room.clone(),
            (None, None) => "the house".to_owned(),
        }
    }

    /// Whether the room itself is gone and nothing is left of it but finished games.
    pub(crate) fn is_outlived(&self, layout: &Layout) -> bool {
        self.room.is_some() && self.of(layout, ROOMS).is_none_or(|(_, rows)| rows.is_empty())
    }

    /// The rows of a table.
    pub(crate) fn of<'b>(&'b self, layout: &'b Layout, table: &str) -> Option<(&'b Table, Vec<&'b Cells>)> {
        let place = layout.tables.iter().position(|each| each.name == table)?;
        let rows = self.rows.iter().filter(|(of, _)| *of == place);
        Some((&layout.tables[place], rows.map(|(_, row)| row).collect()))
    }

    /// The room's log, provided that nothing is missing from it.
    pub(crate) fn log(&self, layout: &Layout) -> Result<Vec<Record>, StoreError> {
        let (table, rows) = self
            .of(layout, RECORDS)
            .unwrap_or_else(|| (&layout.tables[0], Vec::new()));
        let log: Vec<Record> = rows
            .into_iter()
            .map(|row| {
                Some(Record {
                    seq: table.cell(row, "seq")?.number()?.cast_unsigned(),
                    at: Time(table.cell(row, "at")?.number()?.cast_unsigned()),
                    body: table.cell(row, "body")?.text()?.to_owned(),
                })
            })
            .collect::<Option<_>>()
            .ok_or_else(|| StoreError::Damaged(format!("an entry of room {} is none", self.name())))?;
        let missing = log.last().map_or(0, |last| last.seq).cast_signed() - log.len() as i64;
        let forgotten = self.column(layout, "forgotten").unwrap_or_default();
        if missing != forgotten {
            return Err(StoreError::Damaged(format!(
                "room {} lacks {missing} records, of which {forgotten} were forgotten",
                self.name()
            )));
        }
        Ok(log)
    }

    /// What the room's log makes of it.
    pub(crate) fn folded(&self, layout: &Layout) -> Result<Aside, WakeError> {
        let log = self.log(layout)?;
        let id = self
            .id()
            .ok_or_else(|| StoreError::Damaged(format!("{} is no id of a room", self.name())))?;
        aside(id, log)
    }

    /// The receipts of the room's games, each with the entry that ended the game.
    pub(crate) fn receipts<'b>(&'b self, layout: &'b Layout) -> Vec<(u64, &'b str)> {
        let Some((table, rows)) = self.of(layout, FINISHED) else {
            return Vec::new();
        };
        let receipts = rows.into_iter().filter_map(|row| {
            let seq = table.cell(row, "seq")?.number()?;
            Some((seq.cast_unsigned(), table.cell(row, "receipt")?.text()?))
        });
        receipts.collect()
    }

    /// A number in the room's own row.
    pub(crate) fn column(&self, layout: &Layout, column: &str) -> Option<i64> {
        let (table, rows) = self.of(layout, ROOMS)?;
        table.cell(rows.first()?, column)?.number()
    }
}
