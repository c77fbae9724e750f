//! A Postgres of the tests' own.

use std::fs::{DirBuilder, File};
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, chown};
use std::os::unix::process::{CommandExt, parent_id};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::{env, fs};

use uuid::Uuid;

use crate::process::Frozen;

/// A Postgres that nobody else uses; it ends with the tests that use it, however they end.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    /// Postgres is stopped and its folder removed when this process ends, and with it the keeper's input.
    _keeper: Option<Child>,
}

/// Starts Postgres, says so, and stops it when the input ends and the process that was named is gone.
const KEEPER: &str = r#"
if "$1/pg_ctl" -D "$2/data" -l "$2/log" -o "-F -k $2 -c listen_addresses= -c max_connections=500" -w start >"$2/start"; then
    echo started
    cat >/dev/null
    while [ -e "/proc/$3" ]; do sleep 1; done
    "$1/pg_ctl" -D "$2/data" -m immediate stop >/dev/null
else
    cat "$2/start" "$2/log"
fi
rm -rf "$2"
"#;

impl Postgres {
    /// The Postgres of this run of the tests: of this process, or of all whose run cargo-nextest has given a name.
    pub fn of_this_run() -> &'static Self {
        static POSTGRES: OnceLock<Postgres> = OnceLock::new();
        POSTGRES.get_or_init(|| match env::var("NEXTEST_RUN_ID") {
            Ok(run) => Self::shared(env::temp_dir().join(format!("dragonhall-postgres-{run}"))),
            Err(_) => Unstarted::new().start(),
        })
    }

    /// The Postgres in this folder, started by the first process that asks; it ends with the parent of them all.
    fn shared(folder: PathBuf) -> Self {
        let made = DirBuilder::new().recursive(true).mode(0o700).create(&folder);
        made.expect("a new folder");
        let turn = File::create(folder.join("turn")).expect("a file that can be written");
        turn.lock().expect("a file that can be locked");
        if folder.join("data/postmaster.pid").exists() {
            return Self {
                programs: programs(),
                folder,
                _keeper: None,
            };
        }
        Unstarted::make(folder).start_for(parent_id())
    }

    /// The address of a new and empty database.
    pub fn new_database(&self) -> String {
        let name = format!("test-{}", Uuid::new_v4());
        let folder = self.folder.display();
        let created = Command::new(self.programs.join("createdb"))
            .args(["--username=dragonhall", &format!("--host={folder}"), &name])
            .status()
            .expect("createdb can be run");
        assert!(created.success(), "createdb failed");
        format!("postgres://dragonhall@localhost/{name}?host={folder}")
    }

    /// Holds all of it still until what this gives is dropped.
    pub fn freeze(&self) -> Frozen {
        let note = fs::read_to_string(self.folder.join("data/postmaster.pid")).expect("a running Postgres");
        let first: u32 = note
            .lines()
            .next()
            .and_then(|line| line.parse().ok())
            .expect("the number of a process");
        // Postgres itself first, so that no further process is born.
        let stopped = Frozen::new(vec![first]);
        let all = std::iter::once(first).chain(children_of(first)).collect();
        let frozen = Frozen::new(all);
        std::mem::forget(stopped);
        frozen
    }
}

/// A Postgres that nobody else uses and that has not been started.
pub struct Unstarted {
    programs: PathBuf,
    folder: PathBuf,
    user: Option<(u32, u32)>,
}

impl Default for Unstarted {
    fn default() -> Self {
        Self::new()
    }
}

impl Unstarted {
    /// Makes one.
    pub fn new() -> Self {
        let folder = tempfile::Builder::new().prefix("dragonhall-postgres-").tempdir();
        Self::make(folder.expect("a new folder").keep())
    }

    fn make(folder: PathBuf) -> Self {
        let programs = programs();
        let user = ordinary_user(&folder);
        if let Some((user, group)) = user {
            chown(&folder, Some(user), Some(group)).expect("root can give the folder away");
        }
        let made = as_user(user, &folder, &programs.join("initdb"))
            .arg("--pgdata")
            .arg(folder.join("data"))
            .args([
                "--username=dragonhall",
                "--auth=trust",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync",
            ])
            .output()
            .expect("initdb can be run");
        assert!(
            made.status.success(),
            "initdb failed: {}",
            String::from_utf8_lossy(&made.stderr)
        );

        Self {
            programs,
            folder,
            user,
        }
    }

    /// The address of the database that is there from the beginning.
    pub fn database(&self) -> String {
        format!(
            "postgres://dragonhall@localhost/postgres?host={}",
            self.folder.display()
        )
    }

    /// Starts it.
    pub fn start(self) -> Postgres {
        self.start_for(0)
    }

    /// Starts it, to run as long as this process does, even if it is not this one.
    fn start_for(self, process: u32) -> Postgres {
        let Self {
            programs,
            folder,
            user,
        } = self;
        let mut keeper = as_user(user, &folder, "/bin/sh".as_ref())
            .args(["-c", KEEPER, "keeper"])
            .args([&programs, &folder])
            .arg(process.to_string())
            // Out of reach of a Ctrl-C in the terminal, which ends the tests and so closes the input.
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell can be run");
        let mut says = BufReader::new(keeper.stdout.take().expect("the output is piped"));
        let mut said = String::new();
        says.read_line(&mut said).expect("the output can be read");
        if said != "started\n" {
            says.read_to_string(&mut said).expect("the output can be read");
            panic!("Postgres did not start: {said}");
        }
        Postgres {
            programs,
            folder,
            _keeper: Some(keeper),
        }
    }
}

fn as_user(user: Option<(u32, u32)>, folder: &Path, program: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder);
    if let Some((user, group)) = user {
        command.uid(user).gid(group);
    }
    command
}

/// The processes that this one has started.
fn children_of(parent: u32) -> Vec<u32> {
    let is_child = |process: &u32| {
        let line = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        // The name in brackets may hold anything; after it come the state and the parent.
        let after_name = line.rsplit(')').next().unwrap_or_default();
        after_name.split_whitespace().nth(1) == Some(&parent.to_string())
    };
    let processes = fs::read_dir("/proc").expect("a list of processes").flatten();
    processes
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter(is_child)
        .collect()
}

/// The folder with Postgres' programs: on the path, or the newest of those that Debian keeps apart.
fn programs() -> PathBuf {
    let on_path = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect::<Vec<_>>();
    let versions = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path()).collect();
    versions.sort_by_key(|path| {
        path.file_name()
            .and_then(|name| name.to_str()?.parse::<u32>().ok())
    });
    let apart = versions.into_iter().rev().map(|version| version.join("bin"));
    let complete = |folder: &PathBuf| {
        ["initdb", "pg_ctl", "createdb"]
            .iter()
            .all(|program| folder.join(program).exists())
    };
    on_path.into_iter().chain(apart).find(complete).expect(
        "these tests need PostgreSQL (initdb, pg_ctl, createdb): install the package `postgresql`; \
         its programs are looked for on PATH and in /usr/lib/postgresql/*/bin",
    )
}

/// Whom Postgres runs as where the tests run as root, which it refuses to.
fn ordinary_user(own: &Path) -> Option<(u32, u32)> {
    if fs::metadata(own).expect("the folder is there").uid() != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").expect("the list of users can be read");
    let find = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut ids = line.split(':').skip(2).map(str::parse);
        Some((ids.next()?.ok()?, ids.next()?.ok()?))
    };
    let user = find("postgres").or_else(|| find("nobody"));
    Some(user.expect("Postgres refuses to run as root, and there is no user `postgres` or `nobody`"))
}
