//! The rooms that are in memory, and the way to one that is not.
//!
//! The field calls this: actor registry.

use std::collections::HashMap;
use std::iter::repeat_n;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dragonhall_protocol::http::RoomAddress;
use dragonhall_protocol::{Digest, GameOptions, Refusal, RoomCode, RoomId};
use dragonhall_rules::{AnyGame, BadTable, any};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;
use tracing::{error, info};
use uuid::Uuid;

use crate::alarm::Alarm;
use crate::code;
use crate::household::Network;
use crate::log::short;
use crate::room::entry::{Entry, What};
use crate::room::{Order, Room, Surroundings, WakeError};
use crate::secrets::secret;
use crate::store::{NewRoom, Record, StoreError};
use crate::thinkers::Thinkers;

/// How many orders may wait for a room.
const MAILBOX: usize = 64;

/// How many codes of one length are tried for a new room: where all are taken, it is crowded, and the next are longer.
const CODE_TRIES: usize = 4;

/// How often a question is asked anew of a room that was just leaving memory.
const ASK_TRIES: u32 = 3;

/// The rooms that are in memory, and the way to one that is not.
#[derive(Clone)]
pub(crate) struct Lobby {
    awake: Arc<Mutex<HashMap<RoomId, mpsc::Sender<Order>>>>,
    around: Surroundings,
    alarm: Alarm,
    tasks: TaskTracker,
}

impl Lobby {
    /// A lobby with no room in memory.
    pub(crate) fn new(around: Surroundings, alarm: Alarm, tasks: TaskTracker) -> Self {
        Self {
            awake: Arc::default(),
            around,
            alarm,
            tasks,
        }
    }

