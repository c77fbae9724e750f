//! Budgets: how much of the house a household, the networks around it and the guests of one room may use up.
//!
//! - [`quota`]: how much, in what time
//! - [`ledger`]: who has had what, in bounded memory
//! - [`places`]: connections at the same time
//! - [`rooms`]: rooms whose time is not over
//!
//! A household is not a person: a budget is for all who share a line, and forty of them fit into it.

mod ledger;
mod places;
mod quota;
mod rooms;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use dragonhall_protocol::refusal::{HouseLimit, Limit};
use dragonhall_protocol::{Budget, Refusal, RoomId};

use self::ledger::{Ledger, Pot};
pub(crate) use self::places::{Place, Places, Share, Shares, Taken};
pub(crate) use self::quota::{Quota, Used};
use self::rooms::OpenedRooms;
use crate::clock::Clock;
use crate::config::{Capacity, Config, DAY, Edge, HOUR, MINUTE, seconds_up};
use crate::household::Household;

/// What part of its budget a household may use up in one room, whatever others do there.
const OWN_SHARE: u32 = 4;

/// How long whoever has too many connections should wait: nobody knows when one ends.
const CONNECTIONS_WAIT: Duration = Duration::from_secs(10);

/// How long whoever has too many rooms on the public list should wait.
const LISTED_WAIT: Duration = MINUTE;

/// How much there is of something, for a household and in a room.
struct Line {
    limit: Limit,
    household: Quota,
    room: Option<Quota>,
}

/// All that can be used up as time passes.
fn lines(edge: &Edge) -> [Line; 14] {
    let of_households = |limit, household: Quota| Line {
        limit,
        household: household.times(edge.budget_factor),
        room: None,
    };
    let of_rooms = |limit, household: Quota, room: Quota| Line {
        limit,
        household: household.times(edge.budget_factor),
        room: Some(room.times(edge.budget_factor)),
    };
    let (minute, hour) = (Quota::per_minute, Quota::per_hour);
    [
        of_households(Limit::NewConnections, minute(edge.new_connections_per_minute)),
        of_households(Limit::Requests, minute(edge.requests_per_minute)),
        of_households(Limit::Hellos, minute(edge.hellos_per_minute)),
        of_households(Limit::NewRooms, minute(edge.new_rooms_per_minute)),
        of_households(Limit::CodeGuesses, minute(edge.code_guesses_per_minute)),
        of_households(Limit::Lookups, minute(edge.lookups_per_minute)),
        of_households(Limit::Replays, minute(edge.replays_per_minute)),
        of_rooms(
            Limit::Arrivals,
            minute(edge.arrivals_per_minute),
            minute(edge.room_arrivals_per_minute),
        ),
        of_rooms(
            Limit::Keys,
            minute(edge.keys_per_minute),
            minute(edge.room_keys_per_minute),
        ),
        of_rooms(
            Limit::Knocks,
            minute(edge.knocks_per_minute),
            minute(edge.room_knocks_per_minute),
        ),
        of_rooms(
            Limit::Thinking,
            minute(edge.thinking_per_minute),
            minute(edge.room_thinking_per_minute),
        ),
        of_rooms(
            Limit::Webhooks,
            minute(edge.household_webhooks_per_minute),
            minute(edge.room_webhooks_per_minute),
        ),
        of_rooms(
            Limit::Stored,
            hour(edge.stored_bytes_per_hour),
            hour(edge.room_stored_bytes_per_hour),
        ),
        of_rooms(
            Limit::RoomEntries,
            hour(edge.household_entries_per_hour),
            hour(edge.room_shared_entries_per_hour),
        ),
    ]
}

/// How the places among those who watch a room without a name are shared.
pub(crate) fn watching(edge: &Edge) -> Shares {
    Shares {
        most: edge.spectators_per_room,
        each: connections(edge),
    }
}

/// How the names of those who watch a room are shared.
pub(crate) fn names(edge: &Edge) -> Shares {
    Shares {
        most: edge.names_per_room.saturating_mul(edge.budget_factor),
        each: edge.household_names_per_room.saturating_mul(edge.budget_factor),
    }
}

/// How many connections a household may hold at the same time.
fn connections(edge: &Edge) -> u32 {
    edge.household_connections.saturating_mul(edge.budget_factor)
}

