//! A server of this build on the copy.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// How long it may take to start.
const START: Duration = Duration::from_secs(60);

/// What every setting's name in the environment begins with.
const SETTINGS: &str = "DRAGONHALL_";

/// What stands before the address in what a server says when it is open.
const OPEN: &str = "Dragonhall is open: http://";

/// A server on the copy, which ends with this.
pub(super) struct House {
    child: Child,
    address: String,
    /// The server may go on saying something.
    _output: Lines<BufReader<ChildStdout>>,
}

impl House {
    /// Starts it; nobody outside is called, and nobody but this program is told where it is.
    pub(super) async fn start(url: &str, folder: &Path) -> Result<Self> {
        let log = folder.join("log");
        let program = std::env::current_exe().context("this program cannot be found")?;
        let mut command = Command::new(program);
        without_settings(&mut command);
        let child = command
            .args([
                "serve",
                "--listen=127.0.0.1:0",
                "--no-webhooks",
                "--database",
                url,
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(&log).context("the log of the server on the copy cannot be written")?)
            .kill_on_drop(true)
            .spawn();
        let mut child = child.context("this program cannot be started on the copy")?;
        let output = child
            .stdout
            .take()
            .context("the server's output cannot be read")?;
        let mut output = BufReader::new(output).lines();
        let address = async {
            while let Some(line) = output.next_line().await.ok().flatten() {
                if let Some((_, address)) = line.split_once(OPEN) {
                    return Some(address.to_owned());
                }
            }
            None
        };
        let address = timeout(START, address).await.ok().flatten();
        let address = address
            .with_context(|| format!("this version does not start on the copy: {}", last_line(log)))?;
        Ok(Self {
            child,
            address,
            _output: output,
        })
    }

    /// Its address and port.
    pub(super) fn address(&self) -> &str {
        &self.address
    }

    /// Ends it at once, as a power cut does.
    pub(super) async fn kill(&mut self) -> Result<()> {
        self.child
            .kill()
            .await
            .context("the server on the copy cannot be ended")
    }
}

/// The program gets nothing of the house's own settings.
pub(super) fn without_settings(command: &mut Command) {
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with(SETTINGS) {
            command.env_remove(name);
        }
    }
}

fn last_line(log: PathBuf) -> String {
    let text = fs::read_to_string(log).unwrap_or_default();
    text.lines().last().unwrap_or("it says nothing").to_owned()
}
