//! What the operator is told of a room: by its log, and by the room itself where it is in memory.

use std::time::Duration;

use dragonhall_protocol::{GameId, Level, Phase, PlayerId, RoomCode, RoomId, Seat, Time};
use serde::{Deserialize, Serialize};

use crate::room::aside;
use crate::store::{Record, Store, StoreError};

/// What is known of a room.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Known {
    /// Its id, which opens it to whoever knows it.
    pub id: RoomId,
    /// When it was opened.
    pub opened: Time,
    /// When the last entry was written.
    pub changed: Time,
    /// How many entries its log has had.
    pub entries: u64,
    /// How long its log is.
    pub bytes: u64,
    /// What its log makes of it; why nothing, where it is damaged.
    pub state: Result<State, String>,
    /// Who is there, where it is in memory.
    pub live: Option<Live>,
}

/// What a room's log makes of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    /// Its code.
    pub code: RoomCode,
    /// Its game.
    pub game: GameId,
    /// What it is doing.
    pub phase: Phase,
    /// Why nobody gets in any more.
    pub closed: Option<Closed>,
    /// When its time is over, unless somebody does something in it before.
    pub expires: Time,
    /// Whether its host wants it on the public list, and whether the operator took it off.
    pub listed: bool,
    /// Whether the operator took it off the public list.
    pub unlisted: bool,
    /// Those who have a seat or a name.
    pub people: Vec<Someone>,
}

/// Why nobody gets into a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Closed {
    /// Its time is over.
    Gone,
    /// It goes on in another house.
    Moved,
}

/// Somebody with a seat or a name.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Someone {
    /// The number in the room.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// Where this person sits.
    pub seat: Option<Seat>,
    /// How well it plays, if it is a bot.
    pub bot: Option<Level>,
}

/// Who is in a room.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Live {
    /// How many connections it has.
    pub connections: u32,
    /// The numbers of those with a seat or a name who are connected.
    pub here: Vec<PlayerId>,
    /// The household that somebody last came from, by the person's number, under the name that it has today.
    pub households: Vec<(PlayerId, String)>,
    /// Those of people who watch without a name.
    pub nameless: Vec<String>,
}

impl Known {
    /// What the log of a room tells of it, which is kept for so long after its last change.
    pub(crate) fn of(id: RoomId, log: Vec<Record>, keep: Duration) -> Self {
        let at = |record: Option<&Record>| record.map_or(Time::default(), |record| record.at);
        Self {
            id,
            opened: at(log.first()),
            changed: at(log.last()),
            entries: log.last().map_or(0, |last| last.seq),
            bytes: log.iter().map(|record| record.body.len() as u64).sum(),
            state: aside::state(id, log, keep).map_err(|error| error.to_string()),
            live: None,
        }
    }
}

/// The rooms, the latest change first, as their logs tell.
pub(crate) async fn rooms(store: &dyn Store, most: u32, keep: Duration) -> Result<Vec<Known>, StoreError> {
    let mut rooms = Vec::new();
    for row in store.rooms(most).await? {
        // One that went meanwhile is not there any more.
        if let Some(log) = store.log(row.id).await? {
            rooms.push(Known::of(row.id, log, keep));
        }
    }
    Ok(rooms)
}
