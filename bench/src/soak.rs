//! A soak: rooms open, are played in, left, come back to and fall asleep, and the server's memory ends where it was.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use dragonhall_client::{Address, Error, Player};
use dragonhall_protocol::{ClientMessage, Enter, GameOptions, Level, RoomId};
use dragonhall_rules::any;
use futures_util::future::try_join_all;
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::chance::Chance;
use crate::process::Process;
use crate::report;
use crate::side::Grounds;

/// The seconds after which a room that nobody is in leaves memory.
const ASLEEP_SECONDS: u32 = 2;

/// How many tables are played at at the same time.
const TABLES: u64 = 12;

/// Decisions of people at a table before they leave it.
const MOVES: usize = 40;

/// Between two decisions at a table.
const PAUSE: Duration = Duration::from_millis(50);

/// How long people wait for somebody else, a bot for example, before they look again.
const PATIENCE: Duration = Duration::from_secs(2);

/// How many rooms are woken at the same moment.
const RUSH: usize = 100;

/// How many come one by one after that, a second apart: the allocator gives back what a rush took only as it is asked for more.
const STRAGGLERS: usize = 60;

/// The part of the time after which caches and buffers are as large as they get.
const SETTLING_PART: u32 = 4;

/// The memory at the end is at most so many times what it was.
pub(crate) const MOST: f64 = 1.1;

/// How a soak went; memory in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    /// Evenings that people had, each in a room of its own.
    pub evenings: u64,
    /// When all rooms slept after the time of settling.
    pub before: u64,
    /// The most that was seen afterwards.
    pub most: u64,
    /// When all rooms slept at the end.
    pub after: u64,
}

impl Figures {
    /// What the memory at the end is of what it was.
    pub(crate) fn growth(&self) -> f64 {
        self.after as f64 / self.before as f64
    }
}

/// Lets people come and go for so long, and fails if the memory has grown.
pub(crate) async fn run(grounds: &Grounds, time: Duration) -> Result<()> {
    let folder = grounds.new_folder()?;
    let process = Process::dragonhall_asleep_after(&grounds.program, folder.path(), ASLEEP_SECONDS).await?;
    let settling = time / SETTLING_PART;
    let (settled, _) = people(&process, 0, settling).await?;
    let before = resident_after_a_rush(&process, &settled).await?;
    let had = settled.len() as u64;
    let (evenings, most) = people(&process, had, time - settling).await?;
    let after = resident_after_a_rush(&process, &evenings).await?;
    process.stop().await?;
    let figures = Figures {
        evenings: had + evenings.len() as u64,
        before,
        most,
        after,
    };
    report::soak(&figures);
    ensure!(
        figures.growth() <= MOST,
        "the memory has grown {:.2} times, and {MOST} times is the most it may",
        figures.growth()
    );
    Ok(())
}

/// Lets people have evenings for so long; the rooms they had them in, and the most memory that was seen.
async fn people(process: &Process, had: u64, time: Duration) -> Result<(Vec<RoomId>, u64)> {
    let end = Instant::now() + time;
    let address = Address::new(format!("ws://{}/ws", process.address()));
    let mut tables = JoinSet::new();
    for table in 0..TABLES {
        let address = address.clone();
        let mut chance = Chance::new(had * TABLES + table);
        tables.spawn(async move {
            let mut evenings = Vec::new();
            while Instant::now() < end {
                evenings.push(evening(&address, &mut chance).await?);
            }
            Ok::<_, Error>(evenings)
        });
    }
    let mut most = 0;
    let mut evenings = Vec::new();
    while !tables.is_empty() {
        most = most.max(process.resident_bytes()?);
        if let Ok(Some(table)) = timeout(PATIENCE, tables.join_next()).await {
            evenings.extend(table?.context("an evening was spoilt")?);
        }
    }
    Ok((evenings, most))
}

