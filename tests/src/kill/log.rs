//! What a room's log says.

use dragonhall_protocol::{GameIntent, MessageId, RoomId};
use dragonhall_server::store::Store;
use serde_json::Value;

/// What a room writes by itself, or as the consequence of an entry that somebody asked for.
const ROOMS_OWN: [&str; 5] = ["opened", "began", "was_away", "returned", "notified"];

/// A room's log, as far as the checker needs it.
#[derive(Clone, Debug, Default)]
pub struct Log(pub Vec<Logged>);

/// An entry of a room's log.
#[derive(Clone, Debug)]
pub struct Logged {
    /// Its number.
    pub seq: u64,
    /// The message it came from.
    pub cause: Option<MessageId>,
    /// What was asked in the game.
    pub intent: Option<GameIntent>,
    /// Whether the room writes such an entry by itself.
    pub is_the_rooms_own: bool,
}

impl Log {
    /// Reads a room's log from a store that no server uses any more.
    pub async fn read(store: &dyn Store, room: RoomId) -> Self {
        let claim = store
            .claim(room)
            .await
            .expect("a store that answers")
            .expect("a room");
        let logged = claim.records.into_iter().map(|record| {
            let entry: Value = serde_json::from_str(&record.body).expect("an entry");
            let field = |path: &str| entry.pointer(path).cloned();
            Logged {
                seq: record.seq,
                cause: field("/cause/id").map(|id| serde_json::from_value(id).expect("a message id")),
                intent: field("/what/decided/intent")
                    .map(|intent| serde_json::from_value(intent).expect("an intent")),
                is_the_rooms_own: ROOMS_OWN.iter().any(|what| entry["what"].get(what).is_some()),
            }
        });
        Self(logged.collect())
    }

    /// The numbers of the entries that came from a message.
    pub fn entries_of(&self, id: MessageId) -> Vec<u64> {
        self.0
            .iter()
            .filter(|logged| logged.cause == Some(id))
            .map(|logged| logged.seq)
            .collect()
    }
}
