//! The operator's desk: what the commands of whoever runs the server ask it while it runs, over a socket that is a file.
//!
//! The field calls this: admin socket (control plane).
//!
//! Whoever may open the file may do everything that it offers; that is the server's own user, and root. One line asks, one
//! line answers, each of JSON.
//!
//! - [`listening`]: the socket; [`asking`]: the other end
//! - [`answering`]: what becomes of what is asked
//! - [`known`]: what is told of a room

mod answering;
pub(crate) mod asking;
pub(crate) mod known;
mod listening;

use std::path::{Path, PathBuf};

use dragonhall_protocol::{RoomId, Seat, Time};
use serde::{Deserialize, Serialize};

use self::known::Known;
use crate::store::{Place, place};

pub use self::listening::Desk;

/// What stands behind the name of a SQLite database in the name of its desk.
const ENDING: &str = ".socket";

/// What is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ask {
    /// The rooms, the latest change first.
    Rooms {
        /// How many at most.
        most: u32,
    },
    /// One room.
    Show {
        /// Which.
        room: RoomId,
    },
    /// A household is not let in for a time.
    Ban {
        /// What it is called today.
        household: String,
        /// For how long.
        hours: u32,
    },
    /// A household is let in again.
    Unban {
        /// What it was called when it was banned, or is called today.
        household: String,
    },
    /// The households that are not let in.
    Bans,
    /// Something that is done to a room.
    Act {
        /// Which.
        room: RoomId,
        /// What.
        act: Act,
    },
}

/// What is done to a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Act {
    /// Its time is over now.
    Close,
    /// All that is kept of it but its finished games goes now.
    Erase,
    /// It is on the public list no more.
    Unlist,
    /// A seat becomes free, in a game once its player has been away for long.
    Free {
        /// Which.
        seat: Seat,
    },
    /// There is another key to a seat, in a game once its player has been away for long.
    Reissue {
        /// Which.
        seat: Seat,
    },
    /// It goes on in another house, unless something has happened after this entry.
    Move {
        /// The last entry that goes along.
        after: u64,
    },
}

/// What is answered.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Told {
    /// Rooms.
    Rooms(Vec<Known>),
    /// Households that are not let in, by what they were called, and until when.
    Bans(Vec<(String, Time)>),
    /// What was done, in one sentence.
    Done(String),
    /// Words that open a seat.
    Key {
        /// The words.
        words: String,
        /// From when on, in words.
        from: String,
        /// Until when.
        until: Time,
    },
    /// Whether a room goes on in another house from now on, or has gone on here meanwhile.
    Moved {
        /// Whether it left.
        left: bool,
    },
}

impl Told {
    /// Why an answer that fits no question is none.
    pub(crate) const STRANGE: &str =
        "the server is another version of this program; use the program that it runs";
}

/// What is answered, or in one sentence why nothing was done.
pub(crate) type Answer = Result<Told, String>;

/// Where the desk of a server is that keeps its games there: where it was put, or beside a SQLite database.
pub fn path(database: &str, named: Option<&Path>) -> Option<PathBuf> {
    if let Some(named) = named {
        return Some(named.to_owned());
    }
    match place(database) {
        Ok(Place::Sqlite(file)) => {
            let mut name = file.as_os_str().to_owned();
            name.push(ENDING);
            Some(name.into())
        }
        Ok(Place::Postgres(_)) | Err(_) => None,
    }
}
