//! A store in a database of either kind: reads go to a pool of connections, writes to the one writer.

use async_trait::async_trait;
use dragonhall_protocol::{RoomCode, RoomId};
use sqlx::{Encode, Executor, FromRow, IntoArguments, Pool, Type};
use uuid::Uuid;

use super::group::Writer;
use super::rows::{StoredGame, StoredRecord, StoredRoom, game_word, whole_log};
use super::{Append, Claim, FinishedGame, FinishedQuery, NewRoom, RoomRow, Store, StoreError};

/// A store in a database of the kind `DB`.
pub(super) struct Database<DB: sqlx::Database> {
    pub(super) readers: Pool<DB>,
    pub(super) writer: Writer,
}

#[async_trait]
impl<DB> Store for Database<DB>
where
    DB: sqlx::Database,
    DB::Arguments: IntoArguments<DB>,
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
    for<'q> i64: Encode<'q, DB> + Type<DB>,
    for<'q> Uuid: Encode<'q, DB> + Type<DB>,
    for<'q> String: Encode<'q, DB> + Type<DB>,
    for<'q> Option<String>: Encode<'q, DB> + Type<DB>,
    for<'r> (Uuid,): FromRow<'r, DB::Row>,
    for<'r> (String,): FromRow<'r, DB::Row>,
    for<'r> StoredRecord: FromRow<'r, DB::Row>,
    for<'r> StoredRoom: FromRow<'r, DB::Row>,
    for<'r> StoredGame: FromRow<'r, DB::Row>,
{
    async fn create(&self, room: NewRoom) -> Result<(), StoreError> {
        self.writer.create(room).await
    }

    async fn claim(&self, room: RoomId) -> Result<Option<Claim>, StoreError> {
        let Some(epoch) = self.writer.claim(room).await? else {
            return Ok(None);
        };
        // From here on nobody with an older epoch appends, so this log is all there is.
        let log = sqlx::query_as("SELECT seq, at, body FROM records WHERE room = $1 ORDER BY seq")
            .bind(room.0)
            .fetch_all(&self.readers)
            .await?;
        Ok(Some(Claim {
            epoch,
            records: whole_log(room, log)?,
        }))
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    async fn room_with_code(&self, code: &RoomCode) -> Result<Option<RoomId>, StoreError> {
        let found: Option<(Uuid,)> =
            sqlx::query_as("SELECT id FROM rooms WHERE code = $1 AND stage = 'lobby'")
                .bind(code.0.clone())
                .fetch_optional(&self.readers)
                .await?;
        Ok(found.map(|(id,)| RoomId(id)))
    }

    async fn rooms(&self, most: u32) -> Result<Vec<RoomRow>, StoreError> {
        let found: Vec<StoredRoom> = sqlx::query_as(
            "SELECT id, code, game, stage, last.seq, last.at AS changed \
             FROM rooms JOIN records AS last ON last.room = rooms.id \
             AND last.seq = (SELECT max(seq) FROM records WHERE room = rooms.id) \
             ORDER BY last.at DESC, id LIMIT $1",
        )
        .bind(i64::from(most))
        .fetch_all(&self.readers)
        .await?;
        found.into_iter().map(RoomRow::try_from).collect()
    }

    async fn finished(&self, query: FinishedQuery) -> Result<Vec<FinishedGame>, StoreError> {
        let found: Vec<StoredGame> = sqlx::query_as(
            "SELECT room, seq, options, players, outcome, decisions, began, ended, receipt \
             FROM finished_games AS finished \
             WHERE (CAST($1 AS TEXT) IS NULL OR game = $1) \
             AND (CAST($2 AS TEXT) IS NULL OR EXISTS ( \
                 SELECT 1 FROM finished_players AS player \
                 WHERE player.name = $2 AND player.room = finished.room AND player.seq = finished.seq)) \
             ORDER BY ended DESC, seq DESC LIMIT $3",
        )
        .bind(query.game.map(game_word))
        .bind(query.player)
        .bind(i64::from(query.most))
        .fetch_all(&self.readers)
        .await?;
        found.into_iter().map(FinishedGame::try_from).collect()
    }

    async fn receipt(&self, room: RoomId) -> Result<Option<String>, StoreError> {
        let found: Option<(String,)> =
            sqlx::query_as("SELECT receipt FROM finished_games WHERE room = $1 ORDER BY seq DESC LIMIT 1")
                .bind(room.0)
                .fetch_optional(&self.readers)
                .await?;
        Ok(found.map(|(receipt,)| receipt))
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.writer.check()?;
        self.readers.execute("SELECT 1").await?;
        Ok(())
    }

    async fn close(&self) {
        // The writer is the last to leave: whoever closes SQLite last tidies up its files.
        self.readers.close().await;
        self.writer.close().await;
    }
}