    /// Opens a new room.
    pub(crate) async fn open(&self, options: GameOptions) -> Result<RoomAddress, OpenError> {
        let game = options.game();
        AnyGame::new(&options, *any::seats(game).end())?;
        let server_seed = Digest(secret());
        let lengths = 1..=code::MOST_WORDS;
        for words in lengths.flat_map(|words| repeat_n(words, CODE_TRIES)) {
            let id = RoomId(Uuid::new_v4());
            let code = code::random(words);
            let what = What::Opened {
                code: code.clone(),
                options: options.clone(),
                server_seed,
            };
            let body = serde_json::to_string(&Entry { cause: None, what })
                .expect("every entry can be written as JSON");
            let first = Record {
                seq: 1,
                at: self.around.clock.now(),
                body,
            };
            match self
                .around
                .store
                .create(NewRoom {
                    id,
                    code: code.clone(),
                    game,
                    first,
                })
                .await
            {
                Ok(()) => {
                    self.around.metrics.opened.increment(1);
                    info!(room = %short(id), ?game, "room opened");
                    return Ok(RoomAddress { room: id, code });
                }
                Err(StoreError::CodeTaken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(OpenError::NoFreeCode)
    }

    /// How many rooms are in memory.
    pub(crate) fn rooms_awake(&self) -> usize {
        self.awake().len()
    }

    /// Asks a room for something it answers, if it is in memory.
    pub(crate) async fn ask_awake<T>(
        &self,
        id: RoomId,
        order: impl Fn(oneshot::Sender<Result<T, Refusal>>) -> Order,
    ) -> Option<T> {
        let mailbox = self.awake().get(&id).cloned()?;
        let (reply, answer) = oneshot::channel();
        mailbox.send(order(reply)).await.ok()?;
        answer.await.ok()?.ok()
    }

    /// Lets go of everybody in all rooms in memory who comes from there.
    pub(crate) async fn let_go_of(&self, site: Network) {
        let awake: Vec<_> = self.awake().values().cloned().collect();
        for room in awake {
            // One that leaves memory at this moment lets everybody go.
            let _ = room.send(Order::LetGo { site }).await;
        }
    }

    /// The threads that the rooms' bots think on.
    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.around.thinkers
    }

    /// The room with this code, while it is in its lobby.
    pub(crate) async fn find(&self, typed: &RoomCode) -> Result<Option<RoomAddress>, StoreError> {
        let Some(code) = code::normalize(typed) else {
            return Ok(None);
        };
        let found = self.around.store.room_with_code(&code).await?;
        Ok(found.map(|room| RoomAddress { room, code }))
    }

    /// Asks a room for something it answers; the room is woken if it is not in memory.
    ///
    /// A room that leaves memory at that very moment drops the question, which is then asked anew.
    pub(crate) async fn ask<T>(
        &self,
        id: RoomId,
        order: impl Fn(oneshot::Sender<Result<T, Refusal>>) -> Order,
    ) -> Result<(T, mpsc::Sender<Order>), Refusal> {
        for _ in 0..ASK_TRIES {
            let mailbox = self.mailbox(id);
            let (reply, answer) = oneshot::channel();
            if mailbox.send(order(reply)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer.map(|answer| (answer, mailbox));
            }
        }
        Err(Refusal::Unavailable)
    }

    fn mailbox(&self, id: RoomId) -> mpsc::Sender<Order> {
        let mut awake = self.awake();
        if let Some(mailbox) = awake.get(&id) {
            return mailbox.clone();
        }
        let (sender, receiver) = mpsc::channel(MAILBOX);
        awake.insert(id, sender.clone());
        self.tasks.spawn(run(self.clone(), id, receiver));
        sender
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<RoomId, mpsc::Sender<Order>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes a room and lets it run; unknown and broken ones answer those who asked.
async fn run(lobby: Lobby, id: RoomId, mut mailbox: mpsc::Receiver<Order>) {
    // Leaves the list before the mailbox closes, also when the room panics: locals go before parameters.
    let place = Place { lobby: &lobby, id };
    // Boxed, so that a room in memory does not carry its waking along, and lies in one place.
    let refusal = match Box::pin(Room::wake(id, lobby.around.clone())).await {
        Ok(Some(mut room)) => {
            let wake_at = room.run(&mut mailbox).await;
            lobby.alarm.set(id, wake_at);
            return;
        }
        Ok(None) => Refusal::NoSuchRoomOrSeat,
        Err(WakeError::Moved) => Refusal::RoomMoved,
        Err(error) => {
            lobby.around.metrics.broken.increment(1);
            error!(room = %short(id), %error, "a room could not be woken");
            Refusal::Unavailable
        }
    };
    drop(place);
    mailbox.close();
    while let Some(order) = mailbox.recv().await {
        order.refuse(&refusal);
    }
}

/// A room's place in the list of those in memory.
struct Place<'a> {
    lobby: &'a Lobby,
    id: RoomId,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.lobby.awake().remove(&self.id);
    }
}

/// Why a room could not be opened.
#[derive(Debug, Error)]
pub(crate) enum OpenError {
    /// Every code that was tried belongs to another room.
    #[error("no free room code was found")]
    NoFreeCode,
    /// The game cannot be set up like this.
    #[error(transparent)]
    BadTable(#[from] BadTable),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl OpenError {
    /// What the client is told.
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            Self::BadTable(BadTable(detail)) => Refusal::BadOptions { detail },
            Self::NoFreeCode | Self::Store(_) => {
                error!(error = %self, "a room could not be opened");
                Refusal::Unavailable
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio_util::sync::CancellationToken;

    use super::*;
    use crate::clock::Clock;
    use crate::config::Config;
    use crate::house::House;
    use crate::store;
    use crate::thinkers::Bots;

    #[tokio::test]
    async fn nothing_is_kept_of_rooms_that_fell_asleep() {
        let folder = std::env::temp_dir().join(format!("dragonhall-{}", Uuid::new_v4()));
        let url = format!("sqlite:{}", folder.join("hall.db").display());
        let store = store::open(&url).await.unwrap();
        let mut config = Config::default();
        config.edge.room_idle_seconds = 0;
        let bots = Bots::choosing(|_, _| None);
        let shutdown = CancellationToken::new();
        let house = House::new(config, store.clone(), Clock::machine(), bots, None, shutdown);
        for info in any::games().into_iter().cycle().take(40) {
            let game = serde_json::json!({ "game": info.game, "options": {} });
            let game = serde_json::from_value(game).unwrap();
            let room = house.lobby.open(game).await.unwrap().room;
            let ask = |room| house.lobby.ask(room, |reply| Order::Summarize { reply });
            assert!(ask(room).await.is_ok());
            let unknown = ask(RoomId(Uuid::new_v4())).await;
            assert_eq!(unknown.err(), Some(Refusal::NoSuchRoomOrSeat));
        }
        house.tasks.close();
        house.tasks.wait().await;
        assert!(house.lobby.awake().is_empty());
        assert!(house.list.rooms(1).is_empty());
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
