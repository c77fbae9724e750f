//! A room: one task that owns its game.
//!
//! - [`entry`]: what the room's log is made of
//! - [`state`]: the room as its log makes it
//! - [`mod@judge`]: whether a message may be carried out
//! - [`hearing`]: who comes in, and what becomes of what is said
//! - [`record`]: how what was decided is stored, happens and is told
//! - [`members`]: the connections in the room
//! - [`outbox`]: the bounded way to each of them
//! - [`publish`]: what each of them is told
//! - [`finish`]: what is kept of a finished game
//! - [`mod@fold`]: from a stored log to a room
//! - [`odds`]: how likely things are, for players who ask
//! - [`order`]: what a room is asked from outside
//! - [`thinking`]: what the room's bots do
//! - [`refusals`]: the latest refusals, for messages that come again
//!
//! The task decides, stores, applies, publishes and acknowledges, in that order. It waits for the store,
//! for its mailbox and for its clocks, never for a socket. When anything goes wrong between deciding and
//! applying, it lets everybody go and ends: the room is folded again from its log when somebody comes back.

pub mod entry;
mod finish;
mod fold;
mod hearing;
pub mod judge;
pub mod members;
mod odds;
mod order;
pub mod outbox;
mod publish;
mod record;
mod refusals;
pub mod state;
mod thinking;

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use dragonhall_protocol::http::RoomSummary;
use dragonhall_protocol::{
    Limits, Phase, PlayerId, Presence, Refusal, Role, RoomId, Seat, ServerMessage, Stead, close,
};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info};

use self::entry::What;
use self::fold::{WakeError, fold};
use self::members::{MemberId, Members, encode};
use self::odds::FoundOdds;
pub use self::order::{Entrance, Order};
use self::refusals::Refusals;
use self::state::State;
use self::thinking::{Thinking, decided};
use crate::clock::Clock;
use crate::log::short;
use crate::store::{Claim, Store};
use crate::thinkers::Thinkers;
use crate::throttle::MessageThrottle;
use crate::webhook::Webhooks;

/// How many keys may be tried in a room in a minute.
const KEYS_PER_MINUTE: u32 = 10;

/// How long a room that acts by itself stays away after it broke, in milliseconds.
const BREATHER: u64 = 10_000;

/// What a room needs from the house it is in.
#[derive(Clone)]
pub struct Surroundings {
    pub store: Arc<dyn Store>,
    pub limits: Limits,
    pub clock: Clock,
    /// How long the room stays in memory when nobody is there.
    pub idle: Duration,
    /// How long a room is kept after its last change, in milliseconds.
    pub keep: u64,
    /// When the server was away before it started, in milliseconds since 1970.
    pub away: Option<Away>,
    pub webhooks: Webhooks,
    pub thinkers: Thinkers,
    pub shutdown: CancellationToken,
}

/// A time in which there was no server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    pub from: u64,
    pub until: u64,
}

/// A room in memory.
pub struct Room {
    state: State,
    epoch: u64,
    members: Members,
    told_presence: Presence,
    /// When somebody who is not here was last here; everybody else was not here since the room woke.
    seen: HashMap<PlayerId, u64>,
    woken: u64,
    refusals: Refusals,
    keys: MessageThrottle,
    /// The bot that is to decide next.
    thinking: Option<Thinking>,
    /// The odds that somebody asked for and that are being counted.
    odds: JoinSet<FoundOdds>,
    /// What the public list says of the room.
    listing: Option<String>,
    around: Surroundings,
}

/// Why a room leaves memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Idle,
    Shutdown,
    Broken,
    Gone,
}

impl Room {
    /// Claims a room and folds it from its log, or finds no such room.
    pub async fn wake(id: RoomId, around: Surroundings) -> Result<Option<Self>, WakeError> {
        let Some(Claim { epoch, records }) = around.store.claim(id).await? else {
            return Ok(None);
        };
        let state = fold(id, records, around.keep)?;
        debug!(room = %short(id), seq = state.seq, epoch, "room woken");
        let members = Members::default();
        Ok(Some(Self {
            listing: state.listing(),
            state,
            epoch,
            told_presence: members.presence(),
            members,
            seen: HashMap::new(),
            woken: around.clock.now(),
            refusals: Refusals::default(),
            keys: MessageThrottle::per_minute(KEYS_PER_MINUTE),
            thinking: None,
            odds: JoinSet::new(),
            around,
        }))
    }

    /// Does what it is asked until nobody is there any more, the server stops or the store fails; when it has
    /// to be woken again by itself.
    pub async fn run(mut self, mailbox: &mut mpsc::Receiver<Order>) -> Option<u64> {
        let end = match self.settle_in().await {
            Ok(()) => self.live(mailbox).await,
            Err(end) => end,
        };
        debug!(room = %short(self.state.id), ?end, "room leaves memory");
        self.members.close_all(match end {
            End::Idle | End::Shutdown => close::RESTART,
            End::Broken => close::INTERNAL,
            End::Gone => close::ROOM_GONE,
        });
        let deadline = self.state.next_deadline().map(|(at, _)| at);
        let later = self.around.clock.now() + BREATHER;
        match end {
            End::Idle => deadline,
            End::Broken if self.state.awaited_bots().next().is_some() => Some(later),
            End::Broken => deadline.map(|at| at.max(later)),
            End::Shutdown | End::Gone => None,
        }
    }

