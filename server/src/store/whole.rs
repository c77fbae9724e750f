//! A whole database, row by row, whatever version its tables have: for backups, and for the way into another database.
//!
//! Every row is read and written as it is. What a version's tables are, the steps of [`schema`](super::schema) say, so
//! nothing here has to be changed when a table gains a column.
//!
//! - [`cell`]: what a row is made of; [`layout`]: which tables there are
//! - [`kind`]: what each database says in its own words; [`opening`]: how it is opened

pub(crate) mod cell;
mod kind;
pub(crate) mod layout;
mod opening;

use std::collections::{BTreeSet, HashMap};

use async_trait::async_trait;
use sqlx::{
    AssertSqlSafe, ColumnIndex, Decode, Encode, Executor, FromRow, IntoArguments, Pool, QueryBuilder, Row,
    Transaction, Type,
};

use self::cell::{Cell, Cells};
use self::kind::Kind;
use self::layout::{Class, Column, Table};
use super::StoreError;

pub(crate) use self::opening::{Purpose, guard, in_memory, new_file, read, write};

/// How many rows are written with one statement.
const ROWS: usize = 100;

/// A whole database, of either kind.
#[async_trait]
pub(crate) trait Whole: Send {
    /// The version of its tables; none where it has none.
    async fn version(&mut self) -> Result<Option<i64>, StoreError>;

    /// The rooms of these tables, in order, those included of which nothing is left but finished games.
    async fn rooms(&mut self, tables: &[Table]) -> Result<Vec<String>, StoreError>;

    /// The rows of a table, or those of a room, in order.
    async fn rows(&mut self, table: &Table, room: Option<&str>) -> Result<Vec<Cells>, StoreError>;

    /// Removes the rows of a room from a table.
    async fn remove(&mut self, table: &Table, room: &str) -> Result<(), StoreError>;

    /// Adds rows to a table.
    async fn insert(&mut self, table: &Table, rows: &[&Cells]) -> Result<(), StoreError>;

    /// Brings its tables to this version, or to the latest.
    async fn bring_to(&mut self, version: Option<i64>) -> Result<(), StoreError>;

    /// Removes its tables.
    async fn clear(&mut self, tables: &[Table]) -> Result<(), StoreError>;

    /// Notes in the house's row to what time the house was put back, and when.
    async fn note_put_back(&mut self, to: i64, on: i64) -> Result<(), StoreError>;

    /// What the database itself finds wrong with its file.
    async fn damage(&mut self) -> Result<Vec<String>, StoreError>;

    /// Lets all that was written become so.
    async fn keep(self: Box<Self>) -> Result<(), StoreError>;

    /// Lets nothing become so that was written.
    async fn leave(self: Box<Self>) -> Result<(), StoreError>;
}

/// A whole database of the kind `DB`, in one transaction from beginning to end.
struct Opened<DB: Kind> {
    transaction: Transaction<'static, DB>,
    pool: Pool<DB>,
    /// What its columns are made of, where that has to be known.
    types: HashMap<(String, String), String>,
}