/// The memory once every room sleeps, after many of them have been woken at the same moment: what the server opens only
/// when much is asked of it at once, such as its last connection to the database, is open then, before as after, and the
/// memory that the rush took for a moment is given back.
async fn resident_after_a_rush(process: &Process, rooms: &[RoomId]) -> Result<u64> {
    sleep(Duration::from_secs(u64::from(2 * ASLEEP_SECONDS + 1))).await;
    let address = Address::new(format!("ws://{}/ws", process.address()));
    let some = rooms.iter().rev().take(RUSH);
    let visits = some.map(|room| Player::enter(&address, Enter::Room(*room), None));
    drop(try_join_all(visits).await.context("a room could not be woken")?);
    for room in rooms.iter().cycle().take(STRAGGLERS) {
        Player::enter(&address, Enter::Room(*room), None).await?;
        sleep(Duration::from_secs(1)).await;
    }
    sleep(Duration::from_secs(u64::from(2 * ASLEEP_SECONDS + 1))).await;
    process.resident_bytes()
}

/// Somebody opens a room, plays with a friend or a bot, leaves, and sometimes comes back when the room sleeps; the room.
async fn evening(address: &Address, chance: &mut Chance) -> Result<RoomId, Error> {
    let game = chance
        .pick(any::games())
        .map(|info| json!({ "game": info.game, "options": {} }));
    let game: GameOptions = serde_json::from_value(game.unwrap_or_default()).expect("a game as boxed");
    let mut host = Player::enter(address, Enter::Create(game), None).await?;
    host.sit("Ember").await?;
    let room = host.room();
    let mut players = vec![host];
    if chance.one_in(2) {
        let bot = |id| ClientMessage::AddBot {
            id,
            seat: None,
            level: Level::Easy,
        };
        players[0].ask(bot).await?;
    } else {
        let mut guest = Player::enter(address, Enter::Room(room), None).await?;
        guest.sit("Frost").await?;
        players.push(guest);
    }
    try_join_all(players.iter_mut().map(Player::begin)).await?;
    play(&mut players, MOVES, address, chance).await?;
    if chance.one_in(3) {
        sleep(Duration::from_secs(u64::from(ASLEEP_SECONDS + 1))).await;
        for player in &mut players {
            player.come_back().await?;
        }
        play(&mut players, MOVES / 4, address, chance).await?;
    }
    Ok(room)
}

/// Makes so many decisions, with lost lines and onlookers now and then, and leaves.
async fn play(
    players: &mut [Player],
    moves: usize,
    address: &Address,
    chance: &mut Chance,
) -> Result<(), Error> {
    for _ in 0..moves {
        sleep(PAUSE).await;
        if chance.one_in(20) {
            players[0].drop_connection();
            players[0].come_back().await?;
        }
        if chance.one_in(20) {
            Player::enter(address, Enter::Room(players[0].room()), None).await?;
        }
        decide(players, chance).await?;
    }
    for player in players {
        if chance.one_in(2) {
            player.drop_connection();
        } else {
            player.leave().await?;
        }
    }
    Ok(())
}

/// Whoever is awaited decides something and everybody sees it; otherwise everybody waits for a bot.
async fn decide(players: &mut [Player], chance: &mut Chance) -> Result<(), Error> {
    let awaited = players.iter_mut().find(|player| player.seen().is_awaited());
    let Some(awaited) = awaited else {
        return match timeout(PATIENCE, players[0].next()).await {
            Ok(heard) => heard.map(drop),
            Err(_) => Ok(()),
        };
    };
    let Some(intent) = chance.pick(awaited.seen().offers()) else {
        return Ok(());
    };
    let seq = match awaited.act(intent).await {
        Ok(seq) => seq,
        Err(Error::Refused(_)) => awaited.resync().await?.seq,
        Err(error) => return Err(error),
    };
    for player in players {
        while player.seen().seq < seq {
            player.next().await?;
        }
    }
    Ok(())
}
