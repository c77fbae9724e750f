//! Where a store is kept, and what its tests say about rooms.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use dragonhall_protocol::{GameId, RoomCode, RoomId, Time};
use dragonhall_server::store::{self, Append, NewRoom, Record, Store, StoreError};
use dragonhall_tests::postgres::Postgres;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;
use uuid::Uuid;

/// A place with any number of databases of one kind.
pub(crate) enum Place {
    Sqlite { folder: TempDir, files: AtomicU32 },
    Postgres(&'static Postgres),
}

impl Place {
    pub(crate) fn sqlite() -> Self {
        Self::Sqlite {
            folder: TempDir::new().unwrap(),
            files: AtomicU32::new(0),
        }
    }

    pub(crate) fn postgres() -> Self {
        Self::Postgres(Postgres::of_this_run())
    }

    /// The address of a new database.
    pub(crate) fn new_database(&self) -> String {
        match self {
            Self::Sqlite { folder, files } => {
                let file = format!("new/folder/{}.db", files.fetch_add(1, Ordering::Relaxed));
                format!("sqlite:{}", folder.path().join(file).display())
            }
            Self::Postgres(postgres) => postgres.new_database(),
        }
    }

    /// A store on a new database.
    pub(crate) async fn store(&self) -> Arc<dyn Store> {
        store::open(&self.new_database()).await.unwrap()
    }

    /// Two ways to one new database: Postgres can be shared by two servers, a file cannot.
    pub(super) async fn two_stores(&self) -> [Arc<dyn Store>; 2] {
        let url = self.new_database();
        let one = store::open(&url).await.unwrap();
        let other = match self {
            Self::Sqlite { .. } => one.clone(),
            Self::Postgres(_) => store::open_shared(&url).await.unwrap(),
        };
        [one, other]
    }

    /// Every row of every table, as text, with its table's name and without dashes.
    pub(crate) async fn dump(&self, url: &str) -> Vec<(String, String)> {
        const OWN: &str = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
        const SHOWN: &str =
            "SELECT group_concat('quote(\"' || name || '\")', ' || '' '' || ') FROM pragma_table_info($1)";
        const TABLES: &str =
            "SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema()";
        let mut dump = Vec::new();
        let mut take = |table: &str, rows: Vec<(String,)>| {
            let rows = rows.into_iter();
            dump.extend(rows.map(|(row,)| (table.to_owned(), row.replace('-', "").to_lowercase())));
        };
        match self {
            Self::Sqlite { .. } => {
                let mut connection = SqliteConnection::connect(url).await.unwrap();
                let tables: Vec<(String,)> = sqlx::query_as(OWN).fetch_all(&mut connection).await.unwrap();
                for (table,) in tables {
                    let (shown,): (String,) = sqlx::query_as(SHOWN)
                        .bind(&table)
                        .fetch_one(&mut connection)
                        .await
                        .unwrap();
                    let rows = AssertSqlSafe(format!("SELECT {shown} FROM \"{table}\""));
                    take(
                        &table,
                        sqlx::query_as(rows).fetch_all(&mut connection).await.unwrap(),
                    );
                }
                connection.close().await.unwrap();
            }
            Self::Postgres(_) => {
                let mut connection = PgConnection::connect(url).await.unwrap();
                let tables: Vec<(String,)> = sqlx::query_as(TABLES).fetch_all(&mut connection).await.unwrap();
                for (table,) in tables {
                    let rows = AssertSqlSafe(format!("SELECT whole::text FROM \"{table}\" AS whole"));
                    take(
                        &table,
                        sqlx::query_as(rows).fetch_all(&mut connection).await.unwrap(),
                    );
                }
                connection.close().await.unwrap();
            }
        }
        dump
    }

    /// Does something to a database behind its store's back, in the words of its kind.
    pub(crate) async fn meddle(&self, url: &str, in_sqlite: &str, in_postgres: &str) {
        match self {
            Self::Sqlite { .. } => {
                let mut connection = SqliteConnection::connect(url).await.unwrap();
                sqlx::raw_sql(AssertSqlSafe(in_sqlite))
                    .execute(&mut connection)
                    .await
                    .unwrap();
                connection.close().await.unwrap();
            }
            Self::Postgres(_) => {
                let mut connection = PgConnection::connect(url).await.unwrap();
                sqlx::raw_sql(AssertSqlSafe(in_postgres))
                    .execute(&mut connection)
                    .await
                    .unwrap();
                connection.close().await.unwrap();
            }
        }
    }
}

/// A room in its lobby, opened with its code.
pub(super) async fn open_room(store: &dyn Store, code: &str) -> Result<RoomId, StoreError> {
    let id = RoomId(Uuid::new_v4());
    let room = NewRoom {
        id,
        code: RoomCode(code.into()),
        game: GameId::DragonStone,
        first: record(1),
    };
    store.create(room).await.map(|()| id)
}

/// A room with a code of its own, and the epoch of its first owner.
pub(super) async fn claimed_room(store: &dyn Store) -> (RoomId, u64) {
    let room = open_room(store, &Uuid::new_v4().to_string()).await.unwrap();
    let claim = store.claim(room).await.unwrap().unwrap();
    (room, claim.epoch)
}

/// A record that can be told from every other of its log.
pub(super) fn record(seq: u64) -> Record {
    Record {
        seq,
        at: Time(1_000 + seq),
        body: format!(r#"{{"entry":{seq},"name":"Zoë's \"dragon\" 🐉"}}"#),
    }
}

/// An append of the records with these numbers.
pub(super) fn append(room: RoomId, epoch: u64, seqs: impl IntoIterator<Item = u64>) -> Append {
    Append::of(room, epoch, seqs.into_iter().map(record).collect())
}

/// The numbers of the records in a room's log.
pub(super) async fn log(store: &dyn Store, room: RoomId) -> Vec<u64> {
    let claim = store.claim(room).await.unwrap().unwrap();
    claim.records.iter().map(|record| record.seq).collect()
}
