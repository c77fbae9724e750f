//! The command line: one file a command; [`settings`] knows what files and variables give.

mod backup;
mod bans;
mod check;
mod config;
mod copy;
mod dates;
mod drill;
mod fingerprint;
mod games;
mod healthcheck;
mod invite;
mod moving;
mod restore;
mod rooms;
mod serve;
mod settings;
mod simulate;
mod verify;

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use tokio::runtime::Runtime;

use crate::cli::fingerprint::Fingerprint;
use crate::cli::settings::Settings;
use crate::config::{Config, DEFAULT_DATABASE};

/// A server for dragon board games: friends open a link and play.
#[derive(Debug, Parser)]
#[command(name = "dragonhall", version, args_conflicts_with_subcommands = true)]
pub struct Line {
    /// What to do; without a command, the server is started.
    #[command(subcommand)]
    command: Option<Command>,

    /// A file of settings (TOML): each has the name of its variable, in small letters and without DRAGONHALL_; arguments and
    /// variables come before it.
    #[arg(id = FILE, long = "config", env = "DRAGONHALL_CONFIG", value_name = "FILE", global = true)]
    file: Option<PathBuf>,

    #[command(flatten)]
    config: Config,
}

/// The name of the argument with the file of settings.
const FILE: &str = "config_file";

#[derive(Debug, Subcommand)]
enum Command {
    /// Starts the server.
    Serve(Box<Config>),
    /// Prints the settings that are in force, and where each comes from; what it prints can be used as a file of settings.
    Config(Box<config::Shown>),
    /// Checks receipts of finished games: seals, dice, every move, and whether those of a room follow each other.
    Verify {
        /// The receipts' files.
        #[arg(required = true)]
        receipts: Vec<PathBuf>,
        /// A head that was seen while the game was on or when it was over; fails unless one of the receipts has it.
        #[arg(long, value_name = "HEX")]
        head: Option<Fingerprint>,
    },
    /// Lists the rooms, the latest change first, does something to one, or erases those whose time is over.
    ///
    /// A line has the id, which opens the room to whoever knows it, the code, the game, what the room is doing, the length
    /// of its log, its last change, its end, how many are connected, and its people. Without a running server it is what
    /// the database says.
    Rooms(rooms::Rooms),
    /// Lets nobody in for a time who comes from a household, and lets go of whoever is here from there.
    ///
    /// People of one household share an address, or an IPv6 network of 48 bits. As long as the ban lasts the database keeps a
    /// salted hash of it, from which an IPv4 address can be found by trying all.
    Ban(bans::Ban),
    /// Lets a household in again before its ban is over.
    Unban(bans::Unban),
    /// Lists the households that are not let in, each by what it was called when it was banned.
    Bans(bans::Bans),
    /// Lists finished games, the latest first, each as a line of JSON.
    Games {
        #[command(flatten)]
        place: Place,
        #[command(flatten)]
        query: games::Query,
    },
    /// Writes all that the house keeps into one file, also while a server is running, and reads it again.
    Backup(backup::Backup),
    /// Puts the house back to what a backup has of it, in a database that is empty or not there.
    Restore(restore::Restore),
    /// Copies a whole house from one database into another of either kind, while no server is running.
    Copy(copy::Copy),
    /// Writes one room into a file and closes it here, so that it can go on in another house; a running server closes it.
    Export(moving::Export),
    /// Brings a room in that was exported from another house, while no server is running.
    Import(moving::Import),
    /// Looks whether all that is kept is whole: every room, every receipt, the file itself; fails where it is not.
    Check(check::Check),
    /// Tries this version of the program on a copy of what the house keeps, and says whether it is safe to upgrade.
    Drill(drill::Drill),
    /// Prints a link with which rooms can be opened in a closed house without its word.
    Invite(invite::Invite),
    /// Plays many rounds between simple players and shows how they went.
    Simulate(simulate::Simulation),
    /// Asks the running server whether it is well.
    Healthcheck {
        /// Address and port that the server listens on.
        #[arg(long, env = "DRAGONHALL_LISTEN", default_value = "127.0.0.1:8080")]
        listen: SocketAddr,
    },
}

