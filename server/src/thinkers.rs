//! Where bots think: on a bounded number of threads, away from the rooms, each room in its turn ([`queue`]).
//!
//! The field calls this: worker pool with fair queueing.

mod queue;

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Chance, GameIntent, GameTable, Level, Seat};
use dragonhall_rules::odds::odds;
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;
use tracing::{error, warn};

pub use self::queue::Asker;
use self::queue::Queue;
use crate::budget::Budgets;
use crate::clock::Clock;
use crate::metrics::BotMetrics;

/// How long a bot may think, while the server is there; none of the house takes a tenth of it.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a bot is asked: its seat's table as the seat is shown it, and nothing else.
#[derive(Clone, Debug)]
pub struct Question {
    /// The table.
    pub table: GameTable,
    /// The bot's seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// What its choices depend on besides.
    pub seed: [u8; 32],
}

/// How bots choose; they stop when the flag is taken down.
pub type Choose = dyn Fn(&Question, &AtomicBool) -> Option<GameIntent> + Send + Sync;

/// The bots of a server.
#[derive(Clone)]
pub struct Bots(Arc<Choose>);

impl Bots {
    /// The bots of the house.
    pub fn of_the_house() -> Self {
        Self::choosing(|question, going| {
            let Question {
                table,
                seat,
                level,
                seed,
            } = question;
            dragonhall_bots::choose(table, *seat, *level, *seed, going)
        })
    }

    /// Bots that choose in this way.
    pub fn choosing(
        choose: impl Fn(&Question, &AtomicBool) -> Option<GameIntent> + Send + Sync + 'static,
    ) -> Self {
        Self(Arc::new(choose))
    }
}

/// The threads that bots think on.
#[derive(Clone)]
pub struct Thinkers {
    bots: Bots,
    threads: Queue,
    /// Odds are counted one after the other, and need not wait for bots.
    counter: Queue,
    budgets: Arc<Budgets>,
    clock: Clock,
    metrics: BotMetrics,
}

/// What a bot thinks about; whoever drops it stops the thinking.
#[derive(Debug)]
pub struct Thought {
    going: Arc<AtomicBool>,
    /// What it chose.
    pub choice: oneshot::Receiver<Chosen>,
}

/// What a bot has chosen.
#[derive(Debug, Default)]
pub struct Chosen {
    /// What it wants to do; nothing where it did not come to a choice.
    pub intent: Option<GameIntent>,
    /// For how many milliseconds it thought.
    pub took: u32,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.going.store(false, Ordering::Relaxed);
    }
}

impl Thinkers {
    /// So many threads; without a number, all of the machine's but one.
    pub fn new(bots: Bots, threads: Option<u32>, budgets: Arc<Budgets>, clock: Clock) -> Self {
        let machine = || available_parallelism().map_or(1, NonZero::get) - 1;
        let threads = threads.map_or_else(machine, |threads| threads as usize).max(1);
        Self {
            bots,
            threads: Queue::new(threads),
            counter: Queue::new(1),
            budgets,
            clock,
            metrics: BotMetrics::new(),
        }
    }

    /// How many bots think.
    pub(crate) fn thinking(&self) -> usize {
        self.threads.busy()
    }

    /// How many bots wait for their turn.
    pub(crate) fn waiting(&self) -> usize {
        self.threads.waiting()
    }

    /// How many questions for odds wait for their turn.
    pub(crate) fn odds_waiting(&self) -> usize {
        self.counter.waiting()
    }

    /// Counts the odds of a seat, from what the seat is shown and nothing else.
    pub fn odds(
        &self,
        table: GameTable,
        seat: Seat,
        seed: [u8; 32],
        asker: Asker,
    ) -> impl Future<Output = Vec<Chance>> + use<> {
        let turn = self.counter.turn(asker);
        let budgets = self.budgets.clone();
        async move {
            let turn = turn.await;
            let counting = spawn_blocking(move || {
                let _turn = turn;
                let since = Instant::now();
                let odds = odds(&table, seat, seed);
                pay(&budgets, asker, since);
                odds
            });
            counting.await.unwrap_or_else(|broken| {
                error!(%seat, %broken, "odds could not be counted");
                Vec::new()
            })
        }
    }

    /// Lets a bot think as soon as it is its room's turn.
    pub fn ask(&self, question: Question, asker: Asker) -> Thought {
        let going = Arc::new(AtomicBool::new(true));
        let (mut answer, choice) = oneshot::channel();
        let Self {
            bots,
            budgets,
            clock,
            metrics,
            ..
        } = self.clone();
        let turn = self.threads.turn(asker);
        let is_going = going.clone();
        tokio::spawn(async move {
            let thread = tokio::select! {
                thread = turn => thread,
                () = answer.closed() => return,
            };
            if !is_going.load(Ordering::Relaxed) {
                return;
            }
            let (flag, seat) = (is_going.clone(), question.seat);
            let seconds = metrics.clone();
            let thinking = spawn_blocking(move || {
                let _thread = thread;
                let since = Instant::now();
                let intent = bots.0(&question, &flag);
                seconds.thought(question.level, since.elapsed());
                let took = pay(&budgets, asker, since);
                Chosen { intent, took }
            });
            let chosen = tokio::select! {
                chosen = thinking => chosen.unwrap_or_else(|broken| {
                    metrics.failed.increment(1);
                    error!(%seat, %broken, "a bot broke down");
                    Chosen::default()
                }),
                () = clock.lives_for(PATIENCE) => {
                    warn!(%seat, "a bot thinks for too long and is stopped");
                    metrics.failed.increment(1);
                    is_going.store(false, Ordering::Relaxed);
                    Chosen::default()
                }
            };
            let _ = answer.send(chosen);
        });
        Thought { going, choice }
    }
}

/// Counts what was thought since then on a household's line, in milliseconds.
fn pay(budgets: &Budgets, asker: Asker, since: Instant) -> u32 {
    let took = since.elapsed().as_millis().try_into().unwrap_or(u32::MAX);
    if let Some(household) = asker.household {
        budgets.pay(Limit::Thinking, household, took);
    }
    took
}
