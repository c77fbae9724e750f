//! What can be set, by flag or by environment, with the defaults that everybody gets.

mod public_url;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::NonEmptyStringValueParser;
use clap::{Args, Parser, ValueEnum};
use dragonhall_protocol::Limits;

pub use self::public_url::PublicUrl;
pub(crate) use self::public_url::origin_of;
use crate::budget;
use crate::household::Network;
use crate::store::Patience;

/// How the server runs.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// Address and port to listen on.
    #[arg(long, env = "DRAGONHALL_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,

    /// Another address and port, for Prometheus and for whoever asks whether the server is well; none if absent.
    #[arg(long, env = "DRAGONHALL_METRICS_LISTEN", value_name = "ADDRESS")]
    pub metrics_listen: Option<SocketAddr>,

    /// The socket on which the server answers its operator's commands; beside a SQLite database if absent, and none on Postgres.
    #[arg(long, env = "DRAGONHALL_ADMIN_SOCKET", value_name = "PATH")]
    pub admin_socket: Option<PathBuf>,

    /// Where games are kept: sqlite:FILE or postgres://USER@HOST/DATABASE.
    #[arg(long, env = "DRAGONHALL_DATABASE", default_value = DEFAULT_DATABASE, hide_env_values = true)]
    pub database: String,

    /// Seconds that the database may take to store or to read something before its connection is given up.
    #[arg(long, env = "DRAGONHALL_COMMIT_SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    pub commit_seconds: u32,

    /// Seconds that a Postgres which is not up yet is waited for at the start.
    #[arg(long, env = "DRAGONHALL_DATABASE_WAIT_SECONDS", default_value_t = 60)]
    pub database_wait_seconds: u32,

    /// Seconds without anything stored after which the server says that it is not well; it stores something every ten.
    #[arg(long, env = "DRAGONHALL_HEALTH_SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(11..))]
    pub health_seconds: u32,

    /// The address that players open, where it differs from the one listened on; with a path if the house has only that.
    #[arg(long, env = "DRAGONHALL_PUBLIC_URL")]
    pub public_url: Option<PublicUrl>,

    /// Another origin whose pages may connect, `https://example.org` for example; can be repeated.
    #[arg(long = "allow-origin", env = "DRAGONHALL_ALLOW_ORIGIN", value_delimiter = ',')]
    pub allow_origins: Vec<String>,

    /// A proxy stands in front, on this machine or in a private network, and says in X-Forwarded-For whom it speaks for.
    #[arg(long, env = "DRAGONHALL_BEHIND_PROXY")]
    pub behind_proxy: bool,

    /// The only network, `10.1.0.0/16` for example, whose proxies are believed when they say whom they speak for; can be repeated.
    #[arg(
        long = "trusted-proxy",
        env = "DRAGONHALL_TRUSTED_PROXIES",
        value_delimiter = ','
    )]
    pub trusted_proxies: Vec<Network>,

    /// How long rooms and finished games are kept.
    #[command(flatten)]
    pub retention: Retention,

    /// Seconds that seats have to show their numbers before a game; then the server's seed gives them.
    #[arg(long, env = "DRAGONHALL_REVEAL_SECONDS", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub reveal_seconds: u32,

    /// Hours for which a host's sending away lasts, and for which a mute follows whoever comes back as somebody else.
    #[arg(long, env = "DRAGONHALL_EVENING_HOURS", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..))]
    pub evening_hours: u32,

    /// Minutes after which whoever watched under a name and is gone gives it up to somebody who asks for it.
    #[arg(long, env = "DRAGONHALL_NAME_MINUTES", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    pub name_minutes: u32,

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

    /// What the house says of itself, and who may open rooms in it.
    #[command(flatten)]
    pub welcome: Welcome,

    /// How much there may be in the house.
    #[command(flatten)]
    pub capacity: Capacity,

    /// What a table may expect of its people.
    #[command(flatten)]
    pub table: TableRules,

    /// The limits at the edge.
    #[command(flatten)]
    pub edge: Edge,

    /// What may be written into a room's log besides its games.
    #[command(flatten)]
    pub beside: Beside,
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

