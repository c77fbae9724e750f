//! What the only server of a database holds as long as it is connected, so that a second one notices.
//!
//! The field calls this: session-level advisory lock.
//!
//! The connection that commits holds it, so whoever commits has it. The epochs of the rooms keep two servers apart in
//! any case; this keeps them from taking rooms from each other.

use std::time::Duration;

use sqlx::PgConnection;
use tokio::time::sleep;
use tracing::warn;

use crate::secrets::secret;
use crate::store::StoreError;

/// The number that stands for the house among a database's advisory locks: "dragonha" in letters.
const NUMBER: i64 = i64::from_be_bytes(*b"dragonha");

/// How often a database that is in use is tried again, and how long between two attempts: the server before this one may
/// be just ending.
const ATTEMPTS: u32 = 30;
const PAUSE: Duration = Duration::from_millis(100);

/// Who else holds it: the number of the server's process, and the name that the connection goes by.
const HOLDER: &str = "SELECT holder.pid, coalesce(holder.application_name, '') FROM pg_locks AS held \
     JOIN pg_stat_activity AS holder ON holder.pid = held.pid \
     WHERE held.locktype = 'advisory' AND held.granted AND held.objsubid = 1 \
     AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database()) \
     AND held.classid::bigint = ($1::bigint >> 32) AND held.objid::bigint = ($1::bigint & 4294967295)";

/// The right to be a database's only server.
#[derive(Clone, Debug)]
pub(super) struct Hold {
    /// What this server's connections go by, which tells them from those of any other.
    pub(super) name: String,
    /// The database, without its password.
    place: String,
}

impl Hold {
    /// The right to this database, not taken yet.
    pub(super) fn on(place: &str) -> Self {
        let [a, b, c, d, ..] = secret();
        Self {
            name: format!("dragonhall {:08x}", u32::from_be_bytes([a, b, c, d])),
            place: place.to_owned(),
        }
    }

    /// Takes it with a first connection, unless another server has it.
    pub(super) async fn take(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        for _ in 0..ATTEMPTS {
            if is_taken_now(connection).await? {
                return Ok(());
            }
            sleep(PAUSE).await;
        }
        Err(StoreError::InUse(self.place.clone()))
    }

    /// Takes it again with a new connection after one was lost, for which Postgres may wait for hours by itself.
    pub(super) async fn take_again(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        // Whoever waits for the commit gives up in time.
        while !is_taken_now(connection).await? {
            let holder: Option<(i32, String)> = sqlx::query_as(HOLDER)
                .bind(NUMBER)
                .fetch_optional(&mut *connection)
                .await?;
            match holder {
                Some((process, name)) if name == self.name => {
                    warn!(process, "a lost connection to the database is ended");
                    sqlx::query("SELECT pg_terminate_backend($1)")
                        .bind(process)
                        .execute(&mut *connection)
                        .await?;
                }
                Some(_) => return Err(StoreError::Taken(self.place.clone())),
                None => {}
            }
            sleep(PAUSE).await;
        }
        Ok(())
    }
}

async fn is_taken_now(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let (taken,): (bool,) = sqlx::query_as("SELECT pg_try_advisory_lock($1)")
        .bind(NUMBER)
        .fetch_one(connection)
        .await?;
    Ok(taken)
}
