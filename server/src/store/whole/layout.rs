//! Which tables a version has, told by the steps that lead to it: both databases have the same.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::cell::{Cell, Cells};
use crate::store::{StoreError, schema};

/// The tables of a version: those that belong to rooms first, none before one that it refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// The version.
    pub(crate) version: i64,
    /// Its tables.
    pub(crate) tables: Vec<Table>,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    /// Its name.
    pub(crate) name: String,
    /// Its columns: that with the room first, then that with the number of an entry, then the others by their names.
    pub(crate) columns: Vec<Column>,
    /// Whether its rows belong to a room, which their first column names.
    pub(crate) of_rooms: bool,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Column {
    /// Its name.
    pub(crate) name: String,
    /// What it holds.
    pub(crate) class: Class,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// Whole numbers.
    Number,
    /// Words.
    Text,
    /// Ids and other bytes.
    Bytes,
}

/// The table of the rooms themselves.
pub(crate) const ROOMS: &str = "rooms";

/// A column with its table, how it is declared, and the tables that this one refers to.
const COLUMNS: &str = "SELECT found.name, part.name, part.type FROM sqlite_schema AS found \
     JOIN pragma_table_info(found.name) AS part \
     WHERE found.type = 'table' AND found.name NOT LIKE 'sqlite%' AND found.name <> '_sqlx_migrations'";
const REFERENCES: &str = "SELECT found.name, other.\"table\" FROM sqlite_schema AS found \
     JOIN pragma_foreign_key_list(found.name) AS other WHERE found.type = 'table'";

impl Layout {
    /// The tables of this version.
    pub(crate) async fn of(version: i64) -> Result<Self, StoreError> {
        let mut empty = SqliteConnectOptions::new().in_memory(true).connect().await?;
        let made = schema::SQLITE.run_to(version, &mut empty).await;
        made.map_err(|error| StoreError::migrating("in memory", error))?;
        let tables = tables(&mut empty).await?;
        empty.close().await?;
        Ok(Self { version, tables })
    }
}

impl Table {
    /// The value of this column in a row.
    pub(crate) fn cell<'r>(&self, row: &'r Cells, column: &str) -> Option<&'r Cell> {
        let place = self.columns.iter().position(|each| each.name == column)?;
        row.0.get(place)
    }

    /// The value of this column in a row, to be changed.
    pub(crate) fn cell_mut<'r>(&self, row: &'r mut Cells, column: &str) -> Option<&'r mut Cell> {
        let place = self.columns.iter().position(|each| each.name == column)?;
        row.0.get_mut(place)
    }
}

async fn tables(connection: &mut SqliteConnection) -> Result<Vec<Table>, StoreError> {
    let found: Vec<(String, String, String)> = sqlx::query_as(COLUMNS).fetch_all(&mut *connection).await?;
    let mut columns: BTreeMap<String, Vec<Column>> = BTreeMap::new();
    for (table, name, declared) in found {
        let class = match declared.as_str() {
            "INTEGER" => Class::Number,
            "TEXT" => Class::Text,
            "BLOB" => Class::Bytes,
            _ => {
                let reason = format!("the column {name} of {table} is declared as {declared}");
                return Err(StoreError::Damaged(reason));
            }
        };
        columns.entry(table).or_default().push(Column { name, class });
    }
    let refers: Vec<(String, String)> = sqlx::query_as(REFERENCES).fetch_all(connection).await?;
    let waits_for = |table: &str, done: &BTreeSet<String>| {
        let mut others = refers.iter().filter(|(from, to)| from == table && to != table);
        others.any(|(_, to)| !done.contains(to))
    };
    let mut tables: Vec<Table> = Vec::new();
    let mut done = BTreeSet::new();
    while !columns.is_empty() {
        let next = columns.keys().find(|table| !waits_for(table, &done)).cloned();
        let Some((name, columns)) = next.and_then(|next| columns.remove_entry(&next)) else {
            return Err(StoreError::Damaged("tables that refer to each other".to_owned()));
        };
        done.insert(name.clone());
        tables.push(table(name, columns));
    }
    // The house's own tables come behind those of the rooms.
    tables.sort_by_key(|table| !table.of_rooms);
    Ok(tables)
}

fn table(name: String, mut columns: Vec<Column>) -> Table {
    let key = if name == ROOMS { "id" } else { "room" };
    let rank = |column: &Column| match column.name.as_str() {
        name if name == key => 0,
        "seq" => 1,
        _ => 2,
    };
    columns.sort_by(|one, other| (rank(one), &one.name).cmp(&(rank(other), &other.name)));
    let of_rooms = columns.first().is_some_and(|first| first.name == key);
    Table {
        name,
        columns,
        of_rooms,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_version_has_its_tables_in_an_order_in_which_they_can_be_filled() {
        let layout = Layout::of(2).await.unwrap();
        let names: Vec<&str> = layout.tables.iter().map(|table| table.name.as_str()).collect();
        assert_eq!(names, ["rooms", "finished_games", "finished_players", "records"]);
        let latest = Layout::of(schema::latest()).await.unwrap();
        let table = |name| latest.tables.iter().find(|table| table.name == name).unwrap();
        assert!(!table("house").of_rooms);
        let records = table("records");
        let columns: Vec<&str> = records
            .columns
            .iter()
            .map(|column| column.name.as_str())
            .collect();
        assert_eq!(columns, ["room", "seq", "at", "body"]);
        assert!(records.of_rooms);
    }
}