/// How many rooms a household may have on the public list at the same time.
fn listed(edge: &Edge) -> u32 {
    edge.listed_rooms.saturating_mul(edge.budget_factor)
}

/// The budgets as clients are told of them.
pub(crate) fn published(config: &Config) -> Vec<Budget> {
    let Config { edge, beside, .. } = config;
    let nothing = |limit| Budget {
        limit,
        person: None,
        household: None,
        room: None,
        server: None,
        seconds: None,
    };
    let entries = |most, window| Budget {
        person: Some(most),
        seconds: Some(seconds_up(window)),
        ..nothing(Limit::RoomEntries)
    };
    let at_once = [
        Budget {
            household: Some(connections(edge)),
            server: Some(edge.max_connections),
            ..nothing(Limit::Connections)
        },
        Budget {
            household: Some(listed(edge)),
            ..nothing(Limit::Listed)
        },
        Budget {
            room: Some(edge.spectators_per_room),
            ..nothing(Limit::Spectators)
        },
        Budget {
            household: Some(names(edge).each),
            room: Some(names(edge).most),
            ..nothing(Limit::Names)
        },
        Budget {
            room: Some(edge.room_odds),
            ..nothing(Limit::Odds)
        },
    ];
    let in_some_time = lines(edge).map(|line| Budget {
        household: Some(line.household.most),
        room: line.room.map(|room| room.most),
        server: (line.limit == Limit::Webhooks).then_some(edge.webhooks_per_minute),
        seconds: Some(seconds_up(line.household.window())),
        ..nothing(line.limit)
    });
    let beside = [
        entries(beside.room_entries_per_hour, HOUR),
        entries(beside.room_entries_per_day, DAY),
    ];
    at_once.into_iter().chain(in_some_time).chain(beside).collect()
}

/// What households may use up in the whole house.
pub struct Budgets {
    ledgers: Vec<(Limit, Ledger)>,
    pots: Vec<(Limit, Quota, Quota)>,
    /// Connections at the same time.
    pub places: Places,
    /// Rooms on the public list at the same time.
    listed: Places,
    /// Rooms whose time is not over.
    rooms: OpenedRooms,
    /// The megabytes that the house may keep, once it keeps them; 0 as long as it may keep more.
    kept: AtomicU32,
    clock: Clock,
}

impl Budgets {
    /// What the configuration allows.
    pub fn new(edge: &Edge, capacity: Capacity, clock: Clock) -> Self {
        let lines = lines(edge);
        let pot = |line: &Line| {
            let own = line.household.part(OWN_SHARE);
            Some((line.limit, own, line.room?))
        };
        Self {
            pots: lines.iter().filter_map(pot).collect(),
            ledgers: lines
                .iter()
                .map(|line| (line.limit, Ledger::new(line.household)))
                .collect(),
            places: Places::new(edge.max_connections, connections(edge)),
            listed: Places::new(u32::MAX, listed(edge)),
            rooms: OpenedRooms::new(capacity.household_rooms.saturating_mul(edge.budget_factor)),
            kept: AtomicU32::default(),
            clock,
        }
    }

    /// Takes one of something from a household's budget, or refuses it.
    pub fn spend(&self, limit: Limit, household: Household) -> Result<(), Refusal> {
        self.spend_some(limit, household, 1)
    }

    /// A part of a household's share of the connections at the same time, or a refusal.
    pub fn share(&self, household: Household) -> Result<Share, Refusal> {
        let share = self.places.share(household);
        share.ok_or(throttled(Limit::Connections)(CONNECTIONS_WAIT))
    }

    /// A part of a household's share of the public list, or a refusal.
    pub fn listed(&self, household: Household) -> Result<Share, Refusal> {
        let share = self.listed.share(household);
        share.ok_or(throttled(Limit::Listed)(LISTED_WAIT))
    }

    /// A part of a household's share of the rooms, where these have a limit, or a refusal.
    pub(crate) fn opens(&self, household: Household) -> Result<Option<Share>, Refusal> {
        self.rooms.share(household)
    }

    /// A room is open and takes that share up until [`Budgets::goes`].
    pub(crate) fn opened(&self, room: RoomId, share: Option<Share>) {
        self.rooms.keep(room, share);
    }

    /// A room's time is over.
    pub(crate) fn goes(&self, room: RoomId) {
        self.rooms.release(room);
    }

