//! How things are named in the log.

use std::fmt::Display;

use dragonhall_protocol::RoomId;

/// The first eight digits of a room's id: enough to find it in a log, not enough to enter it.
pub(crate) fn short(id: RoomId) -> impl Display {
    let (first, ..) = id.0.as_fields();
    format!("{first:08x}")
}
