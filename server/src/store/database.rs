//! A store in a database of either kind: reads go to a pool of connections, writes to the one writer.

use std::time::{Duration, Instant};

use async_trait::async_trait;
use dragonhall_protocol::{RoomCode, RoomId, Time};
use futures_util::future::BoxFuture;
use sqlx::{Encode, Executor, FromRow, IntoArguments, Pool, Type};
use tokio::time::timeout;
use uuid::Uuid;

use super::commit::Dialect;
use super::group::{Erased, Note, Writer};
use super::rows::{StoredGame, StoredRecord, StoredRoom, whole_log};
use super::{
    Append, Claim, Erasure, FinishedGame, FinishedQuery, Health, NewRoom, PutBack, Record, RoomRow, Store,
    StoreError, Usage,
};

/// How many finished games ended before a time and have outlived their rooms.
const OUTLIVED: &str = "SELECT count(*) FROM finished_games \
     WHERE ended < $1 AND NOT EXISTS (SELECT 1 FROM rooms WHERE id = room)";

/// A store in a database of the kind `DB`.
pub(super) struct Database<DB: sqlx::Database> {
    pub(super) readers: Pool<DB>,
    pub(super) writer: Writer,
    /// How long a read may take.
    pub(super) limit: Duration,
}

impl<DB: sqlx::Database> Database<DB> {
    /// Reads with a connection that is not used again if this takes too long.
    async fn read<T>(
        &self,
        read: impl for<'c> FnOnce(&'c mut DB::Connection) -> BoxFuture<'c, Result<T, sqlx::Error>>,
    ) -> Result<T, StoreError> {
        let since = Instant::now();
        let mut connection = self.readers.acquire().await?;
        let read = timeout(self.limit, read(&mut connection)).await;
        self.writer.metrics.read_seconds.record(since.elapsed());
        match read {
            Ok(read) => Ok(read?),
            Err(_) => {
                drop(connection.detach());
                Err(StoreError::TooSlow(self.limit))
            }
        }
    }
}

