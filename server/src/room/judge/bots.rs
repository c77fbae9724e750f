//! Who plays besides people.

use dragonhall_protocol::{Level, Phase, Refusal, Seat};

use super::{Asking, Judged, name};
use crate::room::entry::What;
use crate::room::state::RoomState;
use crate::secrets::below;

/// What bots are called; more than sit at any table.
const NAMES: [&str; 12] = [
    "Ember", "Flint", "Soot", "Cinder", "Onyx", "Sable", "Ash", "Basalt", "Copper", "Obsidian", "Quill",
    "Rust",
];

/// A bot for a free seat, or another level for the bot that sits there; where others play, a bot that joins them
/// plays as well as it can, and stays as it is.
pub(super) fn add(asking: &Asking<'_>, seat: Option<Seat>, level: Level) -> Judged {
    asking.must_host()?;
    let room = asking.room;
    match room.phase() {
        Phase::Lobby | Phase::Playing => {}
        Phase::Revealing | Phase::Finished => return Err(Refusal::OnlyInLobby),
    }
    let among_others = room.phase() == Phase::Playing && room.seated_people().count() > 1;
    let level = if among_others { Level::Hard } else { level };
    let seat = match seat {
        Some(seat) => seat,
        None => {
            let free = room.seats.iter().position(Option::is_none);
            Seat(free.ok_or(Refusal::TableFull)? as u8)
        }
    };
    let name = match room.seats.get(usize::from(seat.0)) {
        None => return Err(Refusal::NoSuchSeat { seat }),
        Some(None) => free_name(room)?,
        Some(Some(occupant)) => match occupant.person.bot {
            None => return Err(Refusal::SeatTaken { seat }),
            Some(_) if among_others => return Err(Refusal::OnlyInLobby),
            Some(now) if now == level => return Err(Refusal::NoChange),
            Some(_) => occupant.person.name.clone(),
        },
    };
    Ok(vec![What::BotSat {
        seat,
        name,
        level,
        asks_anew: room.would_begin_with_a_bot(seat),
    }])
}

/// A name that nobody in the room has, nor one like it.
fn free_name(room: &RoomState) -> Result<String, Refusal> {
    let is_free = |name: &&str| room.people().all(|person| !name::is_alike(&person.name, name));
    let mut free: Vec<&str> = NAMES.into_iter().filter(is_free).collect();
    if free.is_empty() {
        return Err(Refusal::NameTaken);
    }
    Ok(free.swap_remove(below(free.len())).to_owned())
}
