//! A room: one task that owns its game.
//!
//! - [`entry`]: what the room's log is made of
//! - [`state`]: the room as its log makes it
//! - [`mod@judge`]: whether a message may be carried out
//! - [`members`]: the connections in the room
//! - [`outbox`]: the bounded way to each of them
//! - [`publish`]: what each of them is told
//! - [`finish`]: what is kept of a finished game
//! - [`mod@fold`]: from a stored log to a room
//! - [`order`]: what a room is asked from outside
//! - [`refusals`]: the latest refusals, for messages that come again
//!
//! The task decides, stores, applies, publishes and acknowledges, in that order. It waits for the store
//! and for its mailbox, never for a socket. When anything goes wrong between deciding and applying, it
//! lets everybody go and ends: the room is folded again from its log when somebody comes back.

pub mod entry;
mod finish;
mod fold;
pub mod judge;
pub mod members;
mod name;
mod order;
pub mod outbox;
mod publish;
mod refusals;
pub mod state;

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use dragonhall_protocol::http::RoomSummary;
use dragonhall_protocol::{
    Answer, Limits, MessageId, Presence, Refusal, Role, RoomId, Seat, ServerMessage, close,
};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info, warn};

use self::entry::{Cause, Entry, What};
use self::fold::{WakeError, fold};
use self::judge::{Wish, judge};
use self::members::{MemberId, Members, encode};
pub use self::order::{Entrance, Order};
use self::publish::Changed;
use self::refusals::Refusals;
use self::state::{Said, State};
use crate::clock::now;
use crate::log::short;
use crate::store::{Append, Claim, Record, Stage, Store, StoreError};

/// What a room needs from the house it is in.
#[derive(Clone)]
pub struct Surroundings {
    pub store: Arc<dyn Store>,
    pub limits: Limits,
    /// How long the room stays in memory when nobody is there.
    pub idle: Duration,
    pub shutdown: CancellationToken,
}

/// A room in memory.
pub struct Room {
    state: State,
    epoch: u64,
    members: Members,
    told_presence: Presence,
    refusals: Refusals,
    around: Surroundings,
}

/// Why a room leaves memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Idle,
    Shutdown,
    Broken,
}

impl Room {
    /// Claims a room and folds it from its log, or finds no such room.
    pub async fn wake(id: RoomId, around: Surroundings) -> Result<Option<Self>, WakeError> {
        let Some(Claim { epoch, records }) = around.store.claim(id).await? else {
            return Ok(None);
        };
        let state = fold(id, records)?;
        debug!(room = %short(id), seq = state.seq, epoch, "room woken");
        let members = Members::default();
        Ok(Some(Self {
            state,
            epoch,
            told_presence: members.presence(),
            members,
            refusals: Refusals::default(),
            around,
        }))
    }

    /// Does what it is asked until nobody is there any more, the server stops or the store fails.
    pub async fn run(mut self, mailbox: &mut mpsc::Receiver<Order>) {
        let mut idle_since = Instant::now();
        let shutdown = self.around.shutdown.clone();
        let mut shutdown = pin!(shutdown.cancelled());
        let end = loop {
            tokio::select! {
                biased;
                () = &mut shutdown => break End::Shutdown,
                order = mailbox.recv() => {
                    let Some(order) = order else { break End::Idle };
                    if let Err(end) = self.obey(order).await {
                        break end;
                    }
                    self.tell_presence();
                    idle_since = Instant::now();
                }
                () = tokio::time::sleep_until(idle_since + self.around.idle), if self.members.is_empty() => break End::Idle,
            }
        };
        debug!(room = %short(self.state.id), ?end, "room leaves memory");
        self.members.close_all(match end {
            End::Idle | End::Shutdown => close::RESTART,
            End::Broken => close::INTERNAL,
        });
    }

    async fn obey(&mut self, order: Order) -> Result<(), End> {
        match order {
            Order::Enter(entrance) => self.enter(entrance),
            Order::Say { member, id, wish } => self.hear(member, id, wish).await?,
            Order::Resync { member, id } => self.resync(member, id),
            Order::Leave { member } => {
                self.members.remove(member);
            }
            Order::Summarize { reply } => {
                let summary = RoomSummary {
                    room: self.state.view(),
                    awaiting: self.state.awaiting(),
                };
                let _ = reply.send(Ok(summary));
            }
        }
        Ok(())
    }

    fn enter(&mut self, entrance: Entrance) {
        let Entrance {
            token,
            token_hash,
            claims_seat,
            outbox,
            reply,
        } = entrance;
        let role = match (self.state.seat_of(&token_hash), claims_seat) {
            (Some(seat), _) => Role::Seat(seat),
            (None, false) => Role::Spectator,
            (None, true) => {
                let _ = reply.send(Err(Refusal::NoSuchRoomOrSeat));
                return;
            }
        };
        let member = self.members.add(token_hash, role, outbox);
        if reply.send(Ok(member)).is_err() {
            self.members.remove(member);
            return;
        }
        info!(room = %short(self.state.id), ?role, "entered");
        let welcome = ServerMessage::Welcome {
            room: self.state.id,
            token: (!claims_seat).then_some(token),
            limits: self.around.limits.clone(),
        };
        self.members.send(member, encode(&welcome));
        self.send_snapshot(member);
    }