#[async_trait]
impl<DB> Whole for Opened<DB>
where
    DB: Kind,
    DB::Arguments: IntoArguments<DB>,
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
    usize: ColumnIndex<DB::Row>,
    for<'r> (i64,): FromRow<'r, DB::Row>,
    for<'r> (bool,): FromRow<'r, DB::Row>,
    for<'r> (String,): FromRow<'r, DB::Row>,
    for<'r> (Option<i64>,): FromRow<'r, DB::Row>,
    for<'q> i64: Encode<'q, DB> + Decode<'q, DB> + Type<DB>,
    for<'q> Option<i64>: Encode<'q, DB> + Decode<'q, DB> + Type<DB>,
    for<'q> String: Encode<'q, DB> + Decode<'q, DB> + Type<DB>,
    for<'q> Option<String>: Encode<'q, DB> + Decode<'q, DB> + Type<DB>,
{
    async fn version(&mut self) -> Result<Option<i64>, StoreError> {
        let (has_tables,): (bool,) = sqlx::query_as(DB::HAS_TABLES)
            .fetch_one(&mut *self.transaction)
            .await?;
        if !has_tables {
            return Ok(None);
        }
        let (version,): (Option<i64>,) =
            sqlx::query_as("SELECT max(version) FROM _sqlx_migrations WHERE success")
                .fetch_one(&mut *self.transaction)
                .await?;
        Ok(version)
    }

    async fn rooms(&mut self, tables: &[Table]) -> Result<Vec<String>, StoreError> {
        let mut rooms = BTreeSet::new();
        for table in tables.iter().filter(|table| table.of_rooms) {
            let key = &table.columns[0];
            let select = format!(
                "SELECT DISTINCT {} FROM \"{}\"",
                self.shown(&table.name, key),
                table.name
            );
            let found: Vec<(String,)> = sqlx::query_as(AssertSqlSafe(select))
                .fetch_all(&mut *self.transaction)
                .await?;
            rooms.extend(found.into_iter().map(|(room,)| room));
        }
        Ok(rooms.into_iter().collect())
    }

    async fn rows(&mut self, table: &Table, room: Option<&str>) -> Result<Vec<Cells>, StoreError> {
        let columns: Vec<String> = table
            .columns
            .iter()
            .map(|column| self.shown(&table.name, column))
            .collect();
        let mut select = format!("SELECT {} FROM \"{}\"", columns.join(", "), table.name);
        if let (Some(_), Some(key)) = (room, table.columns.first()) {
            select += &format!(" WHERE \"{}\" = {}", key.name, self.bound(&table.name, key, "$1"));
        }
        let query = sqlx::query(AssertSqlSafe(select));
        let query = match room {
            Some(room) => query.bind(room.to_owned()),
            None => query,
        };
        let rows = query.fetch_all(&mut *self.transaction).await?;
        let mut rows: Vec<Cells> = rows
            .iter()
            .map(|row| cells(table, row))
            .collect::<Result<_, _>>()?;
        // Databases sort words otherwise than each other.
        rows.sort();
        Ok(rows)
    }

    async fn remove(&mut self, table: &Table, room: &str) -> Result<(), StoreError> {
        let key = &table.columns[0];
        let bound = self.bound(&table.name, key, "$1");
        let removal = format!("DELETE FROM \"{}\" WHERE \"{}\" = {bound}", table.name, key.name);
        let removal = sqlx::query(AssertSqlSafe(removal)).bind(room.to_owned());
        removal.execute(&mut *self.transaction).await?;
        Ok(())
    }

    async fn insert(&mut self, table: &Table, rows: &[&Cells]) -> Result<(), StoreError> {
        let names: Vec<String> = table
            .columns
            .iter()
            .map(|column| format!("\"{}\"", column.name))
            .collect();
        for rows in rows.chunks(ROWS) {
            let into = format!("INSERT INTO \"{}\" ({}) VALUES ", table.name, names.join(", "));
            let mut insert = QueryBuilder::<DB>::new(into);
            for (place, cells) in rows.iter().enumerate() {
                insert.push(if place == 0 { "(" } else { ", (" });
                for (number, (column, cell)) in table.columns.iter().zip(&cells.0).enumerate() {
                    let (before, behind) = self.around(&table.name, column);
                    insert.push(if number == 0 {
                        before.clone()
                    } else {
                        format!(", {before}")
                    });
                    let bound = match (column.class, cell) {
                        (Class::Number, Cell::Number(number)) => insert.push_bind(*number),
                        (Class::Number, Cell::None) => insert.push_bind(None::<i64>),
                        (Class::Text | Class::Bytes, Cell::Text(text)) => insert.push_bind(text.clone()),
                        (Class::Text | Class::Bytes, Cell::None) => insert.push_bind(None::<String>),
                        (Class::Number, Cell::Text(_)) | (Class::Text | Class::Bytes, Cell::Number(_)) => {
                            let reason = format!("{cell:?} is no {} of {}", column.name, table.name);
                            return Err(StoreError::Damaged(reason));
                        }
                    };
                    bound.push(behind);
                }
                insert.push(")");
            }
            insert.build().execute(&mut *self.transaction).await?;
        }
        Ok(())
    }

    async fn bring_to(&mut self, version: Option<i64>) -> Result<(), StoreError> {
        let migrated = DB::migrate(&mut *self.transaction, version).await;
        migrated.map_err(|error| StoreError::migrating("that is being written", error))?;
        self.types = DB::types(&mut *self.transaction).await?;
        Ok(())
    }

    async fn clear(&mut self, tables: &[Table]) -> Result<(), StoreError> {
        let names = tables.iter().rev().map(|table| table.name.as_str());
        for name in names.chain(["_sqlx_migrations"]) {
            let removal = AssertSqlSafe(format!("DROP TABLE IF EXISTS \"{name}\""));
            sqlx::query(removal).execute(&mut *self.transaction).await?;
        }
        Ok(())
    }

    async fn note_put_back(&mut self, to: i64, on: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO house (id, alive, put_back, put_back_on) VALUES (1, $1, $1, $2) \
             ON CONFLICT (id) DO UPDATE SET put_back = excluded.put_back, put_back_on = excluded.put_back_on",
        )
        .bind(to)
        .bind(on)
        .execute(&mut *self.transaction)
        .await?;
        Ok(())
    }

    async fn damage(&mut self) -> Result<Vec<String>, StoreError> {
        let Some(question) = DB::DAMAGE else {
            return Ok(Vec::new());
        };
        let found: Vec<(String,)> = sqlx::query_as(question).fetch_all(&mut *self.transaction).await?;
        let found = found.into_iter().map(|(found,)| found);
        Ok(found.filter(|found| found != "ok").collect())
    }

    async fn keep(self: Box<Self>) -> Result<(), StoreError> {
        self.transaction.commit().await?;
        self.pool.close().await;
        Ok(())
    }

    async fn leave(self: Box<Self>) -> Result<(), StoreError> {
        self.transaction.rollback().await?;
        self.pool.close().await;
        Ok(())
    }
}