/// Where games are kept.
#[derive(Args, Debug)]
struct Place {
    /// Where games are kept: sqlite:FILE or postgres://USER@HOST/DATABASE.
    #[arg(long, env = "DRAGONHALL_DATABASE", default_value = DEFAULT_DATABASE, hide_env_values = true)]
    database: String,
}

/// What was asked for on the command line, with the settings that files and variables give.
#[derive(Debug)]
pub struct Asked {
    line: Line,
    settings: Settings,
    matches: ArgMatches,
}

impl Asked {
    /// Reads the command line, the environment and the files that they name; a line that is wrong ends the program with clap's
    /// own words.
    pub fn read() -> Result<Self> {
        let line = Line::command();
        let mut matches = line.clone().get_matches();
        let file = innermost(&matches).get_one::<PathBuf>(FILE);
        let settings = Settings::read(&line, file.map(PathBuf::as_path), std::env::vars_os())?;
        if settings.are_given() {
            matches = settings.given_to(line).get_matches();
        }
        Ok(Self {
            line: Line::from_arg_matches(&matches)?,
            settings,
            matches,
        })
    }

    /// Does it.
    pub fn run(self) -> Result<()> {
        to_the_end(self.carry_out())
    }

    async fn carry_out(self) -> Result<()> {
        let unknown = self.settings.unknown();
        match self.line.command {
            None => serve::serve(self.line.config, unknown).await,
            Some(Command::Serve(config)) => serve::serve(*config, unknown).await,
            Some(Command::Config(shown)) => shown.print(&self.settings, innermost(&self.matches)),
            Some(Command::Verify { receipts, head }) => verify::verify(&receipts, head.as_ref()),
            Some(Command::Rooms(rooms)) => rooms::rooms(rooms).await,
            Some(Command::Ban(ban)) => bans::ban(ban).await,
            Some(Command::Unban(unban)) => bans::unban(unban).await,
            Some(Command::Bans(bans)) => bans::bans(bans).await,
            Some(Command::Games { place, query }) => games::games(&place.database, query).await,
            Some(Command::Backup(backup)) => backup::backup(backup).await,
            Some(Command::Restore(restore)) => restore::restore(restore).await,
            Some(Command::Copy(copy)) => copy::copy(copy).await,
            Some(Command::Export(export)) => moving::export(export).await,
            Some(Command::Import(import)) => moving::import(import).await,
            Some(Command::Check(check)) => check::check(check).await,
            Some(Command::Drill(drill)) => drill::drill(drill).await,
            Some(Command::Invite(invite)) => invite.print(),
            Some(Command::Simulate(simulation)) => simulate::run(&simulation),
            Some(Command::Healthcheck { listen }) => healthcheck::healthcheck(listen).await,
        }
    }
}

/// What was said to the command itself.
fn innermost(matches: &ArgMatches) -> &ArgMatches {
    matches
        .subcommand()
        .map_or(matches, |(_, inner)| innermost(inner))
}

/// Does this and waits for nothing else: a name that is being looked up for a call may take a minute, and nobody can stop
/// that.
fn to_the_end<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = Runtime::new().context("no threads can be started")?;
    let done = runtime.block_on(work);
    runtime.shutdown_background();
    done
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use tokio::sync::oneshot;

    use super::*;

    #[test]
    fn the_end_waits_for_nothing_that_cannot_be_stopped() {
        let began = Instant::now();
        let done = to_the_end(async {
            let (begins, begun) = oneshot::channel();
            tokio::task::spawn_blocking(move || {
                begins.send(()).ok();
                // As long as a name that no server answers for is looked up.
                sleep(Duration::from_secs(20));
            });
            Ok(begun.await?)
        });
        done.unwrap();
        assert!(began.elapsed() < Duration::from_secs(10));
    }
}