/// What the house says of itself, and who may open rooms in it.
#[derive(Args, Clone, Debug)]
pub struct Welcome {
    /// The house's word: only who knows it, or has an invitation, opens rooms; everybody does if absent.
    #[arg(long, env = "DRAGONHALL_HOUSE_WORD", value_parser = NonEmptyStringValueParser::new(), hide_env_values = true)]
    pub house_word: Option<String>,

    /// What the page calls the house.
    #[arg(long, env = "DRAGONHALL_HOUSE_NAME", value_parser = NonEmptyStringValueParser::new())]
    pub house_name: Option<String>,

    /// What the page greets with whoever comes in.
    #[arg(long, env = "DRAGONHALL_HOUSE_GREETING", value_parser = NonEmptyStringValueParser::new())]
    pub house_greeting: Option<String>,

    /// Who answers for the house, as the page shows it: words, or the address of a page.
    #[arg(long, env = "DRAGONHALL_HOUSE_IMPRINT", value_parser = NonEmptyStringValueParser::new())]
    pub house_imprint: Option<String>,

    /// What becomes of what the house is told, as the page shows it: words, or the address of a page.
    #[arg(long, env = "DRAGONHALL_HOUSE_PRIVACY", value_parser = NonEmptyStringValueParser::new())]
    pub house_privacy: Option<String>,
}

/// How much there may be in the house; 0 is as much as there is room for.
#[derive(Args, Clone, Copy, Debug)]
pub struct Capacity {
    /// Rooms whose time is not over, from which on no more are opened; 0 for no limit.
    #[arg(long, env = "DRAGONHALL_MAX_ROOMS", default_value_t = 0)]
    pub max_rooms: u32,

    /// Megabytes of the database from which on no rooms are opened, no games begun and nothing is said; 0 for no limit.
    #[arg(long, env = "DRAGONHALL_MAX_STORED_MEGABYTES", default_value_t = 0)]
    pub max_stored_megabytes: u32,

    /// Rooms that one household may have opened since the server started and whose time is not over; 0 for no limit.
    #[arg(long, env = "DRAGONHALL_HOUSEHOLD_ROOMS", default_value_t = 0)]
    pub household_rooms: u32,
}

/// How long a table waits for somebody, how often steps are taken back, and how much may be said.
#[derive(Args, Clone, Copy, Debug)]
pub struct TableRules {
    /// Seconds without a connection after which somebody counts as away.
    #[arg(long, env = "DRAGONHALL_AWAY_SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    pub away_seconds: u32,

    /// Seconds without a connection after which a table need not wait for somebody to end a game or hand a seat over.
    #[arg(long, env = "DRAGONHALL_LONG_AWAY_SECONDS", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..))]
    pub long_away_seconds: u32,

    /// Seconds that others have to agree when somebody asks to take a step back.
    #[arg(long, env = "DRAGONHALL_TAKE_BACK_SECONDS", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub take_back_seconds: u32,

    /// Steps that a seat may take back one after the other.
    #[arg(long, env = "DRAGONHALL_TAKE_BACKS_IN_A_ROW", default_value_t = 3)]
    pub take_backs_in_a_row: u32,

    /// Steps that a seat may take back in a turn.
    #[arg(long, env = "DRAGONHALL_TAKE_BACKS_A_TURN", default_value_t = 10)]
    pub take_backs_a_turn: u32,

    /// How often one player may say something, or point at something, within the seconds of the next setting.
    #[arg(long, env = "DRAGONHALL_TALK_BURST", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub talk_burst: u32,

    /// The seconds in which so much may be said.
    #[arg(long, env = "DRAGONHALL_TALK_SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    pub talk_seconds: u32,

    /// The most marks that one letter may have in what is said: scripts that write vowels and tones as marks need four.
    #[arg(long, env = "DRAGONHALL_TALK_MARKS", default_value_t = 4)]
    pub talk_marks: u32,
}

/// How long rooms and finished games are kept, as it is set.
#[derive(Args, Clone, Copy, Debug)]
pub struct Retention {
    /// Days that a room is kept after somebody last did something in it; then it is erased.
    #[arg(long, env = "DRAGONHALL_KEEP_DAYS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_days: u32,

