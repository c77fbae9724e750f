//! Asking a running server.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::UnixStream;
use tokio::time::timeout;

use super::{Answer, Ask, Told, path};

/// How long an answer may take: the database has ten seconds for each step.
const PATIENCE: Duration = Duration::from_secs(60);

/// The way to a server that may be running.
#[derive(Debug)]
pub(crate) struct Way(PathBuf);

impl Way {
    /// The way to the server that keeps its games there.
    pub(crate) fn to(database: &str, named: Option<&Path>) -> Result<Self> {
        path(database, named).map(Self).context(
            "a server on Postgres has a socket for its operator only where --admin-socket or DRAGONHALL_ADMIN_SOCKET names \
             one, for the server and for this command",
        )
    }

    /// Whether a server is running there.
    pub(crate) async fn is_open(&self) -> bool {
        UnixStream::connect(&self.0).await.is_ok()
    }

    /// Asks the server, which must be running.
    pub(crate) async fn ask(&self, ask: Ask) -> Result<Told> {
        let told = self.ask_if_running(ask).await?;
        told.with_context(|| {
            format!(
                "no server answers at {}: start it, or name its socket with --admin-socket",
                self.0.display()
            )
        })
    }

    /// Asks the server, if one is running.
    pub(crate) async fn ask_if_running(&self, ask: Ask) -> Result<Option<Told>> {
        let place = self.0.display();
        let mut stream = match UnixStream::connect(&self.0).await {
            Ok(stream) => stream,
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::ConnectionRefused) => {
                return Ok(None);
            }
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                bail!("{place} belongs to the server's user: run this command as that user or as root")
            }
            Err(error) => return Err(error).with_context(|| format!("{place} cannot be reached")),
        };
        let mut line = serde_json::to_string(&ask)?;
        line.push('\n');
        let asking = async {
            stream.write_all(line.as_bytes()).await?;
            let mut answer = String::new();
            BufReader::new(stream).read_line(&mut answer).await?;
            Ok::<_, std::io::Error>(answer)
        };
        let answer = timeout(PATIENCE, asking).await;
        let answer = answer.with_context(|| format!("the server at {place} did not answer in time"))?;
        let answer = answer.with_context(|| format!("the server at {place} did not answer"))?;
        if answer.is_empty() {
            bail!("{place} belongs to another user's server: run this command as that user or as root");
        }
        let answer: Answer = serde_json::from_str(&answer)
            .with_context(|| format!("the server at {place} is another version of this program"))?;
        answer.map(Some).map_err(|why| anyhow!(why))
    }
}
