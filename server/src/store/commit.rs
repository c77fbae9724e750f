//! What a transaction writes, which is the same in both databases but for a few statements.

use std::future::Future;

use dragonhall_protocol::{GameId, RoomId};
use sqlx::{ConnectOptions, Connection, Encode, Executor, IntoArguments, Type};
use uuid::Uuid;

use super::group::{Epochs, Group, Note};
use super::rows::{insert_finished, stage_word};
use super::{Append, FinishedGame, NewRoom, Record, StoreError};

/// What a database says in its own words, each time within a transaction.
pub(super) trait Dialect: sqlx::Database {
    /// Adds records to logs, if each of these ends where the owner of its room believes.
    fn append(
        connection: &mut Self::Connection,
        records: &[(&Append, &Record)],
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Removes these records from a log.
    fn forget(
        connection: &mut Self::Connection,
        room: RoomId,
        records: &[u64],
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Opens rooms, each with its first record.
    fn create(
        connection: &mut Self::Connection,
        rooms: &[&NewRoom],
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Lets a finished game be found by the people who played it.
    fn list_players(
        connection: &mut Self::Connection,
        game: &FinishedGame,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Raises the epochs of those of these rooms that there are.
    fn claim(
        connection: &mut Self::Connection,
        rooms: &[RoomId],
    ) -> impl Future<Output = Result<Vec<(Uuid, i64)>, StoreError>> + Send;
}

/// Writes all of this within a transaction.
pub(super) async fn write<DB>(
    connection: &mut DB::Connection,
    group: &Group<'_>,
) -> Result<Epochs, StoreError>
where
    DB: Dialect,
    DB::Arguments: IntoArguments<DB>,
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
    for<'q> i64: Encode<'q, DB> + Type<DB>,
    for<'q> Uuid: Encode<'q, DB> + Type<DB>,
    for<'q> String: Encode<'q, DB> + Type<DB>,
    for<'q> &'q str: Encode<'q, DB> + Type<DB>,
    for<'q> Option<i64>: Encode<'q, DB> + Type<DB>,
    for<'q> Option<&'q str>: Encode<'q, DB> + Type<DB>,
{
    let records = group.appended();
    if !records.is_empty() {
        DB::append(connection, &records).await?;
    }
    for append in group.marked() {
        let moved = sqlx::query(
            "UPDATE rooms SET stage = coalesce($2, stage), timed = coalesce($3, timed), gone = gone | $4, \
             game = coalesce($5, game), forgotten = forgotten + $6 WHERE id = $1",
        )
        .bind(append.room.0)
        .bind(append.stage.map(stage_word))
        .bind(append.timed.map(i64::from))
        .bind(i64::from(append.gone))
        .bind(append.game.map(GameId::as_str))
        .bind(append.forgets.len() as i64)
        .execute(&mut *connection)
        .await;
        moved.map_err(|error| StoreError::writing(error, StoreError::CodeTaken))?;
        if !append.forgets.is_empty() {
            DB::forget(connection, append.room, &append.forgets).await?;
        }
    }
    for note in &group.notes {
        let Note::Alive { at, bans } = note;
        sqlx::query(
            "INSERT INTO house (id, alive, bans) VALUES (1, $1, $2) ON CONFLICT (id) \
             DO UPDATE SET alive = excluded.alive, bans = coalesce(excluded.bans, house.bans)",
        )
        .bind(at.0.cast_signed())
        .bind(bans.as_deref())
        .execute(&mut *connection)
        .await?;
    }
    if !group.created.is_empty() {
        DB::create(connection, &group.created).await?;
    }
    for game in group.finished() {
        insert_finished::<DB>(game).execute(&mut *connection).await?;
        DB::list_players(connection, game).await?;
    }
    if group.claimed.is_empty() {
        return Ok(Epochs::new());
    }
    let claimed = DB::claim(connection, &group.claimed).await?;
    let epochs = claimed.into_iter();
    Ok(epochs
        .map(|(room, epoch)| (RoomId(room), epoch.cast_unsigned()))
        .collect())
}

/// The writer's own connection, which no failure is trusted to have left as it was.
pub(super) struct Line<DB: sqlx::Database> {
    options: <DB::Connection as Connection>::Options,
    connection: Option<DB::Connection>,
}

impl<DB: sqlx::Database> Line<DB> {
    /// A connection that was opened with these options.
    pub(super) fn new(options: <DB::Connection as Connection>::Options, connection: DB::Connection) -> Self {
        Self {
            options,
            connection: Some(connection),
        }
    }

    /// Hands the connection out, or another one after a failure; whoever does not give it back has lost it.
    pub(super) async fn take(&mut self) -> Result<DB::Connection, StoreError> {
        match self.kept() {
            Some(connection) => Ok(connection),
            None => self.connect().await,
        }
    }

    /// Hands the connection out, unless it was lost.
    pub(super) fn kept(&mut self) -> Option<DB::Connection> {
        self.connection.take()
    }

    /// Another connection in the place of one that was lost.
    pub(super) async fn connect(&self) -> Result<DB::Connection, StoreError> {
        Ok(self.options.connect().await?)
    }

    /// Takes the connection back after a commit, unless that has failed for all.
    pub(super) fn give_back<T>(&mut self, connection: DB::Connection, committed: &Result<T, StoreError>) {
        if committed.as_ref().err().is_none_or(StoreError::spares_others) {
            self.connection = Some(connection);
        }
    }

    /// Closes the connection.
    pub(super) async fn close(self) {
        if let Some(connection) = self.connection {
            connection.close().await.ok();
        }
    }
}