    /// Says whether the house keeps all the megabytes that it may.
    pub(crate) fn keeps_all_it_may(&self, most: Option<u32>) {
        self.kept.store(most.unwrap_or_default(), Ordering::Relaxed);
    }

    /// Refuses what need not be kept, once the house keeps all that it may.
    pub(crate) fn may_keep_more(&self) -> Result<(), Refusal> {
        match self.kept.load(Ordering::Relaxed) {
            0 => Ok(()),
            most => Err(Refusal::HouseFull {
                limit: HouseLimit::StoredMegabytes,
                most,
            }),
        }
    }

    /// Takes this much of something that was used up already.
    pub fn pay(&self, limit: Limit, household: Household, amount: u32) {
        self.ledger(limit).pay(household, amount, self.clock.now());
    }

    fn spend_some(&self, limit: Limit, household: Household, amount: u32) -> Result<(), Refusal> {
        self.ledger(limit)
            .spend(household, amount, self.clock.now())
            .map_err(throttled(limit))
    }

    fn ledger(&self, limit: Limit) -> &Ledger {
        let found = self.ledgers.iter().find(|(kept, _)| *kept == limit);
        &found.expect("a limit that households have a budget of").1
    }
}

/// What the guests of one room may use up there.
pub(crate) struct RoomBudgets {
    house: Arc<Budgets>,
    pots: Vec<(Limit, Pot)>,
}

impl RoomBudgets {
    /// A room in which nothing has been used up yet.
    pub(crate) fn new(house: Arc<Budgets>) -> Self {
        let pots = house.pots.iter();
        Self {
            pots: pots
                .map(|(limit, own, common)| (*limit, Pot::new(*own, *common)))
                .collect(),
            house,
        }
    }

    /// Takes one of something from the budgets of a household, where it is known, and of the room, or refuses it.
    pub(crate) fn spend(
        &mut self,
        limit: Limit,
        household: impl Into<Option<Household>>,
    ) -> Result<(), Refusal> {
        self.spend_some(limit, household.into(), 1)
    }

    /// Refuses something of which more was used up than there was.
    pub(crate) fn check(
        &mut self,
        limit: Limit,
        household: impl Into<Option<Household>>,
    ) -> Result<(), Refusal> {
        self.spend_some(limit, household.into(), 0)
    }

    /// Refuses something of which more was used up than there was by this household alone, here or elsewhere: what others
    /// in the networks around it have used up does not matter.
    pub(crate) fn check_own(&mut self, limit: Limit, household: Household) -> Result<(), Refusal> {
        let now = self.house.clock.now();
        let house = self.house.ledger(limit).check_own(household, now);
        house
            .and_then(|()| self.pot(limit).spend(Some(household), 0, now))
            .map_err(throttled(limit))
    }

    /// Takes this much of something that was used up already.
    pub(crate) fn pay(&mut self, limit: Limit, household: Household, amount: u32) {
        self.house.pay(limit, household, amount);
        self.pay_in_room(limit, Some(household), amount);
    }

    /// Refuses what need not be kept, once the house keeps all that it may.
    pub(crate) fn may_keep_more(&self) -> Result<(), Refusal> {
        self.house.may_keep_more()
    }

    /// Whether a household has a place left on the public list.
    pub(crate) fn may_list(&self, household: Household) -> Result<(), Refusal> {
        self.house.listed(household).map(drop)
    }

    /// Takes this much of something from the room's budget alone.
    pub(crate) fn pay_in_room(&mut self, limit: Limit, household: Option<Household>, amount: u32) {
        let now = self.house.clock.now();
        self.pot(limit).pay(household, amount, now);
    }

    fn spend_some(&mut self, limit: Limit, household: Option<Household>, amount: u32) -> Result<(), Refusal> {
        if let Some(household) = household {
            self.house.spend_some(limit, household, amount)?;
        }
        let now = self.house.clock.now();
        self.pot(limit)
            .spend(household, amount, now)
            .map_err(throttled(limit))
    }

    fn pot(&mut self, limit: Limit) -> &mut Pot {
        let found = self.pots.iter_mut().find(|(kept, _)| *kept == limit);
        &mut found.expect("a limit that rooms have a budget of").1
    }
}

/// The refusal of whoever came too early.
pub(crate) fn throttled(limit: Limit) -> impl Fn(Duration) -> Refusal {
    move |early| Refusal::Throttled {
        limit,
        seconds: seconds_up(early),
    }
}