    /// Days that finished games are kept, and as long as their rooms are; without this for ever. They outlive their rooms without the names.
    #[arg(long, env = "DRAGONHALL_KEEP_GAMES_DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_games_days: Option<u32>,

    /// Minutes after which a room goes that nobody took a seat or a name in.
    #[arg(long, env = "DRAGONHALL_UNUSED_ROOM_MINUTES", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    pub unused_room_minutes: u32,

    /// Hours after its last change that a room which has not played gives its code back; its link still opens it.
    #[arg(long, env = "DRAGONHALL_CODE_HOURS", default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..))]
    pub code_hours: u32,
}

/// What each person may have written into a room's log besides its games.
#[derive(Args, Clone, Copy, Debug)]
pub struct Beside {
    /// Changes besides playing, such as votes, settings and keys, that somebody with a seat or a name may make in an hour.
    #[arg(long, env = "DRAGONHALL_ROOM_ENTRIES_PER_HOUR", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub room_entries_per_hour: u32,

    /// The same in a day.
    #[arg(long, env = "DRAGONHALL_ROOM_ENTRIES_PER_DAY", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub room_entries_per_day: u32,
}

/// The limits at the edge: what one client, or all of them, may cost.
#[derive(Args, Clone, Debug)]
pub struct Edge {
    /// Connections at the same time.
    #[arg(long, env = "DRAGONHALL_MAX_CONNECTIONS", default_value_t = 10_000)]
    pub max_connections: u32,

    /// Seconds to send the head of a request, and as many to send its body.
    #[arg(long, env = "DRAGONHALL_HEADER_SECONDS", default_value_t = 10)]
    pub header_seconds: u32,

    /// The largest body of a request in bytes.
    #[arg(long, env = "DRAGONHALL_BODY_BYTES", default_value_t = 16 * 1024)]
    pub body_bytes: u32,

    /// Seconds to say hello on a new WebSocket.
    #[arg(long, env = "DRAGONHALL_HELLO_SECONDS", default_value_t = 5)]
    pub hello_seconds: u32,

    /// Seconds without progress after which a client that does not read is let go.
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

    /// Connections that one household (an IPv4 address, an IPv6 network of 64 bits) may hold at the same time.
    #[arg(long, env = "DRAGONHALL_HOUSEHOLD_CONNECTIONS", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..))]
    pub household_connections: u32,

    /// Connections that one household may open in a minute.
    #[arg(long, env = "DRAGONHALL_NEW_CONNECTIONS_PER_MINUTE", default_value_t = 1_200, value_parser = clap::value_parser!(u32).range(1..))]
    pub new_connections_per_minute: u32,

    /// Requests that one household may send in a minute.
    #[arg(long, env = "DRAGONHALL_REQUESTS_PER_MINUTE", default_value_t = 3_000, value_parser = clap::value_parser!(u32).range(1..))]
    pub requests_per_minute: u32,

    /// WebSockets from one household that may say hello in a minute.
    #[arg(long, env = "DRAGONHALL_HELLOS_PER_MINUTE", default_value_t = 480, value_parser = clap::value_parser!(u32).range(1..))]
    pub hellos_per_minute: u32,

    /// People from one household who may enter rooms in a minute without a seat or a name there.
    #[arg(long, env = "DRAGONHALL_ARRIVALS_PER_MINUTE", default_value_t = 240, value_parser = clap::value_parser!(u32).range(1..))]
    pub arrivals_per_minute: u32,

    /// People who may enter one room in a minute without a seat or a name there.
    #[arg(long, env = "DRAGONHALL_ROOM_ARRIVALS_PER_MINUTE", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..))]
    pub room_arrivals_per_minute: u32,

    /// Room codes that one household may guess in a minute.
    #[arg(long, env = "DRAGONHALL_CODE_GUESSES_PER_MINUTE", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    pub code_guesses_per_minute: u32,

    /// Rooms that one household may open in a minute.
    #[arg(long, env = "DRAGONHALL_NEW_ROOMS_PER_MINUTE", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    pub new_rooms_per_minute: u32,

