//! One writer for all rooms: whatever waits is committed together, with one flush to the disk.
//!
//! The field calls this: group commit.

use std::collections::{HashMap, HashSet};
use std::future::Future;
use std::time::{Duration, Instant};

use dragonhall_protocol::{RoomId, Time};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::warn;
use uuid::Uuid;

use super::pulse::{Health, Pulse};
use super::{Append, Erasure, FinishedGame, NewRoom, Record, StoreError};
use crate::metrics::StoreMetrics;

/// How many requests may wait before those who ask have to wait as well.
const WAITING: usize = 4096;
/// The most requests of one transaction.
const GROUP: usize = 1024;

/// What the writer is asked for.
#[derive(Debug)]
pub(super) enum Request {
    Create(NewRoom),
    Append(Append),
    Claim(RoomId),
    Erase(Erased),
    Note(Note),
}

/// A room that is erased, and what stays of its finished games.
#[derive(Debug)]
pub(super) struct Erased {
    pub(super) erasure: Erasure,
    pub(super) nameless: Vec<FinishedGame>,
}

/// Something that is kept beside the logs.
#[derive(Debug)]
pub(super) enum Note {
    /// A server is there, and perhaps lets other households in than before.
    Alive { at: Time, bans: Option<String> },
    /// Codes have rested until now, and games without a room have been kept for long enough.
    Tidy { now: Time, ended_before: Option<Time> },
    /// Some of the space of what was erased is given back.
    GiveBack,
}

/// What one transaction does; no room occurs in it twice.
#[derive(Debug, Default)]
pub(super) struct Group<'a> {
    pub(super) created: Vec<&'a NewRoom>,
    pub(super) appends: Vec<&'a Append>,
    pub(super) claimed: Vec<RoomId>,
    pub(super) erased: Vec<&'a Erased>,
    pub(super) notes: Vec<&'a Note>,
}

/// The new epochs of claimed rooms.
pub(super) type Epochs = HashMap<RoomId, u64>;