impl<DB: Kind> Opened<DB> {
    /// How a column is read, so that it is the same in both databases.
    fn shown(&self, table: &str, column: &Column) -> String {
        let name = format!("\"{table}\".\"{}\"", column.name);
        match column.class {
            Class::Number | Class::Text => name,
            Class::Bytes => DB::hex(&name, self.type_of(table, column)),
        }
    }

    /// What stands before and behind a value that is to be written into this column.
    fn around(&self, table: &str, column: &Column) -> (String, String) {
        let bound = self.bound(table, column, "\0");
        let (before, behind) = bound.split_once('\0').unwrap_or_default();
        (before.to_owned(), behind.to_owned())
    }

    fn bound(&self, table: &str, column: &Column, value: &str) -> String {
        match column.class {
            Class::Number | Class::Text => value.to_owned(),
            Class::Bytes => DB::unhex(value, self.type_of(table, column)),
        }
    }

    fn type_of(&self, table: &str, column: &Column) -> &str {
        let key = (table.to_owned(), column.name.clone());
        self.types.get(&key).map_or("", String::as_str)
    }
}

fn cells<R: Row>(table: &Table, row: &R) -> Result<Cells, sqlx::Error>
where
    usize: ColumnIndex<R>,
    for<'r> Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> Option<String>: Decode<'r, R::Database> + Type<R::Database>,
{
    let mut cells = Vec::with_capacity(table.columns.len());
    for (place, column) in table.columns.iter().enumerate() {
        cells.push(match column.class {
            Class::Number => row
                .try_get::<Option<i64>, _>(place)?
                .map_or(Cell::None, Cell::Number),
            Class::Text | Class::Bytes => row
                .try_get::<Option<String>, _>(place)?
                .map_or(Cell::None, Cell::Text),
        });
    }
    Ok(Cells(cells))
}