    /// Rooms that one household may have on the public list at the same time.
    #[arg(long, env = "DRAGONHALL_LISTED_ROOMS", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    pub listed_rooms: u32,

    /// Milliseconds in a minute for which bots think for one household before everybody else comes first.
    #[arg(long, env = "DRAGONHALL_THINKING_PER_MINUTE", default_value_t = 30_000, value_parser = clap::value_parser!(u32).range(1..))]
    pub thinking_per_minute: u32,

    /// Milliseconds in a minute for which bots think in one room before everybody else comes first.
    #[arg(long, env = "DRAGONHALL_ROOM_THINKING_PER_MINUTE", default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..))]
    pub room_thinking_per_minute: u32,

    /// Odds that may be counted in one room at the same time.
    #[arg(long, env = "DRAGONHALL_ROOM_ODDS", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    pub room_odds: u32,

    /// Lists of rooms, rooms and receipts that one household may look up in a minute.
    #[arg(long, env = "DRAGONHALL_LOOKUPS_PER_MINUTE", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..))]
    pub lookups_per_minute: u32,

    /// Replays that one household may ask for in a minute.
    #[arg(long, env = "DRAGONHALL_REPLAYS_PER_MINUTE", default_value_t = 240, value_parser = clap::value_parser!(u32).range(1..))]
    pub replays_per_minute: u32,

    /// Keys to seats that one household may try in a minute.
    #[arg(long, env = "DRAGONHALL_KEYS_PER_MINUTE", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub keys_per_minute: u32,

    /// Keys to seats that may be tried in one room in a minute.
    #[arg(long, env = "DRAGONHALL_ROOM_KEYS_PER_MINUTE", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub room_keys_per_minute: u32,

    /// Bytes that one household may have the server keep in an hour.
    #[arg(long, env = "DRAGONHALL_STORED_BYTES_PER_HOUR", default_value_t = 64 * 1024 * 1024, value_parser = clap::value_parser!(u32).range(1..))]
    pub stored_bytes_per_hour: u32,

    /// Bytes that the people in one room may have the server keep in an hour.
    #[arg(long, env = "DRAGONHALL_ROOM_STORED_BYTES_PER_HOUR", default_value_t = 32 * 1024 * 1024, value_parser = clap::value_parser!(u32).range(1..))]
    pub room_stored_bytes_per_hour: u32,

    /// Changes besides playing, names and seats taken included, that people of one household who have no seat may make in an hour.
    #[arg(long, env = "DRAGONHALL_HOUSEHOLD_ENTRIES_PER_HOUR", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..))]
    pub household_entries_per_hour: u32,

    /// The same in one room, of all households together, beyond the quarter of theirs that each has there for itself.
    #[arg(long, env = "DRAGONHALL_ROOM_SHARED_ENTRIES_PER_HOUR", default_value_t = 120, value_parser = clap::value_parser!(u32).range(1..))]
    pub room_shared_entries_per_hour: u32,

    /// How many times as much every household and every room may use up, for a party of more than forty behind one address.
    #[arg(long, env = "DRAGONHALL_BUDGET_FACTOR", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub budget_factor: u32,

    /// Connections without a name that may watch one room.
    #[arg(long, env = "DRAGONHALL_SPECTATORS_PER_ROOM", default_value_t = 2_000)]
    pub spectators_per_room: u32,

    /// People who may watch one room under a name.
    #[arg(long, env = "DRAGONHALL_NAMES_PER_ROOM", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    pub names_per_room: u32,

    /// How many of them may be of one household: others find a name, too.
    #[arg(long, env = "DRAGONHALL_HOUSEHOLD_NAMES_PER_ROOM", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    pub household_names_per_room: u32,

    /// Addresses that are called in a minute for one household's rooms.
    #[arg(long, env = "DRAGONHALL_HOUSEHOLD_WEBHOOKS_PER_MINUTE", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    pub household_webhooks_per_minute: u32,

    /// Addresses that are called in a minute for one room.
    #[arg(long, env = "DRAGONHALL_ROOM_WEBHOOKS_PER_MINUTE", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..))]
    pub room_webhooks_per_minute: u32,

