//! Many tables at once, as fast as they can or at a steady pace.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::process::own_processor_time;
use crate::side::Running;
use crate::table::{Seen, Table};

/// How many tables are being opened at the same time.
const OPENING: usize = 16;

/// Tables at a server.
pub(crate) struct Load {
    hall: Arc<Hall>,
    playing: Vec<Table>,
}

/// A server, and tables there whose game has begun and waits for players.
struct Hall {
    server: Running,
    spare: Mutex<Vec<Table>>,
    next_number: AtomicU64,
}

/// How fast moves are made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Pace {
    /// Every table moves as soon as everybody has seen its last move.
    Free,
    /// All tables together make this many moves a second, evenly spread.
    Steady(u32),
}

/// What was measured.
#[derive(Clone, Debug)]
pub(crate) struct Measured {
    /// For every move, from its intent to everybody's update, in ascending order.
    pub latencies: Vec<Duration>,
    /// The bytes that the server sent.
    pub bytes: usize,
    /// How long it was measured.
    pub time: Duration,
    /// How long the server was running on a processor meanwhile.
    pub processor: Duration,
    /// How long this program was.
    pub own_processor: Duration,
}

impl Load {
    /// Opens this many tables to play at, and this many to go on at when a game ends.
    pub(crate) async fn prepare(server: Running, tables: usize, spare: usize) -> Result<Self> {
        let count = tables + spare;
        let mut opened: Vec<Table> = stream::iter(0..count as u64)
            .map(|number| server.open_table(number))
            .buffer_unordered(OPENING)
            .try_collect()
            .await?;
        let spare = opened.split_off(tables);
        let hall = Hall {
            server,
            spare: Mutex::new(spare),
            next_number: AtomicU64::new(count as u64),
        };
        Ok(Self {
            hall: Arc::new(hall),
            playing: opened,
        })
    }

    /// Lets the tables play at this pace, and measures once they have warmed up.
    pub(crate) async fn play(
        &mut self,
        pace: Pace,
        warm_up: Duration,
        measure: Duration,
    ) -> Result<Measured> {
        let start = Instant::now();
        let window = Window {
            from: start + warm_up,
            to: start + warm_up + measure,
        };
        let tables = self.playing.len() as u32;
        let mut players = JoinSet::new();
        for (index, table) in (0..).zip(self.playing.drain(..)) {
            let rhythm = Rhythm::new(pace, start, index, tables);
            players.spawn(play(self.hall.clone(), table, rhythm, window));
        }

        let processors = || anyhow::Ok([self.hall.server.process.processor_time()?, own_processor_time()?]);
        sleep_until(window.from.into()).await;
        let (from, [server_before, own_before]) = (Instant::now(), processors()?);
        sleep_until(window.to.into()).await;
        let (time, [server_after, own_after]) = (from.elapsed(), processors()?);

        let played: Vec<Played> = players.join_all().await.into_iter().collect::<Result<_>>()?;
        let moves = played.iter().flat_map(|played| &played.moves);
        let bytes = moves.clone().map(|seen| seen.bytes).sum();
        let mut latencies: Vec<Duration> = moves.map(|seen| seen.after).collect();
        latencies.sort_unstable();
        self.playing = played.into_iter().map(|played| played.table).collect();
        Ok(Measured {
            latencies,
            bytes,
            time,
            processor: server_after - server_before,
            own_processor: own_after - own_before,
        })
    }

    /// Ends the server.
    pub(crate) async fn stop(self) -> Result<()> {
        match Arc::into_inner(self.hall) {
            Some(hall) => hall.server.process.stop().await,
            None => bail!("somebody still plays"),
        }
    }
}

impl Hall {
    /// A table that was opened beforehand, or a new one when there is none left.
    async fn next_table(&self) -> Result<Table> {
        let spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner).pop();
        match spare {
            Some(table) => Ok(table),
            None => {
                let number = self.next_number.fetch_add(1, Ordering::Relaxed);
                self.server.open_table(number).await
            }
        }
    }
}

/// When moves count.
#[derive(Clone, Copy)]
struct Window {
    from: Instant,
    to: Instant,
}

/// When a table moves.
struct Rhythm {
    next: Instant,
    every: Duration,
}

impl Rhythm {
    fn new(pace: Pace, start: Instant, index: u32, tables: u32) -> Self {
        let gap = match pace {
            Pace::Free => Duration::ZERO,
            Pace::Steady(a_second) => Duration::from_secs(1) / a_second,
        };
        Self {
            next: start + gap * index,
            every: gap * tables,
        }
    }

    async fn beat(&mut self) {
        if !self.every.is_zero() {
            sleep_until(self.next.into()).await;
            self.next += self.every;
        }
    }
}

/// What was played by the people of one table.
struct Played {
    table: Table,
    /// Where they played before; nobody leaves while it is measured.
    _finished: Vec<Table>,
    moves: Vec<Seen>,
}

async fn play(hall: Arc<Hall>, mut table: Table, mut rhythm: Rhythm, window: Window) -> Result<Played> {
    let (mut finished, mut moves) = (Vec::new(), Vec::new());
    loop {
        rhythm.beat().await;
        if Instant::now() >= window.to {
            return Ok(Played {
                table,
                _finished: finished,
                moves,
            });
        }
        if table.is_over() {
            let next = hall.next_table().await?;
            finished.push(std::mem::replace(&mut table, next));
        }
        let seen = table.make_move().await?;
        if (window.from..window.to).contains(&Instant::now()) {
            moves.push(seen);
        }
    }
}
