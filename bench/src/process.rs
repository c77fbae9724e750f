//! A server that runs as a program of its own, and what the system says of it.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// The unit of times in `/proc`, on every Linux that programs can see.
const TICK: Duration = Duration::from_millis(10);

/// The flags that lift the limits a scripted player would meet, and nothing else.
pub(crate) const LIFTED: [&str; 6] = [
    "--messages-per-second=1000000",
    "--message-burst=1000000",
    "--budget-factor=1000",
    "--max-connections=20000",
    "--spectators-per-room=20000",
    "--ping-seconds=3600",
];

/// The seconds that rooms stay in memory where their sleep is not what is measured.
const AWAKE_SECONDS: u32 = 3600;

/// The command that starts Dragonhall.
fn dragonhall(program: &Path, folder: &Path, idle: u32) -> Command {
    let mut command = Command::new(program);
    command
        .args(["serve", "--listen=127.0.0.1:0"])
        .arg(format!("--database={}", database_in(folder)))
        .arg(format!("--room-idle-seconds={idle}"))
        .args(LIFTED)
        .env_remove("RUST_LOG");
    command
}

fn does_not_start(program: &Path) -> String {
    format!("{} does not start", program.display())
}

/// A running server.
pub(crate) struct Process {
    child: Child,
    id: u32,
    address: SocketAddr,
}

impl Process {
    /// Starts Dragonhall on a port of its own with the database in this folder.
    pub(crate) async fn dragonhall(program: &Path, folder: &Path) -> Result<Self> {
        Self::dragonhall_asleep_after(program, folder, AWAKE_SECONDS).await
    }

    /// Starts Dragonhall as above, with metrics on this address.
    pub(crate) async fn dragonhall_watched(
        program: &Path,
        folder: &Path,
        metrics: SocketAddr,
    ) -> Result<Self> {
        let mut command = dragonhall(program, folder, AWAKE_SECONDS);
        command.arg(format!("--metrics-listen={metrics}"));
        Self::start(command)
            .await
            .with_context(|| does_not_start(program))
    }

    /// Starts Dragonhall so that rooms leave memory when nobody has been there for so many seconds.
    pub(crate) async fn dragonhall_asleep_after(program: &Path, folder: &Path, idle: u32) -> Result<Self> {
        Self::start(dragonhall(program, folder, idle))
            .await
            .with_context(|| does_not_start(program))
    }

    /// Starts the bare server on a port of its own.
    pub(crate) async fn bare() -> Result<Self> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["bare", "--listen=127.0.0.1:0"]);
        Self::start(command)
            .await
            .context("the bare server does not start")
    }

    async fn start(mut command: Command) -> Result<Self> {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        let id = child.id().context("it ended at once")?;
        let mut lines = BufReader::new(child.stdout.take().context("it has no output")?).lines();
        let address = loop {
            let line = lines.next_line().await?.context("it ended without its address")?;
            if let Some(address) = address_in(&line) {
                break address;
            }
        };
        Ok(Self { child, id, address })
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// How long all its threads have been running on a processor.
    pub(crate) fn processor_time(&self) -> Result<Duration> {
        processor_time(&self.id.to_string())
    }

    /// The memory that it really has, in bytes.
    pub(crate) fn resident_bytes(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id))?;
        let kibibytes = resident_in(&status).context("the system's account of the server cannot be read")?;
        Ok(kibibytes * 1024)
    }

    /// How many files and sockets it has open.
    pub(crate) fn open_files(&self) -> Result<usize> {
        Ok(fs::read_dir(format!("/proc/{}/fd", self.id))?.count())
    }

    /// Ends it and waits until it is gone.
    pub(crate) async fn stop(mut self) -> Result<()> {
        self.child.kill().await.context("the server cannot be ended")
    }
}

/// How long all threads of this program have been running on a processor.
pub(crate) fn own_processor_time() -> Result<Duration> {
    processor_time("self")
}

fn processor_time(process: &str) -> Result<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    let ticks = ticks_in(&stat).context("the system's account of a process cannot be read")?;
    Ok(TICK * ticks)
}

/// The database in a folder, as the command line names it.
pub(crate) fn database_in(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("hall.db").display())
}

fn address_in(line: &str) -> Option<SocketAddr> {
    line.split_once("http://")?.1.trim().parse().ok()
}

/// Time in the program and in the system on its behalf: the 12th and the 13th field after the name.
fn ticks_in(stat: &str) -> Option<u32> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(11).map(str::parse::<u32>);
    Some(times.next()?.ok()? + times.next()?.ok()?)
}

fn resident_in(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_read_from_the_first_line() {
        let address = address_in("Dragonhall is open: http://127.0.0.1:8123");
        assert_eq!(address, Some(SocketAddr::from(([127, 0, 0, 1], 8123))));
        assert_eq!(address_in("hello"), None);
    }

    #[test]
    fn both_times_of_a_process_are_added() {
        let stat = "42 (a (strange) name) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0 20";
        assert_eq!(ticks_in(stat), Some(300));
    }

    #[test]
    fn the_resident_memory_is_the_one_of_its_line() {
        assert_eq!(resident_in("VmPeak:\t 9 kB\nVmRSS:\t    6144 kB\n"), Some(6144));
    }
}