#[async_trait]
impl<DB> Store for Database<DB>
where
    DB: Dialect,
    DB::Arguments: IntoArguments<DB>,
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
    for<'q> i64: Encode<'q, DB> + Type<DB>,
    for<'q> Uuid: Encode<'q, DB> + Type<DB>,
    for<'q> String: Encode<'q, DB> + Type<DB>,
    for<'q> Option<String>: Encode<'q, DB> + Type<DB>,
    for<'r> (Uuid,): FromRow<'r, DB::Row>,
    for<'r> (i64,): FromRow<'r, DB::Row>,
    for<'r> (i64, i64): FromRow<'r, DB::Row>,
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
        let records = self.log(room).await?;
        Ok(records.map(|records| Claim { epoch, records }))
    }

    async fn log(&self, room: RoomId) -> Result<Option<Vec<Record>>, StoreError> {
        let query =
            sqlx::query_as("SELECT seq, at, body FROM records WHERE room = $1 ORDER BY seq").bind(room.0);
        let log = self
            .read(|connection| Box::pin(query.fetch_all(connection)))
            .await?;
        let query = sqlx::query_as("SELECT forgotten FROM rooms WHERE id = $1").bind(room.0);
        let found: Option<(i64,)> = self
            .read(|connection| Box::pin(query.fetch_optional(connection)))
            .await?;
        found
            .map(|(forgotten,)| whole_log(room, log, forgotten))
            .transpose()
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    async fn erase(&self, erasure: Erasure) -> Result<(), StoreError> {
        let of_room = FinishedQuery {
            game: None,
            player: None,
            room: Some(erasure.room),
            most: u32::MAX,
        };
        let games = self.finished(of_room).await?;
        let named = games.into_iter().filter(|game| !game.keep_names);
        let nameless = named.map(|game| game.without_names(|_| true)).collect();
        self.writer.erase(Erased { erasure, nameless }).await
    }

    async fn outlived(&self, ended_before: Time) -> Result<u64, StoreError> {
        let query = sqlx::query_as(OUTLIVED).bind(ended_before.0.cast_signed());
        let (games,): (i64,) = self
            .read(|connection| Box::pin(query.fetch_one(connection)))
            .await?;
        Ok(games.cast_unsigned())
    }

    async fn tidy(&self, now: Time, ended_before: Option<Time>) -> Result<(), StoreError> {
        self.writer.note(Note::Tidy { now, ended_before }).await
    }

    async fn give_space_back(&self) -> Result<(), StoreError> {
        let mut before = i64::MAX;
        while let Some(question) = DB::FREE_PAGES {
            let query = sqlx::query_as(question);
            let (free,): (i64,) = self
                .read(|connection| Box::pin(query.fetch_one(connection)))
                .await?;
            let is_done = free == 0 || free >= before;
            before = free;
            self.writer.note(Note::GiveBack).await?;
            if is_done {
                break;
            }
        }
        Ok(())
    }

    async fn room_with_code(&self, code: &RoomCode) -> Result<Option<RoomId>, StoreError> {
        let query = sqlx::query_as("SELECT id FROM rooms WHERE code = $1 AND stage = 'lobby' AND gone = 0")
            .bind(code.0.clone());
        let found: Option<(Uuid,)> = self
            .read(|connection| Box::pin(query.fetch_optional(connection)))
            .await?;
        Ok(found.map(|(id,)| RoomId(id)))
    }

    async fn rooms(&self, most: u32) -> Result<Vec<RoomRow>, StoreError> {
        let query = sqlx::query_as(
            "SELECT id, code, game, stage, last.seq, last.at AS changed \
             FROM rooms JOIN records AS last ON last.room = rooms.id \
             AND last.seq = (SELECT max(seq) FROM records WHERE room = rooms.id) \
             ORDER BY last.at DESC, id LIMIT $1",
        )
        .bind(i64::from(most));
        let found: Vec<StoredRoom> = self
            .read(|connection| Box::pin(query.fetch_all(connection)))
            .await?;
        found.into_iter().map(RoomRow::try_from).collect()
    }

    async fn finished(&self, query: FinishedQuery) -> Result<Vec<FinishedGame>, StoreError> {
        let query = sqlx::query_as(
            "SELECT room, seq, options, players, outcome, decisions, began, ended, receipt, keep_names \
             FROM finished_games AS finished \
             WHERE (CAST($1 AS TEXT) IS NULL OR game = $1) \
             AND (CAST($2 AS TEXT) IS NULL OR EXISTS ( \
                 SELECT 1 FROM finished_players AS player \
                 WHERE player.name = $2 AND player.room = finished.room AND player.seq = finished.seq)) \
             AND (CAST($3 AS TEXT) IS NULL OR room = $4) \
             ORDER BY ended DESC, seq DESC LIMIT $5",
        )
        .bind(query.game.map(|game| game.to_string()))
        .bind(query.player)
        .bind(query.room.map(|room| room.to_string()))
        .bind(query.room.map_or(Uuid::nil(), |room| room.0))
        .bind(i64::from(query.most));
        let found: Vec<StoredGame> = self
            .read(|connection| Box::pin(query.fetch_all(connection)))
            .await?;
        found.into_iter().map(FinishedGame::try_from).collect()
    }

    async fn receipt(&self, room: RoomId, seq: Option<u64>) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_as(
            "SELECT receipt FROM finished_games WHERE room = $1 AND ($2 < 0 OR seq = $2) \
             ORDER BY seq DESC LIMIT 1",
        )
        .bind(room.0)
        .bind(seq.map_or(-1, |seq| i64::try_from(seq).unwrap_or(i64::MAX)));
        let found: Option<(String,)> = self
            .read(|connection| Box::pin(query.fetch_optional(connection)))
            .await?;
        Ok(found.map(|(receipt,)| receipt))
    }

    async fn timed(&self) -> Result<Vec<RoomId>, StoreError> {
        let query = sqlx::query_as("SELECT id FROM rooms WHERE timed = 1");
        let found: Vec<(Uuid,)> = self
            .read(|connection| Box::pin(query.fetch_all(connection)))
            .await?;
        Ok(found.into_iter().map(|(id,)| RoomId(id)).collect())
    }

    async fn unchanged_since(&self, at: Time, most: u32) -> Result<Vec<RoomId>, StoreError> {
        let query = sqlx::query_as(
            "SELECT id FROM rooms JOIN records AS last ON last.room = rooms.id \
             AND last.seq = (SELECT max(seq) FROM records WHERE room = rooms.id) \
             WHERE gone = 1 OR coalesce(quiet_since, last.at) <= $1 ORDER BY last.at, id LIMIT $2",
        )
        .bind(at.0.cast_signed())
        .bind(i64::from(most));
        let found: Vec<(Uuid,)> = self
            .read(|connection| Box::pin(query.fetch_all(connection)))
            .await?;
        Ok(found.into_iter().map(|(id,)| RoomId(id)).collect())
    }

    async fn forgotten(&self, unused: Time, unchanged: Time, most: u32) -> Result<Vec<RoomId>, StoreError> {
        let query = sqlx::query_as(
            "SELECT id FROM rooms JOIN records AS last ON last.room = rooms.id \
             AND last.seq = (SELECT max(seq) FROM records WHERE room = rooms.id) \
             WHERE stage = 'lobby' AND (last.at <= $2 OR last.seq = 1 AND last.at <= $1) \
             ORDER BY last.at, id LIMIT $3",
        )
        .bind(unused.0.cast_signed())
        .bind(unchanged.0.cast_signed())
        .bind(i64::from(most));
        let found: Vec<(Uuid,)> = self
            .read(|connection| Box::pin(query.fetch_all(connection)))
            .await?;
        Ok(found.into_iter().map(|(id,)| RoomId(id)).collect())
    }

    async fn alive(&self) -> Result<Option<Time>, StoreError> {
        let query = sqlx::query_as("SELECT alive FROM house");
        let found: Option<(i64,)> = self
            .read(|connection| Box::pin(query.fetch_optional(connection)))
            .await?;
        Ok(found.map(|(alive,)| Time(alive.cast_unsigned())))
    }

    async fn note_alive(&self, at: Time) -> Result<(), StoreError> {
        self.writer.note(Note::Alive { at, bans: None }).await
    }

    async fn bans(&self) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_as("SELECT bans FROM house WHERE bans IS NOT NULL");
        let found: Option<(String,)> = self
            .read(|connection| Box::pin(query.fetch_optional(connection)))
            .await?;
        Ok(found.map(|(bans,)| bans))
    }

    async fn keep_bans(&self, bans: String, at: Time) -> Result<(), StoreError> {
        let bans = Some(bans);
        self.writer.note(Note::Alive { at, bans }).await
    }

    async fn put_back(&self) -> Result<Option<PutBack>, StoreError> {
        let query = sqlx::query_as(
            "SELECT put_back, put_back_on FROM house WHERE put_back IS NOT NULL AND put_back_on IS NOT NULL",
        );
        let found: Option<(i64, i64)> = self
            .read(|connection| Box::pin(query.fetch_optional(connection)))
            .await?;
        Ok(found.map(|(to, on)| PutBack {
            to: Time(to.cast_unsigned()),
            on: Time(on.cast_unsigned()),
        }))
    }

    async fn usage(&self) -> Result<Usage, StoreError> {
        let query = sqlx::query_as("SELECT count(*) FROM rooms WHERE gone = 0");
        let (rooms,): (i64,) = self
            .read(|connection| Box::pin(query.fetch_one(connection)))
            .await?;
        let query = sqlx::query_as(DB::BYTES);
        let (bytes,): (i64,) = self
            .read(|connection| Box::pin(query.fetch_one(connection)))
            .await?;
        Ok(Usage {
            rooms: rooms.cast_unsigned(),
            bytes: bytes.cast_unsigned(),
        })
    }

    fn health(&self) -> Health {
        self.writer.health()
    }

    async fn lost(&self) -> StoreError {
        self.writer.lost().await
    }

    async fn close(&self) {
        // The writer is the last to leave: whoever closes SQLite last tidies up its files.
        timeout(self.limit, self.readers.close()).await.ok();
        self.writer.close().await;
    }
}
