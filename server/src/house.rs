//! What every request and every connection shares.
//!
//! The field calls this: application state, composition root.

use std::sync::Arc;
use std::time::Duration;

use dragonhall_protocol::http::RoomAddress;
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Refusal, RoomCode, Time};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::error;

use crate::alarm::Alarm;
use crate::bans::Bans;
use crate::budget::{self, Budgets};
use crate::clock::Clock;
use crate::config::{Config, HOUR, MINUTE, seconds};
use crate::doors::Doors;
use crate::household::{Household, Proxies};
use crate::http::Page;
use crate::listing::PublicList;
use crate::lobby::Lobby;
use crate::metrics::RoomMetrics;
use crate::opening::Openings;
use crate::room::Surroundings;
use crate::socket::Strangers;
use crate::store::{PutBack, Store};
use crate::thinkers::{Bots, Thinkers};
use crate::webhook::Webhooks;

/// What every request and every connection shares.
pub(crate) struct House {
    /// How the server runs.
    pub config: Config,
    /// The rooms.
    pub lobby: Lobby,
    /// Those that strangers can find.
    pub list: PublicList,
    /// Where they are kept.
    pub store: Arc<dyn Store>,
    /// What households may use up.
    pub budgets: Arc<Budgets>,
    /// Households that the operator does not let in.
    pub bans: Bans,
    /// Who may say whom a request comes from.
    pub proxies: Arc<Proxies>,
    /// What is asked of whoever opens a room.
    pub openings: Openings,
    /// Origins whose pages were turned away.
    pub strangers: Strangers,
    /// The page as it is sent to browsers.
    pub page: Page,
    /// Where the time comes from.
    pub clock: Clock,
    /// When rooms that are not in memory have to be woken.
    pub alarm: Alarm,
    /// Rooms and connections, which a shutdown waits for.
    pub tasks: TaskTracker,
    /// To what time the house was put back, as long as that is told.
    pub put_back: ToldPutBack,
    /// Says that the server stops.
    pub shutdown: CancellationToken,
}

/// For how long everybody is told to what time the house was put back.
const TOLD: Duration = Duration::from_hours(24 * 30);

/// To what time the house was put back, as long as that is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ToldPutBack(Option<PutBack>);

impl ToldPutBack {
    /// What is told now.
    pub(crate) fn now(self, now: Time) -> Option<Time> {
        let told = self.0.filter(|put_back| now < put_back.on + TOLD);
        told.map(|put_back| put_back.to)
    }
}

impl House {
    /// A house with no room in memory.
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        clock: Clock,
        bots: Bots,
        put_back: Option<PutBack>,
        shutdown: CancellationToken,
    ) -> Self {
        let tasks = TaskTracker::new();
        let list = PublicList::default();
        let budgets = Arc::new(Budgets::new(&config.edge, config.capacity, clock.clone()));
        let around = Surroundings {
            store: store.clone(),
            limits: config.limits(),
            table: config.table,
            budgets: budgets.clone(),
            clock: clock.clone(),
            keeping: config.retention.keeping(),
            list: list.clone(),
            doors: Doors::new(HOUR * config.evening_hours),
            metrics: RoomMetrics::new(),
            knocks: config.edge.knocks as usize,
            names_kept: MINUTE * config.name_minutes,
            webhooks: Webhooks::new(&config, tasks.clone(), shutdown.clone()),
            reveal: seconds(config.reveal_seconds),
            thinkers: Thinkers::new(bots, config.bot_threads, budgets.clone(), clock.clone()),
            watching: budget::watching(&config.edge),
            names: budget::names(&config.edge),
            odds: config.edge.room_odds as usize,
            beside: config.beside,
            idle: seconds(config.edge.room_idle_seconds),
            put_back: ToldPutBack(put_back),
            shutdown: shutdown.clone(),
        };
        let alarm = Alarm::default();
        Self {
            lobby: Lobby::new(around, alarm.clone(), tasks.clone()),
            proxies: Arc::new(Proxies::new(&config.trusted_proxies, config.behind_proxy)),
            openings: Openings::new(&config),
            strangers: Strangers::default(),
            page: Page::new(config.public_url.as_ref()),
            list,
            bans: Bans::default(),
            clock,
            alarm,
            store,
            put_back: ToldPutBack(put_back),
            budgets,
            tasks,
            shutdown,
            config,
        }
    }

    /// Refuses a household that the operator does not let in.
    pub(crate) fn lets_in(&self, household: Household) -> Result<(), Refusal> {
        self.bans.refuse(household, self.clock.now())
    }

    /// The room with this code, while it is in its lobby; a household has only so many guesses.
    pub(crate) async fn find_by_code(
        &self,
        code: &RoomCode,
        household: Household,
    ) -> Result<RoomAddress, Refusal> {
        self.budgets.spend(Limit::CodeGuesses, household)?;
        match self.lobby.find(code).await {
            Ok(found) => found.ok_or(Refusal::NoSuchRoomOrSeat),
            Err(error) => {
                error!(%error, "a room code could not be looked up");
                Err(Refusal::Unavailable)
            }
        }
    }
}