/// A database's side of the writer.
pub(super) trait Committer: Send + 'static {
    /// Does all of this durably, or nothing of it; a claimed room that does not exist gets no epoch.
    ///
    /// When nobody waits for it any more, it may or may not have been done, and its connection is not used again.
    fn commit(&mut self, group: &Group<'_>) -> impl Future<Output = Result<Epochs, StoreError>> + Send;

    /// Closes the database.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// The way to the writer.
#[derive(Debug)]
pub(super) struct Writer {
    inbox: mpsc::Sender<Waiting>,
    closing: CancellationToken,
    task: TaskTracker,
    pulse: Pulse,
    limit: Duration,
    pub(super) metrics: StoreMetrics,
}

#[derive(Debug)]
struct Waiting {
    request: Request,
    answer: oneshot::Sender<Result<Option<u64>, StoreError>>,
}

impl Writer {
    /// A writer that gives every commit so much time.
    pub(super) fn start(committer: impl Committer, limit: Duration) -> Self {
        let (inbox, waiting) = mpsc::channel(WAITING);
        let closing = CancellationToken::new();
        let task = TaskTracker::new();
        let pulse = Pulse::new();
        let metrics = StoreMetrics::new();
        let committing = Committing {
            committer,
            limit,
            pulse: pulse.clone(),
            metrics: metrics.clone(),
        };
        task.spawn(write(committing, waiting, closing.clone()));
        task.close();
        Self {
            inbox,
            closing,
            task,
            pulse,
            limit,
            metrics,
        }
    }

    /// No writer: whatever is asked of it is answered as by a closed one.
    pub(super) fn absent() -> Self {
        let (inbox, _) = mpsc::channel(1);
        let task = TaskTracker::new();
        task.close();
        Self {
            inbox,
            closing: CancellationToken::new(),
            task,
            pulse: Pulse::new(),
            limit: Duration::ZERO,
            metrics: StoreMetrics::new(),
        }
    }

    pub(super) async fn create(&self, room: NewRoom) -> Result<(), StoreError> {
        self.ask(Request::Create(room)).await.map(drop)
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        if !is_consecutive(&append.records) {
            return Err(StoreError::Fenced);
        }
        self.ask(Request::Append(append)).await.map(drop)
    }

    /// Raises the room's epoch, if there is such a room.
    pub(super) async fn claim(&self, room: RoomId) -> Result<Option<u64>, StoreError> {
        self.ask(Request::Claim(room)).await
    }

    pub(super) async fn erase(&self, erased: Erased) -> Result<(), StoreError> {
        self.ask(Request::Erase(erased)).await.map(drop)
    }

    pub(super) async fn note(&self, note: Note) -> Result<(), StoreError> {
        self.ask(Request::Note(note)).await.map(drop)
    }

    /// How the writer is doing.
    pub(super) fn health(&self) -> Health {
        self.pulse
            .health(self.inbox.max_capacity() - self.inbox.capacity())
    }

    /// Waits until nothing can be stored ever again.
    pub(super) async fn lost(&self) -> StoreError {
        self.pulse.lost().await
    }

    /// Finishes what waits, takes nothing new and closes the database, unless that does not answer.
    pub(super) async fn close(&self) {
        self.closing.cancel();
        // What is being committed and what waits behind it have their time; then nobody waits for the database.
        if timeout(self.limit * 3, self.task.wait()).await.is_err() {
            warn!("the database does not answer, and is left as it is");
        }
    }

    async fn ask(&self, request: Request) -> Result<Option<u64>, StoreError> {
        let since = Instant::now();
        let (answer, answered) = oneshot::channel();
        self.inbox
            .send(Waiting { request, answer })
            .await
            .map_err(|_| StoreError::Closed)?;
        let answer = answered.await.map_err(|_| StoreError::Closed)?;
        self.metrics.request_seconds.record(since.elapsed());
        answer
    }
}

/// Whether there are records at all, numbered without gaps from 1 or later.
fn is_consecutive(records: &[Record]) -> bool {
    records.first().is_some_and(|first| first.seq > 0)
        && records.windows(2).all(|pair| pair[0].seq + 1 == pair[1].seq)
}

/// A database that gets so much time for each commit.
struct Committing<C> {
    committer: C,
    limit: Duration,
    pulse: Pulse,
    metrics: StoreMetrics,
}

impl<C: Committer> Committing<C> {
    async fn commit(&mut self, group: &Group<'_>) -> Result<Epochs, StoreError> {
        let since = Instant::now();
        let committed = match timeout(self.limit, self.committer.commit(group)).await {
            Ok(committed) => committed,
            Err(_) => Err(StoreError::TooSlow(self.limit)),
        };
        match &committed {
            Err(error) if !error.spares_others() => {
                self.pulse.fails(error);
                self.metrics.failures.increment(1);
            }
            Ok(_) => {
                self.pulse.beats();
                self.metrics.committed(group.requests(), since);
            }
            Err(_) => self.pulse.beats(),
        }
        committed
    }
}

async fn write(
    mut committing: Committing<impl Committer>,
    mut inbox: mpsc::Receiver<Waiting>,
    closing: CancellationToken,
) {
    let mut waiting = Vec::new();
    loop {
        if waiting.is_empty() {
            tokio::select! {
                count = inbox.recv_many(&mut waiting, GROUP) => if count == 0 { break },
                () = closing.cancelled(), if !inbox.is_closed() => {
                    inbox.close();
                    continue;
                }
            }
        }
        // Whoever is about to ask joins the group: rooms that can run now do so first.
        tokio::task::yield_now().await;
        while waiting.len() < GROUP
            && let Ok(next) = inbox.try_recv()
        {
            waiting.push(next);
        }
        let settled = settle(&mut committing, one_of_each_room(&mut waiting)).await;
        if let Err(lost) = settled {
            committing.pulse.stops(lost);
            break;
        }
    }
    drop((waiting, inbox));
    committing.committer.close().await;
}

/// Takes the first request of each room; the others wait for the next transaction, in their order.
fn one_of_each_room(waiting: &mut Vec<Waiting>) -> Vec<Waiting> {
    let mut rooms = HashSet::new();
    waiting
        .extract_if(.., |waiting| rooms.insert(waiting.request.room()))
        .collect()
}

/// Commits the requests together; where one of them cannot be, they are halved until it stands alone.
///
/// Fails when nothing can be stored ever again.
async fn settle(
    committing: &mut Committing<impl Committer>,
    requests: Vec<Waiting>,
) -> Result<(), StoreError> {
    let mut groups = vec![requests];
    while let Some(mut requests) = groups.pop() {
        let group = requests.iter().map(|waiting| &waiting.request).collect();
        match committing.commit(&group).await {
            Ok(epochs) => {
                for Waiting { request, answer } in requests {
                    answer.send(Ok(epochs.get(&request.room()).copied())).ok();
                }
            }
            Err(error) if error.spares_others() && requests.len() > 1 => {
                let second_half = requests.split_off(requests.len() / 2);
                groups.extend([second_half, requests]);
            }
            Err(error) => {
                for Waiting { answer, .. } in requests {
                    answer.send(Err(error.clone())).ok();
                }
                if error.is_final() {
                    return Err(error);
                }
            }
        }
    }
    Ok(())
}

impl Request {
    fn room(&self) -> RoomId {
        match self {
            Self::Create(room) => room.id,
            Self::Append(append) => append.room,
            Self::Claim(room) => *room,
            Self::Erase(erased) => erased.erasure.room,
            // The house itself is no room, but waits in line like one.
            Self::Note(Note::Alive { .. } | Note::Tidy { .. } | Note::GiveBack) => RoomId(Uuid::nil()),
        }
    }
}

impl Append {
    /// The number of the record that the first one follows.
    pub(super) fn seq_before(&self) -> u64 {
        self.records[0].seq - 1
    }
}

impl<'a> FromIterator<&'a Request> for Group<'a> {
    fn from_iter<T: IntoIterator<Item = &'a Request>>(requests: T) -> Self {
        let mut group = Self::default();
        for request in requests {
            match request {
                Request::Create(room) => group.created.push(room),
                Request::Append(append) => group.appends.push(append),
                Request::Claim(room) => group.claimed.push(*room),
                Request::Erase(erased) => group.erased.push(erased),
                Request::Note(note) => group.notes.push(note),
            }
        }
        group
    }
}