    fn send_snapshot(&mut self, member: MemberId) {
        let Some(role) = self.members.get(member).map(|member| member.role) else {
            return;
        };
        let text = publish::snapshot(&self.state, role, self.members.presence());
        self.members.send(member, text);
    }

    fn resync(&mut self, member: MemberId, id: MessageId) {
        self.send_snapshot(member);
        self.answer(member, id, Answer::Accepted { seq: self.state.seq });
    }

    async fn hear(&mut self, member: MemberId, id: MessageId, wish: Wish) -> Result<(), End> {
        let Some(speaker) = self.members.get(member) else {
            return Ok(());
        };
        let (role, token_hash) = (speaker.role, speaker.token_hash);
        let seat = match role {
            Role::Seat(seat) => Some(seat),
            Role::Spectator => None,
        };
        let said = Said { by: token_hash, id };
        if let Some(answer) = self.first_answer(said) {
            self.answer(member, id, answer);
            return Ok(());
        }
        match judge(&self.state, seat, token_hash, wish) {
            Ok(happenings) => {
                let seq = self.record(seat, id, happenings).await?;
                self.answer(member, id, Answer::Accepted { seq });
            }
            Err(refusal) => {
                debug!(room = %short(self.state.id), ?role, ?refusal, "refused");
                if refusal == Refusal::Stale {
                    self.send_snapshot(member);
                }
                self.refusals.remember(said, refusal.clone());
                self.answer(member, id, Answer::Refused { refusal });
            }
        }
        Ok(())
    }

    /// What a message was answered when it came before.
    fn first_answer(&self, said: Said) -> Option<Answer> {
        let accepted = self.state.answered(said).map(|seq| Answer::Accepted { seq });
        accepted.or_else(|| {
            Some(Answer::Refused {
                refusal: self.refusals.of(said)?.clone(),
            })
        })
    }

    fn answer(&mut self, member: MemberId, id: MessageId, answer: Answer) {
        self.members
            .send(member, encode(&ServerMessage::Answer { id, answer }));
    }

    /// Stores what was decided, lets it happen and tells everybody; the number of its first entry.
    async fn record(&mut self, seat: Option<Seat>, id: MessageId, happenings: Vec<What>) -> Result<u64, End> {
        let at = now();
        let first = self.state.seq + 1;
        let entries = with_cause(seat, id, happenings);
        let append = self.append(first, at, &entries);
        if let Err(error) = self.around.store.append(append).await {
            return Err(self.give_up(&error));
        }
        for entry in entries {
            let phase = self.state.phase();
            let touches_table = entry.what.touches_table();
            if let Err(error) = self.state.apply(at, entry) {
                error!(room = %short(self.state.id), %error, "a stored entry does not fit its room");
                return Err(End::Broken);
            }
            let changed = match (touches_table, self.state.phase() == phase) {
                (false, _) => Changed::Room,
                (true, true) => Changed::Table,
                (true, false) => Changed::Both,
            };
            publish::entry(&self.state, &mut self.members, changed);
        }
        Ok(first)
    }

    fn append(&self, first: u64, at: u64, entries: &[Entry]) -> Append {
        let records = (first..)
            .zip(entries)
            .map(|(seq, entry)| Record {
                seq,
                at,
                body: serde_json::to_string(entry).expect("every entry can be written as JSON"),
            })
            .collect();
        let finished = finish::game_ended_by(&self.state, at, entries).map(Box::new);
        let stage = match entries.last().map(|entry| &entry.what) {
            _ if finished.is_some() => Some(Stage::Finished),
            Some(What::Began { .. }) => Some(Stage::Playing),
            Some(_) | None => None,
        };
        Append {
            room: self.state.id,
            epoch: self.epoch,
            records,
            stage,
            finished,
        }
    }

    /// An entry that was not stored for certain ends the room; its log says what happened.
    fn give_up(&self, error: &StoreError) -> End {
        if let StoreError::Fenced = error {
            warn!(room = %short(self.state.id), "another owner has the room now");
        } else {
            error!(room = %short(self.state.id), %error, "an entry could not be stored");
        }
        End::Broken
    }

    /// Tells everybody who is here, when that has changed.
    fn tell_presence(&mut self) {
        loop {
            let presence = self.members.presence();
            if presence == self.told_presence {
                return;
            }
            let text = encode(&ServerMessage::Presence(presence.clone()));
            self.told_presence = presence;
            let everybody: Vec<MemberId> = self.members.iter().map(|member| member.id).collect();
            for member in everybody {
                self.members.send(member, text.clone());
            }
        }
    }
}

/// The first entry carries the message that caused it, so that a repeated one is recognised.
fn with_cause(seat: Option<Seat>, id: MessageId, happenings: Vec<What>) -> Vec<Entry> {
    let mut cause = match happenings.first() {
        Some(What::Sat { seat, .. }) => Some(*seat),
        Some(_) | None => seat,
    }
    .map(|seat| Cause { seat, id });
    happenings
        .into_iter()
        .map(|what| Entry {
            cause: cause.take(),
            what,
        })
        .collect()
}