    /// Clocks have stood still while the server was away.
    async fn settle_in(&mut self) -> Result<(), End> {
        match self.around.away {
            Some(Away { from, until }) if self.state.is_timed() && self.state.at < until => {
                let from = from.max(self.state.at);
                self.record(None, vec![What::WasAway { from, until }]).await?;
            }
            Some(_) | None => {}
        }
        Ok(())
    }

    async fn live(&mut self, mailbox: &mut mpsc::Receiver<Order>) -> End {
        let mut idle_since = Instant::now();
        let clock = self.around.clock.clone();
        let shutdown = self.around.shutdown.clone();
        let mut shutdown = pin!(shutdown.cancelled());
        loop {
            let deadline = self.state.next_deadline();
            self.let_bots_think();
            let done = tokio::select! {
                biased;
                () = &mut shutdown => return End::Shutdown,
                order = mailbox.recv() => {
                    let Some(order) = order else { return End::Idle };
                    idle_since = Instant::now();
                    self.obey(order).await
                }
                () = clock.reaches(deadline.map_or(u64::MAX, |(at, _)| at)), if deadline.is_some() => match deadline {
                    Some((_, seat)) => self.step(seat, Some(Stead::Clock)).await,
                    None => Ok(()),
                },
                () = decided(&mut self.thinking, &clock), if self.thinking.is_some() => self.let_bot_act().await,
                Some(Ok(found)) = self.odds.join_next() => {
                    self.tell_odds(found);
                    Ok(())
                }
                () = tokio::time::sleep_until(idle_since + self.around.idle),
                    if self.members.is_empty() && self.thinking.is_none() => return End::Idle,
            };
            let told = match done {
                Ok(()) => self.tell_absent().await,
                Err(end) => Err(end),
            };
            if let Err(end) = told {
                return end;
            }
            self.tell_presence();
        }
    }

    async fn obey(&mut self, order: Order) -> Result<(), End> {
        match order {
            Order::Enter(entrance) => self.enter(entrance).await?,
            Order::Say { member, id, wish } => self.hear(member, id, wish).await?,
            Order::Resync { member, id } => self.resync(member, id),
            Order::Odds { member, id } => self.weigh_odds(member, id),
            Order::Leave { member } => {
                self.members.remove(member);
            }
            Order::Summarize { reply } => {
                let summary = RoomSummary {
                    room: self.state.view(),
                    awaiting: self.state.awaiting(),
                };
                let _ = reply.send(if self.state.gone {
                    Err(Refusal::NoSuchRoomOrSeat)
                } else {
                    Ok(summary)
                });
            }
            Order::Wake { reply } => drop(reply.send(Ok(()))),
            Order::Expire { reply } => {
                let expired = self.expire().await;
                let _ = reply.send(Ok(()));
                expired?;
            }
        }
        Ok(())
    }

    /// Makes the quietest step for a seat whose time is up, or whose bot came to no choice.
    async fn step(&mut self, seat: Seat, stead: Option<Stead>) -> Result<(), End> {
        match judge::step(&self.state, seat, stead) {
            Ok(happenings) => self.record(None, happenings).await.map(drop),
            Err(refusal) => {
                error!(room = %short(self.state.id), %seat, ?refusal, "nothing can be played for a seat");
                Err(End::Broken)
            }
        }
    }

    /// Tells absent seats once that it is their turn.
    async fn tell_absent(&mut self) -> Result<(), End> {
        for seat in self.state.to_be_notified() {
            if self.members.is_here(Role::Seat(seat)) {
                continue;
            }
            self.record(None, vec![What::Notified { seat }]).await?;
            if let Some((url, notice)) = self.state.notice_for(seat) {
                self.around.webhooks.send(url, notice);
            }
        }
        Ok(())
    }

    /// The room's time is over, unless somebody is here or it has changed meanwhile.
    async fn expire(&mut self) -> Result<(), End> {
        if self.state.gone {
            return Err(End::Gone);
        }
        if !self.members.is_empty() || self.around.clock.now() < self.state.at + self.around.keep {
            return Ok(());
        }
        let mut happenings = Vec::new();
        if self.state.phase() == Phase::Playing {
            happenings.push(What::Abandoned);
        }
        happenings.push(What::Gone);
        self.record(None, happenings).await?;
        info!(room = %short(self.state.id), "the room's time is over");
        Err(End::Gone)
    }

    /// Tells everybody who is here, when that has changed.
    fn tell_presence(&mut self) {
        loop {
            let presence = self.members.presence();
            if presence == self.told_presence {
                return;
            }
            self.remember_who_was_here();
            let text = encode(&ServerMessage::Presence(presence.clone()));
            self.told_presence = presence;
            let everybody: Vec<MemberId> = self.members.iter().map(|member| member.id).collect();
            for member in everybody {
                self.members.send(member, text.clone());
            }
        }
    }

    fn remember_who_was_here(&mut self) {
        let now = self.around.clock.now();
        let seated = self.told_presence.present.iter();
        let players = seated
            .filter_map(|seat| self.state.occupant(*seat))
            .map(|occupant| occupant.person.player);
        for player in players.chain(self.told_presence.watching.iter().copied()) {
            self.seen.insert(player, now);
        }
    }
}
