//! What can be set, by flag or by environment, with the defaults that everybody gets.

use std::net::SocketAddr;
use std::time::Duration;

use clap::{Args, Parser, ValueEnum};
use dragonhall_protocol::Limits;

/// How the server runs.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// Address and port to listen on.
    #[arg(long, env = "DRAGONHALL_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,

    /// Where games are kept: sqlite:FILE or postgres://USER@HOST/DATABASE.
    #[arg(long, env = "DRAGONHALL_DATABASE", default_value = DEFAULT_DATABASE)]
    pub database: String,

    /// The address that players open, where it differs from the one listened on.
    #[arg(long, env = "DRAGONHALL_PUBLIC_URL")]
    pub public_url: Option<String>,

    /// Another origin whose pages may connect, `https://example.org` for example; can be repeated.
    #[arg(long = "allow-origin", env = "DRAGONHALL_ALLOW_ORIGIN", value_delimiter = ',')]
    pub allow_origins: Vec<String>,

    /// A proxy stands in front: the last address in X-Forwarded-For is the client's.
    #[arg(long, env = "DRAGONHALL_BEHIND_PROXY")]
    pub behind_proxy: bool,

    /// Days that a room is kept after its last change.
    #[arg(long, env = "DRAGONHALL_KEEP_DAYS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_days: u32,

    /// A host, `name` or `name:port`, that players may have called though it is in a private network; can be repeated.
    #[arg(
        long = "webhook-host",
        env = "DRAGONHALL_WEBHOOK_HOSTS",
        value_delimiter = ','
    )]
    pub webhook_hosts: Vec<String>,

    /// Calls no address that a player names.
    #[arg(long, env = "DRAGONHALL_NO_WEBHOOKS")]
    pub no_webhooks: bool,

    /// Threads on which bots think; all of the machine's but one if absent.
    #[arg(long, env = "DRAGONHALL_BOT_THREADS", value_parser = clap::value_parser!(u32).range(1..))]
    pub bot_threads: Option<u32>,

    /// How log lines are written.
    #[arg(long, env = "DRAGONHALL_LOG_FORMAT", default_value = "text")]
    pub log_format: LogFormat,

    /// The limits at the edge.
    #[command(flatten)]
    pub edge: Edge,
}

/// The file that a server without any setting keeps its games in.
pub const DEFAULT_DATABASE: &str = "sqlite:data/dragonhall.db";

/// How log lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// The limits at the edge: what one client, or all of them, may cost.
#[derive(Args, Clone, Debug)]
pub struct Edge {
    /// Connections at the same time.
    #[arg(long, env = "DRAGONHALL_MAX_CONNECTIONS", default_value_t = 10_000)]
    pub max_connections: u32,

    /// Seconds to send the head of a request.
    #[arg(long, env = "DRAGONHALL_HEADER_SECONDS", default_value_t = 10)]
    pub header_seconds: u32,

    /// Seconds to say hello on a new WebSocket.
    #[arg(long, env = "DRAGONHALL_HELLO_SECONDS", default_value_t = 5)]
    pub hello_seconds: u32,

    /// Seconds that one write to a client may take.
    #[arg(long, env = "DRAGONHALL_WRITE_SECONDS", default_value_t = 10)]
    pub write_seconds: u32,

    /// Seconds between pings; a client silent for two of them is gone.
    #[arg(long, env = "DRAGONHALL_PING_SECONDS", default_value_t = 20)]
    pub ping_seconds: u32,

    /// The largest frame in bytes that a client may send.
    #[arg(long, env = "DRAGONHALL_FRAME_BYTES", default_value_t = 16 * 1024)]
    pub frame_bytes: u32,

    /// Messages a second that a connection may send in the long run.
    #[arg(long, env = "DRAGONHALL_MESSAGES_PER_SECOND", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    pub messages_per_second: u32,

    /// Messages that a connection may send at once.
    #[arg(long, env = "DRAGONHALL_MESSAGE_BURST", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub message_burst: u32,

    /// Messages that may wait for a client before it counts as too slow and is dropped.
    #[arg(long, env = "DRAGONHALL_OUTBOX", default_value_t = 64, value_parser = clap::value_parser!(u32).range(4..))]
    pub outbox: u32,

    /// Room codes that one address may guess in a minute.
    #[arg(long, env = "DRAGONHALL_CODE_GUESSES_PER_MINUTE", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub code_guesses_per_minute: u32,

    /// Rooms that one address may open in a minute.
    #[arg(long, env = "DRAGONHALL_NEW_ROOMS_PER_MINUTE", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub new_rooms_per_minute: u32,

    /// Replays that one address may ask for in a minute.
    #[arg(long, env = "DRAGONHALL_REPLAYS_PER_MINUTE", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    pub replays_per_minute: u32,

    /// Seconds that a room without anybody in it stays in memory.
    #[arg(long, env = "DRAGONHALL_ROOM_IDLE_SECONDS", default_value_t = 30)]
    pub room_idle_seconds: u32,

    /// Seconds that a shutdown waits for connections to close.
    #[arg(long, env = "DRAGONHALL_SHUTDOWN_SECONDS", default_value_t = 10)]
    pub shutdown_seconds: u32,
}

/// The milliseconds of a day.
pub const DAY: u64 = 24 * 60 * 60 * 1000;

/// The longest name of a player, in characters.
pub const NAME_CHARS: u32 = 24;

/// The most characters that can be said at once.
pub const TALK_CHARS: u32 = 300;

/// How often one player may say something within [`TALK_SECONDS`].
pub const TALK_BURST: u32 = 6;

/// The seconds in which so much may be said.
pub const TALK_SECONDS: u32 = 10;

impl Edge {
    /// The limits that a client needs to know.
    pub fn published(&self) -> Limits {
        Limits {
            frame_bytes: self.frame_bytes,
            messages_per_second: self.messages_per_second,
            burst: self.message_burst,
            name_chars: NAME_CHARS,
            talk_chars: TALK_CHARS,
            talk_burst: TALK_BURST,
            talk_seconds: TALK_SECONDS,
            ping_seconds: self.ping_seconds,
        }
    }
}

impl Default for Config {
    /// Every default of the command line, whatever the environment says.
    fn default() -> Self {
        #[derive(Parser)]
        struct Defaults {
            #[command(flatten)]
            config: Config,
        }
        let command = <Defaults as clap::CommandFactory>::command().mut_args(|arg| arg.env(None::<&str>));
        let matches = command.get_matches_from(["dragonhall"]);
        <Defaults as clap::FromArgMatches>::from_arg_matches(&matches)
            .map(|defaults| defaults.config)
            .expect("every setting has a default")
    }
}

/// A setting in seconds as a duration.
pub fn seconds(number: u32) -> Duration {
    Duration::from_secs(u64::from(number))
}
