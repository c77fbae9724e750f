//! The server's program, which can be stopped and killed.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};

use dragonhall_client::Address;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::patience::patiently;

/// The flags that lift the limits a fast player would meet.
const UNLIMITED: [&str; 5] = [
    "--messages-per-second=1000000",
    "--message-burst=1000000",
    "--budget-factor=1000",
    "--outbox=1024",
    "--log-format=text",
];

/// A server that runs as a program of its own, on a port of its own.
pub struct ServerProcess {
    program: PathBuf,
    command: &'static str,
    database: String,
    /// Holds the database, unless that is elsewhere.
    _folder: TempDir,
    address: SocketAddr,
    settings: Vec<(&'static str, String)>,
    child: Child,
}

impl ServerProcess {
    /// Starts the program with the command that makes it a server, on a database of its own.
    pub async fn start(program: impl AsRef<Path>, command: &'static str) -> Self {
        Self::start_as(Command::new(program.as_ref()), program, command, None).await
    }

    /// Starts the program on this database.
    pub async fn start_on(program: impl AsRef<Path>, command: &'static str, database: String) -> Self {
        Self::start_as(Command::new(program.as_ref()), program, command, Some(database)).await
    }

    /// Starts the program on this database with settings of its environment, and again with the same.
    pub async fn start_with(
        program: impl AsRef<Path>,
        command: &'static str,
        database: Option<String>,
        settings: Vec<(&'static str, String)>,
    ) -> Self {
        let mut begun = Command::new(program.as_ref());
        begun.envs(settings.iter().cloned());
        let started = Self::start_as(begun, program, command, database).await;
        Self { settings, ..started }
    }

    /// Starts the program by another one that gets the whole command line as its last words.
    pub async fn start_through(
        mut through: Command,
        program: impl AsRef<Path>,
        command: &'static str,
    ) -> Self {
        through.arg(program.as_ref());
        Self::start_as(through, program, command, None).await
    }

    async fn start_as(
        begun: Command,
        program: impl AsRef<Path>,
        command: &'static str,
        database: Option<String>,
    ) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("hall.db");
        let database = database.unwrap_or_else(|| format!("sqlite:{}", file.display()));
        let any_port = SocketAddr::from(([127, 0, 0, 1], 0));
        let (child, address) = spawn(with_flags(begun, command, any_port, &database)).await;
        Self {
            program: program.as_ref().to_owned(),
            command,
            database,
            _folder: folder,
            address,
            settings: Vec::new(),
            child,
        }
    }

    /// The server's address and port.
    pub fn socket(&self) -> SocketAddr {
        self.address
    }

    /// The address of the server's WebSocket.
    pub fn address(&self) -> Address {
        Address::new(format!("ws://{}/ws", self.address))
    }

    /// The database, as the command line names it.
    pub fn database(&self) -> &str {
        &self.database
    }

    /// Ends the program at once, in whatever it is doing.
    pub async fn kill(&mut self) {
        patiently("the end of the program", self.child.kill())
            .await
            .expect("a killed program");
    }

    /// Asks the program to end, as an operator does, and waits until it has.
    pub async fn terminate(&mut self) -> ExitStatus {
        signal(&[self.id()], "TERM");
        self.ends().await
    }

    /// Waits until the program ends by itself.
    pub async fn ends(&mut self) -> ExitStatus {
        patiently("the end of the program", self.child.wait())
            .await
            .expect("an exit status")
    }

    /// Holds the program still until what this gives is dropped.
    pub fn freeze(&self) -> Frozen {
        Frozen::new(vec![self.id()])
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.child.id().expect("a running program")
    }

    /// Starts the ended program on the same port and data.
    pub async fn start_again(&mut self) {
        let mut again = serve(&self.program, self.command, self.address, &self.database);
        again.envs(self.settings.iter().cloned());
        let (child, address) = spawn(again).await;
        (self.child, self.address) = (child, address);
    }
}

/// Processes that are held still until this is dropped.
#[must_use]
pub struct Frozen(Vec<u32>);

impl Frozen {
    /// Holds these processes still.
    pub fn new(processes: Vec<u32>) -> Self {
        signal(&processes, "STOP");
        Self(processes)
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        signal(&self.0, "CONT");
    }
}

fn signal(processes: &[u32], name: &str) {
    let sent = std::process::Command::new("kill")
        .arg(format!("-{name}"))
        .args(processes.iter().map(ToString::to_string))
        .status();
    assert!(sent.expect("the kill command").success());
}

/// The command that serves at this address from this database.
pub fn serve(program: impl AsRef<Path>, command: &str, listen: SocketAddr, database: &str) -> Command {
    with_flags(Command::new(program.as_ref()), command, listen, database)
}

fn with_flags(mut begun: Command, command: &str, listen: SocketAddr, database: &str) -> Command {
    begun
        .arg(command)
        .arg(format!("--listen={listen}"))
        .arg(format!("--database={database}"))
        .args(UNLIMITED);
    begun.env_remove("RUST_LOG").kill_on_drop(true);
    begun
}

async fn spawn(mut command: Command) -> (Child, SocketAddr) {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a program");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let reading = async {
        loop {
            let line = lines
                .next_line()
                .await
                .expect("readable output")
                .expect("a line with the address");
            if let Some(address) = address_in(&line) {
                return address;
            }
        }
    };
    let address = patiently("the start of the program", reading).await;
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    (child, address)
}

fn address_in(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    rest.split(['/', ' ']).next()?.parse().ok()
}
