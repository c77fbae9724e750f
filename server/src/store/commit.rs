//! What a transaction writes, which is the same in both databases but for a few statements.

use std::future::Future;

use dragonhall_protocol::{GameId, RoomId, Time};
use sqlx::{ConnectOptions, Connection, Encode, Executor, IntoArguments, Type};
use uuid::Uuid;

use super::group::{Epochs, Erased, Group, Note};
use super::rows::{insert_finished, stage_word, stored_players};
use super::{Append, Erasure, FinishedGame, NewRoom, Record, StoreError};

/// What a database says in its own words, each time within a transaction.
pub(super) trait Dialect: sqlx::Database {
    /// Asks how many bytes the database has, without those that it gives to what comes next.
    const BYTES: &'static str;

    /// How many rows a statement changed.
    fn rows_affected(done: &Self::QueryResult) -> u64;

    /// How much of its file is free, where it gives that back when it is told to.
    const FREE_PAGES: Option<&'static str>;

    /// Gives some of what is free back, where that is not done by the database itself.
    fn give_back(connection: &mut Self::Connection) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Fails where another room rests with one of these codes.
    fn refuse_resting(
        connection: &mut Self::Connection,
        rooms: &[&NewRoom],
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

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
             game = coalesce($5, game), forgotten = forgotten + $6, \
             quiet_since = CASE WHEN $7 = 1 THEN $8 ELSE quiet_since END WHERE id = $1",
        )
        .bind(append.room.0)
        .bind(append.stage.map(stage_word))
        .bind(append.timed.map(i64::from))
        .bind(i64::from(append.gone))
        .bind(append.game.map(GameId::as_str))
        .bind(append.forgets.len() as i64)
        .bind(i64::from(append.quiet_since.is_some()))
        .bind(append.quiet_since.flatten().map(|since| since.0.cast_signed()))
        .execute(&mut *connection)
        .await;
        moved.map_err(|error| StoreError::writing(error, StoreError::CodeTaken))?;
        if !append.forgets.is_empty() {
            DB::forget(connection, append.room, &append.forgets).await?;
        }
        for Record { seq, body, .. } in &append.rewrites {
            sqlx::query("UPDATE records SET body = $3 WHERE room = $1 AND seq = $2")
                .bind(append.room.0)
                .bind(seq.cast_signed())
                .bind(body.as_str())
                .execute(&mut *connection)
                .await?;
        }
        for game in &append.games {
            keep_otherwise::<DB>(connection, game).await?;
        }
    }
    for erased in &group.erased {
        erase::<DB>(connection, erased).await?;
    }
    for note in &group.notes {
        match note {
            Note::Alive { at, bans } => {
                sqlx::query(
                    "INSERT INTO house (id, alive, bans) VALUES (1, $1, $2) ON CONFLICT (id) \
                     DO UPDATE SET alive = excluded.alive, bans = coalesce(excluded.bans, house.bans)",
                )
                .bind(at.0.cast_signed())
                .bind(bans.as_deref())
                .execute(&mut *connection)
                .await?;
            }
            Note::Tidy { now, ended_before } => tidy::<DB>(connection, *now, *ended_before).await?,
            Note::GiveBack => DB::give_back(connection).await?,
        }
    }
    if !group.created.is_empty() {
        DB::refuse_resting(connection, &group.created).await?;
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

/// Removes all that has the room's id but its finished games, and from these the names, unless they are to be kept.
async fn erase<DB>(connection: &mut DB::Connection, erased: &Erased) -> Result<(), StoreError>
where
    DB: Dialect,
    DB::Arguments: IntoArguments<DB>,
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
    for<'q> String: Encode<'q, DB> + Type<DB>,
    for<'q> i64: Encode<'q, DB> + Type<DB>,
    for<'q> Uuid: Encode<'q, DB> + Type<DB>,
    for<'q> &'q str: Encode<'q, DB> + Type<DB>,
{
    let Erased { erasure, nameless } = erased;
    let Erasure {
        room,
        epoch,
        code_rests,
    } = erasure;
    // Whoever claims the room meanwhile waits, and then finds none.
    let owned = "UPDATE rooms SET epoch = epoch WHERE id = $1 AND epoch = $2";
    let owned = sqlx::query(owned).bind(room.0).bind(epoch.cast_signed());
    if DB::rows_affected(&owned.execute(&mut *connection).await?) == 0 {
        return Err(StoreError::Fenced);
    }
    let rests = "INSERT INTO resting_codes (code, until) SELECT code, $2 FROM rooms WHERE id = $1 AND stage = 'lobby' \
         ON CONFLICT (code) DO UPDATE SET until = excluded.until";
    let rests = sqlx::query(rests).bind(room.0).bind(code_rests.0.cast_signed());
    rests.execute(&mut *connection).await?;
    for game in nameless {
        keep_otherwise::<DB>(connection, game).await?;
    }
    for removal in [
        "DELETE FROM records WHERE room = $1",
        "DELETE FROM rooms WHERE id = $1",
    ] {
        sqlx::query(removal)
            .bind(room.0)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Keeps a finished game with other names from now on.
async fn keep_otherwise<DB>(connection: &mut DB::Connection, game: &FinishedGame) -> Result<(), StoreError>
where
    DB: Dialect,
    DB::Arguments: IntoArguments<DB>,
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
    for<'q> i64: Encode<'q, DB> + Type<DB>,
    for<'q> Uuid: Encode<'q, DB> + Type<DB>,
    for<'q> String: Encode<'q, DB> + Type<DB>,
    for<'q> &'q str: Encode<'q, DB> + Type<DB>,
{
    sqlx::query("DELETE FROM finished_players WHERE room = $1 AND seq = $2")
        .bind(game.room.0)
        .bind(game.seq.cast_signed())
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE finished_games SET players = $3, receipt = $4 WHERE room = $1 AND seq = $2")
        .bind(game.room.0)
        .bind(game.seq.cast_signed())
        .bind(stored_players(&game.players))
        .bind(game.receipt.as_str())
        .execute(&mut *connection)
        .await?;
    DB::list_players(connection, game).await
}

/// Removes codes that have rested, and games that ended before a time, in rooms that are gone.
async fn tidy<DB>(
    connection: &mut DB::Connection,
    now: Time,
    ended_before: Option<Time>,
) -> Result<(), StoreError>
where
    DB: Dialect,
    DB::Arguments: IntoArguments<DB>,
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
    for<'q> i64: Encode<'q, DB> + Type<DB>,
    for<'q> Uuid: Encode<'q, DB> + Type<DB>,
    for<'q> &'q str: Encode<'q, DB> + Type<DB>,
{
    sqlx::query("DELETE FROM resting_codes WHERE until <= $1")
        .bind(now.0.cast_signed())
        .execute(&mut *connection)
        .await?;
    let Some(ended_before) = ended_before else {
        return Ok(());
    };
    for removal in [
        "DELETE FROM finished_players WHERE EXISTS (SELECT 1 FROM finished_games AS game \
         WHERE game.room = finished_players.room AND game.seq = finished_players.seq AND game.ended < $1 \
         AND NOT EXISTS (SELECT 1 FROM rooms WHERE id = game.room))",
        "DELETE FROM finished_games WHERE ended < $1 AND NOT EXISTS (SELECT 1 FROM rooms WHERE id = room)",
    ] {
        let removal = sqlx::query(removal).bind(ended_before.0.cast_signed());
        removal.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Fails where this many codes rest.
pub(super) fn free(resting: i64) -> Result<(), StoreError> {
    if resting == 0 {
        Ok(())
    } else {
        Err(StoreError::CodeTaken)
    }
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