impl<'a> Group<'a> {
    /// How many requests it is made of.
    fn requests(&self) -> usize {
        self.created.len() + self.appends.len() + self.claimed.len() + self.notes.len()
    }

    /// Whether there is nothing to do but to append records.
    pub(super) fn only_appends(&self) -> bool {
        self.created.is_empty()
            && self.claimed.is_empty()
            && self.erased.is_empty()
            && self.notes.is_empty()
            && self.marked().next().is_none()
            && self.finished().next().is_none()
    }

    /// Whether a commit of it wrote something, when it gave these epochs: a claim may find no such room, and there may be
    /// nothing to tidy up.
    pub(super) fn has_written(&self, epochs: &Epochs) -> bool {
        let is_alive = || self.notes.iter().any(|note| matches!(note, Note::Alive { .. }));
        !epochs.is_empty()
            || !self.created.is_empty()
            || !self.appends.is_empty()
            || !self.erased.is_empty()
            || is_alive()
    }

    /// Whether space is given back.
    pub(super) fn gives_back(&self) -> bool {
        self.notes.iter().any(|note| matches!(note, Note::GiveBack))
    }

    /// Every record that is appended to a log.
    pub(super) fn appended(&self) -> Vec<(&'a Append, &'a Record)> {
        self.appends
            .iter()
            .flat_map(|append| append.records.iter().map(move |record| (*append, record)))
            .collect()
    }

    /// Every room that is doing something else now.
    pub(super) fn marked(&self) -> impl Iterator<Item = &'a Append> {
        self.appends.iter().copied().filter(|append| {
            append.stage.is_some()
                || append.game.is_some()
                || append.timed.is_some()
                || append.gone
                || append.quiet_since.is_some()
                || !append.forgets.is_empty()
                || !append.rewrites.is_empty()
                || !append.games.is_empty()
        })
    }

    /// Every game that is over.
    pub(super) fn finished(&self) -> impl Iterator<Item = &'a FinishedGame> {
        self.appends
            .iter()
            .filter_map(|append| append.finished.as_deref())
    }
}

#[cfg(test)]
mod tests;