    /// Minutes between two calls for a seat that has made no decision meanwhile.
    #[arg(long, env = "DRAGONHALL_WEBHOOK_BETWEEN_MINUTES", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    pub webhook_between_minutes: u32,

    /// Minutes that somebody who was called has to be back before there is another call; no return is noted more often.
    #[arg(long, env = "DRAGONHALL_WEBHOOK_BACK_MINUTES", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub webhook_back_minutes: u32,

    /// Addresses that the whole server calls in a minute to tell absent players of their turn.
    #[arg(long, env = "DRAGONHALL_WEBHOOKS_PER_MINUTE", default_value_t = 120, value_parser = clap::value_parser!(u32).range(1..))]
    pub webhooks_per_minute: u32,

    /// Seconds that somebody who knocks may wait outside.
    #[arg(long, env = "DRAGONHALL_KNOCK_SECONDS", default_value_t = 120, value_parser = clap::value_parser!(u32).range(1..))]
    pub knock_seconds: u32,

    /// How many may wait outside of a room.
    #[arg(long, env = "DRAGONHALL_KNOCKS", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub knocks: u32,

    /// Knocks of one household in a minute.
    #[arg(long, env = "DRAGONHALL_KNOCKS_PER_MINUTE", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    pub knocks_per_minute: u32,

    /// Knocks at one room in a minute.
    #[arg(long, env = "DRAGONHALL_ROOM_KNOCKS_PER_MINUTE", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    pub room_knocks_per_minute: u32,

    /// Seconds that a room without anybody in it stays in memory.
    #[arg(long, env = "DRAGONHALL_ROOM_IDLE_SECONDS", default_value_t = 30)]
    pub room_idle_seconds: u32,

    /// Seconds that a shutdown waits for what rooms are storing; connections have less than one.
    #[arg(long, env = "DRAGONHALL_SHUTDOWN_SECONDS", default_value_t = 10)]
    pub shutdown_seconds: u32,
}

/// How long rooms are kept.
#[derive(Clone, Copy, Debug)]
pub struct Keeping {
    /// After its last change.
    pub room: Duration,
    /// Where nobody took a seat or a name.
    pub unused: Duration,
    /// The code of a room that has not played, after its last change.
    pub code: Duration,
    /// Finished games, after their end; for ever if absent.
    pub games: Option<Duration>,
}

impl Retention {
    /// How long rooms are kept.
    pub fn keeping(&self) -> Keeping {
        Keeping {
            room: DAY * self.keep_days,
            unused: MINUTE * self.unused_room_minutes,
            code: HOUR * self.code_hours,
            games: self.keep_games_days.map(|days| DAY * days),
        }
    }
}

/// A minute.
pub const MINUTE: Duration = Duration::from_mins(1);
/// An hour.
pub const HOUR: Duration = Duration::from_hours(1);
/// A day.
pub const DAY: Duration = Duration::from_hours(24);

/// The longest name of a player, in characters.
pub const NAME_CHARS: u32 = 24;

/// The most marks that one letter of a name may have, an accent for example.
pub const NAME_MARKS: u32 = 2;

/// The most characters that can be said at once.
pub const TALK_CHARS: u32 = 300;

impl Config {
    /// The limits that a client needs to know.
    pub fn limits(&self) -> Limits {
        let Self { edge, table, .. } = self;
        Limits {
            frame_bytes: edge.frame_bytes,
            messages_per_second: edge.messages_per_second,
            burst: edge.message_burst,
            name_chars: NAME_CHARS,
            talk_chars: TALK_CHARS,
            talk_burst: table.talk_burst,
            talk_seconds: table.talk_seconds,
            spectators: Some(edge.spectators_per_room),
            ping_seconds: edge.ping_seconds,
            budgets: budget::published(self),
        }
    }

    /// How long the database is waited for.
    pub fn patience(&self) -> Patience {
        Patience {
            commit: seconds(self.commit_seconds),
            start: seconds(self.database_wait_seconds),
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

/// How many whole seconds it takes until this much time has passed.
pub fn seconds_up(time: Duration) -> u32 {
    time.as_nanos()
        .div_ceil(1_000_000_000)
        .try_into()
        .unwrap_or(u32::MAX)
}
